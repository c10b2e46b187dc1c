import Interpreter
import Language

/// Findings as the records of a run hold them: all that reports of other forms tell of, so that
/// they can be made from the records alone.
enum FindingJSON {
  static let point = JSONTable<Place.Point, Place.Point>(
    "column16", about: "`column16` counts code units of UTF-16, from 1.",
    blank: Place.Point(line: 1, column: 1, column16: 1),
    [
      .ordinal("line", { $0.line }, { $0.line = $1 }),
      // A place of a record counts no code units.
      .ordinal("column", { $0.column }, { ($0.column, $0.column16) = ($1, $1) }),
      .ordinal("column16", { $0.column16 }, { $0.column16 = $1 }),
    ])

  private static func placeFields<Owner>(
    _ get: @escaping @Sendable (Owner) -> Place,
    _ set: @escaping @Sendable (inout Owner, Place) -> Void
  ) -> [JSONField<Owner, Owner>] {
    var path = JSONField<Owner, Owner>.text("path") { get($0).path }
    path.read = { object, owner in
      guard let place = place(object) else { return false }
      set(&owner, place)
      return true
    }
    return [
      path, .object("start", point) { get($0).start }, .object("end", point) { get($0).end },
    ]
  }

  /// A few words on a place, or what replaces it.
  struct Words: Sendable {
    var place: Place
    var text: String
  }

  static let words = JSONTable<Words, Words>(
    "textAt", about: "A few words on a place, or what replaces it.",
    blank: Words(place: Place.nowhere, text: ""),
    placeFields({ $0.place }, { $0.place = $1 })
      + [.text("text", { $0.text }, { $0.text = $1 })])

  static let finding = JSONTable<ReportedFinding, ReportedFinding>(
    "finding", about: "As reports for people tell it; equal causes have equal names.",
    blank: ReportedFinding(
      kind: .failed, code: .factDoesNotHold, message: "", place: Place.nowhere, block: ""),
    [kind, code, .text("message", { $0.message }, { $0.message = $1 })]
      + placeFields({ $0.place }, { $0.place = $1 }) + [
        .maybeText("cells", { $0.cells }, { $0.cells = $1 }),
        .maybeText("knownIssue", { $0.knownIssue }, { $0.knownIssue = $1 }),
        .maybeText("cause", { $0.cause }, { $0.cause = $1 }),
        .texts("why", { $0.why }, { $0.why = $1 }),
        .texts("hints", { $0.hints }, { $0.hints = $1 }),
        .maybeText("mend", { $0.mend }, { $0.mend = $1 }),
        .objects(
          "related", words,
          { $0.related.map { Words(place: $0.place, text: $0.text) } },
          { $0.related = $1.map { ReportedFinding.Remark(place: $0.place, text: $0.text) } }),
        .objects(
          "edits", words,
          { $0.edits.map { Words(place: $0.place, text: $0.text) } },
          { $0.edits = $1.map { ReportedFinding.Edit(place: $0.place, text: $0.text) } }),
        .maybeText(
          "applicability", { $0.isEditSafe || $0.edits.isEmpty ? nil : "review" },
          { $0.isEditSafe = $1 == nil }
        ).about("Where a person has to look at the edits first."),
        .text("text", { $0.block }, { $0.block = $1 }),
      ])

  private static var kind: JSONField<ReportedFinding, ReportedFinding> {
    var field = JSONField<ReportedFinding, ReportedFinding>.word(
      "kind", of: ReportedFinding.Kind.allCases.map { $0.word }
    ) { $0.kind.word }
    field.read = { object, finding in
      let word = object["kind"]?.string
      guard let kind = ReportedFinding.Kind.allCases.first(where: { $0.word == word }) else {
        return false
      }
      finding.kind = kind
      return true
    }
    return field
  }

  private static var code: JSONField<ReportedFinding, ReportedFinding> {
    var field = JSONField<ReportedFinding, ReportedFinding>.text("code", as: JSONShape.code) {
      $0.code.spelling
    }
    field.read = { object, finding in
      let word = object["code"]?.string
      guard let code = DiagnosticCode.allCases.first(where: { $0.spelling == word }) else {
        return false
      }
      finding.code = code
      return true
    }
    return field
  }

  // MARK: - Cells

  static let ofCell = JSONTable<RunRecord.CellFinding, RunRecord.CellFinding>(
    blank: RunRecord.CellFinding(index: -1, message: ""),
    [
      .count("index", { $0.index }, { $0.index = $1 }),
      .text("message", { $0.message }, { $0.message = $1 }),
    ])

  // MARK: - Reading

  /// Returns the place that an object names.
  static func place(_ value: JSONValue) -> Place? {
    guard let path = value["path"]?.string, let start = value["start"].flatMap({ point.read($0) }),
      let end = value["end"].flatMap({ point.read($0) })
    else { return nil }
    return Place(path: path, start: start, end: end)
  }
}

extension Place {
  /// What reading a place begins with.
  static let nowhere = Place(
    path: "", start: Point(line: 1, column: 1, column16: 1),
    end: Point(line: 1, column: 1, column16: 1))
}

extension ReportedFinding.Kind {
  /// In a word, each its own.
  fileprivate var word: String { self == .advice ? "advice" : self == .known ? "known" : spelling }
}
