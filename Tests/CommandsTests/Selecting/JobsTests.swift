import Foundation
import Testing

/// Files run side by side, and nothing shows that they do.
@Suite struct JobsTests {
  private static let formats = ["pretty", "short", "json", "junit", "tap", "sarif"]

  /// A folder of many files: some fail, some are not valid, one cannot be read.
  private func fill(_ folder: borrowing TemporaryFolder) throws {
    let texts = [
      ReportSamples.matrix, ReportSamples.outcomes, ReportSamples.malformed, ReportSamples.vain,
    ]
    for number in 10..<26 { try folder.write("f\(number).sbar", texts[number % texts.count]) }
    let slow = (1...40).map { number in
      "scenario \"slow \(number)\" {\n    launch\n    expect visible\n}\n"
    }
    for name in ["a.sbar", "f20.sbar"] {
      try folder.write(name, ReportSamples.matrix + slow.joined())
    }
  }

  @Test(arguments: formats)
  func theBytesAreTheSameForAnyNumber(format: String) throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    let words = ["test", ".", "none.sbar", "--no-times", "--format", format]
    let one = try BuiltTool.run(words + ["--jobs", "1"], in: folder.url)
    #expect(one.status == 66 && !one.output.isEmpty)
    for jobs in ["3"] {
      let several = try BuiltTool.run(words + ["--jobs", jobs], in: folder.url)
      #expect(several.output == one.output && several.errors == one.errors, "\(jobs) jobs")
      #expect(several.status == one.status)
    }
  }

  @Test func aRunThatStopsIsTheSameToo() throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    for limit in ["1", "5", "20"] {
      let words = ["test", ".", "--no-times", "--max-failures", limit, "--jobs"]
      let one = try BuiltTool.run(words + ["1"], in: folder.url)
      let several = try BuiltTool.run(words + ["4"], in: folder.url)
      #expect(one.output == several.output && one.errors == several.errors, "\(limit)")
    }
  }

  @Test func checksRunSideBySideToo() throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    let words = ["check", ".", "--no-times", "--jobs"]
    let one = try BuiltTool.run(words + ["1"], in: folder.url)
    let several = try BuiltTool.run(words + ["4"], in: folder.url)
    #expect(one.output == several.output && one.status == 2 && several.status == 2)
  }
}
