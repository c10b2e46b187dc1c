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
    let beside = try enter()
    advance()
    let yes = try readsSwift ? parseAssignment() : parseExpression()
    try expect(.colon, "what holds otherwise follows")
    let no = try parseExpression()
    leave(beside)
    height = max(outer, height)
    return Expression(.ternary(condition, yes, no), range(from: condition.range.start))
  }

  /// Parses operands joined by operators that bind tighter than `limit`.
  ///
  ///     Binary = Prefix { BinaryOperator Prefix | Cast } ;
  ///     BinaryOperator = "&&" | "||" | "??" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "+" | "-" |
  ///       "*" | "/" | "%" | "..." | "..<" ;
  private mutating func parseBinary(above limit: Int) throws(SyntaxFailure) -> Expression {
    var left = try parsePrefixExpression()
    while true {
      if at(.identifier) {
        if at(.is), isComparisonByWord {
          guard limit < Operator.equal.precedence else { return left }
          report(.synonym("is", at: location(token.range), meant: "=="))
          left = try parseRight(of: left, .equal, at: token.range)
          continue
        }
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
      let beside = try enter()
      right = try parseBinary(
        above: kind.isRightAssociative ? kind.precedence - 1 : kind.precedence)
      leave(beside)
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
    if isSpelled("?") || atNewLine && beginsMethodOfObjectiveC { return nil }
    if Operator(assigning: lexer.bytes, token.range) != nil { return nil }
    return Operator(binary: lexer.bytes, token.range)
  }

  /// `true` iff `is` stands before a value, which is no type: `isHidden is true`.
  private var isComparisonByWord: Bool {
    let next = peek()
    if next.flags.contains(.newlineBefore) { return false }
    if next.kind == .number || next.kind == .string { return true }
    let word = word(of: next)
    return word == .true || word == .false || word == .nil
  }

  /// `and` and `or` between two operands, which other languages have.
  private var wordOperator: Operator? {
    guard readsWordOperators, !atNewLine, name.id >= Word.count else { return nil }
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
    if at(.oper) { return try parsePrefixOperator() }
    if at(.identifier), let word, let found = try parseOptional(behind: word) { return found }
    return try parsePostfix()
  }

  // Apart from the above, so that what is nested without a prefix takes little of the stack.

  private mutating func parsePrefixOperator() throws(SyntaxFailure) -> Expression {
    let start = token.range.start
    if takeBareRegex() { return try parsePostfix() }
    guard !token.flags.contains(.leftBound), !isSpelled("<") else {
      throw fail(Expected.expression(found: found, at: here))
    }
    if isSpelled("..."), let all = parseOptionalUnboundedRange() { return all }
    let kind = Operator(prefix: lexer.bytes, token.range)
    let sign = token.range
    let rangeKind =
      isSpelled("...") ? Operator.closedRange : isSpelled("..<") ? .halfOpenRange : nil
    let beside = try enter()
    advance()
    let operand = try parsePrefixExpression()
    leave(beside)
    if let rangeKind {
      let hole = Expression(.hole, sign.atStart)
      return Expression(
        .binary(hole, rangeKind, operatorRange: sign, operand), range(from: start))
    }
    return Expression(.prefix(kind, operand), range(from: start))
  }

  /// Parses an expression that begins with a word before its operand; nil for any other word.
  private mutating func parseOptional(
    behind word: Word
  ) throws(SyntaxFailure) -> Expression? {
    let start = token.range.start
    switch word {
    case .try, .await:
      let beside = try enter()
      let mark = takeEffectMark()
      // The effect covers all that stands to its right.
      let operand = try parseBinary(above: 0)
      leave(beside)
      return Expression(.effect(mark, operand), range(from: start))
    case .let where allowsBindings, .var where allowsBindings:
      advance()
      return try parsePostfix().binding
    case .is where allowsBindings:
      let hole = Expression(.hole, token.range.atStart)
      advance()
      let type = try parseType()
      return Expression(.cast(hole, .is, type), range(from: start))
    case .someWord, .anyWord, .each, .repeat, .consume, .copy, .discard:
      return try parseQualified()
    case .not where nextIsNameOnLine:
      report(.wordOperator("not", meant: "!", at: location(token.range)))
      advance()
      return Expression(.prefix(.not, try parsePostfix()), range(from: start))
    default: return nil
    }
  }

  private mutating func takeEffectMark() -> EffectMark {
    let isTry = at(.try)
    advance()
    guard isTry, at(.oper), !token.flags.contains(.spaceBefore) else {
      return isTry ? .try : .await
    }
    let isOptional = isSpelled("?")
    advance()
    return isOptional ? .tryOptional : .tryForced
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

  /// Parses an operand behind words that say how a value or a type is used: `consume x`,
  /// `repeat each t`. Where no operand follows they are names.
  private mutating func parseQualified() throws(SyntaxFailure) -> Expression {
    while let word, word.isQualifier, peekBeginsOperand(after: word) { advance() }
    return try parsePostfix()
  }

  private func peekBeginsOperand(after word: Word) -> Bool {
    let next = peek()
    if next.flags.contains(.newlineBefore) { return false }
    if next.kind == .leftParen {
      return word != .consume && word != .copy && word != .discard && word != .each
    }
    guard next.kind == .identifier else { return false }
    switch self.word(of: next) {
    case .selfWord, .repeat: return true
    case let following: return following?.isReserved != true
    }
  }

  /// Makes the token a regular expression between bare slashes, if one begins here; where an
  /// operand is due a slash cannot divide.
  private mutating func takeBareRegex() -> Bool {
    let bytes = lexer.bytes
    var end = Int(token.range.start)
    guard bytes[end] == "/", token.range.count > 1 || token.flags.contains(.rightBound),
      end + 1 < lexer.end, bytes[end + 1] != " ", bytes[end + 1] != "\t"
    else { return false }
    repeat {
      end += bytes[end] == "\\" ? 2 : 1
      guard end < lexer.end, bytes[end] != "\n", bytes[end] != "\r" else { return false }
    } while bytes[end] != "/"
    // None ends with a blank: `/State.first, action: /Action.first` are two operators.
    if bytes[end - 1] == " " || bytes[end - 1] == "\t" { return false }
    token.kind = .regex
    token.range.end = UInt32(end + 1)
    lexer.position = end + 1
    return true
  }
}
