extension Parser {
  /// Parses an expression.
  ///
  ///     Expression = Binary [ "?" Expression ":" Expression ] ;
  mutating func parseExpression() throws(SyntaxFailure) -> Expression {
    let outer = height
    height = 0
    let condition = try parseBinary(above: 0)
    guard at(.oper), isSpelled("?"), !token.flags.contains(.leftBound) else {
      height = max(outer, height)
      return condition
    }
    try enter()
    advance()
    let yes = try parseExpression()
    try expect(.colon, "what holds otherwise follows")
    let no = try parseExpression()
    leave()
    height = max(outer, height)
    return Expression(.ternary(condition, yes, no), range(from: condition.range.start))
  }

  /// Parses operands joined by operators that bind tighter than `limit`.
  ///
  ///     Binary = Prefix { BinaryOperator Prefix | Cast } ;
  ///     BinaryOperator = "&&" | "||" | "??" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "+" | "-" |
  ///       "*" | "/" | "%" | "..." | "..<" ;
  mutating func parseBinary(above limit: Int) throws(SyntaxFailure) -> Expression {
    var left = try parsePrefixExpression()
    while true {
      if at(.identifier) {
        if at(.is) || at(.as) {
          guard limit < 5 else { return left }
          left = try parseCast(of: left)
          try grow()
          continue
        }
        guard let meant = wordOperator else { return left }
        guard limit < meant.precedence else { return left }
        reportWordOperator(meant)
        left = try parseRight(of: left, meant, at: token.range)
        continue
      }
      guard let next = binaryOperator, limit < next.precedence else { return left }
      left = try parseRight(of: left, next, at: token.range)
    }
  }

  /// Parses what stands to the right of the operator at the token.
  private mutating func parseRight(
    of left: Expression, _ kind: Operator, at range: SourceRange
  ) throws(SyntaxFailure) -> Expression {
    advance()
    let outer = height
    height = 0
    let right: Expression
    if (kind == .closedRange || kind == .halfOpenRange), !beginsOperand {
      right = Expression(.hole, range.atEnd)
    } else {
      try enter()
      right = try parseBinary(
        above: kind.isRightAssociative ? kind.precedence - 1 : kind.precedence)
      leave()
    }
    height = max(outer, height)
    try grow()
    return Expression(
      .binary(left, kind, operatorRange: range, right), self.range(from: left.range.start))
  }

  /// `true` iff an operand may begin at the token: a range without an end has none.
  private var beginsOperand: Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .rightBrace, .comma, .colon, .endOfFile, .semicolon: false
    case .leftBrace: allowsTrailingClosure
    default: !atNewLine
    }
  }

  /// The binary operator at the token; nil if it is none, or bound to one side only.
  private var binaryOperator: Operator? {
    guard at(.oper) || at(.arrow) else { return nil }
    let flags = token.flags
    if at(.arrow) { return .custom }
    let isRange = isSpelled("...") || isSpelled("..<")
    if flags.contains(.leftBound) != flags.contains(.rightBound) {
      // `16...` is a range without an end.
      guard isRange, flags.contains(.leftBound) else { return nil }
    } else if flags.contains(.leftBound), isSpelled("?") || isSpelled("!") {
      return nil
    }
    if isSpelled("?") { return nil }
    if Operator(assigning: lexer.bytes, token.range) != nil { return nil }
    return Operator(binary: lexer.bytes, token.range)
  }

  /// `and` and `or` between two operands, which other languages have.
  private var wordOperator: Operator? {
    guard !atNewLine, name.id >= Word.count else { return nil }
    guard token.range.count <= 3 else { return nil }
    let spelling = text(token.range)
    let meant: Operator? = spelling == "and" ? .and : spelling == "or" ? .or : nil
    guard meant != nil else { return nil }
    let next = peek()
    return next.kind == .identifier || next.kind == .oper || next.kind == .leftParen ? meant : nil
  }

  private mutating func reportWordOperator(_ meant: Operator) {
    report(
      .wordOperator(
        text(token.range), meant: meant == .and ? "&&" : "||", at: location(token.range)))
  }

  /// Parses the type that a value is tested for.
  ///
  ///     Cast = ( "is" | "as" | "as" ^ "?" | "as" ^ "!" ) SimpleType ;
  private mutating func parseCast(of left: Expression) throws(SyntaxFailure) -> Expression {
    var cast = at(.is) ? Cast.is : .as
    advance()
    if cast == .as, at(.oper), !token.flags.contains(.spaceBefore) {
      if isSpelled("?") { cast = .asOptional }
      if isSpelled("!") { cast = .asForced }
      advance()
    }
    let type = try parseType()
    return Expression(.cast(left, cast, type), range(from: left.range.start))
  }

  /// Parses an operand with the operators and effects before it.
  ///
  ///     Prefix = [ "try" [ ^ "?" ] ] [ "await" ] [ PrefixOperator ^ ] Postfix ;
  ///     PrefixOperator = "!" | "-" | "~" | "&" ;
  mutating func parsePrefixExpression() throws(SyntaxFailure) -> Expression {
    let start = token.range.start
    if at(.oper) {
      guard !isSpelled("/"), !startsRegex else { throw failBareRegex() }
      guard !token.flags.contains(.leftBound), !isSpelled("<") else {
        throw fail(.expectedExpression(found: found, at: here))
      }
      if isSpelled("..."), let all = parseOptionalUnboundedRange() { return all }
      let kind = Operator(prefix: lexer.bytes, token.range)
      try enter()
      advance()
      let operand = try parsePrefixExpression()
      leave()
      return Expression(.prefix(kind, operand), range(from: start))
    }
    guard at(.identifier), let word else { return try parsePostfix() }
    switch word {
    case .try, .await:
      try enter()
      advance()
      if word == .try, at(.oper), !token.flags.contains(.spaceBefore) { advance() }
      // The effect covers all that stands to its right.
      let operand = try parseBinary(above: 0)
      leave()
      return Expression(.effect(operand), range(from: start))
    case .let where allowsBindings, .var where allowsBindings:
      advance()
      return try parsePostfix()
    case .someWord, .anyWord, .each, .repeat:
      if nextIsNameOnLine || peek().kind == .leftParen { advance() }
      return try parsePostfix()
    case .not where nextIsNameOnLine:
      report(.wordOperator("not", meant: "!", at: location(token.range)))
      advance()
      return Expression(.prefix(.not, try parsePostfix()), range(from: start))
    default: return try parsePostfix()
    }
  }

  /// Parses `...` between brackets, which is a range of everything.
  private mutating func parseOptionalUnboundedRange() -> Expression? {
    let next = peek()
    guard next.kind == .rightBracket || next.kind == .rightParen else { return nil }
    let range = token.range
    let hole = Expression(.hole, range.atStart)
    advance()
    return Expression(.binary(hole, .closedRange, operatorRange: range, hole), range)
  }

  private var startsRegex: Bool {
    lexer.bytes[Int(token.range.start)] == "/" && token.flags.contains(.rightBound)
      && !token.flags.contains(.leftBound)
  }

  /// Reports a regular expression between bare slashes, which is not told from a division.
  private mutating func failBareRegex() -> SyntaxFailure {
    var end = Int(token.range.start) + 1
    let bytes = lexer.bytes
    while end < bytes.count, bytes[end] != "/", bytes[end] != "\n", bytes[end] != "\r" {
      end += bytes[end] == "\\" ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == "/" else {
      return fail(.expectedExpression(found: found, at: here))
    }
    let range = SourceRange(token.range.start, UInt32(end + 1))
    return fail(.bareRegex(text(range), at: location(range)))
  }
}
