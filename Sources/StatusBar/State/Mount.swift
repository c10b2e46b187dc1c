/// A node of a hosting controller's tree that lives: it is told of changes, or holds a state.
struct Mount: Hashable, Sendable {
  var view: ViewID
  /// The instance whose variables the node's formulas name.
  var instance: InstanceID
  var kind: Kind
  /// The object injected from above (S55), if any.
  var environment: ObjectID?
  /// The input that decides whether the node is there at all; nil for one that is.
  var doubt: InputID?
  /// Which of the views it is that stood here one after the other, by the `id(_:)` around it.
  var identity: Int32 = 0

  enum Kind: Hashable, Sendable {
    case appear
    case disappear
    /// The value at which the handler was told last; nil before a view that starts with that
    /// appears for the first time.
    case change(last: Value?)
    /// The value with which the task of a view was started last.
    case task(last: Value)
    /// The value of an `id(_:)`, and which of two the view below is: they take turns.
    case identity(last: Value, isSecond: Bool)
    /// A view whose states are slots of what uses it.
    case states
    /// `animation(_:value:)`
    case animated(last: Value)
    case screen(InstanceID)
    case container(ControllerID)
    case embedded(ControllerID)
    /// What it presents or pushed, if anything.
    case trigger(ControllerID?)
    case updater(lastOffset: Value, wasPresented: Bool)
    case queue(last: StatusBarStyle, lastInterposed: Interposed)

    /// The controller that a container, or a controller of UIKit's in the tree, was lowered to.
    var controller: ControllerID? {
      switch self {
      case .container(let id), .embedded(let id): id
      case .appear, .disappear, .change, .task, .identity, .states, .animated, .screen, .trigger,
        .updater,
        .queue:
        nil
      }
    }
  }
}
