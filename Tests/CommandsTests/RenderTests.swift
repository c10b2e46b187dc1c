import Foundation
import Testing

/// `sbar render`: pictures of steps, films of scenarios, graphs of who was asked.
@Suite struct RenderTests {
  private static let gallery = """
    app Gallery {
        ios [16.4, 17]
        device ["iPhone 14", "iPad (10th generation)"]

        NavigationStack { Home() }
    }

    screen Home { List { NavigationLink("Photo") { Photo() } } }
    screen Photo { Image("bridge").statusBarHidden() }

    scenario "a photo fills the screen" {
        launch
        expect visible
        tap "Photo"
        expect hidden
        back
        expect visible
    }

    scenario "the shelf" {
        launch
        expect visible
    }

    """

  private func run(_ words: String...) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", RenderTests.gallery)
    try folder.write("m.sbar", "app A {\n")
    return try BuiltTool.run(["render"] + words, in: folder.url)
  }

  @Test func aStepThatFailsIsDrawnAsItIsAndAsItShouldBe() throws {
    let run = try run("a.sbar:15")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let head = """
      expect hidden · a.sbar:15 · "a photo fills the screen"
      iPhone 14, iOS 16.4, portrait, light mode

       is                              should be
      ╭───────────▂▂▂▂▂▂───────────╮  ╭───────────▂▂▂▂▂▂───────────╮
      │ 9:41      ██████   ▂▄▆  ▰▰ │  │           ██████           │
      │ ‹ ▬▬▬     ▬▬▬▬▬▬           │  │ ‹ ▬▬▬     ▬▬▬▬▬▬           │

      """
    #expect(run.output.hasPrefix(head), "\(run.output)")
    #expect(run.output.hasSuffix("       dark text, 47 pt                     hidden\n"))
    #expect(run.output.contains("░░ bridge ░░"))
  }

  @Test func aScenarioIsAFilmWithItsStepsAbove() throws {
    let run = try run("a.sbar", "a photo")
    #expect(run.output.contains(" 12 launch                 14 tap \"Photo\"            16 back\n"))
    #expect(run.output.contains("should be hidden"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try self.run("a.sbar:11").output == run.output)
  }

  @Test func formatsAreForReadersOfTheirOwn() throws {
    let ascii = try run("a.sbar:15", "--format", "ascii").output
    #expect(ascii.contains("| 9:41      ######   .:|  [] |"))
    let svg = try run("a.sbar:12", "--format", "svg").output
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("aria-label=\"iPhone 14, in portrait, iOS 16.4; status bar visible, "))
    let dot = try run("a.sbar:15", "--format", "dot").output
    #expect(dot.hasPrefix("digraph \"expect hidden\" {\n") && dot.contains("S18"))
    #expect(try run("a.sbar:15", "--format", "mermaid").output.hasPrefix("flowchart TD\n"))
  }

  @Test func cellsAreFoundByTheirWords() throws {
    let pad = try run("a.sbar:12", "--cell", "pad 17")
    #expect(pad.output.contains("\niPad (10th generation), iOS 17, portrait, light mode\n"))
    let all = try run("a.sbar:12", "--cell", "ios")
    #expect(all.output.split(separator: "\n").count { $0.hasSuffix("light mode") } == 4)
    let none = try run("a.sbar:12", "--cell", "wombat")
    #expect(none.status == 3 && none.errors.contains("no cell of the scenario holds “wombat”"))
    #expect(none.errors.contains("there is iPhone 14, iOS 16.4, portrait, light mode; "))
  }

  /// `SBAR_RECORD=1 swift test --filter RenderTests` draws it anew, and fails where it changed.
  @Test func theFrontPageShowsWhatIsDrawn() throws {
    let page = try String(
      contentsOf: BuiltTool.root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(page.range(of: "<!-- file: gallery.sbar -->\n```sbar\n"))
    let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
    let folder = try TemporaryFolder()
    try folder.write("gallery.sbar", String(page[start.upperBound..<end.lowerBound]))
    let run = try BuiltTool.run(
      ["render", "gallery.sbar:24", "--format", "svg"], in: folder.url)
    let url = BuiltTool.root.appendingPathComponent("Examples/pictures/gallery.svg")
    let kept = try? String(contentsOf: url, encoding: .utf8)
    #expect(kept == run.output)
    guard kept != run.output, ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil
    else { return }
    try Data(run.output.utf8).write(to: url)
  }

  @Test func aPictureGoesToAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", RenderTests.gallery)
    let run = try BuiltTool.run(
      ["render", "a.sbar:12", "--format=svg", "--output=o.svg"], in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty)
    let file = try String(contentsOf: folder.url.appendingPathComponent("o.svg"), encoding: .utf8)
    let printed = try BuiltTool.run(["render", "a.sbar:12", "--format=svg"], in: folder.url).output
    #expect(file == printed)
    let nowhere = try BuiltTool.run(
      ["render", "a.sbar:12", "--output=no/o.svg"], in: folder.url)
    #expect(nowhere.status == 74 && nowhere.errors.contains("no/o.svg"))
  }

  @Test(arguments: [
    (["a.sbar:9"], 3, "line 9 of `a.sbar` has no step", "the nearest is"),
    (["a.sbar"], 64, "`a.sbar` has 2 scenarios", "name a line"),
    (["a.sbar", "e"], 64, "2 scenarios of `a.sbar` hold “e”", "say more of one"),
    (["a.sbar", "wombat"], 3, "has no scenario “wombat”", "there is"),
    (["gone.sbar:1"], 66, "does not exist", "error: "),
    (["m.sbar:1"], 2, "error[SB", "m.sbar:"),
    ([], 64, "which step is to be drawn?", "FILE:LINE"),
    (["a.sbar:12", "x"], 64, "one place of a file at a time", "FILE:LINE"),
    (["a.sbar", "shelf", "--format=dot"], 64, "a graph is of one step", "FILE:LINE"),
    (["a.sbar:12", "--format=pdf"], 64, "text, ascii, svg, dot or mermaid", "error: "),
  ])
  func whatCannotBeDrawnIsSaidWithWhatCan(
    words: [String], status: Int32, message: String, hint: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", RenderTests.gallery)
    try folder.write("m.sbar", "app A {\n")
    let run = try BuiltTool.run(["render"] + words, in: folder.url)
    #expect(run.status == status, "\(run)")
    let said = run.output + run.errors
    #expect(said.contains(message) && said.contains(hint), "\(said)")
  }
}
