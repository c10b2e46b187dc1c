import Interpreter
import Language
import Picture
import Wording

/// The upper half of a failure block: what is wrong and where, in which scenario, and the lines
/// that led to it.
struct FailureHead: Sendable {
  /// The most cells that a title and its place share on one line.
  private static let widest = 80

  let book: SourceBook
  let look: Look

  /// Writes the title, the scenario, and the lines of source; `cells` says where it fails, of many.
  func write(
    _ mismatch: FindingWords, also others: [FindingWords] = [], scenario: String,
    cells: String? = nil,
    to text: inout TextBuffer
  ) {
    writeTitle(mismatch, &text)
    writeScenario(mismatch, scenario, cells, &text)
    text.newline()
    DiagnosticText.writeExcerpts(
      mismatch.labels + others.map { Diagnostic.Label($0.location, "") }, in: book, to: &text,
      style: mismatch.kind.style(look.palette),
      layout: .dense(deciding: mismatch.decisive?.location), look)
  }

  /// `✘ expected visible, but the bar stays hidden       flag.sbar:28 [SB4100]`
  private func writeTitle(_ mismatch: FindingWords, _ text: inout TextBuffer) {
    let symbol = mismatch.kind.symbol(look.symbols)
    let style = mismatch.kind.style(look.palette)
    let title = printable(mismatch.title)
    let place = book.line(mismatch.location)
    let code = joined("[", mismatch.code.spelling, "]")
    text.append(style.start)
    text.append(symbol)
    text.space()
    text.append(style.end)
    text.append(title, look.palette.title)
    var gap = min(look.width, FailureHead.widest) - 2
    gap -= CharacterWidth.cells(of: symbol) + CharacterWidth.cells(of: title)
    gap -= CharacterWidth.cells(of: place) + CharacterWidth.cells(of: code)
    if gap >= 2 {
      text.space(gap)
    } else {
      text.newline()
      text.space(2)
    }
    text.append(place, look.palette.place)
    text.space()
    text.append(code, style)
    text.newline()
  }

  /// `"the bar comes back", after `back` · iOS 16, 17, 18`, the cells on a line of their own where
  /// that gets long, and what the author says where the excerpt does not show it.
  private func writeScenario(
    _ mismatch: FindingWords, _ scenario: String, _ cells: String?, _ text: inout TextBuffer
  ) {
    let step = mismatch.step.map { joined(", after `", book.text($0, limit: 48), "`") } ?? ""
    let short = MiddleCut.shorten(scenario, to: max(30, look.width - 6 - step.utf8.count))
    let line = joined("\"", printable(short), "\"", step)
    text.space(2)
    text.append(line)
    if let cells = cells.map({ printable($0) }) {
      let width = CharacterWidth.cells(of: line) + CharacterWidth.cells(of: cells) + 5
      if width > look.width {
        text.newline()
        text.append("  on " + cells)
      } else {
        text.append(" " + look.symbols.dot + " " + cells)
      }
    }
    text.newline()
    if let message = mismatch.message, !isShown(mismatch) {
      text.append("  because \"" + printable(message) + "\"")
      text.newline()
    }
  }

  /// `true` iff the line of the fact shows what the author says.
  private func isShown(_ mismatch: FindingWords) -> Bool {
    guard let place = mismatch.finding.message, place.file == mismatch.location.file,
      let page = book.page(place.file)
    else { return false }
    let index = page.lineIndex(at: Int(mismatch.location.range.start))
    let line = page.line(index)
    let fits = line.count + String(index + 1).utf8.count + 5 <= look.width
    return fits && line.contains(Int(place.range.start))
  }
}

extension FindingWords {
  /// What an excerpt marks: the fact, what led to it in the order of time, and what had no effect.
  var labels: [Diagnostic.Label] {
    let fact = [Diagnostic.Label(location, "")]
    if story.isEmpty { return fact + (decisive.map { [$0] } ?? []) + unheard }
    if story.count == 1 { return fact + story + unheard }
    let numbered = story.enumerated().map { number, label in
      Diagnostic.Label(label.location, String(number + 1) + "  " + label.text)
    }
    return fact + numbered + unheard
  }
}

extension CharacterWidth {
  /// Returns the cells of all characters.
  static func cells(of text: String) -> Int {
    var text = text
    // Nearly all is ASCII, a cell each; no line end is in what is printed.
    if text.withUTF8({ isPrintableASCII($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + cells(of: $1) }
  }
}
