/// Settings that had no effect.
extension Turn {
  /// Notes what an action gives rise to: always where code set something in vain, and, where it is
  /// recorded, what the structure makes vain.
  mutating func noteAdvice() {
    guard questions.world.isRunning, !questions.world.isLaunching else { return }
    if !questions.world.published.alternatives.isEmpty { journal.leaveOpen(.advice) }
    if let change = questions.staleChange() {
      advise(.changeWithoutRequest, questions.rule(of: change.former), change.site)
    }
    forgetUnobserved()
    guard journal.recording.contains(.advice) else { return }
    let effects = questions.settingEffects()
    // What it noted is no part of the action.
    trace.begin()
    if effects.isOpen { journal.leaveOpen(.advice) }
    for advice in effects.ineffective {
      advise(advice.kind, advice.rule, advice.site)
    }
  }

  /// Notes a change that is not observed; a loop that makes it again adds nothing.
  mutating func noteUnobserved(_ change: World.UnobservedChange) {
    let isKnown = questions.world.unobservedChanges.contains { $0.repeats(change) }
    if !isKnown { questions.world.unobservedChanges.append(change) }
  }

  /// A controller has asked, or asks no more.
  mutating func forgetUnobserved() {
    if !questions.world.unobservedChanges.isEmpty { questions.world.unobservedChanges = [] }
  }

  mutating func advise(_ kind: Advice.Kind, _ rule: Rule, _ site: Site) {
    let advice = Event.ignored(Advice(kind, rule, site: site))
    if !journal.events.contains(advice) { journal.events.append(advice) }
  }

  /// Notes what a presentation's own settings are worth.
  mutating func notePresentationAdvice(_ id: ControllerID) {
    trace.begin()
    guard questions.effectiveStyle(of: id) == .fullScreen, questions.captures(id) else { return }
    advise(.captureFlagWithoutEffect, .u33, questions.captureSite(of: id))
  }
}
