extension Parser {
  /// Parses a type; of all that it says, its name, its range and whether it is optional are read.
  ///
  ///     Type = [ "some" | "any" ] SimpleType { ^ "?" } [ "->" Type ] ;
  mutating func parseType() throws(SyntaxFailure) -> TypeReference {
    let beside = try enter()
    let start = token.range.start
    try skipTypeWords()
    var type = try parseSimpleType()
    while true {
      if at(.oper), !token.flags.contains(.spaceBefore), isSpelled("?") || isSpelled("!") {
        type.isOptional = true
        type.isUnwrapped = isSpelled("!")
        advance()
      } else if at(.oper), !atNewLine, isSpelled("&") {
        advance()
        try skipTypeWords()
        _ = try parseSimpleType()
      } else if at(.period) {
        advance()
        let member = try expectMemberName()
        if !isMetatype(member) { type.name = member.name }
        if at(.oper), !token.flags.contains(.spaceBefore) { try skipGenerics() }
      } else {
        break
      }
    }
    try skipEffectsBeforeArrow()
    if at(.arrow) {
      advance()
      _ = try parseType()
      type = TypeReference(
        name: names.intern("Function"), range: type.range, isOptional: false)
    }
    leave(beside)
    type.range = range(from: start)
    return type
  }

  /// `true` iff `member` makes a metatype, which goes by the name of its type.
  private func isMetatype(_ member: LocatedName) -> Bool {
    let spelling = text(member.range)
    return spelling == "Type" || spelling == "Protocol"
  }

  private mutating func skipTypeWords() throws(SyntaxFailure) {
    while true {
      if at(.at) {
        advance()
        let attribute = text(try expectName("the name of an attribute").range)
        // `@escaping() -> Void`: only some of them take arguments.
        let takesArguments = ["convention", "differentiable", "isolated"].contains(attribute)
        if takesArguments, at(.leftParen), !token.flags.contains(.spaceBefore) {
          try skipBalanced()
        }
      } else if at(.oper), isSpelled("~") || isSpelled("...") {
        advance()
      } else if let word, word.isTypeWord, peek().kind != .period {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipEffectsBeforeArrow() throws(SyntaxFailure) {
    guard at(.async) || at(.throws) || at(.rethrows), !atNewLine else { return }
    var copy = lexer
    var next = copy.next()
    var count = 0
    while next.kind != .arrow {
      // `throws(E)`, `async throws`
      guard next.kind == .identifier || next.kind == .leftParen || next.kind == .rightParen,
        count < 8
      else { return }
      next = copy.next()
      count += 1
    }
    try skipEffects()
  }

  /// Parses a type without what may surround it.
  ///
  ///     SimpleType = name [ Generics ] { ^ "." ^ name } | "[" Type [ ":" Type ] "]" | TupleType ;
  private mutating func parseSimpleType() throws(SyntaxFailure) -> TypeReference {
    let start = token.range.start
    switch token.kind {
    case .leftBracket:
      let opener = token.range
      advance()
      // `[3 of Int]`
      if at(.number) || at(.identifier), spells(peek(), .of) {
        advance()
        advance()
      }
      var arguments = [try parseType()]
      let isDictionary = take(.colon)
      if isDictionary { arguments.append(try parseType()) }
      try expectClosing(.rightBracket, of: opener)
      var type = TypeReference(
        name: names.intern(isDictionary ? "Dictionary" : "Array"), range: range(from: start),
        isOptional: false)
      type.arguments = arguments
      return type
    case .leftParen: return try parseTupleType()
    default:
      let name = try expectName("a type")
      var arguments: [TypeReference] = []
      if at(.oper), startsWithLess, !token.flags.contains(.spaceBefore) || opensGenerics {
        arguments = try parseGenerics()
      }
      var type = TypeReference(name: name.name, range: range(from: start), isOptional: false)
      type.arguments = arguments
      return type
    }
  }

  /// Parses types in round brackets.
  ///
  ///     TupleType = "(" [ Type { "," Type } ] ")" ;
  private mutating func parseTupleType() throws(SyntaxFailure) -> TypeReference {
    let opener = token.range
    advance()
    var types: [TypeReference] = []
    while !at(.rightParen) {
      // A label, also two of them: `(_ value: Int)`.
      while at(.identifier), case let next = peek(),
        next.kind == .colon || next.kind == .identifier,
        word?.isTypeWord != true || next.kind == .colon
      {
        advance()
      }
      _ = take(.colon)
      types.append(try parseType())
      if at(.oper), isSpelled("...") { advance() }
      if take(.equal) { _ = try parseExpression() }
      if !take(.comma) { break }
    }
    try expectClosing(.rightParen, of: opener)
    if types.count == 1, let only = types.first {
      return TypeReference(
        name: only.name, range: range(from: opener.start), isOptional: only.isOptional)
    }
    return TypeReference(
      name: names.intern(types.isEmpty ? "Void" : "Tuple"), range: range(from: opener.start),
      isOptional: false)
  }

  /// `true` iff an angle behind a space, or on the next line, is closed behind nothing but types.
  private var opensGenerics: Bool {
    var copy = lexer
    var depth = 1
    for _ in 0..<64 {
      let next = copy.next()
      switch next.kind {
      case .identifier, .period, .comma, .colon, .leftBracket, .rightBracket, .leftParen,
        .rightParen, .arrow:
        continue
      case .oper:
        for byte in lexer.bytes[Int(next.range.start)..<Int(next.range.end)] {
          switch byte {
          case "<": depth += 1
          case ">": depth -= 1
          case "?", "!", "&": continue
          default: return false
          }
          if depth == 0 { return true }
        }
      default: return false
      }
    }
    return false
  }

  private var startsWithLess: Bool { lexer.bytes[Int(token.range.start)] == "<" }

  /// Skips generic parameters or arguments in angles, which may end in the middle of an operator.
  ///
  ///     Generics = ^ "<" ^ Type { "," Type } ^ ">" ;
  mutating func skipGenerics() throws(SyntaxFailure) { _ = try parseGenerics() }

  /// Takes the angle of `==<A>(` from the name of the operator.
  mutating func leaveGenericsBehindOperator() {
    let length = token.range.end - token.range.start
    guard length > 1, lexer.bytes[Int(token.range.end) - 1] == "<" else { return }
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.spaceBefore) else { return }
    splitOperator(after: length - 1)
  }

  /// Parses generic arguments in angles; of what is no type nothing is kept.
  private mutating func parseGenerics() throws(SyntaxFailure) -> [TypeReference] {
    guard startsWithLess else { return [] }
    var types: [TypeReference] = []
    let beside = try enter()
    splitOperator(after: 1)
    advance()
    while !startsWithGreater {
      _ = at(.at) ? try parsePreamble() : nil
      if let word, word == .let { advance() }
      if at(.number) || at(.string) { advance() } else { types.append(try parseType()) }
      if take(.colon) { _ = try parseType() }
      if at(.oper), isSpelled("==") {
        advance()
        _ = try parseType()
      }
      if !take(.comma) { break }
    }
    if at(.where) {
      while !startsWithGreater, !at(.endOfFile), !at(.leftBrace) { advance() }
    }
    guard startsWithGreater else {
      throw fail(.expected("`>`", found: found, at: here, purpose: "the types in angles end"))
    }
    splitOperator(after: 1)
    advance()
    leave(beside)
    return types
  }

  private var startsWithGreater: Bool {
    at(.oper) && lexer.bytes[Int(token.range.start)] == ">"
  }

  /// Ends the token after `count` bytes; the rest is read again.
  private mutating func splitOperator(after count: UInt32) {
    guard token.range.end > token.range.start + count else { return }
    token.range.end = token.range.start + count
    lexer.position = Int(token.range.end)
  }
}
