import Foundation
import Testing

/// A machine that has no more to give: what is there is used, and what is missing is told.
@Suite struct ExhaustionTests {
  /// A spec that takes some seconds.
  private static var long: String {
    let numbers = (1...100).map { String($0) }.joined(separator: ", ")
    let app = ReportSamples.vain.replacingOccurrences(
      of: "NavigationStack", with: "state a = 1\n    state b = 1\n    NavigationStack")
    let more = (1...9).map { number in
      """
      scenario "\(number)" on a [\(numbers)], b [\(numbers)] {
          launch
          expect visible
      }

      """
    }
    return app + more.joined()
  }

  /// Threads want stacks as deep as specs nest, and take no more than there is.
  @Test(arguments: ["1", "4"])
  func littleMemoryIsEnough(jobs: String) throws {
    let folder = try TemporaryFolder()
    for name in 10..<30 { try folder.write("\(name).sbar", ReportSamples.matrix) }
    let words = "$SBAR test . --no-times --jobs \(jobs) --report junit=r"
    let result = try BuiltTool.shell("ulimit -v 300000 && " + words, in: folder.url)
    #expect(result.errors.isEmpty && result.status == 1, "\(result.errors)")
    #expect(result.output.contains("40 scenarios in 20 files: 20 passed, 20 failed\n"))
    let report = try Data(contentsOf: folder.url.appending(path: "r"))
    #expect(try XMLTree.parse(report).all("testcase").count == 320)
  }

  /// Who may use the processor for a second is told what was done in it.
  @Test func aProcessorThatIsUsedUpEndsTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    for name in ["b", "c", "d", "e", "f", "g"] {
      try folder.write(name + ".sbar", ExhaustionTests.long)
    }
    let words = "$SBAR test . --no-times --jobs 2 --report junit=r"
    let result = try BuiltTool.shell("ulimit -S -t 1; " + words, in: folder.url)
    #expect(result.status == 130)
    #expect(result.output.contains("1 failed") && result.output.contains("interrupted\n"))
    let report = try Data(contentsOf: folder.url.appending(path: "r"))
    #expect(try XMLTree.parse(report).all("testcase").count > 16)
  }

  @Test func aFileThatMayNotGrowIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let line = "ulimit -f 1; $SBAR test a.sbar --no-times --report junit=r > /dev/null; s=$?; ls -A"
    let result = try BuiltTool.shell(line + "; exit $s", in: folder.url)
    #expect(result.status == 74 && result.output == "a.sbar\n")
    #expect(result.errors == "error: r cannot be written: a file may not be so large\n")
  }
}
