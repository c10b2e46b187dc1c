import Interpreter

/// A run as Markdown: what a pull request or a job summary shows.
package enum Markdown {
  /// GitHub refuses a summary of more than a mebibyte.
  package static let summaryLimit = 1_000_000
  /// The most rows of a list and the longest name in one.
  private static let nameLimit = 200

  /// Writes the summary, what is wrong, and the blocks of as many findings as `limit` bytes hold.
  package static func write(
    _ record: RunRecord, _ paths: ReportPaths, limit: Int = Int.max
  ) -> TextBuffer {
    var text = TextBuffer()
    line("## Status bar specs", &text)
    line("", &text)
    line((record.end.status == 0 ? "✅ " : "❌ ") + escaped(headline(record)), &text)
    let skips = record.end.tally.skipLines
    list(skips.isEmpty ? nil : "Skipped", skips, limit, &text)
    let complaints = record.allComplaints.map { $0.message }
    list(complaints.isEmpty ? nil : "Not run", complaints, limit, &text)
    writeFindings(record.findings.filter { $0.isError }, "What is wrong", paths, limit, &text)
    writeFindings(record.findings.filter { $0.isWarning }, "Warnings", paths, limit, &text)
    writeKnown(record, paths, limit, &text)
    return text
  }

  /// Lists the scenarios that fail as their authors know.
  private static func writeKnown(
    _ record: RunRecord, _ paths: ReportPaths, _ limit: Int, _ text: inout TextBuffer
  ) {
    var left = record.known.count
    guard left > 0 else { return }
    line("", &text)
    line("### Known issues", &text)
    line("", &text)
    for scenario in record.known {
      let place = paths.relative(scenario.place.path) + ":" + String(scenario.place.start.line)
      let words = [place, "\"" + scenario.name + "\"", scenario.knownIssue ?? ""]
      let row = words.map { escaped(MiddleCut.shorten($0, to: nameLimit)) }
      let whole = "- " + row[0] + " " + row[1] + ": " + row[2]
      guard whole.utf8.count <= limit - 1000 - text.bytes.count else { break }
      line(whole, &text)
      left -= 1
    }
    if left > 0 { rest(left, &text) }
  }

  private static func headline(_ record: RunRecord) -> String {
    var text = TextBuffer()
    SummaryText.writeHeadline(
      record.verb, of: record.settings.subject, record.end, to: &text, Look())
    return text.text
  }

  private static func list(
    _ title: String?, _ rows: [String], _ limit: Int, _ text: inout TextBuffer
  ) {
    guard let title else { return }
    line("", &text)
    line("### " + title, &text)
    line("", &text)
    var left = rows.count
    for row in rows {
      let whole = "- " + escaped(row)
      guard whole.utf8.count <= limit / 4 - text.bytes.count else { break }
      line(whole, &text)
      left -= 1
    }
    if left > 0 { rest(left, &text) }
  }

  private static func writeFindings(
    _ findings: [ReportedFinding], _ title: String, _ paths: ReportPaths, _ limit: Int,
    _ text: inout TextBuffer
  ) {
    guard !findings.isEmpty else { return }
    line("", &text)
    line("### " + title, &text)
    line("", &text)
    line("| place | scenario | what |", &text)
    line("|---|---|---|", &text)
    var left = findings.count
    for finding in findings {
      let place = paths.relative(finding.place.path) + ":" + String(finding.place.start.line)
      let scenario = finding.scenario ?? ""
      let what = finding.message + (finding.cells.map { "; on " + $0 } ?? "")
      let row = [place, scenario, what].map { escaped(MiddleCut.shorten($0, to: nameLimit)) }
      let whole = "| " + row.joined(separator: " | ") + " |"
      guard whole.utf8.count <= limit / 2 - text.bytes.count else { break }
      line(whole, &text)
      left -= 1
    }
    if left > 0 { rest(left, &text) }
    writeBlocks(findings, limit, &text)
  }

  private static func writeBlocks(
    _ findings: [ReportedFinding], _ limit: Int, _ text: inout TextBuffer
  ) {
    let findings = findings.filter { !$0.isRepeated }
    var left = findings.count
    for finding in findings {
      let block = finding.block
      guard block.utf8.count <= limit - 1000 - text.bytes.count else { break }
      let fence = String(repeating: "`", count: max(3, longestTicks(in: block) + 1))
      line("", &text)
      line(fence + "text", &text)
      text.append(block.utf8.last == UInt8(ascii: "\n") ? String(block.dropLast()) : block)
      line("", &text)
      line(fence, &text)
      left -= 1
    }
    if left > 0 { rest(left, &text) }
  }

  private static func rest(_ count: Int, _ text: inout TextBuffer) {
    line("", &text)
    line("… and " + SummaryText.grouped(count) + " more that find no room here.", &text)
  }

  private static func longestTicks(in block: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in block.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// One line in which nothing is markup: neither Markdown's nor HTML's.
  private static func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in printable(words).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "!", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func line(_ words: String, _ text: inout TextBuffer) {
    text.append(words)
    text.newline()
  }
}
