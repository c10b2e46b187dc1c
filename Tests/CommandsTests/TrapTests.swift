import Foundation
import Testing

/// A trap is a bug of the tool, and says so.
@Suite struct TrapTests {
  @Test func aTrapExitsWith70AndAsksForAReport() throws {
    let result = try run("- --quirks", trapsIn: "-").result
    #expect(result.status == 70)
    #expect(result.errors.contains("repro: sbar test --quirks -\n"))
  }

  /// Runs `sbar test WORDS` in a folder with the files that trap, `b` and `d`, and others.
  private func run(
    _ words: String, trapsIn names: String, input: String = ""
  ) throws -> (result: BuiltTool.Result, report: String?) {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e"] {
      try folder.write("\(name).sbar", ReportSamples.matrix)
    }
    let result = try BuiltTool.run(
      ["test"] + words.split(separator: " ").map(String.init), in: folder.url,
      input: Data(input.utf8), environment: ["SBAR__TRAP_IN": names])
    let report = try? String(contentsOf: folder.url.appending(path: "r"), encoding: .utf8)
    return (result, report)
  }

  /// A run that traps twice: what else ran is in every report, for any number of jobs.
  @Test(arguments: FaultTableTests.formats)
  func aTrapLeavesTheOthersAndTheReports(format: String) throws {
    var outputs: Set<String> = []
    for jobs in ["1", "4"] {
      let (result, report) = try run(
        ". --no-times --jobs \(jobs) --format \(format) --report \(format)=r",
        trapsIn: "./b.sbar ./d.sbar")
      #expect(result.status == 70)
      // Which of the two traps first is open where they run side by side.
      let errors = ["b", "d"].map {
        """
        error: this is a bug in sbar 0.1.0, not in your file
          repro: sbar test ./\($0).sbar
          hint: please report it with that file

        """
      }
      #expect([errors.joined(), errors.reversed().joined()].contains(result.errors))
      #expect(report == result.output)
      outputs.insert(result.output)
    }
    #expect(outputs.count == 1)
    try WellFormed.check(outputs.first ?? "", format)
    for name in ["b", "d"] {
      switch format {
      case "pretty", "short": #expect(outputs.first?.contains("2 files not run for a bug") == true)
      case "gitlab": #expect(outputs.first?.contains("sbar stopped at `./\(name).sbar`") == true)
      default: #expect(outputs.first?.contains("\(name).sbar") == true)
      }
    }
  }

  /// On a machine that has nothing left each file traps, and costs the time of all before it.
  @Test(arguments: ["1", "4"])
  func aRunThatTrapsAgainAndAgainIsGivenUp(jobs: String) throws {
    let folder = try TemporaryFolder()
    let names = (10..<40).map { "\($0).sbar" }
    for name in names { try folder.write(name, ReportSamples.matrix) }
    let traps = names.dropFirst(3).map { "./" + $0 }.joined(separator: " ")
    let result = try BuiltTool.run(
      ["test", ".", "--no-times", "--jobs", jobs, "--report", "junit=r"], in: folder.url,
      environment: ["SBAR__TRAP_IN": traps])
    #expect(result.status == 70)
    #expect(result.errors.contains(#/error: given up before \d+ files were done\n$/#))
    #expect(result.output.contains("files not run for a bug in sbar"))
    let report = try Data(contentsOf: folder.url.appending(path: "r"))
    #expect(try XMLTree.parse(report).all("testcase").count >= 48)
  }

  @Test(arguments: ["b.sbar -", "--update b.sbar a.sbar"])
  func whatCannotBeTheSameAgainEndsAtOnce(words: String) throws {
    let result = try run(words, trapsIn: "b.sbar", input: ReportSamples.matrix).result
    #expect(result.status == 70 && result.output.isEmpty)
  }

  @Test func theOrderOfAShuffleStays() throws {
    let words = ". --jobs 1 --format json --no-times --shuffle"
    let result = try run(words, trapsIn: "./b.sbar").result
    #expect(result.status == 70)
    let last = try #require(result.output.split(separator: "\n").last)
    let summary = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    let seed = try #require(summary?["seed"] as? Int)
    let again = try run("\(words) \(seed)", trapsIn: "./b.sbar").result
    #expect(again.output == result.output)
  }
}
