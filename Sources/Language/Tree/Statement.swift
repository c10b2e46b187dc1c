/// A statement of a handler, a function, a getter or a view builder.
package struct Statement: Sendable {
  package var range: SourceRange
  package var kind: Kind

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable {
    case expression(Expression)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case `if`(IfStatement)
    case `guard`([Condition], [Statement])
    case `switch`(Expression, [SwitchCase])
    case loop(LoopStatement)
    case `return`(Expression?)
    case jump(Jump)
    case block([Statement])  // do
    case attempt([Statement], catching: [[Statement]])  // do with its catch clauses
    case deferred([Statement])  // defer
    case conditional([ConditionalClause<[Statement]>])  // #if
    case action(Step)  // present Settings as sheet: plain words in a handler
    case unread  // kept as text: the range
  }
}

/// A statement that goes on elsewhere.
package enum Jump: Sendable {
  case `break`
  case `continue`
  case `fallthrough`
  case `throw`
  /// `break` or `continue` with the name of a statement further out.
  case labelled(Name, leaves: Bool)
}

/// `if` with its conditions and both branches.
package struct IfStatement: Sendable {
  package var conditions: [Condition]
  package var then: [Statement]
  /// Empty without `else`; one nested `if` for `else if`.
  package var otherwise: [Statement]

  package init(conditions: [Condition], then: [Statement], otherwise: [Statement]) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// One condition of `if`, `guard` or `while`.
package enum Condition: Sendable {
  case expression(Expression)
  /// `let name = value`, or `let name` for a variable of that name.
  case binding(LocatedName, Expression?)
  /// `case pattern = value`
  case pattern(Expression, Expression)
}

/// One case of `switch`; `default` has no patterns.
package struct SwitchCase: Sendable {
  package var range: SourceRange
  package var patterns: [Expression]
  /// The condition after `where` of each pattern; of none of them for `default`.
  package var conditions: [Expression?]
  /// What `#if` around the case asks for.
  package var build: Expression?
  package var body: [Statement]

  package init(
    range: SourceRange, patterns: [Expression], conditions: [Expression?], body: [Statement]
  ) {
    self.range = range
    self.patterns = patterns
    self.conditions = conditions
    self.body = body
  }
}

/// `for name in sequence`, `while` or `repeat`.
package struct LoopStatement: Sendable {
  package var variable: LocatedName?
  /// What a pattern in place of the variable binds: `for (index, photo) in`.
  package var names: [LocatedName] = []
  package var sequence: Expression?
  /// `true` iff it waits for each element: `for await event in events`.
  package var isAwaited = false
  package var body: [Statement]

  package init(variable: LocatedName?, sequence: Expression?, body: [Statement]) {
    self.variable = variable
    self.sequence = sequence
    self.body = body
  }
}
