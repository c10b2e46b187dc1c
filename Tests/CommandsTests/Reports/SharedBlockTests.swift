import Foundation
import Testing

/// A block is told once, whatever shares it: cells, facts of one expectation, scenarios.
@Suite struct SharedBlockTests {
  private func run(_ words: String..., text: String) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    return try BuiltTool.run(words, in: folder.url)
  }

  private func spec(cells: Int, scenarios: Int = 1) -> String {
    let releases = ["13", "14", "15", "16", "17", "18"].prefix(cells).joined(separator: ", ")
    let scenario = { (number: Int) in
      "scenario \"s\(number)\" {\n    launch\n    expect hidden\n}\n\n"
    }
    return """
      app A {
          ios [\(releases)]
          device "iPhone 11"
          Home()
      }
      screen Home { Text("x") }


      """ + (0..<scenarios).map { scenario($0) }.joined()
  }

  /// Six cells of one cause take hardly more room than one.
  @Test(arguments: ["json", "junit", "tap"])
  func cellsShareABlock(format: String) throws {
    let one = try run("test", "--format", format, "a.sbar", text: spec(cells: 2)).output
    let six = try run("test", "--format", format, "a.sbar", text: spec(cells: 6)).output
    let block = "expected hidden, but the bar is visible"
    #expect(one.contains(block))
    #expect(six.utf8.count - one.utf8.count < 4 * 400, "\(six.utf8.count - one.utf8.count)")
    let rerun = six.components(separatedBy: "rerun").count - 1
    #expect(rerun == 1, "\(rerun)")
  }

  @Test func twoFactsOfOneCauseAreOneBlock() throws {
    let text = spec(cells: 1).replacingOccurrences(
      of: "expect hidden", with: "expect hidden, animated fade")
    let result = try run("test", "a.sbar", text: text)
    #expect(result.output.components(separatedBy: "rerun").count == 2, "\(result.output)")
    #expect(result.output.contains("also  expected animated fade, got no change"))
    // Another cause is another block.
    let other = try run(
      "test", "a.sbar",
      text: text.replacingOccurrences(of: "hidden, animated fade", with: "hidden, top Other")
        + "screen Other { Text(\"y\") }\n")
    #expect(other.output.components(separatedBy: "rerun").count == 3, "\(other.output)")
  }

  @Test func theOnlyFailureIsNotListedAgain() throws {
    let one = try run("test", "a.sbar", text: spec(cells: 1)).output
    #expect(!one.contains("failures again"))
    let two = try run("test", "a.sbar", text: spec(cells: 1, scenarios: 2)).output
    #expect(two.contains("failures again:\n"))
  }

  @Test func twentyAreListedAgainAtMost() throws {
    let text = spec(cells: 1, scenarios: 30)
    func listed(_ words: String...) throws -> (count: Int, text: String) {
      let folder = try TemporaryFolder()
      try folder.write("a.sbar", text)
      let output = try BuiltTool.run(["test", "a.sbar"] + words, in: folder.url).output
      let again = try #require(output.components(separatedBy: "failures again:\n").last)
      return (again.components(separatedBy: "sbar test a.sbar:").count - 1, again)
    }
    let some = try listed()
    #expect(some.count == 20)
    #expect(some.text.contains("… and 10 more scenarios; --max-errors 0 shows all\n"))
    let all = try listed("--max-errors", "0")
    #expect(all.count == 30 && !all.text.contains("more scenarios; "))
  }

  /// Reports that show no block say why, and what to do.
  @Test(arguments: ["github", "gitlab", "sarif", "xcode"])
  func whyAndWhatToDoIsSaid(format: String) throws {
    let text = """
      app A {
          ios 16.2
          device "iPhone 11"
          NavigationStack { Home() }
      }
      screen Home { NavigationLink("Photo") { Photo() } }
      screen Photo { Image("bridge").statusBarHidden() }
      scenario "s" {
          launch
          tap "Photo"
          expect hidden
      }
      """
    let output = try run("test", "--format", format, "a.sbar", text: text).output
    #expect(output.contains("why: NavigationStack does not listen to pushed screens"), "\(output)")
    #expect(output.contains("mend: let the NavigationStack hide the bar"), "\(output)")
    guard format == "sarif" else { return }
    #expect(output.contains("\"relatedLocations\""))
    #expect(output.contains("\"markdown\":"))
    // A fix of a mistake is one that a viewer can apply.
    let mistake = try run(
      "test", "--format", format, "a.sbar",
      text: text.replacingOccurrences(of: "launch", with: "app.launch()"))
    #expect(mistake.output.contains("\"insertedContent\":{\"text\":\"launch\"}"))
  }
}
