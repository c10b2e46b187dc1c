/// Puts other code in the place of code: a visitor whose methods return what stands there instead.
///
/// Each method that is not written returns the same code with its parts rewritten, which is what
/// `parts(of:)` does for those that are.
package protocol TreeRewriting {
  mutating func rewritten(_ value: Expression) -> Expression
  mutating func rewritten(_ statement: Statement) -> Statement
  mutating func rewritten(_ closure: Closure) -> Closure
  mutating func rewritten(_ body: [Statement]) -> [Statement]
  mutating func rewritten(_ arguments: [Argument]) -> [Argument]
  mutating func rewritten(_ condition: Condition) -> Condition
  mutating func rewritten(_ member: Member) -> Member
}

extension TreeRewriting {
  package mutating func rewritten(_ value: Expression) -> Expression { parts(of: value) }

  package mutating func rewritten(_ statement: Statement) -> Statement { parts(of: statement) }

  package mutating func rewritten(_ closure: Closure) -> Closure { parts(of: closure) }

  package mutating func rewritten(_ body: [Statement]) -> [Statement] {
    body.map { rewritten($0) }
  }

  package mutating func rewritten(_ arguments: [Argument]) -> [Argument] {
    arguments.map { Argument(label: $0.label, value: rewritten($0.value)) }
  }

  /// The expression with other parts; patterns and the names of types stay as they are.
  package mutating func parts(of value: Expression) -> Expression {
    Expression(parts(of: value.kind), value.range)
  }

  private mutating func parts(of kind: Expression.Kind) -> Expression.Kind {
    switch kind {
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
    case .optionalChain(let inner): return .optionalChain(rewritten(inner))
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
      return .conditionalModifiers(
        rewritten(base),
        clauses.map { ConditionalClause(condition: $0.condition, body: rewritten($0.body)) })
    case .string(let string): return .string(string.mappingInterpolations { rewritten($0) })
    case .name, .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .keyPath,
      .regex, .availability, .hole, .missing:
      return kind
    }
  }

  /// The statement with other parts.
  package mutating func parts(of statement: Statement) -> Statement {
    let kind: Statement.Kind
    switch statement.kind {
    case .expression(let value): kind = .expression(rewritten(value))
    case .variable(let variable): kind = .variable(rewritten(variable))
    case .function(let function): kind = .function(rewritten(function))
    case .type(let type): kind = .type(rewritten(type))
    case .if(let branches):
      kind = .if(
        IfStatement(
          conditions: branches.conditions.map { rewritten($0) }, then: rewritten(branches.then),
          otherwise: rewritten(branches.otherwise)))
    case .guard(let conditions, let otherwise):
      kind = .guard(conditions.map { rewritten($0) }, rewritten(otherwise))
    case .switch(let subject, let cases):
      kind = .switch(rewritten(subject), cases.map { parts(of: $0) })
    case .loop(var loop):
      loop.sequence = loop.sequence.map { rewritten($0) }
      loop.body = rewritten(loop.body)
      kind = .loop(loop)
    case .return(let value): kind = .return(value.map { rewritten($0) })
    case .block(let body): kind = .block(rewritten(body))
    case .attempt(let body, let clauses):
      kind = .attempt(rewritten(body), catching: clauses.map { rewritten($0) })
    case .deferred(let body): kind = .deferred(rewritten(body))
    case .conditional(let clauses):
      kind = .conditional(
        clauses.map { ConditionalClause(condition: $0.condition, body: rewritten($0.body)) })
    case .jump, .action, .unread: return statement
    }
    return Statement(kind, statement.range)
  }

  private mutating func parts(of item: SwitchCase) -> SwitchCase {
    var item = item
    item.conditions = item.conditions.map { condition in condition.map { rewritten($0) } }
    item.body = rewritten(item.body)
    return item
  }

  package mutating func rewritten(_ condition: Condition) -> Condition {
    switch condition {
    case .expression(let value): .expression(rewritten(value))
    case .binding(let name, let value): .binding(name, value.map { rewritten($0) })
    case .pattern(let pattern, let value): .pattern(pattern, rewritten(value))
    }
  }

  /// The closure with other parts.
  package mutating func parts(of closure: Closure) -> Closure {
    var closure = closure
    closure.captures = closure.captures.map { capture in
      Capture(
        name: capture.name, value: capture.value.map { rewritten($0) }, isWeak: capture.isWeak)
    }
    closure.body = rewritten(closure.body)
    return closure
  }
}

// What is declared.
extension TreeRewriting {
  /// What stands in a file by itself; scenarios and explorations stay as they are.
  package mutating func rewritten(_ item: Item) -> Item {
    switch item {
    case .app(var app):
      app.members = app.members.map { rewritten($0) }
      return .app(app)
    case .type(let type): return .type(rewritten(type))
    case .member(let member): return .member(rewritten(member))
    case .include, .importModule, .scenario, .exploration, .unread: return item
    }
  }

  package mutating func rewritten(_ type: TypeDeclaration) -> TypeDeclaration {
    var type = type
    type.members = type.members.map { rewritten($0) }
    return type
  }

  package mutating func rewritten(_ member: Member) -> Member { parts(of: member) }

  /// The member with other parts.
  package mutating func parts(of member: Member) -> Member {
    switch member {
    case .variable(let variable): return .variable(rewritten(variable))
    case .function(let function): return .function(rewritten(function))
    case .initializer(let function): return .initializer(rewritten(function))
    case .type(let type): return .type(rewritten(type))
    case .definition(let name, let value): return .definition(name, rewritten(value))
    case .content(let statement): return .content(rewritten(statement))
    case .window(var window):
      window.content = rewritten(window.content)
      return .window(window)
    case .scene(var scene):
      scene.members = scene.members.map { rewritten($0) }
      return .scene(scene)
    case .conditional(let clauses):
      return .conditional(
        clauses.map { clause in
          ConditionalClause(
            condition: clause.condition, body: clause.body.map { rewritten($0) })
        })
    case .setting, .plist, .input, .backdrop, .cases, .kept, .unread: return member
    }
  }

  package mutating func rewritten(_ variable: VariableDeclaration) -> VariableDeclaration {
    var variable = variable
    variable.initial = variable.initial.map { rewritten($0) }
    variable.getter = variable.getter.map { rewritten($0) }
    variable.setter = variable.setter.map { rewritten($0) }
    variable.didSet = variable.didSet.map { rewritten($0) }
    variable.willSet = variable.willSet.map { rewritten($0) }
    return variable
  }

  package mutating func rewritten(_ function: FunctionDeclaration) -> FunctionDeclaration {
    var function = function
    function.body = function.body.map { rewritten($0) }
    return function
  }
}
