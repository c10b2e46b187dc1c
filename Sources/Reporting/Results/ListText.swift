import Interpreter

/// Scenarios that are listed and not run.
enum ListText {
  /// Writes one line: what `sbar test` takes to run it alone, its name, its cells; each of them in
  /// a line of its own if asked to.
  static func write(
    _ scenario: ListedScenario, in book: SourceBook, showsCells: Bool, to text: inout TextBuffer,
    _ look: Look
  ) {
    text.append(book.operand(scenario.name), look.palette.place)
    text.append("  " + printable("\"" + book.text(of: scenario.name) + "\""))
    if scenario.cells.count > 1 {
      text.append("  (" + SummaryText.count(scenario.cells.count, "cell") + ")")
    }
    if !scenario.tags.isEmpty { text.space() }
    for tag in scenario.tags {
      text.append(" #" + printable(book.text(of: tag)), look.palette.gutter)
    }
    if let issue = scenario.knownIssue {
      text.append("  known issue: " + printable(book.text(of: issue)), look.palette.gutter)
    }
    text.newline()
    guard showsCells else { return }
    for cell in scenario.cells where !cell.axes.isEmpty {
      text.space(2)
      text.append(
        printable(cell.axes.map { $0.name + " " + $0.value }.joined(separator: ", ")))
      if let absence = cell.absence {
        text.append("  skipped: " + absence.sentence, look.palette.gutter)
      }
      text.newline()
    }
  }
}
