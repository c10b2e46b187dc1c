import Interpreter
import Language
import StatusBar

/// Answers as JSON Lines: a record of the kind `answer` for each step, and one `asked` at the end.
package enum AnswerJSON {
  /// Writes the rows of one step; `cells` are the numbers of those that a row holds.
  package static func write(
    _ table: AnswerTable, of answers: Answers, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.record { json in
      RunJSON.writeKind("answer", to: &json)
      if let step = table.step {
        json.object("step") { json in
          json.field("text", book.text(step))
          DiagnosticJSON.write(step, in: book, to: &json)
        }
      } else {
        json.null("step")
      }
      json.array("rows") { json in
        for row in table.rows { json.object { write(row, of: answers, in: book, to: &$0) } }
      }
    }
  }

  private static func write(
    _ row: AnswerTable.Row, of answers: Answers, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.field("place", row.place)
    json.field("answer", row.answer.words)
    json.field("isKnown", row.answer.doubt == nil && row.answer.problem == nil)
    json.array("looks") { json in
      for look in row.answer.looks { json.object { write(look, to: &$0) } }
    }
    json.array("cells") { json in
      for cell in row.cells {
        json.object { json in
          for axis in answers.cells[cell] ?? [] { json.field(axis.name, axis.value) }
        }
      }
    }
    write(row.flip, to: &json)
    json.array("reasons") { json in
      for reason in row.reasons {
        json.object { json in
          RunJSON.write(reason.content, in: book, to: &json)
          json.field("where", reason.place)
        }
      }
    }
    RunJSON.write(row.assumptions, in: book, to: &json)
    json.array("changes") { json in
      for one in row.alternatives {
        json.object { json in
          json.field("text", one.content)
          json.field("where", one.place)
        }
      }
    }
    write(row.answer, row.hints, in: book, to: &json)
  }

  private static func write(_ look: BarLook, to json: inout JSONWriter) {
    json.field("isHidden", look.isHidden)
    json.field("isCovered", look.isCovered)
    json.field("text", look.content?.spelling)
    json.field("trailingText", look.trailing?.spelling)
  }

  private static func write(_ flip: AnswerTable.Flip?, to json: inout JSONWriter) {
    guard let flip else { return json.null("turns") }
    json.object("turns") { json in
      json.field("axis", flip.axis)
      json.field("here", flip.here)
      json.field("there", flip.there)
      json.field("row", flip.row)
    }
  }

  /// Writes what is unknown, what cannot be done, and the ways to go on.
  private static func write(
    _ answer: CellAnswer, _ hints: [String], in book: SourceBook, to json: inout JSONWriter
  ) {
    if let label = answer.doubt?.label {
      json.object("unknown") { DiagnosticJSON.write(label, in: book, to: &$0) }
    } else {
      json.field("unknown", answer.doubt?.rule?.spelling)
    }
    if let problem = answer.problem {
      json.object("problem") { json in
        json.field("outcome", problem.kind.spelling)
        json.field("code", problem.code.spelling)
        json.field("message", problem.title)
        DiagnosticJSON.write(problem.location, in: book, to: &json)
      }
    } else {
      json.null("problem")
    }
    json.array("hints") { json in
      for hint in (answer.doubt?.hints ?? []) + (answer.problem?.hints ?? []) + hints {
        json.element(hint)
      }
    }
  }

  /// Writes a problem that lies in no source.
  package static func writeError(_ message: String, exit: Int, to json: inout JSONWriter) {
    json.record { json in
      RunJSON.writeKind("error", to: &json)
      json.field("message", message)
      json.null("path")
      json.field("exit", exit)
    }
  }

  /// Writes the last record.
  package static func writeEnd(
    _ answers: Answers?, nanoseconds: UInt64?, exit: Int, to json: inout JSONWriter
  ) {
    json.record { json in
      RunJSON.writeKind("asked", to: &json)
      json.field("cells", answers?.cells.count { $0 != nil } ?? 0)
      json.field("firstRelease", answers?.axes.first?.values.first)
      json.field("beginsWith", answers?.beginsWith)
      if let nanoseconds {
        json.field("microseconds", Int(nanoseconds / 1000))
      } else {
        json.null("microseconds")
      }
      json.field("exit", exit)
    }
  }
}
