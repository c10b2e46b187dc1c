import Foundation
import Testing

/// Which scenarios run, and what is said of the others.
@Suite struct SelectionTests {
  private func run(
    _ words: [String], _ files: [String: String]
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(["test", "--no-times"] + words, in: folder.url)
  }

  private let matrix = ["m.sbar": ReportSamples.matrix]

  @Test func namesAreLeftOut() throws {
    let result = try run(["m.sbar", "--skip", "hid"], matrix)
    #expect(result.status == 0 && result.output.contains("1 scenario in 1 file: 1 passed"))
    let none = try run(["m.sbar", "--skip", "i"], matrix)
    #expect(none.status == 3 && none.errors == "error: no scenario is left by `--skip i`\n")
    let both = try run(["m.sbar", "--filter", "vis", "--skip", "i"], matrix)
    #expect(both.errors == "error: no scenario is left by `--filter vis` and `--skip i`\n")
  }

  @Test func nothingMayBeAllowed() throws {
    for words in [["m.sbar", "--filter", "nowhere"], ["empty"], ["m.sbar:1"]] {
      let folder = try TemporaryFolder()
      try folder.write("m.sbar", ReportSamples.matrix)
      try folder.write("empty/readme.txt")
      let strict = try BuiltTool.run(["test"] + words, in: folder.url)
      #expect(strict.status == 3, "\(words)")
      let lax = try BuiltTool.run(["test", "--allow-empty"] + words, in: folder.url)
      #expect(lax.status == 0 && lax.errors.isEmpty, "\(words)")
    }
    let mute = ReportSamples.vain + "scenario \"mute\" {\n    launch\n}\n"
    #expect(try run(["--allow-empty", "a.sbar"], ["a.sbar": mute]).status == 3)
    // Without a path it is the current folder, which is as empty as any other.
    #expect(try run([], [:]).status == 3)
    #expect(try run(["--allow-empty"], [:]).status == 0)
  }

  @Test func aListNamesWhatWouldRun() throws {
    let files = ["-m.sbar": ReportSamples.matrix, "a b.sbar": ReportSamples.vain]
    let result = try run(["--list", "./-m.sbar", "a b.sbar"], files)
    #expect(result.status == 0)
    #expect(
      result.output == """
        ./-m.sbar:9  "visible"  (8 cells)
        ./-m.sbar:14  "hidden"  (8 cells)
        'a b.sbar:9'  "pushed"

        """)
    #expect(result.errors == "✔ 3 scenarios in 2 files: listed\n  17 cells\n")
    let long = try run(["--list", "-v", "m.sbar:9"], matrix).output.split(separator: "\n")
    #expect(long.count == 9)
    #expect(
      long[1] == "  ios 16, device iPhone 15, appearance light  skipped: iPhone 15 never ran iOS 16"
    )
    #expect(try run(["--list", "m.sbar", "--filter", "nowhere"], matrix).status == 3)
    #expect(try run(["--list", "m.sbar", "--filter", "hid"], matrix).output.hasPrefix("m.sbar:14"))
    let wrong = try run(["--list", "m.sbar", "--format", "junit"], matrix)
    #expect(wrong.status == 64 && wrong.errors.contains("`--list --format json`"))
  }

  @Test func aListIsRecordsToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    let output = try BuiltTool.run(["test", "--list", "--format", "json", "."], in: folder.url)
      .output
    let records = try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let kinds = records.map { $0["kind"] as? String }
    #expect(kinds == ["start", "file", "listed", "listed", "summary"])
    let cells = try #require(records[2]["cells"] as? [[String: Any]])
    #expect(cells.count == 8 && cells[0]["skipped"] as? String == "iPhone 15 never ran iOS 16")
    #expect(records[4]["listed"] as? Int == 2)
    try folder.write("r.jsonl", output)
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
  }

  /// A file of so many scenarios, each of which fails.
  private func failing(_ count: Int) -> String {
    let cut = ReportSamples.vain.range(of: "scenario")?.lowerBound
    var text = String(ReportSamples.vain[..<(cut ?? ReportSamples.vain.endIndex)])
    for number in 1...count {
      text += "scenario \"fails \(number)\" {\n    launch\n    expect hidden\n}\n"
    }
    return text
  }

  @Test func theRunStopsAfterAsManyFailuresAsAllowed() throws {
    let files = ["a.sbar": failing(3), "b.sbar": failing(3)]
    let first = try run([".", "--fail-fast"], files)
    #expect(first.status == 1)
    #expect(
      first.output.hasSuffix(
        """
        ✘ 1 scenario in 1 file: 1 failed, stopped after 1 failure
          1 cell · 1 expectation

        """))
    let some = try run([".", "--max-failures", "4"], files).output
    #expect(some.contains("✘ 4 scenarios in 2 files: 4 failed, stopped after 4 failures\n"))
    let all = try run([".", "--max-failures", "7"], files).output
    #expect(all.contains("✘ 6 scenarios in 2 files: 6 failed\n"))
    let good = try run(["m.sbar:9", "--fail-fast"], matrix)
    #expect(good.status == 0)
  }

  @Test func everyScenarioFallsToOneShard() throws {
    var text = ReportSamples.vain
    for number in 1...40 {
      text += "scenario \"\(number)\" {\n    launch\n    expect visible\n}\n"
    }
    let whole = try run(["a.sbar", "--list"], ["a.sbar": text]).output.split(separator: "\n")
    var parts: [[Substring]] = []
    for index in 1...4 {
      let result = try run(["a.sbar", "--list", "--shard", "\(index)/4"], ["a.sbar": text])
      parts.append(result.output.split(separator: "\n"))
    }
    #expect(Set(parts.joined()) == Set(whole) && parts.joined().count == whole.count)
    #expect(parts.allSatisfy { (4...18).contains($0.count) })
    // What is added moves nothing else.
    let longer = text + "scenario \"new\" {\n    launch\n    expect visible\n}\n"
    let again = try run(["./a.sbar", "--list", "--shard", "2/4"], ["a.sbar": longer]).output
    let names = again.split(separator: "\n").filter { !$0.contains("new") }
    #expect(names.map { $0.dropFirst(2) } == parts[1])
  }

  @Test func anEmptyShardIsSaid() throws {
    var statuses: [Int32] = []
    for index in 1...3 {
      let words = ["c.sbar", "--shard", "\(index)/3"]
      let result = try run(words, ["c.sbar": ReportSamples.vain])
      statuses.append(result.status)
      if result.status == 3 {
        #expect(result.errors == "error: no scenario is left by `--shard \(index)/3`\n")
      }
    }
    #expect(statuses.sorted() == [0, 3, 3])
  }
}
