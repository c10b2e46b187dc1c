import Interpreter
import Language
import StatusBar

/// A mismatch as text for people: one block, and one line for the list at the end.
package struct FailureText: Sendable {
  /// The most reasons that a block holds.
  static let reasonLimit = 6

  let book: SourceBook
  let look: Look
  /// The words in front of `FILE:LINE` that run a scenario again: `sbar test`.
  let rerun: String
  /// `true` prints every reason.
  let isVerbose: Bool

  package init(book: SourceBook, look: Look, rerun: String, isVerbose: Bool = false) {
    self.book = book
    self.look = look
    self.rerun = rerun
    self.isVerbose = isVerbose
  }

  /// Writes the block of one mismatch, and a blank line.
  package func write(
    _ folded: FoldedMismatch, of result: ScenarioResult, to text: inout TextBuffer
  ) {
    let mismatch = folded.mismatch
    let style = mismatch.kind.style(look.palette)
    text.append(mismatch.kind.symbol(look.symbols) + " ", style)
    DiagnosticText.writeHeader(
      mismatch.kind.spelling, mismatch.code, mismatch.title, style, &text, look)
    DiagnosticText.writeExcerpts(mismatch.labels, in: book, to: &text, style: style, look)
    writeFacts(folded, &text)
    text.field("scenario", shortName(of: result), look)
    if let step = mismatch.step {
      let line = book.position(step.range.start, in: step.file).line
      text.field("after", book.text(step, limit: 72) + " (line " + String(line) + ")", look)
    }
    if let cells = result.describe(folded.cells) { text.field("on", printable(cells), look) }
    if let message = mismatch.message { text.field("author", printable(message), look) }
    writeReasons(mismatch, &text)
    writeAssumptions(mismatch, &text)
    if let mend = mismatch.mend {
      MendText(book: book, look: look).writeBrief(mend, of: mismatch, to: &text)
    } else {
      for hint in mismatch.hints { text.field("hint", printable(hint), look) }
    }
    writeMore(mismatch, &text)
    text.field("rerun", command(for: mismatch), look)
    text.newline()
  }

  /// Writes the command that tells of the rules that decided.
  private func writeMore(_ mismatch: Mismatch, _ text: inout TextBuffer) {
    var rules: [String] = []
    for reason in mismatch.reasons.prefix(FailureText.reasonLimit)
    where !rules.contains(reason.rule.spelling) {
      rules.append(reason.rule.spelling)
    }
    let moment = "sbar explain " + book.operand(mismatch.location)
    // Where no rule decided there is nothing more to tell.
    guard !rules.isEmpty else { return }
    let also = " \(look.symbols.dot) sbar explain " + rules.joined(separator: " ")
    text.field("more", moment + also, look)
  }

  /// What is worst in a scenario, by which it is listed; nil where nothing is wrong.
  package func worst(_ folded: [FoldedMismatch]) -> Mismatch? {
    let kinds: [Mismatch.Kind] = [.failed, .broken]
    return (folded.first { kinds.contains($0.mismatch.kind) } ?? folded.first)?.mismatch
  }

  /// Writes one line for a scenario: the command that runs it again, its name, what is wrong
  /// first, and how much more is.
  package func writeLine(
    _ folded: [FoldedMismatch], of result: ScenarioResult, to text: inout TextBuffer
  ) {
    guard let mismatch = worst(folded) else { return }
    text.append(
      mismatch.kind.symbol(look.symbols) + " ", mismatch.kind.style(look.palette))
    text.append(command(for: mismatch))
    text.space(2)
    text.append(shortName(of: result) + ": " + printable(mismatch.title))
    if folded.count > 1 { text.append(" (and " + String(folded.count - 1) + " more)") }
    text.newline()
  }

  /// Writes `path:line:column: failed[SB4001]: what is wrong` and the cells.
  package func writeShort(
    _ folded: FoldedMismatch, of result: ScenarioResult, to text: inout TextBuffer
  ) {
    let mismatch = folded.mismatch
    text.append(book.place(mismatch.location) + ": ")
    text.append(
      mismatch.kind.spelling + "[" + mismatch.code.spelling + "]",
      mismatch.kind.style(look.palette))
    text.append(": " + printable(mismatch.title))
    if let cells = result.describe(folded.cells) { text.append(" on " + printable(cells)) }
    text.newline()
  }

  /// The name between quotes, as it may be printed; a long one without its middle.
  private func shortName(of result: ScenarioResult) -> String {
    let name = MiddleCut.shorten(book.name(of: result), to: look.nameLimit)
    return printable("\"" + name + "\"")
  }

  /// The command that runs the scenario of a mismatch again, as a shell takes it.
  func command(for mismatch: Mismatch) -> String {
    rerun + " " + book.operand(mismatch.location)
  }

  /// Writes both values, unless the title says them.
  private func writeFacts(_ folded: FoldedMismatch, _ text: inout TextBuffer) {
    let mismatch = folded.mismatch
    if mismatch.expected.isEmpty && mismatch.actual.isEmpty { return }
    let isTold =
      mismatch.title == "the bar is \(mismatch.actual), expected \(mismatch.expected)"
    if isTold && folded.otherActuals.isEmpty { return }
    if !isTold { text.field("expected", printable(mismatch.expected), look, look.palette.passed) }
    var actual = mismatch.actual
    if !folded.otherActuals.isEmpty {
      actual += "; elsewhere " + folded.otherActuals.joined(separator: "; ")
    }
    text.field("actual", printable(actual), look, mismatch.kind.style(look.palette))
  }

  /// Writes why, as far as six lines go.
  private func writeReasons(_ mismatch: Mismatch, _ text: inout TextBuffer) {
    let limit = isVerbose ? mismatch.reasons.count : FailureText.reasonLimit
    let width = mismatch.reasons.reduce(0) { max($0, $1.rule.spelling.utf8.count) }
    for (index, reason) in mismatch.reasons.prefix(limit).enumerated() {
      let rule = reason.rule.spelling
      let padding = String(repeating: " ", count: width - rule.utf8.count)
      let line = reason.location.map { place(of: $0, mismatch) } ?? ""
      let words = rule + padding + "  " + printable(reason.text) + line
      text.field(index == 0 ? "why" : "", words, look)
    }
    writeRest(mismatch.reasons.count - limit, of: mismatch, &text)
  }

  /// Writes how many rows are left out, and what shows them.
  func writeRest(_ more: Int, of mismatch: Mismatch, _ text: inout TextBuffer) {
    guard more > 0 else { return }
    let command = command(for: mismatch) + " --verbose"
    text.field("", look.symbols.ellipsis + " " + String(more) + " more: " + command, look)
  }

  /// ` (line 12)`, with the path where it lies in another file.
  func place(of location: Location, _ mismatch: Mismatch) -> String {
    if location.file != mismatch.location.file { return " (" + book.line(location) + ")" }
    let line = book.position(location.range.start, in: location.file).line
    return " (line " + String(line) + ")"
  }
}

extension Mismatch {
  /// What an excerpt marks: the fact, and what led to it, numbered in the order of time.
  var labels: [Diagnostic.Label] {
    let fact = Diagnostic.Label(location, "")
    if story.isEmpty { return [fact] + (decisive.map { [$0] } ?? []) }
    if story.count == 1 { return [fact] + story }
    return [fact]
      + story.enumerated().map { number, label in
        Diagnostic.Label(label.location, String(number + 1) + "  " + label.text)
      }
  }
}

extension SourceBook {
  /// The name of a scenario, as written.
  package func name(of result: ScenarioResult) -> String { text(of: result.name) }

  /// All of the text at `location`, as written.
  func text(of location: Location) -> String {
    page(location.file)?.source.text(location.range) ?? ""
  }

  /// What a command takes to mean the scenario at `location`, as a shell takes it: `path:line`.
  func operand(_ location: Location) -> String {
    let file = name(of: location.file)
    let isDashed = file.utf8.first == UInt8(ascii: "-")
    let name = file == "<stdin>" ? "-" : isDashed ? "./" + file : file
    let line = position(location.range.start, in: location.file).line
    return ShellWord.quote(name + ":" + String(line))
  }
}

extension Mismatch.Kind {
  package var spelling: String {
    switch self {
    case .failed: "failed"
    case .undecided: "undecided"
    case .broken: "broken"
    case .blank: "blank"
    }
  }

  func symbol(_ symbols: Symbols) -> String {
    switch self {
    case .failed, .broken: symbols.failed
    case .undecided, .blank: symbols.undecided
    }
  }

  func style(_ palette: Palette) -> Palette.Style {
    switch self {
    case .failed, .broken: palette.error
    case .undecided, .blank: palette.warning
    }
  }
}

/// Words of a command that can be pasted into a shell.
package enum ShellWord {
  /// Returns `word`, in quotes if a shell would take it for something else.
  package static func quote(_ word: String) -> String {
    var isPlain = !word.utf8.isEmpty
    for byte in word.utf8 where !isSafe(byte) { isPlain = false }
    if !printable(word).utf8.elementsEqual(word.utf8) { return escaped(word) }
    if isPlain { return word }
    var quoted = "'"
    for scalar in word.unicodeScalars {
      if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "'"
  }

  /// Returns `word` as `$'…'`, with escapes for what must not reach a terminal as it is.
  private static func escaped(_ word: String) -> String {
    var quoted = "$'"
    for scalar in word.unicodeScalars {
      let one = String(scalar)
      if scalar == "'" || scalar == "\\" {
        quoted += "\\" + one
      } else if printable(one).utf8.elementsEqual(one.utf8) {
        quoted += one
      } else {
        for byte in one.utf8 { quoted += "\\x" + hexadecimal(UInt32(byte), digits: 2) }
      }
    }
    return quoted + "'"
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "+"),
      UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ","), 0x80...:
      true
    default: false
    }
  }
}
