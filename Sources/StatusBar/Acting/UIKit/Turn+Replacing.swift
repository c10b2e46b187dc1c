/// Methods of UIKit's that a class has in its own way: they run in place of UIKit's, which `super`
/// in them calls.
extension Turn {
  /// The method of a controller's class that runs in place of UIKit's; nil where it has none, and
  /// inside it, where UIKit's is meant.
  func replacement(_ event: ControllerEvent, of id: ControllerID) -> HandlerID? {
    guard let found = eventHandler(event, of: id),
      !inPlace.contains(Replacement(controller: id, event: event))
    else { return nil }
    return found.handler
  }

  /// Runs a method in place of UIKit's.
  mutating func run(
    _ handler: HandlerID, insteadOf event: ControllerEvent, of id: ControllerID,
    _ arguments: [Value] = []
  ) {
    inPlace.append(Replacement(controller: id, event: event))
    run(handler, given(arguments, to: handler), questions.classContext(of: id))
    inPlace.removeLast()
  }

  /// Hands a controller to a method that runs in place of UIKit's; one that it drops goes.
  mutating func run(
    _ handler: HandlerID, insteadOf event: ControllerEvent, of id: ControllerID,
    showing shown: ControllerID
  ) {
    run(handler, insteadOf: event, of: id, [.controller(shown)])
    guard questions.isAlive(shown), questions.isLoose(shown), self[shown].presenter == nil,
      !questions.isKept(shown)
    else { return }
    remove(shown)
  }

  /// Pops by the method of the stack's class, or as UIKit does.
  mutating func popAsAsked(in stack: ControllerID?) {
    if let stack, let handler = replacement(.pop, of: stack) {
      return run(handler, insteadOf: .pop, of: stack)
    }
    popTop(in: stack)
  }
}

/// A method of a class that runs in place of UIKit's.
struct Replacement: Hashable, Sendable {
  var controller: ControllerID
  var event: ControllerEvent
}
