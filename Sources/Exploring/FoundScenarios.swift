import Interpreter
import Language

/// Scenarios that were made of what a search found, run in a file of their own behind a spec.
struct FoundScenarios {
  /// The spec with all of them, planned.
  let plan: Plan
  /// All texts: the files of the spec first.
  let sources: [Source]
  /// What running each came to, with its number among the bodies.
  private(set) var results: [(number: Int?, result: ScenarioResult)] = []
  var mender: FailureMender

  /// Runs scenarios, each given from behind its name on.
  init(_ bodies: [String], prefix: String, behind spec: Spec, _ options: RunOptions) {
    var spec = spec
    let scenarios = bodies.enumerated().map { "scenario \"\(prefix)\($0 + 1)\"" + $1 }
    let file = spec.append(scenarios.joined(separator: "\n"), named: "found")
    var options = options
    options.advises = false
    options.offset = nil
    let plan = makePlan(spec, options: options)
    mender = FailureMender(options: options)
    mender.begin(PlannedFile(sources: spec.sources, plan: plan))
    var shown = plan
    shown.scenarios.removeAll { $0.name.file != file }
    var results: [ScenarioResult] = []
    run(shown, options: options) { results.append($0) }
    self.results = results.map { ($0.number(in: plan), $0) }
    self.plan = plan
    sources = spec.sources
  }
}

extension Spec {
  /// Words that no scenario begins with, so that names made of them are not taken.
  func freePrefix(_ words: String, article: String) -> String {
    let names = scenarioNames
    var prefix = words
    while names.contains(where: { $0.hasPrefix(prefix) }) { prefix = article + prefix }
    return prefix
  }
}
