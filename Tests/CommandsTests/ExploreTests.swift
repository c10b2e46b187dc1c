import Foundation
import Reporting
import Testing

/// `sbar explore` as a command: what it says, writes, and ends with.
@Suite struct ExploreTests {
  private static let examples = Examples.folder.appendingPathComponent("explore")

  @Test(arguments: [
    ("way-back", 0), ("leaked-flag", 1), ("player", 0), ("tabs", 0), ("unknown", 0),
    ("never-tried", 5),
  ])
  func exampleEndsWith(name: String, status: Int32) throws {
    let run = try BuiltTool.run(["explore", name + ".sbar"], in: Self.examples)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    #expect(run.errors.isEmpty)
  }

  @Test func whatIsWrittenFailsAsScenarios() throws {
    let folder = try TemporaryFolder()
    let file = Self.examples.appendingPathComponent("leaked-flag.sbar")
    try folder.write("leaked-flag.sbar", try String(contentsOf: file, encoding: .utf8))
    let run = try BuiltTool.run(
      ["explore", "leaked-flag.sbar", "--write", "found.sbar"], in: folder.url)
    #expect(run.status == 1 && run.output.hasSuffix("wrote found.sbar\n"))
    let laidOut = try BuiltTool.run(["fmt", "--check", "found.sbar"], in: folder.url)
    #expect(laidOut.status == 0, "\(laidOut.output)")
    let test = try BuiltTool.run(["test", "found.sbar"], in: folder.url)
    #expect(test.status == 1)
    #expect(test.output.contains("3 scenarios in 1 file: 1 passed, 2 failed"), "\(test.output)")
    let again = try BuiltTool.run(
      ["explore", "leaked-flag.sbar", "--write", "found.sbar"], in: folder.url)
    #expect(again.status == 74 && again.errors.contains("stays as it is"))
  }

  /// A law that a scenario breaks is told at its line, and found again by the step.
  @Test func scenarioThatBreaksALawSaysSo() throws {
    let folder = try TemporaryFolder()
    let text = try Examples.text("explore/leaked-flag.sbar")
    let steps = ["launch", "tap \"Photo\"", "tap \"Full screen\"", "back", "expect hidden"]
    let lines = steps.map { "    \($0)\n" }.joined()
    try folder.write("a.sbar", text + "\nscenario \"there and back\" {\n\(lines)}\n")
    let number = text.split(separator: "\n", omittingEmptySubsequences: false).count + 5
    let run = try BuiltTool.run(["test", "a.sbar"], in: folder.url)
    #expect(run.status == 1 && run.output.contains("[SB4122]"))
    #expect(run.output.contains("expected always visible while depth 1, but the bar stays hidden"))
    #expect(run.output.contains("rerun sbar test a.sbar:\(number)\n"), "\(run.output)")
    let again = try BuiltTool.run(["test", "a.sbar:\(number)"], in: folder.url)
    #expect(again.status == 1 && again.output.contains("[SB4122]"))
    let moment = try BuiltTool.run(["explain", "a.sbar:\(number)"], in: folder.url)
    #expect(moment.status == 0)
  }

  @Test func whatIsNoExplorationIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", "app A {\n    ios 17\n    device notch\n    Text(\"a\")\n}\n")
    let run = try BuiltTool.run(["explore", "a.sbar"], in: folder.url)
    #expect(run.status == 3 && run.errors.contains("there is no exploration"))
  }

  /// An exploration with a known issue has to have a law that fails.
  @Test func lawKnownToFailIsNoFailure() throws {
    let folder = try TemporaryFolder()
    let text = try Examples.text("explore/leaked-flag.sbar")
    let head = text.prefix(upTo: try #require(text.range(of: "exploration")).lowerBound)
    func write(_ law: String) throws {
      let laws = "exploration \"e\" known issue \"it leaks\" {\n    without rotate\n    \(law)\n}\n"
      try folder.write("a.sbar", head + laws)
    }
    try write("always visible")
    let known = try BuiltTool.run(
      ["explore", "a.sbar", "--report", "junit=j.xml"], in: folder.url)
    #expect(known.status == 0 && known.output.contains("1 law: 1 known to fail"))
    #expect(known.output.contains("known issue: it leaks"))
    try write("never stale")
    let gone = try BuiltTool.run(["explore", "a.sbar", "--format", "tap"], in: folder.url)
    #expect(gone.status == 1 && gone.output.contains("SB4119"), "\(gone.output)")
    let told = try BuiltTool.run(["explore", "a.sbar"], in: folder.url)
    #expect(told.status == 1 && told.output.contains("every law holds, and this was known"))
  }

  /// What was told on the first day is not told again, wherever its line moves; what is new is.
  @Test func whatABaselineHoldsIsNotToldAgain() throws {
    let folder = try TemporaryFolder()
    let text = try Examples.text("explore/leaked-flag.sbar")
    try folder.write("app/a.sbar", text)
    let explore = { (words: [String]) in
      try BuiltTool.run(["explore", "app/a.sbar"] + words, in: folder.url)
    }
    let none = try explore(["--baseline", "app/known.txt"])
    #expect(none.status == 66 && none.errors.contains("`--write-baseline app/known.txt` writes it"))
    let first = try explore(["--write-baseline", "app/known.txt"])
    #expect(first.status == 0 && first.output.contains("4 laws: 1 holds, 3 violated\n"))
    #expect(
      first.output.hasSuffix("known.txt: 3 laws, which `--baseline` does not tell again\n"))
    let kept = try String(contentsOf: folder.url.appending(path: "app/known.txt"), encoding: .utf8)
    #expect(kept.hasPrefix("# What `sbar explore --baseline` does not tell again"))
    #expect(kept.contains(" a.sbar: ") && kept.contains(": always visible while depth 1\n"))
    try folder.write("app/a.sbar", "// moved\n\n" + text)
    let known = ["--baseline", "app/known.txt"]
    let second = try explore(known)
    #expect(second.status == 0, "\(second.output)")
    #expect(second.output.hasSuffix("\n✔ 4 laws: 1 holds, 3 known to fail\n"), "\(second.output)")
    #expect(try explore(known + ["--format", "short"]).output.isEmpty)
    #expect(try explore(known + ["--format", "tap"]).output.contains("not ok") == false)
    let record = try explore(known + ["--json"]).output
    #expect(!record.contains("violated\",") && record.contains(#""known":3"#), "\(record)")
    try folder.write(
      "app/a.sbar", text.replacing("always visible while depth 1", with: "always visible"))
    #expect(try explore(known).status == 1)
  }

  @Test func lineNamesOne() throws {
    let run = try BuiltTool.run(["explore", "never-tried.sbar:3"], in: Self.examples)
    #expect(run.status == 3)
    let one = try BuiltTool.run(["explore", "never-tried.sbar:14"], in: Self.examples)
    #expect(one.status == 5 && one.output.contains("never tried"))
  }

  /// Each report tells of the laws as it tells of scenarios.
  @Test(arguments: ["html"] + ReportFormat.allCases.filter { !$0.isStreamed }.map { $0.rawValue })
  func reportsTellOfLaws(format: String) throws {
    let run = try BuiltTool.run(
      ["explore", "leaked-flag.sbar", "--format", format], in: Self.examples)
    #expect(run.status == 1)
    #expect(run.output.contains("always visible while depth 1"))
    #expect(run.output.contains("the bar stays hidden"))
    #expect(!run.output.contains("found:"), "\(run.output)")
  }

  /// Both languages tell of the same moves.
  @Test func graphIsOne() throws {
    let run = try BuiltTool.run(
      ["explore", "way-back.sbar", "--graph", "dot"], in: Self.examples)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "digraph \"the bar comes back\" {")
    #expect(lines.contains { $0.contains("label=\"tap \\\"Photo\\\"\"") })
    #expect(lines.contains { $0.contains("hidden") && $0.contains("fillcolor") })
    let mermaid = try BuiltTool.run(
      ["explore", "way-back.sbar", "--graph", "mermaid"], in: Self.examples)
    #expect(mermaid.output.hasPrefix("flowchart LR\n  n0("))
    #expect(
      mermaid.output.split(separator: "\n").count { $0.contains("-->") }
        == lines.count { $0.contains("->") })
  }

  @Test func movesAreListed() throws {
    let words = ["explore", "way-back.sbar", "--list-moves"]
    let run = try BuiltTool.run(words, in: Self.examples)
    let lines = run.output.split(separator: "\n").drop { !$0.hasPrefix("  moves") }
    let moves = lines.prefix { $0.hasPrefix("  moves") || $0.hasPrefix("       ") }
    #expect(moves.first?.hasSuffix(" launch") == true, "\(run.output)")
    #expect(moves.contains { $0.hasSuffix("  tap \"Photo\"") }, "\(run.output)")
    // Each stands there once.
    let names = moves.map { $0.drop { $0 == " " || $0.isNumber || "moves".contains($0) } }
    #expect(Set(names).count == names.count && names.count > 4)
    #expect(!run.output.contains("cancelled swipe"))
  }

  /// The order of files and of laws is that of the text, and the bytes are the same each time and
  /// with any number of threads.
  @Test(arguments: ["explore . --json", "explore . --list-moves", "audit leaked-flag.sbar"])
  func saysTheSameEachTime(words: String) throws {
    let words = words.split(separator: " ").map { String($0) }
    let all = try ["1", "1", "2", "4"].map { jobs in
      let run = try BuiltTool.run(words + ["--jobs", jobs], in: Self.examples)
      #expect(run.status == 1, "\(run.errors)")
      return run.output
    }
    #expect(Set(all).count == 1)
  }

  /// A search that is ended in time tells what it knows, and `test` names the verb that searches.
  @Test func explorationAloneIsSearchedAndNotRun() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.sbar",
      """
      app A {
          ios 17
          device notch
          Counter()
      }

      screen Counter {
          @State var count = 0
          Button("More") { count += 1 }
              .statusBarHidden(count > 1000000)
      }

      exploration "a" {
          without rotate
          always visible
      }

      """)
    let ended = try BuiltTool.run(["explore", "a.sbar", "--timeout", "200ms"], in: folder.url)
    #expect(ended.status == 5 && ended.errors.isEmpty)
    #expect(ended.output.contains("holds so far"), "\(ended.output)")
    let run = try BuiltTool.run(["test", "a.sbar"], in: folder.url)
    #expect(run.status == 3)
    #expect(
      run.errors
        == "error: no scenario in 1 file, but 1 exploration: `sbar explore` searches\n")
  }
}
