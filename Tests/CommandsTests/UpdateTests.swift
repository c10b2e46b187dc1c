import Foundation
import Testing

/// `expect ?` is filled in by a run that is asked to.
@Suite struct UpdateTests {
  private static let head = """
    app A {
        ios [16, 17]
        device ["iPhone 15", "iPhone 14"]
        state isOn = false
        Home()
    }
    screen Home { Text("x").statusBarHidden(isOn) }


    """

  private func update(
    _ scenario: String, _ words: [String] = ["--update"], environment: [String: String] = [:]
  ) throws -> (result: BuiltTool.Result, text: String) {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", UpdateTests.head + scenario)
    let result = try BuiltTool.run(
      ["test", "--no-times", "a.sbar"] + words, in: folder.url, environment: environment)
    let text = try String(contentsOf: folder.url.appending(path: "a.sbar"), encoding: .utf8)
    return (result, String(text.dropFirst(UpdateTests.head.count)))
  }

  private let same = """
    scenario "same" on appearance light {
        launch
        expect ?   // at first
        set isOn = true
        expect ?
    }

    """

  @Test func aBlankIsNoPass() throws {
    let (result, text) = try update(same, [])
    #expect(result.status == 4 && text == same)
    #expect(result.output.hasPrefix("? no expectation yet: the bar is"))
    #expect(result.output.contains("1 scenario in 1 file: 1 with a blank\n"))
    let failing = same.replacingOccurrences(of: "    set", with: "    expect hidden\n    set")
    #expect(try update(failing, []).result.status == 1)
  }

  @Test func whatTheBarDoesIsWritten() throws {
    let (result, text) = try update(same)
    #expect(result.status == 4)
    #expect(
      text == """
        scenario "same" on appearance light {
            launch
            expect visible, dark   // at first
            set isOn = true
            expect hidden
        }

        """)
    #expect(result.errors == "a.sbar:11:5: expect visible, dark\na.sbar:13:5: expect hidden\n")
    #expect(try update(text, []).result.status == 0)
    #expect(try update(text).text == text)
  }

  @Test func cellsThatDifferHaveConditions() throws {
    let (_, text) = try update(
      """
      scenario "differs" on appearance [light, dark], isOn [true, false] {
          launch
          expect ?
      }
      scenario "turned" on appearance light, orientation [portrait, landscape] {
          launch; expect ?
      }

      """.replacingOccurrences(of: "; ", with: "\n    "))
    #expect(
      text == """
        scenario "differs" on appearance [light, dark], isOn [true, false] {
            launch
            expect hidden when isOn == true
            expect visible, dark when appearance == light && isOn == false
            expect visible, light when appearance == dark && isOn == false
        }
        scenario "turned" on appearance light, orientation [portrait, landscape] {
            launch
            expect visible, dark when orientation == portrait
            expect hidden when orientation == landscape
        }

        """)
    #expect(try update(text, []).result.status == 0)
  }

  @Test(arguments: ["1", "true", "yes"])
  func nothingIsWrittenWhereNobodyLooks(value: String) throws {
    let (result, text) = try update(same, environment: ["CI": value])
    #expect(result.status == 64 && text == same)
    #expect(result.errors.hasPrefix("error: `--update` writes nothing where CI is set\n"))
    #expect(try update(same, environment: ["CI": "false"]).text != same)
  }

  @Test func aCellThatDoesNotComeSoFarLeavesTheBlank() throws {
    let broken = same.replacingOccurrences(of: "    set isOn = true", with: "    back")
    let (result, text) = try update(broken)
    #expect(result.status == 1)
    #expect(text.contains("expect visible, dark   // at first\n"))
    #expect(text.contains("    expect ?\n"))
  }

  @Test func whatIsNotTheFilesOwnIsLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.sbar", UpdateTests.head + same)
    try folder.write("a.sbar", "include \"b.sbar\"\n")
    let result = try BuiltTool.run(["test", "--update", "a.sbar"], in: folder.url)
    #expect(
      result.errors.contains("error: not filled in: b.sbar:11:5: it is included; run the file"))
    let input = Data((UpdateTests.head + same).utf8)
    let stdin = try BuiltTool.run(["test", "--update", "-"], in: folder.url, input: input)
    #expect(stdin.errors == "error: not filled in: standard input cannot be filled in\n")
    #expect(stdin.status == 4)
  }

  @Test func aBlankBeforeTheLaunchIsAnError() throws {
    let (result, text) = try update("scenario \"a\" {\n    expect ?\n    launch\n}\n")
    #expect(result.status == 2 && result.output.contains("error[SB4010]"))
    #expect(text.contains("expect ?"))
  }

  @Test func severalFilesAreFilledInAtOnce() throws {
    let folder = try TemporaryFolder()
    for number in 1...9 { try folder.write("\(number).sbar", UpdateTests.head + same) }
    let result = try BuiltTool.run(["test", "--update", ".", "--jobs", "4"], in: folder.url)
    #expect(result.status == 4 && result.errors.split(separator: "\n").count == 18)
    #expect(try BuiltTool.run(["test", "."], in: folder.url).status == 0)
  }

  @Test func everyFormatTellsOfABlank() throws {
    let junit = try update(same, ["--format", "junit"]).result.output
    #expect(junit.contains("type=\"blank[SB4120]\""))
    let json = try update(same, ["--format", "json"]).result.output
    #expect(json.contains(#""outcome":"blank""#) && json.contains(#""causes":["blank"]"#))
    #expect(try update(same, ["--format", "tap"]).result.output.contains("not ok 1 - same\n"))
  }
}
