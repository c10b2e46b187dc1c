// What people write where an app, a state or a test is declared. Each is told once, and what is
// declared counts as declared, so that nothing else is told because of it.
extension Parser {
  // MARK: - Settings

  /// Skips words in front of a setting that say nothing: `platform ios 16`.
  mutating func skipIdleOfSetting() {
    guard beginsIdleWord else { return }
    var copy = lexer
    var next = copy.next()
    for _ in 0..<3 {
      guard next.kind == .identifier, !next.flags.contains(.newlineBefore) else { return }
      let value = copy.next()
      guard !value.flags.contains(.newlineBefore) else { return }
      let isSetting = setting(spelledLike: next.range) != nil
      if isSetting, value.kind == .number || value.kind == .string || value.kind == .leftBracket {
        let words = SourceRange(token.range.start, next.range.start)
        let last = text(words).utf8.reversed().drop { $0 == 0x20 || $0 == 9 }.count
        let idle = SourceRange(words.start, words.start + UInt32(last))
        while token.range.start < next.range.start { advance() }
        return report(.fillerWords(text(idle), in: "an app", at: location(words)))
      }
      next = value
    }
  }

  /// `true` iff a name stands at the token that begins no member of ours.
  private var beginsIdleWord: Bool {
    guard at(.identifier), !isReserved, !beginsSwiftDeclaration else { return false }
    return word.map { !Word.appMembers.contains($0) && !$0.isStatement } ?? true
  }

  // MARK: - States

  /// Reads `global isFull = true` and `Bool isFull = true` as a state.
  mutating func correctDeclarator() {
    // A slip of a word of ours is told as one.
    guard at(.identifier) else { return }
    var copy = lexer
    let next = copy.next()
    // Nearly every view goes on with a bracket or a brace.
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore), beginsIdleWord,
      word.map({ !Word.screenMembers.contains($0) }) ?? true,
      self.word(of: next)?.isReserved != true, copy.next().kind == .equal,
      suggestions(among: Word.appMembers + Word.screenMembers).isEmpty
    else { return }
    report(.synonym(text(token.range), at: location(token.range), meant: "state"))
    name = Name(.state)
  }

  /// Says that a name begins with a small letter, and reads it as what the rest of the file calls
  /// it.
  mutating func correctCapital(of name: LocatedName, _ what: StaticString) -> LocatedName {
    // A file of many such mistakes is not read again for each.
    let uses = diagnostics.count < 16 ? placesOf(name.range) : [name.range]
    report(
      Expected.smallLetter(
        text(name.range), text(what), at: location(name.range), uses: uses.map { location($0) }))
    guard uses.count == 1 else { return name }
    var bytes = Array(lexer.bytes[Int(name.range.start)..<Int(name.range.end)])
    bytes[0] = bytes[0].folded
    return LocatedName(names.intern(bytes, from: 0, to: bytes.count), name.range)
  }

  /// Where the file has the name that stands in `range`.
  private func placesOf(_ range: SourceRange) -> [SourceRange] {
    let name = lexer.bytes[Int(range.start)..<Int(range.end)]
    var places: [SourceRange] = []
    var copy = Lexer(lexer.bytes)
    while true {
      let token = copy.next()
      if token.kind == .endOfFile { return places }
      let isName =
        token.kind == .identifier
        && lexer.bytes[Int(token.range.start)..<Int(token.range.end)].elementsEqual(name)
      if isName { places.append(token.range) }
    }
  }

  /// Reads the value of `state isFull = "false"` as a truth, unless the file has such a text
  /// elsewhere.
  mutating func correctQuotedTruth(_ value: Expression) -> Expression {
    guard case .string(let string) = value.kind,
      case .text(let range) = string.parts(at: value.range)
    else { return value }
    let word = text(range)
    guard ["true", "false", "YES", "NO"].contains(word) else { return value }
    let written = Array(text(value.range).utf8)
    guard lexer.bytes.holdOnce(written) else { return value }
    let isTrue = word == "true" || word == "YES"
    report(.quotedName(isTrue ? "true" : "false", "a truth", at: location(value.range)))
    return Expression(.boolean(isTrue), value.range)
  }

  // MARK: - Members

  /// `true` iff a window or a scene of an app opens its braces without a name.
  func lacksName(in surroundings: Surroundings) -> Bool {
    let next = peek()
    return surroundings == .app && next.kind == .leftBrace && !next.flags.contains(.newlineBefore)
  }

  /// `true` iff nothing that could belong to the token follows it.
  var isAlone: Bool {
    let next = peek()
    return next.kind == .rightBrace || next.flags.contains(.newlineBefore) && next.kind != .period
  }

  /// Reads `prefersStatusBarHidden: true` as the answer that it is meant to be; nil for all else.
  mutating func takeColonDefinition() throws(SyntaxFailure) -> Member? {
    guard at(.identifier), !isReserved, peek().kind == .colon else { return nil }
    let name = takeName()
    report(.colonForEqual(at: location(token.range)))
    advance()
    return .definition(name, try parseExpression())
  }

  /// What is meant by `white` and the like under the bar; nil for another word.
  var brightnessMeant: [String]? {
    guard at(.identifier) else { return [] }
    switch text(token.range) {
    case "black", "night": return [Word.dark.spelling]
    case "white", "light": return [Word.bright.spelling]
    default: return nil
    }
  }

  // MARK: - Tests

  /// Takes `func testPhoto() { launch … }` for the scenario that it is meant to be, and skips it;
  /// `false` where it is a function of Swift's.
  mutating func takesFunctionOfSteps() throws(SyntaxFailure) -> Bool {
    guard !readsSwift, at(.func) || at(.at) else { return false }
    let start = place()
    let first = token.range.start
    while at(.at) {
      advance()
      advance()
      if at(.leftParen), !atNewLine { try skipBalanced() }
    }
    guard at(.func), peek().kind == .identifier else {
      goBack(to: start)
      return false
    }
    advance()
    let name = text(token.range)
    advance()
    guard at(.leftParen), peek().kind == .rightParen else {
      goBack(to: start)
      return false
    }
    try skipBalanced()
    try skipEffects()
    let head = range(from: first)
    guard at(.leftBrace), beginsSteps else {
      goBack(to: start)
      return false
    }
    report(.synonym(text(head), at: location(head), meant: "scenario \"" + name + "\""))
    try skipBalanced()
    return true
  }

  /// `true` iff a step stands behind the brace at the token, and no statement of Swift's.
  private var beginsSteps: Bool {
    var copy = lexer
    let first = copy.next()
    let second = copy.next()
    let isAlone = second.flags.contains(.newlineBefore) || second.kind == .rightBrace
    switch word(of: first) {
    case .launch: return isAlone
    case .tap: return !isAlone && second.kind == .string
    case .expect: return !isAlone && second.kind == .identifier
    default: return false
    }
  }
}

extension [UInt8] {
  /// `true` iff `part` stands once in the text; no more of it is read than it takes to know.
  fileprivate func holdOnce(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return false }
    var count = 0
    var index = 0
    while index + part.count <= self.count, count < 2 {
      if self[index] == first, self[index..<index + part.count].elementsEqual(part) {
        count += 1
        index += part.count
      } else {
        index += 1
      }
    }
    return count == 1
  }
}
