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
  private var isFactJoiner: Bool {
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

  /// Parses what a fact claims.
  ///
  ///     FactKind = "hidden" | "visible" | "covered" | "unchanged" | "stale" | "ignored" | "light"
  ///       | "dark" | "automatic" | "split" | "unknown" | "definite" | Meanwhile | Part | Style |
  ///       Asked | Not | Animated | Flash | NavigationBar | Top | Lifecycle | Advice | No |
  ///       Quantity | Claim ;
  ///     Meanwhile = ( "hidden" | "visible" | "light" | "dark" ) "meanwhile" ;
  ///     Part = ( "leading" | "trailing" ) ( "light" | "dark" ) ;
  ///     Style = "style" "." ^ name ;
  ///     Lifecycle = "lifecycle" [ "including" ] Route ;
  ///     Flash = "flash" [ "light" | "dark" ] ;
  ///     Top = "top" ScreenReference ;
  ///     Advice = "advice" name ;
  private mutating func parseFactKind() throws(SyntaxFailure) -> Fact.Kind {
    let start = token.range.start
    if word?.isFact != true { correctFactName() }
    guard at(.identifier), let word, word.isFact else {
      if let fact = takeFactInCapitals() { return fact }
      if let fact = try takeBareStyle() { return fact }
      if at(.string), let fact = takeQuotedFact() { return fact }
      if let fact = takeBareAnimation() { return fact }
      if let fact = try takeScreenOnTop() { return fact }
      return try parseClaim()
    }
    if let plain = Fact.Kind(word) {
      let first = takeName()
      if takeOnLine(.meanwhile) { return .meanwhile(first) }
      if let meant = takeTruth(of: first) { return meant }
      skipPunctuation()
      try checkPlainFact(first)
      return plain
    }
    switch word {
    case .style:
      advance()
      skipSignOfStyle()
      if let plain = takePlainStyle() { return .style(plain) }
      return .style(try parsePostfix())
    case .asked: return try parseAsked()
    case .leading, .trailing:
      let side = takeName()
      return .part(side, try expectName("what that part shows: `light` or `dark`"))
    case .not: return try parseNot()
    case .animated: return try parseAnimated()
    case .flash:
      advance()
      return .flash(atWordOfFact ? takeName() : nil)
    case .navigationBar where !nextIsMember: return try parseNavigationBar()
    case .top where !nextIsMember:
      advance()
      if atComparison { skipIdleSign(in: "an expectation") }
      if at(.inset), !atNewLine {
        report(.fillerWords("top", at: location(SourceRange(start, token.range.start))))
        return try parseQuantity()
      }
      return .top(try parseScreenReference())
    case .lifecycle:
      advance()
      let isWhole = !takeOnLine(.including)
      return .lifecycle(try parseRoute(), isWhole: isWhole)
    case .advice:
      advance()
      return .advice(try expectName("the code of an advice"))
    case .no: return try parseNo()
    default: return try parseQuantity()
    }
  }

  /// Reports a fact that is used like a variable.
  private mutating func checkPlainFact(_ fact: LocatedName) throws(SyntaxFailure) {
    guard !atNewLine else { return }
    if at(.period) || at(.leftParen) || at(.equal)
      || (at(.oper) && !isSpelled("&&") && !isSpelled(";"))
    {
      throw fail(.factAsName(text(fact.range), at: location(fact.range)))
    }
  }

  private var nextIsMember: Bool { peek().kind == .period }

  /// Parses questions in brackets, or one of them.
  ///
  ///     Route = "[" [ Place { "," Place } ] "]" ;
  mutating func parseRoute() throws(SyntaxFailure) -> [Expression] {
    guard at(.leftBracket), !atNewLine else {
      if atStatementEnd {
        throw fail(
          .expected("`[`", found: found, at: here, purpose: "the questions go in brackets"))
      }
      return [try parseQuestion()]
    }
    return try parseBracketed(.rightBracket).map { $0.value }
  }

  /// Parses a screen, a property or a function of it, or those of one of several screens.
  ///
  ///     Place = name [ ^ "#" ^ number ] { ^ "." ^ name } ;
  private mutating func parseQuestion() throws(SyntaxFailure) -> Expression {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = saved }
    return try parsePostfix()
  }

  /// Parses a fact that is denied.
  ///
  ///     Not = "not" "asked" Place | "not" "animated" | "not" "split" | "not" "stale" ;
  private mutating func parseNot() throws(SyntaxFailure) -> Fact.Kind {
    let start = token.range
    advance()
    for (word, fact) in Fact.Kind.denials where takeOnLine(word) {
      if let fact { return fact }
      return .notAsked(try parseQuestion())
    }
    guard let opposite = word?.oppositeFact, !atNewLine else {
      throw fail(expectedOne(of: Fact.Kind.denials.map { $0.word }))
    }
    report(.negatedFact(opposite.spelling, at: location(start.union(token.range))))
    advance()
    return Fact.Kind(opposite) ?? .invalid
  }

  /// Parses what is said not to be there.
  ///
  ///     No = "no" ( "advice" | "flash" ) ;
  private mutating func parseNo() throws(SyntaxFailure) -> Fact.Kind {
    let start = token.range.start
    advance()
    for (word, fact) in Fact.Kind.absences where takeOnLine(word) { return fact }
    if let meant = takeAbsence(from: start) { return meant }
    throw fail(expectedOne(of: Fact.Kind.absences.map { $0.word }))
  }

  private mutating func expectedOne(of words: [Word]) -> Diagnostic {
    Expected.one(
      of: words, found: found, at: here,
      suggestions: at(.identifier) ? suggestions(among: words) : [])
  }

  /// `true` iff the next word still belongs to a fact that may end here.
  private var atWordOfFact: Bool {
    at(.identifier) && !atNewLine && !at(.for) && !at(.by) && !at(.when) && !at(.because)
      && !at(.while) && !isFactJoiner
  }

  /// Parses how a change was animated.
  ///
  ///     Animated = "animated" [ "fade" | "slide" | "none" ] [ "for" TimeSpan ] ;
  private mutating func parseAnimated() throws(SyntaxFailure) -> Fact.Kind {
    advance()
    skipIdle(["with", "using", "a"], in: "an expectation")
    var kind: LocatedName?
    if atWordOfFact, !atDuration {
      guard let word, word == .fade || word == .slide || word == .noneWord else {
        throw fail(
          Expected.one(
            of: [.fade, .slide, .noneWord], found: found, at: here,
            suggestions: suggestions(among: [.fade, .slide, .noneWord])))
      }
      kind = takeName()
    }
    return .animated(kind: kind, duration: try takeDuration())
  }

  /// Parses what is seen of the navigation bar.
  ///
  ///     NavigationBar = "navigationBar" name { name } ;
  private mutating func parseNavigationBar() throws(SyntaxFailure) -> Fact.Kind {
    advance()
    var words: [LocatedName] = []
    while at(.identifier), !atNewLine, !at(.by), !at(.when), !at(.because), !at(.while),
      !isFactJoiner
    {
      words.append(takeName())
    }
    if words.isEmpty {
      throw fail(Expected.name("`hidden`, `shown` or `background`", found: found, at: here))
    }
    return .navigationBar(words)
  }

  /// Parses a number that is compared.
  ///
  ///     Quantity = Measure Amount [ "within" Amount ] ;
  ///     Amount = [ "-" ^ ] number ;
  ///     Measure = "height" | "inset" | "depth" | "header" ^ "." ^ name | "title" ^ "." ^ name |
  ///       Subject ;
  private mutating func parseQuantity() throws(SyntaxFailure) -> Fact.Kind {
    let isMeasure = at(.height) || at(.inset) || at(.depth) || at(.header) || at(.title)
    let subject = try parseQuestion()
    if isMeasure, atComparison || isSpelled("of") { skipIdleSign(in: "an expectation") }
    if isMeasure, let refused = measureRefused(subject) { throw fail(refused) }
    guard beginsNumber else {
      if endsFact, isSubject(subject) {
        let measure = "the number that `" + text(subject.range) + "` should be"
        let found = atNewLine ? "the end of the line" : found
        throw fail(Expected.number(measure, found: found, at: here))
      }
      return try parseClaimRest(of: subject)
    }
    let value = try parsePrefixExpression()
    skipIdleEnd(Parser.units, in: "an expectation")
    let tolerance = takeOnLine(.within) ? try parseOperand("how far it may be off") : nil
    return .quantity(subject, value: value, tolerance: tolerance)
  }

  /// `true` iff nothing of a fact is left at the token.
  private var endsFact: Bool {
    atNewLine || at(.comma) || at(.rightBrace) || at(.endOfFile) || at(.when) || at(.because)
      || at(.while) || at(.within)
  }

  private var beginsNumber: Bool {
    if atNewLine { return false }
    if at(.number) { return true }
    return at(.oper) && isSpelled("-") && token.flags.contains(.rightBound)
      && !token.flags.contains(.leftBound)
  }

  /// Parses a Boolean expression over states, or a quantity with a name of the author's own.
  ///
  ///     Claim = HeadExpression ;
  private mutating func parseClaim() throws(SyntaxFailure) -> Fact.Kind {
    if at(.identifier), !token.flags.contains(.quoted),
      let synonym = Synonym.fact(spelled: lexer.bytes, token.range)
    {
      let next = peek()
      if next.flags.contains(.newlineBefore) || next.kind == .comma || next.kind == .rightBrace {
        report(
          .synonym(text(token.range), at: location(token.range), meant: synonym.replacement))
        advance()
        return .invalid
      }
    }
    let isNegated = at(.oper) && isSpelled("!")
    let first = isNegated ? peek().range : token.range
    if isNegated, let opposite = negatedFact(first) {
      report(.negatedFact(opposite.spelling, at: location(token.range.union(first))))
      advance()
      advance()
      return Fact.Kind(opposite) ?? .invalid
    }
    let suspects = at(.identifier) ? suggestions(among: Word.facts) : []
    let start = token.range
    let claim = try parseHeadExpression()
    if let screen = try correctScreenAsFact(claim) { return screen }
    if beginsNumber, isSubject(claim) {
      let value = try parsePrefixExpression()
      let tolerance = takeOnLine(.within) ? try parseOperand("how far it may be off") : nil
      return .quantity(claim, value: value, tolerance: tolerance)
    }
    if !atNewLine, at(.identifier), !at(.by), !at(.when), !at(.because), !at(.while),
      !isFactJoiner
    {
      throw fail(
        Expected.fact(found: "`" + text(start) + "`", at: location(start), suggestions: suspects))
    }
    return try parseClaimRest(of: claim)
  }

  private mutating func parseClaimRest(of left: Expression) throws(SyntaxFailure) -> Fact.Kind {
    guard at(.equal), !atNewLine else { return .condition(left) }
    report(.singleEqual(at: location(token.range)))
    let range = token.range
    advance()
    let right = try parseHeadExpression()
    return .condition(
      Expression(
        .binary(left, .equal, operatorRange: range, right), self.range(from: left.range.start)))
  }

  private func negatedFact(_ range: SourceRange) -> Word? {
    let spelling = text(range)
    if spelling == "hidden" { return .visible }
    return spelling == "visible" ? .hidden : nil
  }

  private func isSubject(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base, _): isSubject(base)
    default: false
    }
  }
}
