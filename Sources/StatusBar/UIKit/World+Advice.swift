/// Settings that had no effect.
extension World {
  /// Notes what an action gives rise to: always where code set something in vain, and, where it is
  /// recorded, what the structure makes vain.
  mutating func noteAdvice(_ program: Program) {
    guard isRunning, !isLaunching else { return }
    if !published.alternatives.isEmpty { journal.leaveOpen(.advice) }
    if let change = staleChange(program) {
      advise(.changeWithoutRequest, rule(of: change.former), change.site)
    }
    unobservedChanges = []
    guard journal.recording.contains(.advice) else { return }
    let effects = settingEffects(in: program)
    if effects.isOpen { journal.leaveOpen(.advice) }
    for advice in effects.ineffective {
      advise(advice.kind, advice.rule, advice.site)
    }
  }

  /// Notes a change that nobody observes; a loop that makes it again adds nothing.
  mutating func noteUnobserved(_ change: UnobservedChange) {
    let isKnown = unobservedChanges.contains { $0.repeats(change) }
    if !isKnown { unobservedChanges.append(change) }
  }

  /// The change of what a getter reads for which the bar lags behind, if it does: taken back from
  /// the last on, the one that puts the bar right.
  private func staleChange(_ program: Program) -> UnobservedChange? {
    guard let first = unobservedChanges.first, lagsBehind(program) else { return nil }
    var world = self
    for change in unobservedChanges.reversed() {
      world.takeBack(change.former)
      if !world.lagsBehind(program) { return change }
    }
    return first
  }

  /// `true` iff a question asked now would be answered differently.
  private func lagsBehind(_ program: Program) -> Bool {
    let bar = resolve(in: program).bar
    return bar.isHidden != published.bar.isHidden || !bar.hasStyle(of: published.bar)
  }

  /// That nobody asks again once a page has gone is a rule of its own.
  private func rule(of former: UnobservedChange.Former) -> Rule {
    switch former {
    case .page: .u19
    case .children(let id, _): self[id].controllerClass == .page ? .u19 : .u20
    case .property: .u20
    }
  }

  private mutating func takeBack(_ former: UnobservedChange.Former) {
    switch former {
    case .property(let instance, let slot, let value):
      self[instance].values[slot] = value
    case .children(let id, let children):
      // Whoever went for good does not come back.
      self[id].children = children.filter { isAlive($0) }
    case .page(let id, let index): self[id].selected = index
    }
  }

  mutating func advise(_ kind: Advice.Kind, _ rule: Rule, _ site: Site) {
    let advice = Event.ignored(Advice(kind, rule, site: site))
    if !journal.events.contains(advice) { journal.events.append(advice) }
  }

  /// Notes what a presentation's own settings are worth.
  mutating func notePresentationAdvice(_ id: ControllerID, _ program: Program) {
    var trace = Trace()
    guard effectiveStyle(of: id) == .fullScreen, captures(id, program, &trace) else { return }
    advise(.captureFlagWithoutEffect, .u33, captureSite(of: id, program))
  }

  /// Where the capture flag was set: by code, by a step, or by the class.
  private func captureSite(of id: ControllerID, _ program: Program) -> Site {
    if let presentation = self[id].presentation, presentation.captures {
      return presentation.captureSite
    }
    return override(.capturesStatusBarAppearance, of: id, program)
      .map { program.formulas[Int($0.index)].site } ?? .none
  }

  /// A number that equal worlds share, and that most others do not: where to look for an equal one
  /// among many.
  package var structureKey: UInt64 {
    var key = StructureKey()
    for controller in controllers where controller.isAlive {
      key.mix(controller.screen?.index ?? -1)
      key.mix(controller.view?.index ?? -1)
      key.mix(controller.parent?.index ?? -1)
      key.mix(controller.presenter?.index ?? -1)
      key.mix(controller.selected)
      key.mix(controller.isNavigationBarHidden.map { $0 ? 1 : 0 } ?? -1)
      key.mix(Value.number(controller.offset).key)
    }
    for instance in instances {
      for value in instance.values { key.mix(value.key) }
    }
    for window in windows { key.mix(window.order) }
    key.mix(published.bar.isHidden ? 1 : 0)
    key.mix(Int32(platform.os.major))
    key.mix(Int32(platform.os.minor))
    return key.value
  }

  /// Returns what the settings of the program are worth in this world.
  package func settingEffects(in program: Program) -> SettingEffects {
    guard isRunning else { return SettingEffects() }
    var trace = Trace()
    trace.explain()
    let resolution = resolution(program, &trace)
    let reasons = resolution.reasons
    var effects = SettingEffects()
    effects.effective.reserveCapacity(reasons.count)
    effects.isOpen = trace.hasChosen
    effects.resolution = resolution
    for reason in reasons where reason.showsEffect { effects.effective.append(reason.site) }
    for index in controllers.indices {
      let id = ControllerID(Int32(index))
      if capturesInEffect(id, program) { effects.effective.append(captureSite(of: id, program)) }
    }
    if !isLaunching { effects.ineffective = structuralAdvice(on: reasons, in: program) }
    return effects
  }

  /// `true` iff a presentation has control because it captures, and for no other reason.
  private func capturesInEffect(_ id: ControllerID, _ program: Program) -> Bool {
    guard isAlive(id), self[id].presentation != nil, effectiveStyle(of: id) != .fullScreen
    else { return false }
    var trace = Trace()
    return captures(id, program, &trace)
  }

  /// Returns what the structure makes vain: overrides that no container asks, modifiers that
  /// nobody reads, each once.
  private func structuralAdvice(on reasons: [Reason], in program: Program) -> [Advice] {
    var found: [Advice] = []
    for reason in reasons {
      for advice in advice(on: reason, among: reasons, program) where !found.contains(advice) {
        found.append(advice)
      }
    }
    for index in controllers.indices {
      let id = ControllerID(Int32(index))
      if let advice = unreadPreference(of: id, program), !found.contains(advice) {
        found.append(advice)
      }
      for advice in unreadOverrides(of: id, program) where !found.contains(advice) {
        found.append(advice)
      }
    }
    return found
  }

  /// The answers of a controller's class where the application has the bar (U2).
  private func unreadOverrides(of id: ControllerID, _ program: Program) -> [Advice] {
    guard !platform.plist.isViewControllerBased, isAlive(id) else { return [] }
    let answers: [ControllerProperty] = [.prefersStatusBarHidden, .preferredStatusBarStyle]
    return answers.compactMap { property in
      guard let formula = override(property, of: id, program) else { return nil }
      if program.isElsewhere(formula) { return nil }
      let site = program.formulas[Int(formula.index)].site
      return Advice(.overrideUnderPlistMode, .u2, site: site)
    }
  }

  private func advice(
    on reason: Reason, among reasons: [Reason], _ program: Program
  ) -> [Advice] {
    switch (reason.kind, reason.rule) {
    case (.notAsked(let id), _):
      shown(in: id).compactMap { unreadAnswer(of: $0, reason, among: reasons, program) }
    case (.asked(let id, .childForStatusBarHidden, .controller), .u26),
      (.asked(let id, .childForStatusBarStyle, .controller), .u26):
      unreadAnswer(of: id, reason, among: reasons, program).map { [$0] } ?? []
    // Both names of SwiftUI's modifier; the placement of iOS 27 has S30, a library's own has S55.
    case (.preference, .s16) where platform.os >= Version(27):
      [Advice(.deprecatedCall, .s15, site: reason.site)]
    case (.ineffective, .s18): [Advice(.modifierOnDestination, .s18, site: reason.site)]
    case (.ineffective, .s24): [Advice(.nestedModifiers, .d2, site: reason.site)]
    case (.ineffective, .s42), (.remark(.schemeInactive), _):
      [Advice(.schemeWithoutBackground, reason.rule, site: reason.site)]
    default: []
    }
  }

  /// A controller and what is on screen within it: whoever passes it over passes over them all.
  private func shown(in id: ControllerID) -> [ControllerID] {
    [id] + visibleChildren(of: id).flatMap { shown(in: $0) }
  }

  /// An answer of a class that nobody reads: its container or presenter does not ask, or it hands
  /// the question on (U22, U26, U28, U34). A getter that asks by itself reads it all the same.
  private func unreadAnswer(
    of id: ControllerID, _ reason: Reason, among reasons: [Reason], _ program: Program
  ) -> Advice? {
    let property: ControllerProperty =
      reason.aspect == .style ? .preferredStatusBarStyle : .prefersStatusBarHidden
    guard let formula = override(property, of: id, program), !program.isElsewhere(formula) else {
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

  /// A modifier of a hosted tree that nobody reads: under a plist that says NO, in a sheet, beside
  /// an embedded controller (S2, S8, S22).
  private func unreadPreference(of id: ControllerID, _ program: Program) -> Advice? {
    guard isAlive(id), self[id].controllerClass == .hosting, !isInsideHost(id),
      let (kind, rule) = deafness(to: id, program), let (view, context) = tree(of: id)
    else { return nil }
    var trace = Trace()
    guard let preference = hiddenPreference(view, context, program, &trace), preference.isHidden
    else { return nil }
    return Advice(kind, rule, site: preference.site)
  }

  /// Why nobody reads the visibility that a hosted tree asks for, or nil where somebody does.
  private func deafness(
    to id: ControllerID, _ program: Program
  ) -> (kind: Advice.Kind, rule: Rule)? {
    guard platform.plist.isViewControllerBased else { return (.modifierUnderPlistMode, .s2) }
    var trace = Trace()
    if platform.policies.embeddedAreAsked != false,
      !embeddedControllers(below: id, program, &trace).isEmpty
    {
      return (.embeddedController, .s8)
    }
    guard self[id].presenter != nil, !takesControl(id, program, &trace) else { return nil }
    return (.sheetContentNotAsked, .s22)
  }
}

/// What the settings of a program are worth in one world.
package struct SettingEffects: Sendable {
  /// What a full evaluation gives; nil before a launch.
  package fileprivate(set) var resolution: Resolution?
  /// `true` iff the evaluation met something of which nobody knows what it answers.
  package fileprivate(set) var isOpen = false
  /// The settings that are in vain, each once.
  package var ineffective: [Advice] = []
  /// The places of the settings that have a part in the bar.
  package var effective: [Site] = []
}

extension Program {
  /// `true` iff a formula stands for what a superclass answers that is declared elsewhere: nobody
  /// can be told that it is in vain.
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

extension Value {
  /// A number that equal values share.
  fileprivate var key: Int32 {
    switch self {
    case .bool(let truth): truth ? 1 : 2
    // Whole numbers differ in the upper half only, others in the lower one too.
    case .number(let number):
      Int32(truncatingIfNeeded: number.bitPattern >> 32 ^ number.bitPattern)
    case .unknown(let input), .some(let input): input.index
    case .controller(let id): id.index
    default: 3
    }
  }
}

/// A number made of many: FNV-1a, a word at a time. It is made after each step, where the standard
/// library's hasher, which withstands ill will, would take longer than the step itself.
private struct StructureKey {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ number: Int32) {
    value = (value ^ UInt64(UInt32(bitPattern: number))) &* 0x0000_0100_0000_01b3
  }
}
