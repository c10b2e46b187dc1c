import Host
import Interpreter
import Language
import StatusBar
import Testing
import Wording

/// Reads a spec from a text, with further files that includes may name.
func spec(_ text: String, files: [(name: String, text: String)] = []) -> Spec {
  let root = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
  return loadSpec(root: root) { path, _ in
    if path == "Main.sbar" { return .bytes(Array(text.utf8), name: path) }
    guard let file = files.first(where: { $0.name == path }) else {
      return .failed("no such file")
    }
    return .bytes(Array(file.text.utf8), name: file.name)
  }
}

/// Plans a spec, on a deep stack as every run does.
func plan(
  _ text: String, files: [(name: String, text: String)] = [], options: RunOptions = RunOptions()
) -> Plan {
  DeepStack.run { makePlan(spec(text, files: files), options: options) }
}

/// All results of a spec, which must have no errors.
func results(
  _ text: String, options: RunOptions = RunOptions(),
  location: SourceLocation = #_sourceLocation
) -> [ScenarioResult] {
  let plan = plan(text, options: options)
  let errors = plan.diagnostics.filter { $0.severity == .error }
  #expect(
    errors.isEmpty, "\(errors.map { "\($0.code.spelling) \($0.message)" })",
    sourceLocation: location)
  return results(of: plan, options)
}

/// All results of a plan.
func results(of plan: Plan, _ options: RunOptions = RunOptions()) -> [ScenarioResult] {
  DeepStack.run {
    var results: [ScenarioResult] = []
    run(plan, options: options) { results.append($0) }
    return results
  }
}

/// The outcome of each cell: `name [ios 16]: passed`, and a line for each mismatch and note.
func outcomes(
  _ text: String, options: RunOptions = RunOptions(),
  location: SourceLocation = #_sourceLocation
) -> [String] {
  let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
  var lines: [String] = []
  for result in results(text, options: options, location: location) {
    for cell in result.cells {
      let axes = cell.axes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      let name = source.text(result.name.range) + (axes.isEmpty ? "" : " [\(axes)]")
      lines.append("\(name): \(cell.outcome.spelling)")
      for mismatch in cell.told {
        lines.append("  \(mismatch.code.spelling) \(mismatch.title)")
      }
      for note in cell.notes { lines.append("  \(note.code.spelling) \(note.message)") }
    }
  }
  return lines
}

/// Expects the outcomes of a spec, line by line.
func check(
  _ text: String, _ expected: String..., options: RunOptions = RunOptions(),
  location: SourceLocation = #_sourceLocation
) {
  #expect(
    outcomes(text, options: options, location: location) == expected, sourceLocation: location)
}

/// The codes of the errors of a spec, in order.
func errors(
  _ text: String, files: [(name: String, text: String)] = [], options: RunOptions = RunOptions()
) -> [String] {
  plan(text, files: files, options: options).diagnostics
    .filter { $0.severity == .error }.map { $0.code.spelling }
}

/// An app with a hidden root, and steps for one scenario on it.
///
/// `isUIKit` makes the screen a class, for releases before SwiftUI.
func hiddenApp(
  _ steps: String, header: String = "", settings: String = "ios 16\n device notch",
  isUIKit: Bool = false
) -> String {
  let screen =
    isUIKit
    ? "class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }"
    : "screen Home {\nButton(\"Next\") { }\n.statusBarHidden()\n}"
  return """
    app Gallery {
        \(settings)
        Home()
    }
    \(screen)
    scenario "one" \(header) {
    \(steps)
    }
    """
}

/// Returns the outcome of `expect hidden` for a controller that runs `go` as it is loaded, and then
/// hides the bar if `answer` holds.
func outcomeOfSwift(_ declarations: String, _ members: String, _ answer: String) -> [String] {
  let text = """
    app A {
        ios 16
        device notch
        Root()
    }
    \(declarations)
    class Root: UIViewController {
        var a = true
        var b = false
        var n = 2
    \(members)
        override func viewDidLoad() {
            super.viewDidLoad()
            go()
        }
        override var prefersStatusBarHidden: Bool { \(answer) }
    }
    scenario "one" {
        launch
        expect hidden
    }
    """
  return outcomes(text)
}

/// Expects one fact of an app after its launch, of which some declarations bring the first screen,
/// `Root`.
func checkRoot(
  _ fact: String, _ declarations: String, location: SourceLocation = #_sourceLocation
) {
  let text = """
    \(declarations)
    app A {
        ios 18
        device notch
        appearance light
        Root()
    }
    scenario "one" {
        launch
        expect \(fact)
    }
    """
  #expect(
    outcomes(text, location: location) == ["one: passed"], "\(declarations)",
    sourceLocation: location)
}

/// Expects that whether the bar of such an app is hidden, or which text it has, is unknown.
func checkUnknown(
  _ facts: [String], _ declarations: String, location: SourceLocation = #_sourceLocation
) {
  for fact in facts {
    let text = """
      \(declarations)
      app A {
          ios 18
          device notch
          appearance light
          Root()
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    #expect(
      outcomes(text, location: location).first == "one: undecided", "\(declarations)",
      sourceLocation: location)
  }
}
