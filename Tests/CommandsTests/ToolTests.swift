import Foundation
import Testing

/// A spec whose two scenarios pass.
private let passing = """
  app Gallery {
      ios 16.4
      device "iPhone 14"
      appearance light

      NavigationStack { Home() }
  }

  screen Home {
      List { NavigationLink("Photo") { Photo() } }
  }

  screen Photo {
      Image("bridge").statusBarHidden()
  }

  scenario "the bar is visible at home" {
      launch
      expect visible, dark
  }

  scenario "a pushed screen cannot hide the bar" {
      launch
      tap "Photo"
      expect visible
  }

  """

/// What standard error says of the modifier that the stack does not read.
private let ignored = """
  a.sbar:14:21: warning[SB6009]: a NavigationStack does not read statusBarHidden on a screen \
  that it pushes

  """

/// The same with its last expectation reversed.
private let failing = passing.replacingOccurrences(
  of: "tap \"Photo\"\n    expect visible", with: "tap \"Photo\"\n    expect hidden")

/// A spec that is not valid in two places.
private let malformed = passing.replacingOccurrences(of: "launch", with: "lunch")

@Suite struct ToolTests {
  /// Runs `sbar` in a folder with some files, times replaced.
  private func run(
    _ arguments: String..., files: [String: String] = [:], input: String = "",
    environment: [String: String] = [:]
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var result = try BuiltTool.run(
      arguments, in: folder.url, input: Data(input.utf8), environment: environment)
    result.output = BuiltTool.steady(result.output)
    return result
  }

  @Test func aDefectThatNoCellCanHaveIsReported() throws {
    let vain = try run("test", "a.sbar", "--quirks", "Q7", "-q", files: ["a.sbar": passing])
    #expect(vain.status == 3)
    #expect(vain.errors.hasSuffix("no cell can have the defect Q7, which is of iOS 10\n"))
    let some = try run("test", "a.sbar", "--quirks=S77", "-q", files: ["a.sbar": passing])
    #expect(some.status == 0)
  }

  @Test func settingWithoutEffectFailsTheRunWhereItIsDenied() throws {
    let result = try run("test", "--deny", "advice", "a.sbar", files: ["a.sbar": passing])
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(result.output.contains("no effect: advice modifierOnDestination"))
    #expect(result.output.contains("hint: put the modifier on the NavigationStack"))
    let expected = passing.replacingOccurrences(
      of: "    expect visible\n}", with: "    expect visible, advice modifierOnDestination\n}")
    let known = try run("test", "--deny", "advice", "a.sbar", files: ["a.sbar": expected])
    #expect(known.status == 0 && known.errors == "")
  }

  @Test func adviceIsPartOfTheMachineFormat() throws {
    let result = try run("test", "--format", "json", "a.sbar", files: ["a.sbar": passing])
    #expect(result.errors == "")
    #expect(result.output.contains(#""code":"SB6009""#))
  }

  @Test func aPassingRunPrintsItsSummaryOnly() throws {
    let result = try run("test", "a.sbar", files: ["a.sbar": passing])
    #expect(result.status == 0)
    #expect(result.errors == ignored)
    #expect(
      result.output == """
        ✔ 2 scenarios in 1 file: 2 passed, 1 of them on assumptions; `--strict` lists them
          2 cells · 3 expectations · TIME · RATE

        """)
  }

  @Test func quietIsSilentAndVerboseListsScenarios() throws {
    #expect(try run("-q", "a.sbar", files: ["a.sbar": passing]).output == "")
    let verbose = try run("-v", "a.sbar", files: ["a.sbar": passing]).output
    #expect(verbose.hasPrefix("✔ passed  a.sbar:17  \"the bar is visible at home\"\n"))
  }

  @Test func aFailureIsShownAndTheOnlyOneNotAgain() throws {
    let result = try run("a.sbar", files: ["a.sbar": failing])
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("✘ expected hidden, but the bar stays visible"))
    #expect(result.output.contains("  rerun   sbar test a.sbar:25\n"))
    #expect(
      result.output.hasSuffix(
        """
          rerun   sbar test a.sbar:25

        ✘ 2 scenarios in 1 file: 1 passed, 1 failed
          2 cells (1 passed, 1 failed) · 3 expectations · TIME · RATE

        """))
  }

  @Test func aLineAndAFilterSelectScenarios() throws {
    let files = ["a.sbar": failing]
    #expect(try run("a.sbar:25", files: files).output.contains("1 scenario in 1 file: 1 failed"))
    #expect(try run("a.sbar:17", files: files).output.contains("1 scenario in 1 file: 1 passed"))
    #expect(try run("a.sbar:18:5", files: files).status == 0)
    #expect(try run("a.sbar", "--filter", "home", files: files).status == 0)
    let nothing = try run("a.sbar", "--filter", "nowhere", files: files)
    #expect(nothing.status == 3)
    #expect(nothing.errors == "error: no scenario's name holds `nowhere`\n")
    #expect(try run("a.sbar:1", files: files).status == 3)
  }

  @Test func aMalformedFileIsReportedAndTheOthersRun() throws {
    let result = try run(".", files: ["a.sbar": malformed, "b.sbar": failing, "c.sbar": passing])
    #expect(result.status == 2)
    #expect(result.output.contains("error[SB"))
    #expect(result.output.contains("[SB4100]"))
    #expect(
      result.output.contains(
        "4 scenarios in 3 files: 3 passed (1 on assumptions), 1 failed, 1 file not valid"))
  }

  @Test func checkRunsNothing() throws {
    let good = try run("check", "a.sbar", files: ["a.sbar": failing])
    #expect(good.status == 0)
    #expect(good.output == "✔ 1 file: no errors · TIME\n")
    let bad = try run("check", "a.sbar", files: ["a.sbar": malformed])
    #expect(bad.status == 2)
    #expect(bad.output.contains("did you mean `launch`"))
  }

  @Test func silenceIsNeverSuccess() throws {
    let empty = try run("test", ".", files: ["readme.txt": "x"])
    #expect(empty.status == 3)
    #expect(empty.errors == "error: no .sbar file below `.`\n")
    #expect(try run("test").status == 3)
    #expect(try run("a.sbar", files: ["a.sbar": ""]).status == 3)
    #expect(try run("a.sbar", files: ["a.sbar": "screen Home { Text(\"x\") }\n"]).status == 3)
    let mute = passing + "scenario \"mute\" {\n    launch\n}\n"
    let result = try run("a.sbar", files: ["a.sbar": mute])
    #expect(result.status == 3)
    #expect(result.output.contains("expects nothing"))
  }

  @Test func withoutAPathItIsTheCurrentFolder() throws {
    let files = ["a.sbar": passing, "Specs/b.sbar": passing]
    let tested = try run("test", files: files)
    #expect(tested.status == 0)
    #expect(tested.output.contains("4 scenarios in 2 files: 4 passed"))
    #expect(try run("check", files: files).output.hasPrefix("✔ 2 files: no errors"))
  }

  @Test func whatCannotBeReadExitsWith66() throws {
    let missing = try run("test", "none.sbar", "a.sbar", files: ["a.sbar": passing])
    #expect(missing.status == 66)
    #expect(missing.errors == "error: `none.sbar` does not exist\n" + ignored)
    #expect(missing.output.contains("2 passed"))
  }

  @Test func standardInputIsAFile() throws {
    #expect(try run("test", "-", input: passing).status == 0)
    let result = try run("-", input: failing)
    #expect(result.status == 1)
    #expect(result.output.contains(" <stdin>:25 [SB4100]\n"))
    #expect(result.output.contains("rerun   sbar test -:25\n"))
    #expect(
      try run("test", "-:25", input: failing).output.contains("1 scenario in 1 file: 1 failed"))
    #expect(
      try run("test", "./-a.sbar", files: ["-a.sbar": failing]).output
        .contains("rerun   sbar test ./-a.sbar:25\n"))
  }

  @Test func anIncludedFileIsFoundBesideItsIncluder() throws {
    let cut = try #require(passing.range(of: "scenario"))
    let files = [
      "common/app.sbar": String(passing[..<cut.lowerBound]), "sbar.config": "",
      "specs/a.sbar": "include \"../common/app.sbar\"\n\n" + passing[cut.lowerBound...],
    ]
    #expect(try run("specs", files: files).status == 0)
    let missing = try run("specs", files: ["specs/a.sbar": "include \"none.sbar\"\n"])
    #expect(missing.status == 2)
    #expect(missing.output.contains("no such file"))
  }

  @Test func swiftThatIsNoSpecIsNotValid() throws {
    let text = try String(
      contentsOf: BuiltTool.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let files = ["Package.swift": text, "a.sbar": "import Foundation\nlet answer = 42\n"]
    let spec = try run("a.sbar", files: files)
    #expect(spec.status == 2)
    #expect(spec.output.contains("error[SB2535]"))
    // In a file of Swift it is no mistake: there is nothing to run.
    let swift = try run("Package.swift", files: files)
    #expect(swift.status == 3 && !swift.output.contains("SB2535"))
    #expect(try run("check", "Package.swift", files: files).status == 0)
  }

  @Test func machineOutputIsJSONAndNothingElse() throws {
    let files = ["a.sbar": failing, "b.sbar": malformed]
    let result = try run("a.sbar", "b.sbar", "none.sbar", "--format", "json", files: files)
    #expect(result.status == 66)
    let records = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let kinds = records.compactMap { $0["kind"] as? String }
    #expect(kinds.first == "start" && kinds.last == "summary")
    #expect(Set(kinds) == ["start", "file", "error", "scenario", "diagnostic", "summary"])
    #expect(records.last?["exit"] as? Int == 66)
  }

  /// A passing spec with as many settings without effect as there are classes.
  private func vain(_ count: Int) -> String {
    var text = """
      app A {
          ios 16
          device notch
          appearance [light, dark]
          Front()
      }
      screen Front: UIViewController

      """
    for number in 1...count {
      text += """
        class Card\(number): UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        scenario "\(number)" {
            launch
            present Card\(number) as overFullScreen
            expect visible
            dismiss
            present Card\(number) as overFullScreen
            expect visible
        }

        """
    }
    return text
  }

  @Test func fewSettingsWithoutEffectAreALineEach() throws {
    let result = try run("a.sbar", files: ["a.sbar": vain(5)])
    #expect(result.status == 0)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 5 && lines.allSatisfy { $0.contains("warning[SB6003]") })
  }

  @Test func manySettingsWithoutEffectAreOneLine() throws {
    let files = ["a.sbar": vain(6), "b.sbar": passing]
    let result = try run("a.sbar", "b.sbar", files: files)
    #expect(result.status == 0)
    #expect(
      result.errors == """
        warning: 7 settings have no effect: 6 of SB6003, 1 of SB6009
          hint: --max-errors 0 shows each in a line, --verbose at length

        """)
    let all = try run("a.sbar", "b.sbar", "--max-errors", "0", files: files).errors
    #expect(all.split(separator: "\n").count == 7)
    let some = try run("a.sbar", "b.sbar", "--max-errors", "6", files: files).errors
    #expect(some.contains("warning: 1 more setting has no effect: 1 of SB6009\n"))
    let short = try run("a.sbar", "b.sbar", "--format", "short", files: files).errors
    #expect(short.split(separator: "\n").count == 7)
    let quiet = try run("a.sbar", "b.sbar", "-q", files: files)
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
    let denied = try run("a.sbar", "--deny", "advice", files: files)
    #expect(denied.status == 1)
    #expect(denied.output.matches(of: /SB6003/).count == 6)
  }

  @Test func colorsAndSignsFollowTheStreamAndTheFlags() throws {
    let files = ["a.sbar": passing]
    #expect(try run("a.sbar", "--color", "always", files: files).output.contains("\u{1B}[32m"))
    #expect(!(try run("a.sbar", files: files).output.contains("\u{1B}")))
    let forced = try run("a.sbar", files: files, environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output.contains("\u{1B}"))
    let ascii = try run("a.sbar", files: files, environment: ["SBAR_ASCII": "1"]).output
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func diagnosticsAreLimited() throws {
    let text = passing + String(repeating: "lunch\n", count: 50)
    let some = try run("check", "a.sbar", "--format", "short", files: ["a.sbar": text]).output
    #expect(some.split(separator: "\n").filter { $0.contains("error[") }.count == 20)
    #expect(some.contains("… and 30 more in this file; --max-errors 0 shows all\n"))
    let all = try run(
      "check", "a.sbar", "--format", "short", "--max-errors", "0", files: ["a.sbar": text]
    ).output
    #expect(all.split(separator: "\n").filter { $0.contains("error[") }.count == 50)
  }

  @Test func wrongCommandLinesExitWith64() throws {
    let verb = try run("tset", "a.sbar")
    #expect(verb.status == 64)
    #expect(
      verb.errors == """
        error: `tset` is neither a verb nor a file
          hint: did you mean `test`?

        """)
    #expect(try run().status == 64)
    #expect(try run("test", "--colour=never").errors.contains("did you mean `--color`?"))
    #expect(try run("rules", "X9").status == 64)
  }

  @Test func helpAndRulesGoToStandardOutput() throws {
    #expect(try run("help").output.contains("exit codes:\n  0 "))
    #expect(try run("help", "check").output.contains("usage: sbar check [FLAGS] [PATH...]\n"))
    #expect(try run("test", "--help").output.contains("--filter TEXT"))
    #expect(try run("--help").output.hasPrefix("sbar checks what the iOS status bar does"))
    #expect(try run("version").output.hasPrefix("sbar "))
    #expect(try run("rules").output.split(separator: "\n").count == 191)
    #expect(try run("rules", "s18", "U4").output.hasPrefix("S18  "))
    let policies = try run("rules", "D1", "D3").output
    #expect(policies.contains("  policy      stackDestinations: ignored, or a release\n"))
    #expect(policies.contains("  policy      navigationView: reported, honoured, ignored\n"))
  }
}

/// Any bytes are input; none of them traps or hangs.
@Suite struct BytesTests {
  private func check(_ bytes: [UInt8]) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("a.sbar")
    try Data(bytes).write(to: path)
    return try BuiltTool.run(["test", "a.sbar"], in: folder.url)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x00], [0x00], Array("app \u{0} {".utf8), [0xEF, 0xBB, 0xBF, 0x7D],
    Array("\r\r\r}".utf8), Array("\"".utf8), Array("/*".utf8), Array("app X { ios".utf8),
    [0xE2, 0x82], Array("screen \u{1B}[31m { }".utf8),
  ])
  func malformedBytesAreDiagnosed(bytes: [UInt8]) throws {
    let result = try check(bytes)
    #expect(result.status == 2)
    #expect(result.output.contains("error[SB"))
    #expect(!result.output.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test func lineEndsAndAByteOrderMarkDoNotMatter() throws {
    for text in [
      "\u{FEFF}" + passing, passing.replacingOccurrences(of: "\n", with: "\r\n"),
      passing.replacingOccurrences(of: "\n", with: "\r"),
    ] {
      #expect(try check(Array(text.utf8)).status == 0)
    }
  }

  @Test func deepNestingIsRefusedNotSuffered() throws {
    for bracket in ["{", "(", "["] {
      let text = "screen A { " + String(repeating: bracket, count: 100_000)
      #expect(try check(Array(text.utf8)).status == 2)
    }
  }

  @Test func oneLongLineEnds() throws {
    let text = "screen A { " + String(repeating: "Text(\"x\") ", count: 100_000)
    let result = try check(Array(text.utf8))
    #expect(result.status == 2)
    #expect(result.output.utf8.count < 40_000)
  }
}
