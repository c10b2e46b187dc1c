extension Parser {
  /// Parses a function.
  ///
  ///     Function = Preamble "func" name [ Generics ] Parameters Effects [ "->" Type ] Block ;
  mutating func parseFunction(_ preamble: Preamble) throws(SyntaxFailure) -> FunctionDeclaration {
    advance()
    let name: LocatedName
    if at(.oper) || at(.equal) {
      leaveGenericsBehindOperator()
      let operatorName = names.intern(
        lexer.bytes, from: Int(token.range.start), to: Int(token.range.end))
      name = LocatedName(operatorName, token.range)
      advance()
    } else {
      name = try expectName("the name of the function")
    }
    return try parseFunctionRest(preamble, name: name)
  }

  /// Parses an initializer.
  ///
  ///     Initializer = Preamble "init" [ ^ "?" ] Parameters Effects Block ;
  mutating func parseInitializer(
    _ preamble: Preamble
  ) throws(SyntaxFailure) -> FunctionDeclaration {
    let name = takeName()
    let isFailable = at(.oper) && (isSpelled("?") || isSpelled("!"))
    if isFailable { advance() }
    var initializer = try parseFunctionRest(preamble, name: name)
    initializer.isFailable = isFailable
    return initializer
  }

  /// Parses what an object does when it goes: an initializer named `deinit`.
  ///
  ///     Deinitializer = Preamble "deinit" Block ;
  mutating func parseDeinitializer(
    _ preamble: Preamble
  ) throws(SyntaxFailure) -> FunctionDeclaration {
    let name = takeName()
    var function = FunctionDeclaration(range: name.range, name: name)
    function.attributes = preamble.attributes
    function.modifiers = preamble.modifiers
    if at(.leftBrace) { function.body = try parseBlock() }
    function.range = range(from: preamble.start)
    return function
  }

  private mutating func parseFunctionRest(
    _ preamble: Preamble, name: LocatedName
  ) throws(SyntaxFailure) -> FunctionDeclaration {
    var function = FunctionDeclaration(range: name.range, name: name)
    function.attributes = preamble.attributes
    function.modifiers = preamble.modifiers
    if at(.oper), isSpelled("<") { try skipGenerics() }
    function.parameters = try parseParameters()
    try skipEffects()
    if take(.arrow) { function.result = try parseType() }
    try skipWhereClause()
    let outer = hasToldStep
    hasToldStep = false
    defer { hasToldStep = outer }
    if at(.leftBrace) { function.body = try parseBlock() }
    function.range = range(from: preamble.start)
    return function
  }

  /// Skips `async`, `throws`, `throws(E)`, `rethrows`.
  ///
  ///     Effects = [ "async" ] [ "throws" ] ;
  mutating func skipEffects() throws(SyntaxFailure) {
    while at(.async) || at(.throws) || at(.rethrows) {
      advance()
      if at(.leftParen), !atNewLine { try skipBalanced() }
    }
  }

  /// Parses the parameters of a function or of a screen.
  ///
  ///     Parameters = "(" [ Parameter { "," Parameter } ] ")" ;
  mutating func parseParameters() throws(SyntaxFailure) -> [Parameter] {
    let opener = token.range
    try expect(.leftParen, "the parameters follow")
    var parameters: [Parameter] = []
    while !at(.rightParen) {
      parameters.append(try parseParameter())
      if !take(.comma) { break }
    }
    try expectClosing(.rightParen, of: opener)
    return parameters
  }

  /// Parses a parameter.
  ///
  ///     Parameter = name [ name ] ":" Type [ "=" Expression ] ;
  private mutating func parseParameter() throws(SyntaxFailure) -> Parameter {
    _ = at(.at) ? try parsePreamble() : nil
    // Any word may be a label: `for`, `in`, `with`.
    guard at(.identifier) else {
      throw fail(Expected.name("the name of a parameter", found: found, at: here))
    }
    let first = takeName()
    let second = at(.identifier) ? takeName() : nil
    var parameter = Parameter(
      label: second == nil ? nil : first, name: second ?? first, type: nil, initial: nil)
    try expect(.colon, "the type of the parameter follows")
    let type = try parseType()
    parameter.type = type
    if at(.oper), isSpelled("...") {
      advance()
      var list = TypeReference(name: names.intern("Array"), range: type.range, isOptional: false)
      list.arguments = [type]
      parameter.type = list
      parameter.isVariadic = true
    }
    if take(.equal) { parameter.initial = try parseExpression() }
    return parameter
  }
}
