import Foundation
import Testing

@testable import Reporting

/// `sbar report merge` joins the records of several runs.
@Suite struct MergeTests {
  private func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func shardsAreJoined() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    try folder.write("b.sbar", ReportSamples.outcomes)
    try folder.write("c.sbar", ReportSamples.known)
    let whole = try BuiltTool.run(["test", "--format", "json", "."], in: folder.url)
    for index in 1...3 {
      _ = try BuiltTool.run(
        ["test", "--report", "json=\(index).jsonl", "--allow-empty", "--shard", "\(index)/3", "."],
        in: folder.url)
    }
    let merged = try BuiltTool.run(
      ["report", "merge", "1.jsonl", "2.jsonl", "3.jsonl"], in: folder.url)
    #expect(merged.status == whole.status && merged.status == 1)
    #expect(merged.errors.hasPrefix("3 streams, 7 scenarios: 2 passed, 2 failed, 1 undecided"))
    let (one, all) = (try objects(whole.output), try objects(merged.output))
    #expect(all.first?["kind"] as? String == "start" && all.count == one.count)
    func names(_ records: [[String: Any]]) -> Set<String> {
      Set(records.compactMap { $0["name"] as? String })
    }
    #expect(names(all) == names(one))
    var (left, right) = (try #require(all.last), try #require(one.last))
    for key in ["microseconds"] {
      left[key] = nil
      right[key] = nil
    }
    #expect(NSDictionary(dictionary: left) == NSDictionary(dictionary: right))
    try folder.write("r.jsonl", merged.output)
    try folder.write("schema.json", try BuiltTool.run(["schema"], in: folder.url).output)
    let paths = ["schema.json", "r.jsonl"].map { folder.url.appendingPathComponent($0).path }
    try Validators.python(
      """
      import sys, json, jsonschema
      validator = jsonschema.Draft202012Validator(json.load(open(sys.argv[1])))
      for line in open(sys.argv[2]):
          validator.validate(json.loads(line))
      print("ok")
      """, paths, needs: ["jsonschema"])
    let again = try BuiltTool.run(
      ["report", "merge", "-"], in: folder.url, input: Data(merged.output.utf8))
    #expect(again.output == merged.output && again.status == 1)
  }

  /// A spec with scenarios enough for several machines: each of these tells of the same settings
  /// without effect, and some skip cells for a reason of their own.
  private static func several(_ text: String) -> String {
    let last = text.components(separatedBy: "scenario ").last ?? ""
    let steps = last.drop { $0 != "{" }
    let more = (1...6).map { number in
      let header = number % 2 == 0 ? " on ios [11, 16.4], device \"iPhone \(number / 2 + 11)\"" : ""
      return "scenario \"more \(number)\"\(header) \(steps)"
    }
    return text + more.joined(separator: "\n")
  }

  /// The records of three shards, and all reports of one run over the same files.
  private struct Shards: Sendable {
    var streams: [String]
    var whole: [String: String]
    var status: Int32
  }

  private static let shards = Kept<String, Shards>()

  private static func run() throws -> Shards {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    try folder.write("b.sbar", ReportSamples.outcomes)
    try folder.write("c.sbar", ReportSamples.known)
    try folder.write("d.sbar", ReportSamples.malformed)
    try folder.write("e.sbar", MergeTests.several(ReportSamples.vain))
    try folder.write("f.sbar", ReportSamples.matrix)
    try folder.write("g.sbar", ReportSamples.hostile)
    try folder.write("h.sbar", MergeTests.several(ReportSamples.matrix))
    let files = ["a", "b", "c", "d", "e", "f", "g", "h", "none"].map { $0 + ".sbar" }
    let test = ["test", "--no-times", "--deny", "advice"] + files
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }
    let reports = FaultTableTests.formats.flatMap { ["--report", "\($0)=whole.\($0)"] }
    let status = try BuiltTool.run(test + reports, in: folder.url).status
    var streams: [String] = []
    for index in 1...3 {
      let flags = ["--report", "json=\(index).jsonl", "--allow-empty", "--shard", "\(index)/3"]
      _ = try BuiltTool.run(test + flags, in: folder.url)
      streams.append(try text("\(index).jsonl"))
    }
    var whole: [String: String] = [:]
    for format in FaultTableTests.formats { whole[format] = try text("whole.\(format)") }
    return Shards(streams: streams, whole: whole, status: status)
  }

  /// From the records of shards every report comes out as that of one run, to the byte.
  @Test(arguments: FaultTableTests.formats)
  func everyReportIsMadeOfShards(format: String) throws {
    let shards = try Self.shards.value(of: "") { try Self.run() }
    let folder = try TemporaryFolder()
    for (index, stream) in shards.streams.enumerated() {
      try folder.write("\(index + 1).jsonl", stream)
    }
    let merge = ["report", "merge", "1.jsonl", "2.jsonl", "3.jsonl"]
    let merged = try BuiltTool.run(merge + ["--report", "\(format)=merged"], in: folder.url)
    #expect(merged.status == shards.status && merged.status == 66)
    let plain = try BuiltTool.run(merge + ["--format", format], in: folder.url)
    let one = try #require(shards.whole[format])
    let joined = try String(contentsOf: folder.url.appending(path: "merged"), encoding: .utf8)
    #expect(plain.output == joined)
    switch format {
    case "json":
      // Scenarios of a file stand in the order of the streams.
      #expect(
        Set(one.split(separator: "\n").map { $0.sorted() })
          == Set(joined.split(separator: "\n").map { $0.sorted() }))
      let again = try BuiltTool.run(
        ["report", "merge", "-"], in: folder.url, input: Data(joined.utf8))
      #expect(again.output == joined)
    // Complaints are talk in a run; the blocks are as wide as in a file.
    case "pretty", "short":
      for line in one.split(separator: "\n") {
        #expect(joined.contains(line), "\(line)")
      }
    default: #expect(joined == one)
    }
  }

  @Test func theSummaryOfAJobIsThatOfAllRuns() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    _ = try BuiltTool.run(["test", "--report", "json=a.jsonl", "a.sbar"], in: folder.url)
    let result = try BuiltTool.run(
      ["report", "merge", "--report", "junit=r.xml", "--format", "pretty", "a.jsonl"],
      in: folder.url,
      environment: [
        "GITHUB_ACTIONS": "true", "SBAR_FORMAT": "tap",
        "GITHUB_STEP_SUMMARY": folder.url.appending(path: "s.md").path,
      ])
    #expect(result.status == 1 && !result.output.contains("::error"))
    #expect(result.output.contains("✘ 2 scenarios in 1 file: 1 passed, 1 failed"))
    let summary = try String(contentsOf: folder.url.appending(path: "s.md"), encoding: .utf8)
    #expect(summary.hasPrefix("## Status bar specs"))
    let full = try BuiltTool.run(
      ["report", "merge", "--report", "junit=/dev/full", "a.jsonl"], in: folder.url)
    #expect(full.status == 74 || !FileManager.default.fileExists(atPath: "/dev/full"))
    let both = try BuiltTool.run(
      ["report", "merge", "--report", "tap=-", "a.jsonl"], in: folder.url)
    #expect(both.status == 64 && both.errors.contains("both take standard output"))
  }

  @Test func whatIsNoStreamIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.vain)
    _ = try BuiltTool.run(["test", "--report", "json=a.jsonl", "a.sbar"], in: folder.url)
    let text = try String(contentsOf: folder.url.appending(path: "a.jsonl"), encoding: .utf8)
    try folder.write("cut.jsonl", String(text.split(separator: "\n")[0]) + "\n")
    try folder.write("other.jsonl", "{\"kind\":\"start\",\"version\":1}\n")
    try folder.write("no.jsonl", "hello\n")
    for (name, words) in [
      ("cut.jsonl", "has no summary: that run did not come to its end"),
      ("other.jsonl", "is of another version of sbar"),
      ("no.jsonl", "line 1 is not a record of a run"), ("none.jsonl", "does not exist"),
    ] {
      let result = try BuiltTool.run(["report", "merge", name, "a.jsonl"], in: folder.url)
      #expect(result.status == 66 && result.errors.contains(words), "\(result.errors)")
      #expect(result.output.contains("\"pushed\""))
    }
    for words in [[], ["mrege", "a.jsonl"], ["merge"]] {
      #expect(try BuiltTool.run(["report"] + words, in: folder.url).status == 64)
    }
  }

  /// A stream may come from anywhere.
  @Test(arguments: FaultTableTests.formats)
  func numbersThatNoRunHasAreNoHarm(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    _ = try BuiltTool.run(
      ["test", "a.sbar", "--report", "json=a.jsonl"], in: folder.url)
    let text = try String(contentsOf: folder.url.appending(path: "a.jsonl"), encoding: .utf8)
    for number in ["9223372036854775807", "-9223372036854775808", "1e400"] {
      try folder.write(
        "b.jsonl",
        text.replacing(#/":\d+/#, with: "\":" + number)
          .replacing("\"version\":" + number, with: "\"version\":2"))
      let result = try BuiltTool.run(
        ["report", "merge", "a.jsonl", "b.jsonl", "b.jsonl", "--format", format], in: folder.url)
      #expect(result.status == 1 && !result.output.isEmpty, "\(number): \(result.errors)")
    }
  }

  @Test(arguments: [
    #"{"a":[1,-2.5e3,"x\u00e9\ud83d\ude00\n\/"],"b":{"c":null,"d":true},"e":false}"#, "[]", "{}",
    "12", "\"\\ud800x\"", "\"\\udc00\"",
  ])
  func valuesAreRead(text: String) throws {
    #expect(JSONValue(Array(text.utf8)[...]) != nil)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "\"x", "\"\\u12\"", "nul", "1 2",
    "{1:2}",
    "\"\u{1}\"", "\"\\x\"", "]",
  ])
  func whatIsNoValueIsRefused(text: String) {
    #expect(JSONValue(Array(text.utf8)[...]) == nil)
  }

  @Test func nestingHasABound() {
    #expect(JSONValue(Array(String(repeating: "[", count: 100_000).utf8)[...]) == nil)
  }
}
