extension Parser {
  /// Parses an operand with members, calls and the like behind it.
  ///
  ///     Postfix = Primary { Suffix } ;
  mutating func parsePostfix() throws(SyntaxFailure) -> Expression {
    let outer = height
    height = 0
    let primary = try parsePrimary()
    let result = try parseSuffixes(of: primary)
    height = max(outer, height)
    return result
  }

  /// Parses what stands behind an operand.
  ///
  ///     Suffix = [ NL ] "." ^ name | ^ Arguments [ TrailingClosures ] | ^ "[" [ Argument { ","
  ///       Argument } ] "]" | ^ "?" | ^ "!" ;
  private mutating func parseSuffixes(of primary: Expression) throws(SyntaxFailure) -> Expression {
    var base = primary
    while true {
      if endsWithLine, atNewLine { return base }
      switch token.kind {
      case .period:
        base = try parseMember(of: base)
      case .leftParen where !atNewLine && !separatesArguments:
        let isMethod = if case .member = base.kind { true } else { false }
        base = try parseCall(of: base)
        // A method with its arguments is one link of the chain.
        if isMethod { continue }
      case .leftBracket where !atNewLine:
        base = try parseSubscript(of: base)
      case .leftBrace where !atNewLine && takesClosure(base) && beginsClosure:
        base = try parseTrailingClosures(
          of: Call(callee: base, arguments: [], closures: [], brackets: nil))
      case .oper where token.flags.contains(.leftBound) && !atNewLine && isSpelled("?"):
        base = parseMark(of: base) { .optionalChain($0) }
      case .oper where token.flags.contains(.leftBound) && !atNewLine && isSpelled("!"):
        base = parseMark(of: base) { .forced($0) }
      case .oper where isPostfixOperator:
        base = parseMark(of: base) { .prefix(.custom, $0) }
      case .directiveIf:
        guard beginsConditionalModifiers else { return base }
        base = try parseConditionalModifiers(of: base)
      default: return base
      }
      try grow()
    }
  }

  /// `true` iff an operator of a library's stands behind an operand in a Swift file: `label|`.
  private var isPostfixOperator: Bool {
    let flags = token.flags
    guard readsSwift, !atNewLine, flags.contains(.leftBound), !flags.contains(.rightBound) else {
      return false
    }
    if isSpelled("...") || isSpelled(">") || isSpelled("<") { return false }
    return Operator(assigning: lexer.bytes, token.range) == nil
  }

  // Each of these on its own, so that a call within a call takes little of the stack.

  private mutating func parseMember(of base: Expression) throws(SyntaxFailure) -> Expression {
    advance()
    // A number has no elements: `12. 2` is a slip for `12.2`.
    if case .number = base.kind, at(.number) {
      throw fail(Expected.name("the name of a member", found: found, at: here))
    }
    let member = try expectMemberName()
    let result = Expression(.member(base, member), range(from: base.range.start))
    try skipExplicitGenerics()
    return result
  }

  private mutating func parseSubscript(of base: Expression) throws(SyntaxFailure) -> Expression {
    let arguments = try parseBracketed(.rightBracket)
    return Expression(.subscripted(base, arguments), range(from: base.range.start))
  }

  private mutating func parseMark(
    of base: Expression, _ kind: (Expression) -> Expression.Kind
  ) -> Expression {
    advance()
    return Expression(kind(base), range(from: base.range.start))
  }

  /// `true` iff a bracket behind white space begins something else.
  private var separatesArguments: Bool { false }

  /// `true` iff a brace behind `base` is its closure: not behind a literal, nor before accessors.
  private func takesClosure(_ base: Expression) -> Bool {
    switch base.kind {
    case .number, .string, .boolean, .nilLiteral, .array, .dictionary, .regex, .hole, .closure:
      return false
    default: return !beginsAccessors(after: peek())
    }
  }

  /// `true` iff a brace begins a closure rather than the block of a statement. In the head of one
  /// it does where the head goes on behind it, as in `if items.filter { $0.isOn }.isEmpty {`; that
  /// is told for a closure on one line.
  private var beginsClosure: Bool {
    if allowsTrailingClosure { return true }
    var copy = lexer
    var next = copy.next()
    var depth = 1
    while depth > 0 {
      guard !next.flags.contains(.newlineBefore) else { return false }
      switch next.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .endOfFile: return false
      case .identifier where word(of: next) == .case: return false
      default: break
      }
      next = copy.next()
    }
    guard !next.flags.contains(.newlineBefore) else { return false }
    switch next.kind {
    case .leftBrace, .comma, .period, .leftParen, .leftBracket, .colon, .equal, .oper: return true
    case .identifier: return ["where", "is", "as"].contains(text(next.range))
    default: return false
    }
  }

  /// Parses a name behind a dot: any word, or the number of an element.
  mutating func expectMemberName() throws(SyntaxFailure) -> LocatedName {
    if at(.identifier) { return takeName() }
    if at(.number) || at(.dollarName) {
      let number = names.intern(
        lexer.bytes, from: Int(token.range.start), to: Int(token.range.end))
      let located = LocatedName(number, token.range)
      advance()
      return located
    }
    throw fail(Expected.name("the name of a member", found: found, at: here))
  }

  /// Parses a call with its arguments in brackets, and its closures.
  private mutating func parseCall(of callee: Expression) throws(SyntaxFailure) -> Expression {
    let (arguments, brackets) = try parseArguments()
    var call = Call(callee: callee, arguments: arguments, closures: [], brackets: brackets)
    call.closures.reserveCapacity(0)
    // A compiler takes a closure on a line of its own as well.
    let goesOn = !atNewLine || readsSwift && allowsTrailingClosure
    if at(.leftBrace), goesOn, !beginsAccessors(after: peek()), beginsClosure {
      return try parseTrailingClosures(of: call)
    }
    return Expression(.call(call), range(from: callee.range.start))
  }

  /// Parses closures behind a call.
  ///
  ///     TrailingClosures = Closure { name ^ ":" Closure } ;
  private mutating func parseTrailingClosures(of call: Call) throws(SyntaxFailure) -> Expression {
    var call = call
    call.closures.append((label: nil, closure: try parseClosure()))
    while at(.identifier), beginsLabelledClosure {
      let label = takeName()
      advance()
      call.closures.append((label: label, closure: try parseClosure()))
    }
    return Expression(.call(call), range(from: call.callee.range.start))
  }

  /// `true` iff `name: {` stands here.
  private var beginsLabelledClosure: Bool {
    var copy = lexer
    guard copy.next().kind == .colon else { return false }
    let brace = copy.next()
    return brace.kind == .leftBrace && !brace.flags.contains(.newlineBefore)
  }

  /// Parses arguments in round brackets.
  ///
  ///     Arguments = "(" [ Argument { "," Argument } ] ")" ;
  mutating func parseArguments() throws(SyntaxFailure) -> (
    arguments: [Argument], brackets: SourceRange
  ) {
    let start = token.range.start
    let arguments = try parseBracketed(.rightParen)
    return (arguments, range(from: start))
  }

  /// Parses arguments in the brackets that open here and close with `closing`.
  mutating func parseBracketed(_ closing: TokenKind) throws(SyntaxFailure) -> [Argument] {
    let opener = token.range
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    let beside = try enter()
    advance()
    var arguments: [Argument] = []
    var directives = 0
    while !at(closing) {
      if takeDirectiveLine(&directives) { continue }
      arguments.append(try parseArgument())
      if take(.comma) || endsDirective(directives) { continue }
      guard case .hole? = arguments.last?.value.kind, at(.identifier) else { break }
    }
    leave(beside)
    try expectClosing(closing, of: opener)
    return arguments
  }

  /// Parses an argument.
  ///
  ///     Argument = [ name ":" ] Expression ;
  private mutating func parseArgument() throws(SyntaxFailure) -> Argument {
    var label: LocatedName?
    if at(.identifier), peek().kind == .colon {
      label = takeName()
      advance()
      if atLabelsOfFunction {
        return Argument(label: label, value: Expression(.hole, token.range.atStart))
      }
    }
    // `sorted(by: <)`: an operator handed over as a function.
    if at(.oper) {
      let next = peek()
      if next.kind == .rightParen || next.kind == .comma {
        let start = token.range
        let name = names.intern(lexer.bytes, from: Int(start.start), to: Int(start.end))
        advance()
        return Argument(label: label, value: Expression(.name(name), start))
      }
    }
    return Argument(label: label, value: try parseArgumentValue())
  }

  /// `true` iff nothing but labels follows up to the bracket, as in the name of a function:
  /// `toggle(_:)`, `move(from:to:)`, `move(from: to:)`.
  private var atLabelsOfFunction: Bool {
    var (lexer, next) = (lexer, token)
    while next.kind == .identifier {
      guard lexer.next().kind == .colon else { return false }
      next = lexer.next()
    }
    return next.kind == .rightParen
  }

  private mutating func parseArgumentValue() throws(SyntaxFailure) -> Expression {
    let value = try parseExpression()
    // `{ value = $0 }` is a statement; `(a = b)` is read as what it says.
    guard let (kind, range) = try parseOptionalAssignmentOperator() else { return value }
    let right = try parseExpression()
    return Expression(
      .assignment(value, kind, operatorRange: range, right), self.range(from: value.range.start))
  }

  /// Consumes the bracket that closes `opener`.
  mutating func expectClosing(
    _ kind: TokenKind, of opener: SourceRange
  ) throws(SyntaxFailure) {
    if take(kind) { return }
    if at(.endOfFile), isEndSwallowed { throw SyntaxFailure() }
    if at(.endOfFile) { hasUnclosedBrace = true }
    if atNewLine || at(.rightBrace) || at(.endOfFile) {
      throw fail(.unclosedBracket(text(opener), at: location(opener), end: here))
    }
    let mistake = Expected.closing(
      kind.spelling, opener: location(opener), found: found, at: here)
    let isForgotten = at(.leftBrace) && kind == .rightParen
    throw fail(isForgotten ? mistake.closing(with: ")", behind: previousEnd) : mistake)
  }

  /// Skips generic arguments behind a name in an expression, if the angles close and what follows
  /// cannot follow a comparison.
  mutating func skipExplicitGenerics() throws(SyntaxFailure) {
    guard at(.oper), lexer.bytes[Int(token.range.start)] == "<" else { return }
    // `Array` and `<String>(…)` on the next line: no comparison touches only what is behind it.
    let isOnNextLine = atNewLine && token.flags.contains(.rightBound)
    guard isOnNextLine || !token.flags.contains(.spaceBefore) else { return }
    let start = place()
    let saved = (depth, height)
    do throws(SyntaxFailure) {
      try skipGenerics()
      if isOnNextLine ? at(.leftParen) && !atNewLine : followsGenerics { return }
    } catch {}
    (depth, height) = saved
    goBack(to: start)
  }

  private var followsGenerics: Bool {
    if atNewLine { return true }
    switch token.kind {
    case .leftParen, .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma,
      .semicolon, .colon, .endOfFile:
      return true
    case .oper: return token.flags.contains(.leftBound) && (isSpelled("?") || isSpelled("!"))
    default: return false
    }
  }
}

// Modifiers of views behind `#if`, which go on with the view in front of it.
extension Parser {
  /// `true` iff `#if` at the token surrounds modifiers: it begins a line, and the first thing in it
  /// begins with a dot.
  private var beginsConditionalModifiers: Bool {
    guard at(.directiveIf), atNewLine else { return false }
    var copy = lexer
    var next = copy.next()
    while true {
      // The line of a condition.
      if next.kind != .directiveEndif, next.kind != .directiveElse || true {
        while !next.flags.contains(.newlineBefore), next.kind != .endOfFile { next = copy.next() }
      }
      switch next.kind {
      case .period: return true
      case .directiveIf, .directiveElse, .directiveElseif: next = copy.next()
      default: return false
      }
    }
  }

  /// Parses `#if` around modifiers of `base`.
  ///
  ///     ConditionalModifiers = "#if" BuildCondition NL Modification { NL Modification } [ NL
  ///       "#else" { NL Modification } ] NL "#endif" ;
  ///     Modification = "." ^ name [ ^ Arguments ] ;
  private mutating func parseConditionalModifiers(
    of base: Expression
  ) throws(SyntaxFailure) -> Expression {
    let clauses = try parseClauses { parser throws(SyntaxFailure) in
      let hole = Expression(.hole, parser.token.range.atStart)
      return try parser.parseSuffixes(of: hole)
    }
    return Expression(.conditionalModifiers(base, clauses), range(from: base.range.start))
  }
}
