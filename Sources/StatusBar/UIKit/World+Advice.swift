/// Settings that had no effect.
extension World {
  /// Notes what an action gives rise to: always where code set something in vain, and, where it is
  /// recorded, what the structure makes vain.
  mutating func noteAdvice(_ program: Program) {
    guard isRunning, !isLaunching else { return }
    if let site = unobservedChange, resolve(in: program).bar != published.bar {
      advise(.changeWithoutRequest, .u20, site)
    }
    unobservedChange = nil
    guard journal.recording.contains(.advice) else { return }
    for advice in structuralAdvice(in: program) {
      advise(advice.kind, advice.rule, advice.site)
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
    advise(.captureFlagWithoutEffect, .u33, self[id].presentation?.site ?? .none)
  }

  /// A number that worlds with the same controllers in the same places share; worlds that share
  /// it mostly share their structural advice, so that nobody need ask for it at each step.
  package var structureKey: Int {
    var hasher = Hasher()
    for controller in controllers where controller.isAlive {
      hasher.combine(controller.screen)
      hasher.combine(controller.view)
      hasher.combine(controller.parent)
      hasher.combine(controller.presenter)
    }
    return hasher.finalize()
  }

  /// Returns what the structure makes vain: overrides that no container asks, modifiers that
  /// nobody reads, each once.
  package func structuralAdvice(in program: Program) -> [Advice] {
    guard isRunning, !isLaunching else { return [] }
    var found: [Advice] = []
    for reason in resolve(in: program).reasons {
      if let advice = advice(on: reason, program), !found.contains(advice) {
        found.append(advice)
      }
    }
    for index in controllers.indices {
      let id = ControllerID(Int32(index))
      if let advice = unreadPreference(of: id, program), !found.contains(advice) {
        found.append(advice)
      }
    }
    return found
  }

  private func advice(on reason: Reason, _ program: Program) -> Advice? {
    switch (reason.kind, reason.rule) {
    case (.notAsked(let id), _): unaskedOverride(of: id, reason, program)
    case (.ineffective, .s18): Advice(.modifierOnDestination, .s18, site: reason.site)
    case (.ineffective, .s24): Advice(.nestedModifiers, .d2, site: reason.site)
    case (.ineffective, .s42), (.remark(.schemeInactive), _):
      Advice(.schemeWithoutBackground, reason.rule, site: reason.site)
    default: nil
    }
  }

  /// An override of a controller that its container or presenter never asks (U22, U28, U34).
  private func unaskedOverride(
    of id: ControllerID, _ reason: Reason, _ program: Program
  ) -> Advice? {
    let property: ControllerProperty =
      reason.aspect == .style ? .preferredStatusBarStyle : .prefersStatusBarHidden
    guard let formula = override(property, of: id, program) else { return nil }
    let site = program.formulas[Int(formula.index)].site
    let kind: Advice.Kind = reason.rule == .u22 ? .styleUnderNavigationBar : .overrideNotAsked
    return Advice(kind, reason.rule, site: site)
  }

  /// A modifier of a hosted tree that nobody reads: under a plist that says NO, in a sheet, beside
  /// an embedded controller (S2, S8, S22).
  private func unreadPreference(of id: ControllerID, _ program: Program) -> Advice? {
    guard self[id].isAlive, self[id].controllerClass == .hosting, !isInsideHost(id),
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
    if !embeddedControllers(below: id, program, &trace).isEmpty {
      return (.embeddedController, .s8)
    }
    guard self[id].presenter != nil, !takesControl(id, program, &trace) else { return nil }
    return (.sheetContentNotAsked, .s22)
  }
}
