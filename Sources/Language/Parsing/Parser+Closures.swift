extension Parser {
  /// Parses a closure.
  ///
  ///     Closure = "{" [ ClosureHeader ] NL { Statement NL } "}" ;
  mutating func parseClosure() throws(SyntaxFailure) -> Closure {
    let opener = token.range
    let saved = (readsInstances, hasToldStep)
    (readsInstances, hasToldStep) = (false, false)
    defer { (readsInstances, hasToldStep) = saved }
    try expect(.leftBrace, "the closure follows")
    var closure = Closure(range: opener, parameters: [], body: [])
    if beginsClosureHeader { try parseHeader(of: &closure) }
    closure.body = try parseBlockRest(of: opener)
    closure.range = range(from: opener.start)
    return closure
  }

  /// Parses what stands before `in`.
  ///
  ///     ClosureHeader = [ "[" Capture { "," Capture } "]" ]
  ///       [ name { "," name } | "(" name { "," name } ")" ] "in" ;
  private mutating func parseHeader(of closure: inout Closure) throws(SyntaxFailure) {
    while at(.at) {
      advance()
      advance()
      if at(.leftParen), !token.flags.contains(.spaceBefore) { try skipBalanced() }
    }
    if at(.leftBracket) { try parseCaptures(into: &closure.captures) }
    if at(.leftParen) {
      try parseParameters(of: &closure)
    } else {
      while at(.identifier) || at(.dollarName), !at(.in), !at(.async), !at(.throws) {
        closure.parameters.append(takeParameterName())
        if !take(.comma) { break }
      }
    }
    try skipEffects()
    if take(.arrow) { closure.result = try parseType() }
    try expect(.in, "the statements of the closure follow")
  }

  /// Parses `[weak self, count, total = a + b]`.
  ///
  ///     Capture = [ "weak" | "unowned" ] name [ "=" Expression ] | "$" ^ name ;
  private mutating func parseCaptures(into captures: inout [Capture]) throws(SyntaxFailure) {
    let opener = token.range
    advance()
    var isWeak = false
    while at(.identifier) || at(.dollarName) {
      // `$count` is the one of `self`: a binding, a publisher.
      if at(.dollarName) {
        advance()
        guard take(.comma) else { break }
        continue
      }
      // `weak`, `unowned`, `unowned(safe)`: another name follows, or brackets do.
      let next = peek()
      if next.kind == .identifier || next.kind == .leftParen {
        isWeak = true
        advance()
        if at(.leftParen) { try skipBalanced() }
        continue
      }
      let name = takeName()
      let value = take(.equal) ? try parseExpression() : nil
      captures.append(Capture(name: name, value: value, isWeak: isWeak))
      isWeak = false
      if !take(.comma) { break }
    }
    try expectClosing(.rightBracket, of: opener)
  }

  /// Consumes the name of a parameter; `$item` declares `item`.
  private mutating func takeParameterName() -> LocatedName {
    if at(.dollarName) {
      name = names.intern(
        lexer.bytes, from: Int(token.range.start) + 1, to: Int(token.range.end))
    }
    return takeName()
  }

  /// Parses `(a, b: Type)`, where a name may also be `_` or a tuple.
  private mutating func parseParameters(of closure: inout Closure) throws(SyntaxFailure) {
    let opener = token.range
    advance()
    while !at(.rightParen) {
      if at(.leftParen) {
        let start = token.range
        try skipBalanced()
        closure.parameters.append(LocatedName(names.intern("_"), start))
      } else {
        guard at(.identifier) || at(.dollarName) else {
          throw fail(Expected.name("the name of a parameter", found: found, at: here))
        }
        closure.parameters.append(takeParameterName())
        if at(.identifier) { closure.parameters[closure.parameters.count - 1] = takeName() }
      }
      closure.parameterTypes.append(take(.colon) ? try parseType() : nil)
      if at(.oper), isSpelled("...") { advance() }
      if !take(.comma) { break }
    }
    try expectClosing(.rightParen, of: opener)
  }

  /// `true` iff parameters and `in` stand behind the brace: a look ahead of bounded length.
  private var beginsClosureHeader: Bool {
    switch token.kind {
    case .identifier:
      if at(.in) { return true }
      if isReserved { return false }
      // The common case first: a statement follows.
      let next = peek()
      guard next.kind == .identifier || next.kind == .comma || next.kind == .arrow,
        !next.flags.contains(.newlineBefore)
      else { return false }
    case .leftParen, .leftBracket, .at, .dollarName: break
    default: return false
    }
    var copy = lexer
    var next = token
    var brackets = 0
    for _ in 0..<512 {
      switch next.kind {
      case .leftParen, .leftBracket: brackets += 1
      case .rightParen, .rightBracket:
        brackets -= 1
        if brackets < 0 { return false }
      case .leftBrace, .rightBrace, .endOfFile, .semicolon: return false
      case .identifier:
        if brackets == 0, next.range.count == 2, isIn(next) { return true }
        if brackets == 0, isReserved(next) { return false }
      case .comma, .colon, .arrow, .at, .period, .oper, .dollarName: break
      default:
        if brackets == 0 { return false }
      }
      let isClosing = next.kind == .rightParen || next.kind == .rightBracket
      let isCaptureList = brackets == 0 && next.kind == .rightBracket
      next = copy.next()
      // Outside brackets a header has names, commas and a result, not two statements.
      guard brackets == 0 else { continue }
      if isClosing, next.kind == .period { return false }
      if next.flags.contains(.newlineBefore), next.kind != .identifier, next.kind != .arrow,
        !isCaptureList || next.kind != .leftParen
      {
        return false
      }
    }
    return false
  }

  private func isReserved(_ token: Token) -> Bool {
    guard let word = word(of: token), word != .throws, word != .inout else { return false }
    return word.isReserved
  }

  private func isIn(_ token: Token) -> Bool {
    let start = Int(token.range.start)
    return lexer.bytes[start] == "i" && lexer.bytes[start + 1] == "n"
  }
}
