import Interpreter
import Language
import Wording

/// The steps of a scenario as text for people, a line each.
package struct TimelineText: Sendable {
  let book: SourceBook
  let look: Look
  let isVerbose: Bool

  package init(book: SourceBook, look: Look, isVerbose: Bool) {
    self.book = book
    self.look = look
    self.isVerbose = isVerbose
  }

  /// The most moments of screens' lives that a line shows.
  private static let eventLimit = 3
  /// The widest that a step is shown.
  private static let stepWidth = 30

  package func write(
    _ folded: FoldedCells<[TimelineWords]>, of scenario: Location, to text: inout TextBuffer
  ) {
    let name = MiddleCut.shorten(book.text(scenario, limit: 120), to: 80)
    text.append("\"" + name + "\"", look.palette.title)
    text.append(" " + look.symbols.dot + " " + book.line(scenario), look.palette.place)
    text.newline()
    for (index, row) in folded.rows.enumerated() {
      if index > 0 { text.newline() }
      if let place = row.place { text.append(printable(place) + "\n", look.palette.hint) }
      write(row.answer, to: &text)
    }
  }

  private func write(_ rows: [TimelineWords], to text: inout TextBuffer) {
    let steps = rows.map { MiddleCut.shorten(book.text($0.step), to: TimelineText.stepWidth) }
    let lines = rows.map { row in
      String(book.position(row.step.range.start, in: row.step.file).line)
    }
    let numberWidth = lines.reduce(0) { max($0, $1.utf8.count) }
    let width = steps.reduce(0) { max($0, $1.unicodeScalars.count) }
    for (index, row) in rows.enumerated() {
      text.space(2 + numberWidth - lines[index].utf8.count)
      text.append(lines[index], look.palette.gutter)
      text.space(2)
      text.append(steps[index])
      let parts = parts(of: row)
      if !parts.isEmpty || row.verdict != nil || row.problem != nil {
        text.space(width - steps[index].unicodeScalars.count + 2)
      }
      write(row, parts, room: look.width - numberWidth - width - 6, to: &text)
      text.newline()
    }
  }

  private func write(
    _ row: TimelineWords, _ parts: [String], room: Int, to text: inout TextBuffer
  ) {
    if let problem = row.problem {
      text.append(look.symbols.failed + " ", look.palette.error)
      return text.append(printable(problem))
    }
    if let verdict = row.verdict {
      let (symbol, words, style) = VerdictWords.of(verdict, look)
      text.append(symbol + " ", style)
      return text.append(printable(words))
    }
    text.append(cut(parts.joined(separator: " " + look.symbols.dot + " "), to: room))
  }

  /// Leaves out the end of what is longer than a line, unless all is wanted.
  private func cut(_ words: String, to room: Int) -> String {
    let scalars = words.unicodeScalars
    if isVerbose || scalars.count <= max(room, 20) { return words }
    let kept = String.UnicodeScalarView(scalars.prefix(max(room, 20) - 1))
    return String(kept) + look.symbols.ellipsis
  }

  /// What changed in the bar, what happened, and what had no effect.
  private func parts(of row: TimelineWords) -> [String] {
    var parts: [String] = []
    if !row.changes.isEmpty {
      parts.append(row.changes.joined(separator: ", then "))
    }
    for advice in row.advice {
      let location = advice.primary.location
      let line = book.position(location.range.start, in: location.file).line
      let place =
        location.file == book.first ? "line " + String(line) : book.line(location)
      parts.append(advice.code.spelling + " no effect, " + place)
    }
    let events = isVerbose ? row.events.map { $0.words } : row.entrances
    if !events.isEmpty {
      let shown = isVerbose ? events.count : TimelineText.eventLimit
      let more = events.count - shown
      let rest = more > 0 ? " and \(more) more" : ""
      parts.append(printable(events.prefix(shown).joined(separator: ", ")) + rest)
    }
    return parts
  }
}
