// Mistakes that many make and whose meaning is plain: each is told once, with what to write, and
// read on as it was meant.
extension Parser {
  // MARK: - Expectations

  /// Skips `to be` and the like between `expect` and a fact.
  mutating func skipFillers() {
    let start = token.range.start
    var end = start
    while isFiller && nextIsNameOnLine || isLookFiller {
      end = token.range.end
      advance()
    }
    guard end > start else { return }
    report(
      .fillerWords(
        text(SourceRange(start, end)), at: location(SourceRange(start, token.range.start))))
  }

  /// Skips `on the button` in front of a label.
  mutating func skipTargetFillers() {
    let start = token.range.start
    var end = start
    while at(.identifier), !atNewLine, isTargetFiller, nextIsNameOnLine || peek().kind == .string {
      end = token.range.end
      advance()
    }
    guard end > start, at(.string) || at(.identifier) else { return }
    let words = text(SourceRange(start, end))
    let place = location(SourceRange(start, token.range.start))
    report(.fillerWords(words, in: "a step", at: place))
  }

  private var isTargetFiller: Bool {
    ["on", "the", "button", "link", "label"].contains { isSpelled($0) }
  }

  /// Skips `text` behind `light`, and the like.
  mutating func skipTrailingFillers() {
    let start = previousEnd
    var first: SourceRange?
    while at(.identifier), !atNewLine,
      ["text", "content", "bar"].contains(where: { isSpelled($0) })
    {
      first = first ?? token.range
      advance()
    }
    guard let first else { return }
    let words = SourceRange(first.start, previousEnd)
    report(.fillerWords(text(words), at: location(SourceRange(start, previousEnd))))
  }

  private var isFiller: Bool {
    guard at(.identifier) else { return false }
    return ["to", "be", "is", "that", "the", "status", "bar", "statusBar"].contains {
      isSpelled($0)
    }
  }

  /// `true` iff two facts stand side by side: the comma between them is missing.
  mutating func takesMissingComma(after last: Fact) -> Bool {
    guard at(.identifier), !atNewLine, word?.isFact == true else { return false }
    // That no bar can be both is said later, and a comma would not help.
    let isContrary = word.map { last.kind.isContrary(to: $0) } ?? false
    if !isContrary { report(Missing.comma(between: "facts", at: placeBehindLast)) }
    return true
  }

  /// `hidden = true`: the fact says it already, or its opposite does.
  mutating func takeTruth(of fact: LocatedName) -> Fact.Kind? {
    let isPlain = at(.true) || at(.false)
    guard !atNewLine, isPlain || at(.equal) || at(.oper) && isSpelled("=="),
      let word = fact.name.word
    else { return nil }
    let next = isPlain ? token : peek()
    let value = lexer.bytes[Int(next.range.start)..<Int(next.range.end)]
    let isTrue = value.elementsEqual("true".utf8)
    guard isTrue || value.elementsEqual("false".utf8),
      let meant = isTrue ? word : word.oppositeFact
    else { return nil }
    if !isPlain { advance() }
    advance()
    report(.comparedFact(meant.spelling, at: location(range(from: fact.range.start))))
    return Fact.Kind(meant)
  }

  /// The style that a plain word stands for, behind `style`: a case of Swift's begins with a dot.
  mutating func takePlainStyle() -> Expression? {
    guard !atNewLine, let style = plainStyle else { return nil }
    let range = token.range
    report(.synonym(text(range), at: location(range), meant: "." + style.spelling))
    advance()
    return Expression(.implicitMember(Name(style)), range)
  }

  private var plainStyle: Word? {
    if isSpelled("default") { return .default }
    if isSpelled("light") { return .lightContent }
    if isSpelled("dark") { return .darkContent }
    return nil
  }

  // MARK: - Headers and settings

  /// Reads the `on` that a header begins with, or another word that stands for it, or none.
  mutating func takesOn() -> Bool {
    if take(.on) { return true }
    guard at(.identifier), !atNewLine else { return false }
    if correctSetting() || word?.isSetting == true {
      headerMistake = diagnostics.count
      report(Missing.on(at: location(token.range.atStart)))
      return true
    }
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore),
      ["across", "for", "with", "in", "under", "using", "over"].contains(where: { isSpelled($0) })
    else { return false }
    report(.synonym(text(token.range), at: location(token.range), meant: "on"))
    advance()
    return true
  }

  /// `true` iff two settings of a header stand side by side: the comma between them is missing.
  mutating func takesMissingCommaOfHeader() -> Bool {
    guard at(.identifier), !atNewLine, correctSetting() || word?.isSetting == true else {
      return false
    }
    let mistake = Missing.comma(between: "settings", at: placeBehindLast)
    guard let known = headerMistake, diagnostics.indices.contains(known) else {
      headerMistake = diagnostics.count
      report(mistake)
      return true
    }
    // All that is missing between the settings of a header is one mistake.
    for fix in mistake.fixes { diagnostics[known].fixes[0].edits += fix.edits }
    if diagnostics[known].code == .missingOn {
      diagnostics[known].fixes[0].title = "write `on`, and commas between the settings"
    } else {
      diagnostics[known].fixes[0].title = "add the commas"
    }
    return true
  }

  /// Reads `iOS` as `ios`, and so on; `true` iff it was mended.
  mutating func correctSetting() -> Bool {
    guard at(.identifier), word?.isSetting != true, let meant = setting(spelledLike: token.range)
    else {
      return false
    }
    report(.synonym(text(token.range), at: location(token.range), meant: meant.spelling))
    name = Name(meant)
    return true
  }

  /// The setting that a word is but for its capitals.
  func setting(spelledLike range: SourceRange) -> Word? {
    let small = lexer.bytes[Int(range.start)..<Int(range.end)].map { byte in
      byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
    return [Word.ios, .sdk, .device, .orientation, .appearance].first {
      $0.spelling.utf8.elementsEqual(small)
    }
  }

  /// `device iPhone 15`: the name of a model without its quotes.
  mutating func takeBareModel() -> Expression? {
    guard at(.identifier), !atNewLine,
      lexer.bytes[Int(token.range.start)..<Int(token.range.end)].starts(with: "iP".utf8),
      hasModelNumber
    else { return nil }
    let start = token.range.start
    repeat { advance() } while !atStatementEnd && !at(.comma) && !at(.leftBrace)
    let name = SourceRange(start, previousEnd)
    report(Missing.quotes(text(name), at: location(name)))
    return Expression(.string(StringLiteral(name, in: name)), name)
  }

  /// `device [iPhone 14, iPhone 15]`: names of models without their quotes, in a list.
  mutating func takeBareModels() -> Expression? {
    guard at(.leftBracket), !atNewLine else { return nil }
    let start = place()
    let opener = token.range
    var edits: [Fix.Edit] = []
    repeat {
      advance()
      guard at(.identifier) || at(.string) else { break }
      let first = token.range.start
      let bytes = lexer.bytes[Int(token.range.start)..<Int(token.range.end)]
      let isModel = at(.identifier) && bytes.starts(with: "iP".utf8) && hasModelNumber
      while !atStatementEnd, !at(.comma), !at(.rightBracket) { advance() }
      let name = SourceRange(first, previousEnd)
      if isModel { edits.append(Fix.Edit(location(name), "\"" + text(name) + "\"")) }
    } while at(.comma)
    guard at(.rightBracket), !edits.isEmpty else {
      goBack(to: start)
      return nil
    }
    advance()
    let list = SourceRange(opener.start, previousEnd)
    report(Missing.quotes(edits, at: location(list)))
    return Expression(.missing, list)
  }

  /// `true` iff more of a model's name follows on the line; `iPad` alone is a class of devices.
  private var hasModelNumber: Bool {
    let next = peek()
    return !next.flags.contains(.newlineBefore)
      && (next.kind == .number || next.kind == .identifier)
      || token.range.count > 6
  }

  /// `plist Key = value` without braces.
  mutating func parseBarePlist() throws(SyntaxFailure) -> PlistBlock {
    let start = token.range.start
    advance()
    let first = token.range.atStart
    let entry = try parsePlistEntry()
    let end = SourceRange(previousEnd, previousEnd)
    report(Missing.braces(from: location(first), to: location(end)))
    return PlistBlock(range: range(from: start), entries: [entry])
  }

  // MARK: - Declarations and lines

  /// `true` iff a scenario begins with a word of another tool: `test "…" {`.
  mutating func correctScenario() -> Bool {
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
  mutating func skipStrayClosings() {
    while (at(.rightParen) || at(.rightBracket)) && !atNewLine {
      report(.strayClosing(text(token.range), at: location(token.range)))
      advance()
    }
  }

  private var placeBehindLast: Location { location(SourceRange(previousEnd, previousEnd)) }
}

extension Fact.Kind {
  /// `true` iff no bar can be both this and what the word says.
  fileprivate func isContrary(to word: Word) -> Bool {
    switch word {
    case .hidden: if case .visible = self { true } else { false }
    case .visible: if case .hidden = self { true } else { false }
    case .dark: if case .light = self { true } else { false }
    case .light: if case .dark = self { true } else { false }
    default: false
    }
  }
}
