import Interpreter

/// What a run comes to, as text for people.
package enum SummaryText {
  /// Writes why cells were skipped, then two lines: the scenarios by outcome, in words that agree
  /// with the exit code; then cells, expectations, time and rate.
  package static func write(
    _ end: RunEnd, showsTimes: Bool = true, to text: inout TextBuffer, _ look: Look
  ) {
    writeSkips(end.tally, &text, look)
    let isGood = end.causes.isEmpty
    let style = isGood ? look.palette.passed : look.palette.error
    text.append(isGood ? look.symbols.passed : look.symbols.failed, style)
    text.space()
    writeHeadline(.test, end, to: &text, look)
    text.newline()
    writeDetails(end, showsTimes, &text, look)
  }

  /// Writes `2 scenarios in 1 file: 1 passed, 1 failed`, without a sign and an end of line.
  static func writeHeadline(
    _ verb: RunVerb, of subject: ReportSubject = .scenario, _ end: RunEnd,
    to text: inout TextBuffer, _ look: Look
  ) {
    let style = end.causes.isEmpty ? look.palette.passed : look.palette.error
    let files = count(end.tally.files, "file")
    let outcome: String
    switch verb {
    case .test:
      let scenarios = end.tally.scenarios.total + end.tally.listed
      text.append(count(scenarios, subject.noun) + " in " + files + ": ")
      outcome = end.tally.listed > 0 ? "listed" : outcomes(end.tally)
    case .check:
      text.append(files + ": ")
      outcome = checked(end.tally)
    }
    text.append(([outcome] + problems(verb, end)).joined(separator: ", "), style)
  }

  /// What else makes the run no success, each in a few words.
  private static func problems(_ verb: RunVerb, _ end: RunEnd) -> [String] {
    let tally = end.tally
    var words: [String] = []
    func add(_ number: Int, _ noun: String, _ rest: String) {
      if number > 0 { words.append(count(number, noun) + rest) }
    }
    if verb == .test { add(tally.invalidFiles, "file", " not valid") }
    add(tally.unread, "path", " not read")
    add(tally.trapped, "file", " not run for a bug in sbar")
    add(tally.emptyFolders, "folder", " without specs")
    if verb == .test, tally.idle > 0 {
      words.append(grouped(tally.idle) + (tally.idle == 1 ? " expects" : " expect") + " nothing")
    }
    if end.causes.contains(.denied) { add(tally.advice, "setting", " without effect denied") }
    add(tally.vainQuirks, "defect", " that no cell can have")
    if end.causes.contains(.interrupted) { words.append("interrupted") }
    if end.causes.contains(.outOfTime) { words.append("out of time") }
    if let failures = end.stoppedAfter {
      words.append("stopped after " + count(failures, "failure"))
    }
    return words
  }

  /// The most reasons for skipped cells that are listed.
  private static let skipLimit = 5

  private static func writeSkips(_ tally: Tally, _ text: inout TextBuffer, _ look: Look) {
    let lines = tally.skipLines
    for line in lines.prefix(skipLimit) {
      text.append(look.symbols.dot + " skipped  ", look.palette.gutter)
      text.append(printable(line))
      text.newline()
    }
    guard lines.count > skipLimit else { return }
    let more = tally.skips.dropFirst(skipLimit).reduce(0) { $0 + $1.cells }
    text.append(look.symbols.dot + " skipped  ", look.palette.gutter)
    text.append(count(more, "more cell") + " for the like; --format json tells of each")
    text.newline()
  }

  /// `11 passed (3 on assumptions), 1 failed`.
  private static func outcomes(_ tally: Tally) -> String {
    var words = tally.scenarios.words.map { grouped($0.count) + " " + $0.word }
    guard !words.isEmpty else { return "none ran" }
    guard tally.onAssumptions > 0 else { return joined(words, ", ") }
    // What passed comes first.
    let count = grouped(tally.onAssumptions)
    guard words.count > 1 else {
      return words[0] + ", " + count + " of them on assumptions; `--strict` lists them"
    }
    words[0] += " (" + count + " on assumptions)"
    return joined(words, ", ")
  }

  private static func writeDetails(
    _ end: RunEnd, _ showsTimes: Bool, _ text: inout TextBuffer, _ look: Look
  ) {
    let tally = end.tally
    if tally.listed > 0 { return writeListed(end, showsTimes, &text, look) }
    var parts = [count(tally.cells.total, "cell")]
    if tally.cells.words.count > 1 {
      let words = tally.cells.words.map { grouped($0.count) + " " + $0.word }
      parts[0] += " (" + joined(words, ", ") + ")"
    }
    parts.append(count(tally.expectations, "expectation"))
    if tally.errors > 0 { parts.append(count(tally.errors, "error")) }
    if tally.warnings > 0 { parts.append(count(tally.warnings, "warning")) }
    if let seed = end.seed { parts.append("shuffled by " + String(seed)) }
    if showsTimes {
      parts.append(duration(end.nanoseconds))
      // What other runs told of may be any number.
      let scaled = UInt64(tally.scenarios.total).multipliedReportingOverflow(by: 1_000_000_000)
      let rate = (scaled.overflow ? UInt64.max : scaled.partialValue) / max(end.nanoseconds, 1)
      if tally.scenarios.total > 0 { parts.append(grouped(Int(clamping: rate)) + " scenarios/s") }
    }
    text.space(look.symbols.passed.unicodeScalars.count + 1)
    text.append(parts.joined(separator: " " + look.symbols.dot + " "))
    text.newline()
  }

  private static func writeListed(
    _ end: RunEnd, _ showsTimes: Bool, _ text: inout TextBuffer, _ look: Look
  ) {
    text.space(look.symbols.passed.unicodeScalars.count + 1)
    text.append(count(end.tally.listedCells, "cell"))
    if showsTimes { text.append(" " + look.symbols.dot + " " + duration(end.nanoseconds)) }
    text.newline()
  }

  /// Writes one line: what a check found in how many files.
  package static func writeCheck(
    _ end: RunEnd, showsTimes: Bool = true, to text: inout TextBuffer, _ look: Look
  ) {
    let isGood = end.causes.isEmpty
    let style = isGood ? look.palette.passed : look.palette.error
    text.append(isGood ? look.symbols.passed : look.symbols.failed, style)
    text.space()
    writeHeadline(.check, end, to: &text, look)
    if showsTimes { text.append(" " + look.symbols.dot + " " + duration(end.nanoseconds)) }
    text.newline()
  }

  /// `2 errors, 1 warning`.
  private static func checked(_ tally: Tally) -> String {
    var parts = [tally.errors == 0 ? "no errors" : count(tally.errors, "error")]
    if tally.warnings > 0 { parts.append(count(tally.warnings, "warning")) }
    if tally.notes > 0 { parts.append(count(tally.notes, "note")) }
    return joined(parts, ", ")
  }

  /// Writes a line that holds nothing which a terminal would obey.
  package static func writeLine(_ words: String, to text: inout TextBuffer) {
    text.append(printable(words))
    text.newline()
  }

  /// Writes `error: message`, and a hint below it.
  package static func writeError(
    _ message: String, hint: String?, to text: inout TextBuffer, _ look: Look
  ) {
    write("error", look.palette.error, message, hint: hint, to: &text, look)
  }

  /// Writes `warning: message`, and a hint below it.
  package static func writeWarning(
    _ message: String, hint: String?, to text: inout TextBuffer, _ look: Look
  ) {
    write("warning", look.palette.warning, message, hint: hint, to: &text, look)
  }

  private static func write(
    _ kind: String, _ style: Palette.Style, _ message: String, hint: String?,
    to text: inout TextBuffer, _ look: Look
  ) {
    text.append(kind + ":", style)
    text.append(" " + printable(message))
    text.newline()
    guard let hint else { return }
    text.space(2)
    text.append("hint:", look.palette.hint)
    text.append(" " + printable(hint))
    text.newline()
  }

  /// `1 file`, `2 files`.
  package static func count(_ number: Int, _ noun: String) -> String {
    grouped(number) + " " + noun + (number == 1 ? "" : "s")
  }

  /// Thousands apart: `12,345`.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number).utf8)
    var result: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(UInt8(ascii: ",")) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `850 µs`, `12.3 ms`, `4.56 s`.
  package static func duration(_ nanoseconds: UInt64) -> String {
    switch nanoseconds {
    case ..<1_000_000: String(nanoseconds / 1000) + " µs"
    case ..<1_000_000_000: fixed(nanoseconds / 100_000, digits: 1) + " ms"
    default: fixed(nanoseconds / 10_000_000, digits: 2) + " s"
    }
  }

  /// `value` with its last `digits` digits behind a point.
  private static func fixed(_ value: UInt64, digits: Int) -> String {
    let scale: UInt64 = digits == 1 ? 10 : 100
    let rest = String(value % scale)
    return String(value / scale) + "."
      + String(repeating: "0", count: digits - rest.utf8.count) + rest
  }
}

extension Tally.Counts {
  /// The outcomes that occurred, the good ones first, with their words.
  var words: [(count: Int, word: String)] {
    [
      (passed, "passed"), (failed, "failed"), (broken, "broken"), (undecided, "undecided"),
      (blank, "with a blank"),
      (known, "known to fail"), (skipped, "skipped"),
    ].filter { $0.0 > 0 }
  }
}
