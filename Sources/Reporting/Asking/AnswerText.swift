import Interpreter
import Language
import Picture
import StatusBar
import Wording

/// Answers as text for people: a head for each row, and below it why it is so.
package struct AnswerText: Sendable {
  let book: SourceBook
  let look: Look
  /// How much is told.
  let manner: Manner
  /// `true` iff what was asked is one line, of which a number tells nothing.
  let isOneLine: Bool

  package enum Manner: Sendable { case short, usual, verbose }

  package init(book: SourceBook, look: Look, manner: Manner, isOneLine: Bool) {
    self.book = book
    self.look = look
    self.manner = manner
    self.isOneLine = isOneLine
  }

  /// Writes the rows of one step, below its name if it has one.
  package func write(_ table: AnswerTable, to text: inout TextBuffer) {
    if let step = table.step, !table.rows.allSatisfy({ $0.isThroughout }) {
      text.append("after " + printable(book.text(step, limit: 72)), look.palette.hint)
      text.newline()
    }
    for row in table.rows where !row.isThroughout { write(row, of: table, to: &text) }
  }

  /// Writes the rows that are the same after every step.
  package func writeThroughout(_ table: AnswerTable, to text: inout TextBuffer) {
    let shared = table.rows.filter { $0.isThroughout }
    if shared.isEmpty { return }
    text.append("at the launch and after each step", look.palette.hint)
    text.newline()
    for row in shared { write(row, of: table, to: &text) }
  }

  private func write(
    _ row: AnswerTable.Row, of table: AnswerTable, to text: inout TextBuffer
  ) {
    writeHead(row, to: &text)
    if manner == .short { return }
    if let flip = row.flip, !row.isThroughout { writeFlip(flip, of: table, to: &text) }
    writeReasons(row, to: &text)
    writeAssumptions(row.assumptions, to: &text)
    writeAlternatives(row.alternatives, to: &text)
    writeWays(row, to: &text)
    text.newline()
  }

  /// `changes   with `--quirks Q3` it is hidden: iOS 16`
  private func writeAlternatives(
    _ alternatives: [AnswerTable.Remark<String>], to text: inout TextBuffer
  ) {
    let limit = manner == .verbose ? alternatives.count : FailureText.reasonLimit
    for (index, one) in alternatives.prefix(limit).enumerated() {
      let words = one.content + (one.place.map { ": " + $0 } ?? "")
      text.field(index == 0 ? "changes" : "", printable(words), look)
    }
    writeRest(alternatives.count - limit, &text)
  }

  /// `every phone, iOS 16 to 18: visible, dark text`
  private func writeHead(_ row: AnswerTable.Row, to text: inout TextBuffer) {
    if look.showsPills, row.answer.problem == nil {
      for pill in row.pills { text.append(pill.text(isASCII: false) + " ") }
    }
    text.append(printable(row.place) + ": ", look.palette.title)
    text.append(printable(row.words), style(of: row.answer))
    text.newline()
  }

  private func style(of answer: AnswerWords) -> Palette.Style {
    if let problem = answer.problem { return problem.kind.style(look.palette) }
    return answer.doubt == nil ? look.palette.passed : look.palette.warning
  }

  /// `in landscape (in portrait it is visible, dark text)`
  private func writeFlip(
    _ flip: AnswerTable.Flip, of table: AnswerTable, to text: inout TextBuffer
  ) {
    let other = table.rows[flip.row]
    let words = flip.here + " (" + flip.there + " " + other.clause + ")"
    text.field("turns", printable(words), look)
  }

  private func writeReasons(_ row: AnswerTable.Row, to text: inout TextBuffer) {
    // What decides says enough for most who ask: first of all what lies in the text.
    let first = row.reasons.first { $0.content.location != nil } ?? row.reasons.first
    let shown = manner == .verbose ? row.reasons : first.map { [$0] } ?? []
    let more = row.reasons.count - shown.count
    let width = shown.reduce(0) { max($0, $1.content.rule.spelling.utf8.count) }
    for (index, reason) in shown.enumerated() {
      let rule = reason.content.rule.spelling
      var words = rule + String(repeating: " ", count: width - rule.utf8.count + 2)
      words += printable(reason.content.text)
      words += reason.content.location.map { place(of: $0) } ?? ""
      if let place = reason.place { words += ": " + printable(place) }
      if more > 0 { words += "; " + String(more) + " more with -v" }
      text.field(index == 0 ? "because" : "", words, look)
    }
  }

  private func writeAssumptions(
    _ assumptions: [VerdictAssumption], to text: inout TextBuffer
  ) {
    let limit = manner == .verbose ? assumptions.count : FailureText.reasonLimit
    for (index, assumption) in assumptions.prefix(limit).enumerated() {
      var words = assumption.rule.map { $0.spelling + "  " } ?? ""
      words += printable(assumption.sentence)
      words += assumption.location.map { place(of: $0) } ?? ""
      text.field(index == 0 ? "assumes" : "", words, look)
      if let remark = assumption.remark { text.field("", "    " + printable(remark), look) }
    }
    writeRest(assumptions.count - limit, &text)
  }

  /// Writes the line that an answer depends on, and how to go on.
  private func writeWays(_ row: AnswerTable.Row, to text: inout TextBuffer) {
    let problem = row.answer.problem
    for hint in (row.answer.doubt?.hints ?? []) + (problem?.hints ?? []) + row.hints {
      text.field("hint", printable(hint), look)
    }
    guard let label = row.answer.doubt?.label ?? problem?.decisive ?? problem?.place else { return }
    DiagnosticText.writeExcerpts(
      [label], in: book, to: &text, style: style(of: row.answer), look)
  }

  private func writeRest(_ more: Int, _ text: inout TextBuffer) {
    guard more > 0 else { return }
    text.field("", look.symbols.ellipsis + " " + String(more) + " more: --verbose", look)
  }

  /// ` (line 12)`; of a single line the text itself.
  private func place(of location: Location) -> String {
    let words: String
    if location.file != book.first {
      words = book.line(location)
    } else if isOneLine {
      words = book.text(location, limit: 40)
    } else {
      words = "line " + String(book.position(location.range.start, in: location.file).line)
    }
    return " (" + printable(words) + ")"
  }

  /// Writes what was asked, and how long it took, if that is wanted.
  package func writeEnd(
    _ answers: Answers, nanoseconds: UInt64?, to text: inout TextBuffer
  ) {
    let cells = SummaryText.count(answers.cells.count { $0 != nil }, "cell")
    var words = cells
    if let releases = answers.axes.first?.values, let first = releases.first,
      let last = releases.last
    {
      words += ": iOS " + first + (first == last ? "" : " to " + last)
    }
    if let name = answers.beginsWith, let first = answers.axes.first?.values.first {
      words += "; " + printable(name) + " came with iOS " + first
    }
    if answers.releaseSource == .file { words += ", as the file says; `--on` asks elsewhere" }
    if let nanoseconds {
      words += " " + look.symbols.dot + " " + SummaryText.duration(nanoseconds)
    }
    text.field("asked", words, look)
  }
}

extension AnswerWords {
  /// The answer in words: what is seen, all that may be, or why a step cannot be done.
  package var words: String {
    if let problem { return problem.title }
    guard looks.count > 1 else { return looks.first?.words ?? "no bar" }
    return "unknown: " + BarLook.words(of: looks)
  }
}

extension CellAnswer.Alternative {
  /// What would be otherwise, in words.
  func words(against answer: AnswerWords) -> String {
    let isHidden = Set(looks.map { $0.isHidden })
    if looks.count > 1, isHidden.count > 1 { return "it is unknown" }
    if isHidden == Set(answer.looks.map { $0.isHidden }) || isHidden == [true] {
      return "it is " + (looks.first?.words ?? "gone")
    }
    return "it is visible"
  }
}

extension AnswerTable.Row {
  /// The answer in words.
  package var words: String {
    guard followsMode else { return answer.words }
    return (answer.looks.count > 1 ? "unknown: hidden, or " : "")
      + "visible, dark text in light mode, light text in dark mode"
  }

  /// The answer as a clause behind a place.
  fileprivate var clause: String {
    if answer.problem != nil { return "the steps cannot be done" }
    if followsMode, answer.looks.count == 1 { return "it is visible" }
    return answer.looks.count > 1 ? "it is unknown" : "it is " + answer.words
  }
}

extension BarLook {
  /// All that may be seen: `hidden, or visible, dark or light text`.
  fileprivate static func words(of looks: [BarLook]) -> String {
    var parts: [String] = []
    var contents: [String] = []
    for look in looks {
      if let content = look.content, !look.isCovered, look.trailing == nil {
        contents.append(content.spelling)
      } else {
        parts.append(look.words)
      }
    }
    if !contents.isEmpty {
      parts.append("visible, " + contents.joined(separator: " or ") + " text")
    }
    return parts.joined(separator: ", or ")
  }
}

extension FindingWords {
  /// The step itself, where nothing more is known of its place.
  fileprivate var place: Diagnostic.Label? {
    location.range.count > 0 ? Diagnostic.Label(location, "") : nil
  }
}
