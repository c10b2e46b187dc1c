import Foundation
import StatusBarSpecs
import Testing

private let spec = """
  app Gallery {
      ios 16.4
      device "iPhone 14"
      appearance [light, dark]

      NavigationStack { Home() }
  }

  screen Home { List { NavigationLink("Photo") { Photo() } } }
  screen Photo { Image("bridge") }

  scenario "the bar is visible" {
      launch
      expect visible
  }

  scenario "the bar is hidden" {
      launch
      tap "Photo"
      expect hidden
  }

  """

@Suite struct SpecsTests {
  @Test func aReportHoldsEveryScenario() {
    let report = Specs.run(text: spec, name: "a.sbar")
    #expect(!report.hasPassed)
    #expect(report.fileCount == 1 && report.problems.isEmpty)
    #expect(report.scenarios.map { $0.name } == ["the bar is visible", "the bar is hidden"])
    #expect(report.scenarios.map { $0.outcome } == [.passed, .failed])
    #expect(report.scenarios.map { $0.line } == [12, 17])
    #expect(report.scenarios.map { $0.cellCount } == [2, 2])
  }

  @Test func aFailureSaysWhereWhatAndWhy() throws {
    let report = Specs.run(text: spec, name: "a.sbar")
    let failure = try #require(report.failures.first)
    #expect(failure.file == "a.sbar" && failure.line == 20 && failure.column == 12)
    #expect(failure.expected == "hidden" && failure.actual.hasPrefix("visible"))
    #expect(failure.code == "SB4100")
    #expect(report.description.contains(" a.sbar:20 [SB4100]\n"))
  }

  @Test func aReportSaysWhatItRestsOn() {
    let text = spec.replacingOccurrences(of: "{ Home() }", with: "{ Home().glowing() }")
    let report = Specs.run(text: text, name: "a.sbar")
    #expect(
      report.scenarios.first?.assumptions
        == ["a.sbar:6:30: `.glowing` is assumed to say nothing about the bar"])
    #expect(Specs.run(text: spec).scenarios.allSatisfy { $0.assumptions.isEmpty })
    var strict = SpecOptions()
    strict.isStrict = true
    #expect(Specs.run(text: text, options: strict).scenarios.first?.outcome == .undecided)
  }

  @Test func optionsSelectAndSilenceIsNoSuccess() {
    var options = SpecOptions()
    options.filter = "visible"
    #expect(Specs.run(text: spec, options: options).hasPassed)
    options.filter = "nowhere"
    let nothing = Specs.run(text: spec, options: options)
    #expect(!nothing.hasPassed && nothing.problems == ["no scenario ran"])
  }

  @Test func knownDefectsAreNamed() {
    let text = """
      app A {
          ios 10
          device "iPhone 7"
          Front()
      }
      screen Front: UIViewController
      class Away: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      scenario "the betas asked no presented controller" {
          launch
          present Away as fullScreen
          expect visible
      }

      """
    var options = SpecOptions()
    #expect(!Specs.run(text: text, options: options).hasPassed)
    options.quirks = .all
    #expect(!Specs.run(text: text, options: options).hasPassed)
    options.quirks = .named(["Q7"])
    #expect(Specs.run(text: text, options: options).hasPassed)
    options.quirks = .named(["Q7", "Q77"])
    #expect(Specs.run(text: text, options: options).problems == ["`Q77` is not a known defect"])
  }

  @Test func whatCannotBeReadIsAProblem() {
    let missing = Specs.run(paths: ["none.sbar"])
    #expect(missing.problems == ["`none.sbar` does not exist"])
    let malformed = Specs.run(text: "app {")
    #expect(!malformed.hasPassed && malformed.problems[0].hasPrefix("error[SB"))
  }

  @Test func foldersAreRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sbar-specs-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(Specs.run(paths: [folder.path]).problems.count == 1)
    let text = spec.replacingOccurrences(of: "expect hidden", with: "expect visible")
    try Data(text.utf8).write(to: folder.appendingPathComponent("a.sbar"))
    #expect(Specs.run(paths: [folder.path]).hasPassed)
  }
}
