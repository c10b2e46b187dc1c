extension Parser {
  /// Parses everything.
  ///
  ///     File = { Item NL } ;
  mutating func parseFile() -> Script { parseFile(after: []) }

  /// Parses what follows after the items of a head.
  mutating func parseFile(after items: [Item]) -> Script {
    var items = items
    var head: Script.Head?
    var isHead = true
    while !at(.endOfFile) {
      if at(.rightBrace) {
        report(.strayClosing("}", at: location(token.range)))
        while at(.rightBrace) { advance() }
        continue
      }
      if take(.semicolon) { continue }
      let start = token.range.start
      let indentation = indentation(at: start)
      let before = Script.Head(
        count: items.count, gap: SourceRange(previousEnd, start), wordCount: words.count - 1)
      let isRead: Void? = recovering { parser throws(SyntaxFailure) in
        try parser.parseItem(into: &items)
        try parser.expectLineEnd(after: "a declaration")
      }
      if isRead == nil {
        skipRest(deeperThan: indentation)
        items.append(.unread(range(from: start)))
      }
      if items.last?.isTest == true {
        if isHead { head = before }
        isHead = false
      } else if !isHead {
        head = nil
      }
    }
    var script = Script(items: items, head: head, wordCount: words.count)
    script.hasLocalTypes = hasLocalTypes
    return script
  }

  /// Skips what is left of a declaration whose braces did not help to find its end.
  private mutating func skipRest(deeperThan indentation: Int) {
    while !at(.endOfFile),
      at(.rightBrace) || self.indentation(at: token.range.start) > indentation
        || !atNewLine
    {
      advance()
    }
  }

  /// Parses one declaration of a file.
  ///
  ///     Item = Include | Import | App | Screen | Container | Scenario | Exploration | SwiftItem ;
  mutating func parseItem(into items: inout [Item]) throws(SyntaxFailure) {
    if correctInclude() { return items.append(.include(try parseInclude())) }
    let start = token.range.start
    if !at(.scenario), takesGroup(into: &items) { return }
    if let tags = takeTagsInFront() {
      let scenario = try parseScenario()
      report(
        Habit.tagsInFront(
          tags.names.map { text($0) }, at: location(tags.range), behind: scenario.name.end + 1,
          isTagged: !scenario.tags.isEmpty))
      return items.append(.scenario(scenario))
    }
    if try takesFunctionOfSteps() { return items.append(.unread(range(from: start))) }
    switch word {
    case .include: items.append(.include(try parseInclude()))
    case .import: items.append(.importModule(try parseImport([])))
    case .app: items.append(.app(try parseApp()))
    case .scenario: try parseScenarioOrGroup(into: &items)
    case .exploration: items.append(.exploration(try parseExploration()))
    case .screen, .container: items.append(.type(try parseScreen()))
    default:
      if correctScreen() { return items.append(.type(try parseScreen())) }
      if correctScenario() { return items.append(.scenario(try parseScenario())) }
      try parseSwiftItem(into: &items)
    }
  }

  /// Parses a declaration of Swift that stands outside any type.
  ///
  ///     SwiftItem = SwiftType | Variable | Function | Typealias ;
  private mutating func parseSwiftItem(into items: inout [Item]) throws(SyntaxFailure) {
    guard beginsSwiftDeclaration || at(.at) || at(.directiveIf) || at(.directive) else {
      if readsSwift, beginsGlobalStatement { return try parseGlobalStatement(into: &items) }
      throw fail(unknownItem())
    }
    var members: [Member] = []
    try parseMember(in: .file, into: &members)
    for member in members {
      if case .type(let type) = member {
        items.append(.type(type))
      } else {
        items.append(.member(member))
      }
    }
  }

  /// `true` iff a statement stands outside any declaration, as in `main.swift`.
  private var beginsGlobalStatement: Bool {
    guard at(.identifier) else { return false }
    if word?.isStatement == true || at(.try) || at(.await) { return true }
    let next = peek()
    if next.flags.contains(.newlineBefore) { return next.kind == .period }
    return next.kind == .leftParen || next.kind == .period || next.kind == .equal
      || next.kind == .oper
  }

  /// Parses a statement that stands outside any declaration: kept.
  private mutating func parseGlobalStatement(into items: inout [Item]) throws(SyntaxFailure) {
    var statements: [Statement] = []
    try parseStatement(into: &statements)
    items += statements.map { .member(.content($0)) }
  }

  private mutating func unknownItem() -> Diagnostic {
    if let word,
      word.isStep || word == .state || word == .plist || word == .window || word == .scene
    {
      var diagnostic = Diagnostic.misplaced(
        word.spelling, inside: word.isStep ? "a scenario" : "an app", at: location(token.range))
      if word == .scene { diagnostic.hint = "a view or a controller is declared by `screen`" }
      return diagnostic
    }
    return Expected.declaration(
      found: found, at: location(token.range),
      suggestions: at(.identifier) ? suggestions(among: Word.items) : [])
  }

  /// Parses the name of another file.
  ///
  ///     Include = "include" string ;
  private mutating func parseInclude() throws(SyntaxFailure) -> Include {
    let start = token.range.start
    advance()
    let path = try expectPath()
    return Include(range: range(from: start), path: path)
  }

  /// Consumes the path of a file; one without quotes is told with all of it.
  private mutating func expectPath() throws(SyntaxFailure) -> SourceRange {
    guard !at(.string), !atNewLine, !atStatementEnd else {
      return try expectString("the path of a file")
    }
    let shown = found
    let path = restOfLine
    while token.range.start < path.end, !at(.endOfFile) { advance() }
    throw fail(
      Expected.string("the path of a file", found: shown, word: text(path), at: location(path)))
  }

  /// Parses the name of a module, with the version of a library.
  ///
  ///     Import = "import" typeName { ^ "." ^ name } [ number ] ;
  mutating func parseImport(_ attributes: [Attribute]) throws(SyntaxFailure) -> Import {
    let start = token.range.start
    advance()
    // `import struct Foundation.Date`
    if let word, word.isImportKind, peek().kind == .identifier { advance() }
    let module = try expectName("the name of a module")
    while take(.period) { _ = try expectMemberName() }
    var version: SourceRange?
    if at(.number), !atNewLine {
      version = token.range
      advance()
    }
    return Import(range: range(from: start), module: module, version: version)
  }

  /// Parses the app under test.
  ///
  ///     App = "app" typeName "{" NL { AppMember NL } "}" ;
  private mutating func parseApp() throws(SyntaxFailure) -> AppDeclaration {
    let start = token.range.start
    let documentation = documentation
    let keyword = takeName()
    let name = try parseAppName(keyword)
    let members = try parseMembers(in: .app)
    return AppDeclaration(
      range: range(from: start), name: name, documentation: documentation, members: members)
  }

  /// Parses a screen or a container of our own spelling.
  ///
  ///     Screen = "screen" typeName [ Parameters ] ( Members | Inheritance [ Members ] ) ;
  ///     Container = "container" typeName [ Parameters ] Inheritance [ Members ] ;
  mutating func parseScreen() throws(SyntaxFailure) -> TypeDeclaration {
    let start = token.range.start
    let isScreen = at(.screen)
    advance()
    let name = try expectTypeName(isScreen ? "the name of the screen" : "the name of the container")
    let parameters = at(.leftParen) ? try parseParameters() : []
    let inherited = try parseInheritance()
    let hasBody = at(.leftBrace) || (inherited.isEmpty && !atStatementEnd)
    let members = hasBody ? try parseMembers(in: isScreen ? .screen : .container) : []
    if !hasBody, inherited.isEmpty {
      throw fail(
        .expected("`{`", found: found, at: here, purpose: "the content of the screen follows"))
    }
    return TypeDeclaration(
      range: range(from: start), keyword: isScreen ? .screen : .container, name: name,
      parameters: parameters, inherited: inherited, members: members)
  }

  /// Consumes a name that begins with a capital.
  mutating func expectTypeName(_ what: StaticString) throws(SyntaxFailure) -> LocatedName {
    let name = try expectBareName(what)
    let first = lexer.bytes[Int(name.range.start)]
    if first &- 0x61 < 26 {
      report(
        Expected.capital(text(name.range), text(what), at: location(name.range)))
    }
    return name
  }

  /// Consumes a name that does not begin with a capital.
  mutating func expectValueName(_ what: StaticString) throws(SyntaxFailure) -> LocatedName {
    let name = try expectName(what)
    let first = lexer.bytes[Int(name.range.start)]
    return first &- 0x41 < 26 ? correctCapital(of: name, what) : name
  }

  /// Reports what stands on the line behind a whole declaration or statement.
  mutating func expectLineEnd(after what: StaticString) throws(SyntaxFailure) {
    skipStrayClosings()
    if atStatementEnd { return }
    if at(.comma), peek().flags.contains(.newlineBefore) {
      report(.trailingComma(at: location(token.range)))
      advance()
      return
    }
    throw fail(.unexpected(found, after: text(what), at: here))
  }
}
