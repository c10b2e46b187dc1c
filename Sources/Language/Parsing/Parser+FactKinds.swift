// What a fact claims.
extension Parser {
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
  mutating func parseFactKind() throws(SyntaxFailure) -> Fact.Kind {
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
  private mutating func parseRoute() throws(SyntaxFailure) -> [Expression] {
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
  var atWordOfFact: Bool {
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

// Who is asked, and how often.
extension Parser {
  /// Parses the route of a walk, at the word that begins it.
  ///
  ///     Asked = "asked" [ "including" ] Route [ Count ] ;
  private mutating func parseAsked() throws(SyntaxFailure) -> Fact.Kind {
    advance()
    let isWhole = !takeOnLine(.including)
    if at(.exactly), !atNewLine { throw fail(.misplacedCount(at: here)) }
    let route = try parseRoute()
    return .asked(route, isWhole: isWhole, count: try parseCount())
  }

  /// Parses how often a route is taken; nil where that is left to UIKit.
  ///
  ///     Count = "exactly" ( "1" "time" | number "times" ) ;
  private mutating func parseCount() throws(SyntaxFailure) -> SourceRange? {
    guard !atNewLine else { return nil }
    if at(.number) {
      let number = token.range
      advance()
      _ = takeOnLine(.times) || takeOnLine(.time)
      reportCount(range(from: number.start), meant: "exactly " + times(text(number)))
      return number
    }
    if let number = spelledNumber {
      reportCount(takeSpelledCount(), meant: "exactly " + times(number))
      return nil
    }
    if isSpelled("at"), isLeast(peek()) { return takeAtLeast() }
    guard take(.exactly) else { return nil }
    if !atNewLine, let number = spelledNumber {
      reportCount(takeSpelledCount(), meant: times(number))
      return nil
    }
    guard at(.number), !atNewLine else {
      throw fail(
        Expected.number("how often, for example `exactly 2 times`", found: found, at: here))
    }
    let number = token.range
    advance()
    takeUnit(of: number)
    return number
  }

  /// Takes `time` behind 1 and `times` behind any other number.
  private mutating func takeUnit(of number: SourceRange) {
    let word: Word = text(number) == "1" ? .time : .times
    if takeOnLine(word) { return }
    if !atNewLine, at(.time) || at(.times) {
      reportCount(token.range, meant: word.spelling)
      advance()
    } else {
      report(Missing.word(word.spelling, after: text(number), at: location(number)))
    }
  }

  private mutating func reportCount(_ range: SourceRange, meant: String) {
    report(.synonym(text(range), at: location(range), meant: meant))
  }

  /// Takes `twice`, or `two times`.
  private mutating func takeSpelledCount() -> SourceRange {
    let start = token.range.start
    advance()
    _ = takeOnLine(.times) || takeOnLine(.time)
    return range(from: start)
  }

  /// Takes `at least once`, which is what a route means by itself.
  private mutating func takeAtLeast() -> SourceRange? {
    let start = token.range.start
    advance()
    advance()
    if !atNewLine, at(.number) || spelledNumber != nil {
      advance()
      _ = takeOnLine(.times) || takeOnLine(.time)
    }
    report(.countAtLeast(at: location(range(from: start))))
    return nil
  }

  private func isLeast(_ token: Token) -> Bool {
    !token.flags.contains(.newlineBefore) && text(token.range) == "least"
  }

  /// The number that the token spells in letters.
  private var spelledNumber: String? {
    guard at(.identifier), !token.flags.contains(.quoted) else { return nil }
    return Parser.spelledNumbers.first { isSpelled($0.word) }?.number
  }

  private static let spelledNumbers: [(word: StaticString, number: String)] = [
    ("never", "0"), ("zero", "0"), ("once", "1"), ("one", "1"), ("twice", "2"), ("two", "2"),
    ("thrice", "3"), ("three", "3"), ("four", "4"), ("five", "5"), ("six", "6"),
  ]

  private func times(_ number: String) -> String { number + (number == "1" ? " time" : " times") }
}

// What people write in the place of a claim that reads like English or like Swift. Each is told
// once, with what is right there.
extension Parser {
  /// The fact that is spelled with other capitals, `VISIBLE`; nil if it is none.
  private mutating func takeFactInCapitals() -> Fact.Kind? {
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
  private mutating func takeBareStyle() throws(SyntaxFailure) -> Fact.Kind? {
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
  private mutating func correctFactName() {
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
  private mutating func skipSignOfStyle() {
    if atComparison || at(.colon) && !atNewLine { skipIdleSign(in: "an expectation") }
  }

  /// Skips `.` and `!` behind a fact at the end of its line.
  private mutating func skipPunctuation() {
    guard !atNewLine, at(.period) || at(.oper) && isSpelled("!") else { return }
    let next = peek()
    guard next.flags.contains(.newlineBefore) || next.kind == .rightBrace else { return }
    skipIdleSign(in: "an expectation")
  }

  /// `hidden = true`: the fact says it already, or its opposite does.
  private mutating func takeTruth(of fact: LocatedName) -> Fact.Kind? {
    let isPlain = at(.true) || at(.false)
    guard !atNewLine, isPlain || at(.equal) || at(.oper) && isSpelled("=="),
      let word = fact.name.word
    else { return nil }
    let next = isPlain ? token : peek()
    let value = lexer.bytes[Int(next.range.start)..<Int(next.range.end)]
    let isTrue = value.elementsEqual("true".utf8)
    guard isTrue || value.elementsEqual("false".utf8),
      let meant = isTrue ? word : word.oppositeFact
    else { return nil }
    if !isPlain { advance() }
    advance()
    report(.comparedFact(meant.spelling, at: location(range(from: fact.range.start))))
    return Fact.Kind(meant)
  }

  /// The style that a plain word stands for, behind `style`: a case of Swift's begins with a dot.
  private mutating func takePlainStyle() -> Expression? {
    guard !atNewLine, let style = plainStyle else { return nil }
    let range = token.range
    report(.synonym(text(range), at: location(range), meant: "." + style.spelling))
    advance()
    return Expression(.implicitMember(Name(style)), range)
  }

  private var plainStyle: Word? {
    if isSpelled("default") { return .default }
    if isSpelled("light") { return .lightContent }
    if isSpelled("dark") { return .darkContent }
    return nil
  }

  /// The fact that a string spells, which is taken without its quotes; nil if it spells none.
  private mutating func takeQuotedFact() -> Fact.Kind? {
    let contents = stringContents(token)
    let name = names.name(lexer.bytes, from: Int(contents.start), to: Int(contents.end))
    guard let word = name?.word, let fact = Fact.Kind(word) else { return nil }
    report(.quotedName(word.spelling, "a fact", at: location(token.range)))
    advance()
    return fact
  }

  /// Reads `fade` as `animated fade`; nil if something else stands there.
  private mutating func takeBareAnimation() -> Fact.Kind? {
    guard at(.fade) || at(.slide) else { return nil }
    let next = peek()
    guard next.flags.contains(.newlineBefore) || next.kind != .oper && next.kind != .period,
      next.kind != .equal
    else { return nil }
    report(
      Missing.word(
        "animated", "how a change looks follows `animated`",
        at: location(
          token.range.atStart)))
    return .animated(kind: takeName(), duration: nil)
  }

  /// Reads `screen Home` as `top Home`; nil if something else stands there.
  private mutating func takeScreenOnTop() throws(SyntaxFailure) -> Fact.Kind? {
    guard isOne(of: ["screen", "view", "page", "controller", "on"]) else { return nil }
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore),
      lexer.bytes[Int(next.range.start)] &- 0x41 < 26
    else { return nil }
    report(.synonym(text(token.range), at: location(token.range), meant: "top"))
    advance()
    return .top(try parseScreenReference())
  }

  /// Says of `height > 20` and `title "Photo"` what can be compared.
  private func measureRefused(_ subject: Expression) -> Diagnostic? {
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
  private mutating func takeAbsence(from start: UInt32) -> Fact.Kind? {
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
  private mutating func takeDuration() throws(SyntaxFailure) -> TimeSpan? {
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
  private var atDuration: Bool {
    at(.in) || at(.for) || at(.identifier) && (isSpelled("over") || isSpelled("during"))
  }

  private var placeOfToken: Location { location(token.range.atStart) }

  /// Says of `Photo` alone that a screen is on top, and of `Photo visible` who can be meant.
  private mutating func correctScreenAsFact(_ claim: Expression) throws(SyntaxFailure) -> Fact.Kind?
  {
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
