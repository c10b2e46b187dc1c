import Foundation
import Testing

/// The pictures in text of what GitHub and GitLab show, in `Examples/ci/README.md`: each is drawn
/// from the reports that a run writes, and looks as it does there.
///
/// `SBAR_RECORD=1 swift test --filter PictureTests` draws them anew, and fails.
@Suite(.serialized) struct PictureTests {
  /// What was written, by the name of its file.
  private var reports: [String: String] = [:]
  private static let page = BuiltTool.root.appendingPathComponent("Examples/ci/README.md")

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write("Specs/gallery.sbar", PictureTests.gallery)
    try folder.write("Specs/player.sbar", PictureTests.player)
    _ = try BuiltTool.run(
      [
        "test", "Specs", "--no-times", "--report", "github=github.txt", "--report",
        "markdown=summary.md", "--report", "junit=junit.xml", "--report", "gitlab=quality.json",
      ], in: folder.url)
    for name in ["github.txt", "summary.md", "junit.xml", "quality.json"] {
      reports[name] = try String(
        contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }
  }

  @Test func thePullRequestLooksLikeThat() throws {
    let changed = try annotations(text("github.txt"))
    let summary = summary(try text("summary.md"))
    try compare("  Files changed\n" + changed + "\n  Summary\n" + summary, "Files changed")
  }

  @Test func theMergeRequestLooksLikeThat() throws {
    let tests = try tests(text("junit.xml"))
    try compare("  Merge request\n" + tests + findings(), "Merge request")
  }

  /// What stands on the page in the block that begins with `title`, compared with what is drawn.
  private func compare(_ drawn: String, _ title: String) throws {
    let page = try String(contentsOf: PictureTests.page, encoding: .utf8)
    let opening = "```text\n  \(title)\n"
    let start = try #require(page.range(of: opening))
    let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
    let shown = String(page[start.lowerBound..<end.lowerBound].dropFirst(8))
    #expect(shown == drawn, "\(drawn)")
    guard shown != drawn, ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil else { return }
    let text = page.replacingOccurrences(of: shown, with: drawn)
    try Data(text.utf8).write(to: PictureTests.page)
  }

  private func text(_ name: String) throws -> String { try #require(reports[name]) }

  // MARK: - Drawing

  /// The lines that annotations are about, in the order of the file, each with what is said of it.
  private func annotations(_ commands: String) throws -> String {
    let lines = PictureTests.gallery.split(
      separator: "\n", omittingEmptySubsequences: false)
    var drawn: [(line: Int, text: String)] = []
    let pattern = #/::(error|warning) file=Specs/gallery.sbar,line=(\d+),.*?title=(.*?)::(.*)/#
    for command in commands.split(separator: "\n") {
      guard let match = command.wholeMatch(of: pattern), let line = Int(match.2) else { continue }
      let sign = match.1 == "error" ? "✘" : "⚠"
      var text = "  │ \(line) │ \(lines[line - 1])\n  │    │  \(sign) \(unescaped(match.3))\n"
      for part in unescaped(match.4).split(separator: "\n") { text += "  │    │    \(part)\n" }
      drawn.append((line, text))
    }
    return drawn.sorted { $0.line < $1.line }.map { $0.text }.joined()
  }

  private func unescaped(_ text: Substring) -> String {
    [("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")].reduce(String(text)) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  /// The headings and the tables of a summary; the blocks below them are left out.
  private func summary(_ markdown: String) -> String {
    var drawn = ""
    var isBlock = false
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("```") { isBlock.toggle() }
      if isBlock || line.hasPrefix("```") || line.hasPrefix("|---") || line.hasPrefix("| place") {
        continue
      }
      if line.hasPrefix("#") {
        drawn += "    " + line.drop { $0 == "#" || $0 == " " } + "\n"
      } else if line.hasPrefix("| ") {
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        drawn += "      " + cells.joined(separator: "   ") + "\n"
      } else {
        drawn += line.hasPrefix("- ") ? "      \(line.dropFirst(2))\n" : "    \(line)\n"
      }
    }
    return drawn
  }

  /// How many tests failed, and the first two of them.
  private func tests(_ junit: String) throws -> String {
    let head = try #require(
      junit.firstMatch(of: #/<testsuites .*? tests="(\d+)" failures="(\d+)"/#))
    var drawn = "    ▾ Test summary: \(head.2) failed out of \(head.1) total tests\n"
    let cases = junit.components(separatedBy: "<testcase ").dropFirst()
    for text in cases.filter({ $0.contains("<failure ") }).prefix(2) {
      let match = try #require(text.firstMatch(of: #/name="(.*?)" classname="(.*?)"/#))
      drawn += "        ✘ \(match.1)      \(match.2)\n"
    }
    return drawn + "        …\n"
  }

  /// What a code quality report finds.
  private func findings() throws -> String {
    let data = Data(try text("quality.json").utf8)
    let found = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    var drawn = "    ▾ Code quality: \(found.count) new findings\n"
    for finding in found {
      let severity = try #require(finding["severity"] as? String)
      let place = try #require(finding["location"] as? [String: Any])
      let path = try #require(place["path"] as? String)
      let line = try #require((place["lines"] as? [String: Int])?["begin"])
      let gap = String(repeating: " ", count: 8 - severity.count)
      drawn += "        ● \(severity)\(gap)\(try #require(finding["description"] as? String))\n"
      drawn += "                  in \(path):\(line)\n"
    }
    return drawn
  }

  // MARK: - The sample

  private static let gallery = """
    app Gallery {
        ios 16...18
        device "iPhone 14"
        appearance [light, dark]

        NavigationStack { Home() }
    }

    screen Home {
        List {
            NavigationLink("Photo") { Photo() }
        }
    }

    screen Photo {
        Image("bridge")
            .statusBarHidden()
    }

    scenario "a photo fills the screen" {
        launch
        expect visible
        tap "Photo"
        expect hidden because "the picture needs the room"
        back
        expect visible
    }

    scenario "the shelf shows the bar" {
        launch
        expect visible
    }

    """

  private static let player = """
    app Player {
        ios 16
        device "iPhone 14"

        Film()
    }

    class Film: UIViewController { }

    scenario "the bar is light" known issue "FB7654321" {
        launch
        expect light
    }

    """
}
