extension Lexer {
  /// Reads digits with any count of `.digits`, an exponent, or `0x`, `0b`, `0o`.
  mutating func number(_ flags: Token.Flags) -> Token {
    let start = position
    if byte(start) == "0", isRadix(byte(start + 1)), byte(start + 2).isNamePart {
      position += 2
      while byte(position).isNamePart { position += 1 }
      if byte(start + 1) == "x" { skipHexExponent(from: start) }
      return token(.number, flags, from: start)
    }
    skipDigits()
    while byte(position) == ".", byte(position + 1).isDigit {
      position += 1
      skipDigits()
    }
    if byte(position) | 0x20 == "e" {
      let sign = byte(position + 1) == "-" || byte(position + 1) == "+"
      if byte(position + (sign ? 2 : 1)).isDigit {
        position += sign ? 2 : 1
        skipDigits()
      }
    }
    return token(.number, flags, from: start)
  }

  /// Moves behind what `0x1.8p-3` has after its first digits: a fraction, and a signed exponent.
  private mutating func skipHexExponent(from start: Int) {
    if byte(position) == "." {
      var index = position + 1
      while byte(index).isHexDigit || byte(index) == "_" { index += 1 }
      guard index > position + 1, byte(index) | 0x20 == "p" else { return }
      position = index + 1
      while byte(position).isNamePart { position += 1 }
    }
    guard byte(position - 1) | 0x20 == "p", position - start > 3,
      byte(position) == "-" || byte(position) == "+", byte(position + 1).isDigit
    else { return }
    position += 1
    skipDigits()
  }

  private func isRadix(_ byte: UInt8) -> Bool { byte == "x" || byte == "b" || byte == "o" }

  private mutating func skipDigits() {
    while byte(position).isDigit || byte(position) == "_" { position += 1 }
  }

  /// Reads what begins with `#`: a raw string, a regular expression, a directive, or itself.
  mutating func hash(_ flags: Token.Flags) -> Token {
    let start = position
    var pounds = 1
    while byte(start + pounds) == "#" { pounds += 1 }
    if byte(start + pounds) == "\"" { return string(flags) }
    if byte(start + pounds) == "/" { return regex(flags, pounds: pounds) }
    // All of a row at once: none of it is looked at again.
    position += pounds
    guard pounds == 1, byte(position).isNameStart else { return token(.hash, flags, from: start) }
    while byte(position).isNamePart { position += 1 }
    return token(directiveKind(from: start + 1), flags, from: start)
  }

  private func directiveKind(from start: Int) -> TokenKind {
    if spells("if", from: start) { return .directiveIf }
    if spells("else", from: start) { return .directiveElse }
    if spells("elseif", from: start) { return .directiveElseif }
    if spells("endif", from: start) { return .directiveEndif }
    return .directive
  }

  /// `true` iff the bytes from `start` up to the position are those of `text`.
  func spells(_ text: StaticString, from start: Int) -> Bool {
    guard text.utf8CodeUnitCount == position - start else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      if bytes[start + offset] != text.utf8Start[offset] { return false }
    }
    return true
  }

  private mutating func regex(_ flags: Token.Flags, pounds: Int) -> Token {
    let start = position
    position += pounds + 1
    let isLong = restOfLineIsBlank
    while position < end {
      if byte(position) == "\\" {
        position += 2
      } else if byte(position) == "/", hasPounds(pounds, at: position + 1) {
        position += pounds + 1
        return token(.regex, flags, from: start)
      } else if !isLong, byte(position) == "\n" {
        break
      } else {
        position += 1
      }
    }
    position = min(position, end)
    return token(.unterminatedString, flags, from: start)
  }

  /// `true` iff nothing but blanks stands between the position and the end of its line.
  private var restOfLineIsBlank: Bool {
    var index = position
    while byte(index) == " " || byte(index) == "\t" { index += 1 }
    return byte(index) == "\n" || byte(index) == "\r"
  }

  /// `true` iff `count` times `#` stand at `index`.
  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(index + offset) != "#" { return false }
    return true
  }

  /// Reads a string in any of Swift's quotes, or in `'…'`, which is not Swift's.
  mutating func string(_ flags: Token.Flags) -> Token {
    let start = position
    var flags = flags
    if byte(start) == "'" { flags.insert(.foreign) }
    if scanString(&flags, depth: 0) { return token(.string, flags, from: start) }
    if byte(start) != "\"" || byte(start + 1) != "\"" { endBeforeClosers(after: start) }
    return token(.unterminatedString, flags, from: start)
  }

  /// Moves the end of a string without a closing quote before the brackets that end its line, so
  /// that they still close what they close.
  private mutating func endBeforeClosers(after start: Int) {
    var index = position
    while index > start + 1 {
      switch bytes[index - 1] {
      case " ", "\t", ")", "]", "}", "{", ",": index -= 1
      default:
        position = index
        return
      }
    }
    position = index
  }

  /// Moves behind the string at the position; returns `false` if it never ends.
  private mutating func scanString(_ flags: inout Token.Flags, depth: Int) -> Bool {
    var pounds = 0
    while byte(position) == "#" {
      pounds += 1
      position += 1
    }
    let quote = byte(position)
    let isLong = quote == "\"" && byte(position + 1) == "\"" && byte(position + 2) == "\""
    position += isLong ? 3 : 1
    while position < end {
      let next = bytes[position]
      if next == quote {
        if isClosing(isLong: isLong, pounds: pounds) {
          position += (isLong ? 3 : 1) + pounds
          return true
        }
        position += 1
      } else if next == "\\", hasPounds(pounds, at: position + 1) {
        position = min(position + pounds + 1, end)
        if byte(position) == "(" {
          flags.insert(.interpolated)
          guard scanInterpolation(isLong: isLong, depth: depth + 1) else { return false }
        } else if position < end, isLong || (byte(position) != "\n" && byte(position) != "\r") {
          position += 1
        }
      } else if !isLong, next == "\n" || next == "\r" {
        return false
      } else {
        position += 1
      }
    }
    return false
  }

  private func isClosing(isLong: Bool, pounds: Int) -> Bool {
    if !isLong { return hasPounds(pounds, at: position + 1) }
    return byte(position + 1) == "\"" && byte(position + 2) == "\""
      && hasPounds(pounds, at: position + 3)
  }

  /// Returns the brackets of the code in a string that opens at a byte offset: up to the one that
  /// closes it, or to the end of the string where none does.
  static func interpolation(
    in bytes: [UInt8], from start: Int, to end: Int
  ) -> (range: SourceRange, isClosed: Bool) {
    let first = UInt32(truncatingIfNeeded: start)
    let last = UInt32(truncatingIfNeeded: end)
    var scout = Lexer(bytes, range: SourceRange(first, last))
    let isClosed = scout.scanInterpolation(isLong: true, depth: 0)
    let close = isClosed ? UInt32(truncatingIfNeeded: scout.position) : last
    return (SourceRange(first, close), isClosed)
  }

  /// Moves behind the brackets of `\(…)`, and the strings in them.
  private mutating func scanInterpolation(isLong: Bool, depth: Int) -> Bool {
    guard depth < 16 else {
      while position < end, bytes[position] != "\n", bytes[position] != "\r" { position += 1 }
      return false
    }
    var brackets = 0
    while position < end {
      switch bytes[position] {
      case "(":
        brackets += 1
        position += 1
      case ")":
        brackets -= 1
        position += 1
        if brackets == 0 { return true }
      case "\"":
        var ignored: Token.Flags = []
        guard scanString(&ignored, depth: depth) else { return false }
      case "\n", "\r":
        if !isLong { return false }
        position += 1
      default: position += 1
      }
    }
    return false
  }
}
