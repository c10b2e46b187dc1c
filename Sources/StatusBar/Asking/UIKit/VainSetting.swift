/// A setting of the program that has no part in the bar, and who asks for what by it.
struct VainSetting: Hashable {
  var advice: Advice
  var wish: Wish

  /// What is asked for by it.
  enum Wish: Hashable {
    /// What a class answers.
    case answer(ControllerID, ControllerProperty)
    /// A modifier asks for a hidden bar.
    case hidden
    /// A modifier asks for text of a colour.
    case content(InterfaceStyle)
    /// Nothing that could be told from the bar on screen.
    case unknown
  }
}

// What the structure makes vain: overrides that no container asks, modifiers that are not read.
extension Questions {
  /// Returns what is in vain, each once, by the reasons of a resolution.
  func vainSettings(on reasons: [Reason]) -> [VainSetting] {
    var found: [VainSetting] = []
    for reason in reasons { find(on: reason, among: reasons, in: &found) }
    let hasApplicationBar = !world.platform.plist.isViewControllerBased
    for index in world.controllers.indices {
      let id = ControllerID(Int32(index))
      found.add(unreadPreference(of: id))
      if hasApplicationBar {
        found.add(unreadOverride(.prefersStatusBarHidden, of: id))
        found.add(unreadOverride(.preferredStatusBarStyle, of: id))
      }
    }
    return found
  }

  /// An answer of a controller's class where the application has the bar (U2).
  private func unreadOverride(_ property: ControllerProperty, of id: ControllerID) -> VainSetting? {
    guard isAlive(id), let site = ownAnswer(property, of: id) else { return nil }
    return VainSetting(
      advice: Advice(.overrideUnderPlistMode, .u2, site: site), wish: .answer(id, property))
  }

  /// Where a class gives an answer; nil where it gives none, or one that is declared elsewhere.
  fileprivate func ownAnswer(_ property: ControllerProperty, of id: ControllerID) -> Site? {
    guard let formula = override(property, of: id), !program.isElsewhere(formula) else {
      return nil
    }
    return program.formulas[Int(formula.index)].site
  }

  private func find(
    on reason: Reason, among reasons: [Reason], in found: inout [VainSetting]
  ) {
    func add(_ kind: Advice.Kind, _ rule: Rule, _ wish: VainSetting.Wish) {
      found.add(VainSetting(advice: Advice(kind, rule, site: reason.site), wish: wish))
    }
    switch (reason.kind, reason.rule) {
    case (.notAsked(let id), _):
      for shown in shown(in: id) { found.add(unreadAnswer(of: shown, reason, among: reasons)) }
    case (.asked(let id, .childForStatusBarHidden, .controller), .u26),
      (.asked(let id, .childForStatusBarStyle, .controller), .u26):
      found.add(unreadAnswer(of: id, reason, among: reasons))
    // Both names of SwiftUI's modifier; the placement of iOS 27 has S30, a library's own has S55.
    case (.preference, .s16) where world.platform.os >= Version(27):
      add(.deprecatedCall, .s15, .unknown)
    case (.ineffective, .s18), (.ineffective, .d3):
      let isWish = asksForHidden(at: reason.site, among: reasons)
      add(.modifierOnDestination, reason.rule, isWish ? .hidden : .unknown)
    case (.ineffective, .s24): add(.nestedModifiers, .d2, .unknown)
    case (.ineffective, .s42), (.remark(.schemeInactive), _):
      add(.schemeWithoutBackground, reason.rule, schemeWish(at: reason.site))
    default: break
    }
  }

  /// What the scheme of a navigation bar asks for that does not count: light text on a dark bar.
  private func schemeWish(at site: Site) -> VainSetting.Wish {
    let outer = turnPage()
    defer { trace = outer }
    for index in world.controllers.indices {
      let id = ControllerID(Int32(index))
      guard isAlive(id), let scheme = toolbar(.scheme, .navigationBar, of: id),
        scheme.site == site, case .scheme(let style) = scheme.value
      else { continue }
      // Over what scrolls it counts as soon as the bar has a background, which may be meant.
      if scrollView(of: id) != nil { return .unknown }
      return .content(style == .dark ? .light : .dark)
    }
    return .unknown
  }

  /// `true` iff a modifier of a screen that is not asked asks for a hidden bar now.
  private func asksForHidden(at site: Site, among reasons: [Reason]) -> Bool {
    let outer = turnPage()
    defer { trace = outer }
    return reasons.contains { reason in
      guard case .notAsked(let id) = reason.kind, isAlive(id),
        let preference = hiddenPreference(ofChild: id)
      else { return false }
      return preference.site == site && preference.isHidden
    }
  }

  /// Answers of what is on screen that nothing asked for, whatever is the reason: a phone on its
  /// side has no bar, a container names a child that is not there yet, a window lies in front.
  func unaskedAnswers(on reasons: [Reason]) -> [(site: Site, wish: VainSetting.Wish)] {
    var found: [(site: Site, wish: VainSetting.Wish)] = []
    for id in controllersOnScreen where isAlive(id) {
      for property in [ControllerProperty.prefersStatusBarHidden, .preferredStatusBarStyle] {
        guard let site = ownAnswer(property, of: id), !reasons.asks(id, for: property) else {
          continue
        }
        found.append((site, .answer(id, property)))
      }
      if let site = unaskedPreference(of: id, on: reasons) { found.append((site, .hidden)) }
    }
    return found
  }

  /// Where a hosted tree asks for a hidden bar that no container of it is asked for.
  private func unaskedPreference(of id: ControllerID, on reasons: [Reason]) -> Site? {
    guard self[id].controllerClass == .hosting, !isInsideHost(id),
      !reasons.asks(id, for: .prefersStatusBarHidden), let (view, context) = tree(of: id)
    else { return nil }
    let outer = turnPage()
    defer { trace = outer }
    guard let preference = hiddenPreference(view, context), preference.isHidden,
      !reasons.contains(where: { $0.site == preference.site })
    else { return nil }
    return preference.site
  }

  /// Where what is on screen asks for a bar, heard or not, each once.
  package var wishSites: [Site] {
    guard world.isRunning, !world.isLaunching else { return [] }
    trace.begin()
    trace.explain()
    var found: [Site] = []
    for reason in resolution(withReliances: false, withReasons: true).reasons {
      switch reason.kind {
      case .preference, .ineffective: found.append(reason.site)
      case .asked, .notAsked, .decided, .remark: continue
      }
    }
    for id in controllersOnScreen where isAlive(id) {
      found += [ControllerProperty.prefersStatusBarHidden, .preferredStatusBarStyle].compactMap {
        ownAnswer($0, of: id)
      }
    }
    var sites: [Site] = []
    for site in found where site != .none && !sites.contains(site) { sites.append(site) }
    return sites
  }

  /// What is on screen, also below what covers it in part: a window, or what is presented over it.
  private var controllersOnScreen: [ControllerID] {
    var found: [ControllerID] = []
    for window in world.windows where isShown(window) && window.isOnMainScreen {
      guard let root = window.root else { continue }
      var chain = [root]
      while let id = chain.last, let presented = presented(above: id),
        chain.count <= world.controllers.count
      {
        chain.append(presented)
      }
      for id in chain.reversed() {
        found += shown(in: id).filter { !found.contains($0) }
        if coversPresenter(id) { break }
      }
    }
    return found
  }

  /// `true` iff what a controller is presented over cannot be seen, or is not what the bar lies on.
  private func coversPresenter(_ id: ControllerID) -> Bool {
    guard self[id].presenter != nil else { return false }
    switch effectiveStyle(of: id) {
    case .overFullScreen, .overCurrentContext: return isOpaque(id)
    case .custom, .alert: return false
    case .formSheet, .popover: return !isPad
    case .automatic, .fullScreen, .currentContext, .pageSheet: return true
    }
  }

  /// A controller and what is on screen within it: what passes it over passes over them all.
  private func shown(in id: ControllerID) -> [ControllerID] {
    [id] + visibleChildren(of: id).flatMap { shown(in: $0) }
  }

  /// An answer of a class that is not read: its container or presenter does not ask, or it hands
  /// the question on (U22, U26, U28, U34). A getter that asks by itself reads it all the same.
  private func unreadAnswer(
    of id: ControllerID, _ reason: Reason, among reasons: [Reason]
  ) -> VainSetting? {
    let property: ControllerProperty =
      reason.aspect == .style ? .preferredStatusBarStyle : .prefersStatusBarHidden
    guard let site = ownAnswer(property, of: id), !reasons.asks(id, for: property) else {
      return nil
    }
    let kind: Advice.Kind =
      switch reason.rule {
      case .u22: .styleUnderNavigationBar
      case .u26: .answerHandedOn
      default: .overrideNotAsked
      }
    return VainSetting(
      advice: Advice(kind, reason.rule, site: site), wish: .answer(id, property))
  }

  /// A modifier of a hosted tree that is not read: under a plist that says NO, in a sheet, beside
  /// an embedded controller (S2, S8, S22).
  private func unreadPreference(of id: ControllerID) -> VainSetting? {
    guard isAlive(id), self[id].controllerClass == .hosting, !isInsideHost(id),
      let (kind, rule) = reasonToIgnorePreference(to: id), let (view, context) = tree(of: id)
    else { return nil }
    let outer = turnPage()
    defer { trace = outer }
    guard let preference = hiddenPreference(view, context), preference.isHidden
    else { return nil }
    return VainSetting(advice: Advice(kind, rule, site: preference.site), wish: .hidden)
  }

  /// Why the visibility that a hosted tree asks for is not read, or nil where it is.
  private func reasonToIgnorePreference(
    to id: ControllerID
  ) -> (kind: Advice.Kind, rule: Rule)? {
    guard world.platform.plist.isViewControllerBased else { return (.modifierUnderPlistMode, .s2) }
    let outer = turnPage()
    defer { trace = outer }
    if isSpokenFor(id, .visibility) { return (.embeddedController, .s8) }
    guard self[id].presenter != nil, !takesControl(id) else { return nil }
    switch effectiveStyle(of: id) {
    case .pageSheet, .formSheet, .popover, .automatic: return (.sheetContentNotAsked, .s22)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .alert:
      return (.overrideNotAsked, .u34)
    }
  }
}

extension LostWish.Wanted {
  /// `true` iff the bar is as a place of the code asks for it, and what stands there was asked.
  package func isHeeded(at site: Site, in questions: Questions) -> Bool {
    guard questions.world.isRunning, !questions.world.isLaunching,
      !differs(from: questions.world.published.bar)
    else { return false }
    questions.trace.begin()
    questions.trace.explain()
    let reasons = questions.resolution(withReliances: false, withReasons: true).reasons
    return reasons.contains { reason in
      switch reason.kind {
      case .asked(let id, let property, _): questions.ownAnswer(property, of: id) == site
      case .preference: reason.site == site
      case .notAsked, .ineffective, .decided, .remark: false
      }
    }
  }
}

extension Program {
  /// `true` iff a formula stands for what a superclass answers that is declared elsewhere: no
  /// caller can be told that it is in vain.
  fileprivate func isElsewhere(_ formula: FormulaID) -> Bool {
    let formula = formulas[Int(formula.index)]
    if case .opaque = formula.kind { return formula.site == .none }
    return false
  }
}

extension [Reason] {
  /// `true` iff a controller was asked for a property.
  fileprivate func asks(_ id: ControllerID, for property: ControllerProperty) -> Bool {
    contains { reason in
      if case .asked(id, property, _) = reason.kind { return true }
      return false
    }
  }
}

extension [VainSetting] {
  /// Adds what is in vain, each place once for a reason.
  fileprivate mutating func add(_ setting: VainSetting?) {
    if let setting, !contains(where: { $0.advice == setting.advice }) { append(setting) }
  }
}
