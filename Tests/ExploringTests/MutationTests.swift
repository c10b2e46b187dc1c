import Exploring
import Foundation
import Host
import Interpreter
import Language
import Testing

/// An app, what may be changed in it, and steps behind which that is seen.
struct MutatedApp: Sendable, CustomTestStringConvertible {
  var kind: Mutation.Kind
  var app: String
  /// The steps of a scenario that notices the change of that kind.
  var steps: [String]

  var testDescription: String { "\(kind)" }

  func spec(_ steps: [String]) -> String {
    let lines = steps.map { "    \($0)\n" }.joined()
    return app + "\nscenario \"one\" {\n" + lines + "}\n"
  }

  private static func uikit(_ members: String, _ rest: String = "") -> String {
    """
    app A {
        ios 17
        device "iPhone 15"
        Front()
    }

    class Front: UIViewController {
        var isOn = false
    \(members)
    }
    \(rest)
    """
  }

  private static func swiftUI(_ view: String) -> String {
    """
    app A {
        ios 17
        device "iPhone 15"
        Home()
    }

    screen Home {
        @State var isOn = false
        @State var isShown = false
        \(view)
    }

    """
  }

  private static let answer = "    override var prefersStatusBarHidden: Bool { isOn }"

  static let all = [
    MutatedApp(
      kind: .update,
      app: uikit(answer + "\n    func go() { isOn = true; setNeedsStatusBarAppearanceUpdate() }"),
      steps: ["launch", "call Front.go", "expect hidden"]),
    MutatedApp(
      kind: .override,
      app: uikit("    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"),
      steps: ["launch", "expect light"]),
    MutatedApp(
      kind: .modifier, app: swiftUI("Text(\"a\").statusBarHidden(true)"),
      steps: ["launch", "expect hidden"]),
    MutatedApp(
      kind: .negation, app: swiftUI("Button(\"a\") { isOn = true }.statusBarHidden(isOn)"),
      steps: ["launch", "expect visible"]),
    MutatedApp(
      kind: .literal, app: swiftUI("Text(\"a\").preferredColorScheme(.dark)"),
      steps: ["launch", "expect light"]),
    MutatedApp(
      kind: .assignment, app: swiftUI("Button(\"a\") { isOn = true }.statusBarHidden(isOn)"),
      steps: ["launch", "tap \"a\"", "expect hidden"]),
    MutatedApp(
      kind: .toggle, app: swiftUI("Button(\"a\") { isOn.toggle() }.statusBarHidden(isOn)"),
      steps: ["launch", "tap \"a\"", "tap \"a\"", "expect visible"]),
    MutatedApp(
      kind: .key,
      app: uikit(answer).replacingOccurrences(
        of: "Front()\n", with: "plist { UIStatusBarHidden = YES }\n    Front()\n"),
      steps: ["begin launch", "expect hidden", "finish"]),
    MutatedApp(
      kind: .presentation,
      app: swiftUI(
        "Button(\"a\") { isShown = true }"
          + ".fullScreenCover(isPresented: $isShown) { Text(\"b\").statusBarHidden(true) }"),
      steps: ["launch", "tap \"a\"", "expect hidden"]),
    MutatedApp(
      kind: .capture,
      app: uikit(
        "    func go() { present Card as overFullScreen, capturing }",
        "class Card: UIViewController {\n"
          + "    override var prefersStatusBarHidden: Bool { true }\n}\n"),
      steps: ["launch", "call Front.go", "expect hidden"]),
    MutatedApp(
      kind: .animation,
      app: uikit(
        answer + "\n    func go() {\n        isOn = true\n"
          + "        UIView.animate(withDuration: 0.3) {\n"
          + "            self.setNeedsStatusBarAppearanceUpdate()\n        }\n    }"),
      steps: ["launch", "call Front.go", "expect hidden, animated"]),
  ]
}

@Suite struct MutationTests {
  @Test func everyKindHasAnApp() {
    #expect(Set(MutatedApp.all.map { $0.kind }) == Set(Mutation.Kind.allCases))
  }

  @Test(arguments: MutatedApp.all)
  func changeIsNoticedByAScenarioThatLooks(_ one: MutatedApp) throws {
    let run = try mutate(one.spec(one.steps))
    let fates = run.mutants.filter { $0.mutation.kind == one.kind }.map { $0.fate }
    #expect(!fates.isEmpty)
    let isNoticed = fates.contains { if case .noticed = $0 { true } else { false } }
    #expect(isNoticed, "\(fates)")
  }

  @Test(arguments: MutatedApp.all)
  func changeSurvivesWhereNoScenarioLooks(_ one: MutatedApp) throws {
    var idle = one.steps.filter { !$0.hasPrefix("expect") }
    let top = one.app.contains("Home()") ? "Home" : "Front"
    idle.insert("expect top \(top)", at: idle[0] == "launch" ? 1 : idle.count)
    let run = try mutate(one.spec(idle))
    let found = run.survivors.filter { $0.mutation.kind == one.kind }
    #expect(!found.isEmpty, "\(run.mutants.map { $0.fate })")
    try holdsItsLaw(run)
  }

  @Test func shortestWayIsTheScenarioThatIsMissing() throws {
    let app = """
      app Shop {
          ios 17.4
          device "iPhone 15"
          Home()
      }

      screen Home {
          @State var isHidden = false
          NavigationStack {
              NavigationLink("Photo") {
                  Button("Zoom") { isHidden = true }.onDisappear { isHidden = false }
              }
          }
          .statusBarHidden(isHidden)
      }

      scenario "zoom" {
          launch
          tap "Photo"
          tap "Zoom"
          expect hidden
      }

      """
    let run = try mutate(app)
    let survivor = try #require(run.survivors.first)
    #expect(run.survivors.count == 1)
    #expect(survivor.mutation.change == .without("isHidden = false"))
    let scenario = try #require(run.mutators[0].missing.first)
    #expect(scenario.steps == ["launch", "tap \"Photo\"", "tap \"Zoom\"", "back"])
    #expect(scenario.expectation == "visible")
    try holdsItsLaw(run)
  }

  @Test func whatCanNotBeSeenIsNeverShown() throws {
    let app = """
      app A {
          ios 17
          device "iPhone 15"
          Home()
      }

      screen Home {
          @State var count = false
          Button("a") { count = true }
      }

      screen Unused { Text("b").statusBarHidden(true) }

      scenario "one" {
          launch
          expect visible
      }

      """
    let run = try mutate(app)
    #expect(run.mutants.count == 2 && run.sameCount == 2 && run.survivors.isEmpty)
  }

  @Test func scenariosThatDoNotPassNoticeNothing() throws {
    let one = MutatedApp.all[1]
    let known = one.app + "\nscenario \"one\" known issue \"x\" {\n    launch\n    expect dark\n}\n"
    let spec = known + "\nscenario \"two\" {\n    launch\n    expect visible\n}\n"
    let run = try mutate(spec)
    #expect(run.passing == 1 && run.others == 1)
    #expect(run.survivors.count { $0.mutation.kind == .override } == 1)
  }

  @Test func specOfTheSameAppNoticesForTheOthers() throws {
    let one = MutatedApp.all[1]
    let included = ["App.sbar": one.app]
    let seeing = "include \"App.sbar\"\nscenario \"a\" {\n    launch\n    expect light\n}\n"
    let blind = "include \"App.sbar\"\nscenario \"b\" {\n    launch\n    expect visible\n}\n"
    let both = try mutate(blind, seeing, including: included)
    #expect(both.survivors.isEmpty && both.noticedCount > 0)
    #expect(try mutate(blind, including: included).survivors.count > 0)
  }

  @Test func changesAreTheSameEachTime() throws {
    let app = MutatedApp.all[5]
    let (a, b) = (try mutate(app.spec(app.steps)), try mutate(app.spec(app.steps)))
    #expect(a.mutants.map { $0.fate } == b.mutants.map { $0.fate })
    #expect(a.mutants.map { $0.mutation } == b.mutants.map { $0.mutation })
  }

  /// Every fourth example in every run; all of them with `SBAR_TESTS=all`.
  private static let examples: [String] = {
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    return BuiltExamples.files.enumerated().filter { isAll || $0.offset % 4 == 0 }
      .map { $0.element }
  }()

  @Test(arguments: examples)
  func survivorOfAnExampleHasItsLaw(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try holdsItsLaw(try mutate(text, limit: 8, isSure: false))
  }

  // MARK: - Support

  /// Each survivor's scenario passes without the change and fails with it.
  private func holdsItsLaw(_ run: MutationRun) throws {
    for mutant in run.survivors {
      guard case .survives(let number) = mutant.fate else { continue }
      let mutator = run.mutators[mutant.spec]
      let scenario = mutator.missing[number]
      let (before, after) = DeepStack.run {
        mutator.outcomes(of: scenario, with: mutant.mutation)
      }
      #expect(before == .passed, "\(scenario.text(named: "a"))")
      #expect(after == .failed, "\(mutant.mutation.change): \(scenario.text(named: "a"))")
    }
  }

  private func mutate(
    _ texts: String..., including files: [String: String] = [:], limit: Int = 100,
    isSure: Bool = true
  ) throws -> MutationRun {
    DeepStack.run {
      let mutators = texts.enumerated().map { number, text in
        let root = Source(
          file: FileID(0), name: "Main\(number).sbar", bytes: Array(text.utf8))
        let spec = loadSpec(root: root) { path, _ in
          files[path].map { .bytes(Array($0.utf8), name: path) } ?? .failed("no such file")
        }
        let mutator = Mutator(spec, options: RunOptions(), limit: limit)
        if isSure {
          let errors = mutator.diagnostics.filter { $0.severity == .error }
          #expect(errors.isEmpty, "\(errors)")
        }
        return mutator
      }
      return MutationRun(mutators)
    }
  }
}

/// Examples of the repository that are one file each, and small.
private enum BuiltExamples {
  static let files: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")
    return ["gallery", "field", "explore"].flatMap { folder in
      let path = root.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".sbar") }.sorted().map { path + "/" + $0 }
    }
  }()
}
