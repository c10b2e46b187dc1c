/// Controllers and views of which nothing is known but that they are there.
extension Questions {
  /// What some controller's property depends on that may hold anything.
  func heldUnknown() -> InputID? {
    for instance in world.instances where instance.isAlive {
      for value in instance.values {
        guard let input = value.doubt, input.index >= 0 else { continue }
        if !program.inputs[Int(input.index)].isBoolean { return input }
      }
    }
    return nil
  }

  /// `true` iff nothing is known of a controller but that it is there.
  package func isUnknownController(_ id: ControllerID) -> Bool {
    if unknownControllerInput(id) != nil { return true }
    guard isAlive(id), self[id].screen == nil, let view = self[id].view else { return false }
    return program.isUnknown(view)
  }

  /// What a controller of which nothing is known depends on; nil for one that is known.
  func unknownControllerInput(_ id: ControllerID) -> InputID? {
    guard let unknownController = program.unknownController, isAlive(id) else { return nil }
    let instance = self[self[id].instance]
    return instance.screen == unknownController ? instance.values.first?.doubt : nil
  }
}

extension Program {
  /// `true` iff nothing is known of a view but its modifiers.
  package func isUnknown(_ view: ViewID) -> Bool {
    var current = view
    while case .modified(let child, _) = views[Int(current.index)].kind { current = child }
    if case .unknown = views[Int(current.index)].kind { return true }
    return false
  }
}
