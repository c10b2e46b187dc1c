import Language

/// Diagnostics and places as JSON.
package enum DiagnosticJSON {
  /// Writes one record of the kind `diagnostic`.
  package static func writeRecord(
    _ diagnostic: Diagnostic, in book: SourceBook, to json: inout JSONWriter
  ) {
    json.record { json in
      RunJSON.writeKind("diagnostic", to: &json)
      write(diagnostic, in: book, to: &json)
    }
  }

  /// Writes the fields of a diagnostic into the object that is open.
  static func write(_ diagnostic: Diagnostic, in book: SourceBook, to json: inout JSONWriter) {
    json.field("code", diagnostic.code.spelling)
    json.field("severity", diagnostic.severity.spelling)
    json.field("message", diagnostic.message)
    json.object("primary") { write(diagnostic.primary, in: book, to: &$0) }
    json.array("secondary") { json in
      for label in diagnostic.secondary {
        json.object { write(label, in: book, to: &$0) }
      }
    }
    json.array("notes") { json in for note in diagnostic.notes { json.element(note) } }
    json.field("hint", diagnostic.hint)
    json.array("fixes") { json in
      for fix in diagnostic.fixes { json.object { write(fix, in: book, to: &$0) } }
    }
  }

  static func write(_ label: Diagnostic.Label, in book: SourceBook, to json: inout JSONWriter) {
    write(label.location, in: book, to: &json)
    json.field("label", label.text)
  }

  private static func write(_ fix: Fix, in book: SourceBook, to json: inout JSONWriter) {
    json.field("title", fix.title)
    json.field("applicability", fix.applicability.spelling)
    json.array("edits") { json in
      for edit in fix.edits {
        json.object { json in
          write(edit.location, in: book, to: &json)
          json.field("text", edit.text)
        }
      }
    }
  }

  /// Writes path, start and end into the object that is open.
  static func write(_ location: Location, in book: SourceBook, to json: inout JSONWriter) {
    json.field("path", book.name(of: location.file))
    json.object("start") { write(location.range.start, location.file, book, &$0) }
    json.object("end") { write(location.range.end, location.file, book, &$0) }
  }

  private static func write(
    _ offset: UInt32, _ file: FileID, _ book: SourceBook, _ json: inout JSONWriter
  ) {
    let position = book.position(offset, in: file)
    json.field("byte", Int(offset))
    json.field("line", position.line)
    json.field("column", position.column)
  }
}
