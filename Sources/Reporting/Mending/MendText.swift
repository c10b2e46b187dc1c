import Interpreter
import Language
import StatusBar
import Wording

/// Mends as text for people: a few lines in a failure block, or each at length.
package struct MendText: Sendable {
  /// The most lines of a difference that a failure block holds, but for those that are to be
  /// pasted: they are all there, and none is cut.
  private static let lineLimit = 10

  private let book: SourceBook
  private let look: Look

  package init(book: SourceBook, look: Look) {
    self.book = book
    self.look = look
  }

  // MARK: - At length

  /// Writes what is wrong, in the words of a failure block, and where.
  package func writeHead(
    _ mismatch: FindingWords, scenario: String, to text: inout TextBuffer
  ) {
    FailureHead(book: book, look: look).write(mismatch, scenario: scenario, to: &text)
    text.newline()
  }

  /// Writes one of several mends: what it does, the Swift, what it was tried on, the difference.
  ///
  /// `tried` says what came of it in place of what became of scenarios; of `hidden` no difference
  /// is shown.
  package func write(
    _ mend: Mend, number: Int, tried: String? = nil, without hidden: FileID? = nil,
    to text: inout TextBuffer
  ) {
    text.append("mend " + String(number) + ": ", look.palette.hint)
    text.append(printable(mend.fix.title), look.palette.title)
    text.newline()
    for (index, line) in mend.swift.enumerated() {
      text.field(index == 0 ? "in Swift" : "", printable(line), look)
    }
    text.field("tried", tried ?? mend.verdict(in: book), look)
    for (old, new) in book.changed(by: mend.fix.edits) where old.file != hidden {
      UnifiedDiff.write(old.bytes, new.bytes, named: old.name, to: &text, look)
    }
    text.newline()
  }

  /// Writes `path:line:column: mend 1: what it does (what it was tried on)`.
  package func writeShort(
    _ mend: Mend, number: Int, of mismatch: FindingWords, to text: inout TextBuffer
  ) {
    text.append(book.place(mismatch.location) + ": ")
    text.append("mend " + String(number), look.palette.hint)
    text.append(": " + printable(mend.fix.title) + " (" + mend.verdict(in: book) + ")")
    text.newline()
  }

  /// Writes that nothing that is known helps, and why the bar is as it is.
  package func writeNone(
    _ search: MendSearch, of mismatch: FindingWords, to text: inout TextBuffer
  ) {
    text.field("mend", MendText.noneWords(search), look)
    for (index, reason) in mismatch.reasons.prefix(3).enumerated() {
      let words = printable(reason.text) + " (" + reason.rule.spelling + ")"
      text.field(index == 0 ? "why" : "", words, look)
    }
    text.newline()
  }

  /// `none of the edits that sbar knows helps (34 were tried)`
  package static func noneWords(_ search: MendSearch) -> String {
    switch search.tried {
    case 0: "none: sbar knows no edit for this"
    case 1: "none: the one edit that sbar knows does not help"
    default:
      search.isComplete
        ? "none: of the " + SummaryText.grouped(search.tried) + " edits that sbar tried none helps"
        : "none so far: " + SummaryText.grouped(search.tried)
          + " edits were tried, and the file is too large to try all"
    }
  }

  // MARK: - In a failure block

  /// Writes the mend of a failure: its difference in short, and what it was tried on; `tried` says
  /// what came of it in place of what became of scenarios.
  func writeBrief(
    _ mend: Mend, of mismatch: FindingWords, tried: String? = nil, _ fields: BlockFields,
    to text: inout TextBuffer
  ) {
    fields.writeProse("mend", printable(mend.fix.title), to: &text)
    var left = MendText.lineLimit
    var hidden = 0
    for (old, new) in book.changed(by: mend.fix.edits) {
      if old.file != mismatch.location.file { fields.write("", printable(old.name), to: &text) }
      let lines = UnifiedDiff.changedLines(old.bytes, new.bytes)
      let width = lines.reduce(0) { max($0, MendText.number($1).utf8.count) }
      for line in lines {
        left -= 1
        guard left >= 0 || line.kind == .added else {
          hidden += 1
          continue
        }
        write(line, fields.column + width, &text)
      }
    }
    if hidden > 0 {
      let command = "sbar mend " + book.operand(mismatch.location)
      let rest = look.symbols.ellipsis + " " + String(hidden) + " more lines: " + command
      fields.write("", rest, to: &text)
    }
    fields.writeProse("", "tried: " + (tried ?? mend.verdict(in: book)), to: &text)
  }

  private static func number(_ line: UnifiedDiff.Line) -> String {
    line.number.map { String($0) } ?? ""
  }

  private func write(_ line: UnifiedDiff.Line, _ width: Int, _ text: inout TextBuffer) {
    let number = MendText.number(line)
    text.space(width - number.utf8.count)
    text.append(number + " ", look.palette.gutter)
    let style: Palette.Style
    let sign: String
    switch line.kind {
    case .kept: (sign, style) = (look.symbols.bar, .none)
    case .removed: (sign, style) = ("-", look.palette.error)
    case .added: (sign, style) = ("+", look.palette.passed)
    }
    let whole = printable(String(decoding: line.text, as: UTF8.self))
    let room = max(20, look.width - width - 3)
    let words = line.kind == .added ? whole : MiddleCut.shorten(whole, to: room)
    text.append(sign + (words.isEmpty ? "" : " " + words), style)
    text.newline()
  }
}
