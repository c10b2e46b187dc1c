// What people write in settings and headers. Each is told once, with what is right there, and the
// setting counts as given, so that it does not seem to be missing.
extension Parser {
  /// Reads a word that is the value of a setting by itself, `landscape`, `dark mode`, `iPad`, as
  /// that setting; nil where something else is meant.
  mutating func takeBareValue() -> Setting? {
    guard at(.identifier), let (subject, value) = settingOfValue else { return nil }
    let start = place()
    let first = token.range
    advance()
    if subject == .appearance, !atNewLine, isSpelled("mode") || isSpelled("Mode") { advance() }
    guard atStatementEnd || at(.leftBrace) || at(.comma) else {
      goBack(to: start)
      return nil
    }
    let words = range(from: first.start)
    report(
      .synonym(
        text(words), at: location(words), meant: subject.spelling + " " + value.spelling))
    return Setting(
      range: words, subject: Expression(.name(Name(subject)), words),
      value: Expression(.missing, words))
  }

  var settingOfValue: (subject: Word, value: Word)? {
    if let word, Word.orientations.contains(word) { return (.orientation, word) }
    if let word, Word.appearances.contains(word) { return (.appearance, word) }
    switch text(token.range) {
    case "iPad", "ipad": return (.device, .pad)
    case "notch": return (.device, .notch)
    case "homeButton": return (.device, .homeButton)
    case "dynamicIsland": return (.device, .dynamicIsland)
    default: return nil
    }
  }

  /// Reads `"iPhone 15"` and `17` in a header with the word that is missing before them.
  mutating func takeBareModelOrRelease() throws(SyntaxFailure) -> Setting? {
    guard !atNewLine, at(.string) || at(.number) else { return nil }
    let subject: Word = at(.string) ? .device : .ios
    let what = at(.string) ? "a model" : "a release"
    report(
      Missing.word(
        subject.spelling, what + " follows `" + subject.spelling + "`",
        at: location(token.range.atStart)))
    let start = token.range.start
    _ = try parseExpression()
    let words = range(from: start)
    return Setting(
      range: words, subject: Expression(.name(Name(subject)), words),
      value: Expression(.missing, words))
  }

  /// Skips the second `on` of a header, and a semicolon in it: a comma is meant.
  mutating func takesOtherSeparator() -> Bool {
    guard at(.semicolon) || at(.on) && !atNewLine else { return false }
    let place = SourceRange(previousEnd, token.range.end)
    let sign = text(token.range)
    advance()
    report(.synonym(sign, at: location(place), meant: ","))
    return true
  }

  /// Reads `ios(16)` as `ios 16`, and `ios (16, 17)` as a list.
  mutating func takeBracketedSetting() throws(SyntaxFailure) -> Setting? {
    guard let word, word.isSetting, word != .policy else { return nil }
    let next = peek()
    guard next.kind == .leftParen, !next.flags.contains(.newlineBefore) else { return nil }
    let start = place()
    let subject = takeName()
    let opener = token.range
    let arguments = try parseArguments().arguments
    guard let first = arguments.first, arguments.allSatisfy({ $0.label == nil }), atStatementEnd
    else {
      goBack(to: start)
      return nil
    }
    let brackets = SourceRange(opener.start, previousEnd)
    var inner = text(SourceRange(opener.end, previousEnd - 1))
    if arguments.count > 1 { inner = "[" + inner + "]" }
    report(Habit.bracketedValue(inner, after: subject.range.end, at: location(brackets)))
    return Setting(
      range: range(from: subject.range.start),
      subject: Expression(.name(subject.name), subject.range),
      value: Expression(.missing, first.value.range))
  }

  /// Reads a setting of an app whose value cannot be read as one that was given.
  mutating func keepSetting(
    _ body: (inout Parser) throws(SyntaxFailure) -> Expression
  ) -> Expression {
    let start = token.range.start
    do {
      return try body(&self)
    } catch {
      if !atStatementEnd { skipToLineEnd() }
      return Expression(.missing, range(from: start))
    }
  }

  /// Skips what stands behind the value of a setting on its line, and says how several are written.
  mutating func refuseRest(of setting: Setting) {
    guard !atStatementEnd else { return }
    if at(.comma), peek().flags.contains(.newlineBefore) { return }
    var diagnostic = Diagnostic.unexpected(found, after: "the value of a setting", at: here)
    if at(.to) || isSpelled("or") || isSpelled("and") || isSpelled("through") || isSpelled("until")
    {
      let subject = text(setting.subject.range)
      diagnostic.hint =
        subject == "ios" || subject == "sdk"
        ? "a list is `[16, 18]`, a range is `16...18`" : "several values go in `[ ]`"
    }
    _ = fail(diagnostic)
    skipToLineEnd()
  }

  // MARK: - States

  /// Skips `var` between `state` and the name.
  mutating func skipIdleOfState() {
    let start = token.range.start
    var end = start
    while at(.identifier), !atNewLine, at(.var) || at(.let) || at(.private), nextIsNameOnLine {
      end = token.range.end
      advance()
    }
    guard end > start else { return }
    report(
      .fillerWords(
        text(SourceRange(start, end)), in: "a state",
        at: location(SourceRange(start, token.range.start))))
  }

  /// Reads the `=` that is missing between a state and its value.
  mutating func takesMissingEqual() -> Bool {
    guard !atNewLine, at(.number) || at(.string) || at(.true) || at(.false) || at(.period) else {
      return false
    }
    report(Missing.equal(at: location(token.range.atStart)))
    return true
  }

  /// Reads `input isFull = false` as a state, which has a value.
  mutating func refuseValueOfInput(_ keyword: SourceRange) throws(SyntaxFailure) {
    guard at(.equal), !atNewLine else { return }
    advance()
    _ = try parseExpression()
    report(Habit.valueOfInput(at: location(keyword)))
  }

  /// Says of a value in an app what it is meant to be: a state, a key of Info.plist, or the root.
  mutating func parseDefinitionOfApp() throws(SyntaxFailure) -> Member {
    let first = takeName()
    let sign = token.range
    advance()
    let name = text(first.range)
    if first.name == Name(.compilationConditions) {
      return .definition(first, try parseConditionList())
    }
    if first.name == Name(.unreadNames) { return .definition(first, try parseUnreadNames()) }
    let isRoot = ["root", "rootView", "rootViewController", "body"].contains(name)
    if isRoot {
      let words = SourceRange(first.range.start, sign.end)
      report(
        .fillerWords(
          text(words), in: "an app",
          at: location(SourceRange(words.start, token.range.start))))
      var statements: [Statement] = []
      try parseStatement(into: &statements)
      return statements.first.map { .content($0) } ?? .unread(range(from: first.range.start))
    }
    let value = try parseExpression()
    let whole = range(from: first.range.start)
    if name.utf8.starts(with: "UI".utf8) {
      report(Habit.keyOutsidePlist(name, at: location(whole)))
    } else if Word.barRelevant.contains(where: { first.name == Name($0) }) {
      report(.misplaced(name, inside: "a class or a controller", at: location(first.range)))
    } else {
      report(
        Missing.word("state", "a variable is a `state`", at: location(first.range.atStart)))
      var variable = VariableDeclaration(range: whole, name: first)
      variable.isState = true
      variable.initial = value
      return .variable(variable)
    }
    return .unread(whole)
  }

  /// Parses the conditions that a build defines.
  ///
  ///     Conditions = "compilationConditions" "=" "[" [ BuildName { "," BuildName } ] "]" ;
  ///     BuildName = name [ ^ "?" ] ;
  private mutating func parseConditionList() throws(SyntaxFailure) -> Expression {
    let (list, wrong) = try parseList { $0.isCondition }
    if let wrong { report(Habit.noCondition(text(wrong), at: location(wrong))) }
    return list
  }

  /// Parses the names that are declared in files of the app which the spec does not include.
  ///
  ///     UnreadNames = "unreadNames" "=" "[" [ name { "," name } ] "]" ;
  private mutating func parseUnreadNames() throws(SyntaxFailure) -> Expression {
    let (list, wrong) = try parseList { $0.isName }
    if let wrong { report(Habit.noName(text(wrong), at: location(wrong))) }
    return list
  }

  /// Parses a list, and tells where something stands that is none or that may not stand in it.
  private mutating func parseList(
    of isElement: (Expression) -> Bool
  ) throws(SyntaxFailure) -> (list: Expression, wrong: SourceRange?) {
    let list = try parseExpression()
    guard case .array(let elements) = list.kind else { return (list, list.range) }
    return (list, elements.first { !isElement($0) }?.range)
  }
}

extension Expression {
  fileprivate var isName: Bool { if case .name = kind { true } else { false } }

  /// `true` iff it is the name of a condition of `#if`, or such a name with a question mark.
  fileprivate var isCondition: Bool {
    switch kind {
    case .optionalChain(let inner): inner.isName
    default: isName
    }
  }
}
