import Foundation
import Interpreter
import Language
import Reporting
import StatusBar
import Testing

@Suite struct JSONTests {
  private func parse(_ json: JSONWriter) throws -> [[String: Any]] {
    let lines = json.text.bytes.split(separator: 0x0A)
    return try lines.map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line))
      return try #require(value as? [String: Any])
    }
  }

  @Test func aDiagnosticKeepsAllItsParts() throws {
    let sample = Sample("é x\n")
    var diagnostic = sampleError("quote \" and \\ and \u{1} and\nline", sample.place("x"), "here")
    diagnostic.notes = ["one", "two"]
    diagnostic.fixes = [Fix("t", .template, [Fix.Edit(sample.place("x"), "y\t")])]
    var json = JSONWriter()
    DiagnosticJSON.writeRecord(diagnostic, in: sample.book, to: &json)
    let record = try #require(try parse(json).first)
    #expect(record["kind"] as? String == "diagnostic")
    #expect(record["version"] as? Int == RunJSON.version)
    #expect(record["message"] as? String == "quote \" and \\ and \u{1} and\nline")
    #expect(record["hint"] is NSNull)
    #expect(record["notes"] as? [String] == ["one", "two"])
    let primary = try #require(record["primary"] as? [String: Any])
    #expect(primary["start"] as? [String: Int] == ["byte": 3, "line": 1, "column": 3])
    #expect(primary["path"] as? String == "Specs/gallery.sbar")
  }

  @Test func aScenarioHoldsItsCellsAndMismatches() throws {
    let sample = Sample("scenario \"s\" { expect hidden }\n")
    let fact = PlannedFact(part: .none, kind: .hidden(true))
    var finding = Finding(
      kind: .failed, code: .factDoesNotHold, subject: .fact(fact, .fails),
      location: sample.place("hidden"), in: sample.program)
    finding.observed = .bars([BarSight(content: .dark)])
    finding.reasons = [FoundReason(rule: .s18, clause: .title, location: sample.place("s"))]
    let cell = CellResult(
      axes: [CellResult.Axis(name: "ios", value: "16.4")], outcome: .failed, expectationCount: 1,
      findings: [finding], notes: [], stepCount: 1)
    let result = ScenarioResult(name: sample.place("s\""), cells: [cell])
    var json = JSONWriter()
    RunJSON.writeStart(verb: .test, tool: "sbar 1", to: &json)
    RunJSON.writeScenario(result, in: sample.book, to: &json)
    var tally = Tally()
    tally.add(result)
    let end = RunEnd(tally: tally, causes: [.failed], nanoseconds: 5000)
    RunJSON.writeSummary(end, to: &json)
    let records = try parse(json)
    #expect(records.map { $0["kind"] as? String } == ["start", "scenario", "summary"])
    #expect(records.allSatisfy { $0["version"] as? Int == RunJSON.version })
    let cells = try #require(records[1]["cells"] as? [[String: Any]])
    #expect(cells[0]["axes"] as? [String: String] == ["ios": "16.4"])
    #expect(cells[0]["mismatches"] as? [Int] == [0])
    let mismatches = try #require(records[1]["mismatches"] as? [[String: Any]])
    #expect(mismatches[0]["actual"] as? String == "visible, dark")
    let counts = try #require(records[2]["scenarios"] as? [String: Int])
    #expect(counts["failed"] == 1 && counts["total"] == 1)
  }
}

/// The schema is made from the tables that records are written and read by.
@Suite struct RunSchemaTests {
  /// The name of each definition that some part of the schema refers to.
  private func references(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap { references(in: $0) } }
    guard let object = value as? [String: Any] else { return [] }
    let own = (object["$ref"] as? String).map { [String($0.dropFirst("#/$defs/".count))] } ?? []
    return own + object.values.flatMap { references(in: $0) }
  }

  private func schema() throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(RunSchema.text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func everyReferenceHasItsDefinitionAndEveryDefinitionIsUsed() throws {
    let schema = try schema()
    let definitions = try #require(schema["$defs"] as? [String: Any])
    #expect(Set(references(in: schema)) == Set(definitions.keys))
    let records = try #require(schema["oneOf"] as? [Any])
    #expect(references(in: records).count == 26)
  }

  @Test func everyRecordSaysItsKindAndVersion() throws {
    let schema = try schema()
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    for name in references(in: schema["oneOf"] as Any) {
      let record = try #require(definitions[name])
      let last = (record["allOf"] as? [[String: Any]])?.last ?? record
      let required = try #require(last["required"] as? [String])
      #expect(required.starts(with: ["kind", "version"]), "\(name)")
    }
  }

  @Test func linesOfTheSchemaFit() {
    for line in RunSchema.text.split(separator: "\n") { #expect(line.count <= 100) }
  }
}

@Suite struct GoldenFileTests {
  @Test func everyRecordedTextIsCompared() {
    let compared = [
      "assumptions", "elided", "every-part", "every-part-ascii", "every-part-colored", "failure",
      "failure-ascii", "failure-colored", "folded", "hostile-bytes", "long-line",
      "long-line-front", "one-cause", "one-line", "several-lines", "six-lines", "two-files",
      "undecided",
      "wide-characters", "words-below",
    ]
    #expect(Golden.names == compared)
  }

  /// Editors count in halves of pairs, and may send one: the rest of the text is right.
  @Test(arguments: [
    (#""\ud83d""#, "\u{FFFD}"), (#""a\udc00b""#, "a\u{FFFD}b"), (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
  func halfOfAPairIsAReplacement(json: String, text: String) {
    #expect(JSONValue(Array(json.utf8)[...])?.string == text)
  }
}
