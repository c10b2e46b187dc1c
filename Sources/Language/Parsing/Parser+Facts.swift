extension Parser {
  /// Parses an expectation.
  ///
  ///     Expect = "expect" Fact { "," Fact } [ "when" HeadExpression ] [ "because" string ] ;
  mutating func parseExpectation() throws(SyntaxFailure) -> Expectation {
    let facts = try parseFacts()
    try correctCondition()
    let condition = try parseWhen()
    return Expectation(facts: facts, condition: condition, message: try parseBecause())
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

  /// Parses the message of an author.
  mutating func parseBecause() throws(SyntaxFailure) -> SourceRange? {
    if at(.comma), self.word(of: peek()) == .because {
      advance()
      _ = refusesComma()
    }
    return takeOnLine(.because) ? try expectString("the message") : nil
  }

  /// Parses the facts of an expectation or a law.
  mutating func parseFacts() throws(SyntaxFailure) -> [Fact] {
    if atStatementEnd { throw fail(.emptyExpectation(at: here)) }
    if at(.colon), !atNewLine { skipIdleSign(in: "an expectation") }
    let bracket = takeBracketOfFacts()
    skipFillers()
    var facts = [try parseFact()]
    while true {
      skipTrailingFillers()
      if take(.comma) {
        if refusesComma() { break }
        if at(.rightBrace) || at(.endOfFile) {
          throw fail(Expected.fact(found: found, at: here, suggestions: []))
        }
      } else if isFactJoiner {
        report(.synonym(text(token.range), at: location(token.range), meant: ","))
        advance()
      } else if takesAnimationPhrase() {
        let start = token.range.start
        let kind = atWordOfFact ? takeName() : nil
        facts.append(Fact(.animated(kind: kind, duration: nil), range(from: start)))
        continue
      } else if let last = facts.last, !takesMissingComma(after: last) {
        break
      }
      facts.append(try parseFact())
    }
    if let bracket { closeFacts(bracket) }
    return facts
  }

  /// `true` iff `and` or `&&` stands between two facts.
  var isFactJoiner: Bool {
    guard !atNewLine else { return false }
    if at(.identifier) { return token.range.count == 3 && isSpelled("and") }
    return at(.oper) && isSpelled("&&")
  }

  /// Parses a fact, and who decided it.
  ///
  ///     Fact = FactKind [ "by" ScreenReference ] ;
  private mutating func parseFact() throws(SyntaxFailure) -> Fact {
    let start = token.range.start
    let kind = try parseFactKind()
    if at(.exactly), !atNewLine { throw fail(.misplacedCount(at: here)) }
    let end = previousEnd
    let decider = takeOnLine(.by) ? try parseScreenReference() : nil
    return Fact(kind, SourceRange(start, end), decider: decider)
  }
}

// What people write around the facts of an expectation. Each is told once, with what is right
// there.
extension Parser {
  /// Takes the bracket of `expect(visible)`; nil where a claim in brackets begins.
  private mutating func takeBracketOfFacts() -> Token? {
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
  private mutating func closeFacts(_ opener: Token) {
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
  private mutating func takesAnimationPhrase() -> Bool {
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
  private mutating func refusesComma() -> Bool {
    guard at(.when) || at(.because), !atNewLine else { return false }
    report(Habit.trailingCommaOfFacts(at: location(SourceRange(previousEnd - 1, previousEnd))))
    return true
  }

  /// Skips `to be` and the like between `expect` and a fact.
  private mutating func skipFillers() {
    let start = token.range.start
    var end = start
    while isFiller && nextIsNameOnLine || isLookFiller {
      end = token.range.end
      advance()
    }
    guard end > start else { return }
    report(
      .fillerWords(
        text(SourceRange(start, end)), at: location(SourceRange(start, token.range.start))))
  }

  private var isFiller: Bool {
    guard at(.identifier) else { return false }
    return ["to", "be", "is", "that", "the", "status", "bar", "statusBar"].contains {
      isSpelled($0)
    }
  }

  /// `true` iff a word about the look stands before a fact: `color dark`.
  private var isLookFiller: Bool {
    guard isOne(of: ["color", "colour", "text", "content"]) else { return false }
    let next = peek()
    return next.kind == .identifier && !next.flags.contains(.newlineBefore)
      && self.word(of: next)?.isFact == true
  }

  /// Skips `text` behind `light`, and the like.
  private mutating func skipTrailingFillers() {
    let start = previousEnd
    var first: SourceRange?
    while at(.identifier), !atNewLine,
      ["text", "content", "bar"].contains(where: { isSpelled($0) })
    {
      first = first ?? token.range
      advance()
    }
    guard let first else { return }
    let words = SourceRange(first.start, previousEnd)
    report(.fillerWords(text(words), at: location(SourceRange(start, previousEnd))))
  }

  /// `true` iff two facts stand side by side: the comma between them is missing.
  private mutating func takesMissingComma(after last: Fact) -> Bool {
    guard at(.identifier), !atNewLine, word?.isFact == true else { return false }
    // That no bar can be both is said later, and a comma would not help.
    let isContrary = word.map { last.kind.isContrary(to: $0) } ?? false
    if !isContrary {
      report(Missing.comma(between: "facts", at: location(SourceRange(previousEnd, previousEnd))))
    }
    return true
  }

  /// Reads `if` as `when`, and says of other words behind the facts where their like is written.
  private mutating func correctCondition() throws(SyntaxFailure) {
    guard at(.identifier), !atNewLine else { return }
    if at(.if) {
      report(.synonym("if", at: location(token.range), meant: "when"))
      name = Name(.when)
      return
    }
    let advice: String
    if isOne(of: ["or"]) {
      advice = "the facts of a line hold together; `when` says where each of two lines holds"
    } else if isOne(of: ["on", "in", "for", "under", "unless", "except", "only", "from", "since"]) {
      advice =
        "what it runs on comes after the scenario's name: `on ios 16`; `when` restricts a line"
    } else if isOne(of: ["within", "after", "before", "until", "then"]) {
      advice = "a step and an expectation each have a line: `wait 2 s`, then `expect hidden`"
    } else {
      return
    }
    var diagnostic = Diagnostic.unexpected(found, after: "the facts", at: here)
    diagnostic.hint = advice
    throw fail(diagnostic)
  }
}

extension Fact.Kind {
  /// `true` iff no bar can be both this and what the word says.
  fileprivate func isContrary(to word: Word) -> Bool {
    switch word {
    case .hidden: if case .visible = self { true } else { false }
    case .visible: if case .hidden = self { true } else { false }
    case .dark: if case .light = self { true } else { false }
    case .light: if case .dark = self { true } else { false }
    default: false
    }
  }
}
