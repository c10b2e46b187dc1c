extension Parser {
  /// `true` iff the token begins a declaration of Swift: one of its words, or a modifier before it.
  var beginsSwiftDeclaration: Bool {
    guard at(.identifier), let word else { return false }
    if word.isDeclarator { return true }
    // `actor Name`, `macro name`: names unless a name follows.
    if word == .actor || word == .macro { return nextIsNameOnLine }
    guard word.isModifier else { return false }
    if word.isReserved { return true }
    let next = peek()
    if next.kind == .identifier { return mayFollowModifier(next) }
    return next.kind == .leftParen && word.takesDetail && hasDetail
  }

  /// `true` iff a word in brackets and a declaration follow: `open(set) var`, not `open(file)`.
  private var hasDetail: Bool {
    var copy = lexer
    guard copy.next().kind == .leftParen, copy.next().kind == .identifier,
      copy.next().kind == .rightParen
    else { return false }
    let next = copy.next()
    return next.kind == .identifier && mayFollowModifier(next)
  }

  /// `true` iff a name behind a modifier is of its declaration: one on the next line only where it
  /// begins one, or is reserved.
  private func mayFollowModifier(_ next: Token) -> Bool {
    guard next.flags.contains(.newlineBefore) else { return true }
    guard let word = word(of: next) else { return false }
    return word.isDeclarator || word.isModifier && word.isReserved
  }

  /// Attributes and modifiers that stand before a declaration.
  struct Preamble {
    var start: UInt32
    var attributes: [Attribute] = []
    var modifiers: [LocatedName] = []
  }

  /// Parses attributes and modifiers.
  ///
  ///     Preamble = { Attribute } { Modifier } ;
  ///     Modifier = "private" | "static" | "override" | "final" | "public" | "lazy" | "weak" ;
  mutating func parsePreamble() throws(SyntaxFailure) -> Preamble {
    var preamble = Preamble(start: token.range.start)
    while true {
      if at(.at) {
        preamble.attributes.append(try parseAttribute())
      } else if let word, word.isModifier, !word.isDeclarator || modifiesDeclaration {
        let modifier = takeName()
        guard at(.leftParen), !atNewLine else {
          preamble.modifiers.append(modifier)
          continue
        }
        // `private(set)` says nothing of who reads it.
        let isOfSetter = peek().range.count == 3
        try skipBalanced()
        if !isOfSetter { preamble.modifiers.append(modifier) }
      } else {
        return preamble
      }
    }
  }

  /// `true` iff `class` stands for `static`: `class func`, `class open override var`.
  private var modifiesDeclaration: Bool {
    var copy = lexer
    for _ in 0..<8 {
      let next = copy.next()
      guard next.kind == .identifier, !next.flags.contains(.newlineBefore) else { return false }
      switch String(
        decoding: lexer.bytes[Int(next.range.start)..<Int(next.range.end)], as: UTF8.self)
      {
      case "func", "var", "subscript": return true
      case "override", "open", "public", "internal", "private", "fileprivate", "final", "dynamic",
        "nonisolated", "package", "required":
        continue
      default: return false
      }
    }
    return false
  }

  /// Parses an attribute; the arguments of those without a meaning here are kept. Swift 5 lets a
  /// space stand before them.
  ///
  ///     Attribute = "@" ^ name [ Arguments ] ;
  private mutating func parseAttribute() throws(SyntaxFailure) -> Attribute {
    advance()
    let name = try expectName("the name of an attribute")
    while !atNewLine, !token.flags.contains(.spaceBefore) {
      if take(.period) {
        _ = try expectMemberName()
      } else if at(.oper), isSpelled("<") {
        try skipGenerics()
      } else {
        break
      }
    }
    guard at(.leftParen), !atNewLine else { return Attribute(name: name, arguments: []) }
    switch name.name.word {
    case .Environment, .AppStorage, .SceneStorage, .State, .StateObject, .ObservedObject,
      .UIApplicationDelegateAdaptor:
      return Attribute(name: name, arguments: try parseArguments().arguments)
    default:
      try skipBalanced()
      return Attribute(name: name, arguments: [])
    }
  }

  /// Parses a declaration of Swift, which may declare several variables.
  ///
  ///     TypeMember = Variable | Function | Initializer | Deinitializer | SwiftType | Typealias
  ///       | Definition | Backdrop ;
  ///     Typealias = Preamble "typealias" name "=" Type ;
  mutating func parseSwiftMember(
    in surroundings: Surroundings, isMember: Bool = true, into members: inout [Member]
  ) throws(SyntaxFailure) {
    let start = token.range.start
    let preamble = try parsePreamble()
    if at(.directive) {
      _ = try skipDeclaration()
      return members.append(.kept(range(from: start)))
    }
    switch word {
    case .var, .let:
      for variable in try parseVariables(preamble)
      // What a tuple begins with as a whole belongs to no variable of a type.
      where !isMember || variable.name.range.count > 0 {
        members.append(.variable(variable))
      }
    case .func: members.append(.function(try parseFunction(preamble)))
    case .initWord where peek().kind != .period:
      members.append(.initializer(try parseInitializer(preamble)))
    case .struct, .class, .enum, .protocol, .extension, .actor:
      members.append(.type(try parseType(preamble)))
    case .import: _ = try parseImport(preamble.attributes)
    case .case where surroundings == .enum: members.append(try parseCases(from: start))
    case .deinit: members.append(.initializer(try parseDeinitializer(preamble)))
    case .typealias, .subscript, .associatedtype, .operator, .precedencegroup, .macro:
      _ = try skipDeclaration()
      members.append(.kept(range(from: start)))
    default:
      throw fail(
        Expected.member(
          found: found, at: location(token.range),
          suggestions: at(.identifier) ? suggestions(among: Word.swiftMembers) : [])
      )
    }
  }

  /// Parses the cases that one `case` declares; what they carry and stand for is kept as text. One
  /// that goes on in another way is kept as a whole.
  private mutating func parseCases(from start: UInt32) throws(SyntaxFailure) -> Member {
    advance()
    var cases: [EnumCase] = []
    while at(.identifier) {
      var one = EnumCase(name: try expectMemberName())
      one.hasPayload = at(.leftParen)
      if at(.leftParen) { try skipBalanced() }
      if take(.equal) {
        if at(.number) || at(.string) || at(.oper) { one.value = try parsePrefixExpression() }
        while !atNewLine && !at(.comma) && !at(.semicolon) && !at(.rightBrace) && !at(.endOfFile) {
          advance()
        }
      }
      cases.append(one)
      guard take(.comma) else { break }
    }
    if atStatementEnd { return .cases(cases) }
    _ = try skipDeclaration()
    return .kept(range(from: start))
  }

  /// Parses a type of Swift.
  ///
  ///     SwiftType = Preamble TypeKeyword name [ Generics ] [ Inheritance ] TypeBody ;
  ///     TypeKeyword = "struct" | "class" | "enum" | "protocol" | "extension" ;
  ///     TypeBody = "{" NL { TypeMember NL } "}" ;
  mutating func parseType(_ preamble: Preamble) throws(SyntaxFailure) -> TypeDeclaration {
    let keyword: TypeDeclaration.Keyword
    switch word {
    case .class: keyword = .class
    case .enum: keyword = .enum
    case .protocol: keyword = .protocol
    case .extension: keyword = .extension
    case .actor: keyword = .actor
    default: keyword = .struct
    }
    advance()
    if keyword == .extension, at(.leftBracket) || at(.leftParen) {
      return try parseStructuralExtension(preamble)
    }
    var name = try expectName("the name of the type")
    while at(.period), !atNewLine {
      advance()
      name = try expectMemberName()
    }
    if at(.oper), token.flags.contains(.leftBound) || isSpelled("<") { try skipGenerics() }
    if keyword == .extension, at(.oper), isSpelled("?") { advance() }
    var inherited = try parseInheritance()
    for index in inherited.indices where inherited[index].name == name.name {
      qualify(&inherited[index])
    }
    let bounds = try parseBounds()
    let surroundings: Surroundings =
      keyword == .enum ? .enum : keyword == .protocol ? .protocol : .type
    let members = try parseMembers(in: surroundings)
    var type = TypeDeclaration(
      range: range(from: preamble.start), keyword: keyword, name: name, parameters: [],
      inherited: inherited, members: members)
    type.attributes = preamble.attributes
    type.bounds = bounds
    type.isPrivate = preamble.modifiers.contains {
      $0.name.word == .private || $0.name.word == .fileprivate
    }
    return type
  }

  /// Gives a type the name that it is written by, with what stands before its dots: in `class
  /// Avatar: Kit.Avatar` the second is another one. Apple's keep their names.
  private mutating func qualify(_ type: inout TypeReference) {
    let bytes = lexer.bytes[Int(type.range.start)..<Int(type.range.end)]
    guard type.name.word == nil, bytes.contains(UInt8(ascii: ".")), names.written(type.name) == nil
    else { return }
    type.name = names.intern(lexer.bytes, from: bytes.startIndex, to: bytes.endIndex)
  }

  /// Parses `extension [Item] { … }`.
  private mutating func parseStructuralExtension(
    _ preamble: Preamble
  ) throws(SyntaxFailure) -> TypeDeclaration {
    let type = try parseType()
    let inherited = try parseInheritance()
    try skipWhereClause()
    let members = try parseMembers(in: .type)
    return TypeDeclaration(
      range: range(from: preamble.start), keyword: .extension,
      name: LocatedName(type.name, type.range), parameters: [], inherited: inherited,
      members: members)
  }

  /// Parses what a type inherits from.
  ///
  ///     Inheritance = ":" Inherited { "," Inherited } ;
  ///     Inherited = Type | "class" ;
  mutating func parseInheritance() throws(SyntaxFailure) -> [TypeReference] {
    guard take(.colon) else { return [] }
    var types: [TypeReference] = []
    repeat { types.append(try parseInherited()) } while take(.comma)
    return types
  }

  /// Parses one type that is inherited; `class` is an old spelling of `AnyObject`.
  private mutating func parseInherited() throws(SyntaxFailure) -> TypeReference {
    guard at(.class) else { return try parseType() }
    let name = takeName()
    return TypeReference(name: name.name, range: name.range, isOptional: false)
  }

  /// Skips `where`; returns what it asks of `Self`, where it asks for nothing else.
  private mutating func parseBounds() throws(SyntaxFailure) -> [Name] {
    guard at(.where) else { return [] }
    let bounds = selfBounds()
    skipRequirements()
    return bounds
  }

  /// `Self: Page, Self: Themed & Named`
  private mutating func selfBounds() -> [Name] {
    var bounds: [Name] = []
    repeat {
      advance()
      guard at(.identifier), text(token.range) == "Self" else { return [] }
      advance()
      guard at(.colon) || at(.oper) && isSpelled("==") else { return [] }
      repeat {
        advance()
        guard at(.identifier) else { return [] }
        bounds.append(name)
        advance()
      } while at(.oper) && isSpelled("&")
    } while at(.comma)
    return at(.leftBrace) ? bounds : []
  }

  /// Skips `where` and what it requires.
  mutating func skipWhereClause() throws(SyntaxFailure) {
    if take(.where) { skipRequirements() }
  }

  private mutating func skipRequirements() {
    while !at(.leftBrace), !at(.endOfFile), !at(.rightBrace) {
      if atNewLine, beginsSwiftDeclaration { return }
      advance()
    }
  }
}
