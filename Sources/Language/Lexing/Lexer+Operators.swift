extension Lexer {
  /// Reads an operator, and how it is bound, by Swift's rules.
  mutating func oper(_ flags: Token.Flags) -> Token {
    let start = position
    let isLeftBound =
      start > 0 && !separatesLeft(bytes[start - 1]) && !flags.contains(.spaceBefore)
      && !followsRange(start)
    position += operatorLength(from: start, isLeftBound: isLeftBound)
    var flags = flags
    if isLeftBound { flags.insert(.leftBound) }
    if isRightBound(isLeftBound: isLeftBound) { flags.insert(.rightBound) }
    if position - start == 1, bytes[start] == "=" { return token(.equal, flags, from: start) }
    if spells("->", from: start) { return token(.arrow, flags, from: start) }
    return token(.oper, flags, from: start)
  }

  /// Returns how many bytes from `start` make one operator.
  private func operatorLength(from start: Int, isLeftBound: Bool) -> Int {
    let first = bytes[start]
    // `a?` and `a!` end an operand, whatever follows; `a!=b` is a comparison all the same.
    if isLeftBound, first == "?" { return 1 }
    if isLeftBound, first == "!" { return byte(start + 1) == "=" ? 2 : 1 }
    if first == "." {
      // Nothing joins a range, so that `-3...-1` needs no white space.
      if byte(start + 2) == "." || byte(start + 2) == "<" { return 3 }
      return 2
    }
    var index = start + 1
    while true {
      if byte(index) >= 0x80 {
        // `<•>`
        let (character, length) = wideCharacter(at: index)
        guard character == .symbol else { break }
        index += length
        continue
      }
      guard byte(index).isOperator else { break }
      if byte(index) == "/", byte(index + 1) == "/" || byte(index + 1) == "*" { break }
      index += 1
    }
    return index - start
  }

  /// `true` iff `...` or `..<` ends before `start`: what follows it begins an operand.
  private func followsRange(_ start: Int) -> Bool {
    guard start >= 3, bytes[start - 2] == ".", bytes[start - 3] == "." else { return false }
    return bytes[start - 1] == "." || bytes[start - 1] == "<"
  }

  /// `true` iff no operand can end with `byte`.
  private func separatesLeft(_ byte: UInt8) -> Bool {
    switch byte {
    case " ", "\t", "\n", "\r", "(", "[", "{", ",", ";", ":", 0, 0x0B, 0x0C: true
    default: false
    }
  }

  /// `true` iff an operand begins at the position.
  private func isRightBound(isLeftBound: Bool) -> Bool {
    guard position < end else { return false }
    switch bytes[position] {
    case " ", "\t", "\n", "\r", ")", "]", "}", ",", ";", ":", 0, 0x0B, 0x0C: return false
    case ".": return !isLeftBound
    case "/": return byte(position + 1) != "/" && byte(position + 1) != "*"
    default: return true
    }
  }
}
