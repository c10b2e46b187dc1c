import Interpreter
import Language
import Reporting
import StatusBar
import Wording

// Which steps of which scenarios ask the code at a place.
extension Analysis {
  /// Who hears a modifier or a class at a place, and in which scenarios; nil for other code.
  func hearing(of word: Location) -> EditorHover? {
    var rows: [String] = []
    var met: Location?
    for scenario in plan.scenarios.filter({ $0.isRunnable }).prefix(Analysis.searchedScenarios) {
      guard let cell = scenario.cells.firstIndex(where: { $0.exists }) else { continue }
      var told: [String] = []
      for (step, moment) in moments(along: scenario, of: plan, cell: cell) {
        for account in MomentWords(moment).accounts {
          guard let found = candidate(at: word, in: account) else { continue }
          met = found.location
          let line = line(found, account, scenario, step)
          if !told.contains(line) { told.append(line) }
        }
      }
      rows += told.prefix(4)
    }
    guard let met, !rows.isEmpty else { return nil }
    let more = rows.count > 12 ? ["… and \(rows.count - 12) more"] : []
    return EditorHover(met, [.block(joined(Array(rows.prefix(12)) + more, "\n"))])
  }

  private func candidate(
    at word: Location, in account: MomentWords.Account
  ) -> MomentWords.Candidate? {
    account.candidates.first { candidate in
      guard let place = candidate.location, place.file == word.file else { return false }
      return place.range.contains(word.range) || word.range.contains(place.range)
    }
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
