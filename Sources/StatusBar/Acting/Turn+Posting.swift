// Code that tells others without knowing them: notifications, and streams of values.
extension Turn {
  /// Runs what observes a notification that code posts, at once as the center does, and what a
  /// stream may send to.
  mutating func post(_ posted: Effect.Trigger, isHeard: Bool) {
    for kept in questions.world.perhaps where !kept.isGone && self[kept.instance].isAlive {
      guard failure == nil, let doubt = kept.doubt, let start = kept.trigger?.start(by: posted)
      else { continue }
      switch start {
      case .never: continue
      case .always where isHeard && !kept.mayBeMissing: run(kept)
      case .always, .perhaps: perhaps(doubt, running: kept)
      }
    }
  }
}
