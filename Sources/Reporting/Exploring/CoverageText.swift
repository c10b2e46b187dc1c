import Binding
import Exploring
import Interpreter
import Language
import Picture
import Wording

/// What the scenarios of a spec leave untried, as text for people: a line a screen, and the first
/// scenarios that are missing.
package struct CoverageText {
  /// So many of them are written out; so many more are a line.
  private static let fullLimit = 3
  private static let lineLimit = 7

  private let coverage: Coverage
  private let book: SourceBook
  private let look: Look
  private let showsAll: Bool

  package init(_ coverage: Coverage, book: SourceBook, look: Look, showsAll: Bool) {
    self.coverage = coverage
    self.book = book
    self.look = look
    self.showsAll = showsAll
  }

  /// Writes all of it.
  package func write(to text: inout TextBuffer) {
    writeHead(to: &text)
    let width = coverage.screens.map { CharacterWidth.cells(of: printable($0.name)) }.max() ?? 0
    for screen in coverage.screens { write(screen, min(width, 30), to: &text) }
    let full = showsAll ? coverage.holes.count : CoverageText.fullLimit
    for hole in coverage.holes.prefix(full) {
      text.newline()
      text.append(look.symbols.open + " ", look.palette.warning)
      text.append(printable(title(of: hole)), look.palette.title)
      text.newline()
      let scenario = "scenario " + quoted(title(of: hole)) + hole.body
      for line in scenario.split(separator: "\n") {
        text.append("  " + printable(String(line)))
        text.newline()
      }
    }
    let rest = coverage.holes.dropFirst(full)
    if !rest.isEmpty { text.newline() }
    for hole in rest.prefix(CoverageText.lineLimit) {
      text.append(look.symbols.open + " ", look.palette.warning)
      text.append(printable(title(of: hole)))
      text.newline()
    }
    if rest.count > CoverageText.lineLimit {
      text.append(
        "\(look.symbols.ellipsis) and \(rest.count - CoverageText.lineLimit) more; --all shows them"
      )
      text.newline()
    }
  }

  /// `coverage  3 of 7 ways back expected · 2 of 3 wishes seen`
  private func writeHead(to text: inout TextBuffer) {
    text.append("coverage  ", look.palette.title)
    let wishes = coverage.wishes
    var parts = [
      "\(coverage.ways.expected) of \(SummaryText.count(coverage.ways.all, "way")) back expected",
      "\(wishes.expected) of \(wishes.all) \(wishes.all == 1 ? "wish" : "wishes") seen",
    ]
    if coverage.isOpen { parts.append("as far as was looked") }
    text.append(parts.joined(separator: " " + look.symbols.dot + " "))
    text.newline()
  }

  /// `  Photo    back ✔  cancelled –`
  private func write(
    _ screen: Coverage.ScreenCoverage, _ width: Int, to text: inout TextBuffer
  ) {
    let name = printable(screen.name)
    text.append("  " + name)
    text.space(max(1, width - CharacterWidth.cells(of: name) + 2))
    for (number, way) in screen.ways.enumerated() {
      if number > 0 { text.space(2) }
      text.append(way.kind.word + " ")
      text.append(
        way.isExpected ? look.symbols.passed : look.symbols.open,
        way.isExpected ? look.palette.passed : look.palette.warning)
    }
    text.newline()
  }

  private func title(of hole: Coverage.Hole) -> String {
    switch hole.subject {
    case .way(let screen, let kind): screen + ": " + kind.title
    case .wish(let place): "the bar that \(book.line(place)) asks for"
    }
  }
}
