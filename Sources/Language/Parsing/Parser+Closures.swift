extension Parser {
  /// Parses a closure.
  ///
  ///     Closure = "{" [ ClosureHeader ] { NL Statement } NL "}" ;
  ///     ClosureHeader = [ "[" CaptureList "]" ] [ name { "," name } | Parameters ] "in" ;
  mutating func parseClosure() throws(SyntaxFailure) -> Closure {
    let opener = token.range
    try expect(.leftBrace, "the closure follows")
    let parameters = beginsClosureHeader ? try parseClosureHeader() : []
    let body = try parseBlockRest(of: opener)
    return Closure(range: range(from: opener.start), parameters: parameters, body: body)
  }

  /// Parses what stands before `in`.
  private mutating func parseClosureHeader() throws(SyntaxFailure) -> [LocatedName] {
    while at(.at) {
      advance()
      advance()
      if at(.leftParen), !token.flags.contains(.spaceBefore) { try skipBalanced() }
    }
    if at(.leftBracket) { try skipBalanced() }
    var parameters: [LocatedName] = []
    if at(.leftParen) {
      parameters = try parseClosureParameters()
    } else {
      while at(.identifier), !at(.in), !at(.async), !at(.throws) {
        parameters.append(takeName())
        if !take(.comma) { break }
      }
    }
    try skipEffects()
    if take(.arrow) { _ = try parseType() }
    try expect(.in, "the statements of the closure follow")
    return parameters
  }

  /// Parses `(a, b: Type)`, where a name may also be `_` or a tuple.
  private mutating func parseClosureParameters() throws(SyntaxFailure) -> [LocatedName] {
    let opener = token.range
    advance()
    var parameters: [LocatedName] = []
    while !at(.rightParen) {
      if at(.leftParen) {
        let start = token.range
        try skipBalanced()
        parameters.append(LocatedName(names.intern("_"), start))
      } else {
        guard at(.identifier) else {
          throw fail(.expectedName("the name of a parameter", found: found, at: here))
        }
        parameters.append(takeName())
        if at(.identifier) { parameters[parameters.count - 1] = takeName() }
      }
      if take(.colon) { _ = try parseType() }
      if at(.oper), isSpelled("...") { advance() }
      if !take(.comma) { break }
    }
    try expectClosing(.rightParen, of: opener)
    return parameters
  }

  /// `true` iff parameters and `in` stand behind the brace: a look ahead of bounded length.
  private var beginsClosureHeader: Bool {
    switch token.kind {
    case .identifier:
      if at(.in) { return true }
      // The common case first: a statement follows.
      let next = peek()
      guard next.kind == .identifier || next.kind == .comma || next.kind == .arrow,
        !next.flags.contains(.newlineBefore)
      else { return false }
    case .leftParen, .leftBracket, .at: break
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
      case .comma, .colon, .arrow, .at, .period, .oper: break
      default:
        if brackets == 0 { return false }
      }
      let previous = next
      next = copy.next()
      // Outside brackets a header has names, commas and a result, not two statements.
      if brackets == 0, next.flags.contains(.newlineBefore), next.kind != .identifier {
        return false
      }
      if brackets == 0, previous.kind == .period || next.kind == .period {
        if previous.kind == .rightParen || previous.kind == .rightBracket { return false }
      }
    }
    return false
  }

  private func isIn(_ token: Token) -> Bool {
    let start = Int(token.range.start)
    return lexer.bytes[start] == "i" && lexer.bytes[start + 1] == "n"
  }
}
