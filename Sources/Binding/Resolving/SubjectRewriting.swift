import Language

/// Rewrites the body of a function of an extension, so that a local stands in the place of `self`:
/// `present(next)` becomes `local.present(next)`.
struct SubjectRewriting: TreeRewriting {
  /// The local in the place of `self`, or what else is.
  let subject: Expression.Kind
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

  init(subject: Expression.Kind, bound: [Name], isMember: @escaping (Name) -> Bool) {
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

  mutating func rewritten(_ statement: Statement) -> Statement {
    guard depth < SubjectRewriting.depthLimit else {
      isTooDeep = true
      return statement
    }
    depth += 1
    defer { depth -= 1 }
    let kind: Statement.Kind
    switch statement.kind {
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
    case .expression, .return, .block, .attempt, .deferred, .conditional:
      return parts(of: statement)
    case .type, .jump, .action, .unread: return statement
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

  mutating func rewritten(_ condition: Condition) -> Condition {
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

  mutating func rewritten(_ arguments: [Argument]) -> [Argument] {
    if arguments.contains(where: { $0.value.isSelf }) { isHandedOn = true }
    return arguments.map { Argument(label: $0.label, value: rewritten($0.value)) }
  }

  mutating func rewritten(_ closure: Closure) -> Closure {
    var closure = closure
    let depth = bound.count
    defer { bound.removeLast(bound.count - depth) }
    closure.captures = closure.captures.filter { $0.name.name.word != .selfWord }
    bound += closure.parameters.map { $0.name }
    closure.body = rewritten(closure.body)
    return closure
  }

  mutating func rewritten(_ value: Expression) -> Expression {
    guard depth < SubjectRewriting.depthLimit else {
      isTooDeep = true
      return value
    }
    depth += 1
    defer { depth -= 1 }
    if case .name(let name) = value.kind {
      return Expression(inPlace(of: name, at: value.range), value.range)
    }
    // `self?` of a closure that holds it weakly.
    if case .optionalChain(let inner) = value.kind, inner.isSelf {
      return Expression(subject, value.range)
    }
    return parts(of: value)
  }

  private func inPlace(of name: Name, at range: SourceRange) -> Expression.Kind {
    if name.word == .selfWord { return subject }
    guard isSubjects(name) else { return .name(name) }
    return .member(Expression(subject, range), LocatedName(name, range))
  }
}
