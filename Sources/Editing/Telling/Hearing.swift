import Interpreter
import Language
import Reporting
import StatusBar
import Wording

// Which steps of which scenarios ask the code at a place.
extension Analysis {
  /// Who hears a modifier or a class at a place, and in which scenarios; nil for other code.
  func hearing(of word: Location, isOver: () -> Bool) -> EditorHover? {
    var rows: [String] = []
    var met: Location?
    let name = declaredName(at: word)
    for scenario in plan.scenarios.filter({ $0.isRunnable }).prefix(AskedCount.limit) {
      if isOver() { return nil }
      guard let cell = scenario.cells.firstIndex(where: { $0.exists }) else { continue }
      var told: [String] = []
      for (step, moment) in moments(along: scenario, of: plan, cell: cell) {
        for account in MomentWords(moment).accounts {
          guard let found = candidate(at: word, name, in: account) else { continue }
          met = name == nil ? found.location : word
          let line = line(found, account, scenario, step)
          if !told.contains(line) { told.append(line) }
        }
      }
      rows += told.prefix(4)
    }
    guard let met, !rows.isEmpty else { return unheard(word) }
    let more = rows.count > 12 ? ["… and \(rows.count - 12) more"] : []
    return EditorHover(met, [.block(joined(Array(rows.prefix(12)) + more, "\n"))])
  }

  /// The name at a place that declares a screen or a class; nil for any other place.
  private func declaredName(at word: Location) -> String? {
    let name = state.spec.text(word)
    return named(name)?.declarations.contains(word) == true ? name : nil
  }

  private func candidate(
    at word: Location, _ name: String?, in account: MomentWords.Account
  ) -> MomentWords.Candidate? {
    account.candidates.first { candidate in
      if let name { return candidate.name.split(separator: "#").first.map { String($0) } == name }
      guard let place = candidate.location, place.file == word.file else { return false }
      return place.range.contains(word.range) || word.range.contains(place.range)
    }
  }

  /// What is said of a modifier of the bar that no step hears, and why; nil for other code.
  private func unheard(_ word: Location) -> EditorHover? {
    let name = state.spec.text(word)
    guard isBehindPeriod(word), Analysis.heardModifiers.contains(name) else {
      return nil
    }
    let count = plan.scenarios.count { $0.isRunnable }
    var words = "`" + name + "` is heard in no step of "
    words += count == 1 ? "the scenario" : "\(count) scenarios"
    if count == 0 { words = "no scenario is run that could hear `" + name + "`" }
    let advice = state.results.flatMap { $0.advice }.first { advice in
      let place = advice.primary.location
      return place.file == word.file
        && (place.range.contains(word.range) || word.range.contains(place.range))
    }
    if let advice {
      words += ": " + advice.message + " (" + advice.code.spelling + ")"
    } else if count > 0 {
      words += ": what it belongs to is on screen after none of them"
    }
    return EditorHover(word, [.prose(words)])
  }

  /// The modifiers that do nothing but wish something of the bar.
  private static let heardModifiers = [
    "statusBarHidden", "statusBar", "preferredColorScheme", "toolbarColorScheme",
  ]

  private func isBehindPeriod(_ word: Location) -> Bool {
    let start = Int(word.range.start)
    return start > 0 && source(word.file).bytes[start - 1] == UInt8(ascii: ".")
  }

  /// `"name", line 12: hidden: reads true (S3)`
  private func line(
    _ candidate: MomentWords.Candidate, _ account: MomentWords.Account,
    _ scenario: PlannedScenario, _ step: SourceRange
  ) -> String {
    let file = scenario.name.file
    let line = book.position(step.start, in: file).line
    var words = "\"" + book.text(scenario.name, limit: 40) + "\", line \(line): "
    words += account.aspect.spelling + ": "
    guard let note = candidate.notes.first else {
      return words + (candidate.isAsked ? "asked" : "not asked")
    }
    words += (candidate.isAsked || candidate.kind.isModifier ? "" : "not asked: ") + note.text
    if let rule = note.rule { words += " (" + rule.spelling + ")" }
    return words
  }

  /// The word at a place: a name, or a text between quotes without them.
  func word(at offset: UInt32, in file: FileID) -> Location? {
    guard let token = token(at: offset, in: file) else { return nil }
    switch token.kind {
    case .identifier: return Location(file, token.range)
    case .string:
      guard token.range.count >= 2 else { return nil }
      return Location(file, SourceRange(token.range.start + 1, token.range.end - 1))
    case .endOfFile, .dollarName, .number, .regex, .directive, .directiveIf, .directiveElseif,
      .directiveElse, .directiveEndif, .oper, .equal, .arrow, .leftParen, .rightParen,
      .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma, .colon, .semicolon, .period,
      .at, .hash, .backslash, .unterminatedString, .unterminatedComment, .invalid:
      return nil
    }
  }

  /// The token that holds a place, or ends there.
  func token(at offset: UInt32, in file: FileID) -> Token? {
    var lexer = Lexer(source(file).bytes)
    var before: Token?
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.range.start > offset { return before }
      if offset < token.range.end { return token }
      before = token.range.end == offset ? token : nil
    }
  }
}
