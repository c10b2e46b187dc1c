import Interpreter
import Language

/// A run as TAP 13 (https://testanything.org/tap-version-13-specification.html), which every reader
/// knows: one test point a scenario, its cells as a subtest in the form of version 14, which older
/// readers skip, what is wrong as a block of YAML.
enum TAP {
  static func write(_ record: RunRecord) -> TextBuffer {
    var points: [Point] = []
    for file in record.files { points += self.points(of: file) }
    points += record.complaints.map { point($0) }
    var text = TextBuffer()
    text.append("TAP version 13")
    text.newline()
    for line in comments(record) { write("# " + line, 0, &text) }
    write(points, indent: 0, &text)
    return text
  }

  /// One test point.
  private struct Point {
    var isOK: Bool
    var description: String
    /// Why it was skipped.
    var skip: String?
    /// Why it is known to fail.
    var knownIssue: String?
    /// Keys and values of the block below it.
    var details: [(String, Value)] = []
    var subtest: [Point] = []
  }

  private enum Value {
    case text(String)
    case number(Int)
  }

  private static func points(of file: RunRecord.File) -> [Point] {
    var points = file.complaints.map { point($0) }
    for finding in file.findings where finding.isError {
      points.append(point(finding, file.name + ": " + finding.message))
    }
    for scenario in file.scenarios {
      points.append(point(scenario))
      for finding in scenario.findings where finding.kind == .denied {
        points.append(point(finding, finding.message))
      }
    }
    return points
  }

  private static func point(_ complaint: Complaint) -> Point {
    let cause = ("cause", Value.text(complaint.cause.word))
    return Point(isOK: false, description: complaint.message, details: [cause])
  }

  private static func point(_ finding: ReportedFinding, _ description: String) -> Point {
    Point(isOK: false, description: description, details: details(finding))
  }

  private static func point(_ scenario: RunRecord.Scenario) -> Point {
    let path = scenario.place.path + ":" + String(scenario.place.start.line)
    var point = Point(
      isOK: scenario.outcome == .passed && !scenario.isIdle, description: scenario.name)
    if scenario.outcome == .known { point.knownIssue = scenario.knownIssue }
    if scenario.isIdle { point.details.append(("message", .text("it expects nothing"))) }
    point.details.append(("at", .text(path)))
    guard scenario.cells.count > 1 else {
      let cell = scenario.cells.first
      var told = ToldCells()
      point.details += details(of: cell, scenario, &told)
      if point.isOK { point.details = [] }
      return point
    }
    var told = ToldCells()
    point.subtest = scenario.cells.map { cell in
      Point(
        isOK: cell.outcome == .passed || cell.outcome == .skipped, description: cell.label,
        skip: cell.outcome == .skipped ? cell.absence?.sentence ?? "" : nil,
        knownIssue: cell.outcome == .known ? scenario.knownIssue : nil,
        details: details(of: cell, scenario, &told))
    }
    if point.isOK { point.details = [] }
    return point
  }

  private static func details(
    of cell: RunRecord.Cell?, _ scenario: RunRecord.Scenario, _ told: inout ToldCells
  ) -> [(String, Value)] {
    guard let cell else { return [] }
    if let absence = cell.absence, scenario.cells.count == 1 {
      return [("skipped", .text(absence.sentence))]
    }
    guard let first = cell.findings.first else { return [] }
    var finding = scenario.findings[first.index]
    finding.message = first.message
    if let other = told.cell(telling: first.index, of: cell) { finding.block = "as on " + other }
    return details(finding)
  }

  private static func details(_ finding: ReportedFinding) -> [(String, Value)] {
    [
      ("message", .text(finding.message)),
      ("severity", .text(finding.kind.spelling)),
      ("code", .text(finding.code.spelling)),
      ("file", .text(finding.place.path)),
      ("line", .number(finding.place.start.line)),
      ("column", .number(finding.place.start.column)),
      ("report", .text(finding.block)),
    ]
  }

  private static func comments(_ record: RunRecord) -> [String] {
    [record.settings.tool] + record.end.tally.skipLines.map { "skipped " + $0 }
  }

  // MARK: - Writing

  private static func write(_ points: [Point], indent: Int, _ text: inout TextBuffer) {
    for (index, point) in points.enumerated() {
      if !point.subtest.isEmpty {
        write("# Subtest: " + escaped(point.description), indent, &text)
        write(point.subtest, indent: indent + 4, &text)
      }
      var line = (point.isOK ? "ok " : "not ok ") + String(index + 1)
      line += " - " + escaped(point.description)
      if let issue = point.knownIssue { line += " # TODO " + escaped(issue) }
      if let skip = point.skip { line += " # SKIP " + escaped(skip) }
      write(line, indent, &text)
      if !point.details.isEmpty && (!point.isOK || point.skip != nil) {
        write(point.details, indent: indent + 2, &text)
      }
    }
    write("1.." + String(points.count), indent, &text)
  }

  private static func write(
    _ details: [(String, Value)], indent: Int, _ text: inout TextBuffer
  ) {
    write("---", indent, &text)
    for (key, value) in details {
      switch value {
      case .number(let number): write(key + ": " + String(number), indent, &text)
      case .text(let words): write(key + ": " + quoted(words), indent, &text)
      }
    }
    write("...", indent, &text)
  }

  private static func write(_ line: String, _ indent: Int, _ text: inout TextBuffer) {
    text.space(indent)
    text.append(line)
    text.newline()
  }

  /// One line, in which `#` begins no directive.
  private static func escaped(_ description: String) -> String {
    var escaped = ""
    for scalar in printable(description).unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// A string of YAML in double quotes, of which JSON's escapes are a part.
  private static func quoted(_ words: String) -> String {
    var json = JSONWriter()
    json.value(words, escapingAll: true)
    return json.text.text
  }
}
