import Language

/// Rewrites the body of a function of an extension, so that a local stands in the place of `self`:
/// `present(next)` becomes `local.present(next)`.
struct SubjectRewriting {
  /// The local in the place of `self`.
  let subject: Name
  /// `true` iff a bare name is one of a member of `self`.
  let isMember: (Name) -> Bool
  /// The names that stand for parameters, variables and constants where the text is.
  private var bound: [Name]
  private var depth = 0
  /// `true` iff something lies deeper than is followed: the text is not to be used then.
  private(set) var isTooDeep = false
  /// `true` iff the object itself is given to other code.
  private(set) var isHandedOn = false
  private static let depthLimit = 40

  init(subject: Name, bound: [Name], isMember: @escaping (Name) -> Bool) {
    self.subject = subject
    self.bound = bound
    self.isMember = isMember
  }

  /// Returns statements with the local; what they bind ends with them.
  mutating func rewritten(_ statements: [Statement]) -> [Statement] {
    let depth = bound.count
    defer { bound.removeLast(bound.count - depth) }
    return statements.map { rewritten($0) }
  }

  private mutating func rewritten(_ statement: Statement) -> Statement {
    guard depth < SubjectRewriting.depthLimit else {
      isTooDeep = true
      return statement
    }
    depth += 1
    defer { depth -= 1 }
    let kind: Statement.Kind
    switch statement.kind {
    case .expression(let value): kind = .expression(rewritten(value))
    case .variable(var variable):
      variable.initial = variable.initial.map { rewritten($0) }
      bound.append(variable.name.name)
      kind = .variable(variable)
    case .function(var function):
      bound.append(function.name.name)
      let depth = bound.count
      bound += function.parameters.map { $0.name.name }
      function.body = function.body.map { rewritten($0) }
      bound.removeLast(bound.count - depth)
      kind = .function(function)
    case .if(let branches): kind = .if(rewritten(branches))
    case .guard(let conditions, let otherwise):
      let otherwise = rewritten(otherwise)
      kind = .guard(conditions.map { rewritten($0) }, otherwise)
    case .switch(let subject, let cases):
      kind = .switch(rewritten(subject), cases.map { rewritten($0) })
    case .loop(var loop):
      loop.sequence = loop.sequence.map { rewritten($0) }
      let depth = bound.count
      bound += (loop.variable.map { [$0.name] } ?? []) + loop.names.map { $0.name }
      loop.body = rewritten(loop.body)
      bound.removeLast(bound.count - depth)
      kind = .loop(loop)
    case .return(let value): kind = .return(value.map { rewritten($0) })
    case .block(let body): kind = .block(rewritten(body))
    case .attempt(let body, let clauses):
      kind = .attempt(rewritten(body), catching: clauses.map { rewritten($0) })
    case .deferred(let body): kind = .deferred(rewritten(body))
    case .conditional(let clauses):
      kind = .conditional(
        clauses.map { ConditionalClause(condition: $0.condition, body: rewritten($0.body)) })
    case .type, .jump, .action, .unread: kind = statement.kind
    }
    return Statement(kind, statement.range)
  }

  private mutating func rewritten(_ branches: IfStatement) -> IfStatement {
    let otherwise = rewritten(branches.otherwise)
    let depth = bound.count
    defer { bound.removeLast(bound.count - depth) }
    return IfStatement(
      conditions: branches.conditions.map { rewritten($0) }, then: rewritten(branches.then),
      otherwise: otherwise)
  }

  private mutating func rewritten(_ item: SwitchCase) -> SwitchCase {
    var item = item
    let depth = bound.count
    defer { bound.removeLast(bound.count - depth) }
    for pattern in item.patterns { bind(pattern) }
    item.conditions = item.conditions.map { condition in condition.map { rewritten($0) } }
    item.body = rewritten(item.body)
    return item
  }

  private mutating func rewritten(_ condition: Condition) -> Condition {
    switch condition {
    case .expression(let value): return .expression(rewritten(value))
    case .binding(let name, let value):
      // `if let title`: of a member it is `if let title = local.title`.
      let written = value ?? Expression(.name(name.name), name.range)
      let isOwn = value == nil && !isSubjects(name.name)
      let new: Condition = .binding(name, isOwn ? nil : rewritten(written))
      bound.append(name.name)
      return new
    case .pattern(let pattern, let value):
      let value = rewritten(value)
      bind(pattern)
      return .pattern(pattern, value)
    }
  }

  /// Notes the names that a pattern binds.
  private mutating func bind(_ pattern: Expression) {
    if case .binding(let name) = pattern.kind { bound.append(name) }
    for part in pattern.operands { bind(part) }
  }

  private func isSubjects(_ name: Name) -> Bool { !bound.contains(name) && isMember(name) }

  private mutating func rewritten(_ arguments: [Argument]) -> [Argument] {
    if arguments.contains(where: { $0.value.isSelf }) { isHandedOn = true }
    return arguments.map { Argument(label: $0.label, value: rewritten($0.value)) }
  }

  private mutating func rewritten(_ closure: Closure) -> Closure {
    var closure = closure
    let depth = bound.count
    defer { bound.removeLast(bound.count - depth) }
    closure.captures = closure.captures.filter { $0.name.name.word != .selfWord }
    bound += closure.parameters.map { $0.name }
    closure.body = rewritten(closure.body)
    return closure
  }

  private mutating func rewritten(_ value: Expression) -> Expression {
    guard depth < SubjectRewriting.depthLimit else {
      isTooDeep = true
      return value
    }
    depth += 1
    defer { depth -= 1 }
    return Expression(rewritten(value.kind, at: value.range), value.range)
  }

  private mutating func rewritten(_ kind: Expression.Kind, at range: SourceRange) -> Expression.Kind
  {
    switch kind {
    case .name(let name):
      if name.word == .selfWord { return .name(subject) }
      guard isSubjects(name) else { return kind }
      return .member(Expression(.name(subject), range), LocatedName(name, range))
    case .array(let elements): return .array(elements.map { rewritten($0) })
    case .dictionary(let pairs):
      return .dictionary(pairs.map { (key: rewritten($0.key), value: rewritten($0.value)) })
    case .tuple(let elements): return .tuple(rewritten(elements))
    case .member(let base, let name): return .member(rewritten(base), name)
    case .call(var call):
      call.callee = rewritten(call.callee)
      call.arguments = rewritten(call.arguments)
      call.closures = call.closures.map { (label: $0.label, closure: rewritten($0.closure)) }
      return .call(call)
    case .subscripted(let base, let arguments):
      return .subscripted(rewritten(base), rewritten(arguments))
    case .optionalChain(let inner):
      // `self?` of a closure that holds it weakly.
      return inner.isSelf ? .name(subject) : .optionalChain(rewritten(inner))
    case .forced(let inner): return .forced(rewritten(inner))
    case .prefix(let op, let inner): return .prefix(op, rewritten(inner))
    case .binary(let left, let op, let place, let right):
      return .binary(rewritten(left), op, operatorRange: place, rewritten(right))
    case .assignment(let left, let op, let place, let right):
      return .assignment(rewritten(left), op, operatorRange: place, rewritten(right))
    case .ternary(let condition, let first, let second):
      return .ternary(rewritten(condition), rewritten(first), rewritten(second))
    case .cast(let inner, let cast, let type): return .cast(rewritten(inner), cast, type)
    case .effect(let mark, let inner): return .effect(mark, rewritten(inner))
    case .closure(let closure): return .closure(rewritten(closure))
    case .macro(let name, let arguments): return .macro(name, rewritten(arguments))
    case .branch(let statement): return .branch(rewritten(statement))
    case .conditionalModifiers(let base, let clauses):
      return .conditionalModifiers(rewritten(base), clauses)
    case .instance, .binding, .implicitMember, .number, .string, .boolean, .nilLiteral, .keyPath,
      .regex, .availability, .hole, .missing:
      return kind
    }
  }
}
