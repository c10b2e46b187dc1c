import Language
import StatusBar

// Whether a fact holds in the world as it is. Nothing here may build a String or copy a world.
extension CellRunner {
  func verdict(of fact: PlannedFact) -> Verdict {
    if fact.kind.has(.screens) && questions.unknownFacets(.screens) != nil { return .undecided }
    if let decider = fact.decider, isUnknown(decider, of: fact.kind) {
      // Nothing tells whether what answers is what is named.
      var plain = fact
      plain.decider = nil
      let verdict = verdict(of: plain)
      return verdict == .holds ? .undecided : verdict
    }
    return switch fact.kind {
    case .hidden(let isHidden):
      onBars { $0.isHidden == isHidden && decides(fact.decider, $0.hiddenOwner) }
    case .covered: onBars { $0.isCovered }
    case .unchanged: unchanged
    case .stale(let isStale): isStale ? stale : stale.reversed
    case .ignored where journal.open.contains(.outcome): .undecided
    case .ignored: Verdict(journal.wasIgnored || hasIgnoredSetter)
    case .content(let content): self.content(content, fact.decider)
    case .split(let isSplit): part { $0.isSplit == isSplit }
    case .trailing(let content): trailing(content, fact.decider)
    case .automatic: onBars { $0.isAutomatic && decides(fact.decider, $0.styleOwner) }
    case .unknown(let isUnknown):
      Verdict((published.alternatives.isEmpty && looksAlike) != isUnknown)
    case .style where styleDoubt != nil: .undecided
    case .style(let style):
      onBars { $0.style == style && decides(fact.decider, $0.styleOwner) }
    case .asked(let route, let isWhole, nil): asked(route, isWhole: isWhole)
    case .asked(let route, let isWhole, let count?):
      asked(route, isWhole: isWhole, exactly: count)
    case .notAsked(let question): wasAsked(question).reversed
    case .animated(let animation, let seconds): animated(animation, seconds)
    case .notAnimated: notAnimated
    case .flash(let look): flashed(look)
    case .noFlash: flashed(nil).reversed
    case .meanwhile(let look): meanwhile(look)
    case .quantity(let quantity, let value, let tolerance):
      self.quantity(quantity, value, tolerance)
    case .navigationBar(let fact): navigationBar(fact)
    case .top(let controller): top(controller)
    case .lifecycle(let moments, let isWhole):
      namesUnknownController ? .undecided : Verdict(lived(moments, isWhole: isWhole))
    case .advice(let kind): gave(kind)
    case .condition(let condition): holds(condition)
    }
  }

  /// `true` iff the bar looks alike in every world that is possible.
  var looksAlike: Bool {
    others.allSatisfy {
      $0.world.published.alternatives.isEmpty
        && $0.world.published.bar.looksLike(published.bar)
    }
  }

  /// What is unknown of the style that a hidden bar keeps; nil where that is known.
  var styleDoubt: InputID? {
    let bars = [published.bar] + published.alternatives
    return bars.lazy.compactMap { $0.isHidden ? $0.styleDoubt : nil }.first
  }

  /// Holds or fails where all possible bars agree.
  @inline(__always)
  private func onBars(_ test: (Bar) -> Bool) -> Verdict {
    let first = test(published.bar)
    for bar in published.alternatives where test(bar) != first { return .undecided }
    return first ? .holds : .fails
  }

  private func content(_ content: InterfaceStyle, _ decider: PlannedDecider?) -> Verdict {
    part { $0.content == content && decides(decider, $0.styleOwner) }
  }

  private func trailing(_ content: InterfaceStyle, _ decider: PlannedDecider?) -> Verdict {
    part { bar in
      (bar.trailing?.content ?? bar.content) == content
        && decides(decider, bar.trailing?.owner ?? bar.styleOwner)
    }
  }

  /// What the text of a visible bar looks like; a hidden one has none.
  @inline(__always)
  private func part(_ test: (Bar) -> Bool) -> Verdict {
    let hidden = onBars { $0.isHidden }
    guard hidden == .fails else { return hidden == .holds ? .absurd : .undecided }
    return onBars(test)
  }

  /// `true` iff it is unknown who decides what a fact is about: a controller of which nothing is
  /// known, or one of screens that may be there, which may be a card that leaves it to the system.
  private func isUnknown(_ decider: PlannedDecider, of kind: PlannedFact.Kind) -> Bool {
    switch decider {
    case .controller:
      isDecidedByUnknownController(kind) || questions.unknownFacets(.screens) != nil
    case .system: questions.unknownFacets(.screens) != nil
    case .device, .plist, .application: false
    }
  }

  /// `true` iff a controller of which nothing is known decides what a fact is about.
  private func isDecidedByUnknownController(_ kind: PlannedFact.Kind) -> Bool {
    var isOfVisibility = false
    if case .hidden = kind { isOfVisibility = true }
    return ([published.bar] + published.alternatives).contains { bar in
      guard case .controller(let id) = isOfVisibility ? bar.hiddenOwner : bar.styleOwner else {
        return false
      }
      return questions.isUnknownController(id)
    }
  }

  func decides(_ decider: PlannedDecider?, _ owner: Owner) -> Bool {
    guard let decider else { return true }
    switch decider {
    case .system: return owner == .system
    case .device: return owner == .device
    case .plist: return owner == .plist
    case .application: return owner == .application
    case .controller(let planned):
      guard case .controller(let id) = owner else { return false }
      return matches(planned, id)
    }
  }

  /// `true` iff a name of the scenario means this controller, as it was at an event of the journal.
  func matches(_ planned: PlannedController, _ id: ControllerID, at event: Int = .max) -> Bool {
    if let screen = planned.screen {
      if questions.isNamed(screen, id, at: event, of: journal) {
        return planned.ordinal == nil || hasName(planned, id, at: event)
      }
      if questions.screen(of: id, at: event, of: journal) != nil { return false }
    }
    return hasName(planned, id, at: event)
  }

  /// `true` iff a controller has the name, and the number if one is written.
  private func hasName(_ planned: PlannedController, _ id: ControllerID, at event: Int) -> Bool {
    let name = questions.name(of: id, at: event, of: journal).utf8
    guard name.starts(with: planned.name.utf8) else { return false }
    let rest = name.dropFirst(planned.name.utf8.count)
    guard let ordinal = planned.ordinal else {
      return rest.isEmpty || rest.first == UInt8(ascii: "#")
    }
    return rest.isEmpty ? ordinal == 1 : rest.elementsEqual("#\(ordinal)".utf8)
  }

  private var unchanged: Verdict {
    guard let former else { return .holds }
    let now = published
    guard former.alternatives.isEmpty, now.alternatives.isEmpty else {
      return former.bar == now.bar && former.alternatives == now.alternatives
        ? .holds : .undecided
    }
    return Verdict(former.bar.looksLike(now.bar))
  }

  /// `true` iff a question asked now would be answered differently.
  var lagsBehind: Bool {
    let fresh = questions.resolve()
    return !fresh.answersLike(published)
  }

  /// Whether a question asked now would be answered differently, as far as both are known.
  private var stale: Verdict {
    let (shown, fresh) = (published, questions.resolve())
    guard !shown.alternatives.isEmpty || !fresh.alternatives.isEmpty else {
      return Verdict(!fresh.answersLike(shown))
    }
    let old = [shown.bar] + shown.alternatives
    let new = [fresh.bar] + fresh.alternatives
    let mayAgree = old.contains { bar in new.contains { $0.answersLike(bar) } }
    if !mayAgree { return .holds }
    return shown == fresh && !world.hasUnobservedChanges ? .fails : .undecided
  }

  private var hasIgnoredSetter: Bool {
    journal.events.contains { event in
      guard case .ignored(let advice) = event else { return false }
      return advice.kind == .setterIgnored || advice.kind == .setterRemoved
    }
  }

  private func quantity(_ quantity: Quantity, _ value: Double, _ tolerance: Double) -> Verdict {
    let found = questions.quantity(quantity)
    if found.doubt != nil { return .undecided }
    guard case .number(let actual) = found else { return .fails }
    if quantity.hangsOnVisibility && onBars({ $0.isHidden }) == .undecided { return .undecided }
    return Verdict(abs(actual - value) <= tolerance)
  }

  private func navigationBar(_ fact: PlannedFact.NavigationBarFact) -> Verdict {
    guard let bar = questions.navigationBar() else { return .fails }
    if bar.doubt(about: fact) != nil { return .undecided }
    return switch fact {
    case .shown: Verdict(bar.isShown)
    case .hidden: Verdict(!bar.isShown)
    case .backgroundShown: Verdict(bar.isBackgroundShown)
    case .backgroundHidden: Verdict(!bar.isBackgroundShown)
    case .overlapping: Verdict(bar.overlapsStatusBar)
    case .notOverlapping: Verdict(!bar.overlapsStatusBar)
    }
  }

  private func top(_ controller: PlannedController) -> Verdict {
    guard let id = questions.topController() else { return .fails }
    if questions.isUnknownController(id) { return .undecided }
    return Verdict(matches(controller, id))
  }

  /// Whether a setting was found to be in vain; unknown where an answer depends on what is
  /// unknown.
  private func gave(_ kind: Advice.Kind?) -> Verdict {
    journal.open.contains(.advice) ? .undecided : Verdict(isGiven(kind))
  }

  private func isGiven(_ kind: Advice.Kind?) -> Bool {
    for case .ignored(let advice) in journal.events {
      guard let kind else { return false }
      if advice.kind == kind { return true }
    }
    return kind == nil
  }
}

extension Bar {
  /// `true` iff a person sees the same.
  func looksLike(_ other: Bar) -> Bool {
    isHidden == other.isHidden && isCovered == other.isCovered
      && (isHidden
        || content == other.content && isAutomatic == other.isAutomatic
          && trailing?.content == other.trailing?.content)
  }

  func shows(_ look: PlannedFact.Look) -> Bool {
    switch look {
    case .hidden: isHidden
    case .visible: !isHidden
    case .light: !isHidden && content == .light
    case .dark: !isHidden && content == .dark
    }
  }
}

extension NavigationBarState {
  /// What is unknown of a fact about it; nil where it is known.
  func doubt(about fact: PlannedFact.NavigationBarFact) -> InputID? {
    switch fact {
    case .shown, .hidden, .backgroundShown, .backgroundHidden: doubt
    case .overlapping, .notOverlapping: overlapDoubt
    }
  }
}

extension Quantity {
  /// `true` iff it is another one where the bar is hidden.
  fileprivate var hangsOnVisibility: Bool {
    switch self {
    case .barHeight, .topInset, .fallbackStripHeight: true
    case .headerVisibleRatio, .titleOpacity, .headerHeight, .scrollOffset, .depth: false
    }
  }
}
