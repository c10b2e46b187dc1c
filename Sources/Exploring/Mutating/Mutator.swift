import Binding
import Interpreter
import Language
import StatusBar

/// Makes small changes of the app of a spec, and tells whether its scenarios notice them; where
/// none does, looks for the shortest way to what a person would see otherwise.
package struct Mutator: Sendable {
  /// The texts of the spec.
  package let sources: [Source]
  /// What is wrong with it; nothing is changed where that is an error.
  package let diagnostics: [Diagnostic]
  /// The changes that are tried, in the order of the text.
  package private(set) var mutations: [Mutation] = []
  /// How many more there are.
  package private(set) var omitted = 0
  /// How many scenarios pass: they alone can notice a change.
  package private(set) var passing = 0
  /// How many do not pass, or are known not to.
  package private(set) var others = 0
  /// The scenarios that would notice what none of the spec does, in the order in which they were
  /// found.
  package private(set) var missing: [MissingScenario] = []

  private let spec: Spec
  private let options: RunOptions
  private let filter: ScenarioFilter
  /// The spec with the scenarios that pass, and no others.
  private let original: Plan
  private let starts: AuditStarts

  /// More changes than these are not tried.
  package static let limit = 400
  /// So many pairs of situations are seen for all changes together.
  package static let pairLimit = 12_000
  private let pairs: Int

  /// Runs the scenarios of a spec as it is, and finds the changes that `wants` lets through.
  package init(
    _ spec: Spec, options: RunOptions, limit: Int = Mutator.limit, pairs: Int = Mutator.pairLimit,
    wants: (Mutation) -> Bool = { _ in true }
  ) {
    self.spec = spec
    self.pairs = pairs
    sources = spec.sources
    var options = options
    options.offset = nil
    options.advises = false
    options.explaining = .nothing
    options.listsKept = false
    options.comparesSwitches = false
    self.options = options
    let plan = makePlan(spec, options: options)
    diagnostics = plan.diagnostics
    var passed: Set<Location> = []
    if !plan.hasErrors {
      run(plan, options: options) { result in
        if result.outcome == .passed { passed.insert(result.name) }
      }
      passing = passed.count
      others = plan.scenarios.count - passed.count
    }
    filter = ScenarioFilter(spec, keeping: passed)
    original = makePlan(filter.applied(to: spec), options: options)
    starts = AuditStarts(original, in: nil)
    if passed.isEmpty { return }
    let all = Interpreter.mutations(of: spec).filter { wants($0) }
    mutations = Array(all.prefix(max(0, limit)))
    omitted = all.count - mutations.count
  }

  // MARK: - Noticing

  /// Whether the scenarios of a spec tell an app from a changed one.
  enum Notice: Hashable, Sendable {
    /// The app is not valid with it.
    case invalid
    /// The first scenario that passes without the change and does not with it.
    case noticed(by: Location)
    case unnoticed
  }

  /// Runs the scenarios with a change, up to the first that notices it.
  func notice(_ number: Int) -> Notice {
    notice(mutations[number], changed(by: mutations[number]))
  }

  private func notice(_ mutation: Mutation, _ plan: Plan) -> Notice {
    let names = original.scenarios.map { $0.name }
    guard plan.scenarios.count == names.count else { return .invalid }
    for diagnostic in plan.diagnostics where diagnostic.severity == .error {
      let place = diagnostic.primary.location
      let index = plan.scenarios.firstIndex { scenario in
        scenario.name.file == place.file && scenario.range.contains(place.range)
      }
      // What a scenario names is not there any more.
      guard let index else { return .invalid }
      return .noticed(by: names[index])
    }
    var once = options
    once.failureLimit = 1
    var count = 0
    var noticing: Int?
    run(plan, options: once) { result in
      if noticing == nil, result.outcome.isFailure { noticing = count }
      count += 1
    }
    return noticing.map { .noticed(by: names[$0]) } ?? .unnoticed
  }

  /// The spec with a change and the scenarios that pass without it, planned.
  private func changed(by mutation: Mutation) -> Plan {
    makePlan(filter.applied(to: spec.edited(mutation.edits)), options: options)
  }

  // MARK: - Searching

  /// What a search came to for a change that no scenario notices.
  enum Reach: Hashable, Sendable {
    /// A scenario would notice it: by its number among those that are missing.
    case missing(Int)
    /// Whatever is done, a person sees the same.
    case same
    /// As far as was searched, a person sees the same.
    case open
  }

  /// Prepares searches for so many changes.
  func searches(count: Int) -> LockstepSearches {
    LockstepSearches(original, starts, count: count, pairs: pairs)
  }

  /// Searches an app and the changed one together, for the shortest way to what a person sees
  /// otherwise.
  mutating func search(_ number: Int, in searches: inout LockstepSearches) -> Reach {
    let mutation = mutations[number]
    let plan = changed(by: mutation)
    guard plan.scenarios.count == original.scenarios.count, !plan.hasErrors else { return .open }
    let known = missing.map { $0.body }
    if let first = failing(known, with: mutation).first { return .missing(first) }
    let found = searches.search(plan)
    for difference in found.differences.prefix(Mutator.trialLimit) {
      guard let scenario = confirmed(difference, mutation) else { continue }
      missing.append(scenario)
      return .missing(missing.count - 1)
    }
    return found.isOpen || !found.differences.isEmpty ? .open : .same
  }

  /// So many differences are tried as scenarios.
  private static let trialLimit = 4

  /// A scenario that passes in the app and fails in the changed one; nil where none was made.
  private func confirmed(
    _ difference: LockstepDifference, _ mutation: Mutation
  ) -> MissingScenario? {
    let start = starts.all[difference.start]
    let steps =
      difference.moves.isEmpty
      ? ["begin launch"]
      : difference.moves.flatMap { $0.steps(in: original.bound.program, given: start.given) }
    let lines = (steps + ["expect " + difference.expectation]).map { "    \($0)\n" }.joined()
    var bodies = [start.head(in: original, adding: []) + lines + "}\n"]
    if !original.scenarios[start.scenario].cells[start.cell].axes.isEmpty {
      bodies.append(start.narrowHead(in: original) + lines + "}\n")
    }
    let sound = outcomes(of: bodies, in: spec).enumerated().filter { $0.element == .passed }
    for (index, _) in sound {
      if failing([bodies[index]], with: mutation).isEmpty { continue }
      return MissingScenario(
        steps: steps, expectation: difference.expectation, body: bodies[index])
    }
    return nil
  }

  /// The scenarios that fail with a change, by number.
  private func failing(_ bodies: [String], with mutation: Mutation) -> [Int] {
    let outcomes = outcomes(of: bodies, in: spec.edited(mutation.edits))
    return outcomes.indices.filter { outcomes[$0] == .failed }
  }

  /// What scenarios come to, each given from behind its name on; nil for one that cannot be run.
  private func outcomes(of bodies: [String], in spec: Spec) -> [Outcome?] {
    var outcomes = [Outcome?](repeating: nil, count: bodies.count)
    if bodies.isEmpty { return outcomes }
    let app = ScenarioFilter.none.applied(to: spec)
    let shown = FoundScenarios(bodies, prefix: "mutant ", behind: app, options)
    if shown.plan.hasErrors { return outcomes }
    for (number, result) in shown.results {
      if let number, outcomes.indices.contains(number) { outcomes[number] = result.outcome }
    }
    return outcomes
  }

  /// What a missing scenario comes to without a change and with it: it passes, and it fails.
  package func outcomes(
    of scenario: MissingScenario, with mutation: Mutation
  ) -> (before: Outcome?, after: Outcome?) {
    let bodies = [scenario.body]
    return (
      outcomes(of: bodies, in: spec)[0],
      outcomes(of: bodies, in: spec.edited(mutation.edits))[0]
    )
  }

  // MARK: - Naming

  /// What tells a change of one spec from those of others that include the same file.
  func key(of number: Int) -> String {
    let mutation = mutations[number]
    let name = sources.first { $0.file == mutation.place.file }?.name ?? ""
    let edits = mutation.edits.map { edit in
      "\(edit.location.range.start)-\(edit.location.range.end):\(edit.text)"
    }
    return name + ":" + edits.joined(separator: ",")
  }
}

/// A scenario that would notice a change that no scenario of a spec does.
package struct MissingScenario: Sendable {
  /// The shortest way to the difference, a step each.
  package let steps: [String]
  /// What is seen without the change.
  package let expectation: String
  /// The scenario, as a spec holds it, but for `scenario` and its name.
  fileprivate let body: String

  /// The scenario, as a spec holds it.
  package func text(named name: String) -> String { "scenario " + quoted(name) + body }
}

/// Which scenarios of a spec are kept, by their numbers in each file.
struct ScenarioFilter: Sendable {
  /// Of each script; nil keeps none.
  private let kept: [Set<Int>]?

  /// Keeps no scenario, and no exploration.
  static let none = ScenarioFilter(kept: nil)

  private init(kept: [Set<Int>]?) { self.kept = kept }

  /// Keeps the scenarios of a spec that have one of the names.
  init(_ spec: Spec, keeping names: Set<Location>) {
    kept = zip(spec.sources, spec.scripts).map { source, script in
      var numbers: Set<Int> = []
      for (number, scenario) in script.scenarios.enumerated()
      where names.contains(Location(source.file, scenario.name)) {
        numbers.insert(number)
      }
      return numbers
    }
  }

  /// A spec of the same scenarios, without those that are not kept.
  func applied(to spec: Spec) -> Spec {
    var spec = spec
    for index in spec.scripts.indices {
      var number = -1
      spec.scripts[index].items.removeAll { item in
        switch item {
        case .scenario:
          number += 1
          guard let kept, kept.indices.contains(index) else { return true }
          return !kept[index].contains(number)
        case .exploration: return kept == nil
        case .include, .importModule, .app, .type, .member, .unread: return false
        }
      }
      spec.scripts[index].head = nil
    }
    return spec
  }
}

extension Script {
  fileprivate var scenarios: [ScenarioDeclaration] {
    items.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
  }
}
