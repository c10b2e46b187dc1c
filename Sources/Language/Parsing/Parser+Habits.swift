// Words, signs and quotes that English has and this language does without. Each is told once, and
// read on as it was meant, so that nothing else is told because of it.
extension Parser {
  /// `true` iff something of the statement follows the token on its line.
  private var hasMoreOnLine: Bool {
    let next = peek()
    return !next.flags.contains(.newlineBefore) && next.kind != .endOfFile
      && next.kind != .rightBrace
  }

  /// `true` iff the token is one of the words, on the line of what it follows.
  func isOne(of words: [StaticString]) -> Bool {
    at(.identifier) && !atNewLine && words.contains { isSpelled($0) }
  }

  /// `true` iff the token, which begins a line, is one of the words.
  func isOneAtLineStart(of words: [StaticString]) -> Bool {
    at(.identifier) && words.contains { isSpelled($0) }
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

  static let units: [StaticString] = ["points", "point", "pt", "pts", "pixels", "px"]
  static let presentations: [StaticString] = [
    "the", "sheet", "cover", "modal", "popover", "alert", "card", "presentation",
  ]
}
