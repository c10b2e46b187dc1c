extension Sheet {
  /// Settles where blanks stand between tokens on one line, and counts the columns.
  mutating func settleSpaces() {
    columns.reserveCapacity(tokens.count)
    var column: Int32 = 0
    for index in tokens.indices {
      if index > 0, needsSpace(index) {
        marks[index].insert(.space)
        column += 1
      }
      columns.append(column)
      column += width(index)
    }
  }

  /// The columns that a token takes; one of several lines ends the line as it is.
  private func width(_ index: Int) -> Int32 {
    if marks[index].contains(.tall) { return 3 }
    var count: Int32 = 0
    let range = tokens[index].range
    for offset in Int(range.start)..<Int(range.end) where bytes[offset] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }

  private func needsSpace(_ index: Int) -> Bool {
    let isSpaced = marks[index].contains(.spaced)
    if freedom == .indentation || marks[index].contains(.comment) { return isSpaced }
    let (left, right) = (tokens[index - 1], tokens[index])
    // A blank there would be the end of a line.
    if right.kind == .endOfFile { return false }
    if let result = spaceBetweenBrackets(index, left.kind, right.kind) { return result }
    if left.kind == .colon { return needsSpaceBehindColon(index, isSpaced) }
    if right.kind == .colon { return marks[index].contains(.ternary) }
    if marks[index].contains(.ternary) || marks[index - 1].contains(.ternary) { return true }
    if right.kind == .oper { return needsSpaceBeforeOperator(index, isSpaced) }
    if left.kind == .oper { return needsSpaceBehindOperator(index - 1, isSpaced) }
    switch right.kind {
    case .equal, .arrow: return true
    default: break
    }
    switch left.kind {
    case .equal, .arrow: return true
    case .at, .period: return false
    default: break
    }
    return (isWord(left.kind) || isClosing(left.kind)) && isWord(right.kind) ? true : isSpaced
  }

  /// The space beside brackets, braces, commas and semicolons; nil if there are none.
  private func spaceBetweenBrackets(
    _ index: Int, _ left: TokenKind, _ right: TokenKind
  ) -> Bool? {
    if right == .comma || right == .semicolon { return false }
    if left == .leftParen || left == .leftBracket { return false }
    if right == .rightParen || right == .rightBracket { return false }
    if left == .comma || left == .semicolon { return true }
    if left == .leftBrace, right == .rightBrace { return nil }
    if left == .leftBrace || right == .rightBrace { return true }
    if right == .leftBrace {
      if left == .oper, tokens[index - 1].flags.contains(.rightBound) { return nil }
      return left != .at
    }
    if left == .identifier, right == .leftParen, beginsCondition(index - 1) { return true }
    return nil
  }

  /// `true` iff the word at `index` is one that no call begins with.
  private func beginsCondition(_ index: Int) -> Bool {
    switch word(index) {
    case .if, .guard, .while, .for, .switch, .return, .in, .case, .let, .var, .where, .else, .throw,
      .is, .as:
      true
    default: false
    }
  }

  private func isWord(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .dollarName, .number, .string, .regex, .directive: true
    default: false
    }
  }

  private func isClosing(_ kind: TokenKind) -> Bool {
    kind == .rightParen || kind == .rightBracket || kind == .rightBrace
  }

  /// `move(from:to:)` names a function: there labels touch.
  private func needsSpaceBehindColon(_ index: Int, _ isSpaced: Bool) -> Bool {
    if marks[index - 1].contains(.ternary) { return true }
    guard !isSpaced, tokens[index].kind == .identifier else { return true }
    return tokens[index + 1].kind != .colon
  }

  private func needsSpaceBeforeOperator(_ index: Int, _ isSpaced: Bool) -> Bool {
    switch binding(index) {
    case .apart: true
    case .together: false
    case .kept: isSpaced
    }
  }

  private func needsSpaceBehindOperator(_ index: Int, _ isSpaced: Bool) -> Bool {
    switch binding(index) {
    case .apart: return true
    case .together: return false
    case .kept:
      let kind = tokens[index + 1].kind
      return isSpaced || kind == .equal || kind == .arrow
    }
  }

  private enum Binding { case apart, together, kept }

  /// Whether blanks stand around an operator between two operands.
  private func binding(_ index: Int) -> Binding {
    let flags = tokens[index].flags
    let isBound = flags.contains(.leftBound)
    guard isBound == flags.contains(.rightBound), !flags.contains(.foreign) else { return .kept }
    if isRange(index) { return joinsOperands(index) ? .together : .kept }
    // Angles stand around types as well; an operator of the author's own may be anything.
    return !isBound || isArithmetic(index) || comparesNumber(index) ? .apart : .kept
  }

  /// `true` iff `<` or the like stands before a number that no angle follows: no type does.
  private func comparesNumber(_ index: Int) -> Bool {
    let range = tokens[index].range
    let first = bytes[Int(range.start)]
    guard first == "<" || first == ">", tokens[index + 1].kind == .number,
      range.count == 1 || (range.count == 2 && bytes[Int(range.start) + 1] == "=")
    else { return false }
    let next = tokens[index + 2]
    return next.kind != .comma && (next.kind != .oper || bytes[Int(next.range.start)] != ">")
  }

  private func isRange(_ index: Int) -> Bool {
    let range = tokens[index].range
    return range.count == 3 && bytes[Int(range.start)] == "." && bytes[Int(range.start) + 1] == "."
  }

  /// `true` iff what stands on both sides of a range cannot grow together with it.
  private func joinsOperands(_ index: Int) -> Bool {
    func isOperand(_ kind: TokenKind) -> Bool {
      kind == .number || kind == .identifier || kind == .dollarName
    }
    let left = tokens[index - 1].kind
    return (isOperand(left) || left == .rightParen || left == .rightBracket)
      && (isOperand(tokens[index + 1].kind) || tokens[index + 1].kind == .leftParen)
      && beginsCondition(index - 1) == false
  }

  private func isArithmetic(_ index: Int) -> Bool {
    let range = tokens[index].range
    let first = bytes[Int(range.start)]
    switch range.count {
    case 1: return first == "+" || first == "-" || first == "*" || first == "/" || first == "%"
    case 2:
      let second = bytes[Int(range.start) + 1]
      switch first {
      case "&", "|": return second == first
      case "=", "!", "+", "-", "*", "/": return second == "="
      default: return false
      }
    default: return false
    }
  }
}
