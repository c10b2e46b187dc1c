/// Settings that had no effect.
extension Questions {
  /// The change of what a getter reads for which the bar lags behind, if it does: taken back from
  /// the last on, the one that puts the bar right.
  func staleChange() -> World.UnobservedChange? {
    guard let first = world.unobservedChanges.first, lagsBehind() else { return nil }
    var earlier = world
    for change in world.unobservedChanges.reversed() {
      earlier.takeBack(change.former)
      if !Questions(earlier, shared).lagsBehind() { return change }
    }
    return first
  }

  /// `true` iff a question asked now would be answered differently.
  private func lagsBehind() -> Bool {
    let bar = resolve().bar
    return bar.isHidden != world.published.bar.isHidden || !bar.hasStyle(of: world.published.bar)
  }

  /// That UIKit does not ask again once a page has gone is a rule of its own.
  func rule(of former: World.UnobservedChange.Former) -> Rule {
    switch former {
    case .page: .u19
    case .children(let id, _): self[id].controllerClass == .page ? .u19 : .u20
    case .property: .u20
    }
  }

  /// Where the capture flag was set: by code, by a step, or by the class.
  func captureSite(of id: ControllerID) -> Site {
    if let presentation = self[id].presentation, presentation.captures {
      return presentation.captureSite
    }
    return override(.capturesStatusBarAppearance, of: id)
      .map { program.formulas[Int($0.index)].site } ?? .none
  }

  /// Returns what the settings of the program are worth in this world; a caller that does not want
  /// to know whether that is open asks for it without what the bar rests on. Begins a page of its
  /// own, which is left as it is.
  package func settingEffects(withReliances isGrounded: Bool = true) -> SettingEffects {
    guard world.isRunning else { return SettingEffects() }
    // Asked between actions, or at the end of one, when what the page says is not wanted; its room
    // is used again.
    trace.begin()
    trace.explain()
    let resolution = resolution(withReliances: isGrounded, withReasons: false)
    var reasons: [Reason] = []
    swap(&reasons, &trace.reasons)
    defer {
      reasons.removeAll(keepingCapacity: true)
      swap(&reasons, &trace.reasons)
    }
    var effects = SettingEffects()
    effects.effective.reserveCapacity(reasons.count)
    effects.isOpen = trace.hasChosen
    effects.isStale = !resolution.answersLike(world.published)
    for reason in reasons where reason.showsEffect { effects.effective.append(reason.site) }
    for index in world.controllers.indices {
      let id = ControllerID(Int32(index))
      if capturesInEffect(id) { effects.effective.append(captureSite(of: id)) }
    }
    if !world.isLaunching { effects.ineffective = structuralAdvice(on: reasons) }
    return effects
  }

  /// `true` iff a presentation has control because it captures, and for no other reason.
  private func capturesInEffect(_ id: ControllerID) -> Bool {
    guard isAlive(id), self[id].presentation != nil, effectiveStyle(of: id) != .fullScreen
    else { return false }
    let outer = turnPage()
    defer { trace = outer }
    return captures(id)
  }

  /// Returns what the structure makes vain: overrides that no container asks, modifiers that
  /// are not read, each once.
  private func structuralAdvice(on reasons: [Reason]) -> [Advice] {
    // Nearly nothing is in vain: a list for each reason would cost more than to look.
    var found: [Advice] = []
    for reason in reasons { advise(on: reason, among: reasons, in: &found) }
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
  private func unreadOverride(_ property: ControllerProperty, of id: ControllerID) -> Advice? {
    guard isAlive(id), let formula = override(property, of: id), !program.isElsewhere(formula)
    else { return nil }
    let site = program.formulas[Int(formula.index)].site
    return Advice(.overrideUnderPlistMode, .u2, site: site)
  }

  private func advise(
    on reason: Reason, among reasons: [Reason], in found: inout [Advice]
  ) {
    switch (reason.kind, reason.rule) {
    case (.notAsked(let id), _):
      for shown in shown(in: id) { found.add(unreadAnswer(of: shown, reason, among: reasons)) }
    case (.asked(let id, .childForStatusBarHidden, .controller), .u26),
      (.asked(let id, .childForStatusBarStyle, .controller), .u26):
      found.add(unreadAnswer(of: id, reason, among: reasons))
    // Both names of SwiftUI's modifier; the placement of iOS 27 has S30, a library's own has S55.
    case (.preference, .s16) where world.platform.os >= Version(27):
      found.add(Advice(.deprecatedCall, .s15, site: reason.site))
    case (.ineffective, .s18):
      found.add(Advice(.modifierOnDestination, .s18, site: reason.site))
    case (.ineffective, .s24): found.add(Advice(.nestedModifiers, .d2, site: reason.site))
    case (.ineffective, .s42), (.remark(.schemeInactive), _):
      found.add(Advice(.schemeWithoutBackground, reason.rule, site: reason.site))
    default: break
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
  ) -> Advice? {
    let property: ControllerProperty =
      reason.aspect == .style ? .preferredStatusBarStyle : .prefersStatusBarHidden
    guard let formula = override(property, of: id), !program.isElsewhere(formula) else {
      return nil
    }
    let isRead = reasons.contains { other in
      if case .asked(id, property, _) = other.kind { return true }
      return false
    }
    if isRead { return nil }
    let kind: Advice.Kind =
      switch reason.rule {
      case .u22: .styleUnderNavigationBar
      case .u26: .answerHandedOn
      default: .overrideNotAsked
      }
    return Advice(kind, reason.rule, site: program.formulas[Int(formula.index)].site)
  }

  /// A modifier of a hosted tree that is not read: under a plist that says NO, in a sheet, beside
  /// an embedded controller (S2, S8, S22).
  private func unreadPreference(of id: ControllerID) -> Advice? {
    guard isAlive(id), self[id].controllerClass == .hosting, !isInsideHost(id),
      let (kind, rule) = reasonToIgnorePreference(to: id), let (view, context) = tree(of: id)
    else { return nil }
    let outer = turnPage()
    defer { trace = outer }
    guard let preference = hiddenPreference(view, context), preference.isHidden
    else { return nil }
    return Advice(kind, rule, site: preference.site)
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
    return (.sheetContentNotAsked, .s22)
  }
}

/// What the settings of a program are worth in one world.
package struct SettingEffects: Equatable, Sendable {
  /// `true` iff a full evaluation gives another bar than the one on screen; nil before a launch.
  package fileprivate(set) var isStale: Bool?
  /// `true` iff the evaluation met something whose answer is unknown.
  package fileprivate(set) var isOpen = false
  /// The settings that are in vain, each once.
  package var ineffective: [Advice] = []
  /// The places of the settings that have a part in the bar.
  package var effective: [Site] = []

  package init() {}

  /// `true` iff both are the same: a call of its own, for the protocol's would copy them.
  package func equals(_ other: SettingEffects) -> Bool { self == other }

  /// A number that equal ones share, and that most others do not.
  package var key: UInt64 {
    var key = StructureKey()
    for site in effective { key.mix(Int32(bitPattern: site.index)) }
    key.mix(Int32(ineffective.count))
    return key.value
  }

  /// About how many bytes they take.
  package var footprint: Int {
    MemoryLayout<SettingEffects>.stride + effective.count * MemoryLayout<Site>.stride
      + ineffective.count * MemoryLayout<Advice>.stride
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

extension Reason {
  /// `true` iff it shows that what stands at its place counts: an answer that was asked for, a
  /// modifier that was read, a value that decided.
  fileprivate var showsEffect: Bool {
    guard site != .none else { return false }
    return switch kind {
    case .asked, .preference, .decided, .remark(.schemeActive): true
    case .notAsked, .ineffective, .remark: false
    }
  }
}

extension [Advice] {
  /// Adds what is in vain, once.
  fileprivate mutating func add(_ advice: Advice?) {
    if let advice, !contains(advice) { append(advice) }
  }
}
