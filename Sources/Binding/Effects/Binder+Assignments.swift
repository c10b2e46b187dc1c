import Language
import StatusBar

// Assignments, to whatever stands on the left.
extension Binder {
  mutating func readAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    if case .name(let name) = target.kind, spelling(name) == "_" { return read(value, &scope) }
    if let reading = readPathAssignment(target, value, &scope, at: range) { return reading }
    if let reading = readPropertyAssignment(target, value, &scope, at: range) { return reading }
    if let reading = readObjectAssignment(target, value, &scope, at: range) { return reading }
    if let getter = getterName(target, scope) {
      return refuse(.assignsToGetter(spelling(getter), at: scope.location(target.range)))
    }
    if let found = slip(in: target, scope) { return refuse(found) }
    guard let (variable, type) = variable(bound: target, scope) else {
      return readUnread(target, assigned: value, &scope, at: range)
    }
    return .modelled(bindAssignment(variable, type, target, op, value, &scope, at: range))
  }

  /// `state.isHidden = true` of a visibility state; nil for anything else.
  private mutating func readObjectAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard case .member(let base, let name) = target.kind, let object = bindObject(base, &scope)
    else { return nil }
    guard let property = ObjectProperty(name.name.word) else {
      return refuse(
        .noSuchMember(
          spelling(name.name), of: "StatusBarVisibleState",
          legal: ObjectProperty.allCases.map { $0.spelling }, at: scope.location(name.range)))
    }
    let formula = bindTruth(value, &scope)
    return .modelled([effect(.assignObject(property, of: object, formula), at: range, scope)])
  }

  private mutating func bindAssignment(
    _ variable: Variable, _ type: StaticType, _ target: Expression, _ op: Operator,
    _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    if holdsController(type), let made = bindControllerValue(value, &scope) {
      return made.effects + [effect(.assign(variable, made.formula), at: range, scope)]
    }
    let bound = bindFormula(value, expecting: type, &scope)
    if !agree(type, self.type(of: bound)), op == .assign {
      report(
        .typeMismatch(
          self.type(of: bound).kind.spelling, expected: type.kind.spelling,
          at: scope.location(value.range)))
    }
    if type.kind == .bool { markBoolean(bound) }
    learn(type, of: bound)
    guard op != .assign else { return [effect(.assign(variable, bound), at: range, scope)] }
    let old = add(.variable(variable), type, at: target.range, scope)
    guard let arithmetic = Arithmetic(op) else {
      let unknown = opaque(type, at: range, scope)
      return [effect(.assign(variable, unknown), at: range, scope)]
    }
    let sum = add(.arithmetic(arithmetic, old, bound), .number, at: range, scope)
    return [effect(.assign(variable, sum), at: range, scope)]
  }

  /// Returns the name of a getter that an assignment names, or nil.
  private func getterName(_ target: Expression, _ scope: Scope) -> Name? {
    guard let name = target.ownName, meaning(of: name, in: scope) == nil else { return nil }
    return computed(name, of: scope.owner) == nil ? nil : name
  }
}
