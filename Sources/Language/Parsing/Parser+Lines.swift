// Lines of scenarios that stand there again, byte for byte.
extension Parser {
  /// Takes the lines from the token on that were read before; `true` iff there was one.
  ///
  /// What follows a line could go on with it: so the next one has to begin with a word of a step,
  /// or to be the closing brace.
  mutating func takeKnownLines(into steps: inout [Step]) -> Bool {
    guard let table = lines, !hasInsertedBraces,
      var line = table.known(lexer, at: token.range.start)
    else { return false }
    // The first word of the first line was counted when it was read.
    var counted = 1
    var count = 0
    while words.count + table.wordCount(of: line.id) <= words.limit {
      let next = lexer.afterBlanks(line.end)
      let following = table.known(lexer, at: next)
      guard following != nil || beginsStep(behind: line.end) else { break }
      words.add(earlier: table.wordCount(of: line.id) - counted)
      counted = 0
      count += 1
      steps.append(table.step(line.id, at: line.range))
      token.range = line.range
      lexer.position = Int(line.end)
      guard let following else { break }
      line = following
    }
    if count > 0 { advance() }
    return count > 0
  }

  /// `true` iff a step, or the closing brace, stands next.
  private func beginsStep(behind end: UInt32) -> Bool {
    var copy = lexer
    copy.position = Int(end)
    let next = copy.next()
    return next.kind == .rightBrace || word(of: next)?.isStep == true
  }

  /// Keeps the line of a step that was just read, if it means the same wherever it stands.
  mutating func keepLine(of step: inout Step, after before: LineStart) {
    guard lines != nil, step.kind.traits.contains(.anywhere), !hasInsertedBraces,
      diagnostics.count == before.diagnosticCount, step.range.start == before.offset,
      atNewLine, at(.rightBrace) || word?.isStep == true,
      let line = lexer.line(at: before.offset), line == step.range, step.kind.mayMove
    else { return }
    step.line =
      lines?.insert(step, of: lexer.bytes, wordCount: words.count - before.wordCount) ?? .none
  }

  /// What was there before a line.
  struct LineStart {
    let offset: UInt32
    let diagnosticCount: Int
    let wordCount: Int
  }

  /// The line that begins with the token.
  var lineStart: LineStart {
    LineStart(
      offset: token.range.start, diagnosticCount: diagnostics.count, wordCount: words.count)
  }
}

extension LineTable {
  fileprivate struct Known {
    let id: LineID
    let range: SourceRange

    var end: UInt32 { range.end }
  }

  /// The line at an offset, if it was read before.
  @inline(__always)
  fileprivate func known(_ lexer: Lexer, at start: UInt32) -> Known? {
    guard let range = lexer.line(at: start),
      let id = line(lexer.bytes, from: Int(range.start), to: Int(range.end))
    else { return nil }
    return Known(id: id, range: range)
  }
}

extension Lexer {
  /// The rest of a line from an offset on, without the blanks at its end; nil where the file ends
  /// in it.
  @inline(__always)
  fileprivate func line(at start: UInt32) -> SourceRange? {
    var end = endOfLine(from: Int(start))
    guard end < self.end else { return nil }
    while end > Int(start), bytes[end - 1].isBlank { end -= 1 }
    return SourceRange(start, UInt32(truncatingIfNeeded: end))
  }

  /// The offset of the next line end, or of the end of the file; looks at eight bytes at a time.
  @inline(__always)
  private func endOfLine(from start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
      var position = start
      while position + 8 <= end {
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        let (feed, turn) = (word ^ (ones &* 0x0A), word ^ (ones &* 0x0D))
        // The lowest bit that is set is that of the first zero byte, of either.
        let found = ((feed &- ones) & ~feed | (turn &- ones) & ~turn) & tops
        if found != 0 { return position + found.trailingZeroBitCount >> 3 }
        position += 8
      }
      while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      return position
    }
  }

  /// The offset of what stands behind blanks and line ends.
  @inline(__always)
  fileprivate func afterBlanks(_ start: UInt32) -> UInt32 {
    var position = Int(start)
    while position < end, bytes[position].isBlank { position += 1 }
    return UInt32(truncatingIfNeeded: position)
  }
}

extension UInt8 {
  /// `true` iff it stands between lines, or before one.
  fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
