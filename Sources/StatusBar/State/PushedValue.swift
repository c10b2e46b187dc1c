/// The value that a link or a path pushed a screen with.
struct PushedValue: Hashable, Sendable {
  /// What the closure that made the screen calls it.
  var parameter: ElementID
  var value: Value
}
