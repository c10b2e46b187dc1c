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
  ///     AppMember = AppSetting | State | Input | Plist | Conditions | UnreadNames |
  ///       Storyboards | Window | Scene | Backdrop | SwiftItem | View ;
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

// What is defined in an app: lists of names, and values that are meant to be something else.
extension Parser {
  /// Says of a value in an app what it is meant to be: a state, a key of Info.plist, or the root.
  private mutating func parseDefinitionOfApp() throws(SyntaxFailure) -> Member {
    let first = takeName()
    let sign = token.range
    advance()
    let name = text(first.range)
    if first.name == Name(.compilationConditions) {
      return .definition(first, try parseConditionList())
    }
    if first.name == Name(.unreadNames) { return .definition(first, try parseUnreadNames()) }
    if first.name == Name(.storyboards) { return .definition(first, try parseStoryboards()) }
    let isRoot = ["root", "rootView", "rootViewController", "body"].contains(name)
    if isRoot {
      let words = SourceRange(first.range.start, sign.end)
      report(
        .fillerWords(
          text(words), in: "an app",
          at: location(SourceRange(words.start, token.range.start))))
      var statements: [Statement] = []
      try parseStatement(into: &statements)
      return statements.first.map { .content($0) } ?? .unread(range(from: first.range.start))
    }
    let value = try parseExpression()
    let whole = range(from: first.range.start)
    if name.utf8.starts(with: "UI".utf8) {
      report(Habit.keyOutsidePlist(name, at: location(whole)))
    } else if Word.barRelevant.contains(where: { first.name == Name($0) }) {
      report(.misplaced(name, inside: "a class or a controller", at: location(first.range)))
    } else {
      report(
        Missing.word("state", "a variable is a `state`", at: location(first.range.atStart)))
      var variable = VariableDeclaration(range: whole, name: first)
      variable.isState = true
      variable.initial = value
      return .variable(variable)
    }
    return .unread(whole)
  }

  /// Parses the conditions that a build defines.
  ///
  ///     Conditions = "compilationConditions" "=" "[" [ BuildName { "," BuildName } ] "]" ;
  ///     BuildName = name [ ^ "?" ] ;
  private mutating func parseConditionList() throws(SyntaxFailure) -> Expression {
    let (list, wrong) = try parseList { $0.isCondition }
    if let wrong { report(Habit.noCondition(text(wrong), at: location(wrong))) }
    return list
  }

  /// Parses the names that are declared in files of the app which the spec does not include.
  ///
  ///     UnreadNames = "unreadNames" "=" "[" [ name { "," name } ] "]" ;
  private mutating func parseUnreadNames() throws(SyntaxFailure) -> Expression {
    let (list, wrong) = try parseList { $0.isName }
    if let wrong { report(Habit.noName(text(wrong), at: location(wrong))) }
    return list
  }

  /// Parses the screens that storyboards make.
  ///
  ///     Storyboards = "storyboards" "=" "[" ( ":" | StoryboardScreen { "," StoryboardScreen } )
  ///       "]" ;
  ///     StoryboardScreen = string ":" View ;
  private mutating func parseStoryboards() throws(SyntaxFailure) -> Expression {
    let list = try parseExpression()
    guard case .dictionary(let screens) = list.kind else {
      report(Habit.noStoryboards(text(list.range), at: location(list.range)))
      return list
    }
    for screen in screens { internWords(of: screen.key) }
    if let wrong = screens.first(where: { !$0.key.isPlainString || !$0.value.isScreen }) {
      let range = wrong.key.isPlainString ? wrong.value.range : wrong.key.range
      report(Habit.noStoryboards(text(range), at: location(range)))
    }
    return list
  }

  /// Makes names of the words of a string, by which code may mean what it names.
  private mutating func internWords(of string: Expression) {
    var start = Int(string.range.start)
    for place in start..<Int(string.range.end) where !lexer.bytes[place].isNamePart {
      if start < place { _ = names.intern(lexer.bytes, from: start, to: place) }
      start = place + 1
    }
  }

  /// Parses a list, and tells where something stands that is none or that may not stand in it.
  private mutating func parseList(
    of isElement: (Expression) -> Bool
  ) throws(SyntaxFailure) -> (list: Expression, wrong: SourceRange?) {
    let list = try parseExpression()
    guard case .array(let elements) = list.kind else { return (list, list.range) }
    return (list, elements.first { !isElement($0) }?.range)
  }
}

// What people write where a setting, a state or a member is declared. Each is told once, and what
// is declared counts as declared, so that nothing else is told because of it.
extension Parser {
  /// Skips words in front of a setting that say nothing: `platform ios 16`.
  private mutating func skipIdleOfSetting() {
    guard beginsIdleWord else { return }
    var copy = lexer
    var next = copy.next()
    for _ in 0..<3 {
      guard next.kind == .identifier, !next.flags.contains(.newlineBefore) else { return }
      let value = copy.next()
      guard !value.flags.contains(.newlineBefore) else { return }
      let isSetting = setting(spelledLike: next.range) != nil
      if isSetting, value.kind == .number || value.kind == .string || value.kind == .leftBracket {
        let words = SourceRange(token.range.start, next.range.start)
        let last = text(words).utf8.reversed().drop { $0 == 0x20 || $0 == 9 }.count
        let idle = SourceRange(words.start, words.start + UInt32(last))
        while token.range.start < next.range.start { advance() }
        return report(.fillerWords(text(idle), in: "an app", at: location(words)))
      }
      next = value
    }
  }

  /// `true` iff a name stands at the token that begins no member of ours.
  private var beginsIdleWord: Bool {
    guard at(.identifier), !isReserved, !beginsSwiftDeclaration else { return false }
    return word.map { !Word.appMembers.contains($0) && !$0.isStatement } ?? true
  }

  /// Reads `devices [...]` as the setting that is nearest, so that it does not seem to be missing.
  private mutating func correctMisspeltSetting() {
    guard at(.identifier), !isReserved, word.map({ !Word.appMembers.contains($0) }) ?? true
    else { return }
    let next = peek()
    guard !next.flags.contains(.newlineBefore), next.flags.contains(.spaceBefore),
      next.kind == .leftBracket || next.kind == .string || next.kind == .number
    else { return }
    let near = suggestions(among: Word.settings)
    guard let first = near.first, let meant = Word.settings.first(where: { $0.spelling == first })
    else { return }
    report(.unknownMember(text(token.range), at: location(token.range), suggestions: near))
    name = Name(meant)
  }

  /// Skips `root` in front of what the app begins with, which stands there by itself.
  private mutating func skipRootWord() {
    guard isOneAtLineStart(of: ["root", "rootView", "main", "body"]) else { return }
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore),
      lexer.bytes[Int(next.range.start)] &- 0x41 < 26
    else { return }
    let start = token.range.start
    let words = token.range
    advance()
    report(
      .fillerWords(
        text(words), in: "an app", at: location(SourceRange(start, token.range.start))))
  }

  /// The `=` that is meant by the `:` in `state isHidden: false`; a type never looks like that.
  private mutating func correctColon() -> Bool {
    guard at(.colon) else { return false }
    let next = peek()
    if next.kind == .equal, next.range.start == token.range.end {
      report(.synonym(":=", at: location(token.range.union(next.range)), meant: "="))
      advance()
      return true
    }
    let isValue =
      next.kind == .number || next.kind == .string
      || next.kind == .identifier
        && [.true, .false].contains(self.word(of: next) ?? .app)
    guard isValue else { return false }
    report(.colonForEqual(at: location(token.range)))
    token.kind = .equal
    return true
  }

  /// Reads `global isFull = true` and `Bool isFull = true` as a state.
  private mutating func correctDeclarator() {
    // A slip of a word of ours is told as one.
    guard at(.identifier) else { return }
    var copy = lexer
    let next = copy.next()
    // Nearly every view goes on with a bracket or a brace.
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore), beginsIdleWord,
      word.map({ !Word.screenMembers.contains($0) }) ?? true,
      self.word(of: next)?.isReserved != true, copy.next().kind == .equal,
      suggestions(among: Word.appMembers + Word.screenMembers).isEmpty
    else { return }
    report(.synonym(text(token.range), at: location(token.range), meant: "state"))
    name = Name(.state)
  }

  /// Skips `var` between `state` and the name.
  private mutating func skipIdleOfState() {
    let start = token.range.start
    var end = start
    while at(.identifier), !atNewLine, at(.var) || at(.let) || at(.private), nextIsNameOnLine {
      end = token.range.end
      advance()
    }
    guard end > start else { return }
    report(
      .fillerWords(
        text(SourceRange(start, end)), in: "a state",
        at: location(SourceRange(start, token.range.start))))
  }

  /// Reads the `=` that is missing between a state and its value.
  private mutating func takesMissingEqual() -> Bool {
    guard !atNewLine, at(.number) || at(.string) || at(.true) || at(.false) || at(.period) else {
      return false
    }
    report(Missing.equal(at: location(token.range.atStart)))
    return true
  }

  /// Reads `input isFull = false` as a state, which has a value.
  private mutating func refuseValueOfInput(_ keyword: SourceRange) throws(SyntaxFailure) {
    guard at(.equal), !atNewLine else { return }
    advance()
    _ = try parseExpression()
    report(Habit.valueOfInput(at: location(keyword)))
  }

  /// Reads the value of `state isFull = "false"` as a truth, unless the file has such a text
  /// elsewhere.
  private mutating func correctQuotedTruth(_ value: Expression) -> Expression {
    guard case .string(let string) = value.kind,
      case .text(let range) = string.parts(at: value.range)
    else { return value }
    let word = text(range)
    guard ["true", "false", "YES", "NO"].contains(word) else { return value }
    let written = Array(text(value.range).utf8)
    guard lexer.bytes.holdOnce(written) else { return value }
    let isTrue = word == "true" || word == "YES"
    report(.quotedName(isTrue ? "true" : "false", "a truth", at: location(value.range)))
    return Expression(.boolean(isTrue), value.range)
  }

  /// `true` iff a window or a scene of an app opens its braces without a name.
  private func lacksName(in surroundings: Surroundings) -> Bool {
    let next = peek()
    return surroundings == .app && next.kind == .leftBrace && !next.flags.contains(.newlineBefore)
  }

  /// `true` iff nothing that could belong to the token follows it.
  var isAlone: Bool {
    let next = peek()
    return next.kind == .rightBrace || next.flags.contains(.newlineBefore) && next.kind != .period
  }

  /// Reads `prefersStatusBarHidden: true` as the answer that it is meant to be; nil for all else.
  private mutating func takeColonDefinition() throws(SyntaxFailure) -> Member? {
    guard at(.identifier), !isReserved, peek().kind == .colon else { return nil }
    let name = takeName()
    report(.colonForEqual(at: location(token.range)))
    advance()
    return .definition(name, try parseExpression())
  }
}

extension Expression {
  fileprivate var isName: Bool { if case .name = kind { true } else { false } }

  /// `true` iff it is a string with nothing inserted.
  fileprivate var isPlainString: Bool {
    guard case .string(let string) = kind else { return false }
    return string.interpolations.isEmpty
  }

  /// `true` iff it may be a screen with what is said of it: `Home().barStyle(.black)`.
  fileprivate var isScreen: Bool {
    switch kind {
    case .number, .string, .boolean, .nilLiteral, .array, .dictionary, .closure: false
    default: true
    }
  }

  /// `true` iff it is the name of a condition of `#if`, or such a name with a question mark.
  fileprivate var isCondition: Bool {
    switch kind {
    case .optionalChain(let inner): inner.isName
    default: isName
    }
  }
}

extension [UInt8] {
  /// `true` iff `part` stands once in the text; no more of it is read than it takes to know.
  fileprivate func holdOnce(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return false }
    var count = 0
    var index = 0
    while index + part.count <= self.count, count < 2 {
      if self[index] == first, self[index..<index + part.count].elementsEqual(part) {
        count += 1
        index += part.count
      } else {
        index += 1
      }
    }
    return count == 1
  }
}
