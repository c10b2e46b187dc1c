/// The elements of a world by name; one that is gone is empty, and what is written there is lost.
extension World {
  subscript(_ id: ControllerID) -> Controller {
    _read { yield controllers[id.index] }
    _modify { yield &controllers[id.index] }
  }

  subscript(_ id: InstanceID) -> Instance {
    _read { yield instances[id.index] }
    _modify { yield &instances[id.index] }
  }

  subscript(_ id: ObjectID) -> VisibleState {
    _read { yield objects[id.index] }
    _modify { yield &objects[id.index] }
  }

  /// `true` iff that slot of the arena holds an element.
  package func isAlive(_ id: ControllerID) -> Bool { controllers.isAlive(id.index) }

  /// Begins to note who changes.
  mutating func beginTurn() {
    controllers.beginTurn()
    instances.beginTurn()
    objects.beginTurn()
  }

  /// Returns the screen that a controller shows, the app itself for a bare root.
  package func screen(of controller: ControllerID) -> ScreenID? {
    guard Int(controller.index) < controllers.count else { return nil }
    return self[controller].screen
  }

  /// The number of living controllers.
  package var controllerCount: Int { controllers.count { $0.isAlive } }

  /// Notes that the state of the world rests on something that was not understood.
  mutating func assume(_ assumption: Assumption) {
    if !assumptions.contains(assumption) {
      assumptions.append(assumption)
    }
  }
}
