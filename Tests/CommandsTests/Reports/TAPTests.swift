import Foundation
import Testing

@Suite struct TAPTests {
  private func report(_ files: [String: String]) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(["test", "--format", "tap"] + files.keys.sorted(), in: folder.url)
  }

  /// What Perl's consumer says of a report; nil without one.
  private func proved(_ report: String) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write("r.tap", report)
    let file = folder.url.appendingPathComponent("r.tap").path
    return try Validators.reader(["prove", "--exec", "cat", file])?.output
  }

  @Test func everyScenarioIsAPointAndEveryCellOneOfItsSubtest() throws {
    let report = try report(["m.sbar": ReportSamples.matrix]).output
    let lines = report.split(separator: "\n")
    #expect(lines.first == "TAP version 13")
    #expect(lines.last == "1..2")
    #expect(lines.filter { $0.hasPrefix("    1..8") }.count == 2)
    #expect(lines.contains("ok 1 - visible") && lines.contains("not ok 2 - hidden"))
    let skip = "    ok 1 - ios 16, device iPhone 15, appearance light # SKIP iPhone 15 never ran"
    #expect(lines.filter { $0 == skip + " iOS 16" }.count == 2)
    if let words = try proved(report) {
      #expect(words.contains("Tests: 2 Failed: 1)") && !words.contains("Parse errors"))
    }
  }

  @Test func whatIsWrongIsABlock() throws {
    let report = try report(["a.sbar": ReportSamples.outcomes, "b.sbar": ReportSamples.malformed])
    #expect(report.status == 2)
    for line in [
      "not ok 1 - failed", "  severity: \"undecided\"", "  code: \"SB4103\"",
      "not ok 4 - b.sbar: `lunch` is not a step", "  line: 10",
    ] {
      #expect(report.output.contains(line + "\n"), "\(line)")
    }
    if let words = try proved(report.output) { #expect(!words.contains("Parse errors")) }
  }

  @Test func silenceIsNotOK() throws {
    let report = try report(["a.sbar": ""]).output
    #expect(report.contains("not ok 1 - no scenario in 1 file\n") && report.hasSuffix("1..1\n"))
  }

  @Test func hostileNamesSurvive() throws {
    let report = try report([ReportSamples.hostileFile: ReportSamples.hostile]).output
    let points = report.split(separator: "\n").filter {
      $0.hasPrefix("not ok 1 - ]]> <b>&'`|@*_\\#")
    }
    #expect(points.count == 1 && report.utf8.count > 10_000)
    #expect(!report.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    if let words = try proved(report) {
      #expect(words.contains("Tests: 1 Failed: 1)") && !words.contains("Parse errors"))
    }
  }
}
