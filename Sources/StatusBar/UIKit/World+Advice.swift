/// Settings that had no effect, found in the reasons of an evaluation.
extension World {
  /// Notes the advice that the state after an action gives rise to.
  mutating func noteAdvice(_ program: Program) {
    guard recording.contains(.advice), isRunning, !isLaunching else { return }
    let resolution = resolve(in: program)
    for reason in resolution.reasons { noteAdvice(on: reason, program) }
    if let site = unobservedChange, resolution.bar != published.bar {
      advise(.changeWithoutRequest, .u20, site)
    }
    unobservedChange = nil
    noteUnreadPreferences(program)
  }

  private mutating func noteAdvice(on reason: Reason, _ program: Program) {
    switch (reason.kind, reason.rule) {
    case (.notAsked(let id), _): noteUnaskedOverride(of: id, reason, program)
    case (.ineffective, .s18): advise(.modifierOnDestination, .s18, reason.site)
    case (.ineffective, .s24): advise(.nestedModifiers, .d2, reason.site)
    case (.ineffective, .s42), (.remark(.schemeInactive), _):
      advise(.schemeWithoutBackground, reason.rule, reason.site)
    default: return
    }
  }

  /// An override of a controller that its container or presenter never asks (U22, U28, U34).
  private mutating func noteUnaskedOverride(
    of id: ControllerID, _ reason: Reason, _ program: Program
  ) {
    let property: ControllerProperty =
      reason.aspect == .style ? .preferredStatusBarStyle : .prefersStatusBarHidden
    guard let formula = override(property, of: id, program) else { return }
    let site = program.formulas[Int(formula.index)].site
    let kind: Advice.Kind = reason.rule == .u22 ? .styleUnderNavigationBar : .overrideNotAsked
    advise(kind, reason.rule, site)
  }

  /// Modifiers of hosted trees that nobody reads: under a plist that says NO, in a sheet, beside
  /// an embedded controller (S2, S8, S22).
  private mutating func noteUnreadPreferences(_ program: Program) {
    for index in controllers.indices {
      let id = ControllerID(Int32(index))
      guard self[id].isAlive, self[id].controllerClass == .hosting, !isInsideHost(id) else {
        continue
      }
      var trace = Trace()
      guard let (view, context) = tree(of: id),
        let preference = hiddenPreference(view, context, program, &trace),
        preference.isHidden
      else { continue }
      if !platform.plist.isViewControllerBased {
        advise(.modifierUnderPlistMode, .s2, preference.site)
      } else if !embeddedControllers(below: id, program, &trace).isEmpty {
        advise(.embeddedController, .s8, preference.site)
      } else if self[id].presenter != nil, !takesControl(id, program, &trace) {
        advise(.sheetContentNotAsked, .s22, preference.site)
      }
    }
  }

  /// Notes what a presentation's own settings are worth.
  mutating func notePresentationAdvice(_ id: ControllerID, _ program: Program) {
    var trace = Trace()
    guard recording.contains(.advice), effectiveStyle(of: id) == .fullScreen,
      captures(id, program, &trace)
    else { return }
    advise(.captureFlagWithoutEffect, .u33, self[id].presentation?.site ?? .none)
  }
}
