/// The state that `statusBarVisible` reads and scrolling writes (S53).
struct VisibleState: ArenaElement {
  var isHidden = Value.bool(false)
  var isAnimated = Value.bool(false)
  /// The use of a screen that made it, and with which it goes; nil for one that is gone.
  var owner: InstanceID?

  var isAlive: Bool { owner != nil }

  /// What a free slot of the arena holds.
  static let dead = VisibleState(owner: nil)
}
