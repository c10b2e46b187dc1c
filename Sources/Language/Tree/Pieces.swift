/// What may stand directly in another piece of code.
package enum CodePiece: Sendable {
  case expression(Expression)
  case statement(Statement)
  case closure(Closure)
}

extension CodePiece {
  /// The pieces that stand directly in it, in the order of the text.
  package var pieces: [CodePiece] {
    switch self {
    case .expression(let expression): expression.pieces
    case .statement(let statement): statement.pieces
    case .closure(let closure):
      closure.captures.compactMap { $0.value }.map(CodePiece.expression)
        + closure.body.map(CodePiece.statement)
    }
  }
}

extension Expression {
  /// The expressions that it is made of, from the left.
  package var operands: [Expression] {
    var operands: [Expression] = []
    _ = hasOperand { operand in
      operands.append(operand)
      return false
    }
    return operands
  }

  /// `true` iff one of the expressions that it is made of is one that is looked for; those in the
  /// statements of a closure or of a branch are not among them.
  package func hasOperand(where isMeant: (Expression) -> Bool) -> Bool {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .forced(let base), .effect(_, let base),
      .cast(let base, _, _), .prefix(_, let base), .conditionalModifiers(let base, _):
      return isMeant(base)
    case .call(let call):
      return isMeant(call.callee) || call.arguments.contains { isMeant($0.value) }
    case .subscripted(let base, let arguments):
      return isMeant(base) || arguments.contains { isMeant($0.value) }
    case .tuple(let arguments), .macro(_, let arguments):
      return arguments.contains { isMeant($0.value) }
    case .array(let elements): return elements.contains(where: isMeant)
    case .dictionary(let pairs): return pairs.contains { isMeant($0.key) || isMeant($0.value) }
    case .string(let string): return string.interpolations.contains(where: isMeant)
    case .binary(let left, _, _, let right), .assignment(let left, _, _, let right):
      return isMeant(left) || isMeant(right)
    case .ternary(let condition, let then, let otherwise):
      return isMeant(condition) || isMeant(then) || isMeant(otherwise)
    case .name, .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .closure,
      .keyPath, .regex, .availability, .branch, .hole, .missing:
      return false
    }
  }

  /// The pieces that stand directly in it: what it is made of, and then what runs by itself.
  package var pieces: [CodePiece] {
    let plain = operands.map(CodePiece.expression)
    switch kind {
    case .closure(let closure): return [.closure(closure)]
    case .branch(let statement): return [.statement(statement)]
    case .call(let call): return plain + call.closures.map { .closure($0.closure) }
    case .conditionalModifiers(_, let clauses):
      return plain + clauses.map { .expression($0.body) }
    case .name, .instance, .binding, .implicitMember, .number, .string, .boolean, .nilLiteral,
      .array, .dictionary, .tuple, .member, .subscripted, .optionalChain, .forced, .prefix,
      .binary, .assignment, .ternary, .cast, .effect, .keyPath, .macro, .regex, .availability,
      .hole, .missing:
      return plain
    }
  }
}

extension Statement {
  /// The pieces that stand directly in it, in the order of the text; what it declares is none.
  package var pieces: [CodePiece] {
    switch kind {
    case .expression(let expression): [.expression(expression)]
    case .variable(let variable): variable.initial.map { [.expression($0)] } ?? []
    case .return(let value): value.map { [.expression($0)] } ?? []
    case .if(let branches):
      branches.conditions.flatMap { $0.pieces } + pieces(of: branches.then)
        + pieces(of: branches.otherwise)
    case .guard(let conditions, let otherwise):
      conditions.flatMap { $0.pieces } + pieces(of: otherwise)
    case .switch(let subject, let cases):
      [.expression(subject)]
        + cases.flatMap { one in
          one.conditions.compactMap { $0 }.map(CodePiece.expression) + pieces(of: one.body)
        }
    case .loop(let loop):
      (loop.sequence.map { [.expression($0)] } ?? []) + pieces(of: loop.body)
    case .block(let body), .deferred(let body): pieces(of: body)
    case .attempt(let body, let clauses): pieces(of: body) + clauses.flatMap { pieces(of: $0) }
    case .conditional(let clauses): clauses.flatMap { pieces(of: $0.body) }
    case .function, .type, .jump, .action, .unread: []
    }
  }

  private func pieces(of body: [Statement]) -> [CodePiece] { body.map(CodePiece.statement) }
}

extension Condition {
  fileprivate var pieces: [CodePiece] {
    switch self {
    case .expression(let expression), .pattern(_, let expression): [.expression(expression)]
    case .binding(_, let value): value.map { [.expression($0)] } ?? []
    }
  }
}
