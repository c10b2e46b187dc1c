import Language
import StatusBar

// What a use of a view gives its properties. A state has a variable of its own, which
// only starts with what it is given.
extension Binder {
  /// `true` iff an initializer takes the labels of a call.
  func fits(_ initializer: LocatedFunction, _ call: Call) -> Bool {
    call.arguments.allSatisfy { argument in
      initializer.declaration.parameters.contains { parameter in
        let label = parameter.label?.name ?? parameter.name.name
        return argument.label.map { $0.name == label } ?? (spelling(label) == "_")
      }
    }
  }

  /// What a property means that is given a value: a state goes on from there by itself.
  mutating func started(
    _ variable: LocatedVariable?, with given: Meaning, _ scope: Scope
  ) -> Meaning {
    guard let variable, Wrapper(variable.declaration) == .state else { return given }
    let name = variable.declaration.name
    let initial: FormulaID
    let type: StaticType
    switch given {
    case .value(let formula): (initial, type) = (formula, self.type(of: formula))
    case .variable(let other, let known):
      (initial, type) = (add(.variable(other), known, at: name.range, scope), known)
    case .opaque(let names, let qualifier):
      let input = input(names, qualifier, at: name.range, scope)
      type = staticType(variable)
      initial = add(.input(input), type, at: name.range, scope)
    case .object, .bundle, .closure, .content, .presentationMode, .dismissAction, .draft, .window,
      .anything:
      return given
    }
    let declared = staticType(variable)
    var slot = Slot(
      name: symbol(name.name), kind: .state, initial: initial,
      site: site(name.range, in: variable.file))
    slot.isBoolean = (declared.kind == .unknown ? type : declared).kind == .bool
    let place = add(slot, to: scope.screen)
    return .variable(place, declared.kind == .unknown ? type : declared)
  }

  /// A value for a property of a declared type.
  mutating func bindTypedArgument(
    _ value: Expression, _ type: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    type.isKnown
      ? bindTyped(value, StaticType(type.kind, isOptional: true), &scope)
      : bindFormula(value, expecting: type, &scope)
  }
}
