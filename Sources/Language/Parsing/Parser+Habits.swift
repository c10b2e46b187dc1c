// What English, Swift and other tools have people write: each is told once, with what to write
// here, and read on as it was meant, so that nothing else is told because of it.
extension Parser {
  /// `true` iff something of the statement follows the token on its line.
  private var hasMoreOnLine: Bool {
    let next = peek()
    return !next.flags.contains(.newlineBefore) && next.kind != .endOfFile
      && next.kind != .rightBrace
  }

  private func isOne(of words: [StaticString]) -> Bool {
    at(.identifier) && !atNewLine && words.contains { isSpelled($0) }
  }

  /// Skips words that say nothing in front of what else stands on the line: `to the`.
  mutating func skipIdle(_ words: [StaticString], in place: String = "a step") {
    let start = token.range.start
    var end = start
    while isOne(of: words), hasMoreOnLine {
      end = token.range.end
      advance()
    }
    guard end > start else { return }
    let idle = text(SourceRange(start, end))
    report(
      .fillerWords(idle, in: place, at: location(SourceRange(start, token.range.start))))
  }

  /// Skips words that say nothing behind what they follow: `points`, a kind of presentation.
  mutating func skipIdleEnd(_ words: [StaticString], in place: String = "a step") {
    let start = previousEnd
    var first: UInt32?
    while isOne(of: words) {
      first = first ?? token.range.start
      advance()
    }
    guard let first else { return }
    report(
      .fillerWords(
        text(SourceRange(first, previousEnd)), in: place,
        at: location(SourceRange(start, previousEnd))))
  }

  /// Skips a sign that says nothing, such as the `==` of `top == Home`.
  mutating func skipIdleSign(in place: String) {
    let sign = token
    advance()
    // One space is left between the words around it.
    let isApart = sign.flags.contains(.spaceBefore)
    let end = isApart ? token.range.start : sign.range.end
    var diagnostic = Diagnostic.fillerWords(
      text(sign.range), in: place, at: location(SourceRange(sign.range.start, end)))
    if !isApart, !token.flags.contains(.spaceBefore), !atNewLine {
      diagnostic.fixes = [
        Fix("remove it", .safe, [Fix.Edit(diagnostic.primary.location, " ")])
      ]
    }
    report(diagnostic)
  }

  /// `true` iff what compares two values stands at the token, on its line.
  var atComparison: Bool {
    guard !atNewLine else { return false }
    return at(.equal) || at(.is) || at(.oper) && isSpelled("==")
  }

  /// A name that was put in quotes, which are taken away; nil if what stands in them is none.
  private mutating func takeQuotedName(_ what: StaticString) -> LocatedName? {
    guard at(.string), !atNewLine else { return nil }
    let contents = stringContents(token)
    let bytes = lexer.bytes[Int(contents.start)..<Int(contents.end)]
    guard let first = bytes.first, first == UInt8(ascii: "_") || isLetter(first),
      bytes.allSatisfy({ $0 == UInt8(ascii: "_") || isLetter($0) || $0 &- 0x30 < 10 })
    else { return nil }
    report(.quotedName(text(contents), text(what), at: location(token.range)))
    let name = names.intern(lexer.bytes, from: Int(contents.start), to: Int(contents.end))
    advance()
    return LocatedName(name, contents)
  }

  /// Consumes a name, without the quotes around it, if any.
  mutating func expectBareName(_ what: StaticString) throws(SyntaxFailure) -> LocatedName {
    if let name = takeQuotedName(what) { return name }
    return try expectName(what)
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  // MARK: - Steps

  static let units: [StaticString] = ["points", "point", "pt", "pts", "pixels", "px"]
  static let presentations: [StaticString] = [
    "the", "sheet", "cover", "modal", "popover", "alert", "card", "presentation",
  ]

  /// Reads `open Photo` and `show Photo` as what brings a screen there; nil where it is no screen.
  mutating func takeOtherWayIn(_ word: LocatedName, opens what: String) throws(SyntaxFailure)
    -> Step.Kind?
  {
    guard at(.identifier), !atNewLine, !isReserved,
      lexer.bytes[Int(token.range.start)] &- 0x41 < 26
    else { return nil }
    report(.otherWayIn(text(word.range), opens: what, at: location(word.range)))
    _ = try parseScreenReference()
    return .invalid
  }

  /// Reads `go back` as `back` and `navigate to Photo` as `push Photo`; nil if it is neither.
  mutating func takeMovement() throws(SyntaxFailure) -> Step? {
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

  private func isOneAtLineStart(of words: [StaticString]) -> Bool {
    at(.identifier) && words.contains { isSpelled($0) }
  }

  private mutating func mended(_ start: UInt32, _ meant: String, _ kind: Step.Kind) -> Step {
    let words = range(from: start)
    report(.synonym(text(words), at: location(words), meant: meant))
    return Step(kind, words)
  }

  /// Reads `present Photo fullScreen` as with the `as` that is missing.
  mutating func takesMissingAs() -> Bool {
    guard
      isOne(of: [
        "fullScreen", "overFullScreen", "pageSheet", "formSheet", "sheet", "popover", "cover",
        "currentContext", "overCurrentContext", "custom",
      ])
    else { return false }
    report(Missing.word("as", "the style follows `as`", at: location(token.range.atStart)))
    return true
  }

  // MARK: - Expectations

  /// `true` iff a word about the look stands before a fact: `color dark`.
  var isLookFiller: Bool {
    guard isOne(of: ["color", "colour", "text", "content"]) else { return false }
    let next = peek()
    return next.kind == .identifier && !next.flags.contains(.newlineBefore)
      && self.word(of: next)?.isFact == true
  }

  /// The fact that a string spells, which is taken without its quotes; nil if it spells none.
  mutating func takeQuotedFact() -> Fact.Kind? {
    let contents = stringContents(token)
    let name = names.name(lexer.bytes, from: Int(contents.start), to: Int(contents.end))
    guard let word = name?.word, let fact = Fact.Kind(word) else { return nil }
    report(.quotedName(word.spelling, "a fact", at: location(token.range)))
    advance()
    return fact
  }

  /// Reads `fade` as `animated fade`; nil if something else stands there.
  mutating func takeBareAnimation() -> Fact.Kind? {
    guard at(.fade) || at(.slide) else { return nil }
    let next = peek()
    guard next.flags.contains(.newlineBefore) || next.kind != .oper && next.kind != .period,
      next.kind != .equal
    else { return nil }
    report(
      Missing.word(
        "animated", "how a change looks follows `animated`",
        at: location(
          token.range.atStart)))
    return .animated(kind: takeName(), duration: nil)
  }

  /// Reads `screen Home` as `top Home`; nil if something else stands there.
  mutating func takeScreenOnTop() throws(SyntaxFailure) -> Fact.Kind? {
    guard isOne(of: ["screen", "view", "page", "controller", "on"]) else { return nil }
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore),
      lexer.bytes[Int(next.range.start)] &- 0x41 < 26
    else { return nil }
    report(.synonym(text(token.range), at: location(token.range), meant: "top"))
    advance()
    return .top(try parseScreenReference())
  }

  /// Reads `if` as `when`, and says of other words behind the facts where their like is written.
  mutating func correctCondition() throws(SyntaxFailure) {
    guard at(.identifier), !atNewLine else { return }
    if at(.if) {
      report(.synonym("if", at: location(token.range), meant: "when"))
      name = Name(.when)
      return
    }
    let advice: String
    if isOne(of: ["or"]) {
      advice = "the facts of a line hold together; `when` says where each of two lines holds"
    } else if isOne(of: ["on", "in", "for", "under", "unless", "except", "only", "from", "since"]) {
      advice =
        "what it runs on comes after the scenario's name: `on ios 16`; `when` restricts a line"
    } else if isOne(of: ["within", "after", "before", "until", "then"]) {
      advice = "a step and an expectation each have a line: `wait 2 s`, then `expect hidden`"
    } else {
      return
    }
    var diagnostic = Diagnostic.unexpected(found, after: "the facts", at: here)
    diagnostic.hint = advice
    throw fail(diagnostic)
  }

  // MARK: - Settings and headers

  /// Skips `+` behind a release, `>=` before it and `or later`: a range needs both its ends.
  mutating func skipOpenRange(of subject: Expression) {
    guard !atNewLine else { return }
    let signs: [StaticString] = ["+", ">=", ">", "<=", "<"]
    let isSign = at(.oper) && signs.contains { isSpelled($0) }
    let next = peek()
    let isWord =
      isOne(of: ["or", "and"]) && next.kind == .identifier
      && ["later", "newer", "up", "above", "higher"].contains(text(next.range))
    guard isSign || isWord else { return }
    let place = location(token.range)
    let what = found
    advance()
    if !isSign { while !atStatementEnd, at(.identifier) { advance() } }
    var diagnostic = Diagnostic.unexpected(what, after: "`" + text(subject.range) + "`", at: place)
    diagnostic.primary.text = "a range needs both its ends"
    diagnostic.hint = "for example `" + text(subject.range) + " 16...18`"
    report(diagnostic)
  }

  /// `true` iff two settings of a header stand side by side, with `and` between them.
  mutating func takesAndOfHeader() -> Bool {
    guard isOne(of: ["and"]) || at(.oper) && isSpelled("&&") && !atNewLine else { return false }
    let place = SourceRange(previousEnd, token.range.end)
    report(.synonym(text(token.range), at: location(place), meant: ","))
    advance()
    return true
  }

  /// Says of a list around settings that the lists stand behind their names.
  func settingsInBrackets() -> Diagnostic {
    var diagnostic = Expected.name("the name of a setting", found: found, at: here)
    diagnostic.hint = "a list comes after the name: `on ios [16, 17], device notch`"
    return diagnostic
  }

  // MARK: - Declarations

  /// Reads `import "a.sbar"` and `#include "a.sbar"` as `include`.
  mutating func correctInclude() -> Bool {
    let isImport = at(.import)
    guard isImport || at(.directive) && (isSpelled("#include") || isSpelled("#import")),
      peek().kind == .string, !peek().flags.contains(.newlineBefore)
    else { return false }
    report(.synonym(text(token.range), at: location(token.range), meant: "include"))
    return true
  }

  /// Reads `view Home {` as a screen.
  mutating func correctScreen() -> Bool {
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
  mutating func parseAppName(_ keyword: LocatedName) throws(SyntaxFailure) -> LocatedName {
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

  /// Reads `Info.plist {` as `plist`.
  mutating func correctPlist() {
    guard at(.identifier), isSpelled("Info"), peek().kind == .period else { return }
    let start = place()
    let first = token.range.start
    advance()
    advance()
    guard at(.plist), peek().kind == .leftBrace else {
      return goBack(to: start, keepsDiagnostics: false)
    }
    let words = SourceRange(first, token.range.end)
    report(.synonym(text(words), at: location(words), meant: "plist"))
  }

  /// Skips `root` in front of what the app begins with, which stands there by itself.
  mutating func skipRootWord() {
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

  /// Reads `devices [...]` as the setting that is nearest, so that it does not seem to be missing.
  mutating func correctMisspeltSetting() {
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

  /// The `=` that is meant by the `:` in `state isHidden: false`; a type never looks like that.
  mutating func correctColon() -> Bool {
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
}
