import Interpreter
import Language
import StatusBar
import Wording

// What a verdict rests on, below the reasons.
extension FailureText {
  /// Writes each assumption once, with what decides it: what the text holds first, then rules.
  func writeAssumptions(
    _ mismatch: FindingWords, _ fields: BlockFields, _ text: inout TextBuffer
  ) {
    let all = rows(of: mismatch)
    let rows = all.filter { $0.rule.isEmpty } + all.filter { !$0.rule.isEmpty }
    let limit = isVerbose ? rows.count : FailureText.reasonLimit
    let width = rows.reduce(0) { max($0, $1.rule.utf8.count) } + 2
    for (index, row) in rows.prefix(limit).enumerated() {
      let padding = String(
        repeating: " ", count: row.rule.isEmpty ? 0 : width - row.rule.utf8.count)
      fields.write(index == 0 ? "assumes" : "", row.rule + padding + row.text, to: &text)
      guard let remark = row.remark else { continue }
      fields.write("", String(repeating: " ", count: max(width, 4)) + remark, to: &text)
    }
    writeRest(rows.count - limit, of: mismatch, fields, &text)
  }

  /// One assumption, or the same one at several places.
  private struct Row {
    var rule = ""
    var text: String
    var remark: String?
  }

  private func rows(of mismatch: FindingWords) -> [Row] {
    var rows: [Row] = []
    var told: [VerdictAssumption] = []
    for assumption in mismatch.assumptions where !told.contains(assumption) {
      let same = mismatch.assumptions.filter { $0.isSame(as: assumption) }
      told += same
      rows.append(
        Row(
          rule: assumption.rule?.spelling ?? "",
          text: printable(assumption.sentence) + places(of: same, mismatch),
          remark: remark(on: assumption, mismatch)))
    }
    return rows
  }

  /// How sure an assumption is and what decides it; of a failure, the setting that turns it.
  private func remark(on assumption: VerdictAssumption, _ mismatch: FindingWords) -> String? {
    guard let other = mismatch.otherReading, other.rule == assumption.rule,
      let setting = other.setting
    else { return assumption.remark }
    return assumption.remark(turnedBy: setting)
  }

  /// ` (lines 12, 17)`, with the path where they lie in another file.
  private func places(of same: [VerdictAssumption], _ mismatch: FindingWords) -> String {
    var lines: [Int] = []
    for assumption in same {
      guard let location = assumption.location else { return "" }
      let line = book.position(location.range.start, in: location.file).line
      if !lines.contains(line) { lines.append(line) }
    }
    guard let first = same.first?.location, lines.count > 1 else {
      return same.first?.location.map { " (" + line(of: $0, mismatch) + ")" } ?? ""
    }
    let list = lines.sorted().map { String($0) }.joined(separator: ", ")
    let isElsewhere = first.file != mismatch.location.file
    return " (" + (isElsewhere ? book.name(of: first.file) + ", " : "") + "lines " + list + ")"
  }
}

extension VerdictAssumption {
  /// `true` iff both say the same of one file.
  func isSame(as other: VerdictAssumption) -> Bool {
    switch (self, other) {
    case (.text(let text, let place), .text(let otherText, let otherPlace)):
      text == otherText && place.file == otherPlace.file
    case (.text, _), (.rule, _), (.backdrop, _): self == other
    }
  }
}
