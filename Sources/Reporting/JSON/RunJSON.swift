import Interpreter
import Language

/// A run as JSON Lines: one record a line, each with its kind and the version of the format.
///
/// The kinds are `start`, `file`, `diagnostic`, `error`, `scenario`, `listed` and `summary`, of a
/// question `answer` and `asked`; a reader skips those that it does not know. Bytes count from 0,
/// lines and columns from 1, columns in grapheme clusters.
package enum RunJSON {
  /// Changes when a field changes its meaning or goes; new fields do not change it.
  package static let version = 2

  // MARK: - Records

  /// The verbs whose first record names them.
  package enum Verb: String, Sendable, CaseIterable {
    case test, check, ask, audit, explore, mutate, mend

    init(_ verb: RunVerb) {
      switch verb {
      case .test: self = .test
      case .check: self = .check
      }
    }
  }

  /// Writes the first record of a run.
  package static func writeStart(verb: Verb, tool: String, to json: inout JSONWriter) {
    start.writeRecord(Start(tool: tool, verb: verb.rawValue), in: .empty, to: &json)
  }

  /// Writes whose records come next.
  static func writeFile(_ name: String, to json: inout JSONWriter) {
    file.writeRecord(name, in: .empty, to: &json)
  }

  /// Writes what is wrong with a file, and how reports for people tell of it.
  static func writeDiagnostic(
    _ diagnostic: Diagnostic, in book: SourceBook, to json: inout JSONWriter
  ) {
    let finding = diagnostic.severity == .note ? nil : ReportedFinding(diagnostic, in: book)
    let record = DiagnosticJSON.Record(diagnostic: diagnostic, finding: finding)
    DiagnosticJSON.record.writeRecord(record, in: book, to: &json)
  }

  /// Writes a problem that lies in no source: a missing file, a wrong command line.
  static func writeError(_ complaint: Complaint, to json: inout JSONWriter) {
    let cause = complaint.cause
    let record = Problem(
      message: complaint.message, path: complaint.path, cause: cause.word, exit: cause.status)
    error.writeRecord(record, in: .empty, to: &json)
  }

  /// Writes one scenario with all its cells.
  package static func writeScenario(
    _ result: ScenarioResult, told: RunRecord.Scenario? = nil, in book: SourceBook,
    to json: inout JSONWriter
  ) {
    let record = ScenarioJSON.Record(result, told: told)
    ScenarioJSON.scenario.writeRecord(record, in: book, to: &json)
  }

  /// Writes one scenario that is not run, with its cells.
  static func writeListed(
    _ scenario: ListedScenario, in book: SourceBook, to json: inout JSONWriter
  ) {
    ScenarioJSON.listed.writeRecord(scenario, in: book, to: &json)
  }

  /// Writes the last record of a run.
  package static func writeSummary(
    _ end: RunEnd, showsTimes: Bool = true, to json: inout JSONWriter
  ) {
    summary.writeRecord(Summary(end: end, showsTimes: showsTimes), in: .empty, to: &json)
  }

  // MARK: - Start, files, problems

  struct Start: Sendable {
    var tool: String
    var verb: String
  }

  static let start = JSONTable<Start, Start>(
    record: "start", blank: Start(tool: "sbar", verb: ""),
    [
      .text("tool", { $0.tool }, { $0.tool = $1 }),
      .word("verb", of: Verb.allCases.map { $0.rawValue }, { $0.verb }, { $0.verb = $1 }),
      .text("byteUnit") { _ in "utf-8 code unit, from 0" },
      .text("columnUnit") { _ in "grapheme cluster, from 1" },
    ])

  static let file = JSONTable<String, String>(
    record: "file", about: "The records behind it are of that file.", blank: "",
    [.text("path", { $0 }, { $0 = $1 })])

  /// What is wrong and lies in no source.
  struct Problem: Sendable {
    var message: String
    var path: String?
    /// Nil where only one command can tell of it.
    var cause: String?
    var exit: Int
  }

  static let error = JSONTable<Problem, Problem>(
    record: "error", about: "What is wrong and lies in no source.",
    blank: Problem(message: "", path: nil, cause: nil, exit: 0),
    [
      .text("message", { $0.message }, { $0.message = $1 }),
      .maybeText("path", { $0.path }, { $0.path = $1 }),
      .text("cause", ifAny: { $0.cause }, { $0.cause = $1 }),
      .count("exit", { $0.exit }, { $0.exit = $1 }),
    ])

  // MARK: - Summary

  struct Summary: Sendable {
    var end: RunEnd
    var showsTimes: Bool
  }

  static let counts = JSONTable<Tally.Counts, Tally.Counts>(
    "counts", blank: Tally.Counts(),
    [
      .count("total") { $0.total },
      .count("passed", { $0.passed }, { $0.passed = $1 }),
      .count("failed", { $0.failed }, { $0.failed = $1 }),
      .count("undecided", { $0.undecided }, { $0.undecided = $1 }),
      .count("skipped", { $0.skipped }, { $0.skipped = $1 }),
      .count("broken", { $0.broken }, { $0.broken = $1 }),
      .count("known", { $0.known }, { $0.known = $1 }),
      .count("blank", { $0.blank }, { $0.blank = $1 }),
    ])

  private static let skips = JSONTable<Tally.Skips, Tally.Skips>(
    blank: Tally.Skips(absence: .told(""), cells: 0),
    [
      .text("reason", { $0.absence.sentence }, { $0.absence = .told($1) }),
      .ordinal("cells", { $0.cells }, { $0.cells = $1 }),
    ])

  static let summary = JSONTable<Summary, RunEnd>(
    record: "summary", blank: RunEnd(tally: Tally(), causes: [], nanoseconds: 0),
    tally + [
      .count("onAssumptions", { $0.end.tally.onAssumptions }, { $0.tally.onAssumptions = $1 }),
      .count("expectations", { $0.end.tally.expectations }, { $0.tally.expectations = $1 }),
      .count("steps", { $0.end.tally.steps }, { $0.tally.steps = $1 }),
      .maybeNumber(
        "stoppedAfter", { $0.end.stoppedAfter }, { $0.stoppedAfter = $1.map { max(0, $0) } }
      ).about("After how many scenarios that do not hold the run was ended."),
      .maybeNumber(
        "seed", { $0.end.seed.map { Int($0) } }, { $0.seed = $1.map { UInt64(max(0, $0)) } }
      ).about("What `--shuffle` takes to run in this order again."),
      .objects("skips", skips, { $0.end.tally.skips }, { $0.tally.skips = $1 }),
      causes,
      .maybeNumber(
        "microseconds",
        as: .object([("type", JSONShape.list(of: ["integer", "null"])), ("minimum", .number("0"))]),
        { $0.showsTimes ? Int($0.end.nanoseconds / 1000) : nil },
        { $0.nanoseconds = UInt64(max(0, $1 ?? 0)) &* 1000 }),
      .count("exit") { $0.end.status },
    ])

  /// What counts files, what is wrong with them, and scenarios.
  private static let tally: [JSONField<Summary, RunEnd>] = [
    .count("files", { $0.end.tally.files }, { $0.tally.files = $1 }),
    .count("invalidFiles", { $0.end.tally.invalidFiles }, { $0.tally.invalidFiles = $1 }),
    .count("errors", { $0.end.tally.errors }, { $0.tally.errors = $1 }),
    .count("warnings", { $0.end.tally.warnings }, { $0.tally.warnings = $1 }),
    .count("notes", { $0.end.tally.notes }, { $0.tally.notes = $1 }).optional,
    .count("advice", { $0.end.tally.advice }, { $0.tally.advice = $1 }).optional,
    .count("idle", { $0.end.tally.idle }, { $0.tally.idle = $1 }).optional,
    .count("unread", { $0.end.tally.unread }, { $0.tally.unread = $1 }).optional,
    .count("trapped", { $0.end.tally.trapped }, { $0.tally.trapped = $1 }).optional,
    .count("emptyFolders", { $0.end.tally.emptyFolders }, { $0.tally.emptyFolders = $1 }).optional,
    .count("vainQuirks", { $0.end.tally.vainQuirks }, { $0.tally.vainQuirks = $1 }).optional,
    .count("listed", { $0.end.tally.listed }, { $0.tally.listed = $1 }),
    .count("listedCells", { $0.end.tally.listedCells }, { $0.tally.listedCells = $1 }).optional,
    .object("scenarios", counts, { $0.end.tally.scenarios }, { $0.tally.scenarios = $1 }),
    .object("cells", counts, { $0.end.tally.cells }, { $0.tally.cells = $1 }),
  ]

  private static var causes: JSONField<Summary, RunEnd> {
    let words = RunCause.allCases.map { $0.word }
    return .texts(
      "causes", as: JSONShape.array(of: JSONShape.words(words)),
      { one in RunCause.allCases.filter { one.end.causes.contains($0) }.map { $0.word } },
      { end, words in
        for cause in RunCause.allCases where words.contains(cause.word) {
          end.causes.insert(cause)
        }
      }
    ).about("Why the run does not pass, the largest cause first.")
  }
}
