extension Parser {
  /// Parses an exploration.
  ///
  ///     Exploration = "exploration" string [ [ NL ] Tags ] [ [ NL ] KnownIssue ]
  ///       [ [ NL ] Header ] "{" NL { Opening NL } { Law NL } "}" ;
  mutating func parseExploration() throws(SyntaxFailure) -> ExplorationDeclaration {
    var (head, opener) = try parseScenarioHead(
      "the name of the exploration", "the laws of the exploration follow")
    let beside = try enter()
    var lines: [ExplorationLine] = []
    while !at(.rightBrace), !at(.endOfFile) {
      if take(.semicolon) { continue }
      let start = token.range.start
      let isRead: Void? = recovering { parser throws(SyntaxFailure) in
        if lines.isEmpty, parser.word?.isLaw != true, parser.beginsOpening {
          try parser.parseScenarioLine(into: &head.variants, &head.steps)
        } else {
          lines.append(try parser.parseLaw(&head.steps))
        }
        try parser.expectLineEnd(after: "a law")
      }
      if isRead == nil { lines.append(ExplorationLine(.invalid, range(from: start))) }
    }
    leave(beside)
    try expectClosingBrace(of: opener)
    head.range = range(from: head.range.start)
    return ExplorationDeclaration(head: head, lines: lines)
  }

  /// `true` iff the line replaces something of the app: a plist, a window, a root.
  private var beginsOpening: Bool {
    guard at(.identifier) else { return false }
    if at(.plist) || at(.window) { return true }
    let next = peek()
    return lexer.bytes[Int(token.range.start)] &- 0x41 < 26
      && [.leftParen, .leftBrace, .period].contains(next.kind)
  }

  /// Parses one line of an exploration; the step of one that begins with `with` is added to others.
  ///
  ///     Law = Always | Never | After | Reachable | Without | With | AtMost ;
  ///     Always = "always" Facts Premise ;
  ///     Never = "never" Facts Premise ;
  ///     After = "after" WayBack { "," WayBack } "unchanged" Premise ;
  ///     Reachable = "reachable" Facts Premise ;
  ///     With = "with" Step ;
  private mutating func parseLaw(_ steps: inout [Step]) throws(SyntaxFailure) -> ExplorationLine {
    let start = token.range.start
    guard at(.identifier), let word, word.isLaw else { throw fail(unknownLaw) }
    advance()
    let kind: ExplorationLine.Kind =
      switch word {
      case .always: .always(try parseClaim(of: try parseFacts()))
      case .never: .never(try parseClaim(of: try parseFacts()))
      case .reachable: .reachable(try parseClaim(of: try parseFacts()))
      case .after: try parseAfter()
      case .without: .without(try parseMoves())
      case .with: try parseWith(&steps)
      case .atWord: try parseAtMost()
      default: throw fail(unknownLaw)
      }
    return ExplorationLine(kind, range(from: start))
  }

  private var unknownLaw: Diagnostic {
    Expected.law(
      found: found, at: location(token.range),
      suggestions: at(.identifier) ? suggestions(among: Word.laws) : [])
  }

  /// Parses where a law counts, and what its author says of it.
  ///
  ///     Facts = Fact { "," Fact } ;
  ///     Premise = [ "while" Facts ] [ "when" HeadExpression ] [ "because" string ] ;
  private mutating func parseClaim(
    of facts: [Fact]
  ) throws(SyntaxFailure) -> ExplorationLine.Claim {
    let premise = takeOnLine(.while) ? try parseFacts() : []
    let condition = try parseWhen()
    return ExplorationLine.Claim(
      facts: facts, premise: premise, condition: condition, message: try parseBecause())
  }

  /// Parses the ways back that change nothing.
  ///
  ///     WayBack = "back" | "cancel" | "dismiss" | "foreground" | "page" | "rotate" |
  ///       "scroll" | "tab" ;
  private mutating func parseAfter() throws(SyntaxFailure) -> ExplorationLine.Kind {
    var returns: [LocatedName] = []
    repeat {
      returns.append(try expectOne(of: Word.returns, isFirst: returns.isEmpty))
    } while take(.comma)
    try expect(.unchanged, "what a way back leaves: `after back unchanged`")
    return .after(returns, try parseClaim(of: []))
  }

  /// Parses moves that are not tried.
  ///
  ///     Without = "without" Move { "," Move } ;
  ///     Move = "appearance" | "back" | "background" | "cancel" | "dismiss" | "page" | "rotate" |
  ///       "scroll" | "tab" | "tap" [ string ] | "wait" ;
  private mutating func parseMoves() throws(SyntaxFailure) -> [ExplorationLine.MoveName] {
    var moves: [ExplorationLine.MoveName] = []
    repeat {
      let name = try expectOne(of: Word.moves, isFirst: moves.isEmpty)
      let isLabelled = name.name.word == .tap && at(.string) && !atNewLine
      moves.append(
        ExplorationLine.MoveName(
          name, label: isLabelled ? try expectString("the label of what is not tapped") : nil))
    } while take(.comma)
    return moves
  }

  /// Parses a step that is tried at each situation.
  private mutating func parseWith(_ steps: inout [Step]) throws(SyntaxFailure)
    -> ExplorationLine.Kind
  {
    guard let word, word.isStep, !atNewLine else {
      throw fail(
        .expected(
          "a step", found: found, at: here,
          purpose: "what code or the system does is tried at each situation: `with call …`"))
    }
    readsInstances = true
    defer { readsInstances = false }
    steps.append(try parseStep())
    return .with
  }

  /// Parses how often a screen may stand in what is pushed and presented.
  ///
  ///     AtMost = "at" "most" number typeName ;
  private mutating func parseAtMost() throws(SyntaxFailure) -> ExplorationLine.Kind {
    guard at(.identifier), !atNewLine, isSpelled("most") else {
      throw fail(
        .expected(
          "`most`", found: found, at: here, purpose: "a screen is limited by `at most 3 Photo`"))
    }
    advance()
    guard at(.number), !atNewLine else {
      throw fail(Expected.number("how often a screen may be there", found: found, at: here))
    }
    let number = token.range
    advance()
    return .atMost(number, try expectTypeName("the name of a screen"))
  }

  /// Consumes one of some words; behind a comma it may stand on the next line.
  private mutating func expectOne(
    of words: [Word], isFirst: Bool
  ) throws(SyntaxFailure) -> LocatedName {
    guard at(.identifier), !isFirst || !atNewLine, let word, words.contains(word) else {
      throw fail(
        Expected.one(
          of: words, found: found, at: here,
          suggestions: at(.identifier) ? suggestions(among: words) : []))
    }
    return takeName()
  }
}

extension Item {
  /// `true` for what runs the app, and declares nothing of it.
  var isTest: Bool {
    switch self {
    case .scenario, .exploration: true
    case .include, .importModule, .app, .type, .member, .unread: false
    }
  }
}
