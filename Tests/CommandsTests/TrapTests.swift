import Foundation
import Testing

/// A trap is a bug of the tool, and says so.
@Suite struct TrapTests {
  @Test func aTrapExitsWith70AndAsksForAReport() throws {
    let folder = try TemporaryFolder()
    // The signal may come before the tool listens to it; then it is sent to another one, later.
    for attempt in 1...10 {
      let (process, input, errors) = (Process(), Pipe(), Pipe())
      process.executableURL = try BuiltTool.executable()
      process.arguments = ["test", "-", "--quirks"]
      process.currentDirectoryURL = folder.url
      process.environment = BuiltTool.measured([:])
      process.standardInput = input
      process.standardError = errors
      try process.run()
      Thread.sleep(forTimeInterval: 0.1 * Double(attempt))
      kill(process.processIdentifier, SIGILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { continue }
      let words = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      #expect(process.terminationStatus == 70)
      #expect(words.contains("repro: sbar test --quirks -\n"))
      return
    }
    Issue.record("the tool never listened")
  }

  /// A spec of which a small stack does not hold the depth: the machine is exhausted, and the tool
  /// traps there.
  private static let deep = """
    app A {
        ios 16
        device "iPhone 14"
        Home()
    }
    struct Home: View {
        @State var a = 1
        var body: some View { Text("x").onAppear { f() } }
        func f() {
    \(String(repeating: "guard a == 1 else { return }\n", count: 4000))
        }
    }
    scenario "deep" {
        launch
        expect visible
    }

    """

  /// A tool whose lines are counted needs more memory than is left to it here.
  private static let isMeasured =
    ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil

  /// One format in every run, as each takes seconds; all of them with `SBAR_TESTS=all`.
  private static let formats =
    ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    ? FaultTableTests.formats : ["json"]

  /// A run that traps twice: what else ran is in every report, for any number of jobs.
  @Test(.disabled(if: isMeasured), arguments: formats)
  func aTrapLeavesTheOthersAndTheReports(format: String) throws {
    let folder = try TemporaryFolder()
    for name in ["a.sbar", "c.sbar", "e.sbar"] { try folder.write(name, ReportSamples.matrix) }
    for name in ["b.sbar", "d.sbar"] { try folder.write(name, TrapTests.deep) }
    let tool = try BuiltTool.executable().path
    var outputs: Set<String> = []
    for jobs in format == "json" ? ["1", "4"] : ["4"] {
      let words = "test . --no-times --jobs \(jobs) --format \(format) --report \(format)=r"
      let script = "cd \"$0\" && ulimit -v 300000 && exec \"$1\" " + words
      let run = try Validators.run(["bash", "-c", script, folder.url.path, tool])
      let result = try #require(run)
      guard !result.errors.contains("ulimit") else { return print("left out: no `ulimit -v`") }
      #expect(result.status == 70)
      #expect(
        result.errors
          == ["b", "d"].map {
            """
            error: this is a bug in sbar 0.1.0, not in your file
              repro: sbar test ./\($0).sbar
              hint: please report it with that file

            """
          }.joined())
      let report = try String(contentsOf: folder.url.appending(path: "r"), encoding: .utf8)
      #expect(report == result.output)
      outputs.insert(report)
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

  @Test(.disabled(if: isMeasured))
  func whatCannotBeTheSameAgainEndsAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    try folder.write("b.sbar", TrapTests.deep)
    let tool = try BuiltTool.executable().path
    for words in ["b.sbar - < a.sbar", "--update b.sbar a.sbar"] {
      let script = "cd \"$0\" && ulimit -v 300000 && exec \"$1\" test " + words
      let result = try #require(try Validators.run(["bash", "-c", script, folder.url.path, tool]))
      guard !result.errors.contains("ulimit") else { return print("left out: no `ulimit -v`") }
      #expect(result.status == 70 && result.output.isEmpty)
    }
  }

  @Test(.disabled(if: isMeasured))
  func theOrderOfAShuffleStays() throws {
    let folder = try TemporaryFolder()
    for name in ["a.sbar", "c.sbar", "e.sbar"] { try folder.write(name, ReportSamples.matrix) }
    try folder.write("b.sbar", TrapTests.deep)
    let tool = try BuiltTool.executable().path
    let script = """
      cd "$0" && ulimit -v 300000 && exec "$1" test . --jobs 1 --shuffle --format json --no-times
      """
    let result = try #require(try Validators.run(["bash", "-c", script, folder.url.path, tool]))
    guard !result.errors.contains("ulimit") else { return print("left out: no `ulimit -v`") }
    #expect(result.status == 70)
    let last = try #require(result.output.split(separator: "\n").last)
    let summary = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    let seed = try #require(summary?["seed"] as? Int)
    let again = try #require(
      try Validators.run([
        "bash", "-c", script.replacing("--shuffle", with: "--shuffle \(seed)"),
        folder.url.path, tool,
      ]))
    #expect(again.output == result.output)
  }
}
