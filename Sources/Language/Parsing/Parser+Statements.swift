extension Parser {
  /// Parses statements in braces.
  ///
  ///     Block = "{" NL { Statement NL } "}" ;
  mutating func parseBlock() throws(SyntaxFailure) -> [Statement] {
    let opener = token.range
    try expect(.leftBrace, "the block follows")
    return try parseBlockRest(of: opener)
  }

  /// Parses statements up to the brace that closes `opener`.
  mutating func parseBlockRest(of opener: SourceRange) throws(SyntaxFailure) -> [Statement] {
    let saved = (allowsTrailingClosure, allowsBindings)
    allowsTrailingClosure = true
    allowsBindings = false
    defer { (allowsTrailingClosure, allowsBindings) = saved }
    let beside = try enter()
    var statements: [Statement] = []
    parseStatements(into: &statements)
    leave(beside)
    try expectClosingBrace(of: opener)
    return statements
  }

  /// Parses statements up to a closing brace, a `case`, or a directive that ends a clause.
  private mutating func parseStatements(into statements: inout [Statement]) {
    while !at(.rightBrace), !at(.endOfFile), !atClauseEnd, !at(.case), !atDefault {
      if at(.directiveIf), surroundsCases { return }
      if take(.semicolon) { continue }
      let start = token.range.start
      let count = statements.count
      let isRead: Void? = recovering { parser throws(SyntaxFailure) in
        try parser.parseStatement(into: &statements)
        // `case 1: a() case 2: b()` stands on one line.
        if parser.at(.case) || parser.atDefault { return }
        try parser.expectLineEnd(after: "a statement")
      }
      if isRead == nil {
        statements.removeLast(statements.count - count)
        statements.append(Statement(.unread, range(from: start)))
      }
    }
  }

  /// `true` iff `#if` at the token surrounds cases of a `switch`.
  private var surroundsCases: Bool {
    var copy = lexer
    while true {
      var next = copy.next()
      while !next.flags.contains(.newlineBefore), next.kind != .endOfFile { next = copy.next() }
      switch next.kind {
      case .identifier: return spells(next, .case) || spells(next, .default)
      case .at: return spells(copy.next(), .unknown)
      case .directiveIf: continue
      default: return false
      }
    }
  }

  /// `true` iff `token` is spelled like `word`.
  func spells(_ token: Token, _ word: Word) -> Bool { spells(token, word.spelling) }

  /// `true` iff `token` is spelled like `text`.
  private func spells(_ token: Token, _ text: String) -> Bool {
    lexer.bytes[Int(token.range.start)..<Int(token.range.end)].elementsEqual(text.utf8)
  }

  /// `true` iff `default:` or `@unknown default:` begins here.
  private var atDefault: Bool {
    if at(.default) { return peek().kind == .colon }
    guard at(.at) else { return false }
    var copy = lexer
    _ = copy.next()
    let next = copy.next()
    return next.kind == .identifier && text(next.range) == "default"
  }

  /// Parses one statement of a handler, a function, a getter or a view builder.
  ///
  ///     Statement = If | Guard | Switch | For | While | Repeat | Return | Jump | Do | Defer |
  ///       Variable | Function | SwiftType | ConditionalStatements | Action | TabItem | Assignment
  ///       ;
  ///     ConditionalStatements = "#if" BuildCondition NL { Statement NL } [ "#else" NL { Statement
  ///       NL } ] "#endif" ;
  mutating func parseStatement(into statements: inout [Statement]) throws(SyntaxFailure) {
    let start = token.range.start
    if at(.identifier), word?.isStatement != true, beginsLabel {
      let label = takeName()
      advance()
      let first = statements.count
      try parseStatement(into: &statements)
      for index in statements.indices.dropFirst(first) {
        statements[index] = statements[index].labelled(label.name)
      }
      return
    }
    if at(.identifier), let word, try parseWordStatement(word, into: &statements) { return }
    if at(.at) || beginsSwiftDeclaration {
      return try parseLocalDeclaration(into: &statements)
    }
    if at(.directiveIf) {
      return statements.append(try parseConditionalStatements(from: start))
    }
    statements.append(Statement(.expression(try parseAssignment()), range(from: start)))
  }

  private mutating func parseConditionalStatements(
    from start: UInt32
  ) throws(SyntaxFailure) -> Statement {
    let clauses = try parseClauses { parser throws(SyntaxFailure) in
      var body: [Statement] = []
      parser.parseStatements(into: &body)
      return body
    }
    return Statement(.conditional(clauses), range(from: start))
  }

  /// `true` iff `name: for`, `name: while` or the like stands here.
  private var beginsLabel: Bool {
    guard lexer.position < lexer.end, lexer.bytes[lexer.position] == ":" else { return false }
    var copy = lexer
    _ = copy.next()
    let next = copy.next()
    guard next.kind == .identifier else { return false }
    let text = lexer.bytes[Int(next.range.start)..<Int(next.range.end)]
    for word: Word in [.for, .while, .repeat, .if, .switch, .do]
    where text.elementsEqual(word.spelling.utf8) {
      return true
    }
    return false
  }

  /// Parses a statement that begins with a word; returns `false` if the word begins none here.
  ///
  ///     Defer = "defer" Block ;
  private mutating func parseWordStatement(
    _ word: Word, into statements: inout [Statement]
  ) throws(SyntaxFailure) -> Bool {
    let start = token.range.start
    let kind: Statement.Kind
    switch word {
    case .if: kind = .if(try parseIf())
    case .guard: kind = try parseGuard()
    case .switch: kind = try parseSwitch()
    case .for: kind = .loop(try parseFor())
    case .while: kind = .loop(try parseWhile())
    case .repeat: kind = .loop(try parseRepeat())
    case .return:
      try parseReturn(into: &statements)
      return true
    case .break, .continue, .fallthrough, .throw: kind = try parseJump()
    case .do: kind = try parseDo()
    case .defer:
      advance()
      kind = .deferred(try parseBlock())
    case .yield where peekBeginsYielded:
      advance()
      return false
    default:
      guard word.isAction || word == .tab || word.isStep, let action = try parseOptionalAction(word)
      else { return false }
      kind = action
    }
    statements.append(Statement(kind, range(from: start)))
    return true
  }

  /// `true` iff `yield` hands out what follows, as in an accessor `_modify`.
  private var peekBeginsYielded: Bool {
    let next = peek()
    return next.kind == .identifier || spells(next, "&")
  }

  /// Parses plain words in a handler; nil if the word is a name here.
  ///
  ///     Action = Push | Pop | Present | Dismiss | RequestUpdate | Select | ShowWindow |
  ///       HideWindow | Sidebar ;
  private mutating func parseOptionalAction(_ word: Word) throws(SyntaxFailure) -> Statement.Kind? {
    let next = peek()
    let isAlone =
      next.flags.contains(.newlineBefore) || next.kind == .rightBrace
      || next.kind == .endOfFile
    let hasOperand = !isAlone && (next.kind == .identifier || next.kind == .string)
    if word == .tab {
      guard hasOperand, next.kind == .string else { return nil }
      return .expression(try parseTabItem())
    }
    if word == .pop || word == .dismiss {
      guard isAlone || hasOperand else { return nil }
    } else {
      guard hasOperand else { return nil }
    }
    if !word.isAction {
      // The steps of one function are one mistake.
      if hasToldStep { throw SyntaxFailure() }
      hasToldStep = true
      throw fail(.misplacedStep(word.spelling, at: location(token.range)))
    }
    return .action(try parseStep())
  }

  /// Parses a tab of a container of UIKit.
  ///
  ///     TabItem = "tab" string Block ;
  private mutating func parseTabItem() throws(SyntaxFailure) -> Expression {
    let callee = Expression(.name(name), token.range)
    advance()
    let label = try parsePrimary()
    let closure = try parseClosure()
    return Expression(
      .call(
        Call(
          callee: callee, arguments: [Argument(label: nil, value: label)],
          closures: [(label: nil, closure: closure)], brackets: nil)),
      range(from: callee.range.start))
  }

  private mutating func parseLocalDeclaration(
    into statements: inout [Statement]
  ) throws(SyntaxFailure) {
    let start = token.range.start
    var members: [Member] = []
    try parseSwiftMember(in: .type, isMember: false, into: &members)
    for member in members {
      switch member {
      case .variable(let variable):
        statements.append(Statement(.variable(variable), variable.range))
      case .function(let function):
        statements.append(Statement(.function(function), range(from: start)))
      case .type(let type):
        hasLocalTypes = true
        statements.append(Statement(.type(type), range(from: start)))
      case .setting, .plist, .window, .scene, .input, .initializer, .definition, .backdrop,
        .content, .conditional, .cases, .kept, .unread:
        statements.append(Statement(.unread, range(from: start)))
      }
    }
  }

  /// Parses an expression, and what is assigned to it.
  ///
  ///     Assignment = View [ ( "=" | "+=" | "-=" | "*=" | "/=" ) Expression ] ;
  mutating func parseAssignment() throws(SyntaxFailure) -> Expression {
    let target = try parseExpression()
    guard let (kind, range) = try parseOptionalAssignmentOperator() else { return target }
    let beside = try enter()
    let value = try parseAssignment()
    leave(beside)
    return Expression(
      .assignment(target, kind, operatorRange: range, value), self.range(from: target.range.start))
  }

  mutating func parseOptionalAssignmentOperator() throws(SyntaxFailure) -> (
    Operator, SourceRange
  )? {
    let range = token.range
    if at(.equal) {
      advance()
      return (.assign, range)
    }
    guard at(.oper), let kind = Operator(assigning: lexer.bytes, token.range) else { return nil }
    advance()
    return (kind, range)
  }
}

// Statements that decide what runs.
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
  private mutating func parseGuard() throws(SyntaxFailure) -> Statement.Kind {
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

  /// Skips the line of a directive.
  mutating func skipLine() {
    advance()
    skipKeptLine()
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
  private mutating func parseFor() throws(SyntaxFailure) -> LoopStatement {
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
  private mutating func parseWhile() throws(SyntaxFailure) -> LoopStatement {
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
  private mutating func parseRepeat() throws(SyntaxFailure) -> LoopStatement {
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
  private mutating func parseReturn(into statements: inout [Statement]) throws(SyntaxFailure) {
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
  private mutating func parseJump() throws(SyntaxFailure) -> Statement.Kind {
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
  private mutating func parseDo() throws(SyntaxFailure) -> Statement.Kind {
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
