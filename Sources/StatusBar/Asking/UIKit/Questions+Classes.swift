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
    shared.answers[property, screen]
  }

  /// Returns what a formula of a controller's own class is worth.
  func value(_ formula: FormulaID, of id: ControllerID) -> Value {
    if case .constant(let value) = program.formulas[Int(formula.index)].kind { return value }
    return evaluate(formula, classContext(of: id))
  }

  /// Returns what the nearest class gives in place of its superclass.
  func declared(_ member: ControllerMember, by screen: ScreenID?) -> FormulaID? {
    screen.flatMap { shared.answers[member, $0] }
  }

  /// The variables that a controller's class reads: those of a named host, else its own.
  func classContext(of id: ControllerID) -> Context {
    Context(instance: self[id].hostInstance ?? self[id].instance, controller: id)
  }

  func context(of id: ControllerID) -> Context {
    Context(instance: self[id].instance, controller: id)
  }
}
