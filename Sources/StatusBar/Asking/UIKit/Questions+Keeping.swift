/// Controllers that code makes and keeps in properties, whether anything shows them or not.
extension Questions {
  /// `true` iff a formula may make a controller.
  func makes(_ formula: FormulaID) -> Bool {
    switch program.formulas[Int(formula.index)].kind {
    case .makeController: true
    case .ternary(_, let then, let otherwise), .coalesce(let then, let otherwise):
      makes(then) || makes(otherwise)
    case .choice(let cases, let otherwise): makes(otherwise) || cases.contains { makes($0.value) }
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .environment, .property, .stored, .thisController, .inUse, .root, .superAnswer,
      .objectProperty, .makeObject, .closure, .call, .input, .opaque, .available:
      false
    }
  }

  /// Whether a value is a controller of a class, or of one below it.
  func isOf(_ ancestor: Ancestor, _ value: Value) -> Value {
    if let input = value.doubt { return .unknown(input) }
    guard case .controller(let id) = value, isAlive(id) else { return .bool(false) }
    if let input = strangerInput(id) { return .unknown(input) }
    switch ancestor {
    case .uiKit(.plain): return .bool(true)
    case .uiKit(let controller): return .bool(self[id].controllerClass == controller)
    case .author(let screen):
      return .bool(program.nearest(from: self[id].screen) { $0 == screen ? true : nil } == true)
    }
  }

  /// `true` iff a property holds the controller.
  func isKept(_ id: ControllerID) -> Bool {
    program.traits.keepsControllers
      && world.instances.contains { $0.isAlive && $0.values.contains(.controller(id)) }
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
