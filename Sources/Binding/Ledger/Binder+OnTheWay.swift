import Language
import StatusBar

// What is done on the way to a value that is not read.
extension Binder {
  /// Returns what the calls and the assignments in a value do, from the left; what stands in
  /// closures is done by their callers.
  mutating func doneOnTheWay(to value: Expression, _ scope: inout Scope) -> [Effect] {
    mayAct(value) ? doneWithin(value, &scope) : []
  }

  /// The same without a look at the whole first, which each operand of a long chain would repeat.
  private mutating func doneWithin(_ value: Expression, _ scope: inout Scope) -> [Effect] {
    switch value.kind {
    case .call(let call): return isMadeOnly(call, scope) ? [] : done(value, &scope)
    case .assignment: return done(value, &scope)
    case .ternary, .branch: return mayAct(value) ? done(value, &scope) : []
    // What stands on the right may be skipped.
    case .binary(_, .and, _, let right), .binary(_, .or, _, let right),
      .binary(_, .coalesce, _, let right):
      if mayAct(right) { return done(value, &scope) }
      return doneWithin(all: value.operands, &scope)
    case .binary, .prefix, .optionalChain, .forced, .member, .cast, .effect, .subscripted, .tuple,
      .array, .dictionary, .string, .conditionalModifiers:
      return doneWithin(all: value.operands, &scope)
    // `#selector(finish(_:))` calls nothing.
    case .macro(let name, _) where name.word == .selector: return []
    case .macro: return doneWithin(all: value.operands, &scope)
    case .name, .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .closure,
      .keyPath, .regex, .availability, .hole, .missing:
      return []
    }
  }

  private mutating func doneWithin(all values: [Expression], _ scope: inout Scope) -> [Effect] {
    values.flatMap { doneWithin($0, &scope) }
  }

  /// Does what is done on the way to a value before what is made of it.
  mutating func act(onTheWayTo value: Expression, _ scope: inout Scope) {
    guard scope.frame != nil, mayAct(value) else { return }
    let before = scope.takePending()
    let done = doneOnTheWay(to: value, &scope)
    scope.frame?.pending = before + done
  }

  /// `true` iff statements may do more than come to a value.
  func mayAct(_ statements: ArraySlice<Statement>) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .expression(let expression): mayAct(expression)
      case .variable(let variable): variable.initial.map { mayAct($0) } ?? false
      case .return(let value): value.map { mayAct($0) } ?? false
      case .if(let branches):
        mayAct(branches.conditions) || mayAct(branches.then[...])
          || mayAct(branches.otherwise[...])
      case .guard(let conditions, let otherwise):
        mayAct(conditions) || mayAct(otherwise[...])
      case .switch(let subject, let cases):
        mayAct(subject) || cases.contains { mayAct($0.body[...]) }
      case .loop(let loop):
        loop.sequence.map { mayAct($0) } ?? false || mayAct(loop.body[...])
      case .block(let body), .deferred(let body): mayAct(body[...])
      case .attempt(let body, let clauses):
        mayAct(body[...]) || clauses.contains { mayAct($0[...]) }
      case .conditional(let clauses): clauses.contains { mayAct($0.body[...]) }
      case .action: true
      case .function, .type, .jump, .unread: false
      }
    }
  }

  private func mayAct(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .expression(let value), .pattern(_, let value): mayAct(value)
      case .binding(_, let value): value.map { mayAct($0) } ?? false
      }
    }
  }

  func mayAct(_ expression: Expression) -> Bool {
    if case .assignment = expression.kind { return true }
    if case .call = expression.kind { return true }
    if case .branch(let statement) = expression.kind { return mayAct([statement]) }
    return expression.hasOperand { mayAct($0) }
  }
}
