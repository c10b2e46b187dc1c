import Interpreter
import Language

/// The scenarios of a text with their steps and facts, by which verdicts on a text and on its
/// rewriting are matched; ranges change with a rewriting, the order does not.
struct Layout: Sendable {
  struct Step: Sendable {
    var range: SourceRange
    /// The facts of an expectation.
    var facts: [Fact]
    /// `true` for an expectation that was put in to see the bar.
    var isProbe: Bool
  }

  struct Scenario: Sendable {
    var range: SourceRange
    var name: SourceRange
    var steps: [Step]
  }

  struct Fact: Sendable {
    var range: SourceRange
    /// `true` for what speaks of the verdict and not of the bar: `unknown`, `definite`.
    var isAboutVerdict: Bool
  }

  var scenarios: [Scenario] = []

  init(of script: Script, in source: Source) {
    for case .scenario(let scenario) in script.items {
      scenarios.append(
        Scenario(
          range: scenario.range, name: scenario.name,
          steps: scenario.steps.map { Step($0, in: source) }))
    }
  }

  /// `true` iff a place of the root lies in a scenario.
  func holds(_ location: Location) -> Bool {
    location.file == FileID(0) && scenarios.contains { $0.range.contains(location.range) }
  }

  /// `true` iff two texts have the same steps, so that verdicts on them can be compared.
  func matches(_ other: Layout) -> Bool {
    scenarios.count == other.scenarios.count
      && zip(scenarios, other.scenarios).allSatisfy { one, other in
        one.steps.count == other.steps.count
          && zip(one.steps, other.steps).allSatisfy { $0.facts.count == $1.facts.count }
      }
  }
}

extension Layout.Step {
  fileprivate init(_ step: Language.Step, in source: Source) {
    range = step.range
    facts = []
    isProbe = false
    guard case .expect(let expectation) = step.kind else { return }
    facts = expectation.facts.map { fact in
      switch fact.kind {
      case .unknown, .notUnknown: Layout.Fact(range: fact.range, isAboutVerdict: true)
      default: Layout.Fact(range: fact.range, isAboutVerdict: false)
      }
    }
    isProbe = source.text(step.range) == Probes.fact
  }
}

/// Expectations behind each action that are not meant to hold: what the report says of them shows
/// every bar that is possible there, also where the author asked for less.
enum Probes {
  /// A fact whose report states the bar.
  static let fact = "expect covered"

  /// Puts a probe behind each action from the first launch on.
  static func edits(in file: SpecFile) -> [TextEdit] {
    file.scenarios.flatMap { scenario -> [TextEdit] in
      let steps = scenario.steps.drop { !$0.launches }
      return steps.filter { !$0.isExpectation }.map {
        TextEdit(at: $0.range.end, "\n    \(fact)")
      }
    }
  }
}

extension Step {
  fileprivate var isExpectation: Bool { if case .expect = kind { true } else { false } }

  fileprivate var launches: Bool {
    switch kind {
    case .launch: true
    case .begin(let step): step.launches
    default: false
    }
  }
}
