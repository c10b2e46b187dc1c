/// What a sequence of bytes beyond ASCII is.
enum WideCharacter: UInt8, Sendable {
  /// May stand in a name.
  case letter
  /// White space that is none in Swift: a no-break space, a zero-width space.
  case space
  case openingQuote, closingQuote
  /// Typed for `...`
  case ellipsis
  /// Typed for `-`
  case dash
  /// Any other symbol.
  case symbol
  /// Bytes that are not UTF-8.
  case malformed
}

extension Lexer {
  /// Reads a token that begins beyond ASCII.
  mutating func wide(_ flags: Token.Flags) -> Token {
    let start = position
    let (character, length) = wideCharacter(at: start)
    switch character {
    case .letter: return wideName(flags, from: start)
    case .openingQuote, .closingQuote: return curlyString(flags)
    case .ellipsis, .dash:
      position += length
      return token(.oper, flags.union(.foreign), from: start)
    case .space, .symbol, .malformed:
      position += length
      while byte(position) >= 0x80 {
        let (next, length) = wideCharacter(at: position)
        guard next == character else { break }
        position += length
      }
      return token(.invalid, flags, from: start)
    }
  }

  /// Reads the rest of a name that has characters beyond ASCII.
  mutating func wideName(_ flags: Token.Flags, from start: Int) -> Token {
    while position < end {
      if bytes[position].isNamePart {
        position += 1
      } else if bytes[position] >= 0x80 {
        let (character, length) = wideCharacter(at: position)
        guard character == .letter else { break }
        position += length
      } else {
        break
      }
    }
    return token(.identifier, flags, from: start)
  }

  /// Reads a string in quotes that a word processor made, up to such a quote or a straight one.
  private mutating func curlyString(_ flags: Token.Flags) -> Token {
    let start = position
    position += 3
    while position < end, bytes[position] != "\n", bytes[position] != "\r" {
      if bytes[position] == "\"" {
        position += 1
        return token(.string, flags.union(.foreign), from: start)
      }
      let (character, length) = wideCharacter(at: position)
      position += length
      if character == .closingQuote || character == .openingQuote {
        return token(.string, flags.union(.foreign), from: start)
      }
    }
    position = start + 3
    return token(.invalid, flags, from: start)
  }

  /// Returns what stands at `index`, and how many bytes it has.
  func wideCharacter(at index: Int) -> (WideCharacter, Int) {
    let length = UTF8Validator.length(bytes, at: index, end: end)
    guard length > 0 else { return (.malformed, 1) }
    guard length > 1 else { return (.letter, 1) }
    switch (bytes[index], bytes[index + 1], length > 2 ? bytes[index + 2] : 0) {
    case (0xC2, 0xA0, _), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return (.space, length)
    case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF): return (.space, length)
    case (0xE2, 0x80, 0x98), (0xE2, 0x80, 0x9C): return (.openingQuote, length)
    case (0xE2, 0x80, 0x99), (0xE2, 0x80, 0x9D): return (.closingQuote, length)
    case (0xC2, 0xAA, _), (0xC2, 0xB5, _), (0xC2, 0xBA, _): return (.letter, length)
    case (0xC2, _, _): return (.symbol, length)
    // What joins the character before it: a keycap.
    case (0xE2, 0x83, 0x90...0xBF): return (.letter, length)
    case (0xE2, 0x80, 0xA6): return (.ellipsis, length)
    case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92): return (.dash, length)
    case (0xC3, 0x97, _), (0xC3, 0xB7, _): return (.symbol, length)
    case (0xE2, 0x80...0x8F, _), (0xE2, 0x90...0xAF, _): return (.symbol, length)
    default: return (.letter, length)
    }
  }
}
