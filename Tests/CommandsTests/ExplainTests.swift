import Foundation
import Language
import Reporting
import StatusBar
import Testing

/// `sbar explain`: pages of codes and rules, as text and as JSON.
@Suite struct ExplainTests {
  private func run(_ words: String..., files: [String: String] = [:]) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(["explain"] + words, in: folder.url)
  }

  private func records(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: ["SB6004", "sb6004", "6004", "styleUnderNavigationBar"])
  func aCodeIsFoundInEachWayThatItIsWritten(word: String) throws {
    let run = try run(word)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("SB6004  a navigation controller whose bar is shown answers"))
    #expect(run.output.contains("\n  bad\n      app Gallery {\n"))
  }

  @Test func severalPagesStandBehindEachOther() throws {
    let run = try run("SB1021", "s18")
    #expect(run.output.hasPrefix("SB1021  a fact without `expect`\n"))
    #expect(run.output.contains("\nS18  NavigationStack does not listen to pushed screens\n"))
    #expect(
      run.output.contains("\n  disputed    D1: Does a NavigationStack listen to a pushed screen's"))
  }

  @Test func aRuleTellsWhatPutsItOutOfForce() throws {
    #expect(try self.run("U35").output.contains("\n  overridden  Q3: Custom presentations"))
    #expect(try self.run("Q3").output.contains("\n  overrides   U35: "))
    for entry in RuleEntry.all {
      #expect(entry.overriddenBy.allSatisfy { $0.entry.overrides.contains(entry.rule) })
      #expect(entry.disputes.allSatisfy { $0.isDisputedPoint && $0 != entry.rule })
    }
  }

  @Test func withoutAnOperandAllCodesAreListed() throws {
    let lines = try run().output.split(separator: "\n")
    #expect(lines.count == DiagnosticCode.allCases.count)
    #expect(lines.first == "SB0001  error      the file is not UTF-8")
    #expect(try records(try run("--json").output).count == lines.count)
  }

  @Test func thePartThatIsShownStandsInAWholeFile() throws {
    #expect(try run("SB1021").output.contains("  bad         in a scenario, after `launch`\n"))
    let whole = try run("SB1021", "--verbose").output
    #expect(whole.contains("\n      scenario \"one\" {\n          launch\n          visible\n"))
  }

  @Test(arguments: [
    ("SB6999", "there is no code `SB6999`", "next to it are SB6032"),
    ("Q99", "there is no rule `Q99`", "rules are U1 to U59, S1 to S84, D1 to D14, P1 to P19 and"),
    ("styleUnderNavigationBr", "is neither a code nor a rule", "did you mean `styleUnderNavig"),
    ("wombat", "is neither a code nor a rule", "a code is for example SB6004, a rule S18"),
  ])
  func whatThereIsNoneOfIsSaidWithWhatThereIs(word: String, message: String, hint: String) throws {
    let run = try run(word)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains(message) && run.errors.contains("  hint: " + hint), "\(run.errors)")
  }

  @Test func aFormatThatThereIsNoneOfIsRefused() throws {
    let run = try run("SB6004", "--format", "junit")
    #expect(run.status == 64)
    #expect(run.errors.contains("`sbar explain` has no report of the format junit"))
  }

  @Test func pagesAreRecordsForOtherTools() throws {
    let found = try records(try run("SB6009", "D1", "--json").output)
    #expect(found.map { $0["kind"] as? String } == ["code", "rule"])
    #expect(found[0]["advice"] as? String == "modifierOnDestination")
    #expect(found[0]["level"] as? String == "warning")
    #expect((found[0]["bad"] as? String)?.hasSuffix("\n}\n") == true)
    #expect(found[1]["confidence"] as? String == "disputed")
    #expect((found[1]["policy"] as? [String: Any])?["name"] as? String == "stackDestinations")
    #expect(found[1]["related"] as? [String] == ["S18", "U25"])
  }

  /// The pages whose scripts are command lines are as true as the others.
  @Test func commandsOfPagesEarnTheirCodes() throws {
    // Millions of cells are counted by the tests of the driver, with a lower limit.
    let pages = CodePage.all.filter { $0.frame == .command && $0.code != .runCellLimit }
    #expect(!pages.isEmpty)
    let spec = try #require(CodePage.of(.misplaced)).goodFile
    for page in pages {
      for (command, isBad) in [(page.bad, true), (page.good, false)] {
        let folder = try TemporaryFolder()
        try folder.write("page.sbar", spec)
        try folder.write("all-scenarios.sbar", FaultTests.manyCells)
        try folder.write("all-steps.sbar", FaultTests.manySteps)
        if page.code == .sizeLimit {
          let lines = String(repeating: "\n", count: 9_000_000)
          try folder.write("nine-megabytes.sbar", lines)
        }
        if page.code == .wordLimit {
          let words = spec + String(repeating: "a ", count: 300_000)
          try folder.write("many-words.sbar", words)
        }
        if page.code == .findingsUnlisted {
          let failures = String(repeating: "expect hidden\n", count: 20_010)
          try folder.write(
            "all-failures.sbar", spec + "\nscenario \"all\" {\nlaunch\n\(failures)}\n")
        }
        for (name, goal) in [("way", "depth 1"), ("no-way", "depth 9")] {
          let laws = "\nexploration \"laws\" {\n    reachable \(goal)\n}\n"
          try folder.write(name + ".sbar", spec + laws)
        }
        for name in ["first", "other"] { try folder.write(name + "-scenarios.sbar", spec) }
        let words = try #require(shellWords(command).first == "sbar" ? shellWords(command) : nil)
        let run = try BuiltTool.run(Array(words.dropFirst()), in: folder.url)
        let told = run.output + run.errors
        #expect(told.contains("[\(page.code.spelling)]") == isBad, "\(command)\n\(told)")
        #expect((run.status == 0) != isBad)
      }
    }
  }

  /// The words of a command, of which some stand between single quotes.
  private func shellWords(_ command: String) -> [String] {
    let parts = command.components(separatedBy: "'")
    return parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map { String($0) }
    }
  }
}
