import Interpreter
import Language

/// A run as GitLab's code quality report: one JSON array, an object for each finding.
enum CodeQuality {
  /// A widget shows one line; more is no help there.
  private static let adviceLimit = 600

  static func write(_ record: RunRecord, _ paths: ReportPaths) -> TextBuffer {
    var fingerprints = Fingerprints()
    var json = JSONWriter()
    json.list { json in
      for finding in record.findings {
        json.object { write(finding, paths, &fingerprints, to: &$0) }
      }
      for complaint in record.allComplaints { json.object { write(complaint, paths, to: &$0) } }
      for skips in record.end.tally.skips {
        let place = record.place(of: skips.absence)
        json.object { write(skips, at: place, paths, to: &$0) }
      }
    }
    return json.text
  }

  private static func write(
    _ finding: ReportedFinding, _ paths: ReportPaths, _ fingerprints: inout Fingerprints,
    to json: inout JSONWriter
  ) {
    let path = paths.relative(finding.place.path)
    let scenario = finding.scenario.map { "\"" + $0 + "\": " } ?? ""
    let cells = finding.cells.map { ", on " + $0 } ?? ""
    let known = finding.knownIssue.map { " (known issue: " + $0 + ")" } ?? ""
    let advice = finding.advice.map { "; " + $0 }.joined()
    let rest = MiddleCut.shorten(advice, to: adviceLimit)
    json.field("description", scenario + finding.message + cells + known + rest)
    json.field("check_name", finding.code.spelling)
    json.field("fingerprint", fingerprints.next(finding, path: path))
    json.field("severity", severity(of: finding.kind))
    writePlace(path, line: finding.place.start.line, to: &json)
  }

  private static func write(
    _ complaint: Complaint, _ paths: ReportPaths, to json: inout JSONWriter
  ) {
    let path = complaint.path.map { paths.relative($0) } ?? "."
    json.field("description", complaint.message)
    writeNames(complaint.cause.word, complaint.message, path, to: &json)
    json.field("severity", "critical")
    writePlace(path, line: 1, to: &json)
  }

  /// Cells that never ran are no fault; they stand where the first of them would have run.
  private static func write(
    _ skips: Tally.Skips, at place: Place?, _ paths: ReportPaths, to json: inout JSONWriter
  ) {
    let path = place.map { paths.relative($0.path) } ?? "."
    json.field("description", "skipped: " + skips.line)
    writeNames("skipped", skips.absence.sentence, path, to: &json)
    json.field("severity", "info")
    writePlace(path, line: place?.start.line ?? 1, to: &json)
  }

  /// What is about no line of a source is known by its words.
  private static func writeNames(
    _ check: String, _ words: String, _ path: String, to json: inout JSONWriter
  ) {
    json.field("check_name", check)
    json.field(
      "fingerprint",
      Fingerprints.hash(path + "\n" + words, FNV.start) + Fingerprints.hash(check, FNV.start))
  }

  private static func writePlace(_ path: String, line: Int, to json: inout JSONWriter) {
    json.object("location") { json in
      json.field("path", path)
      json.object("lines") { $0.field("begin", line) }
    }
  }

  private static func severity(of kind: ReportedFinding.Kind) -> String {
    switch kind {
    case .error, .broken: "critical"
    case .failed, .denied: "major"
    case .undecided, .blank, .warning, .advice: "minor"
    case .known: "info"
    }
  }
}
