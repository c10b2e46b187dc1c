import Foundation
import Testing

private let flag = """
  app Player {
      ios 16...18
      device "iPhone 14"

      state isBarHidden = false

      NavigationStack {
          NavigationLink("Photo") { Photo() }
      }
      .statusBarHidden(isBarHidden)
  }

  screen Photo {
      Image("bridge")
          .onAppear { isBarHidden = true }
  }

  scenario "the bar comes back" {
      launch
      tap "Photo"
      expect hidden
      back
      expect visible
  }

  scenario "the photo has none" {
      launch
      tap "Photo"
      expect hidden
  }

  """

private let mended = flag.replacing(
  ".onAppear { isBarHidden = true }\n",
  with: ".onAppear { isBarHidden = true }\n        .onDisappear { isBarHidden = false }\n")

/// `sbar mend` as a person runs it.
@Suite struct MendCommandTests {
  private func run(
    _ arguments: String..., in folder: borrowing TemporaryFolder, input: String = ""
  ) throws -> BuiltTool.Result {
    try BuiltTool.run(["mend"] + arguments, in: folder.url, input: Data(input.utf8))
  }

  private func folder(_ text: String = flag) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("flag.sbar", text)
    return folder
  }

  private func text(_ folder: borrowing TemporaryFolder, _ name: String = "flag.sbar") throws
    -> String
  {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func aMendIsADifferenceWithASentenceAndTheSwift() throws {
    let folder = try folder()
    let result = try run("flag.sbar", in: folder)
    #expect(result.status == 4)
    #expect(
      result.output == """
        ✘ expected visible, but the bar stays hidden               flag.sbar:23 [SB4100]
          "the bar comes back", after `back`

          10 │     .statusBarHidden(isBarHidden)
             │                      ~~~~~~~~~~~ 2  the bar obeys this; it is still true
          15 │         .onAppear { isBarHidden = true }
             │                     ------------------
             │                     1  set here, by Photo, at `tap "Photo"`
          22 │     back
             │     ---- 3  Photo goes; nothing sets it back
          23 │     expect visible
             │            ^^^^^^^

        mend 1: set `isBarHidden` back when Photo goes
          in Swift  .onDisappear { isBarHidden = false }
          tried     this scenario and the other one of the file pass
        --- flag.sbar
        +++ flag.sbar
        @@ -13,6 +13,7 @@
         screen Photo {
             Image("bridge")
                 .onAppear { isBarHidden = true }
        +        .onDisappear { isBarHidden = false }
         }
        \(" ")
         scenario "the bar comes back" {

        `--apply N` behind FILE:LINE writes the N-th mend of that expectation

        """)
    #expect(try text(folder) == flag)
  }

  @Test func appliedItIsWrittenAndAllHolds() throws {
    let folder = try folder()
    let result = try run("flag.sbar:23", "--apply", "1", in: folder)
    #expect(result.status == 0)
    #expect(result.output == "flag.sbar: set `isBarHidden` back when Photo goes\n")
    #expect(try text(folder) == mended)
    let again = try run("flag.sbar", in: folder)
    #expect(again.status == 0)
    #expect(again.output == "✔ every expectation holds: there is nothing to mend\n")
    #expect(try BuiltTool.run(["test", "flag.sbar"], in: folder.url).status == 0)
    #expect(try BuiltTool.run(["fmt", "--check", "flag.sbar"], in: folder.url).status == 0)
  }

  @Test func aNumberThatIsNotThereWritesNothing() throws {
    let folder = try folder()
    let result = try run("flag.sbar", "--apply", "2", in: folder)
    #expect(result.status == 64)
    #expect(result.errors.contains("there is no mend 2: 1 mend found"))
    #expect(try text(folder) == flag)
  }

  @Test func ofSeveralFailuresOneHasToBeNamed() throws {
    let second =
      flag + """
        scenario "and the text is light" {
            launch
            expect light
        }

        """
    let folder = try folder(second)
    let result = try run("flag.sbar", "--apply", "1", in: folder)
    #expect(result.status == 64)
    #expect(result.errors.contains("2 expectations do not hold"))
    #expect(result.errors.contains("say which: `flag.sbar:23`, `flag.sbar:33`"))
    #expect(try text(folder) == second)
    #expect(try run("flag.sbar:23", "--apply", "1", in: folder).status == 0)
    #expect(try text(folder) != second)
  }

  @Test func aMendOfAnIncludedFileIsWrittenThere() throws {
    let folder = try TemporaryFolder()
    let parts = flag.components(separatedBy: "scenario \"the photo")[0]
      .components(separatedBy: "screen Photo")
    let photo = "screen Photo" + parts[1].components(separatedBy: "scenario")[0]
    let rest = "scenario" + parts[1].components(separatedBy: "scenario")[1]
    try folder.write("screens/photo.sbar", photo)
    try folder.write("app.sbar", "include \"screens/photo.sbar\"\n\n" + parts[0] + rest)
    let result = try run("app.sbar", "--apply", "1", in: folder)
    #expect(result.status == 0)
    #expect(result.output == "screens/photo.sbar: set `isBarHidden` back when Photo goes\n")
    #expect(try text(folder, "screens/photo.sbar").contains(".onDisappear { isBarHidden = false }"))
    #expect(try BuiltTool.run(["test", "app.sbar"], in: folder.url).status == 0)
  }

  @Test func aMendThatBreaksAnotherScenarioSaysSo() throws {
    let folder = try folder(
      flag + """
        scenario "leaving the photo hides the bar" {
            launch
            tap "Photo"
            back
            expect hidden
        }

        """)
    let result = try run("flag.sbar:23", in: folder)
    #expect(result.status == 4)
    let words = "but \"leaving the photo hides the bar\" of the file fails"
    #expect(result.output.contains("tried     this scenario passes, " + words))
  }

  @Test func whereNothingHelpsThatIsSaid() throws {
    let folder = try folder(
      """
      app Film {
          ios 15
          device "iPhone 13"
          Screen()
      }
      screen Screen: UIViewController
      scenario "the time is there in landscape" {
          launch
          rotate landscape
          expect visible
      }

      """)
    let result = try run("flag.sbar", in: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("  mend      none: of the "))
    #expect(result.output.contains("  why       a phone on its side has no status bar"))
  }

  @Test func whatCannotBeMendedHasItsOwnWords() throws {
    let folder = try folder(
      """
      app Film {
          ios 16
          device notch
          input isDark
          Text("Film").statusBarHidden(isDark)
      }
      scenario "nobody knows" {
          launch
          expect hidden
      }

      """)
    let unknown = try run("flag.sbar", in: folder)
    #expect(unknown.status == 5)
    let words = "none: cannot tell whether it holds, so there is nothing to mend"
    #expect(unknown.output.contains(words))
    let broken = try self.folder(
      flag.replacing("tap \"Photo\"", with: "tap \"Photo\"\n    tap \"Photo\""))
    let step = try run("flag.sbar", in: broken)
    #expect(step.status == 1)
    #expect(step.output.contains("none: the step cannot be done, and steps are left as they are"))
  }

  @Test func jsonHoldsTheEdits() throws {
    let folder = try folder()
    let result = try run("flag.sbar", "--json", in: folder)
    #expect(result.status == 4)
    let records = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["kind"] as? String } == ["start", "mends", "mended"])
    let mends = try #require(records[1]["mends"] as? [[String: Any]])
    #expect(
      mends.first?["verdict"] as? String == "this scenario and the other one of the file pass")
    let edits = try #require(mends.first?["edits"] as? [[String: Any]])
    #expect(edits.first?["text"] as? String == "\n        .onDisappear { isBarHidden = false }")
    #expect(records[2]["exit"] as? Int == 4)
  }

  @Test func mistakesOfTheCommandLineAreTold() throws {
    let folder = try folder()
    #expect(try run(in: folder).status == 64)
    #expect(try run("flag.sbar", "--apply", "0", in: folder).status == 64)
    #expect(try run("-", "--apply", "1", in: folder, input: flag).status == 64)
    #expect(try run("flag.sbar", "--format", "junit", in: folder).status == 64)
    #expect(try run("gone.sbar", in: folder).status == 66)
    #expect(try run("-", in: folder, input: "app {").status == 2)
    #expect(try run("-", in: folder, input: flag).status == 4)
    #expect(try run("-", in: folder, input: "screen A { Text(\"a\") }\n").status == 3)
  }

  @Test func aFailureIsToldWithItsMend() throws {
    let folder = try folder()
    let result = try BuiltTool.run(["test", "flag.sbar"], in: folder.url)
    #expect(
      result.output.contains(
        """
          mend  set `isBarHidden` back when Photo goes
                15 │         .onAppear { isBarHidden = true }
                16 +         .onDisappear { isBarHidden = false }
                tried: this scenario and the other one of the file pass
        """))
  }

  @Test func ofManyFailuresTheFirstAreLookedInto() throws {
    let folder = try TemporaryFolder()
    for number in 0..<30 {
      try folder.write(
        "flag\(number).sbar", flag.replacing("Player", with: "Player\(number)"))
    }
    let one = try BuiltTool.run(
      ["test", ".", "--jobs", "1", "--format", "json", "--no-times"], in: folder.url)
    let many = try BuiltTool.run(
      ["test", ".", "--jobs", "4", "--format", "json", "--no-times"], in: folder.url)
    #expect(one.output == many.output)
    #expect(one.output.components(separatedBy: "\"mend\":{").count - 1 == 10)
  }

  @Test func aMendOfTwoFilesLeavesTheirFolderValid() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "photo.sbar", "screen Photo {\n    Image(\"bridge\").statusBarHidden()\n}\n")
    try folder.write(
      "main.sbar",
      """
      include "photo.sbar"

      app Gallery {
          ios 16
          device "iPhone 14"

          NavigationStack { NavigationLink("Photo") { Photo() } }
      }

      scenario "a photo fills the screen" {
          launch
          tap "Photo"
          expect hidden
      }

      """)
    #expect(try run("main.sbar", "--apply", "1", in: folder).status == 0)
    // `photo.sbar` sets a state of the app that includes it, and is a file of the folder, too.
    let result = try BuiltTool.run(["test", "."], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func aMendIsIndentedAndEndsItsLinesAsTheFileDoes(_ newline: String) throws {
    func written(_ text: String) -> String {
      text.replacing("    ", with: "\t").replacing("\n", with: newline)
    }
    let folder = try folder(written(flag))
    #expect(try run("flag.sbar:23", "--apply", "1", in: folder).status == 0)
    #expect(try text(folder) == written(mended))
  }

  @Test func whatAMendDeclaresIsIndentedAsTheFileIs() throws {
    let folder = try folder(
      """
      app Club {
        ios 15.4
        device "iPhone 13"
        Feed()
      }
      class Feed: UIViewController {
        var isFull = false
        override var prefersStatusBarHidden: Bool { isFull }
        override func viewWillAppear(_ animated: Bool) {
          isFull = true
        }
      }
      class Cover: UIViewController { }
      scenario "a" {
        launch
        expect visible
      }

      """)
    let result = try run("flag.sbar:16", in: folder)
    let added = result.output.split(separator: "\n").filter { $0.hasPrefix("+ ") }
    #expect(
      added == [
        "+  plist { UIViewControllerBasedStatusBarAppearance = NO }", "+    isFull = false",
      ])
  }
}
