import Foundation
import Testing

/// How Xcode's build system reads the output of a script: what it does not read is no issue.
enum XcodeReader {
  /// An error without a place, an issue at a place, and text in place of other text.
  static func reads(_ line: Substring) -> Bool {
    line.wholeMatch(of: #/(error|warning|note): .+/#) != nil
      || line.wholeMatch(of: #/[^:"']+:\d+:\d+: (error|warning|note): .+/#) != nil
      || line.wholeMatch(of: #/[^:"']+:\d+:\d+-\d+:\d+: fixit: .*/#) != nil
  }
}

/// `--format xcode`: a run as issues of a build phase.
@Suite struct XcodeTests {
  private func run(
    _ text: String, _ words: [String], _ variables: [String: String] = [:]
  ) throws -> (result: BuiltTool.Result, path: String) {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    let path = folder.url.appending(path: "a.sbar").path
    let result = try BuiltTool.run(
      ["test", path] + words, in: folder.url, environment: variables)
    return (result, path)
  }

  @Test func failureIsAnErrorAtItsLine() throws {
    let (run, path) = try run(ReportSamples.matrix, ["--format", "xcode"])
    #expect(run.status == 1 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { XcodeReader.reads($0) }, "\(run.output)")
    #expect(lines.first?.hasPrefix("\(path):16:12: error: expected hidden") == true, "\(lines[0])")
    #expect(lines.first?.hasSuffix("[SB4100]") == true)
    #expect(lines.contains { $0.contains(": note: why: ") })
  }

  @Test func fixIsTextInPlaceOfOther() throws {
    let mistake = ReportSamples.matrix.replacing("    launch\n", with: "    app.launch()\n")
    let (run, path) = try run(mistake, ["--format", "xcode"])
    #expect(run.status == 2)
    #expect(
      run.output.contains(path) && run.output.contains(#/:\d+:5-\d+:17: fixit: launch\n/#),
      "\(run.output)")
  }

  @Test func buildPhaseTakesItByItself() throws {
    let variables = ["XCODE_VERSION_ACTUAL": "2600"]
    let (phase, _) = try run(ReportSamples.matrix, [], variables)
    #expect(phase.output.split(separator: "\n").allSatisfy { XcodeReader.reads($0) })
    let (short, _) = try run(ReportSamples.matrix, ["--format", "short"], variables)
    #expect(short.output.contains("failed[SB4100]"))
  }

  @Test func whatLiesInNoSourceIsAnErrorWithoutAPlace() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTool.run(["test", "no.sbar", "--format", "xcode"], in: folder.url)
    #expect(run.output.hasPrefix("error: `no.sbar` does not exist"), "\(run.output)")
  }
}
