/// The order in which a person counts what lives: window by window from the back to the front, what
/// lies in something after it, what it presents last.
extension Questions {
  /// All controllers that can be reached from a window.
  var controllersInOrder: [ControllerID] {
    var visited: [ControllerID] = []
    for index in windowsFromBack {
      if let root = world.windows[index].root { visit(root, &visited) }
    }
    return visited
  }

  /// All uses of screens in those controllers.
  var instancesInOrder: [InstanceID] {
    var found: [InstanceID] = []
    for id in controllersInOrder {
      let controller = self[id]
      if self[controller.instance].controller == id {
        found.append(controller.instance)
      }
      if let host = controller.hostInstance { found.append(host) }
      for mount in controller.mounts {
        if case .screen(let instance) = mount.kind { found.append(instance) }
      }
    }
    return found
  }

  /// All living uses of a screen: those in the windows, then what only code holds.
  func uses(of screen: ScreenID) -> [InstanceID] {
    var found = instancesInOrder.filter { self[$0].isAlive && self[$0].screen == screen }
    for index in world.controllers.indices where world.controllers[index].isAlive {
      let held = world.controllers[index].instance
      if self[held].isAlive, self[held].screen == screen, !found.contains(held) {
        found.append(held)
      }
    }
    return found
  }

  private var windowsFromBack: [Int] {
    if world.windows.count < 2 { return Array(world.windows.indices) }
    return world.windows.indices.sorted {
      (world.windows[$0].level, world.windows[$0].order, $0) < (
        world.windows[$1].level, world.windows[$1].order, $1
      )
    }
  }

  private func visit(_ id: ControllerID, _ visited: inout [ControllerID]) {
    guard isAlive(id), !visited.contains(id) else { return }
    visited.append(id)
    for mount in self[id].mounts {
      switch mount.kind {
      case .container(let inner), .embedded(let inner): visit(inner, &visited)
      case .appear, .disappear, .change, .task, .identity, .states, .animated, .screen, .trigger,
        .updater,
        .queue:
        break
      }
    }
    for child in self[id].children { visit(child, &visited) }
    if let presented = self[id].presented { visit(presented, &visited) }
  }
}
