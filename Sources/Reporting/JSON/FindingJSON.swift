import Interpreter
import Language

/// Findings as the records of a run hold them: all that reports of other forms tell of, so that
/// they can be made from the records alone.
enum FindingJSON {
  /// Writes the fields of a finding into the object that is open.
  static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.field("kind", finding.kind.word)
    json.field("code", finding.code.spelling)
    json.field("message", finding.message)
    json.field("path", finding.place.path)
    json.object("start") { write(finding.place.start, to: &$0) }
    json.object("end") { write(finding.place.end, to: &$0) }
    json.field("cells", finding.cells)
    json.field("knownIssue", finding.knownIssue)
    json.field("cause", finding.cause)
    json.array("why") { json in for line in finding.why { json.element(line) } }
    json.array("hints") { json in for hint in finding.hints { json.element(hint) } }
    json.field("mend", finding.mend)
    json.array("related") { json in
      for remark in finding.related {
        json.object { write(remark.place, remark.text, to: &$0) }
      }
    }
    json.array("edits") { json in
      for edit in finding.edits { json.object { write(edit.place, edit.text, to: &$0) } }
    }
    json.field("text", finding.block)
  }

  private static func write(_ place: Place, _ text: String, to json: inout JSONWriter) {
    json.field("path", place.path)
    json.object("start") { write(place.start, to: &$0) }
    json.object("end") { write(place.end, to: &$0) }
    json.field("text", text)
  }

  private static func write(_ point: Place.Point, to json: inout JSONWriter) {
    json.field("line", point.line)
    json.field("column", point.column)
    json.field("column16", point.column16)
  }

  /// Writes which of its scenario's findings a cell has; nothing where it has none.
  static func write(_ findings: [RunRecord.CellFinding], to json: inout JSONWriter) {
    if findings.isEmpty { return }
    json.array("findings") { json in
      for finding in findings {
        json.object { json in
          json.field("index", finding.index)
          json.field("message", finding.message)
        }
      }
    }
  }

  // MARK: - Reading

  /// Returns the finding that an object holds; nil where it holds none.
  static func finding(_ value: JSONValue, of scenario: String? = nil) -> Finding? {
    guard let word = value["kind"]?.string, let code = value["code"]?.string,
      let kind = Finding.Kind.allCases.first(where: { $0.word == word }),
      let number = DiagnosticCode.allCases.first(where: { $0.spelling == code }),
      let place = place(value)
    else { return nil }
    var finding = Finding(
      kind: kind, code: number, message: value["message"]?.string ?? "", place: place,
      block: value["text"]?.string ?? "", scenario: scenario, cells: value["cells"]?.string)
    finding.knownIssue = value["knownIssue"]?.string
    finding.cause = value["cause"]?.string
    finding.why = value["why"]?.elements.compactMap { $0.string } ?? []
    finding.hints = value["hints"]?.elements.compactMap { $0.string } ?? []
    finding.mend = value["mend"]?.string
    finding.related = texts(value["related"]).map { Finding.Remark(place: $0.place, text: $0.text) }
    finding.edits = texts(value["edits"]).map { Finding.Edit(place: $0.place, text: $0.text) }
    return finding
  }

  private static func texts(_ value: JSONValue?) -> [(place: Place, text: String)] {
    (value?.elements ?? []).compactMap { one in
      place(one).map { ($0, one["text"]?.string ?? "") }
    }
  }

  /// Returns the place that an object names.
  static func place(_ value: JSONValue) -> Place? {
    guard let path = value["path"]?.string, let start = value["start"], let end = value["end"]
    else { return nil }
    return Place(path: path, start: point(start), end: point(end))
  }

  private static func point(_ value: JSONValue) -> Place.Point {
    let column = value["column"]?.count ?? 1
    return Place.Point(
      line: value["line"]?.count ?? 1, column: column,
      column16: value["column16"]?.count ?? column)
  }
}

extension Finding.Kind {
  /// In a word, each its own.
  fileprivate var word: String { self == .advice ? "advice" : self == .known ? "known" : spelling }
}
