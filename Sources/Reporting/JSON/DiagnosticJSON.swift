import Language

/// Diagnostics and places as JSON.
package enum DiagnosticJSON {
  /// Writes one record of the kind `diagnostic`.
  package static func writeRecord(
    _ diagnostic: Diagnostic, in book: SourceBook, to json: inout JSONWriter
  ) {
    record.writeRecord(Record(diagnostic: diagnostic), in: book, to: &json)
  }

  // MARK: - Places

  /// One end of a place, as programs and people count it.
  struct Point: Sendable {
    var byte: Int
    var position: SourceBook.Position

    init(_ offset: UInt32, _ file: FileID, _ book: SourceBook) {
      byte = Int(offset)
      position = book.position(offset, in: file)
    }
  }

  static let point = JSONTable<Point, Never>(
    "point", about: "Bytes from 0; lines, and columns in grapheme clusters, from 1.",
    [
      .count("byte") { $0.byte },
      .ordinal("line") { $0.position.line },
      .ordinal("column") { $0.position.column },
    ])

  static let place = JSONTable<Location, Never>(
    "place",
    [
      .text("path", in: { $1.name(of: $0.file) }),
      .object("start", point, in: { Point($0.range.start, $0.file, $1) }),
      .object("end", point, in: { Point($0.range.end, $0.file, $1) }),
    ])

  static let label = JSONTable<Diagnostic.Label, Never>(
    "label",
    [.fields(of: place) { $0.location }, .text("label") { $0.text }])

  // MARK: - Diagnostics

  static let edit = JSONTable<Fix.Edit, Never>(
    [.fields(of: place) { $0.location }, .text("text") { $0.text }])

  static let fix = JSONTable<Fix, Never>(
    "fix",
    [
      .text("title") { $0.title },
      .word("applicability", of: Fix.Applicability.allCases.map { $0.spelling }) {
        $0.applicability.spelling
      },
      .objects("edits", edit) { $0.edits },
    ])

  static let diagnostic = JSONTable<Diagnostic, Never>(
    "diagnostic",
    [
      .text("code", as: JSONShape.code) { $0.code.spelling },
      .word("severity", of: Diagnostic.Severity.allCases.map { $0.spelling }) {
        $0.severity.spelling
      },
      .text("message") { $0.message },
      .object("primary", label) { $0.primary },
      .objects("secondary", label) { $0.secondary },
      .texts("notes") { $0.notes },
      .maybeText("hint") { $0.hint },
      .objects("fixes", fix) { $0.fixes },
    ])

  /// What is wrong with a file, and how reports for people tell of it.
  struct Record: Sendable {
    var diagnostic: Diagnostic
    var finding: ReportedFinding?
  }

  static let record = JSONTable<Record, Never>(
    record: "diagnosticRecord", kind: "diagnostic",
    [
      .fields(of: diagnostic) { $0.diagnostic },
      .object("finding", ifAny: FindingJSON.finding) { $0.finding },
    ])
}

extension JSONField {
  /// The field `place`: where something is in a source, or null.
  static func maybePlace(
    _ name: String, _ get: @escaping @Sendable (Subject) -> Location?
  ) -> JSONField {
    .maybeObject(name, DiagnosticJSON.place, as: JSONShape.reference("maybePlace"), get)
  }
}
