import Foundation
import Testing

/// Every format tells of a known issue as of a thing of its own.
@Suite struct KnownIssueReportTests {
  private func report(_ format: String, _ text: String = ReportSamples.known) throws -> (
    text: String, status: Int32, schema: String
  ) {
    let folder = try TemporaryFolder()
    try folder.write("k.sbar", text)
    let result = try BuiltTool.run(
      ["test", "--no-times", "--format", format, "k.sbar"], in: folder.url)
    let schema = try BuiltTool.run(["schema"], in: folder.url).output
    return (result.output, result.status, schema)
  }

  /// Runs a reader that others wrote over a report.
  private func validate(_ text: String, _ script: String, _ modules: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("report", text)
    let path = folder.url.appendingPathComponent("report").path
    try Validators.python(script, [path], needs: modules)
  }

  @Test func theTextCountsIt() throws {
    let usual = try report("pretty")
    #expect(usual.status == 0)
    #expect(
      usual.text == """
        · skipped  iPhone 15 never ran iOS 16: 3 cells
        ✔ 2 scenarios in 1 file: 1 passed, 1 known to fail
          12 cells (3 passed, 6 known to fail, 3 skipped) · 9 expectations

        """)
  }

  @Test func onceItPassesItFails() throws {
    let mended = ReportSamples.known.replacingOccurrences(
      of: "expect hidden", with: "expect visible")
    let result = try report("short", mended)
    #expect(result.status == 1)
    #expect(
      result.text.hasPrefix(
        "k.sbar:14:5: failed[SB4119]: the known issue is gone: every expectation holds"))
  }

  @Test func recordsHaveIt() throws {
    let (text, status, schema) = try report("json")
    #expect(status == 0)
    let records = try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["outcome"] as? String } == [nil, nil, "passed", "known", nil])
    #expect(records[3]["knownIssue"] as? String == "FB7: ]]> # stays")
    #expect(records[3]["tags"] as? [String] == ["slow", "photos"])
    #expect(records[2]["knownIssue"] is NSNull)
    let counts = try #require(records[4]["scenarios"] as? [String: Int])
    #expect(counts["known"] == 1 && counts["failed"] == 0 && counts["total"] == 2)
    let folder = try TemporaryFolder()
    try folder.write("schema.json", schema)
    try folder.write("r.jsonl", text)
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

  @Test func jUnitSkipsIt() throws {
    let text = try report("junit").text
    let cases = try XMLTree.parse(Data(text.utf8)).all("testcase")
    let skips = cases.flatMap { $0.all("skipped") }.compactMap { $0.attributes["message"] }
    #expect(skips.filter { $0 == "known issue: FB7: ]]> # stays" }.count == 6)
    #expect(text.contains("<property name=\"tag\" value=\"photos\"/>"))
    try validate(
      text,
      """
      import sys, junitparser
      suites = junitparser.JUnitXml.fromfile(sys.argv[1])
      assert suites.failures == 0 and suites.skipped == 9, suites.skipped
      print("ok")
      """, ["junitparser"])
  }

  @Test func tapHasItToDo() throws {
    let text = try report("tap").text
    #expect(text.contains("not ok 2 - hidden # TODO FB7: ]]> \\# stays\n"))
    let cells = text.split(separator: "\n").filter { $0.hasPrefix("    not ok") }
    #expect(cells.count == 6 && cells.allSatisfy { $0.contains(" # TODO FB7") })
    let folder = try TemporaryFolder()
    try folder.write("r.tap", text)
    let file = folder.url.appendingPathComponent("r.tap").path
    guard let result = try Validators.reader(["prove", "--exec", "cat", file]) else { return }
    #expect(result.status == 0 && result.output.contains("Result: PASS"))
  }

  @Test func annotationsCountIt() throws {
    let text = try report("github").text
    #expect(
      text
        == "::notice title=sbar%3A skipped::iPhone 15 never ran iOS 16: 3 cells\n"
        + "::notice title=sbar%3A known issues::"
        + "1 scenario known to fail; the job summary lists all\n"
    )
  }

  @Test func sarifSuppressesIt() throws {
    let text = try report("sarif").text
    #expect(
      text.contains(#""suppressions":[{"kind":"inSource","justification":"FB7: ]]> # stays"}]"#))
    #expect(text.contains(#""level":"note""#) && !text.contains(#""level":"error""#))
    try validate(
      text,
      """
      import sys
      from sarif_pydantic import Sarif
      results = Sarif.model_validate_json(open(sys.argv[1]).read()).runs[0].results
      assert len(results) == 1 and len(results[0].suppressions) == 1
      print("ok")
      """, ["sarif_pydantic"])
  }

  @Test func theOthersTellItToo() throws {
    let quality = try report("gitlab").text
    #expect(quality.contains(#""severity":"info""#) && !quality.contains(#""severity":"major""#))
    #expect(quality.contains("(known issue: FB7: ]]> # stays)"))
    let markdown = try report("markdown").text
    #expect(
      markdown.hasSuffix(
        "### Known issues\n\n- k.sbar:12 \"hidden\": FB7: \\]\\]&gt; \\# stays\n"))
    #expect(!markdown.contains("### Warnings") && !markdown.contains("### What is wrong"))
  }
}
