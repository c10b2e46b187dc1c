import Interpreter
import Language

/// A run as JUnit XML, in the form that most readers know (https://github.com/testmoapp/junitxml):
/// one suite a file, one case a cell. An expectation that fails or is undecided is a `failure`;
/// what could not be read or run is an `error`.
enum JUnit {
  static func write(_ record: RunRecord, _ paths: ReportPaths) -> TextBuffer {
    var suites = record.files.map { suite($0, record, paths) }
    if !record.complaints.isEmpty { suites.append(suiteOfRun(record)) }
    var xml = XMLWriter()
    let cases = suites.flatMap { $0.cases }
    var attributes = [("name", "sbar")] + counts(cases)
    if let time = record.time { attributes.append(("time", time)) }
    xml.element("testsuites", attributes) { xml in
      for suite in suites {
        xml.element("testsuite", [("name", suite.name)] + counts(suite.cases)) { xml in
          xml.element("properties", []) { xml in
            property("tool", record.settings.tool, &xml)
          }
          for one in suite.cases { write(one, &xml) }
        }
      }
    }
    return xml.text
  }

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  /// One `testcase`.
  private struct Case {
    var name: String
    var className: String
    var file: String?
    var line: Int?
    var assertions = 0
    var properties: [(String, String)] = []
    var result = Result.passed
  }

  private enum Result {
    case passed
    case skipped(String)
    /// An expectation that does not hold.
    case failure(type: String, message: String, body: String)
    /// What could not be read or run.
    case error(type: String, message: String, body: String)
  }

  // MARK: - From the record to cases

  private static func suite(
    _ file: RunRecord.File, _ record: RunRecord, _ paths: ReportPaths
  ) -> Suite {
    let path = paths.relative(file.name)
    let className = className(path)
    var cases: [Case] = []
    for complaint in file.complaints {
      let name = complaint.cause == .bug ? "the file can be run" : "the file can be read"
      cases.append(self.case(complaint, name, className, path))
    }
    let errors = file.findings.filter { $0.isError }
    if let first = errors.first {
      let body = errors.map { $0.block }.joined(separator: "\n")
      cases.append(
        Case(
          name: "the file is valid", className: className, file: path,
          line: first.place.start.line,
          result: .error(type: first.code.spelling, message: first.message, body: body)))
    }
    for scenario in file.scenarios {
      let own = paths.relative(scenario.place.path)
      var told = ToldCells()
      for cell in scenario.cells { cases.append(self.case(cell, scenario, className, own, &told)) }
      for finding in scenario.findings where finding.kind == .denied {
        cases.append(denied(finding, className, paths))
      }
    }
    return Suite(name: path, cases: cases)
  }

  private static func suiteOfRun(_ record: RunRecord) -> Suite {
    let cases = record.complaints.map { self.case($0, "the run", "sbar", $0.path) }
    return Suite(name: "sbar", cases: cases)
  }

  private static func `case`(
    _ complaint: Complaint, _ name: String, _ className: String, _ path: String?
  ) -> Case {
    Case(
      name: name, className: className, file: path,
      result: .error(
        type: complaint.cause.word, message: complaint.message, body: complaint.message))
  }

  private static func `case`(
    _ cell: RunRecord.Cell, _ scenario: RunRecord.Scenario, _ className: String, _ path: String,
    _ told: inout ToldCells
  ) -> Case {
    let label = cell.label
    return Case(
      name: scenario.name + (label.isEmpty ? "" : " [" + label + "]"), className: className,
      file: path, line: scenario.place.start.line, assertions: cell.expectations,
      properties: cell.axes.map { ($0.name, $0.value) } + scenario.tags.map { ("tag", $0) },
      result: result(cell, scenario, &told))
  }

  /// What became of a cell; a block is told in the first cell that has it.
  private static func result(
    _ cell: RunRecord.Cell, _ scenario: RunRecord.Scenario, _ told: inout ToldCells
  ) -> Result {
    let findings = cell.findings.map { scenario.findings[$0.index] }
    let worst = findings.indices.first { findings[$0].kind == .broken } ?? findings.indices.first
    let type = worst.map { findings[$0].kind.spelling + "[" + findings[$0].code.spelling + "]" }
    let message = worst.map { cell.findings[$0].message } ?? cell.outcome.spelling
    let blocks = cell.findings.map { finding in
      told.cell(telling: finding.index, of: cell).map { finding.message + ": as on " + $0 }
        ?? scenario.findings[finding.index].block
    }
    let body = blocks.joined(separator: "\n")
    switch cell.outcome {
    case .passed where scenario.isIdle:
      return .failure(
        type: "nothing ran", message: "the scenario expects nothing",
        body: "no expectation of it was compared")
    case .passed: return .passed
    case .known: return .skipped("known issue: " + (scenario.knownIssue ?? ""))
    case .skipped: return .skipped(cell.absence?.sentence ?? "skipped")
    case .failed, .undecided, .blank:
      return .failure(type: type ?? "", message: message, body: body)
    case .broken: return .error(type: type ?? "", message: message, body: body)
    }
  }

  private static func denied(
    _ finding: ReportedFinding, _ className: String, _ paths: ReportPaths
  ) -> Case {
    Case(
      name: (finding.scenario ?? "") + ": every setting has an effect", className: className,
      file: paths.relative(finding.place.path), line: finding.place.start.line,
      result: .failure(
        type: "denied[" + finding.code.spelling + "]", message: finding.message,
        body: finding.block))
  }

  /// `Specs.gallery` for `Specs/gallery.sbar`: readers group by what stands before a point.
  private static func className(_ path: String) -> String {
    var parts = path.split(separator: "/").map { String($0) }
    if let last = parts.last, last.hasSuffix(".sbar") {
      parts[parts.count - 1] = String(last.dropLast(5))
    }
    return parts.joined(separator: ".")
  }

  // MARK: - From cases to XML

  private static func counts(_ cases: [Case]) -> [(String, String)] {
    var (failures, errors, skipped, assertions) = (0, 0, 0, 0)
    for one in cases {
      assertions += one.assertions
      switch one.result {
      case .passed: break
      case .skipped: skipped += 1
      case .failure: failures += 1
      case .error: errors += 1
      }
    }
    return [
      ("tests", String(cases.count)), ("failures", String(failures)), ("errors", String(errors)),
      ("skipped", String(skipped)), ("assertions", String(assertions)),
    ]
  }

  private static func write(_ one: Case, _ xml: inout XMLWriter) {
    var attributes = [("name", one.name), ("classname", one.className)]
    if let file = one.file { attributes.append(("file", file)) }
    if let line = one.line { attributes.append(("line", String(line))) }
    attributes.append(("assertions", String(one.assertions)))
    var isEmpty = one.properties.isEmpty
    if case .passed = one.result {} else { isEmpty = false }
    if isEmpty { return xml.element("testcase", attributes) }
    xml.element("testcase", attributes) { xml in
      if !one.properties.isEmpty {
        xml.element("properties", []) { xml in
          for (name, value) in one.properties { property(name, value, &xml) }
        }
      }
      write(one.result, &xml)
    }
  }

  private static func write(_ result: Result, _ xml: inout XMLWriter) {
    switch result {
    case .passed: break
    case .skipped(let reason): xml.element("skipped", [("message", reason)])
    case .failure(let type, let message, let body):
      xml.element("failure", [("message", message), ("type", type)], text: body)
    case .error(let type, let message, let body):
      xml.element("error", [("message", message), ("type", type)], text: body)
    }
  }

  private static func property(_ name: String, _ value: String, _ xml: inout XMLWriter) {
    xml.element("property", [("name", name), ("value", value)])
  }
}

extension RunCause {
  /// In a word or two.
  var word: String {
    switch self {
    case .bug: "bug"
    case .unreadable: "unreadable"
    case .invalid: "invalid"
    case .failed: "failed"
    case .denied: "denied"
    case .undecided: "undecided"
    case .interrupted: "interrupted"
    case .blank: "blank"
    case .outOfTime: "out of time"
    case .nothingRan: "nothing ran"
    }
  }
}

extension RunRecord {
  /// Seconds with three digits behind the point; nil where times are left out.
  var time: String? {
    guard settings.showsTimes else { return nil }
    let milliseconds = end.nanoseconds / 1_000_000
    let rest = String(milliseconds % 1000)
    return String(milliseconds / 1000) + "."
      + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}
