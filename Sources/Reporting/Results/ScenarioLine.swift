import Interpreter
import Language

/// One line for a scenario, in a report that lists all of them.
package enum ScenarioLine {
  /// Writes outcome, place, name and the number of cells.
  package static func write(
    _ result: ScenarioResult, in book: SourceBook, to text: inout TextBuffer, _ look: Look
  ) {
    let (symbol, style) =
      switch result.outcome {
      case .passed: (look.symbols.passed, look.palette.passed)
      case .failed, .broken: (look.symbols.failed, look.palette.error)
      case .undecided, .blank: (look.symbols.undecided, look.palette.warning)
      case .skipped, .known: (look.symbols.dot, look.palette.gutter)
      }
    text.append(symbol + " " + result.outcome.spelling, style)
    text.append("  " + book.line(result.name) + "  " + name(result, in: book))
    if result.cells.count > 1 {
      text.append("  (" + SummaryText.count(result.cells.count, "cell") + ")")
    }
    if let issue = result.knownIssue {
      text.append("  known issue: " + printable(book.text(of: issue)), look.palette.gutter)
    }
    text.newline()
  }

  /// The name of a scenario between quotes, as it may be printed.
  package static func name(_ result: ScenarioResult, in book: SourceBook) -> String {
    printable("\"" + book.name(of: result) + "\"")
  }
}

extension ScenarioResult {
  /// The notes of all cells, equal ones once.
  package func distinctNotes() -> [Diagnostic] {
    DiagnosticOrder.sorted(cells.flatMap { $0.notes })
  }
}
