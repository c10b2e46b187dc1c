/// What a controller's class says, and where its formulas are evaluated.
extension Questions {
  /// Returns the class's own answer to a property, the nearest in the chain of superclasses.
  func override(
    _ property: ControllerProperty, of id: ControllerID
  ) -> FormulaID? {
    guard let screen = self[id].hostClass ?? self[id].screen else { return nil }
    return override(property, from: screen)
  }

  func override(
    _ property: ControllerProperty, from screen: ScreenID
  ) -> FormulaID? {
    program.nearest(from: screen) { program.screens[Int($0.index)].overrides[property] }
  }

  /// Returns what the nearest class gives in place of its superclass.
  func declared(_ member: ControllerMember, by screen: ScreenID?) -> FormulaID? {
    // Asked here, where the program is lent; one that answered itself would be copied.
    program.nearest(from: screen) { program.screens[Int($0.index)].overrides[member] }
  }

  /// The variables that a controller's class reads: those of a named host, else its own.
  func classContext(of id: ControllerID) -> Context {
    Context(instance: self[id].hostInstance ?? self[id].instance, controller: id)
  }

  func context(of id: ControllerID) -> Context {
    Context(instance: self[id].instance, controller: id)
  }
}
