/// Bytes to tokens, one at a time; a copy looks ahead.
///
/// Swift's token rules, with versions such as `16.10` as one number. Any bytes are input.
package struct Lexer: Sendable {
  let bytes: [UInt8]
  /// The offset of the next byte to read.
  var position: Int
  /// The offset behind the last byte to read.
  let end: Int
  /// The `///` lines above the last token, empty if none.
  package private(set) var documentation = SourceRange(0, 0)

  /// Creates a lexer over all of `bytes`; a byte-order mark and a `#!` line are skipped.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    // Offsets are 32 bits wide; nothing behind that is read.
    end = min(bytes.count, Int(clamping: UInt32.max - 1))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte(position) == "#", byte(position + 1) == "!" { skipLine() }
  }

  /// Goes on at a byte, where a token may begin.
  package mutating func move(to offset: Int) { position = max(0, min(offset, end)) }

  /// Creates a lexer over the part `range` of `bytes`.
  init(_ bytes: [UInt8], range: SourceRange) {
    self.bytes = bytes
    position = Int(range.start)
    end = min(Int(range.end), bytes.count)
  }

  /// Returns the byte at `index`, zero behind the end.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  /// Returns the next token and moves behind it; at the end always the same one.
  package mutating func next() -> Token {
    var flags = Token.Flags(rawValue: 0)
    let open = skipTrivia(&flags)
    let start = position
    if let open { return token(.unterminatedComment, flags, from: open) }
    guard start < end else { return token(.endOfFile, flags, from: start) }
    let first = bytes[start]
    if first.isNameStart {
      position += 1
      while position < end, bytes[position].isNamePart { position += 1 }
      if byte(position) >= 0x80 { return wideName(flags, from: start) }
      return token(.identifier, flags, from: start)
    }
    return punctuation(first, flags)
  }

  /// Skips white space and comments; returns where a comment opens that never ends.
  @inline(__always)
  private mutating func skipTrivia(_ flags: inout Token.Flags) -> Int? {
    let start = position
    documentation = SourceRange(0, 0)
    while position < end {
      switch bytes[position] {
      case " ": skipSpaces()
      case "\t", 0x0B, 0x0C: position += 1
      case "\n", "\r":
        flags.insert(.newlineBefore)
        position += 1
      case "/":
        if byte(position + 1) == "/" {
          skipLineComment()
        } else if byte(position + 1) == "*" {
          let open = position
          if !skipBlockComment(&flags) { return open }
        } else {
          if position > start { flags.insert(.spaceBefore) }
          return nil
        }
      default:
        if position > start || start == 0 { flags.insert(.spaceBefore) }
        return nil
      }
    }
    flags.insert(.spaceBefore)
    return nil
  }

  /// Skips a row of spaces, eight at a time where it is long.
  private mutating func skipSpaces() {
    position += 1
    while position < end, bytes[position] == " " {
      let isLong = bytes.withUnsafeBytes { bytes in
        position + 8 <= end
          && bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            == 0x2020_2020_2020_2020
      }
      position += isLong ? 8 : 1
    }
  }

  private mutating func skipLine() {
    while position < end, bytes[position] != "\n", bytes[position] != "\r" { position += 1 }
  }

  private mutating func skipLineComment() {
    let start = position
    skipLine()
    guard byte(start + 2) == "/", byte(start + 3) != "/" else {
      documentation = SourceRange(0, 0)
      return
    }
    let first = documentation.count == 0 ? UInt32(start) : documentation.start
    documentation = SourceRange(first, UInt32(position))
  }

  /// Skips a comment with those in it; returns `false` at the end of the file.
  private mutating func skipBlockComment(_ flags: inout Token.Flags) -> Bool {
    documentation = SourceRange(0, 0)
    var depth = 0
    while position < end {
      switch bytes[position] {
      case "/" where byte(position + 1) == "*":
        depth += 1
        position += 2
      case "*" where byte(position + 1) == "/":
        depth -= 1
        position += 2
        if depth == 0 { return true }
      case "\n", "\r":
        flags.insert(.newlineBefore)
        position += 1
      default: position += 1
      }
    }
    return false
  }

  /// Returns the token from `start` up to the position.
  @inline(__always)
  func token(_ kind: TokenKind, _ flags: Token.Flags, from start: Int) -> Token {
    Token(
      kind, flags,
      SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: position)))
  }

  /// Reads a token that does not start like a name.
  private mutating func punctuation(_ first: UInt8, _ flags: Token.Flags) -> Token {
    let start = position
    switch first {
    case "(": return single(.leftParen, flags)
    case ")": return single(.rightParen, flags)
    case "[": return single(.leftBracket, flags)
    case "]": return single(.rightBracket, flags)
    case "{": return single(.leftBrace, flags)
    case "}": return single(.rightBrace, flags)
    case ",": return single(.comma, flags)
    case ":": return single(.colon, flags)
    case ";": return single(.semicolon, flags)
    case "@": return single(.at, flags)
    case "\\": return single(.backslash, flags)
    case "\"", "'": return string(flags)
    case 0x30...0x39: return number(flags)
    case "#": return hash(flags)
    case "`": return quotedName(flags)
    case "$": return dollarName(flags)
    case ".":
      if byte(position + 1) != "." { return single(.period, flags) }
      return oper(flags)
    default:
      if first.isOperator { return oper(flags) }
      if first >= 0x80 { return wide(flags) }
      while byte(position) == first, position < end { position += 1 }
      return token(.invalid, flags, from: start)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind, _ flags: Token.Flags) -> Token {
    position += 1
    return token(kind, flags, from: position - 1)
  }

  /// Reads `$name`, `$0`.
  private mutating func dollarName(_ flags: Token.Flags) -> Token {
    let start = position
    position += 1
    while position < end, bytes[position].isNamePart { position += 1 }
    return token(position - start > 1 ? .dollarName : .invalid, flags, from: start)
  }

  /// Reads a name in back-ticks, with them.
  private mutating func quotedName(_ flags: Token.Flags) -> Token {
    let start = position
    position += 1
    while position < end, bytes[position] != "`", bytes[position] != "\n", bytes[position] != "\r" {
      position += 1
    }
    if byte(position) == "`", position > start + 1 {
      position += 1
      return token(.identifier, flags.union(.quoted), from: start)
    }
    position = start + 1
    return token(.invalid, flags, from: start)
  }
}
