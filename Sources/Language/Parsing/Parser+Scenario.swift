extension Parser {
  /// Parses a scenario.
  ///
  ///     Scenario = "scenario" string [ [ NL ] Tags ] [ [ NL ] KnownIssue ] [ [ NL ] Header ] "{"
  ///       NL { Opening NL } { Step NL } "}" ;
  mutating func parseScenario() throws(SyntaxFailure) -> ScenarioDeclaration {
    var head = try parseScenarioHead("the name of the scenario", "the steps of the scenario follow")
    try refuseGroup()
    let beside = try enter()
    var lines = ScenarioLines()
    // A list that grows takes up to twice the room that its steps need: that of all scenarios lends
    // its room to each.
    swap(&lines.steps, &spareSteps)
    parseScenarioLines(into: &lines)
    leave(beside)
    try expectClosingBrace(of: head.opener)
    head.scenario.steps = lines.steps.map { $0 }
    lines.steps.removeAll(keepingCapacity: true)
    swap(&lines.steps, &spareSteps)
    head.scenario.variants = lines.variants
    head.scenario.range = range(from: head.scenario.range.start)
    return head.scenario
  }

  /// A scenario up to its brace, without lines.
  typealias ScenarioHead = (scenario: ScenarioDeclaration, opener: SourceRange)

  /// Parses the word, the name, the clauses and the brace of a scenario or an exploration.
  mutating func parseScenarioHead(
    _ what: StaticString, _ purpose: StaticString
  ) throws(SyntaxFailure) -> ScenarioHead {
    let start = token.range.start
    let documentation = documentation
    advance()
    if at(.colon), !atNewLine { skipIdleSign(in: "a header") }
    skipOutline()
    let name = try expectScenarioName(what)
    let tags = try parseTags()
    let knownIssue = try parseKnownIssue()
    let settings = try parseHeader()
    if at(.identifier) { throw fail(unknownClause) }
    let opener = token.range
    try expect(.leftBrace, purpose)
    let scenario = ScenarioDeclaration(
      range: range(from: start), name: name, documentation: documentation, tags: tags,
      knownIssue: knownIssue, settings: settings, variants: [], steps: [])
    return (scenario, opener)
  }

  /// Skips `outline` of Gherkin in front of the name.
  private mutating func skipOutline() {
    guard at(.identifier), !atNewLine,
      isSpelled("outline") || isSpelled("Outline") || isSpelled("template")
        || isSpelled("Template")
    else { return }
    let next = peek()
    guard next.kind == .string, !next.flags.contains(.newlineBefore) else { return }
    let start = token.range
    advance()
    var diagnostic = Diagnostic.fillerWords(
      text(start), in: "the head of a scenario",
      at: location(SourceRange(start.start, token.range.start)))
    diagnostic.hint = "a scenario runs over values by its head: `on ios [16, 17]`"
    report(diagnostic)
  }

  /// Consumes the name of a scenario; words without quotes are read as the name.
  private mutating func expectScenarioName(
    _ what: StaticString
  ) throws(SyntaxFailure) -> SourceRange {
    guard at(.identifier), !atNewLine else { return try expectString(what) }
    let words = SourceRange(token.range.start, token.range.start)
    let shown = found
    repeat {
      advance()
    } while !atStatementEnd && !at(.leftBrace) && !at(.on) && !at(.string)
      && !(isSpelled("tags") && nextIsNameOnLine)
    let name = SourceRange(words.start, previousEnd)
    guard !at(.string) else {
      throw fail(
        Expected.string(text(what), found: shown, word: nil, at: location(name)))
    }
    report(
      Expected.string(text(what), found: shown, word: text(name), at: location(name)))
    return name
  }

  /// Parses the lines of a scenario up to a closing brace.
  mutating func parseScenarioLines(into lines: inout ScenarioLines) {
    while !at(.rightBrace), !at(.endOfFile) {
      if at(.semicolon) {
        skipSemicolon()
        continue
      }
      // Where a scenario replaces something, the same words may mean something else.
      if lines.variants.isEmpty, takeKnownLines(into: &lines.steps) { continue }
      let start = lineStart
      let count = lines.steps.count
      let isRead: Void? = recovering { parser throws(SyntaxFailure) in
        try parser.parseScenarioLine(into: &lines.variants, &lines.steps)
        parser.correctStepEnd(from: start.offset)
        try parser.expectLineEnd(after: "a step")
      }
      if isRead == nil {
        lines.steps.append(Step(.invalid, range(from: start.offset)))
      } else if lines.steps.count == count + 1, lines.variants.isEmpty {
        keepLine(of: &lines.steps[count], after: start)
      }
    }
  }

  /// Skips a semicolon, which no line of a scenario ends with.
  private mutating func skipSemicolon() {
    let range = token.range
    advance()
    let endsLine = atNewLine || at(.rightBrace)
    var end = Int(range.end)
    while end < lexer.bytes.count, lexer.bytes[end] == 0x20 || lexer.bytes[end] == 0x09 { end += 1 }
    report(
      .semicolon(
        at: location(range), through: endsLine ? range.end : UInt32(end),
        newLine: endsLine ? nil : "\n" + indent(of: range.start)))
  }

  /// Parses one line of a scenario: of what it opens with, or a step.
  ///
  ///     Opening = Plist | Window | Root ;
  mutating func parseScenarioLine(
    into variants: inout [Member], _ steps: inout [Step]
  ) throws(SyntaxFailure) {
    if let step = takeForeignLine() { return steps.append(step) }
    guard at(.identifier) else {
      if beginsHashComment {
        let sign = SourceRange(token.range.start, token.range.start + 1)
        throw fail(.synonym("#", at: location(sign), meant: "//"))
      }
      if at(.oper), isSpelled("--") {
        throw fail(.synonym("--", at: location(token.range), meant: "//"))
      }
      throw fail(Expected.step(found: found, at: location(token.range)))
    }
    if word?.isStep != true || at(.set) || at(.appearance), let step = takeAppearance() {
      return steps.append(step)
    }
    guard let word, word.isStep else {
      return try parseVariant(into: &variants, &steps)
    }
    readsInstances = true
    defer { readsInstances = false }
    switch word {
    case .call where nextContinuesExpression, .set where nextContinuesExpression:
      throw fail(.unknownStep(text(token.range), at: location(token.range), suggestions: []))
    default: steps.append(try parseStep())
    }
  }

  /// `true` iff a line begins with `#` and goes on as a comment does: a name right behind it is a
  /// macro, and may be a claim, which no fix makes a comment.
  private var beginsHashComment: Bool {
    let start = Int(token.range.start)
    guard lexer.bytes[start] == UInt8(ascii: "#"), !at(.string) else { return false }
    guard start + 1 < lexer.bytes.count else { return true }
    return lexer.bytes[start + 1] & 0xDF &- 0x41 >= 26
  }

  private var nextContinuesExpression: Bool {
    let next = peek()
    return next.kind == .leftParen || next.kind == .period || next.kind == .equal
  }

  /// Parses what a scenario replaces of the app: a plist, a window, or the root.
  ///
  ///     Root = typeName { ^ "." ^ typeName }
  ///         ( ^ Arguments [ TrailingClosures ] | TrailingClosures ) { Suffix } ;
  private mutating func parseVariant(
    into variants: inout [Member], _ steps: inout [Step]
  ) throws(SyntaxFailure) {
    correctPlist()
    if !steps.isEmpty, at(.plist) || at(.window), nextIsNameOnLine || peek().kind == .leftBrace {
      throw fail(Habit.lateRoot(text(token.range), at: location(token.range)))
    }
    switch word {
    case .plist where peek().kind == .leftBrace: variants.append(.plist(try parsePlist()))
    case .plist where nextIsNameOnLine: variants.append(.plist(try parseBarePlist()))
    case .window where nextIsNameOnLine: variants.append(.window(try parseWindow()))
    case .scene where nextIsNameOnLine:
      throw fail(.misplaced("scene", inside: "the app", at: location(token.range)))
    case .scenario where peek().kind == .string:
      throw fail(
        .misplaced("scenario", inside: "the file, outside any braces", at: location(token.range)))
    default:
      if let step = try takeMovement() { return steps.append(step) }
      if let step = takeSleep() { return steps.append(step) }
      if let step = try parseSynonym() { return steps.append(step) }
      if !beginsRoot, let step = try takeCode() { return steps.append(step) }
      guard beginsRoot else { throw fail(unknownStep()) }
      guard steps.isEmpty else {
        throw fail(Habit.lateRoot(text(token.range), at: location(token.range)))
      }
      let start = token.range.start
      let root = try parseExpression()
      variants.append(.content(Statement(.expression(root), range(from: start))))
    }
  }

  /// `true` iff a view or a controller stands here: a capital, or several with dots between them,
  /// then brackets or braces.
  private var beginsRoot: Bool {
    guard isCapital(token) else { return false }
    var ahead = lexer
    var next = ahead.next()
    while next.kind == .period {
      guard isCapital(ahead.next()) else { return false }
      next = ahead.next()
    }
    return next.kind == .leftParen || next.kind == .leftBrace || next.kind == .oper
  }

  private func isCapital(_ token: Token) -> Bool {
    token.kind == .identifier && lexer.bytes[Int(token.range.start)] &- 0x41 < 26
  }

  private mutating func unknownStep() -> Diagnostic {
    // A fact on a line of its own.
    if let word, word.isFact {
      return Missing.expect(text(token.range), at: location(token.range))
    }
    if let word, word.isSetting {
      return .misplaced(word.spelling, inside: "the app or a header", at: location(token.range))
    }
    if let advice = adviceForStep {
      var diagnostic = Diagnostic.unknownStep(
        text(token.range), at: location(token.range), suggestions: [])
      diagnostic.hint = advice
      return diagnostic
    }
    return .unknownStep(
      text(token.range), at: location(token.range), suggestions: suggestions(among: Word.steps))
  }

  /// Parses a step that is spelled by another word, and says which is ours; nil if it is not.
  private mutating func parseSynonym() throws(SyntaxFailure) -> Step? {
    if at(.orientation), nextIsNameOnLine {
      report(.synonym("orientation", at: location(token.range), meant: "rotate"))
      name = Name(.rotate)
      return try parseStep()
    }
    guard let synonym = Synonym.step(spelled: lexer.bytes, token.range) else { return nil }
    let range = token.range
    guard case .word(let word) = synonym else {
      skipToLineEnd()
      let line = self.range(from: range.start)
      report(.synonym(text(range), at: location(line), meant: synonym.replacement))
      return Step(.invalid, line)
    }
    let isObligation = isSpelled("should") && text(peek().range) == "be"
    if isObligation { advance() }
    let words = SourceRange(range.start, token.range.end)
    report(.synonym(text(words), at: location(words), meant: synonym.replacement))
    name = Name(word)
    return try parseStep()
  }

  /// Skips what is left of a line.
  mutating func skipToLineEnd() {
    repeat { advance() } while !atStatementEnd
  }
}
