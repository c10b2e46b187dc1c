/// What the app asks for on the screen that is there, and does not get.
package struct LostWish: Hashable, Sendable {
  /// Where it stands.
  package var site: Site
  /// Why it is not heard, where the structure alone tells that.
  package var advice: Advice?
  package var wanted: Wanted
  /// `true` iff what gave the bar instead states nothing: a default of UIKit, the device, a key.
  package var isWinnerSilent: Bool
  /// `true` iff both are known, by no assumption and by no rule that sources dispute.
  package var isCertain: Bool

  /// A bar as a wish has it.
  package enum Wanted: Hashable, Sendable {
    case hidden(Bool)
    case content(InterfaceStyle)

    /// `true` iff a bar is another one.
    package func differs(from bar: Bar) -> Bool {
      switch self {
      case .hidden(let isHidden): bar.isHidden != isHidden
      case .content(let content): !bar.isHidden && bar.content != content
      }
    }
  }
}

extension Questions {
  /// Returns what keys of Info.plist ask for and the first screen does not show: with view
  /// controllers in charge they speak for the launch screen alone (U3).
  package func lostKeys() -> [LostWish] {
    let plist = world.platform.plist
    guard world.isRunning, !world.isLaunching, plist.isViewControllerBased else { return [] }
    trace.begin()
    trace.explain()
    let resolution = resolution(withReliances: true, withReasons: true)
    let isKnown = resolution.undecided.isEmpty && resolution.alternatives.isEmpty
    // A key that hides the bar is for the launch screen alone, on purpose (U3).
    let content: InterfaceStyle? =
      switch plist.style {
      case .lightContent: .light
      case .darkContent: .dark
      case .default, .blackOpaque: nil
      }
    // The style of a bar that the launch hides was never meant to be seen.
    guard let content, !plist.isHidden, plist.styleSite != .none,
      LostWish.Wanted.content(content).differs(from: world.published.bar)
    else { return [] }
    let rests = resolution.reliances.contains { Reason.Aspect.style.covers($0.aspect) }
    return [
      LostWish(
        site: plist.styleSite, advice: Advice(.plistStyleAfterLaunch, .u3, site: plist.styleSite),
        wanted: .content(content), isWinnerSilent: isWinnerSilent(.style, by: resolution.reasons),
        isCertain: isKnown && !rests)
    ]
  }

  /// Returns the wishes on screen that the bar contradicts, in the order in which they were met.
  package func lostWishes() -> [LostWish] {
    guard world.isRunning, !world.isLaunching else { return [] }
    trace.begin()
    trace.explain()
    let resolution = resolution(withReliances: true, withReasons: true)
    let reasons = resolution.reasons
    let isKnown = resolution.undecided.isEmpty && resolution.alternatives.isEmpty
    var wishes: [(site: Site, advice: Advice?, wish: VainSetting.Wish)] =
      vainSettings(on: reasons).map { ($0.advice.site, $0.advice, $0.wish) }
    for (site, wish) in unaskedAnswers(on: reasons)
    where !wishes.contains(where: { $0.site == site }) {
      wishes.append((site, nil, wish))
    }
    return wishes.compactMap { site, advice, wish in
      guard let (wanted, isSure) = wanted(by: wish), wanted.differs(from: world.published.bar)
      else { return nil }
      let aspect: Reason.Aspect =
        if case .hidden = wanted { .visibility } else { .style }
      let rests = resolution.reliances.contains { aspect.covers($0.aspect) }
      // A phone on its side has no bar, whatever asks for one (U51): nothing can mend that.
      if aspect == .visibility, world.published.bar.hiddenOwner == .device { return nil }
      // Text that can be read on what is declared to lie under it is hardly missed, and neither is
      // that of a screen which does not reach the bar.
      let isFine =
        aspect == .style && (isLegible || fitsAppearance(wanted) || !liesUnderBar(wish))
      return LostWish(
        site: site, advice: advice, wanted: wanted,
        isWinnerSilent: isWinnerSilent(aspect, by: reasons),
        isCertain: isKnown && isSure && !rests && !isFine && !isPassedOver(wish))
    }
  }

  /// The bar that the app would answer now where that on screen is another one: it was not asked
  /// since something changed. Nil where it is the same, where either is not known for sure, and
  /// where code is still to run.
  package func awaitedBar() -> Bar? {
    guard world.isRunning, !world.isLaunching, world.delayed.isEmpty,
      world.published.undecided.isEmpty, world.published.reliances.isEmpty
    else { return nil }
    trace.begin()
    let fresh = resolution(withReliances: true, withReasons: false)
    let (shown, bar) = (world.published.bar, fresh.bar)
    let isOther =
      shown.isHidden != bar.isHidden || !shown.isHidden && shown.content != bar.content
    guard isOther, fresh.undecided.isEmpty, fresh.alternatives.isEmpty, fresh.reliances.isEmpty
    else { return nil }
    return bar
  }

  /// `true` iff what asks reaches up to the bar, as far as that is known.
  private func liesUnderBar(_ wish: VainSetting.Wish) -> Bool {
    guard case .answer(let id, _) = wish else { return true }
    return nearest(from: id, along: .parentsAndPresenters) {
      self[$0].presenter != nil && !reachesBar($0)
    } == nil
  }

  /// `true` iff a container names another one of its children, which is asked instead, or none: its
  /// author says whom the bar belongs to.
  private func isPassedOver(_ wish: VainSetting.Wish) -> Bool {
    guard case .answer(let id, let property) = wish else { return false }
    let delegation: ControllerProperty =
      property == .prefersStatusBarHidden ? .childForStatusBarHidden : .childForStatusBarStyle
    let outer = turnPage()
    defer { trace = outer }
    let isInherited = isInherited(property, of: id)
    var child = id
    for _ in 0...world.controllers.count {
      guard let parent = self[child].parent else { return false }
      if mayBeUnseen(child, in: parent, isInherited: isInherited) { return true }
      if let formula = override(delegation, of: parent) {
        let answer = value(formula, of: parent)
        if answer.isNone { return true }
        if case .controller(let named) = answer, named != child,
          self[parent].children.contains(named)
        {
          return true
        }
      }
      child = parent
    }
    return false
  }

  /// `true` iff a class has an answer from the class above it.
  private func isInherited(_ property: ControllerProperty, of id: ControllerID) -> Bool {
    guard let screen = self[id].screen,
      let base = program.screens[Int(screen.index)].superclass
    else { return false }
    return override(property, from: base) == override(property, from: screen)
  }

  /// `true` iff the view of a child may be covered by that of another one, or not be seen for
  /// another reason; what a class says for all of its subclasses is not meant for one below the
  /// bar.
  private func mayBeUnseen(
    _ child: ControllerID, in parent: ControllerID, isInherited: Bool
  ) -> Bool {
    guard self[parent].controllerClass == .plain else { return false }
    if self[parent].children.last != child { return true }
    switch self[parent].screen.map({ program.screens[Int($0.index)].childViews }) {
    case nil, .underBar: return false
    case .below: return isInherited
    case .unseen: return true
    }
  }

  /// What a wish asks for, and whether that is known for sure; nil where it asks for nothing that
  /// could be compared, as the style that leaves the choice to the system.
  private func wanted(by wish: VainSetting.Wish) -> (LostWish.Wanted, isSure: Bool)? {
    switch wish {
    case .unknown: return nil
    case .hidden: return (.hidden(true), true)
    case .content(let style): return (.content(style), true)
    case .answer(let id, let property):
      let outer = turnPage()
      defer { trace = outer }
      guard let formula = override(property, of: id) else { return nil }
      return LostWish.Wanted(value(formula, of: id)).map { ($0, trace.reliances.isEmpty) }
    }
  }

  /// The colour that the bar's text would need on what is declared to lie under it, and where that
  /// is declared; nil where it has that, or nothing is declared.
  package func neededText() -> (content: InterfaceStyle, backdrop: Site)? {
    let bar = world.published.bar
    guard world.isRunning, !world.isLaunching, !bar.isHidden, !bar.isCovered, !bar.isSplit,
      world.published.undecided.isEmpty, cardUnderBar() == nil, let isDark = isDarkUnderBar()
    else { return nil }
    let needed: InterfaceStyle = isDark ? .light : .dark
    return bar.content == needed ? nil : (needed, backdropUnderBar()?.1.site ?? .none)
  }

  /// `true` iff what lies under the bar is declared, and its text can be read on it.
  private var isLegible: Bool {
    let bar = world.published.bar
    guard let isDark = cardUnderBar() != nil ? true : isDarkUnderBar() else { return false }
    return bar.content == (isDark ? .light : .dark)
  }

  /// `true` iff dark text is asked for, and the text is light only as all is dark: in dark mode,
  /// where nothing says that what lies under the bar is bright.
  private func fitsAppearance(_ wanted: LostWish.Wanted) -> Bool {
    let bar = world.published.bar
    return wanted == .content(.dark) && bar.style == .default && bar.content == .light
      && world.platform.appearance == .dark && isBackdropDark() == nil
  }

  /// `true` iff nothing in the text states what the bar is.
  private func isWinnerSilent(_ aspect: Reason.Aspect, by reasons: [Reason]) -> Bool {
    let bar = world.published.bar
    let owner = aspect == .style ? bar.styleOwner : bar.hiddenOwner
    switch owner {
    case .system, .plist: return true
    // A phone on its side has no bar: few that ask for a visible one mean that.
    case .device, .application: return false
    case .controller: break
    }
    return !reasons.contains { reason in
      guard reason.aspect == aspect, reason.site != .none else { return false }
      switch reason.kind {
      case .asked(let id, .prefersStatusBarHidden, _), .asked(let id, .preferredStatusBarStyle, _):
        return .controller(id) == owner
      case .preference: return true
      case .remark(.schemeActive): return true
      case .asked, .notAsked, .ineffective, .decided, .remark: return false
      }
    }
  }
}

extension Journal {
  /// Returns what the application was told at a place; nil unless that says what the bar should be.
  package func setterWish(at site: Site) -> LostWish.Wanted? {
    guard let write = writes.last(where: { $0.site == site }) else { return nil }
    let wanted = LostWish.Wanted(write.value)
    switch wanted {
    case nil: return nil
    case .hidden: return write.place == .application(.visibility) ? wanted : nil
    case .content: return write.place == .application(.style) ? wanted : nil
    }
  }
}

extension LostWish.Wanted {
  /// What a value asks for; nil for one that says nothing of the bar, or leaves the choice.
  fileprivate init?(_ value: Value) {
    if case .bool(let isHidden) = value {
      self = .hidden(isHidden)
    } else if value == .style(.lightContent) {
      self = .content(.light)
    } else if value == .style(.darkContent) {
      self = .content(.dark)
    } else {
      return nil
    }
  }
}

extension Reason.Aspect {
  /// `true` iff an answer of the other one has a part in it.
  fileprivate func covers(_ other: Reason.Aspect) -> Bool { other == self || other == .both }
}
