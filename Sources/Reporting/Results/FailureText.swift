import Interpreter
import Language
import StatusBar
import Wording

/// A mismatch as text for people: one block, and one line for the list at the end.
package struct FailureText: Sendable {
  /// The most reasons that are told, and the most lines that a block gives them.
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
    _ folded: FoldedFinding, of result: ScenarioResult, to text: inout TextBuffer
  ) {
    let mismatch = folded.mismatch
    FailureHead(book: book, look: look).write(
      mismatch, also: folded.others, scenario: book.name(of: result),
      cells: result.whereabouts(folded.cells), to: &text)
    let tellsFacts = tellsFacts(folded)
    let keyWidth = tellsFacts ? 9 : mismatch.assumptions.isEmpty ? 6 : 8
    // The keys of most blocks are short.
    let fields = BlockFields(look: look, keyWidth: keyWidth)
    if tellsFacts { writeFacts(folded, fields, &text) }
    for (index, other) in folded.others.enumerated() {
      fields.writeProse(index == 0 ? "also" : "", printable(other.title), to: &text)
    }
    writeReasons(mismatch, fields, &text)
    writeAssumptions(mismatch, fields, &text)
    if let mend = mismatch.mend {
      MendText(book: book, look: look).writeBrief(mend, of: mismatch, fields, to: &text)
    } else {
      for hint in mismatch.hints { fields.writeProse("hint", printable(hint), to: &text) }
    }
    writeMore(mismatch, fields, &text)
    fields.write("rerun", command(for: mismatch), to: &text)
    text.newline()
  }

  /// Writes the commands that tell of the moment, and of the rules that decided.
  private func writeMore(
    _ mismatch: FindingWords, _ fields: BlockFields, _ text: inout TextBuffer
  ) {
    var rules: [String] = []
    for reason in mismatch.reasons.prefix(FailureText.reasonLimit)
    where !rules.contains(reason.rule.spelling) {
      rules.append(reason.rule.spelling)
    }
    // A law that no step of a scenario broke has no moment.
    let hasMoment = mismatch.code != .lawFails || mismatch.step != nil
    let moment = hasMoment ? ["sbar explain " + book.operand(mismatch.runPlace)] : []
    // Where no rule decided there is nothing more to tell.
    guard !rules.isEmpty else { return }
    let all = moment + ["sbar rules " + rules.joined(separator: " ")]
    fields.write("more", all.joined(separator: " " + look.symbols.dot + " "), to: &text)
  }

  /// Writes one line for a scenario: the command that runs it again, its name, what is wrong
  /// first, and how much more is.
  package func writeLine(
    _ folded: [FoldedFinding], of result: ScenarioResult, to text: inout TextBuffer
  ) {
    guard let worst = folded.worst else { return }
    writeLine(folded[worst].mismatch, others: folded.count - 1, of: result, to: &text)
  }

  private func writeLine(
    _ mismatch: borrowing FindingWords, others: Int, of result: ScenarioResult,
    to text: inout TextBuffer
  ) {
    let style = mismatch.kind.style(look.palette)
    text.append(style.start)
    text.append(mismatch.kind.symbol(look.symbols))
    text.space()
    text.append(style.end)
    text.append(rerun)
    text.space()
    book.writeOperand(mismatch.runPlace, to: &text)
    text.append("  \"")
    text.append(printable: MiddleCut.shorten(book.name(of: result), to: look.nameLimit))
    text.append("\": ")
    text.append(printable: mismatch.title)
    if others > 0 { text.append(" (and " + String(others) + " more)") }
    text.newline()
  }

  /// Writes `path:line:column: failed[SB4001]: what is wrong` and the cells.
  package func writeShort(
    _ folded: FoldedFinding, of result: ScenarioResult, to text: inout TextBuffer
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

  /// The command that runs the scenario of a mismatch again, as a shell takes it.
  func command(for mismatch: FindingWords) -> String {
    joined(rerun, " ", book.operand(mismatch.runPlace))
  }

  /// `true` iff values have lines of their own: the title does not say them.
  private func tellsFacts(_ folded: FoldedFinding) -> Bool {
    let mismatch = folded.mismatch
    if mismatch.expected.isEmpty && mismatch.actual.isEmpty { return false }
    return mismatch.titleSays != .both || !folded.otherActuals.isEmpty
  }

  private func writeFacts(
    _ folded: FoldedFinding, _ fields: BlockFields, _ text: inout TextBuffer
  ) {
    let mismatch = folded.mismatch
    if mismatch.titleSays == .nothing {
      fields.write("expected", printable(mismatch.expected), look.palette.passed, to: &text)
    }
    var actual = mismatch.actual
    if !folded.otherActuals.isEmpty {
      actual += "; elsewhere " + folded.otherActuals.joined(separator: "; ")
      if folded.hasMoreActuals { actual += "; and others" }
    }
    fields.write("actual", printable(actual), mismatch.kind.style(look.palette), to: &text)
  }

  /// Writes why, as far as six lines go.
  private func writeReasons(
    _ mismatch: FindingWords, _ fields: BlockFields, _ text: inout TextBuffer
  ) {
    let reasons = mismatch.reasons.map { reason in
      let place = reason.location.map { ", " + line(of: $0, mismatch) } ?? ""
      return fields.lines(of: printable(reason.text) + " (" + reason.rule.spelling + place + ")")
    }
    let shown = isVerbose ? reasons.count : fitting(reasons)
    for (index, line) in reasons.prefix(shown).joined().enumerated() {
      fields.write(index == 0 ? "why" : "", line, to: &text)
    }
    writeRest(reasons.count - shown, of: mismatch, fields, &text)
  }

  /// How many reasons have room in six lines, one of which says how many there are more.
  private func fitting(_ reasons: [[String]]) -> Int {
    let limit = FailureText.reasonLimit
    if reasons.reduce(0, { $0 + $1.count }) <= limit { return reasons.count }
    var lines = 0
    let cut = reasons.firstIndex { reason in
      lines += reason.count
      return lines > limit - 1
    }
    return max(1, cut ?? reasons.count)
  }

  /// Writes how many rows are left out, and what shows them.
  func writeRest(
    _ more: Int, of mismatch: FindingWords, _ fields: BlockFields, _ text: inout TextBuffer
  ) {
    guard more > 0 else { return }
    let command = command(for: mismatch) + " --verbose"
    fields.write("", look.symbols.ellipsis + " " + String(more) + " more: " + command, to: &text)
  }

  /// `line 12`, with the path where it lies in another file.
  func line(of location: Location, _ mismatch: FindingWords) -> String {
    if location.file != mismatch.location.file { return book.line(location) }
    return "line " + String(book.position(location.range.start, in: location.file).line)
  }
}

extension [FoldedFinding] {
  /// Where what is worst in a scenario is, by which it is listed; nil where nothing is wrong.
  var worst: Int? {
    // Looked at where they lie: a mismatch is large.
    for index in indices {
      switch self[index].mismatch.kind {
      case .failed, .broken: return index
      case .undecided, .blank: break
      }
    }
    return indices.first
  }
}

extension SourceBook {
  /// The name of a scenario, as written.
  package func name(of result: ScenarioResult) -> String { text(of: result.name) }

  /// What a command takes to mean the scenario at `location`, as a shell takes it: `path:line`.
  func operand(_ location: Location) -> String {
    var text = TextBuffer()
    writeOperand(location, to: &text)
    return text.text
  }

  /// Writes that.
  fileprivate func writeOperand(_ location: Location, to text: inout TextBuffer) {
    let name = fileName(of: location.file)
    guard name.isPlain else {
      let operand = name.operand + ":" + String(lineNumber(location))
      return text.append(ShellWord.quote(operand))
    }
    text.append(name.operand)
    text.append(byte: UInt8(ascii: ":"))
    text.append(lineNumber(location))
  }
}

extension Finding.Kind {
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
    var isASCII = true
    for byte in word.utf8 {
      if !isSafe(byte) { isPlain = false }
      if byte >= 0x80 { isASCII = false }
    }
    if isPlain && isASCII { return word }
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

extension FindingWords {
  /// What a command line finds it by: its own place, or the step after which a law fails.
  var runPlace: Location { code == .lawFails ? step ?? location : location }
}
