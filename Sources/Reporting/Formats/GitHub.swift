import Interpreter
import Language

/// A run as annotations of GitHub Actions: workflow commands, a line each.
///
/// A step shows ten errors and ten warnings and drops the others without a word. So the first of
/// each file come first, and the last one that is shown says how many more there are.
package enum GitHub {
  /// The most annotations of one level that a step shows.
  static let budget = 10
  /// Longer texts are shortened in the middle; a title is one line of a small box.
  private static let titleLimit = 200
  private static let messageLimit = 4000

  package static func write(_ record: RunRecord, _ paths: ReportPaths) -> TextBuffer {
    var errors = record.allComplaints.map { annotation($0) }
    errors += spread(record.findings.filter { $0.isError }).map { annotation($0, paths) }
    let warnings = spread(record.findings.filter { $0.isWarning }).map { annotation($0, paths) }
    var text = TextBuffer()
    write(errors, "error", &text)
    write(warnings, "warning", &text)
    write(notices(record), "notice", &text)
    return text
  }

  private struct Annotation {
    var title: String
    var message: String
    var properties: [(String, String)] = []
  }

  /// What is no fault and must not stay unsaid, a line each.
  private static func notices(_ record: RunRecord) -> [Annotation] {
    var notices: [Annotation] = []
    let skips = record.end.tally.skipLines
    if !skips.isEmpty {
      notices.append(Annotation(title: "sbar: skipped", message: skips.joined(separator: "\n")))
    }
    let known = record.known.count
    if known > 0 {
      let words = SummaryText.count(known, "scenario") + " known to fail; the job summary lists all"
      notices.append(Annotation(title: "sbar: known issues", message: words))
    }
    return notices
  }

  private static func annotation(_ complaint: Complaint) -> Annotation {
    Annotation(title: "sbar: " + complaint.cause.word, message: complaint.message)
  }

  private static func annotation(_ finding: ReportedFinding, _ paths: ReportPaths) -> Annotation {
    let place = finding.place
    var title = finding.kind.spelling + "[" + finding.code.spelling + "]"
    if let scenario = finding.scenario { title += " \"" + scenario + "\"" }
    var message = finding.message
    if let cells = finding.cells { message += "\non " + cells }
    for line in finding.advice { message += "\n" + line }
    var properties = [
      ("file", paths.relative(place.path)), ("line", String(place.start.line)),
      ("endLine", String(max(place.start.line, place.end.line))),
    ]
    // Columns count only where both ends lie in one line.
    if place.start.line == place.end.line {
      properties.append(("col", String(place.start.column)))
      properties.append(("endColumn", String(max(place.start.column, place.end.column))))
    }
    return Annotation(title: title, message: message, properties: properties)
  }

  /// The first of each file, then the second of each, and so on; files in their order, and in each
  /// those first that have a cause of their own.
  private static func spread(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var rounds: [[ReportedFinding]] = []
    var counts: [String: Int] = [:]
    for finding in findings.filter({ !$0.isRepeated }) + findings.filter({ $0.isRepeated }) {
      let round = counts[finding.place.path, default: 0]
      counts[finding.place.path] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(finding)
    }
    return rounds.flatMap { $0 }
  }

  private static func write(
    _ annotations: [Annotation], _ level: String, _ text: inout TextBuffer
  ) {
    let more = annotations.count - budget
    for (index, annotation) in annotations.prefix(budget).enumerated() {
      var message = MiddleCut.shorten(annotation.message, to: messageLimit)
      if more > 0 && index == budget - 1 {
        message +=
          "\n" + SummaryText.count(more, "more " + level) + " not shown here; "
          + "the job summary lists all"
      }
      let title = MiddleCut.shorten(annotation.title, to: titleLimit)
      let properties = annotation.properties + [("title", title)]
      text.append("::" + level + " ")
      for (place, property) in properties.enumerated() {
        text.append((place > 0 ? "," : "") + property.0 + "=")
        escape(property.1, isProperty: true, &text)
      }
      text.append("::")
      escape(message, isProperty: false, &text)
      text.newline()
    }
  }

  /// Escapes what ends a command, and in a property what ends that; control characters are shown.
  private static func escape(_ words: String, isProperty: Bool, _ text: inout TextBuffer) {
    for scalar in words.unicodeScalars {
      switch scalar.value {
      case 0x25: text.append("%25")
      case 0x0D: text.append("%0D")
      case 0x0A: text.append("%0A")
      case 0x3A where isProperty: text.append("%3A")
      case 0x2C where isProperty: text.append("%2C")
      case 0x00..<0x20, 0x7F...0x9F, 0x2028, 0x2029:
        text.append("\\u{" + hexadecimal(scalar.value, digits: 1) + "}")
      default: text.append(scalar)
      }
    }
  }
}

/// Texts that are too long for where they stand.
package enum MiddleCut {
  /// Returns `text` with an ellipsis in place of its middle, if it has more than `limit` scalars.
  package static func shorten(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit { return text }
    let scalars = Array(text.unicodeScalars)
    if scalars.count <= limit { return text }
    var short = String.UnicodeScalarView()
    let front = (limit - 1) * 2 / 3
    short.append(contentsOf: scalars[..<front])
    short.append("…")
    short.append(contentsOf: scalars[(scalars.count - (limit - 1 - front))...])
    return String(short)
  }
}
