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
  private mutating func parseItem(into items: inout [Item]) throws(SyntaxFailure) {
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

// Scenarios in a group of another tool, and tags in front of a scenario.
extension Parser {
  /// Reads a scenario, or the group that stands in its place.
  private mutating func parseScenarioOrGroup(into items: inout [Item]) throws(SyntaxFailure) {
    let start = place()
    do {
      items.append(.scenario(try parseScenario()))
    } catch {
      guard isGroup else { throw error }
      isGroup = false
      goBack(to: start)
      guard takesGroup(into: &items) else { throw error }
    }
  }

  /// Reads `describe "…" { scenario … }`, and a scenario around scenarios: those within count as if
  /// they stood in the file. `true` iff it was such a group.
  private mutating func takesGroup(into items: inout [Item]) -> Bool {
    guard beginsGroup else { return false }
    let word = text(token.range)
    let start = place()
    let first = token.range.start
    repeat { advance() } while !at(.leftBrace) && !atStatementEnd
    guard at(.leftBrace) else {
      goBack(to: start)
      return false
    }
    advance()
    guard beginsGroup || beginsOtherScenario else {
      goBack(to: start)
      return false
    }
    let head = SourceRange(first, previousEnd)
    // Of a scenario around others each has the same word: the inner one is out of place.
    let culprit = word == "scenario" ? token.range : head
    while !at(.rightBrace), !at(.endOfFile) {
      if take(.semicolon) { continue }
      _ = recovering { parser throws(SyntaxFailure) in
        try parser.parseItem(into: &items)
        try parser.expectLineEnd(after: "a declaration")
      }
    }
    let closer = at(.rightBrace) ? location(token.range) : nil
    if closer != nil { advance() }
    report(
      Habit.groupOfScenarios(word, at: location(culprit), head: location(head), closer: closer))
    return true
  }

  /// `true` iff a word and a name in quotes stand here, as in front of a group.
  private var beginsGroup: Bool {
    guard at(.identifier), at(.scenario) || Parser.groupWords.contains(where: { isSpelled($0) })
    else { return false }
    return peek().kind == .string
  }

  private static let groupWords: [StaticString] = [
    "describe", "context", "suite", "feature", "group", "Feature", "Scenario",
  ]

  /// Throws if what stands behind the brace of a scenario is another one: then both are read again,
  /// as a group. Almost none is, so that it is asked here and not in front of each.
  mutating func refuseGroup() throws(SyntaxFailure) {
    guard at(.identifier), word?.isStep != true, beginsGroup || beginsOtherScenario else { return }
    isGroup = true
    throw fail(Expected.step(found: found, at: location(token.range)))
  }

  /// `true` iff a scenario stands here that begins with a word of another tool.
  private var beginsOtherScenario: Bool {
    guard at(.identifier), peek().kind == .string else { return false }
    return ["it", "test", "Test", "spec"].contains { isSpelled($0) }
  }

  /// Takes `@smoke @slow` in front of a scenario; nil if something else stands here.
  private mutating func takeTagsInFront() -> (names: [SourceRange], range: SourceRange)? {
    guard at(.at) else { return nil }
    let start = place()
    let first = token.range.start
    var names: [SourceRange] = []
    while take(.at) {
      guard at(.identifier), !atNewLine else { break }
      names.append(token.range)
      advance()
    }
    guard !names.isEmpty, at(.scenario), peek().kind == .string else {
      goBack(to: start)
      return nil
    }
    return (names, SourceRange(first, token.range.start))
  }
}

// What people write where a file declares something. Each is told once, and what is declared
// counts as declared, so that nothing else is told because of it.
extension Parser {
  /// Reads `import "a.sbar"` and `#include "a.sbar"` as `include`.
  private mutating func correctInclude() -> Bool {
    let isImport = at(.import)
    guard isImport || at(.directive) && (isSpelled("#include") || isSpelled("#import")),
      peek().kind == .string, !peek().flags.contains(.newlineBefore)
    else { return false }
    report(.synonym(text(token.range), at: location(token.range), meant: "include"))
    return true
  }

  /// Reads `view Home {` as a screen.
  private mutating func correctScreen() -> Bool {
    guard isOneAtLineStart(of: ["view", "View", "page", "Page", "component", "Screen"]) else {
      return false
    }
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore),
      lexer.bytes[Int(next.range.start)] &- 0x41 < 26
    else { return false }
    report(.synonym(text(token.range), at: location(token.range), meant: "screen"))
    name = Name(.screen)
    return true
  }

  /// The name of an app that has none, and what else stands before its brace.
  private mutating func parseAppName(_ keyword: LocatedName) throws(SyntaxFailure) -> LocatedName {
    let name: LocatedName
    if at(.leftBrace) {
      report(.unnamedApp(at: location(SourceRange(previousEnd, previousEnd))))
      name = keyword
    } else {
      name = try expectTypeName("the name of the app")
    }
    guard at(.colon), !atNewLine else { return name }
    let start = previousEnd
    let first = token.range.start
    while !at(.leftBrace), !atStatementEnd { advance() }
    report(
      .fillerWords(
        text(SourceRange(first, previousEnd)), in: "the head of an app",
        at: location(SourceRange(start, previousEnd))))
    return name
  }

  /// `true` iff a scenario begins with a word of another tool: `test "…" {`.
  private mutating func correctScenario() -> Bool {
    guard at(.identifier), peek().kind == .string,
      ["test", "Test", "it", "describe", "Scenario", "spec", "feature"].contains(where: {
        isSpelled($0)
      })
    else { return false }
    report(.synonym(text(token.range), at: location(token.range), meant: "scenario"))
    name = Name(.scenario)
    return true
  }

  /// Skips brackets behind a line that close nothing.
  private mutating func skipStrayClosings() {
    while (at(.rightParen) || at(.rightBracket)) && !atNewLine {
      report(.strayClosing(text(token.range), at: location(token.range)))
      advance()
    }
  }

  /// Says that a name begins with a small letter, and reads it as what the rest of the file calls
  /// it.
  private mutating func correctCapital(of name: LocatedName, _ what: StaticString) -> LocatedName {
    // A file of many such mistakes is not read again for each.
    let uses = diagnostics.count < 16 ? placesOf(name.range) : [name.range]
    report(
      Expected.smallLetter(
        text(name.range), text(what), at: location(name.range), uses: uses.map { location($0) }))
    guard uses.count == 1 else { return name }
    var bytes = Array(lexer.bytes[Int(name.range.start)..<Int(name.range.end)])
    bytes[0] = bytes[0].folded
    return LocatedName(names.intern(bytes, from: 0, to: bytes.count), name.range)
  }

  /// Where the file has the name that stands in `range`.
  private func placesOf(_ range: SourceRange) -> [SourceRange] {
    let name = lexer.bytes[Int(range.start)..<Int(range.end)]
    var places: [SourceRange] = []
    var copy = Lexer(lexer.bytes)
    while true {
      let token = copy.next()
      if token.kind == .endOfFile { return places }
      let isName =
        token.kind == .identifier
        && lexer.bytes[Int(token.range.start)..<Int(token.range.end)].elementsEqual(name)
      if isName { places.append(token.range) }
    }
  }

  /// Takes `func testPhoto() { launch … }` for the scenario that it is meant to be, and skips it;
  /// `false` where it is a function of Swift's.
  private mutating func takesFunctionOfSteps() throws(SyntaxFailure) -> Bool {
    guard !readsSwift, at(.func) || at(.at) else { return false }
    let start = place()
    let first = token.range.start
    while at(.at) {
      advance()
      advance()
      if at(.leftParen), !atNewLine { try skipBalanced() }
    }
    guard at(.func), peek().kind == .identifier else {
      goBack(to: start)
      return false
    }
    advance()
    let name = text(token.range)
    advance()
    guard at(.leftParen), peek().kind == .rightParen else {
      goBack(to: start)
      return false
    }
    try skipBalanced()
    try skipEffects()
    let head = range(from: first)
    guard at(.leftBrace), beginsSteps else {
      goBack(to: start)
      return false
    }
    report(.synonym(text(head), at: location(head), meant: "scenario \"" + name + "\""))
    try skipBalanced()
    return true
  }

  /// `true` iff a step stands behind the brace at the token, and no statement of Swift's.
  private var beginsSteps: Bool {
    var copy = lexer
    let first = copy.next()
    let second = copy.next()
    let isAlone = second.flags.contains(.newlineBefore) || second.kind == .rightBrace
    switch word(of: first) {
    case .launch: return isAlone
    case .tap: return !isAlone && second.kind == .string
    case .expect: return !isAlone && second.kind == .identifier
    default: return false
    }
  }
}
