extension Parser {
  /// Parses `if`.
  ///
  ///     If = "if" Condition { "," Condition } Block [ "else" ( If | Block ) ] ;
  ///
  /// A chain of `else if` is read in a loop: it may be long without being deep.
  mutating func parseIf() throws(SyntaxFailure) -> IfStatement {
    var links = [try parseLink()]
    var otherwise: [Statement] = []
    while take(.else) {
      guard at(.if) else {
        otherwise = try parseBlock()
        break
      }
      let beside = height
      height = 0
      links.append(try parseLink())
      height = max(beside, height + links.count)
      if height > Parser.heightLimit { throw failTooDeep() }
    }
    var (_, branch) = links[0]
    while let link = links.popLast() {
      branch = link.branch
      branch.otherwise = otherwise
      otherwise = [Statement(.if(branch), range(from: link.start))]
    }
    return branch
  }

  /// Parses one `if` with its conditions and its block, without `else`.
  private mutating func parseLink() throws(SyntaxFailure) -> (start: UInt32, branch: IfStatement) {
    let start = token.range.start
    let beside = try enter()
    advance()
    let conditions = try parseConditions()
    let then = try parseBlock()
    leave(beside)
    return (start, IfStatement(conditions: conditions, then: then, otherwise: []))
  }

  /// Parses conditions without trailing closures outside brackets.
  private mutating func parseConditions() throws(SyntaxFailure) -> [Condition] {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = saved }
    var conditions: [Condition] = []
    repeat {
      // Swift lets a comma end the list.
      if !conditions.isEmpty, at(.leftBrace) || at(.else) { break }
      conditions.append(try parseCondition())
    } while take(.comma)
    return conditions
  }

  /// Parses one condition.
  ///
  ///     Condition = HeadExpression | "let" name [ "=" HeadExpression ] | "case" Pattern "="
  ///       HeadExpression ;
  private mutating func parseCondition() throws(SyntaxFailure) -> Condition {
    if at(.let) || at(.var) {
      advance()
      if at(.leftParen) {
        let pattern = try parsePattern()
        if take(.colon) { _ = try parseType() }
        try expect(.equal, "the value follows")
        return .pattern(pattern.binding, try parseExpression())
      }
      let name = at(.selfWord) ? takeName() : try expectName("the name of a variable")
      if take(.colon) { _ = try parseType() }
      return .binding(name, take(.equal) ? try parseExpression() : nil)
    }
    if take(.case) {
      let pattern = try parsePattern()
      try expect(.equal, "the value that is matched follows")
      return .pattern(pattern, try parseExpression())
    }
    let condition = try parseExpression()
    if at(.equal), !atNewLine {
      report(.singleEqual(at: location(token.range)))
      advance()
      let right = try parseExpression()
      return .expression(
        Expression(
          .binary(condition, .equal, operatorRange: token.range, right),
          range(from: condition.range.start)))
    }
    return .expression(condition)
  }

  /// Parses a pattern, in which `let` binds names.
  ///
  ///     Pattern = "is" Type | "let" name | "." ^ name [ ^ "(" "let" name ")" ] | number | string ;
  private mutating func parsePattern() throws(SyntaxFailure) -> Expression {
    let saved = allowsBindings
    allowsBindings = true
    defer { allowsBindings = saved }
    return try parseExpression()
  }

  /// Parses `guard`.
  ///
  ///     Guard = "guard" Condition { "," Condition } "else" Block ;
  mutating func parseGuard() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    let conditions = try parseConditions()
    try expect(.else, "what happens otherwise follows")
    return .guard(conditions, try parseBlock())
  }

  /// Parses `switch`.
  ///
  ///     Switch = "switch" HeadExpression "{" NL { SwitchCase } "}" ;
  mutating func parseSwitch() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    let subject = try parseHeadExpression()
    let opener = token.range
    try expect(.leftBrace, "the cases follow")
    let beside = try enter()
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    var cases: [SwitchCase] = []
    var clauses: [BuildClause] = []
    while !at(.rightBrace), !at(.endOfFile) {
      if takeDirective(&clauses) { continue }
      if isSpelled("#warning") || isSpelled("#error") {
        skipLine()
        continue
      }
      guard at(.case) || atDefault else {
        throw fail(.expected("`case`", found: found, at: here, purpose: "a `switch` has cases"))
      }
      var item = try parseSwitchCase()
      item.build = clauses.condition
      cases.append(item)
    }
    leave(beside)
    try expectClosingBrace(of: opener)
    return .switch(subject, cases)
  }

  /// Skips the line of a directive.
  mutating func skipLine() {
    advance()
    skipKeptLine()
  }

  /// Parses one case with its statements.
  ///
  ///     SwitchCase = ( "case" Pattern { "," Pattern } [ "where" HeadExpression ] | "default" ) ":"
  ///       NL { Statement NL } ;
  private mutating func parseSwitchCase() throws(SyntaxFailure) -> SwitchCase {
    let start = token.range.start
    var patterns: [Expression] = []
    var conditions: [Expression?] = []
    if at(.at) {
      advance()
      advance()
    }
    if take(.case) {
      repeat {
        patterns.append(try parsePattern())
        conditions.append(take(.where) ? try parseHeadExpression() : nil)
      } while take(.comma)
    } else {
      try expect(.default, "a `switch` has cases")
    }
    try expect(.colon, "the statements of the case follow")
    var body: [Statement] = []
    parseStatements(into: &body)
    return SwitchCase(
      range: range(from: start), patterns: patterns, conditions: conditions, body: body)
  }

  /// Parses an expression that is followed by a block.
  ///
  ///     HeadExpression = Expression ;
  mutating func parseHeadExpression() throws(SyntaxFailure) -> Expression {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = saved }
    return try parseExpression()
  }

  /// Parses `for`.
  ///
  ///     For = "for" [ "try" ] [ "await" ] name "in" HeadExpression [ "where" HeadExpression ]
  ///       Block ;
  mutating func parseFor() throws(SyntaxFailure) -> LoopStatement {
    advance()
    if at(.try) { advance() }
    let isAwaited = take(.await)
    let isMatched = take(.case)
    let pattern = try parsePattern()
    var variable: LocatedName?
    switch pattern.kind {
    case .binding(let name): variable = LocatedName(name, pattern.range)
    case .name(let name) where !isMatched: variable = LocatedName(name, pattern.range)
    default: break
    }
    let names = variable == nil ? (isMatched ? pattern : pattern.binding).boundNames : []
    if take(.colon) { _ = try parseType() }
    try expect(.in, "the sequence follows")
    let sequence = try parseHeadExpression()
    let condition = take(.where) ? try parseHeadExpression() : nil
    var body = try parseBlock()
    if let condition {
      let branches = IfStatement(conditions: [.expression(condition)], then: body, otherwise: [])
      body = [Statement(.if(branches), condition.range)]
    }
    var loop = LoopStatement(variable: variable, sequence: sequence, body: body)
    loop.names = names
    loop.isAwaited = isAwaited
    return loop
  }

  /// Parses `while`.
  ///
  ///     While = "while" Condition { "," Condition } Block ;
  mutating func parseWhile() throws(SyntaxFailure) -> LoopStatement {
    advance()
    let start = token.range.start
    let conditions = try parseConditions()
    let place = range(from: start)
    let branches = IfStatement(conditions: conditions, then: try parseBlock(), otherwise: [])
    return LoopStatement(variable: nil, sequence: nil, body: [Statement(.if(branches), place)])
  }

  /// Parses `repeat`.
  ///
  ///     Repeat = "repeat" Block "while" Expression ;
  mutating func parseRepeat() throws(SyntaxFailure) -> LoopStatement {
    advance()
    var body = try parseBlock()
    try expect(.while, "the condition of `repeat` follows")
    let condition = try parseExpression()
    body.append(Statement(.expression(condition), condition.range))
    return LoopStatement(variable: nil, sequence: nil, body: body)
  }

  /// Parses `return`.
  ///
  ///     Return = "return" [ Assignment ] ;
  mutating func parseReturn(into statements: inout [Statement]) throws(SyntaxFailure) {
    let start = token.range.start
    advance()
    if atStatementEnd || atClauseEnd {
      return statements.append(Statement(.return(nil), range(from: start)))
    }
    let value = try parseAssignment()
    guard case .assignment = value.kind else {
      return statements.append(Statement(.return(value), range(from: start)))
    }
    // What an assignment yields is nothing: it is done, and then the function ends.
    statements.append(Statement(.expression(value), value.range))
    statements.append(Statement(.return(nil), SourceRange(start, value.range.start)))
  }

  /// Parses a jump.
  ///
  ///     Jump = "break" | "continue" | "fallthrough" | "throw" Expression ;
  mutating func parseJump() throws(SyntaxFailure) -> Statement.Kind {
    let keyword = word
    advance()
    if keyword == .throw {
      _ = try parseExpression()
      return .jump(.throw)
    }
    if at(.identifier), !atNewLine {
      return .jump(.labelled(takeName().name, leaves: keyword == .break))
    }
    switch keyword {
    case .continue: return .jump(.continue)
    case .fallthrough: return .jump(.fallthrough)
    default: return .jump(.break)
    }
  }

  /// Parses `do`; what is caught is not told apart.
  ///
  ///     Do = "do" Block { "catch" [ Pattern { "," Pattern } ] [ "where" Expression ] Block } ;
  mutating func parseDo() throws(SyntaxFailure) -> Statement.Kind {
    advance()
    try skipEffects()
    let body = try parseBlock()
    var clauses: [[Statement]] = []
    while take(.catch) {
      if !at(.leftBrace) {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        if !at(.where) {
          repeat { _ = try parsePattern() } while take(.comma)
        }
        if take(.where) { _ = try parseExpression() }
      }
      clauses.append(try parseBlock())
    }
    return clauses.isEmpty ? .block(body) : .attempt(body, catching: clauses)
  }
}

extension Expression {
  /// This pattern as `let` in front of it makes it: its names are bound.
  var binding: Expression {
    switch kind {
    case .name(let name): return Expression(.binding(name), range)
    case .tuple(let elements):
      return Expression(
        .tuple(elements.map { Argument(label: $0.label, value: $0.value.binding) }), range)
    case .call(var call):
      for index in call.arguments.indices {
        call.arguments[index].value = call.arguments[index].value.binding
      }
      return Expression(.call(call), range)
    case .optionalChain(let inner): return Expression(.optionalChain(inner.binding), range)
    case .cast(let inner, let cast, let type):
      return Expression(.cast(inner.binding, cast, type), range)
    default: return self
    }
  }

  /// The names that a pattern binds.
  fileprivate var boundNames: [LocatedName] {
    switch kind {
    case .binding(let name): [LocatedName(name, range)]
    case .tuple(let elements): elements.flatMap { $0.value.boundNames }
    case .call(let call): call.arguments.flatMap { $0.value.boundNames }
    case .optionalChain(let inner), .forced(let inner), .cast(let inner, _, _): inner.boundNames
    case .name, .instance, .implicitMember, .number, .string, .boolean, .nilLiteral, .array,
      .dictionary, .member, .subscripted, .prefix, .binary, .assignment, .ternary, .effect,
      .closure, .keyPath, .macro, .regex, .availability, .conditionalModifiers, .branch, .hole,
      .missing:
      []
    }
  }
}
