/// A controller in one of its callbacks, before it has arrived or while it still leaves.
struct Transit: Hashable, Sendable {
  var controller: ControllerID
  var isLeaving: Bool
  /// `true` iff the view of a controller that comes with its window is in that only afterwards.
  var isBeforeWindow = false
}
