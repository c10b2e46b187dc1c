import Binding
import Language
import StatusBar

/// Returns the weaknesses of a spec: settings without effect, and what makes its scenarios say less
/// than they seem to; what a comment allows is left out.
///
/// Runs every scenario in every cell, and once more without all that asks for a bar.
package func lint(_ plan: Plan, options: RunOptions) -> [Diagnostic] {
  var options = options
  options.advises = true
  var all = plan
  all.scenarios += plan.unwanted
  all.unwanted = []
  // What is allowed is left out at the end, when it is known what was needed.
  all.allowances = []
  var found: [Diagnostic] = []
  var linter = Linter(plan: all)
  run(all, options: options) { result in
    found += result.advice
    linter.take(result)
  }
  found += linter.finish()
  let assumed = linter.assumed.all.map { $0.diagnostic }
  let told = found.filter { !plan.allows($0) }
  let unused = plan.unusedAllowances(found + assumed) { !$0.isOfAudit }
  return told + linter.foldedAssumptions(of: plan) + unused
}

/// The checks of a spec, over what its runs showed.
struct Linter {
  let plan: Plan
  var found: [Diagnostic] = []
  /// What scenarios rest on that pass, by their names' places.
  private(set) var assumed = UniqueList<AssumedVerdict>()
  /// The scenarios that pass, by their names' places.
  private var passed: Set<Location> = []

  /// The names of all views and controllers.
  let screenNames: Set<String>

  init(plan: Plan) {
    self.plan = plan
    let program = plan.bound.program
    screenNames = Set(program.screens.dropFirst().map { program.symbols[Int($0.name.index)] })
  }

  /// Takes in what became of a scenario.
  mutating func take(_ result: ScenarioResult) {
    if result.outcome == .passed { passed.insert(result.name) }
    noteAssumptions(of: result)
  }

  /// Returns all that was found.
  mutating func finish() -> [Diagnostic] {
    let runnable = plan.scenarios.filter { $0.isRunnable }
    var reach = ScreenReach(plan)
    for scenario in runnable {
      reach.run(scenario)
      if passed.contains(scenario.name), cannotFail(scenario) {
        found.append(LintWarning.cannotFail(at: scenario.name))
      }
    }
    if !runnable.isEmpty { found += reach.unreached }
    let early = tooEarly(runnable)
    found += unusedNames + neverSetBack + early + newerNames(runnable, besides: early)
    found += unmeasuredLimits
    return found
  }

  private mutating func noteAssumptions(of result: ScenarioResult) {
    guard result.outcome == .passed else { return }
    for assumption in result.cells.lazy.flatMap({ $0.assumptions }) {
      assumed.insert(AssumedVerdict(assumption: assumption, scenario: result.name))
    }
  }

  // MARK: - Expectations that cannot fail

  /// `true` iff a scenario speaks of nothing but the bar, hears something that the app asks for,
  /// shows none of it to be in vain, and all that it says holds whatever the app asks for: nothing
  /// at all, or the contrary. Where the app asks for nothing there is nothing to test but iOS.
  private func cannotFail(_ scenario: PlannedScenario) -> Bool {
    let program = plan.program(of: scenario).program
    var silent = program
    guard scenario.isAboutBarAlone, silent.silence(), passes(scenario, silent),
      !showsVanity(scenario, program), isHeard(scenario, program, silent)
    else { return false }
    for content in [InterfaceStyle.light, .dark] {
      var other = program
      other.contradict(content)
      if !passes(scenario, other) { return false }
    }
    return true
  }

  /// `true` iff something that the app asks for is heard on the way, or a person does something in
  /// vain because the device alone decides.
  private func isHeard(
    _ scenario: PlannedScenario, _ program: Program, _ silent: Program
  ) -> Bool {
    let reasons = reasons(scenario, silent)
    if self.reasons(scenario, program) != reasons { return true }
    return scenario.acts
      && reasons.allSatisfy { $0.contains { $0.kind == .remark(.landscape) } }
  }

  private func context(_ scenario: PlannedScenario, _ program: Program) -> RunContext {
    let terms = RunTerms(
      bound: plan.bound, views: ViewOwners(program), mayBeStale: true, explaining: .nothing)
    return RunContext(scenario, SharedProgram(program), on: terms)
  }

  private func passes(_ scenario: PlannedScenario, _ program: Program) -> Bool {
    let context = context(scenario, program)
    for (index, cell) in scenario.cells.enumerated() where cell.exists {
      var met = [Bool](repeating: false, count: scenario.steps.count)
      var runner = CellRunner(context, cell: index)
      runner.runAll(met: &met)
      if runner.outcome != .passed { return false }
    }
    return true
  }

  /// Why the bar is what it is, after each step of each cell.
  private func reasons(_ scenario: PlannedScenario, _ program: Program) -> [[Reason]] {
    let context = context(scenario, program)
    var all: [[Reason]] = []
    for (index, cell) in scenario.cells.enumerated() where cell.exists {
      var runner = CellRunner(context, cell: index)
      guard runner.begin() else { continue }
      var met = [Bool](repeating: false, count: scenario.steps.count)
      for (number, step) in scenario.steps.enumerated() {
        guard case .action = step.kind else { continue }
        guard runner.run(step, number, &met) else { break }
        all.append(runner.questions.resolve().reasons)
      }
    }
    return all
  }

  /// `true` iff something asks for the bar in vain while the scenario runs: that this has no effect
  /// is what such a scenario says.
  private func showsVanity(_ scenario: PlannedScenario, _ program: Program) -> Bool {
    let context = context(scenario, program)
    for (index, cell) in scenario.cells.enumerated() where cell.exists {
      var runner = CellRunner(context, cell: index)
      runner.recording.insert(.advice)
      runner.journal = Journal(runner.recording)
      guard runner.begin() else { continue }
      var met = [Bool](repeating: false, count: scenario.steps.count)
      for (number, step) in scenario.steps.enumerated() {
        guard runner.run(step, number, &met) else { break }
        guard case .action = step.kind else { continue }
        if runner.journal.tellsOfVanity { return true }
        if !runner.questions.settingEffects().ineffective.isEmpty { return true }
      }
    }
    return false
  }

  // MARK: - Techniques before their time

  /// Cells that run a release which has not what their root names: the app's, or their own.
  private func tooEarly(_ scenarios: [PlannedScenario]) -> [Diagnostic] {
    let spec = plan.bound.spec
    let beginning = Beginning(of: spec)
    guard let name = beginning.name, let place = TokenCensus(spec).first(of: name) else {
      return []
    }
    let concerned = scenarios.filter { scenario in
      if scenario.holds(place) { return true }
      return scenario.variant.windows == nil && isInApp(place)
    }
    let releases = concerned.lazy.flatMap { $0.cells }.filter { $0.exists }.map { $0.platform.os }
    guard let oldest = releases.min(), oldest < beginning.version else { return [] }
    return [LintWarning.tooEarly(name, begins: beginning.version, runs: oldest, at: place)]
  }

  private func isInApp(_ place: Location) -> Bool {
    for (index, source) in plan.bound.spec.sources.enumerated() where source.file == place.file {
      for case .app(let app) in plan.bound.spec.scripts[index].items {
        if app.range.start <= place.range.start && place.range.end <= app.range.end { return true }
      }
    }
    return false
  }

  // MARK: - Limits that were never measured

  /// Limits of modifiers, and of `state.hide(if:ifGreaterThan:)` in the app's code.
  private var unmeasuredLimits: [Diagnostic] {
    let program = plan.bound.program
    var found: [Diagnostic] = []
    func check(_ limit: FormulaID, _ comparison: Comparison) {
      guard let number = program.number(limit), !comparison.isMeasured(at: number),
        let place = plan.bound.location(of: program.formulas[Int(limit.index)].site),
        !found.contains(where: { $0.primary.location == place })
      else { return }
      found.append(LintWarning.unmeasuredLimit(at: place))
    }
    for view in program.views {
      if case .modified(_, .live(.visibilityUpdater(let updater))) = view.kind {
        check(updater.limit, updater.hidesWhen)
      }
    }
    func search(_ effects: [Effect]) {
      for effect in effects {
        if case .change(.hide(_, _, let comparison, let limit)) = effect.kind {
          check(limit, comparison)
        }
        effect.blocks.forEach(search)
      }
    }
    for handler in program.handlers { search(handler.body) }
    return found
  }
}

extension Comparison {
  /// `true` iff it was seen on a device what a limit of scrolling does (S40, S53).
  fileprivate func isMeasured(at limit: Double) -> Bool {
    switch self {
    case .greater, .greaterOrEqual: limit == -3 || limit == -2
    case .less, .lessOrEqual: limit == 2
    case .equal, .notEqual: false
    }
  }
}

extension Program {
  /// The number that a formula is written as; nil for anything else.
  fileprivate func number(_ formula: FormulaID) -> Double? {
    let kind = formulas[Int(formula.index)].kind
    if case .constant(.number(let number)) = kind { return number }
    guard case .negate(let operand) = kind,
      case .constant(.number(let number)) = formulas[Int(operand.index)].kind
    else { return nil }
    return -number
  }
}

extension PlannedScenario {
  /// `true` iff it changes something in the app, which should make a difference.
  fileprivate var acts: Bool {
    steps.contains { step in
      switch step.kind {
      case .action(.tap), .action(.tapType), .action(.set), .action(.call): true
      case .action, .expect, .blank: false
      }
    }
  }

  /// `true` iff a place lies in its declaration.
  func holds(_ place: Location) -> Bool {
    name.file == place.file && range.start <= place.range.start && place.range.end <= range.end
  }

  /// `true` iff each of its facts is about what the bar looks like, and none of it about windows,
  /// or about iOS itself.
  fileprivate var isAboutBarAlone: Bool {
    steps.allSatisfy { step in
      switch step.kind {
      case .expect(let expectation):
        expectation.facts.allSatisfy { $0.kind.has(.seen) && !$0.isOfPlatform }
      case .action(.showWindow), .action(.hideWindow): false
      case .action, .blank: true
      }
    }
  }
}

extension Journal {
  /// `true` iff something had no effect in the last step.
  fileprivate var tellsOfVanity: Bool {
    events.contains { event in
      if case .ignored(let advice) = event { advice.kind != .deprecatedCall } else { false }
    }
  }
}

extension PlannedFact {
  /// `true` iff it says that no app could have it otherwise.
  fileprivate var isOfPlatform: Bool {
    switch decider {
    case .device, .system: true
    case .plist, .application, .controller, nil: false
    }
  }
}
