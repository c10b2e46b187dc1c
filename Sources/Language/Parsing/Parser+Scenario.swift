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

// What stands between the name of a scenario and its settings. The words here mean something in
// this one place only, so that code may use them as names: they are in no table of words.
extension Parser {
  /// Parses the words by which a command line selects the scenario.
  ///
  ///     Tags = "tags" name { "," name } ;
  private mutating func parseTags() throws(SyntaxFailure) -> [LocatedName] {
    guard at(.identifier), isSpelled("tags") || isSpelled("tag") else { return [] }
    if isSpelled("tag") { report(.synonym("tag", at: location(token.range), meant: "tags")) }
    advance()
    if at(.colon), !atNewLine { skipIdleSign(in: "a header") }
    var tags = [try expectBareName("a tag")]
    while take(.comma) {
      if at(.leftBrace) {
        report(.trailingComma(at: location(SourceRange(previousEnd - 1, previousEnd))))
        break
      }
      tags.append(try expectBareName("a tag"))
    }
    return tags
  }

  /// Parses why the scenario is known to fail.
  ///
  ///     KnownIssue = "known" "issue" string ;
  private mutating func parseKnownIssue() throws(SyntaxFailure) -> KnownIssue? {
    guard at(.identifier), isSpelled("known") else { return nil }
    let start = token.range.start
    advance()
    guard at(.identifier), isSpelled("issue") else {
      throw fail(
        .expected("`issue`", found: found, at: here, purpose: "a known issue is told in a string"))
    }
    advance()
    if at(.colon), !atNewLine { skipIdleSign(in: "a header") }
    let reason = try expectString("what is known of the issue")
    return KnownIssue(range: range(from: start), reason: reason)
  }

  /// A word that stands behind the name of a scenario and begins nothing there.
  private var unknownClause: Diagnostic {
    var diagnostic = Diagnostic.expected(
      "`{`", found: found, at: here, purpose: "the steps of the scenario follow")
    diagnostic.hint =
      "after the name come `tags …`, `known issue \"…\"` and `on …`, in this order"
    return diagnostic
  }

  /// `true` iff a clause of a scenario begins at the token, which begins a line.
  var beginsClause: Bool {
    guard at(.identifier) else { return false }
    if at(.on) { return true }
    guard isSpelled("tags") || isSpelled("known") else { return false }
    let next = peek()
    return next.kind == .identifier && !next.flags.contains(.newlineBefore)
  }
}

// What people write around a step: how often, in which way, and code in the place of words. Each
// is told once, with what is right there.
extension Parser {
  /// What to write in place of a step that there is not.
  private var adviceForStep: String? {
    let advice: [(words: [StaticString], advice: String)] = [
      (["type", "enter", "fill", "input"], ForeignLine.typing),
      (
        ["long", "longPress", "double", "doubleTap", "force", "pinch", "zoom", "drag"],
        "of gestures on a view there is `tap`; `call Home.zoom` runs what another one does"
      ),
      (
        ["swipe"],
        "`scroll down 100` and `back` are what a finger does; `begin back` stops in the middle"
      ),
      (
        ["terminate", "kill", "quit", "stop", "exit", "crash"],
        "`launch` once more ends the process and starts a new one; `background` leaves the app"
      ),
      (
        ["screenshot", "snapshot", "print", "log", "dump", "explain", "show"], ForeignLine.pictures
      ),
      (
        [
          "given", "when", "then", "and", "Given", "When", "Then", "And", "try", "await", "do", "I",
        ],
        "leave the word out: a step is alone on its line"
      ),
      (
        ["for", "while", "repeat", "loop", "forEach"],
        "a scenario has no loop: each step is a line, and `on ios 16...18` after the name "
          + "runs them once for each release"
      ),
      (
        ["if", "guard", "else", "switch"],
        "a scenario has no branch: `expect hidden when ios >= 17` says where a line holds"
      ),
      (
        ["let", "var", "const"],
        "a scenario has no variable: write a `state` in the app, and `set name = value` changes it"
      ),
      (["comment", "note", "rem"], "a comment begins with `//`"),
    ]
    return advice.first { row in row.words.contains { isSpelled($0) } }?.advice
  }

  /// Says of what stands behind a whole step on its line what to write: `twice`, `button`.
  private mutating func correctStepEnd(from start: UInt32) {
    guard !atStatementEnd else { return }
    skipIdleTail(
      ["button", "link", "label", "view", "screen", "tab", "row", "app", "again", "now"],
      since: start)
    guard let (count, end) = repetition else { return }
    let step = SourceRange(start, previousEnd)
    let words = SourceRange(token.range.start, end)
    let place = location(SourceRange(previousEnd, end))
    report(
      Habit.repeatedStep(
        text(words), line: "\n" + indent(of: start) + text(step), count: count, at: place))
    while token.range.end <= end, !atStatementEnd { advance() }
  }

  /// How often a step is said to be done by what stands behind it, and where that ends.
  private var repetition: (count: Int, end: UInt32)? {
    guard !atNewLine else { return nil }
    if at(.identifier) {
      if isSpelled("twice") { return (2, token.range.end) }
      if isSpelled("thrice") { return (3, token.range.end) }
      guard lexer.bytes[Int(token.range.start)] == UInt8(ascii: "x"),
        let count = number(SourceRange(token.range.start + 1, token.range.end))
      else { return nil }
      return (count, token.range.end)
    }
    guard at(.number), let count = number(token.range) else { return nil }
    let next = peek()
    if next.flags.contains(.newlineBefore) || next.kind == .rightBrace || next.kind == .endOfFile {
      return (count, token.range.end)
    }
    return ["times", "x", "time"].contains(text(next.range)) ? (count, next.range.end) : nil
  }

  private func number(_ range: SourceRange) -> Int? {
    var value = 0
    for byte in lexer.bytes[Int(range.start)..<Int(range.end)] {
      guard byte &- 0x30 < 10, value < 1_000 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return range.count > 0 ? value : nil
  }

  /// The white space in front of the line on which `offset` stands.
  private func indent(of offset: UInt32) -> String {
    var first = Int(offset)
    while first > 0, lexer.bytes[first - 1] != 0x0A, lexer.bytes[first - 1] != 0x0D { first -= 1 }
    var end = first
    while end < Int(offset), lexer.bytes[end] == 0x20 || lexer.bytes[end] == 0x09 { end += 1 }
    return text(SourceRange(UInt32(first), UInt32(end)))
  }

  /// Skips words that say nothing behind a step; where such words stood before its label, too,
  /// both are one mistake.
  private mutating func skipIdleTail(_ words: [StaticString], since start: UInt32) {
    let count = diagnostics.count
    skipIdleEnd(words)
    guard diagnostics.count == count + 1, count > 0,
      diagnostics[count - 1].code == .fillerWords,
      diagnostics[count - 1].primary.location.range.start >= start,
      let edits = diagnostics[count].fixes.first?.edits
    else { return }
    diagnostics.removeLast()
    diagnostics[count - 1].fixes[0].edits += edits
  }

  /// Reads `go back` as `back` and `navigate to Photo` as `push Photo`; nil if it is neither.
  private mutating func takeMovement() throws(SyntaxFailure) -> Step? {
    guard isOneAtLineStart(of: ["go", "goes", "navigate", "swipe", "move"]) else { return nil }
    let start = token.range.start
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore) else { return nil }
    if self.word(of: next) == .back {
      advance()
      advance()
      return mended(start, "back", .back)
    }
    guard self.word(of: next) == .to, !isSpelled("swipe") else { return nil }
    advance()
    advance()
    let words = range(from: start)
    report(.synonym(text(words), at: location(words), meant: "push"))
    return Step(.push(try parseScreenReference()), range(from: start))
  }

  private mutating func mended(_ start: UInt32, _ meant: String, _ kind: Step.Kind) -> Step {
    let words = range(from: start)
    report(.synonym(text(words), at: location(words), meant: meant))
    return Step(kind, words)
  }

  /// Reads `dark mode`, `switch to dark mode` and `set appearance dark` as `appearance dark`.
  private mutating func takeAppearance() -> Step? {
    let verbs: [StaticString] = [
      "dark", "light", "appearance", "set", "switch", "change", "turn", "enable", "use",
    ]
    guard at(.identifier), verbs.contains(where: { isSpelled($0) }) else { return nil }
    let start = place()
    let first = token.range.start
    var look: Word?
    var isAppearance = false
    var count = 0
    repeat {
      if look == nil, at(.dark) || at(.light) {
        look = word
      } else if isSpelled("mode") || isSpelled("Mode") || at(.appearance) {
        isAppearance = true
      } else if count > 0 || at(.appearance), !isIdleOfAppearance {
        break
      }
      advance()
      count += 1
    } while !atStatementEnd
    let words = range(from: first)
    let isRight = count == 2 && text(words).utf8.starts(with: "appearance".utf8)
    guard let look, isAppearance, atStatementEnd, !isRight else {
      goBack(to: start)
      return nil
    }
    report(
      .synonym(text(words), at: location(words), meant: "appearance " + look.spelling))
    return Step(.appearance(LocatedName(Name(look), words)), words)
  }

  private var isIdleOfAppearance: Bool {
    at(.equal) || at(.to) || isSpelled("the") || isSpelled("on") || isSpelled("into")
  }

  /// Reads `sleep 1` and `sleep(1)` as `wait 1 s`.
  private mutating func takeSleep() -> Step? {
    guard isSpelled("sleep") || isSpelled("pause") || isSpelled("delay") else { return nil }
    let start = place()
    let first = token.range.start
    advance()
    let isCall = take(.leftParen)
    let number = token.range
    guard at(.number), !atNewLine else {
      goBack(to: start)
      return nil
    }
    advance()
    if isCall { _ = take(.rightParen) }
    guard atStatementEnd else {
      goBack(to: start)
      return nil
    }
    let words = range(from: first)
    report(
      .synonym(text(words), at: location(words), meant: "wait " + text(number) + " s"))
    return Step(.wait(TimeSpan(range: words, number: number, isMilliseconds: false)), words)
  }

  /// Reads `isFull = true` with the `set` that is missing, and says of a call in which step code
  /// runs; nil if it is neither.
  private mutating func takeCode() throws(SyntaxFailure) -> Step? {
    let start = place()
    let first = token.range.start
    if isSpelled("toggle"), nextIsNameOnLine {
      advance()
      let name = text(token.range)
      skipToLineEnd()
      let words = range(from: first)
      report(.synonym(text(words), at: location(words), meant: "call { " + name + ".toggle() }"))
      return Step(.invalid, words)
    }
    var count = 0
    repeat {
      guard at(.identifier), !isReserved || at(.selfWord) else { break }
      advance()
      count += 1
    } while !atNewLine && take(.period)
    let isCall = count > 1 && at(.leftParen)
    let isAssignment = count > 0 && at(.equal)
    guard !atNewLine, isCall || isAssignment else {
      goBack(to: start)
      return nil
    }
    goBack(to: start)
    if isAssignment {
      report(
        Missing.word("set", "a step gives a value by `set`", at: location(token.range.atStart)))
      return Step(try parseSet(), range(from: first))
    }
    _ = try parseExpression()
    report(Habit.codeAsStep(at: location(range(from: first))))
    return Step(.invalid, range(from: first))
  }
}
