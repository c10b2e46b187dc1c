import Foundation
import Testing

/// A spec of which one scenario rests on what was not understood, one on a disputed rule.
private let spec = """
  app Gallery {
      ios 17
      device "iPhone 14"
      NavigationStack { Home() }
  }

  screen Home {
      NavigationLink("Photo") { Photo() }
      Text("Hi").glowing()
  }
  screen Photo { Image("bridge").statusBarHidden() }

  scenario "glowing" {
      launch
      expect visible
  }

  scenario "pushed" {
      launch
      tap "Photo"
      expect visible
  }

  scenario "known" on policy.stackDestinations 17 {
      launch
      tap "Photo"
      expect hidden
  }

  """

/// `--strict` tells what is assumed, and what decides it.
@Suite struct StrictTests {
  private func run(_ arguments: String..., text: String = spec) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    var result = try BuiltTool.run(arguments, in: folder.url)
    result.output = BuiltTool.steady(result.output)
    return result
  }

  @Test func aPassOnAssumptionsIsCounted() throws {
    let result = try run("test", "a.sbar")
    #expect(result.status == 0)
    #expect(
      result.output == """
        ✔ 3 scenarios in 1 file: 3 passed, 2 of them on assumptions; `--strict` lists them
          3 cells · 3 expectations · TIME · RATE

        """)
  }

  @Test func strictLeavesItUndecidedAndNamesEachOnce() throws {
    let result = try run("test", "--strict", "a.sbar")
    #expect(result.status == 5)
    #expect(
      result.output.hasPrefix(
        """
        ? this verdict rests on assumptions                           a.sbar:13 [SB4118]
          "glowing"

          13 │ scenario "glowing" {
             │           ^^^^^^^
          assumes `.glowing` is assumed to say nothing about the bar (line 9)
          hint    declare or `include` what is assumed; a setting that is written is not
                  assumed
          rerun   sbar test --strict a.sbar:13

        ? this verdict rests on assumptions                           a.sbar:18 [SB4118]
          "pushed"

          18 │ scenario "pushed" {
             │           ^^^^^^
          assumes D1  Does a NavigationStack listen to a pushed screen's statusBarHidden?
                      disputed; `policy.stackDestinations ignored` or `16` decides it
        """))
    #expect(result.output.hasSuffix("3 scenarios in 1 file: 1 passed, 2 undecided\n" + counts))
  }

  private var counts: String {
    "  3 cells (1 passed, 2 undecided) · 3 expectations · TIME · RATE\n"
  }

  @Test func checkListsWhatIsAssumed() throws {
    let result = try run("check", "--strict", "a.sbar")
    #expect(result.status == 0)
    #expect(result.output.contains("note[SB2536]: `.glowing` is assumed"))
    #expect(!(try run("test", "--strict", "a.sbar")).output.contains("note[SB2536]"))
  }

  @Test func aFailureNamesWhatItsFactRestsOn() throws {
    let text = spec.replacingOccurrences(
      of: "launch\n    expect visible", with: "launch\n    expect hidden")
    let result = try run("test", "a.sbar", text: text)
    #expect(result.status == 1)
    #expect(result.output.contains("  assumes `.glowing` is assumed"))
  }

  /// A failure that another reading turns is disputed, and undecided where one wants to know for
  /// sure: the block names the one policy that turns it.
  @Test func aDisputedFailureIsUndecidedWithStrict() throws {
    let text = spec.replacingOccurrences(
      of: "tap \"Photo\"\n    expect visible", with: "tap \"Photo\"\n    expect hidden")
    let plain = try run("test", "a.sbar:18", text: text)
    #expect(plain.status == 1)
    #expect(plain.output.contains("✘ expected hidden, but the bar stays visible (disputed)"))
    #expect(plain.output.contains("disputed; `policy.stackDestinations 16` turns it"))
    let strict = try run("test", "--strict", "a.sbar:18", text: text)
    #expect(strict.status == 5)
    #expect(strict.output.contains("? expected hidden, but the bar stays visible (disputed)"))
    #expect(strict.output.contains("[SB4118]"))
    let decided = try run(
      "test", "--strict", "--policy", "stackDestinations=ignored", "a.sbar:18", text: text)
    #expect(decided.status == 1 && !decided.output.contains("(disputed)"))
  }

  @Test func theMachineFormatHoldsThem() throws {
    let result = try run("test", "--format", "json", "a.sbar")
    let records = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let scenarios = records.filter { $0["kind"] as? String == "scenario" }
    let assumptions = try scenarios.map { scenario in
      let cells = try #require(scenario["cells"] as? [[String: Any]])
      return try #require(cells[0]["assumptions"] as? [[String: Any]])
    }
    #expect(assumptions.map { $0.count } == [1, 1, 0])
    let place = try #require(assumptions[0][0]["place"] as? [String: Any])
    #expect((place["start"] as? [String: Int])?["line"] == 9)
    #expect(assumptions[0][0]["rule"] is NSNull)
    #expect(assumptions[1][0]["rule"] as? String == "D1")
    #expect(
      assumptions[1][0]["settings"] as? [String]
        == ["policy.stackDestinations ignored", "policy.stackDestinations 16"])
    #expect(records.last?["onAssumptions"] as? Int == 2)
  }
}
