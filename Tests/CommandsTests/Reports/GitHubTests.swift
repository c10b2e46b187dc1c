import Foundation
import Testing

@Suite struct GitHubTests {
  private let inActions = ["GITHUB_ACTIONS": "true"]

  private func run(
    _ words: [String], _ files: [String: String], _ environment: [String: String]
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(words, in: folder.url, environment: environment)
  }

  private func annotations(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { $0.hasPrefix("::") }
  }

  @Test func annotationsComeByThemselves() throws {
    let files = ["m.sbar": ReportSamples.matrix, "c.sbar": ReportSamples.vain]
    let text = try run(["test", "."], files, inActions)
    let lines = annotations(text.output)
    #expect(text.output.hasPrefix("✘ expected hidden, but the bar "))
    #expect(lines.contains { $0.hasPrefix("::error file=m.sbar,line=16,endLine=16,col=12,") })
    #expect(lines.contains { $0.hasPrefix("::warning file=c.sbar,line=7,") })
    #expect(annotations(try run(["test", "."], files, [:]).output).isEmpty)
    let machine = try run(["test", ".", "--format", "json"], files, inActions)
    #expect(annotations(machine.output).isEmpty && annotations(machine.errors) == lines)
    let asked = try run(["test", ".", "--report", "github=-"], files, inActions)
    #expect(annotations(asked.output) == lines && asked.errors.hasPrefix("✘ expected hidden"))
  }

  @Test func skippedCellsAreANotice() throws {
    let files = ["m.sbar": ReportSamples.matrix, "k.sbar": ReportSamples.known]
    let lines = annotations(try run(["test", ".", "--format", "github"], files, [:]).output)
    #expect(
      lines.filter { $0.hasPrefix("::notice ") } == [
        "::notice title=sbar%3A skipped::iPhone 15 never ran iOS 16: 7 cells",
        "::notice title=sbar%3A known issues::1 scenario known to fail; the job summary lists all",
      ])
  }

  @Test func pathsCountFromTheRootOfTheCheckout() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Specs/m.sbar", ReportSamples.matrix)
    let inside = folder.url.appendingPathComponent("App").resolvingSymlinksInPath()
    let root = inside.deletingLastPathComponent().path
    for operand in ["Specs", "./Specs/../Specs", inside.path + "/Specs"] {
      let result = try BuiltTool.run(
        ["test", "--format", "github", operand], in: inside,
        environment: ["GITHUB_WORKSPACE": root])
      #expect(result.output.hasPrefix("::error file=App/Specs/m.sbar,line=16"), "\(operand)")
    }
  }

  @Test func theBudgetIsSpentOnDistinctFiles() throws {
    var files: [String: String] = [:]
    for name in ["a", "b", "c", "d"] {
      var text = ReportSamples.matrix.replacingOccurrences(
        of: "expect visible", with: "expect covered")
      for number in 1...3 {
        text += "scenario \"more \(number)\" {\n    launch\n    expect covered\n}\n"
      }
      files[name + ".sbar"] = text
    }
    let all = annotations(try run(["test", ".", "--format", "github"], files, [:]).output)
    // Those of each level are counted by themselves.
    let lines = all.filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 10 && all.count == 11)
    let named = lines.map { $0.dropFirst("::error file=".count).prefix(6) }
    #expect(Set(named.prefix(4)) == ["a.sbar", "b.sbar", "c.sbar", "d.sbar"])
    #expect(Set(named.dropFirst(4).prefix(4)).count == 4)
    #expect(lines.last?.contains(" more errors not shown here; the job summary lists all") == true)
    #expect(lines.filter { $0.contains("not shown here") }.count == 1)
  }

  @Test func theSummaryOfTheJobIsAddedTo() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    try folder.write("summary.md", "# Before\n")
    let path = folder.url.appendingPathComponent("summary.md").path
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": path]
    _ = try BuiltTool.run(["test", "m.sbar"], in: folder.url, environment: environment)
    let summary = try String(contentsOfFile: path, encoding: .utf8)
    #expect(summary.hasPrefix("# Before\n## Status bar specs\n"))
    #expect(summary.contains("- iPhone 15 never ran iOS 16: 4 cells\n"))
    #expect(summary.contains("| m.sbar:16 | hidden | expected hidden, but the bar is visible"))
  }

  @Test func hostileNamesSurvive() throws {
    let files = [ReportSamples.hostileFile: ReportSamples.hostile]
    let output = try run(["test", ".", "--format", "github"], files, [:]).output
    let lines = output.split(separator: "\n")
    #expect(lines.count == 1)
    let file =
      "::error file=a%2Cb%3Ac %25d]]><&'é\\u{1B}[31m\u{202E}%0A%3A%3Aerror%3A%3A.sbar,line="
    #expect(output.hasPrefix(file))
    #expect(output.contains(" \"]]> <b>&'`|@*_#%25%2C %3A"))
    #expect(!output.utf8.contains { $0 < 0x20 && $0 != 0x0A } && output.utf8.count < 2000)
  }
}

@Suite struct MarkdownTests {
  @Test func nothingInItIsMarkup() throws {
    let folder = try TemporaryFolder()
    try folder.write(ReportSamples.hostileFile, ReportSamples.hostile)
    let output = try BuiltTool.run(["test", ".", "--format", "markdown"], in: folder.url).output
    let row = try #require(output.split(separator: "\n").first { $0.hasPrefix("| a,b:c") })
    #expect(row.contains("\\]\\]&gt; &lt;b&gt;&amp;'\\`\\|&#64;\\*\\_\\#"))
    #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 4)
    #expect(!output.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    let fences = output.split(separator: "\n").filter { $0.hasPrefix("```") }
    #expect(fences.count == 2 && fences[0] == "```text" && fences[1] == "```")
  }

  @Test func aSummaryStaysBelowItsLimit() throws {
    let folder = try TemporaryFolder()
    var text = ReportSamples.matrix
    let name = String(repeating: "name ", count: 120)
    for number in 1...2000 {
      text += "scenario \"\(name)\(number)\" on device \"iPhone 14\" {\n"
      text += "    launch\n    expect height \(number)\n}\n"
    }
    try folder.write("a.sbar", text)
    let path = folder.url.appendingPathComponent("summary.md").path
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": path]
    _ = try BuiltTool.run(["test", "-q", "a.sbar"], in: folder.url, environment: environment)
    let summary = try String(contentsOfFile: path, encoding: .utf8)
    #expect(summary.utf8.count < 1 << 20 && summary.utf8.count > 500_000)
    let isCut = summary.contains(" more that find no room here.\n")
    #expect(isCut)
  }

  /// What could not be read leaves room for what ran.
  @Test func manyComplaintsLeaveRoom() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let path = folder.url.appendingPathComponent("summary.md").path
    for number in 1...2500 {
      let name = String(repeating: "x", count: 200) + "\(number).sbar"
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: "missing")
    }
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": path]
    let result = try BuiltTool.run(
      ["test", "-q", "."], in: folder.url, environment: environment)
    #expect(result.status == 66)
    let summary = try String(contentsOfFile: path, encoding: .utf8)
    #expect(summary.utf8.count < 300_000)
    #expect(summary.contains("| a.sbar:16 | hidden | expected hidden, but the bar is visible"))
    #expect(summary.contains(" more that find no room here.\n"))
  }
}
