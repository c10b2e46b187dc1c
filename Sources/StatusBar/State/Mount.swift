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

  enum Kind: Hashable, Sendable {
    case appear
    case disappear
    /// The value at which the handler was told last; nil before a view that starts with that
    /// appears for the first time.
    case change(last: Value?)
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
      case .appear, .disappear, .change, .animated, .screen, .trigger, .updater, .queue: nil
      }
    }
  }
}
