extension Parser {
  /// Parses one or more variables.
  ///
  ///     Variable = Preamble ( "var" | "let" ) Binding { "," Binding } ;
  mutating func parseVariables(
    _ preamble: Preamble
  ) throws(SyntaxFailure) -> [VariableDeclaration] {
    let isConstant = at(.let)
    advance()
    var variables: [VariableDeclaration] = []
    repeat {
      let start = variables.isEmpty ? preamble.start : token.range.start
      for var variable in try parseBinding() {
        variable.attributes = preamble.attributes
        variable.modifiers = preamble.modifiers
        variable.isConstant = isConstant
        variable.range = range(from: start)
        variables.append(variable)
      }
    } while take(.comma)
    return variables
  }

  /// `true` iff the brace at the token opens the observers of a variable.
  private var beginsObservers: Bool {
    let next = word(of: peek())
    return next == .didSet || next == .willSet
  }

  /// Parses a name with its type, its value and its accessors, or a tuple of names.
  ///
  ///     Binding = name [ ":" Type ] [ "=" Expression ] | name ":" Type Accessors ;
  private mutating func parseBinding() throws(SyntaxFailure) -> [VariableDeclaration] {
    if at(.leftParen) { return try parseTupleBinding() }
    let start = token.range.start
    let name = try expectName("the name of a variable")
    var variable = VariableDeclaration(range: SourceRange(start, start), name: name)
    if take(.colon) { variable.type = try parseType() }
    if at(.oper), !atNewLine, isSpelled("==") { reportDoubleEqual() }
    if take(.equal) { variable.initial = try parseExpression() }
    // `var count = load()` may have its observers on the next line.
    if at(.leftBrace), !atNewLine || variable.initial == nil || beginsObservers {
      try parseAccessors(of: &variable)
    }
    return [variable]
  }

  /// Parses `(a, b) = value`: variables of which no more than their names is known, unless the
  /// value is written as a tuple; else it is what a variable `_` before them begins with.
  private mutating func parseTupleBinding() throws(SyntaxFailure) -> [VariableDeclaration] {
    let start = place()
    try skipBalanced()
    let end = token.range.start
    let isTyped = take(.colon)
    if isTyped { _ = try parseType() }
    var value: Expression?
    if take(.equal) { value = try parseExpression() }
    let behind = place()
    goBack(to: start, keepsDiagnostics: true)
    var variables: [VariableDeclaration] = []
    while token.range.start < end, !at(.endOfFile) {
      if at(.identifier), !isReserved {
        let name = takeName()
        variables.append(VariableDeclaration(range: name.range, name: name))
      } else {
        advance()
      }
    }
    goBack(to: behind, keepsDiagnostics: true)
    guard let value else { return variables }
    if case .tuple(let elements) = value.kind, elements.count == variables.count {
      for index in variables.indices {
        let value = elements[index].value
        // `let (a, b): (Double, Double) = (7, 2)`: a literal is of a type that is not kept.
        if case .number = value.kind, isTyped { continue }
        variables[index].initial = value
      }
      return variables
    }
    // What the value does is done, whatever becomes of it.
    let place = value.range.atStart
    var whole = VariableDeclaration(range: value.range, name: LocatedName(names.intern("_"), place))
    whole.isConstant = true
    whole.initial = value
    return [whole] + variables
  }

  /// Parses what a computed or observed property does.
  ///
  ///     Accessors = Block | "{" NL { Accessor NL } "}" ;
  private mutating func parseAccessors(
    of variable: inout VariableDeclaration
  ) throws(SyntaxFailure) {
    guard beginsAccessors(after: peek()) else {
      variable.getter = try parseBlock()
      return
    }
    let opener = token.range
    advance()
    let beside = try enter()
    while !at(.rightBrace), !at(.endOfFile) {
      if take(.semicolon) { continue }
      try parseAccessor(of: &variable)
    }
    leave(beside)
    try expectClosingBrace(of: opener)
  }

  /// Parses one accessor of a property.
  ///
  ///     Accessor = ( "get" | "set" | "willSet" | "didSet" [ "(" name ")" ] ) Block ;
  private mutating func parseAccessor(
    of variable: inout VariableDeclaration
  ) throws(SyntaxFailure) {
    let start = token.range.start
    _ = try parsePreamble()
    let keyword = word
    _ = try expectName("`get`, `set`, `willSet` or `didSet`")
    var parameters: [LocatedName] = []
    if at(.leftParen) {
      advance()
      parameters.append(try expectName("the name of the value"))
      try expect(.rightParen, "the parameter ends")
    }
    try skipEffects()
    guard at(.leftBrace) else { return }
    let body = try parseBlock()
    let closure = Closure(range: range(from: start), parameters: parameters, body: body)
    switch keyword {
    case .get: variable.getter = body
    case .set: variable.setter = closure
    case .didSet: variable.didSet = closure
    case .willSet: variable.willSet = closure
    default: break
    }
  }

  /// `true` iff `next`, the token behind a brace, begins an accessor.
  func beginsAccessors(after brace: Token) -> Bool {
    guard brace.kind == .identifier || brace.kind == .at else { return false }
    var copy = self.lexer
    var next = copy.next()
    // `mutating get`, `private set`, `@MainActor get`, `@objc(setOn:) set`
    while true {
      let isAttribute = next.kind == .at
      if isAttribute {
        _ = copy.next()
      } else if word(of: next)?.isModifier != true {
        break
      }
      next = copy.next()
      if isAttribute, next.kind == .leftParen, !next.flags.contains(.spaceBefore) {
        while next.kind != .rightParen, next.kind != .endOfFile { next = copy.next() }
        next = copy.next()
      }
    }
    guard isAccessor(next) else { return false }
    let isGetter = word(of: next) == .get
    let after = copy.next()
    switch after.kind {
    case .leftBrace, .rightBrace: return true
    // `get(x)` is a call.
    case .leftParen: return !isGetter && !after.flags.contains(.newlineBefore)
    case .identifier:
      // `get set`, `get async throws`; a closure has `set in`.
      if isAccessor(after) { return true }
      guard let word = word(of: after) else { return false }
      return word.isModifier || word == .throws
    case .at: return after.flags.contains(.newlineBefore)
    default: return false
    }
  }

  private func isAccessor(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    switch word(of: token) {
    case .get, .set, .willSet, .didSet: return true
    case nil: break
    default: return false
    }
    let text = lexer.bytes[Int(token.range.start)..<Int(token.range.end)]
    return text.elementsEqual("_modify".utf8) || text.elementsEqual("_read".utf8)
  }
}
