import Foundation
import Testing

/// `sbar ask --want`: mends without a spec.
@Suite struct WantTests {
  private func ask(
    _ arguments: [String], files: [String: String] = [:]
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(["ask"] + arguments, in: folder.url)
  }

  private let box = """
    class Page: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    class Box: UIViewController {
        let page = Page()
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(page)
        }
    }
    """

  @Test func whatMakesTheBarSoIsShown() throws {
    let view = "NavigationStack { NavigationLink(\"Photo\") { Image(\"a\").statusBarHidden() } }"
    let result = try ask([view, "--then", "tap \"Photo\"", "--want", "hidden"])
    #expect(result.status == 4)
    #expect(
      result.output.hasPrefix(
        """
        expected hidden, but the bar is visible, in all 40 cells asked

        mend 1: let the NavigationStack hide the bar, by a state that App sets

        """) || result.output.contains("mend 1: let the NavigationStack hide the bar"))
    #expect(result.output.contains("tried     the bar is hidden in each of the 40 cells asked\n"))
    // What was pasted is shown as it was pasted.
    #expect(!result.output.contains("app App"))
  }

  @Test func aFileIsMendedWhereItStands() throws {
    let result = try ask(["b.swift", "--want", "light"], files: ["b.swift": box])
    #expect(result.status == 4)
    #expect(
      result.output.contains(
        "+    override var childForStatusBarStyle: UIViewController? { page }\n"))
    #expect(!result.output.contains("--want"))
  }

  /// With the first mend the answer is the one that was wanted.
  @Test(arguments: [
    ("Text(\"a\")", "hidden"), ("Text(\"a\")", "light"), ("Text(\"a\")", "dark"),
    ("Text(\"a\").statusBarHidden()", "visible"),
    ("state isFull = true\nText(\"a\").statusBarHidden(isFull)", "visible"),
  ])
  func theFirstMendMakesItSo(view: String, wish: String) throws {
    let found = try ask([view, "--want", wish, "--json"])
    #expect(found.status == 4)
    let records = try found.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["kind"] as? String } == ["start", "mends", "asked"])
    let mends = try #require(records[1]["mends"] as? [[String: Any]])
    let edits = try #require(mends.first?["edits"] as? [[String: Any]])
    var bytes = Array(view.utf8)
    for edit in edits.reversed() where edit["path"] as? String == "<view>" {
      let start = try #require((edit["start"] as? [String: Any])?["byte"] as? Int)
      let end = try #require((edit["end"] as? [String: Any])?["byte"] as? Int)
      bytes.replaceSubrange(start..<end, with: Array((edit["text"] as? String ?? "").utf8))
    }
    let mended = String(decoding: bytes, as: UTF8.self)
    let again = try ask([mended, "--want", wish])
    #expect(again.status == 0, "\(mended)\n\(again.output)")
    #expect(again.output.hasPrefix("✔ the bar is \(wish) in each of the "))
  }

  @Test func theRootAndTheStepsAreThoseOfTheQuestion() throws {
    let text = """
      struct A: View { var body: some View { Text("a") } }
      struct B: View {
          @State private var isFull = false
          var body: some View { Button("Full") { isFull = true } }
      }
      """
    let arguments = ["a.swift", "--root", "B", "--then", "tap \"Full\"", "--want", "hidden"]
    let result = try ask(arguments, files: ["a.swift": text])
    #expect(result.output.contains("mend 1: hide the bar on B while `isFull`\n"))
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }\n"
    let same = try ask(arguments, files: ["a.swift": app + text])
    #expect(same.output.contains("mend 1: hide the bar on B while `isFull`\n"), "\(same.output)")
    let own = "app Own {\n    ios 17\n    device notch\n    A()\n}\n"
    let third = try ask(["a.sbar"] + arguments.dropFirst(), files: ["a.sbar": own + text])
    #expect(third.output.contains("mend 1: hide the bar on B while `isFull`\n"))
    #expect(third.output.contains("each of the 2 cells asked"))
  }

  @Test func whatNobodyKnowsAndWhatNothingMendsIsSaid() throws {
    let unknown = try ask(["input isDark\nText(\"a\").statusBarHidden(isDark)", "--want", "hidden"])
    #expect(unknown.status == 5)
    let side = try ask([
      "Text(\"a\")", "--on", "orientation landscape, device notch", "--want", "dark",
    ])
    #expect(side.status == 1 && side.output.contains("mend      none"), "\(side.output)")
    #expect(try ask(["Text(\"a\")", "--want", "red"]).status == 64)
  }
}
