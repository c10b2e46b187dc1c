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
  mutating func parseStatements(into statements: inout [Statement]) {
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
  var atDefault: Bool {
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
