/// Effects that happen later.
struct Delayed: Hashable, Sendable {
  /// Seconds from now.
  var remaining: Double
  var handler: DelayedHandler
}

/// A bar button, an action of an alert or a menu, a gesture: what it runs when it is tapped.
struct Offer: Hashable, Sendable {
  var label: Symbol
  var place: OfferPlace
  var kept: DelayedHandler
}

extension DelayedHandler {
  /// `true` iff both are the same, whether they are there for certain or not.
  func isSame(as other: DelayedHandler) -> Bool {
    if mayBeMissing == other.mayBeMissing { return self == other }
    var certain = self
    certain.mayBeMissing = other.mayBeMissing
    return certain == other
  }
}

/// A handler that waits, and where it will run.
struct DelayedHandler: Hashable, Sendable {
  /// What decides whether it runs at all; nil for one that will.
  var doubt: InputID?
  var handler: HandlerID
  var instance: InstanceID
  var controller: ControllerID?
  var locals: [Value]
  /// `true` iff its owner is no longer there.
  var isGone = false
  /// `true` iff the screen that it was on is no longer there.
  var isDetached = false
  /// Its owner, where that lives on for this code alone; none elsewhere.
  var owner: [Instance] = []
  /// The `task` of a view that it belongs to, and whether that was cancelled.
  var task: ViewID?
  var isCancelled = false
  /// What alone can start it; nil where anything may.
  var trigger: Effect.Trigger?
  /// `true` iff it waits on one only of the ways that came together.
  var mayBeMissing = false
}

extension DelayedHandler {
  /// `true` iff it certainly waits, and its owner is there.
  func isThere(in world: World) -> Bool {
    !mayBeMissing && !isGone && world.instances[Int(instance.index)].isAlive
  }

  /// `true` iff its owner lives as long as it waits: a view is copied into its code.
  func holdsOwner(in world: World, _ program: Program) -> Bool {
    let screen = program.screens[Int(world.instances[Int(instance.index)].screen.index)]
    return screen.kind == .view || program.handlers[Int(handler.index)].holdsOwner
  }
}
