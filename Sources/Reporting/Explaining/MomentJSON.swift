import Interpreter
import Language
import StatusBar

/// Moments and timelines of scenarios as JSON, a record each.
package enum MomentJSON {
  /// Writes one record of the kind `moment`.
  package static func write(
    _ report: MomentReport, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.record { json in
      RunJSON.writeKind("moment", to: &json)
      json.field("scenario", book.text(of: report.scenario))
      json.object("step") { json in
        json.field("text", book.text(of: report.step))
        DiagnosticJSON.write(report.step, in: book, to: &json)
      }
      json.array("bars") { json in
        for row in report.looks.rows { json.object { write(row, report.axes, to: &$0) } }
      }
      json.array("accounts") { json in
        for row in report.accounts.flatMap({ $0.rows }) {
          json.object { write(row, report.axes, in: book, to: &$0) }
        }
      }
      json.array("assumptions") { json in
        for assumption in report.assumptions {
          json.object { json in
            json.field("rule", assumption.rule?.spelling)
            json.field("text", assumption.sentence)
            place(assumption.location, in: book, &json)
          }
        }
      }
    }
  }

  private static func write(
    _ row: FoldedCells<MomentReport.Look>.Row, _ axes: [[CellResult.Axis]],
    to json: inout JSONWriter
  ) {
    writeCells(row.cells, row.place, axes, to: &json)
    json.array("looks") { json in for look in row.answer.looks { json.element(look) } }
    json.field("stale", row.answer.stale)
    json.field("problem", row.answer.problem)
    write(row.answer.verdict, to: &json)
  }

  private static func write(
    _ row: FoldedCells<Moment.Account>.Row, _ axes: [[CellResult.Axis]], in book: SourceBook,
    to json: inout JSONWriter
  ) {
    json.field("aspect", row.answer.aspect.spelling)
    writeCells(row.cells, row.place, axes, to: &json)
    json.field("answer", row.answer.answer)
    json.field("by", row.answer.decider)
    json.array("notes") { json in
      for note in row.answer.notes { json.object { write(note, in: book, to: &$0) } }
    }
    json.array("candidates") { json in
      for candidate in row.answer.candidates {
        json.object { json in
          json.field("what", candidate.kind.spelling)
          json.field("name", candidate.name)
          json.field("depth", candidate.depth)
          json.field("asked", candidate.isAsked)
          place(candidate.location, in: book, &json)
          json.array("notes") { json in
            for note in candidate.notes { json.object { write(note, in: book, to: &$0) } }
          }
        }
      }
    }
  }

  private static func write(
    _ note: Moment.Note, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.field("rule", note.rule?.spelling)
    json.field("text", note.text)
    json.field("property", note.property)
    json.field("answer", note.answer)
    place(note.location, in: book, &json)
    json.field("step", note.step.map { book.text(of: $0) })
  }

  private static func place(
    _ location: Location?, in book: SourceBook, _ json: inout JSONWriter
  ) {
    guard let location else { return json.null("place") }
    json.object("place") { DiagnosticJSON.write(location, in: book, to: &$0) }
  }

  private static func writeCells(
    _ cells: [Int], _ place: String?, _ axes: [[CellResult.Axis]], to json: inout JSONWriter
  ) {
    json.field("where", place)
    json.array("cells") { json in
      for cell in cells {
        json.object { json in
          for axis in axes[cell] { json.field(axis.name, axis.value) }
        }
      }
    }
  }

  private static func write(_ verdict: Moment.StepVerdict?, to json: inout JSONWriter) {
    switch verdict {
    case nil: json.null("verdict")
    case .holds: json.field("verdict", "holds")
    case .notCompared: json.field("verdict", "not compared")
    case .fails(let failures):
      json.field("verdict", failures.first { $0.kind != .undecided }?.kind.spelling ?? "undecided")
      json.array("failures") { json in
        for failure in failures {
          json.object { json in
            json.field("code", failure.code.spelling)
            json.field("message", failure.title)
          }
        }
      }
    }
  }

  /// Writes one record of the kind `timeline` for each answer.
  package static func write(
    _ folded: FoldedCells<[TimelineRow]>, of scenario: Location, axes: [[CellResult.Axis]],
    in book: SourceBook, to json: inout JSONWriter
  ) {
    for row in folded.rows {
      json.record { json in
        RunJSON.writeKind("timeline", to: &json)
        json.field("scenario", book.text(of: scenario))
        writeCells(row.cells, row.place, axes, to: &json)
        json.array("steps") { json in
          for step in row.answer { json.object { write(step, in: book, to: &$0) } }
        }
      }
    }
  }

  private static func write(
    _ row: TimelineRow, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.field("text", book.text(of: row.step))
    DiagnosticJSON.write(row.step, in: book, to: &json)
    json.array("changes") { json in for change in row.changes { json.element(change.words) } }
    json.array("events") { json in for event in row.events { json.element(event) } }
    json.array("advice") { json in
      for advice in row.advice {
        json.object { json in
          json.field("code", advice.code.spelling)
          DiagnosticJSON.write(advice.primary, in: book, to: &json)
        }
      }
    }
    json.field("problem", row.problem)
    write(row.verdict, to: &json)
  }
}
