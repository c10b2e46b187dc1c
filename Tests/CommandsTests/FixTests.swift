import Foundation
import Testing

/// `sbar check --fix`: what can be mended without asking.
@Suite struct FixTests {
  private let broken = """
    app Gallery {
        ios: 17
        device "iPhone 15"

        Text("a")
    }

    scenario "one" {
        launch;
        wait 2seconds
        click "a"
        expect not hidden
    }

    """

  private let fixed = """
    app Gallery {
        ios 17
        device "iPhone 15"

        Text("a")
    }

    scenario "one" {
        launch
        wait 2 s
        tap "a"
        expect visible
    }

    """

  @Test func safeFixesAreAppliedAndTheRestIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", broken)
    let run = try BuiltTool.run(["check", "--fix", "a.sbar"], in: folder.url)
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("a.sbar"), encoding: .utf8) == fixed)
    #expect(run.output.hasPrefix("fixed a.sbar: "), "\(run.output)")
    #expect(run.status == 0)
    let again = try BuiltTool.run(["check", "--fix", "a.sbar"], in: folder.url)
    #expect(again.status == 0 && !again.output.contains("fixed"))
  }

  @Test func theDifferenceIsShownAndNothingIsChanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", broken)
    let run = try BuiltTool.run(["check", "--diff", "a.sbar"], in: folder.url)
    #expect(run.status == 4)
    #expect(run.output.contains("-    ios: 17\n+    ios 17\n"), "\(run.output)")
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("a.sbar"), encoding: .utf8) == broken
    )
    try folder.write("a.sbar", fixed)
    let clean = try BuiltTool.run(["check", "--diff", "a.sbar"], in: folder.url)
    #expect(clean.status == 0 && clean.output.isEmpty)
    let input = Data(broken.utf8)
    let piped = try BuiltTool.run(["check", "--diff", "-"], in: folder.url, input: input)
    #expect(piped.status == 4 && piped.output.hasPrefix("--- <stdin>\n"))
  }

  @Test func fixesForReviewAreAskedFor() throws {
    let slip = fixed.replacingOccurrences(of: "Text(\"a\")", with: "Text(\"a\").statusBarHiden()")
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", slip)
    let safe = try BuiltTool.run(["check", "--fix", "a.sbar"], in: folder.url)
    #expect(safe.status == 2 && safe.output.contains("[SB2002]"))
    let all = try BuiltTool.run(["check", "--fix=all", "a.sbar"], in: folder.url)
    #expect(all.status == 0, "\(all.output)")
    let text = try String(contentsOf: folder.url.appendingPathComponent("a.sbar"), encoding: .utf8)
    #expect(text.contains("Text(\"a\").statusBarHidden()"))
  }

  @Test func whatIsIncludedIsMendedInItsOwnFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("shared.sbar", "screen Shared {\n    Text(“b”)\n}\n")
    try folder.write("a.sbar", "include \"shared.sbar\"\n\n" + fixed)
    try folder.write("b.sbar", "include \"shared.sbar\"\n\n" + fixed)
    let run = try BuiltTool.run(["check", "--fix", "a.sbar", "b.sbar"], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    let shared = folder.url.appendingPathComponent("shared.sbar")
    #expect(
      try String(contentsOf: shared, encoding: .utf8) == "screen Shared {\n    Text(\"b\")\n}\n")
  }

  @Test func eachFileCountsItsOwnFixes() throws {
    let folder = try TemporaryFolder()
    try folder.write("sub/shared.sbar", "screen Shared {\n    Text(“b”)\n}\n")
    try folder.write(
      "a.sbar",
      "include \"sub/shared.sbar\"\n\n" + fixed.replacingOccurrences(of: "ios 17", with: "ios: 17"))
    let shown = try BuiltTool.run(["check", "--fix", "--diff", "."], in: folder.url)
    #expect(shown.status == 4)
    #expect(shown.output.components(separatedBy: "+++ ").count == 3, "\(shown.output)")
    let run = try BuiltTool.run(["check", "--fix", "a.sbar"], in: folder.url)
    #expect(run.output.hasPrefix("fixed a.sbar: 1 fix\nfixed sub/shared.sbar: 1 fix\n"))
  }

  @Test func aStepBehindASemicolonIsIndented() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.sbar", fixed.replacingOccurrences(of: "launch\n    wait", with: "launch;wait"))
    #expect(try BuiltTool.run(["check", "--fix", "a.sbar"], in: folder.url).status == 0)
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("a.sbar"), encoding: .utf8) == fixed)
  }

  @Test func anEmptyDifferenceDoesNotHideMistakes() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", fixed.replacingOccurrences(of: "launch", with: "lanch"))
    let safe = try BuiltTool.run(["check", "--fix", "--diff", "a.sbar"], in: folder.url)
    #expect(safe.status == 2 && safe.output.isEmpty)
    #expect(
      safe.errors == """
        error: there is nothing to fix that is safe, and 1 mistake is left
          hint: `--fix=all --diff` shows fixes for review, too

        """)
    #expect(
      try BuiltTool.run(["check", "--fix=all", "--diff", "a.sbar"], in: folder.url).status == 4)
  }

  @Test func whatCannotBeChangedIsSaid() throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltTool.run(["check", "--fix", "-"], in: folder.url).status == 64)
    #expect(try BuiltTool.run(["check", "--fix", "gone.sbar"], in: folder.url).status == 66)
    #expect(try BuiltTool.run(["check", "--fix=some", "a.sbar"], in: folder.url).status == 64)
  }

  private let weak = """
    app Gallery {
        ios 17
        device "iPhone 15"
        state isFull = false
        state isLeft = 1

        NavigationStack { NavigationLink("Photo") { Photo() } }
            .statusBarHidden(isFull)
    }

    screen Photo {
        Image("bridge")
            .onAppear { isFull = true }
    }

    scenario "a photo has no bar" {
        launch
        tap "Photo"
        expect hidden
    }

    """

  @Test func lintMendsWhatItWarnsOf() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", weak)
    let shown = try BuiltTool.run(["lint", "--fix=all", "--diff", "a.sbar"], in: folder.url)
    #expect(shown.status == 4)
    #expect(shown.output.contains("-    state isLeft = 1\n"), "\(shown.output)")
    #expect(shown.output.contains("+        .onDisappear { isFull = false }\n"))
    // None of them is safe.
    #expect(try BuiltTool.run(["lint", "--diff", "a.sbar"], in: folder.url).status == 1)
    let run = try BuiltTool.run(["lint", "--fix=all", "a.sbar"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("fixed a.sbar: 2 fixes\n"), "\(run.output)")
    let mended = weak.replacing("    state isLeft = 1\n", with: "").replacing(
      "isFull = true }\n", with: "isFull = true }\n        .onDisappear { isFull = false }\n")
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("a.sbar"), encoding: .utf8) == mended
    )
  }
}
