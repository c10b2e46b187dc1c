extension Parser {
  /// What the members being read belong to.
  enum Surroundings: UInt8 {
    case file, app, scene, screen, container, type, `enum`, `protocol`
  }

  /// Parses members in braces.
  ///
  ///     Members = "{" NL { Member NL } "}" ;
  mutating func parseMembers(in surroundings: Surroundings) throws(SyntaxFailure) -> [Member] {
    let opener = token.range
    try expect(.leftBrace, "the content follows")
    let beside = try enter()
    var members: [Member] = []
    try parseMembers(in: surroundings, into: &members)
    leave(beside)
    try expectClosingBrace(of: opener)
    return members
  }

  /// Parses members up to a closing brace or a directive that ends a clause.
  mutating func parseMembers(
    in surroundings: Surroundings, into members: inout [Member]
  ) throws(SyntaxFailure) {
    while !at(.rightBrace), !at(.endOfFile), !atClauseEnd {
      if take(.semicolon) { continue }
      let start = token.range.start
      let count = members.count
      let isRead: Void? = recovering { parser throws(SyntaxFailure) in
        try parser.parseMember(in: surroundings, into: &members)
        try parser.expectLineEnd(after: "a declaration")
      }
      if isRead == nil {
        members.removeLast(members.count - count)
        members.append(.unread(range(from: start)))
      }
    }
  }

  /// Consumes the brace that closes the block that `opener` opened.
  mutating func expectClosingBrace(of opener: SourceRange) throws(SyntaxFailure) {
    if take(.rightBrace) { return }
    if at(.endOfFile) {
      if hasReportedDepth { throw SyntaxFailure() }
      if !hasUnclosedBrace, !isEndSwallowed {
        hasUnclosedBrace = true
        report(.unclosedBrace(at: location(opener), before: here))
      }
      throw SyntaxFailure()
    }
    throw fail(.expected("`}`", found: found, at: here, purpose: "the block ends"))
  }

  /// Parses one member.
  ///
  ///     AppMember = AppSetting | State | Input | Plist | Conditions | UnreadNames | Window |
  ///       Scene | Backdrop | SwiftItem | View ;
  ///     Member = State | Input | Backdrop | Definition | SwiftItem | Initializer |
  ///       ConditionalMembers | Content ;
  mutating func parseMember(
    in surroundings: Surroundings, into members: inout [Member]
  ) throws(SyntaxFailure) {
    if surroundings == .scene { return try parseSceneMember(into: &members) }
    let first = token.range.start
    if takesMethodOfObjectiveC() { return members.append(.unread(range(from: first))) }
    let isOurs = surroundings == .app || surroundings == .screen || surroundings == .container
    if at(.directiveIf) {
      return members.append(.conditional(try parseConditionalMembers(in: surroundings)))
    }
    if at(.directive) { return members.append(try parseMacroMember()) }
    if isOurs, at(.identifier), try parseOwnMember(in: surroundings, into: &members) { return }
    if word == .backdrop, nextIsNameOnLine {
      // In a pasted class too: nothing in Swift looks like it.
      return members.append(.backdrop(try parseBackdrop()))
    }
    if at(.at) || beginsSwiftDeclaration {
      return try parseSwiftMember(in: surroundings, into: &members)
    }
    if surroundings == .app, at(.identifier), !isReserved, peek().kind == .equal {
      return members.append(try parseDefinitionOfApp())
    }
    if at(.identifier), !isReserved, peek().kind == .equal {
      return members.append(try parseDefinition())
    }
    if surroundings == .screen || surroundings == .type, let member = try takeColonDefinition() {
      return members.append(member)
    }
    guard isOurs else { throw fail(misplacedMember(in: surroundings)) }
    members.append(.content(try parseContent(in: surroundings)))
  }

  /// Parses a member that only our own declarations have; returns `false` if there is none.
  private mutating func parseOwnMember(
    in surroundings: Surroundings, into members: inout [Member]
  ) throws(SyntaxFailure) -> Bool {
    correctDeclarator()
    if surroundings == .app {
      skipIdleOfSetting()
      if beginsSetting { _ = correctSetting() }
      correctMisspeltSetting()
      correctPlist()
      skipRootWord()
      if let setting = try takeBracketedSetting() ?? takeBareValue() {
        members.append(.setting(setting))
        return true
      }
    }
    guard let word else { return false }
    switch word {
    case .plist where nextIsNameOnLine: members.append(.plist(try parseBarePlist()))
    case .state where nextIsNameOnLine: members.append(.variable(try parseState()))
    case .input where nextIsNameOnLine: members.append(.input(try parseInput()))
    case .backdrop where nextIsNameOnLine: members.append(.backdrop(try parseBackdrop()))
    case .plist where peek().kind == .leftBrace: members.append(.plist(try parsePlist()))
    case .window where nextIsNameOnLine || lacksName(in: surroundings):
      members.append(.window(try parseWindow()))
    case .scene where nextIsNameOnLine || lacksName(in: surroundings):
      members.append(.scene(try parseScene()))
    case .state where isAlone:
      advance()
      throw fail(Expected.name("the name of a state", found: found, at: here))
    case .scenario where peek().kind == .string, .app where nextIsNameOnLine:
      throw fail(
        .misplaced(word.spelling, inside: "the file, outside any braces", at: location(token.range))
      )
    case .screen where nextIsNameOnLine, .container where nextIsNameOnLine:
      members.append(.type(try parseScreen()))
    default:
      guard word.isSetting, beginsSetting else { return false }
      if surroundings != .app {
        throw fail(
          .misplaced(word.spelling, inside: "the app or a header", at: location(token.range)))
      }
      members.append(.setting(try parseAppSetting()))
    }
    return true
  }

  /// Parses what a scene holds: windows and a root.
  ///
  ///     SceneMember = Window | View ;
  private mutating func parseSceneMember(into members: inout [Member]) throws(SyntaxFailure) {
    if at(.window), nextIsNameOnLine { return members.append(.window(try parseWindow())) }
    if let word, Word.appMembers.contains(word), nextIsNameOnLine || beginsSetting {
      throw fail(.misplaced(word.spelling, inside: "the app", at: location(token.range)))
    }
    members.append(.content(try parseContent(in: .scene)))
  }

  /// `true` iff a name follows the token on its line.
  var nextIsNameOnLine: Bool {
    let next = peek()
    return next.kind == .identifier && !next.flags.contains(.newlineBefore)
  }

  /// `true` iff a value follows the word on its line, rather than what makes it an expression.
  private var beginsSetting: Bool {
    let next = peek()
    if next.flags.contains(.newlineBefore) { return true }
    switch next.kind {
    case .number, .string, .identifier, .leftBracket, .equal, .colon, .comma, .rightBrace:
      return true
    case .period: return at(.policy) || next.flags.contains(.spaceBefore)
    case .oper where (lexer.bytes[Int(next.range.start)] | 2) == ">": return true
    // A negative value; a subtraction has white space on both sides or on none.
    case .oper: return next.flags.contains(.rightBound) && !next.flags.contains(.leftBound)
    default: return false
    }
  }

  /// Parses a state of our own spelling.
  ///
  ///     State = "state" valueName [ ":" Type ] [ "=" Expression ] ;
  private mutating func parseState() throws(SyntaxFailure) -> VariableDeclaration {
    let start = token.range.start
    advance()
    skipIdleOfState()
    let name = try expectValueName("the name of a state")
    var variable = VariableDeclaration(range: SourceRange(start, start), name: name)
    variable.isState = true
    if !correctColon(), take(.colon) { variable.type = try parseType() }
    if at(.oper), isSpelled("==") { reportDoubleEqual() }
    if take(.equal) || takesMissingEqual() {
      variable.initial = correctQuotedTruth(try parseExpression())
    }
    variable.range = range(from: start)
    return variable
  }

  /// Parses the name of something unknown.
  ///
  ///     Input = "input" valueName ;
  private mutating func parseInput() throws(SyntaxFailure) -> LocatedName {
    let keyword = token.range
    advance()
    let name = try expectValueName("the name of an input")
    try refuseValueOfInput(keyword)
    return name
  }

  /// Parses a getter's answer or a property's value.
  ///
  ///     Definition = name "=" Expression ;
  private mutating func parseDefinition() throws(SyntaxFailure) -> Member {
    let name = takeName()
    try expect(.equal, "the value follows")
    return .definition(name, try parseExpression())
  }

  /// Parses a view, or a statement of a view builder.
  ///
  ///     Content = View { NL ConditionalModifiers { NL Modification } } | If | Switch | For ;
  ///     View = name [ Arguments ] [ TrailingClosures ] { Suffix } ;
  private mutating func parseContent(
    in surroundings: Surroundings
  ) throws(SyntaxFailure) -> Statement {
    let isPlainName = at(.identifier) && !isReserved && word?.isStatement != true
    let first = (range: token.range, name: name)
    var statements: [Statement] = []
    let suspects = isPlainName ? suggestions(among: memberWords(of: surroundings)) : []
    try parseStatement(into: &statements)
    if isPlainName, !atStatementEnd, case .expression(let expression)? = statements.last?.kind,
      case .name = expression.kind, !at(.comma)
    {
      throw fail(
        .unknownMember(text(first.range), at: location(first.range), suggestions: suspects))
    }
    guard let statement = statements.first, statements.count == 1 else {
      throw fail(Expected.expression(found: found, at: here))
    }
    return statement
  }

  private func memberWords(of surroundings: Surroundings) -> [Word] {
    switch surroundings {
    case .app: Word.appMembers
    case .scene: [.window]
    case .file, .screen, .container, .type, .enum, .protocol: Word.screenMembers
    }
  }

  private mutating func misplacedMember(in surroundings: Surroundings) -> Diagnostic {
    if at(.identifier), let word, word.isStep || word == .scenario {
      return .misplaced(word.spelling, inside: "a scenario", at: location(token.range))
    }
    return Expected.member(
      found: found, at: location(token.range),
      suggestions: at(.identifier) ? suggestions(among: Word.swiftMembers) : [])
  }

  /// Parses `#if` around members.
  ///
  ///     ConditionalMembers = "#if" BuildCondition NL { Member NL } { "#elseif" BuildCondition NL {
  ///       Member NL } } [ "#else" NL { Member NL } ] "#endif" ;
  private mutating func parseConditionalMembers(
    in surroundings: Surroundings
  ) throws(SyntaxFailure) -> [ConditionalClause<[Member]>] {
    try parseClauses { parser throws(SyntaxFailure) in
      var members: [Member] = []
      try parser.parseMembers(in: surroundings, into: &members)
      return members
    }
  }

  /// Keeps `#Preview { … }`, `#warning("…")`.
  private mutating func parseMacroMember() throws(SyntaxFailure) -> Member {
    .kept(try skipDeclaration())
  }
}
