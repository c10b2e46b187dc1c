/// Controllers that code makes and keeps in properties, whether anything shows them or not.
extension Questions {
  /// `true` iff a formula may make a controller or a window.
  func makes(_ formula: FormulaID) -> Bool {
    switch program.formulas[Int(formula.index)].kind {
    case .makeController, .makeWindow: true
    case .ternary(_, let then, let otherwise), .coalesce(let then, let otherwise):
      makes(then) || makes(otherwise)
    case .forced(let inner), .seen(let inner, _): makes(inner)
    case .apply(_, let operands): operands.contains { makes($0) }
    case .choice(let cases, let otherwise): makes(otherwise) || cases.contains { makes($0.value) }
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .convert, .length, .each, .reduce, .element, .end,
      .negate, .environment, .property, .stored, .thisController, .inUse, .root,
      .superAnswer,
      .objectProperty, .makeObject, .window, .closure, .call, .input, .opaque, .available:
      false
    }
  }

  /// Whether a value is a controller of a class, or of one below it.
  func isOf(_ ancestor: Ancestor, _ value: Value) -> Value {
    if let input = value.doubt { return .unknown(input) }
    guard case .controller(let id) = value, isAlive(id) else { return .bool(false) }
    if let input = unknownControllerInput(id) { return .unknown(input) }
    switch ancestor {
    case .uiKit(.plain): return .bool(true)
    case .uiKit(let controller): return .bool(self[id].controllerClass == controller)
    case .author(let screen):
      return .bool(program.nearest(from: self[id].screen) { $0 == screen ? true : nil } == true)
    }
  }

  /// `true` iff a property holds the controller, or, of an object, code that is still to run.
  func isKept(_ id: ControllerID) -> Bool {
    guard program.traits.keepsControllers else { return false }
    let isHeld = world.instances.indices.contains { index in
      let outline = world.instances.outline(index)
      return outline.isAlive && outline.contains { names($0, id) }
        && holds(world.instances[index], id)
    }
    if isHeld { return true }
    guard isObject(id) else { return false }
    return world.delayed.contains { $0.handler.holds(id) }
      || world.perhaps.contains { $0.holds(id) } || world.offers.contains { $0.kept.holds(id) }
  }

  /// `true` iff a property of an instance holds a controller, and does not just refer to it.
  private func holds(_ instance: Instance, _ id: ControllerID) -> Bool {
    guard instance.values.contains(where: { names($0, id) }) else { return false }
    guard program.traits.refersWeakly else { return true }
    let slots = program.screens[Int(instance.screen.index)].slots
    return instance.values.indices.contains { index in
      names(instance.values[index], id) && index < slots.count && !slots[index].isWeak
    }
  }

  /// `true` iff a value is a controller, or a list that holds it.
  private func names(_ value: Value, _ id: ControllerID) -> Bool {
    if case .list(let list) = value { return program.made[list].contains(.controller(id)) }
    return value == .controller(id)
  }

  /// `true` iff it is an object of a plain class, which lives as long as something holds it.
  func isObject(_ id: ControllerID) -> Bool {
    guard program.traits.hasObjects, isAlive(id), let screen = self[id].screen else { return false }
    return program.screens[Int(screen.index)].isObject
  }

  /// What a property refers to: nothing any more once that is gone. What only weak properties
  /// refer to goes as soon as no code at work holds it, which is not followed.
  func reference(to id: ControllerID, from instance: InstanceID, _ slot: Int) -> Value {
    guard program.traits.hasObjects || program.traits.refersWeakly else { return .controller(id) }
    guard isAlive(id) else { return .none }
    guard program.traits.refersWeakly,
      program.screens[Int(self[instance].screen.index)].slots[slot].isWeak, isObject(id),
      !isKept(id)
    else { return .controller(id) }
    return .unknown(InputID(open: .u16))
  }

  /// `true` iff a controller is alive and stands nowhere.
  func isLoose(_ id: ControllerID) -> Bool {
    isAlive(id) && self[id].parent == nil && self[id].presenter == nil
      && !world.windows.contains { $0.root == id }
      && !world.others.contains { $0.windows.contains { $0.root == id } }
  }

  /// `true` iff a controller is another one or lies in it.
  func lies(_ id: ControllerID, in other: ControllerID) -> Bool {
    nearest(from: id, along: .parentsAndPresenters) { $0 == other } != nil
  }
}

extension DelayedHandler {
  /// `true` iff an object lives on for the code: it is its own, or one of its locals holds it.
  fileprivate func holds(_ id: ControllerID) -> Bool {
    controller == id || locals.contains(.controller(id))
  }
}
