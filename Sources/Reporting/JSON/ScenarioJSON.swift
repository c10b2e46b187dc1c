import Interpreter
import Language
import StatusBar
import Wording

/// Scenarios of a run as JSON: what does not hold in them, and their cells.
enum ScenarioJSON {
  // MARK: - Mismatches

  static let reason = JSONTable<ReasonLine, Never>(
    "reason",
    [
      .text("rule") { $0.rule.spelling },
      .text("text") { $0.text },
      .maybePlace("place") { $0.location },
    ])

  static let assumption = JSONTable<VerdictAssumption, Never>(
    "assumption",
    [
      .maybeText("rule") { $0.rule?.spelling },
      .text("text") { $0.sentence },
      .texts("settings") { $0.choice?.lines ?? [] },
      .maybePlace("place") { $0.location },
    ])

  private static let otherReading = JSONTable<OtherReading, Never>(
    about: "The reading of a disputed rule that would turn a failure.",
    [.text("rule") { $0.rule.spelling }, .maybeText("setting") { $0.setting }])

  /// The kind, the code and the words of what does not hold, with its place.
  static let problemFields: [JSONField<FindingWords, Never>] = [
    .word("outcome", of: Finding.Kind.allCases.map { $0.spelling }) { $0.kind.spelling },
    .text("code", as: JSONShape.code) { $0.code.spelling },
    .text("message") { $0.title },
    .fields(of: DiagnosticJSON.place) { $0.location },
  ]

  static let mismatch = JSONTable<FindingWords, Never>(
    "mismatch",
    problemFields + [
      .text("expected") { $0.expected },
      .text("actual") { $0.actual },
      .texts("possible") { $0.possible },
      .maybeObject("decisive", DiagnosticJSON.label) { $0.decisive },
      .objects("story", DiagnosticJSON.label) { $0.story }
        .about("What led to the actual value, in the order of time."),
      .objects("unheard", DiagnosticJSON.label) { $0.unheard }
        .about("What asks for just what is expected, and has no effect."),
      .objects("reasons", reason) { $0.reasons },
      .objects("assumptions", assumption) { $0.assumptions },
      .maybeObject("otherReading", otherReading) { $0.otherReading }.optional,
      .maybeText("because") { $0.message },
      .maybePlace("step") { $0.step },
      .texts("hints") { $0.hints },
      .maybeObject("mend", MendJSON.mend) { $0.mend },
    ])

  // MARK: - Cells

  /// One cell, with the numbers of its scenario's mismatches and findings that it has.
  struct CellRecord: Sendable {
    var cell: CellResult
    var mismatches: [Int]
    var findings: [RunRecord.CellFinding]
  }

  static let cell = JSONTable<CellRecord, RunRecord.Cell>(
    "cell",
    blank: RunRecord.Cell(axes: [], outcome: .broken, absence: nil, expectations: 0, findings: []),
    [
      .axes("axes", { $0.cell.axes }, { $0.axes = $1 }),
      .text(
        "outcome", as: JSONShape.reference("outcome"), { $0.cell.outcome.spelling },
        { $0.outcome = Outcome(spelling: $1) ?? .broken }),
      .maybeText(
        "skipped", { $0.cell.absence?.sentence }, { $0.absence = $1.map { .told($0) } }
      ).about("Why the cell never existed; null where it did."),
      .count("expectations", { $0.cell.expectationCount }, { $0.expectations = $1 }),
      .count("steps") { $0.cell.stepCount },
      .counts("mismatches") { $0.mismatches }
        .about("Which of the scenario's mismatches it has, from 0."),
      .objects("notes", DiagnosticJSON.diagnostic) { $0.cell.notes },
      .objects("assumptions", assumption) { $0.cell.assumptions },
      .objects(
        "findings", ifAny: FindingJSON.ofCell, { $0.findings.isEmpty ? nil : $0.findings },
        { $0.findings = $1 }
      ).about("Which of the scenario's findings it has, from 0."),
    ])

  // MARK: - Scenarios

  /// One scenario that ran, and what reports for people tell of it.
  struct Record: Sendable {
    let result: ScenarioResult
    let told: RunRecord.Scenario?
    let mismatches: [FindingWords]
    let cells: [CellRecord]

    init(_ result: ScenarioResult, told: RunRecord.Scenario?) {
      let shared = SharedFindings(result)
      self.result = result
      self.told = told
      mismatches = shared.all
      cells = result.cells.enumerated().map { index, cell in
        CellRecord(
          cell: cell, mismatches: shared.numbers[index],
          findings: told?.cells[index].findings ?? [])
      }
    }
  }

  private static let again = JSONTable<RunRecord.Again, RunRecord.Again>(
    about: "The line that tells of it at the end; null if it holds.",
    blank: RunRecord.Again(line: "", cause: ""),
    [
      .text("text", { $0.line }, { ($0.line, $0.cause) = ($1, $1) }),
      .text("cause", { $0.cause }, { $0.cause = $1 }),
    ])

  static let scenario = JSONTable<Record, RunRecord.Scenario>(
    record: "scenario",
    blank: RunRecord.Scenario(
      name: "", place: Place.nowhere, outcome: .broken, cells: [], findings: [], isIdle: false),
    [
      name, place,
      .texts(
        "tags", as: JSONShape.reference("tags"),
        in: { one, book in one.result.tags.map { book.text(of: $0) } }, { $0.tags = $1 }),
      knownIssue, outcome,
      .objects("mismatches", mismatch) { $0.mismatches },
      cells,
      .objects("advice", DiagnosticJSON.diagnostic) { $0.result.advice },
      againOrNull,
      .objects("findings", ifAny: FindingJSON.finding, { $0.told?.findings }, { $0.findings = $1 }),
    ])

  private typealias Field = JSONField<Record, RunRecord.Scenario>

  private static var name: Field {
    var field = Field.text("name", in: { $1.name(of: $0.result) })
    field.read = { object, scenario in
      guard let name = object["name"]?.string else { return false }
      scenario.name = name
      return true
    }
    return field
  }

  private static var place: Field {
    var field = Field.fields(of: DiagnosticJSON.place) { $0.result.name }
    field.read = { object, scenario in
      guard let place = FindingJSON.place(object) else { return false }
      scenario.place = place
      return true
    }
    return field
  }

  private static var knownIssue: Field {
    var field = Field.maybeText(
      "knownIssue", as: JSONShape.reference("knownIssue"),
      in: { one, book in one.result.knownIssue.map { book.text(of: $0) } })
    field.read = { object, scenario in
      scenario.knownIssue = object["knownIssue"]?.string
      return true
    }
    return field
  }

  private static var outcome: Field {
    var field = Field.text("outcome", as: JSONShape.reference("outcome")) {
      $0.result.outcome.spelling
    }
    field.read = { object, scenario in
      guard let outcome = Outcome(spelling: object["outcome"]?.string ?? "") else { return false }
      scenario.outcome = outcome
      return true
    }
    return field
  }

  private static var cells: Field {
    var field = Field.objects("cells", cell) { $0.cells }
    field.shape = JSONShape.array(of: cell.shape, "minItems", "1")
    field.read = { object, scenario in
      guard case .list(let cells) = object["cells"] else { return false }
      scenario.cells = cells.compactMap { cell.read($0) }
      return true
    }
    return field
  }

  private static var againOrNull: Field {
    var field = Field("again", again.shapeOrNull) { one, book, json in
      guard let told = one.told else { return }
      guard let line = told.again else { return json.null("again") }
      json.object("again") { again.write(line, in: book, to: &$0) }
    }
    field.read = { object, scenario in
      scenario.again = object["again"].flatMap { $0["text"] == nil ? nil : again.read($0) }
      return true
    }
    return field.optional
  }

  // MARK: - Lists

  private static let listedCell = JSONTable<ListedScenario.Cell, Never>(
    [.axes("axes") { $0.axes }, .maybeText("skipped") { $0.absence?.sentence }])

  static let listed = JSONTable<ListedScenario, Never>(
    record: "listed", about: "A scenario that `--list` tells of and does not run.",
    [
      .text("name", in: { $1.text(of: $0.name) }),
      .fields(of: DiagnosticJSON.place) { $0.name },
      .texts(
        "tags", as: JSONShape.reference("tags"),
        in: { one, book in one.tags.map { book.text(of: $0) } }),
      .maybeText(
        "knownIssue", as: JSONShape.reference("knownIssue"),
        in: { one, book in one.knownIssue.map { book.text(of: $0) } }),
      .objects("cells", listedCell) { $0.cells }
        .shaped(JSONShape.array(of: listedCell.shape, "minItems", "1")),
    ])
}

extension Outcome {
  init?(spelling: String) {
    guard let known = Outcome.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = known
  }
}
