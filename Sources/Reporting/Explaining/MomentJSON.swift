import Interpreter
import Language
import StatusBar
import Wording

/// Moments and timelines of scenarios as JSON, a record each.
package enum MomentJSON {
  /// Writes one record of the kind `moment`.
  package static func write(
    _ report: MomentReport, in book: SourceBook, to json: inout JSONWriter
  ) {
    moment.writeRecord(report, in: book, to: &json)
  }

  /// Writes one record of the kind `timeline` for each answer.
  package static func write(
    _ folded: FoldedCells<[TimelineWords]>, of scenario: Location, axes: [[CellResult.Axis]],
    in book: SourceBook, to json: inout JSONWriter
  ) {
    for row in folded.rows {
      let record = Timeline(
        scenario: scenario, cells: Cells(row.place, row.cells, axes), steps: row.answer)
      timeline.writeRecord(record, in: book, to: &json)
    }
  }

  // MARK: - Parts

  /// Some of the cells of a scenario.
  struct Cells: Sendable {
    var place: String?
    var axes: [[CellResult.Axis]]

    init(_ place: String?, _ cells: [Int], _ axes: [[CellResult.Axis]]) {
      self.place = place
      self.axes = cells.map { axes[$0] }
    }
  }

  static let cells = JSONTable<Cells, Never>(
    "where", about: "Some of the cells: in words, or null for all of them, and each.",
    [.maybeText("where") { $0.place }, .cells("cells") { $0.axes }])

  /// A step with its words, as `text` writes them.
  static func step(
    _ text: @escaping @Sendable (Location, SourceBook) -> String
  ) -> JSONTable<Location, Never> {
    JSONTable(
      "momentStep", [.text("text", in: text), .fields(of: DiagnosticJSON.place) { $0 }])
  }

  static let step = step { location, book in book.text(of: location) }

  private static let failure = JSONTable<MomentWords.Failure, Never>(
    [.text("code", as: JSONShape.code) { $0.code.spelling }, .text("message") { $0.title }])

  static let verdict = JSONTable<MomentWords.StepVerdict?, Never>(
    "verdict",
    [
      .maybeText("verdict", as: JSONShape.words(verdicts, orNull: true)) { verdict in
        switch verdict {
        case nil: nil
        case .holds: "holds"
        case .notCompared: "not compared"
        case .fails(let failures):
          failures.first { $0.kind != .undecided }?.kind.spelling ?? "undecided"
        }
      },
      .objects("failures", ifAny: failure) { verdict in
        if case .fails(let failures) = verdict { failures } else { nil }
      },
    ])

  private static let verdicts =
    ["holds"] + Finding.Kind.allCases.map { $0.spelling } + ["not compared"]

  static let note = JSONTable<MomentWords.Note, Never>(
    "note",
    [
      .maybeText("rule") { $0.rule?.spelling },
      .text("text") { $0.text },
      .maybeText("property") { $0.property },
      .maybeText("answer") { $0.answer },
      .maybePlace("place") { $0.location },
      .maybeText("step", in: { note, book in note.step.map { book.text(of: $0) } })
        .about("Of a statement that gave a value: the step that ran it."),
    ])

  static let candidate = JSONTable<MomentWords.Candidate, Never>(
    "candidate", about: "What could answer, from the windows down.",
    [
      .word("what", of: Moment.Candidate.Kind.spellings) { $0.kind.spelling },
      .text("name") { $0.name },
      .count("depth") { $0.depth },
      .flag("asked") { $0.isAsked },
      .maybePlace("place") { $0.location },
      .objects("notes", note) { $0.notes },
    ])

  // MARK: - Moments

  /// What a person sees in some cells.
  private struct Bar: Sendable {
    var cells: Cells
    var look: MomentReport.Look
  }

  private static let bar = JSONTable<Bar, Never>(
    [
      .fields(of: cells) { $0.cells },
      .texts("looks") { $0.look.looks },
      .maybeText("stale") { $0.look.stale },
      .maybeText("problem") { $0.look.problem },
      .fields(of: verdict) { $0.look.verdict },
    ])

  /// How one side of the bar came about in some cells.
  private struct Account: Sendable {
    var cells: Cells
    var account: MomentWords.Account
  }

  private static let account = JSONTable<Account, Never>(
    [
      .word("aspect", of: Moment.Aspect.allCases.map { $0.spelling }) {
        $0.account.aspect.spelling
      },
      .fields(of: cells) { $0.cells },
      .text("answer") { $0.account.answer },
      .text("by") { $0.account.decider },
      .objects("notes", note) { $0.account.notes },
      .objects("candidates", candidate) { $0.account.candidates },
    ])

  private static let assumption = JSONTable<VerdictAssumption, Never>(
    [
      .maybeText("rule") { $0.rule?.spelling },
      .text("text") { $0.sentence },
      .maybePlace("place") { $0.location },
    ])

  static let moment = JSONTable<MomentReport, Never>(
    record: "moment", about: "How the bar came about at a step, of `sbar explain FILE:LINE`.",
    [
      .text("scenario", in: { $1.text(of: $0.scenario) }),
      .object("step", step) { $0.step },
      .objects("bars", bar) { report in
        report.looks.rows.map { row in
          Bar(cells: Cells(row.place, row.cells, report.axes), look: row.answer)
        }
      },
      .objects("accounts", account) { report in
        report.accounts.flatMap { $0.rows }.map { row in
          Account(cells: Cells(row.place, row.cells, report.axes), account: row.answer)
        }
      },
      .objects("assumptions", assumption) { $0.assumptions },
    ])

  // MARK: - Timelines

  struct Timeline: Sendable {
    var scenario: Location
    var cells: Cells
    var steps: [TimelineWords]
  }

  private static let advice = JSONTable<Diagnostic, Never>(
    [
      .text("code", as: JSONShape.code) { $0.code.spelling },
      .fields(of: DiagnosticJSON.label) { $0.primary },
    ])

  private static let row = JSONTable<TimelineWords, Never>(
    [
      .fields(of: step) { $0.step },
      .texts("changes") { $0.changes },
      .texts("events") { $0.events.map { $0.words } },
      .objects("advice", advice) { $0.advice },
      .maybeText("problem") { $0.problem },
      .fields(of: verdict) { $0.verdict },
    ])

  static let timeline = JSONTable<Timeline, Never>(
    record: "timeline", about: "What each step changed, of `sbar explain FILE SCENARIO`.",
    [
      .text("scenario", in: { $1.text(of: $0.scenario) }),
      .fields(of: cells) { $0.cells },
      .objects("steps", row) { $0.steps },
    ])
}
