import Foundation
import StatusBarSpecsTesting
import Testing

/// As another package's tests have it: a case for each scenario of a folder beside them.
@Suite struct CaseTests {
  @Test(arguments: Specs.scenarios(in: "Specs"))
  func statusBar(_ scenario: SpecCase) { scenario.verify() }

  @Test func scenariosAreNamedAlikeOnEachMachine() {
    let cases = Specs.scenarios(in: "Specs")
    #expect(
      cases.map { $0.id } == [
        "Specs/gallery.sbar: the front page shows the bar",
        "Specs/gallery.sbar: a photo fills the screen",
      ])
    #expect(cases.map { $0.line } == [20, 25])
    #expect(cases.map { $0.tags } == [["smoke", "front"], []])
    #expect(cases.map { $0.knownIssue } == [nil, "the stack does not read the modifier yet"])
    #expect(
      cases.map { $0.testDescription } == [
        "\"the front page shows the bar\" [smoke, front] · Specs/gallery.sbar:20",
        "\"a photo fills the screen\" · Specs/gallery.sbar:25",
      ])
  }

  @Test func aCaseIsRunByItself() throws {
    let cases = Specs.scenarios(in: "Specs")
    let reports = cases.map { $0.run() }
    #expect(reports.allSatisfy { $0.hasPassed && $0.scenarios.count == 1 })
    #expect(reports[0].issues.isEmpty)
    let issue = try #require(reports[1].issues.first)
    #expect(issue.isKnown && issue.line == 28 && issue.column == 12)
    #expect(issue.path?.hasSuffix("/Tests/StatusBarSpecsTests/Specs/gallery.sbar") ?? false)
    #expect(issue.message.hasPrefix("expected hidden, but the bar stays visible"))
  }

  @Test func filmsAreDrawn() throws {
    let scenario = try #require(Specs.scenarios(in: "Specs").last)
    let film = try #require(scenario.film())
    #expect(film.hasPrefix("<svg") && film.contains("tap &quot;Photo&quot;"))
    let text = try #require(scenario.film(.text))
    #expect(text.contains("9:41") && text.contains("should be hidden"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func optionsChooseAmongCases() {
    var options = SpecOptions()
    options.tags = "smoke && front"
    #expect(Specs.scenarios(in: "Specs", options: options).map { $0.line } == [20])
    options.tags = "smoke &&"
    let cases = Specs.scenarios(in: "Specs", options: options)
    #expect(cases.first?.run().hasPassed == false)
    options = SpecOptions()
    options.filter = "fills"
    #expect(Specs.scenarios(in: "Specs", options: options).map { $0.line } == [25])
  }

  @Test func whatKeepsScenariosFromRunningIsACaseThatFails() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sbar-cases-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = Specs.scenarios(in: folder.path + "/none.sbar")
    #expect(missing.count == 1 && missing.allSatisfy { !$0.run().hasPassed })
    let empty = Specs.scenarios(in: folder.path)
    #expect(!empty.isEmpty && empty.allSatisfy { !$0.run().hasPassed })

    let file = folder.appendingPathComponent("a.sbar")
    try Data("app {\n}\n".utf8).write(to: file)
    let cases = Specs.scenarios(in: folder.path)
    #expect(cases.first?.name == "`\(file.path)` is not valid")
    let issues = cases.flatMap { $0.run().issues }
    #expect(issues.contains { $0.path == file.path && $0.line == 1 })
  }

  /// What another package sees: issues at lines of specs, an issue for each that is not valid.
  @Test func issuesAreRecordedAtTheirLines() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sbar-cases-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.sbar")
    let spec = """
      app A {
          ios 16
          device "iPhone 14"
          Text("Stars")
      }
      scenario "the bar is hidden" {
          launch
          expect hidden
      }

      """
    try Data(spec.utf8).write(to: file)
    let scenario = try #require(Specs.scenarios(in: file.path).first)
    withKnownIssue {
      scenario.verify(filming: .always)
    } matching: { issue in
      let place = issue.sourceLocation
      return place?.filePath == file.path && place?.line == 8 && place?.fileName == "a.sbar"
        && issue.comments.contains { $0.rawValue.contains("expected hidden, but the bar is") }
    }
  }
}
