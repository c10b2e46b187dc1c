import Foundation
import Testing

private func object(_ data: Data) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
}

/// Runs `sbar test` over some files, and returns its standard output.
private func output(
  _ format: String, _ files: [String: String], _ flags: [String] = []
) throws -> Data {
  let folder = try TemporaryFolder()
  for (name, text) in files { try folder.write(name, text) }
  let words = ["test", "--format", format] + flags + files.keys.sorted()
  return Data(try BuiltTool.run(words, in: folder.url).output.utf8)
}

private let all = [
  "a.sbar": ReportSamples.outcomes, "b.sbar": ReportSamples.malformed,
  "c.sbar": ReportSamples.vain, "d.sbar": ReportSamples.matrix,
  ReportSamples.hostileFile: ReportSamples.hostile,
]

@Suite struct SARIFTests {
  private func run(_ files: [String: String]) throws -> [String: Any] {
    let data = try output("sarif", files)
    let folder = try TemporaryFolder()
    try folder.write("r.sarif", String(decoding: data, as: UTF8.self))
    try Validators.python(
      """
      import sys, json, sarif_pydantic
      sarif_pydantic.Sarif.model_validate(json.load(open(sys.argv[1])))
      print("ok")
      """, [folder.url.appendingPathComponent("r.sarif").path], needs: ["sarif_pydantic"])
    let root = try object(data)
    #expect(root["version"] as? String == "2.1.0")
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  private func fingerprints(_ run: [String: Any]) -> [String] {
    (run["results"] as? [[String: Any]] ?? []).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["sbarFinding/v1"]
    }
  }

  @Test func everyFindingHasItsRuleItsPlaceAndItsFingerprint() throws {
    let run = try run(all)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == rules.sorted() && rules.contains("SB4100") && rules.contains("SB6009"))
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      let place = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(place["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      let uri = try #require(artifact["uri"])
      #expect(uri.hasSuffix(".sbar") && !uri.hasPrefix("/") && URL(string: uri) != nil)
    }
    let all = fingerprints(run)
    #expect(all.count == results.count && Set(all).count == all.count)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["exitCode"] as? Int == 2)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let told = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let notes = told.filter { $0["level"] as? String == "note" }
    #expect(
      notes.map { ($0["message"] as? [String: String])?["text"] }
        == ["skipped: iPhone 15 never ran iOS 16: 4 cells"])
  }

  @Test func fingerprintsStayWhenLinesMove() throws {
    let before = try run(["a.sbar": ReportSamples.outcomes, "d.sbar": ReportSamples.matrix])
    let after = try run([
      "a.sbar": "\n\n// moved\n" + ReportSamples.outcomes, "d.sbar": ReportSamples.matrix,
    ])
    #expect(fingerprints(before) == fingerprints(after) && fingerprints(before).count > 3)
  }

  @Test func columnsCountAsEditorsDo() throws {
    let text = ReportSamples.matrix.replacingOccurrences(
      of: "expect hidden", with: "expect /* 😀 */ hidden")
    let results = try #require(try run(["a.sbar": text])["results"] as? [[String: Any]])
    let place = (results.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (place as? [String: Any])?["region"] as? [String: Int]
    #expect(region?["startColumn"] == 21 && region?["endColumn"] == 27)
  }
}

@Suite struct CodeQualityTests {
  private func entries(_ files: [String: String]) throws -> [[String: Any]] {
    let data = try output("gitlab", files)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  private func fingerprints(_ entries: [[String: Any]]) -> [String] {
    entries.compactMap { $0["fingerprint"] as? String }
  }

  @Test func everyFindingIsAnEntryOfItsOwn() throws {
    let entries = try entries(all)
    #expect(Set(fingerprints(entries)).count == entries.count)
    for entry in entries {
      for key in ["description", "check_name", "fingerprint", "severity"] {
        #expect((entry[key] as? String)?.isEmpty == false, "\(key)")
      }
      let location = try #require(entry["location"] as? [String: Any])
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 > 0)
    }
    let paths = entries.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths.contains(ReportSamples.hostileFile))
    let severities = Set(entries.compactMap { $0["severity"] as? String })
    #expect(severities == ["critical", "major", "minor", "info"])
    let names = entries.compactMap { $0["description"] as? String }
    #expect(names.contains { $0.contains(ReportSamples.hostileName) })
  }

  @Test func fingerprintsStayWhenLinesMove() throws {
    let before = try entries(["a.sbar": ReportSamples.outcomes])
    let after = try entries(["a.sbar": "\n\n" + ReportSamples.outcomes])
    #expect(fingerprints(before) == fingerprints(after) && before.count == 3)
  }

  /// They are no fault, and stand where the first of them would have run.
  @Test func skippedCellsSayWhy() throws {
    let entries = try entries(["b.sbar": ReportSamples.vain, "d.sbar": ReportSamples.matrix])
    let entry = try #require(entries.first { $0["check_name"] as? String == "skipped" })
    #expect(entry["description"] as? String == "skipped: iPhone 15 never ran iOS 16: 4 cells")
    #expect(entry["severity"] as? String == "info")
    let location = try #require(entry["location"] as? [String: Any])
    #expect(location["path"] as? String == "d.sbar")
    #expect((location["lines"] as? [String: Int])?["begin"] == 9)
    // It is the same one with fewer cells.
    let fewer = ReportSamples.matrix.replacingOccurrences(
      of: "appearance [light, dark]", with: "appearance light")
    let again = try self.entries(["d.sbar": fewer])
    #expect(again.map { $0["fingerprint"] as? String }.contains(entry["fingerprint"] as? String))
  }

  @Test func nothingIsNoSuccess() throws {
    #expect(try entries(["a.sbar": ""]).first?["severity"] as? String == "critical")
    #expect(try entries(["c.sbar": ReportSamples.vain]).count == 1)
  }
}

/// Questions whose answers are known and unknown, fold and turn, and cannot be given.
private let asks = [
  ["ask", "NavigationStack { Home().statusBarHidden() }", "--json"],
  [
    "ask",
    "NavigationStack { NavigationLink(\"a\") { Text(\"b\") } }.statusBarHidden(session.hides)",
    "--then", "tap \"a\"", "--then", "back", "--all-steps", "--json", "--no-times",
  ],
  ["ask", "Text(\"a\")", "--then", "tap \"b\"", "--json"],
]

@Suite struct JSONLinesTests {
  @Test func everyRecordIsValidByTheSchema() throws {
    let folder = try TemporaryFolder()
    let schema = try BuiltTool.run(["schema"], in: folder.url)
    #expect(schema.status == 0)
    let root = try object(Data(schema.output.utf8))
    let kinds = try #require(root["oneOf"] as? [[String: String]])
    #expect(kinds.count == 26)
    try folder.write("schema.json", schema.output)
    var lines = try output("json", all, ["none.sbar", "--strict"])
    lines += try output("jsonl", ["a.sbar": ReportSamples.matrix], ["--no-times"])
    try folder.write("a.sbar", ReportSamples.outcomes)
    lines += Data(try BuiltTool.run(["mend", "a.sbar", "--json"], in: folder.url).output.utf8)
    let number = try #require(
      ReportSamples.outcomes.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("expect") })
    try folder.write("vain.sbar", ReportSamples.vain)
    let laws = Examples.folder.appendingPathComponent("explore/leaked-flag.sbar")
    try folder.write("laws.sbar", try String(contentsOf: laws, encoding: .utf8))
    try folder.write(
      "app/A.swift",
      """
      class A: UITabBarController { override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent } }
      class B: Unknown { (
      class C: UnknownViewController {}
      """)
    for words in [
      ["import", "app", "--json"],
      ["explain", "a.sbar:\(number + 1)", "--json"], ["explain", "a.sbar", "failed", "--json"],
      ["explain", "SB4100", "SB1001", "U22", "S18", "D1", "Q3", "--json"],
      ["lint", "vain.sbar", "--json"], ["audit", "vain.sbar", "--json"],
      ["explore", "laws.sbar", "--json"], ["mutate", "vain.sbar", "--json"],
    ] + asks {
      let run = try BuiltTool.run(words, in: folder.url)
      #expect(!run.output.isEmpty && run.errors.isEmpty, "\(words): \(run.errors)")
      lines += Data(run.output.utf8)
    }
    try folder.write("r.jsonl", String(decoding: lines, as: UTF8.self))
    let paths = ["schema.json", "r.jsonl"].map { folder.url.appendingPathComponent($0).path }
    try Validators.python(
      """
      import sys, json, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      kinds = set()
      for line in open(sys.argv[2]):
          record = json.loads(line)
          kinds.add(record["kind"])
          validator.validate(record)
      assert len(kinds) == 25, kinds
      print("ok")
      """, paths, needs: ["jsonschema"])
    for line in lines.split(separator: 0x0A) {
      let record = try object(Data(line))
      #expect(record["version"] as? Int == 2 && record["kind"] is String)
    }
  }

  @Test func aSkippedCellSaysWhy() throws {
    let lines = try output("json", ["a.sbar": ReportSamples.matrix]).split(separator: 0x0A)
    #expect(try object(Data(lines[1]))["path"] as? String == "a.sbar")
    let scenario = try object(Data(lines[2]))
    let cells = try #require(scenario["cells"] as? [[String: Any]])
    #expect(cells[0]["skipped"] as? String == "iPhone 15 never ran iOS 16")
    #expect(cells[2]["skipped"] is NSNull)
    let summary = try object(Data(try #require(lines.last)))
    let skips = try #require(summary["skips"] as? [[String: Any]])
    #expect(skips.count == 1 && skips[0]["cells"] as? Int == 4)
    #expect(summary["causes"] as? [String] == ["failed"])
  }
}
