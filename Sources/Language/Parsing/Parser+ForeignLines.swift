// Lines of other tools among the steps of a scenario.
extension Parser {
  /// Reads a line of another tool as what it means here, with a fix or a hint; nil if it is none.
  ///
  /// A claim is never left out: what cannot be said as a fact stays an error without a fix.
  mutating func takeForeignLine() -> Step? {
    guard mayBeForeign else { return nil }
    let range = restOfLine
    let line = text(range)
    guard let meaning = ForeignLine.meaning(of: line) else { return nil }
    let count = diagnostics.count
    while token.range.start < range.end, !at(.endOfFile) { advance() }
    // What is malformed in such a line, single quotes for instance, goes with it.
    diagnostics.removeSubrange(min(count, diagnostics.count)...)
    let place = location(range)
    switch meaning {
    case .line(let meant): report(.synonym(line, at: place, meant: meant))
    case .hint(let hint):
      var diagnostic = Diagnostic.unknownStep(line, at: place, suggestions: [])
      diagnostic.hint = hint
      report(diagnostic)
    }
    return Step(.invalid, range)
  }

  /// Reads `<key>UIStatusBarHidden</key> <true/>` as a key and its value; `true` iff it is one.
  mutating func takesEntryOfXML() -> Bool {
    guard at(.oper), lexer.bytes[Int(token.range.start)] == UInt8(ascii: "<") else { return false }
    let start = place()
    var range = restOfLine
    var entry = ForeignLine.plistEntry(text(range))
    if entry == nil {
      // The value often has a line of its own.
      while token.range.start < range.end, !at(.endOfFile) { advance() }
      range = SourceRange(range.start, restOfLine.end)
      entry = ForeignLine.plistEntry(text(range))
    }
    guard let entry else {
      goBack(to: start)
      return false
    }
    while token.range.start < range.end, !at(.endOfFile) { advance() }
    report(.synonym(joinedLine(range), at: location(range), meant: entry))
    return true
  }

  /// A stretch of text as one line, with one space for each line end and what surrounds it.
  private func joinedLine(_ range: SourceRange) -> String {
    var words = ""
    for word in text(range).utf8.split(whereSeparator: { $0 <= 0x20 }) {
      words += (words.isEmpty ? "" : " ") + String(decoding: Array(word), as: UTF8.self)
    }
    return words
  }

  /// Reads `- (BOOL)prefersStatusBarHidden { return YES; }` as Objective-C; `true` iff it is.
  mutating func takesMethodOfObjectiveC() -> Bool {
    guard beginsMethodOfObjectiveC else { return false }
    let range = restOfLine
    let line = text(range)
    let depth = line.utf8.reduce(0) { $0 + ($1 == 0x7B ? 1 : $1 == 0x7D ? -1 : 0) }
    while token.range.start < range.end, !at(.endOfFile) { advance() }
    if depth == 0, at(.leftBrace) { skipBraces() }
    if depth > 0 { for _ in 0..<depth { skipToClosingBrace() } }
    report(
      Habit.methodOfObjectiveC(
        at: location(range), meant: depth == 0 ? ForeignLine.getter(line) : nil))
    return true
  }

  /// `true` iff `- (BOOL)name` stands at the token.
  var beginsMethodOfObjectiveC: Bool {
    guard at(.oper), isSpelled("-") || isSpelled("+") else { return false }
    var copy = lexer
    guard copy.next().kind == .leftParen, copy.next().kind == .identifier else { return false }
    var next = copy.next()
    if next.kind == .oper, text(next.range) == "*" { next = copy.next() }
    guard next.kind == .rightParen else { return false }
    next = copy.next()
    return next.kind == .identifier && !next.flags.contains(.spaceBefore)
  }

  private mutating func skipBraces() {
    advance()
    skipToClosingBrace()
  }

  private mutating func skipToClosingBrace() {
    var depth = 1
    while depth > 0, !at(.endOfFile) {
      if at(.leftBrace) { depth += 1 }
      if at(.rightBrace) { depth -= 1 }
      advance()
    }
  }

  /// `true` iff the line does not begin as one of our steps does.
  private var mayBeForeign: Bool {
    guard at(.identifier), let word, word.isStep else { return true }
    let next = peek()
    let isCall = next.kind == .leftParen && next.range.start == token.range.end
    // `- scroll` and `- back` are Maestro's, `dismiss(animated: true)` is UIKit's.
    return isCall
  }

  /// What is left of the line, without a comment and the white space at its end.
  var restOfLine: SourceRange {
    let start = Int(token.range.start)
    var end = start
    var quote: UInt8?
    while end < lexer.bytes.count, lexer.bytes[end] != 0x0A, lexer.bytes[end] != 0x0D {
      let byte = lexer.bytes[end]
      if quote == nil, byte == UInt8(ascii: "/"), end + 1 < lexer.bytes.count,
        lexer.bytes[end + 1] == byte
      {
        break
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = quote == nil ? byte : quote == byte ? nil : quote
      }
      end += 1
    }
    while end > start, lexer.bytes[end - 1] == 0x20 || lexer.bytes[end - 1] == 0x09 { end -= 1 }
    return SourceRange(UInt32(start), UInt32(end))
  }
}
