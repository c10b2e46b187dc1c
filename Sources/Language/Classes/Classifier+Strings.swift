extension Classifier {
  /// Adds the pieces of a string that ends: its text, its escapes, and the code of `\(…)`.
  mutating func addString(_ token: Token) {
    let (start, end) = (Int(token.range.start), Int(token.range.end))
    var pounds = 0
    while start + pounds < end, bytes[start + pounds] == "#" { pounds += 1 }
    var index = start + pounds + 1
    var textStart = start
    while index < end {
      let escape = index + pounds + 1
      guard bytes[index] == "\\", hasPounds(pounds, at: index + 1), escape < end,
        bytes[escape] != "\n", bytes[escape] != "\r"
      else {
        index += 1
        continue
      }
      add(.string, from: textStart, to: index)
      if bytes[escape] == "(", token.flags.contains(.interpolated) {
        add(.escape, from: index, to: escape + 1)
        index = addInterpolation(from: escape, to: end)
      } else {
        let next = min(escapeEnd(escape, end), end)
        add(.escape, from: index, to: next)
        index = next
      }
      textStart = index
    }
    add(.string, from: textStart, to: end)
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(index + offset) != "#" { return false }
    return true
  }

  /// Returns where an escape ends whose letter stands at `index`: `\u{1F4F1}` is one.
  private func escapeEnd(_ index: Int, _ end: Int) -> Int {
    guard bytes[index] == "u", byte(index + 1) == "{" else {
      // All of a character beyond ASCII.
      var next = index + 1
      while bytes[index] >= 0xC0, next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
      return next
    }
    var next = index + 2
    while next < end, bytes[next].isHexDigit { next += 1 }
    return next < end && bytes[next] == "}" ? next + 1 : index + 1
  }

  /// Adds what stands in the brackets that open at `start`; returns where they end.
  private mutating func addInterpolation(from start: Int, to end: Int) -> Int {
    let code = Lexer.interpolation(in: bytes, from: start, to: end)
    let close = Int(code.range.end)
    let last = code.isClosed ? close - 1 : close
    var lexer = Lexer(
      bytes,
      range: SourceRange(
        UInt32(truncatingIfNeeded: start + 1), UInt32(truncatingIfNeeded: last)))
    classifyCode(&lexer, from: start + 1)
    add(.escape, from: last, to: close)
    return close
  }
}
