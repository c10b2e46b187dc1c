extension Parser {
  /// Parses an operand.
  ///
  ///     Primary = number | string | name | name Generics ^ Arguments | "." ^ name | "$" ^ name |
  ///       "true" | "false" | "nil" | "self" | Tuple | Array | Dictionary | Closure | KeyPath |
  ///       Macro | Interpolated ;
  ///     Tuple = "(" [ Argument { "," Argument } ] ")" ;
  mutating func parsePrimary() throws(SyntaxFailure) -> Expression {
    let range = token.range
    switch token.kind {
    case .identifier: return try parseNamed()
    case .number:
      advance()
      return Expression(.number, range)
    case .string: return try parseString()
    case .dollarName: return parseDollarName()
    case .period:
      advance()
      let member = try expectMemberName()
      return Expression(.implicitMember(member.name), self.range(from: range.start))
    case .leftParen:
      let elements = try parseBracketed(.rightParen)
      return Expression(.tuple(elements), self.range(from: range.start))
    case .leftBracket: return try parseCollection()
    case .leftBrace:
      let closure = try parseClosure()
      return Expression(.closure(closure), closure.range)
    case .backslash: return try parseKeyPath()
    case .at:
      let type = try parseType()
      return Expression(.name(type.name), type.range)
    case .directive: return try parseMacro()
    case .regex:
      advance()
      return Expression(.regex, range)
    default: throw fail(Expected.expression(found: found, at: here))
    }
  }

  /// Parses a name, a literal that is spelled as a word, or `if` and `switch` used as values.
  private mutating func parseNamed() throws(SyntaxFailure) -> Expression {
    let range = token.range
    if let word {
      switch word {
      case .true, .false:
        advance()
        return Expression(.boolean(word == .true), range)
      case .nil:
        advance()
        return Expression(.nilLiteral, range)
      case .if:
        let branch = Statement(.if(try parseIf()), self.range(from: range.start))
        return Expression(.branch(branch), branch.range)
      case .switch:
        let branch = Statement(try parseSwitch(), self.range(from: range.start))
        return Expression(.branch(branch), branch.range)
      case .selfWord, .selfType, .super, .anyType, .initWord: break
      default:
        if word.isReserved { throw fail(Expected.expression(found: found, at: here)) }
      }
    }
    let name = takeName()
    if at(.oper) { try skipExplicitGenerics() }
    if readsInstances, let ordinal = try takeOrdinal() {
      return Expression(.instance(name.name, ordinal: ordinal), self.range(from: range.start))
    }
    return Expression(.name(name.name), name.range)
  }

  /// Takes the number of an instance, as in `Photo#2`.
  mutating func takeOrdinal() throws(SyntaxFailure) -> SourceRange? {
    guard at(.hash), !atNewLine else { return nil }
    advance()
    guard at(.number) else {
      throw fail(.expected("a number", found: found, at: here, purpose: "`Photo#2` is the second"))
    }
    let ordinal = token.range
    advance()
    return ordinal
  }

  private mutating func parseDollarName() -> Expression {
    let range = token.range
    let start = Int(range.start) + 1
    let end = Int(range.end)
    advance()
    if lexer.bytes[start].isDigit {
      return Expression(.name(names.intern(lexer.bytes, from: start - 1, to: end)), range)
    }
    return Expression(.binding(names.intern(lexer.bytes, from: start, to: end)), range)
  }

  /// Parses a list or a dictionary.
  ///
  ///     Array = "[" [ Expression { "," Expression } ] "]" ;
  ///     Dictionary = "[" ":" "]" | "[" Expression ":" Expression { "," Expression ":" Expression }
  ///       "]" ;
  private mutating func parseCollection() throws(SyntaxFailure) -> Expression {
    let opener = token.range
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    let beside = try enter()
    advance()
    var elements: [Expression] = []
    var entries: [(key: Expression, value: Expression)] = []
    var isDictionary = false
    if at(.colon) {
      advance()
      isDictionary = true
    }
    var directives = 0
    while !at(.rightBracket) {
      if takeDirectiveLine(&directives) { continue }
      let element = try parseExpression()
      if isDictionary || (elements.isEmpty && at(.colon)) {
        isDictionary = true
        try expect(.colon, "the value of the key follows")
        entries.append((key: element, value: try parseExpression()))
      } else {
        elements.append(element)
      }
      if !take(.comma), !endsDirective(directives) { break }
    }
    leave(beside)
    try expectClosing(.rightBracket, of: opener)
    let range = range(from: opener.start)
    return Expression(isDictionary ? .dictionary(entries) : .array(elements), range)
  }

  /// Parses a key path.
  ///
  ///     KeyPath = "\" [ ^ name ] ^ "." ^ name { ^ "." ^ name } ;
  private mutating func parseKeyPath() throws(SyntaxFailure) -> Expression {
    let start = token.range.start
    advance()
    var path: [Name] = []
    if at(.identifier), !token.flags.contains(.spaceBefore) {
      _ = takeName()
      if at(.oper) { try skipExplicitGenerics() }
    } else if at(.leftBracket) || at(.leftParen), !token.flags.contains(.spaceBefore) {
      try skipBalanced()
    }
    while !atNewLine, !token.flags.contains(.spaceBefore) {
      if take(.period) {
        if !at(.leftBracket) { path.append(try expectMemberName().name) }
      } else if at(.oper), token.flags.contains(.leftBound), isSpelled("?") || isSpelled("!") {
        advance()
      } else if at(.leftBracket) {
        _ = try parseBracketed(.rightBracket)
      } else {
        break
      }
    }
    return Expression(.keyPath(path), range(from: start))
  }

  /// Parses `#selector(…)`, `#available(…)` and other macros.
  ///
  ///     Macro = ( "#available" | "#unavailable" ) ^ "(" Platform { "," Platform } ")"
  ///       | "#selector" ^ Arguments ;
  private mutating func parseMacro() throws(SyntaxFailure) -> Expression {
    let start = token.range.start
    let name = names.intern(lexer.bytes, from: Int(start) + 1, to: Int(token.range.end))
    advance()
    if name == Name(.available) || name == Name(.unavailable) {
      let platforms = try parseAvailability()
      let isNegated = name == Name(.unavailable)
      return Expression(.availability(platforms, isNegated: isNegated), range(from: start))
    }
    if at(.oper) { try skipExplicitGenerics() }
    var arguments: [Argument] = []
    if at(.leftParen), !atNewLine { arguments = try parseArguments().arguments }
    if at(.leftBrace), !atNewLine, allowsTrailingClosure { _ = try parseClosure() }
    return Expression(.macro(name, arguments), range(from: start))
  }

  /// Parses the platforms of a condition.
  ///
  ///     Platform = name number | "*" ;
  private mutating func parseAvailability() throws(SyntaxFailure) -> [Availability] {
    let opener = token.range
    try expect(.leftParen, "the platforms follow")
    var platforms: [Availability] = []
    while !at(.rightParen) {
      if at(.oper), isSpelled("*") {
        advance()
        platforms.append(Availability(platform: nil, version: nil))
      } else {
        let platform = try expectName("a platform, such as `iOS`")
        var version: SourceRange?
        if at(.number) {
          version = token.range
          advance()
        }
        platforms.append(Availability(platform: platform, version: version))
      }
      if !take(.comma) { break }
    }
    try expectClosing(.rightParen, of: opener)
    return platforms
  }
}
