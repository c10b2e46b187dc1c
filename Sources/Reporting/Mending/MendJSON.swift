import Interpreter
import Language

/// Mends as JSON: the value of `mend` in a mismatch, and the records of `sbar mend`.
package enum MendJSON {
  /// Writes one record of the kind `mends`: an expectation that does not hold, and what mends it.
  package static func write(
    _ search: MendSearch, of mismatch: Mismatch, scenario: String, in book: SourceBook,
    to json: inout JSONWriter
  ) {
    json.record { json in
      RunJSON.writeKind("mends", to: &json)
      json.field("scenario", scenario)
      DiagnosticJSON.write(mismatch.location, in: book, to: &json)
      json.field("code", mismatch.code.spelling)
      json.field("message", mismatch.title)
      json.field("expected", mismatch.expected)
      json.field("actual", mismatch.actual)
      json.field("tried", search.tried)
      json.field("isComplete", search.isComplete)
      json.array("mends") { json in
        for mend in search.mends { json.object { write(mend, in: book, to: &$0) } }
      }
    }
  }

  /// Writes the fields of a mend into the object that is open.
  static func write(_ mend: Mend, in book: SourceBook, to json: inout JSONWriter) {
    json.field("title", mend.fix.title)
    json.array("swift") { json in for line in mend.swift { json.element(line) } }
    json.array("edits") { json in
      for edit in mend.fix.edits {
        json.object { json in
          DiagnosticJSON.write(edit.location, in: book, to: &json)
          json.field("text", edit.text)
        }
      }
    }
    var difference = TextBuffer()
    for (old, new) in book.changed(by: mend.fix.edits) {
      UnifiedDiff.write(old.bytes, new.bytes, named: old.name, to: &difference, Look())
    }
    json.field("difference", difference.text)
    json.field("verdict", mend.verdict(in: book))
    json.field("others", mend.others.areRun ? mend.others.count : 0)
    json.array("breaks") { json in
      for name in mend.others.broken { json.element(book.text(of: name)) }
    }
    json.field("remaining", mend.remaining)
  }

  /// Writes the last record.
  package static func writeEnd(
    failures: Int, mended: Int, exit: Int, to json: inout JSONWriter
  ) {
    json.record { json in
      RunJSON.writeKind("mended", to: &json)
      json.field("failures", failures)
      json.field("mended", mended)
      json.field("exit", exit)
    }
  }
}
