import Interpreter
import Language
import Wording

/// Mends as JSON: the value of `mend` in a mismatch, and the records of `sbar mend`.
package enum MendJSON {
  /// Writes one record of the kind `mends`: an expectation that does not hold, and what mends it.
  package static func write(
    _ search: MendSearch, of mismatch: FindingWords, scenario: String, in book: SourceBook,
    to json: inout JSONWriter
  ) {
    let record = Record(search: search, mismatch: mismatch, scenario: scenario)
    mends.writeRecord(record, in: book, to: &json)
  }

  /// Writes the last record.
  package static func writeEnd(
    failures: Int, mended: Int, exit: Int, to json: inout JSONWriter
  ) {
    let end = End(failures: failures, mended: mended, exit: exit)
    self.mended.writeRecord(end, in: .empty, to: &json)
  }

  // MARK: - Tables

  static let mend = JSONTable<Mend, Never>(
    "mend", about: "A change that was made in memory and run.",
    [
      .text("title") { $0.fix.title },
      .texts("swift") { $0.swift },
      .objects("edits", DiagnosticJSON.edit) { $0.fix.edits }
        .shaped(JSONShape.array(of: DiagnosticJSON.edit.shape, "minItems", "1")),
      .text("difference", in: { difference(of: $0, in: $1) }).about("As `diff -u` writes it."),
      .text("verdict", in: { $0.verdict(in: $1) }),
      .count("others") { $0.others.areRun ? $0.others.count : 0 }
        .about("The other scenarios of the file, which were run with it."),
      .texts("breaks", in: { mend, book in mend.others.broken.map { book.text(of: $0) } })
        .about("The names of those that fail with it and did not before."),
      .count("remaining") { $0.remaining }
        .about("Expectations of the scenario itself that still do not hold."),
    ])

  private static func difference(of mend: Mend, in book: SourceBook) -> String {
    var difference = TextBuffer()
    for (old, new) in book.changed(by: mend.fix.edits) {
      UnifiedDiff.write(old.bytes, new.bytes, named: old.name, to: &difference, Look())
    }
    return difference.text
  }

  struct Record: Sendable {
    var search: MendSearch
    var mismatch: FindingWords
    var scenario: String
  }

  static let mends = JSONTable<Record, Never>(
    record: "mends", about: "An expectation that does not hold, of `sbar mend`.",
    [
      .text("scenario") { $0.scenario },
      .fields(of: DiagnosticJSON.place) { $0.mismatch.location },
      .text("code", as: JSONShape.code) { $0.mismatch.code.spelling },
      .text("message") { $0.mismatch.title },
      .text("expected") { $0.mismatch.expected },
      .text("actual") { $0.mismatch.actual },
      .count("tried") { $0.search.tried },
      .flag("isComplete") { $0.search.isComplete },
      .objects("mends", mend) { $0.search.mends }
        .shaped(JSONShape.array(of: mend.shape, "maxItems", "3")),
    ])

  struct End: Sendable {
    var failures: Int
    var mended: Int
    var exit: Int
  }

  static let mended = JSONTable<End, Never>(
    record: "mended", about: "The last record of `sbar mend`.",
    [
      .count("failures") { $0.failures },
      .count("mended") { $0.mended },
      .count("exit") { $0.exit },
    ])
}
