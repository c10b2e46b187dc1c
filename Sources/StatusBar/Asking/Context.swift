/// Where a formula is evaluated: whose variables it names, and the locals of its handler.
struct Context {
  var instance: InstanceID
  var controller: ControllerID?
  var locals: [Value] = []
  /// The object injected from above, where a node of a tree knows it (S55).
  var environment: ObjectID?
  /// The input that decides whether the node is there at all; nil for one that is.
  var doubt: InputID?
  /// Which of the views it is that stand here one after the other (`id(_:)`).
  var identity: Int32 = 0
  /// The `task` of a view that runs; nil for other code.
  var task: ViewID?
  /// `true` iff that task was cancelled.
  var isCancelled = false
  /// The property whose observer runs: what the observer itself assigns to it is not observed.
  var observed: Place?
  /// `true` iff what is returned goes somewhere.
  var wantsResult = false
  /// What was returned.
  var result = Value.none
  /// `true` iff the owner of the code is no longer there.
  var isGone = false
  /// `true` iff the owner lives on for its code alone: it is on no screen, and shows none.
  var isDetached = false
  /// `true` iff the view of its controller is in no window yet: it is being loaded.
  var isOutsideWindow = false

  /// Where a property lives.
  struct Place: Equatable {
    var instance: InstanceID
    var slot: Int
  }
}
