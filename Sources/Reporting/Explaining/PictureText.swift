import Interpreter
import Language
import Picture

/// Pictures of scenarios as text for people, with a line above them that says what they are of.
package struct PictureText: Sendable {
  private let book: SourceBook
  private let look: Look
  private let isASCII: Bool

  package init(book: SourceBook, look: Look, isASCII: Bool) {
    self.book = book
    self.look = look
    self.isASCII = isASCII
  }

  /// Writes the step, the scenario and the cell.
  package func writeHead(
    _ scenario: PlannedScenario, step: Int?, cell: Int, to text: inout TextBuffer
  ) {
    let dot = " " + look.symbols.dot + " "
    let name = "\"" + MiddleCut.shorten(book.text(scenario.name, limit: 120), to: 60) + "\""
    if let step {
      let place = Location(scenario.name.file, scenario.steps[step].range)
      text.append(book.text(place, limit: 72), look.palette.title)
      text.append(dot + book.line(place), look.palette.place)
      text.append(dot + name)
    } else {
      text.append(name, look.palette.title)
      text.append(dot + book.line(scenario.name), look.palette.place)
    }
    text.append("\n" + printable(CellWords.title(of: scenario.cells[cell])) + "\n\n")
  }

  /// Writes the pictures side by side.
  package func write(_ film: Film, to text: inout TextBuffer) {
    for line in film.text(width: min(look.width, 200), isASCII: isASCII) {
      text.append(line + "\n")
    }
  }
}
