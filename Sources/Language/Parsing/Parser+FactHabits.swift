// What people write in an expectation that reads like English or like Swift. Each is told once,
// with what is right there.
extension Parser {
  // MARK: - Around the facts

  /// Takes the bracket of `expect(visible)`; nil where a claim in brackets begins.
  mutating func takeBracketOfFacts() -> Token? {
    guard at(.leftParen) || at(.leftBrace), !atNewLine else { return nil }
    let start = place()
    let opener = token
    advance()
    let isFact = word.flatMap { Fact.Kind($0) } != nil
    let next = peek().kind
    if isFact, next == .rightParen || next == .rightBrace || next == .comma || next == .identifier {
      return opener
    }
    goBack(to: start)
    return nil
  }

  /// Takes the bracket that belongs to `opener`, if it stands on the line, and says that facts need
  /// none.
  mutating func closeFacts(_ opener: Token) {
    let isClosed = !atNewLine && (at(.rightParen) || at(.rightBrace))
    let closer = isClosed ? token.range : nil
    if isClosed { advance() }
    let space = opener.flags.contains(.spaceBefore) ? "" : " "
    report(
      Habit.bracketed(
        "facts take no brackets",
        at: location(closer.map { opener.range.union($0) } ?? opener.range),
        opener: location(opener.range), space: space, closer: closer.map { location($0) }))
  }

  /// Reads `with fade` behind a fact as `, animated fade`.
  mutating func takesAnimationPhrase() -> Bool {
    guard at(.identifier), !atNewLine, isSpelled("with") || isSpelled("using") else { return false }
    let next = peek()
    let word = self.word(of: next)
    guard word == .fade || word == .slide || word == .animation else { return false }
    let start = previousEnd
    advance()
    let isPlain = at(.animation)
    if isPlain { advance() }
    let words = SourceRange(start, previousEnd)
    report(
      .synonym(isPlain ? "with animation" : "with", at: location(words), meant: ", animated"))
    return true
  }

  /// Says of a comma in front of `when` or `because` that there is none.
  mutating func refusesComma() -> Bool {
    guard at(.when) || at(.because), !atNewLine else { return false }
    report(Habit.trailingCommaOfFacts(at: location(SourceRange(previousEnd - 1, previousEnd))))
    return true
  }

  /// Parses the condition behind `when`, if there is one; `ios 16` is read as `ios == 16`.
  mutating func parseWhen() throws(SyntaxFailure) -> Expression? {
    guard takeOnLine(.when) else { return nil }
    let first = token.range
    let meant = word?.isSetting == true ? word : setting(spelledLike: first)
    let isMisspelt = at(.identifier) && meant != nil && word != meant
    if isMisspelt, let meant { name = Name(meant) }
    var condition = try parseHeadExpression()
    if let meant, case .name = condition.kind, takesValue {
      _ = takeOnLine(.in)
      let value = try parseHeadExpression()
      let words = range(from: first.start)
      report(
        .synonym(text(words), at: location(words), meant: comparison(of: meant, with: value)))
      return nil
    }
    if isMisspelt, let meant {
      report(.synonym(text(first), at: location(first), meant: meant.spelling))
    }
    guard at(.equal), !atNewLine else { return condition }
    report(.singleEqual(at: location(token.range)))
    let range = token.range
    advance()
    let right = try parseHeadExpression()
    condition = Expression(
      .binary(condition, .equal, operatorRange: range, right),
      self.range(from: condition.range.start))
    return condition
  }

  /// `true` iff what a setting is compared with stands beside it, without `==`.
  private var takesValue: Bool {
    guard !atNewLine, !at(.because) else { return false }
    return at(.number) || at(.string) || at(.identifier)
  }

  private func comparison(of setting: Word, with value: Expression) -> String {
    let name = setting.spelling
    if case .binary(let low, .closedRange, _, let high) = value.kind {
      return name + " >= " + text(low.range) + " && " + name + " <= " + text(high.range)
    }
    return name + " == " + text(value.range)
  }

  // MARK: - Facts

  /// The fact that is spelled with other capitals, `VISIBLE`; nil if it is none.
  mutating func takeFactInCapitals() -> Fact.Kind? {
    guard at(.identifier), !token.flags.contains(.quoted),
      lexer.bytes[Int(token.range.start)] &- 0x41 < 26
    else { return nil }
    let next = peek()
    guard next.kind != .period, next.kind != .leftParen else { return nil }
    let small = lexer.bytes[Int(token.range.start)..<Int(token.range.end)].map { $0.folded }
    guard let word = Word.facts.first(where: { $0.spelling.utf8.elementsEqual(small) }),
      let fact = Fact.Kind(word)
    else { return nil }
    report(.synonym(text(token.range), at: location(token.range), meant: word.spelling))
    advance()
    return fact
  }

  /// Reads `.lightContent` as `style .lightContent`; nil if something else stands there.
  mutating func takeBareStyle() throws(SyntaxFailure) -> Fact.Kind? {
    guard at(.period), !atNewLine else { return nil }
    let styles: [StaticString] = ["lightContent", "darkContent", "default", "blackOpaque"]
    let next = text(peek().range)
    guard styles.contains(where: { text($0) == next }) else { return nil }
    report(
      Missing.word(
        "style", "what was answered follows `style`", at: location(token.range.atStart)))
    return .style(try parsePostfix())
  }

  /// Reads `navigation bar` and `navbar` as `navigationBar`, and `statusBarStyle` as `style`.
  mutating func correctFactName() {
    guard at(.identifier), !atNewLine else { return }
    let first = token.range
    let bars: [StaticString] = ["navbar", "navBar", "navigationbar", "NavigationBar"]
    let styles: [StaticString] = ["statusBarStyle", "preferredStatusBarStyle"]
    if isSpelled("navigation") || isSpelled("nav"), text(peek().range) == "bar" {
      advance()
      token.range = first.union(token.range)
      return mean(.navigationBar)
    }
    if bars.contains(where: { isSpelled($0) }), nextIsNameOnLine { return mean(.navigationBar) }
    let next = peek()
    guard styles.contains(where: { isSpelled($0) }), !next.flags.contains(.newlineBefore),
      [.period, .identifier, .equal].contains(next.kind)
    else { return }
    mean(.style)
  }

  private mutating func mean(_ word: Word) {
    report(.synonym(text(token.range), at: location(token.range), meant: word.spelling))
    name = Name(word)
  }

  /// Skips what stands between `style` and its case: `=`, `:`, `is`.
  mutating func skipSignOfStyle() {
    if atComparison || at(.colon) && !atNewLine { skipIdleSign(in: "an expectation") }
  }

  /// Skips `.` and `!` behind a fact at the end of its line.
  mutating func skipPunctuation() {
    guard !atNewLine, at(.period) || at(.oper) && isSpelled("!") else { return }
    let next = peek()
    guard next.flags.contains(.newlineBefore) || next.kind == .rightBrace else { return }
    skipIdleSign(in: "an expectation")
  }

  /// Says of `height > 20` and `title "Photo"` what can be compared.
  func measureRefused(_ subject: Expression) -> Diagnostic? {
    guard !atNewLine else { return nil }
    let name = text(subject.range)
    let signs: [StaticString] = [">", "<", ">=", "<=", "!="]
    if at(.oper), signs.contains(where: { isSpelled($0) }) {
      var diagnostic = Expected.number(
        "the number that `" + name + "` should be", found: found, at: here)
      diagnostic.hint = "`" + name + " 47 within 2` says how far it may be off"
      return diagnostic
    }
    guard at(.string) else { return nil }
    var diagnostic = Expected.number(
      "the number that `" + name + "` should be", found: found, at: here)
    diagnostic.hint = "`top Photo` says which screen is seen"
    return diagnostic
  }

  /// Reads `no animation` as `not animated`, and so on; nil if the token says nothing of the kind.
  mutating func takeAbsence(from start: UInt32) -> Fact.Kind? {
    guard at(.identifier), !atNewLine else { return nil }
    let meant: (text: String, fact: Fact.Kind)
    switch text(token.range) {
    case "animation", "animations", "animated": meant = ("not animated", .notAnimated)
    case "warning", "warnings", "error", "errors": meant = ("no advice", .noAdvice)
    case "change", "changes": meant = ("unchanged", .unchanged)
    case "flicker", "flashing": meant = ("no flash", .noFlash)
    case "bar", "statusBar": meant = ("hidden", .hidden)
    default: return nil
    }
    advance()
    let words = range(from: start)
    report(.synonym(text(words), at: location(words), meant: meant.text))
    return meant.fact
  }

  /// Reads how long a change takes, where `for` is missing or another word stands for it.
  mutating func takeDuration() throws(SyntaxFailure) -> TimeSpan? {
    if takeOnLine(.for) { return try parseTimeSpan() }
    guard !atNewLine else { return nil }
    if at(.number) {
      report(Missing.word("for", "how long a change takes follows `for`", at: placeOfToken))
      return try parseTimeSpan()
    }
    guard at(.in) || isSpelled("over") || isSpelled("during"), peek().kind == .number else {
      return nil
    }
    report(.synonym(text(token.range), at: location(token.range), meant: "for"))
    advance()
    return try parseTimeSpan()
  }

  /// `true` iff a length of time stands at the token, after whatever introduces it.
  var atDuration: Bool {
    at(.in) || at(.for) || at(.identifier) && (isSpelled("over") || isSpelled("during"))
  }

  private var placeOfToken: Location { location(token.range.atStart) }

  /// Says of `Photo` alone that a screen is on top, and of `Photo visible` who can be meant.
  mutating func correctScreenAsFact(_ claim: Expression) throws(SyntaxFailure) -> Fact.Kind? {
    guard case .name = claim.kind, lexer.bytes[Int(claim.range.start)] &- 0x41 < 26,
      claim.range.count > 1, lexer.bytes[Int(claim.range.start) + 1] &- 0x61 < 26
    else { return nil }
    if atStatementEnd || at(.comma) || at(.because) || at(.when) {
      let start = SourceRange(claim.range.start, claim.range.start)
      report(Missing.word("top", "which screen is seen follows `top`", at: location(start)))
      return .invalid
    }
    guard let fact = word, Fact.Kind(fact) != nil else { return nil }
    let name = text(claim.range)
    var diagnostic = Expected.fact(
      found: "`" + name + "`", at: location(claim.range), suggestions: [])
    diagnostic.hint =
      "`" + fact.spelling + " by " + name + "` says who decides, `top " + name
      + "` which screen is seen"
    throw fail(diagnostic)
  }
}
