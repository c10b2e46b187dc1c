import Interpreter
import Language
import StatusBar
import Wording

/// Answers as JSON Lines: a record of the kind `answer` for each step, and one `asked` at the end.
package enum AnswerJSON {
  /// Writes the rows of one step; `cells` are the numbers of those that a row holds.
  package static func write(
    _ table: AnswerTable, of answers: Answers, in book: SourceBook, to json: inout JSONWriter
  ) {
    let rows = table.rows.map { row in
      Row(row: row, cells: row.cells.map { answers.cells[$0] ?? [] })
    }
    answer.writeRecord(Record(step: table.step, rows: rows), in: book, to: &json)
  }

  /// Writes a problem that lies in no source.
  package static func writeError(_ message: String, exit: Int, to json: inout JSONWriter) {
    let problem = RunJSON.Problem(message: message, path: nil, cause: nil, exit: exit)
    RunJSON.error.writeRecord(problem, in: .empty, to: &json)
  }

  /// Writes the last record.
  package static func writeEnd(
    _ answers: Answers?, nanoseconds: UInt64?, exit: Int, to json: inout JSONWriter
  ) {
    let end = End(answers: answers, nanoseconds: nanoseconds, exit: exit)
    asked.writeRecord(end, in: .empty, to: &json)
  }

  // MARK: - Rows

  /// What has the same answer, with the axes of the cells.
  struct Row: Sendable {
    var row: AnswerTable.Row
    var cells: [[CellResult.Axis]]

    var answer: AnswerWords { row.answer }
  }

  private static let styles = ["light", "dark"]

  private static let look = JSONTable<BarLook, Never>(
    [
      .flag("isHidden") { $0.isHidden },
      .flag("isCovered") { $0.isCovered },
      .maybeText("text", as: JSONShape.words(styles, orNull: true)) { $0.content?.spelling },
      .maybeText("trailingText", as: JSONShape.words(styles, orNull: true)) {
        $0.trailing?.spelling
      },
    ])

  private static let flip = JSONTable<AnswerTable.Flip, Never>(
    about: "What makes the difference to a row above, whose number is `row`.",
    [
      .text("axis") { $0.axis },
      .text("here") { $0.here },
      .text("there") { $0.there },
      .count("row") { $0.row },
    ])

  private static let reason = JSONTable<AnswerTable.Remark<ReasonLine>, Never>(
    [.fields(of: ScenarioJSON.reason) { $0.content }, .maybeText("where") { $0.place }])

  private static let change = JSONTable<AnswerTable.Remark<String>, Never>(
    [.text("text") { $0.content }, .maybeText("where") { $0.place }])

  private static let problem = JSONTable<FindingWords, Never>(ScenarioJSON.problemFields)

  static let row = JSONTable<Row, Never>(
    "answerRow", about: "What has the same answer.",
    [
      .text("place") { $0.row.place }.about("The cells in words."),
      .text("answer") { $0.answer.words },
      .flag("isKnown") { $0.answer.doubt == nil && $0.answer.problem == nil },
      .objects("looks", look) { $0.answer.looks }
        .about("Several where something unknown makes a difference."),
      .cells("cells", as: JSONShape.array(of: JSONShape.axes, "minItems", "1")) { $0.cells },
      .maybeObject("turns", flip) { $0.row.flip },
      .objects("reasons", reason) { $0.row.reasons },
      .objects("assumptions", ScenarioJSON.assumption) { $0.row.assumptions },
      .objects("changes", change) { $0.row.alternatives }
        .about("Flags that would change the answer, and how."),
      unknown,
      .maybeObject("problem", problem) { $0.answer.problem }
        .about("Why a step cannot be done; null where it can."),
      .texts("hints") { one in
        (one.answer.doubt?.hints ?? []) + (one.answer.problem?.hints ?? []) + one.row.hints
      },
    ])

  private static let unknown = JSONField<Row, Never>(
    "unknown", JSONShape.either(DiagnosticJSON.label.shape, JSONShape.maybeText)
  ) { one, book, json in
    if let label = one.answer.doubt?.label {
      json.object("unknown") { DiagnosticJSON.label.write(label, in: book, to: &$0) }
    } else {
      json.field("unknown", one.answer.doubt?.rule?.spelling)
    }
  }
  .about("What the answer depends on: a place, a rule, or null.")

  // MARK: - Records

  struct Record: Sendable {
    var step: Location?
    var rows: [Row]
  }

  static let answer = JSONTable<Record, Never>(
    record: "answer", about: "The bar after a step, of `sbar ask`; the step is null at the launch.",
    [
      .maybeObject("step", step) { $0.step },
      .objects("rows", row) { $0.rows },
    ])

  private static let step = MomentJSON.step { location, book in book.text(location) }

  struct End: Sendable {
    var answers: Answers?
    var nanoseconds: UInt64?
    var exit: Int
  }

  static let asked = JSONTable<End, Never>(
    record: "asked", about: "The last record of `sbar ask`.",
    [
      .count("cells") { $0.answers?.cells.count { $0 != nil } ?? 0 },
      .maybeText("firstRelease") { $0.answers?.axes.first?.values.first },
      .maybeText("beginsWith") { $0.answers?.beginsWith },
      .maybeNumber("microseconds") { $0.nanoseconds.map { Int($0 / 1000) } },
      .count("exit") { $0.exit },
    ])
}
