import Foundation
import Testing

/// `sbar mutate`, as a person runs it.
@Suite struct MutateTests {
  private static func spec(_ scenarios: String) -> String {
    """
    app Gallery {
        ios [16, 17]
        device notch
        Shelf()
    }

    screen Shelf {
        state hidesBar = false
        NavigationStack {
            NavigationLink("Photo") { Photo(hidesBar: $hidesBar) }
        }
        .statusBarHidden(hidesBar)
    }

    struct Photo: View {
        @Binding var hidesBar: Bool

        var body: some View {
            Button("Zoom") { hidesBar = true }
                .onDisappear { hidesBar = false }
        }
    }

    \(scenarios)
    """
  }

  private static let zoom = """
    scenario "the zoomed photo hides the bar" {
        launch
        expect visible
        tap "Photo"
        tap "Zoom"
        expect hidden
    }

    """

  private static let wayBack = """
    scenario "the bar comes back" {
        launch
        tap "Photo"
        tap "Zoom"
        back
        expect visible
    }

    """

  private func mutate(
    _ files: [String: String], _ words: [String], input: String = ""
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(
      ["mutate", "--no-times"] + words, in: folder.url, input: Data(input.utf8))
  }

  @Test func changeThatNoScenarioNoticesIsShownWithTheOneThatWould() throws {
    let run = try mutate(["zoom.sbar": MutateTests.spec(MutateTests.zoom)], ["zoom.sbar"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output == """
        1 change of the app that this spec would not notice

        1  remove `hidesBar = false` in Photo                               zoom.sbar:20

          20 │             .onDisappear { hidesBar = false }
             │                            ^^^^^^^^^^^^^^^^ removed

            scenario "the bar is visible after back" {
                launch
                tap "Photo"
                tap "Zoom"
                back
                expect visible
            }

        ✔ 3 of 4 changes are noticed

        """)
  }

  @Test func specThatNoticesAllSaysSo() throws {
    let text = MutateTests.spec(MutateTests.zoom + "\n" + MutateTests.wayBack)
    let run = try mutate(["zoom.sbar": text], ["zoom.sbar", "--max-survivors", "0"])
    #expect(run.status == 0)
    #expect(run.output == "✔ all 4 changes are noticed\n", "\(run.output)")
  }

  @Test func moreSurvivorsThanAreAllowedFail() throws {
    let files = ["zoom.sbar": MutateTests.spec(MutateTests.zoom)]
    let none = try mutate(files, ["zoom.sbar", "--max-survivors", "0"])
    #expect(none.status == 1 && none.output.hasSuffix("✘ 3 of 4 changes are noticed\n"))
    #expect(try mutate(files, ["zoom.sbar", "--max-survivors", "1"]).status == 0)
    #expect(try mutate(files, ["zoom.sbar", "--max-survivors", "x"]).status == 64)
  }

  @Test func scenariosThatAreMissingAreWrittenAndPass() throws {
    let folder = try TemporaryFolder()
    try folder.write("zoom.sbar", MutateTests.spec(MutateTests.zoom))
    let words = ["mutate", "zoom.sbar", "--write", "found.sbar"]
    #expect(try BuiltTool.run(words, in: folder.url).output.hasSuffix("wrote found.sbar\n"))
    let written = try String(contentsOf: folder.url.appending(path: "found.sbar"), encoding: .utf8)
    #expect(
      written.hasPrefix("include \"zoom.sbar\"\n\nscenario \"the bar is visible after back\""))
    #expect(try BuiltTool.run(["fmt", "--check", "found.sbar"], in: folder.url).status == 0)
    #expect(try BuiltTool.run(["test", "found.sbar"], in: folder.url).status == 0)
    // With them the spec notices all.
    let again = try BuiltTool.run(["mutate", "--no-times", "found.sbar"], in: folder.url)
    #expect(again.output == "✔ all 4 changes are noticed\n", "\(again.output)")
    // A file that is there stays as it is.
    #expect(try BuiltTool.run(words, in: folder.url).errors.contains("stays as it is"))
  }

  @Test func changesAreRecords() throws {
    let run = try mutate(
      ["zoom.sbar": MutateTests.spec(MutateTests.zoom)], ["zoom.sbar", "--json"])
    let records = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(
      records.map { $0["kind"] as? String }
        == ["start", "mutant", "mutant", "mutant", "mutant", "mutated"])
    let fates = records.map { $0["fate"] as? String }
    #expect(fates.count { $0 == "noticed" } == 3 && fates.count { $0 == "survives" } == 1)
    let noticed = try #require(records.first { $0["fate"] as? String == "noticed" })
    #expect(noticed["noticedBy"] as? String == "the zoomed photo hides the bar")
    let survivor = try #require(records.first { $0["fate"] as? String == "survives" })
    #expect(survivor["change"] as? String == "assignment")
    #expect(
      survivor["steps"] as? [String] == ["launch", "tap \"Photo\"", "tap \"Zoom\"", "back"])
    #expect(records[5]["survivors"] as? Int == 1 && records[5]["exit"] as? Int == 0)
  }

  @Test func aLineEach() throws {
    let files = ["zoom.sbar": MutateTests.spec(MutateTests.zoom)]
    let run = try mutate(files, ["zoom.sbar", "--format", "short"])
    let line =
      "zoom.sbar:20:28: survivor: remove `hidesBar = false` in Photo, "
      + "seen after launch · tap \"Photo\" · tap \"Zoom\" · back\n"
    #expect(run.output == line)
    // A line of the file stands for the changes there.
    #expect(try mutate(files, ["zoom.sbar:20", "--format", "short"]).output == line)
    #expect(try mutate(files, ["zoom.sbar:12"]).output == "✔ all 2 changes are noticed\n")
  }

  @Test func oneSpecOfAnAppNoticesForTheOthers() throws {
    let app = MutateTests.spec("")
    let files = [
      "App.sbar": app, "a.sbar": "include \"App.sbar\"\n" + MutateTests.zoom,
      "b.sbar": "include \"App.sbar\"\n" + MutateTests.wayBack,
    ]
    let alone = try mutate(files, ["a.sbar"])
    #expect(alone.output.contains("App.sbar:20"), "\(alone.output)")
    #expect(try mutate(files, ["a.sbar", "b.sbar"]).output == "✔ all 4 changes are noticed\n")
  }

  @Test func sameBytesForAnyNumberOfJobs() throws {
    let files = ["zoom.sbar": MutateTests.spec(MutateTests.zoom)]
    let one = try mutate(files, ["zoom.sbar", "--json", "--jobs", "1"]).output
    #expect(try mutate(files, ["zoom.sbar", "--json", "--jobs", "3"]).output == one)
  }

  @Test func whatCannotBeTriedIsSaid() throws {
    let plain = "app A {\n    ios 17\n    device notch\n    Text(\"a\")\n}\n"
    let idle = plain + "\nscenario \"a\" {\n    launch\n    expect visible\n}\n"
    let nothing = try mutate(["a.sbar": idle], ["a.sbar"])
    #expect(nothing.status == 3 && nothing.errors.contains("there is nothing to change"))
    let empty = try mutate(["a.sbar": plain], ["a.sbar"])
    #expect(empty.status == 3 && empty.errors.contains("there is no scenario"))
    let failing = try mutate(
      ["a.sbar": idle.replacingOccurrences(of: "visible", with: "hidden")], ["a.sbar"])
    #expect(failing.status == 3 && failing.errors.contains("no scenario passes"))
    #expect(try mutate(["a.sbar": "app A {"], ["a.sbar"]).status == 2)
    #expect(try mutate([:], ["no.sbar"]).status == 66)
    #expect(try mutate([:], ["a.sbar", "b.sbar", "--write", "c.sbar"]).status == 64)
    let input = MutateTests.spec(MutateTests.zoom)
    let written = try mutate([:], ["-", "--write", "c.sbar"], input: input)
    #expect(written.errors.contains("standard input cannot be included"))
  }
}
