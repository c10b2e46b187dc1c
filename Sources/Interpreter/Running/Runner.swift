import Binding
import Language
import StatusBar

/// Runs the scenarios of a plan in the order of the text, and returns how many were run.
///
/// A scenario with an error in it is not run; its diagnostics are in the plan.
@discardableResult
package func run(
  _ plan: Plan, options: RunOptions, memory: PlanMemory? = nil,
  report: (ScenarioResult) -> Void
) -> Int {
  let shared = RunShared(plan, options, memory)
  let (wanted, others) = plan.runnable(options)
  guard let advice = shared.advice else {
    var failures = 0
    for (number, place) in wanted.enumerated() {
      guard let result = run(plan.scenarios[place], with: shared) else { return number }
      if result.outcome.isFailure { failures += 1 }
      report(result)
      if failures >= options.failureLimit { return number + 1 }
    }
    return wanted.count
  }
  var results: [ScenarioResult] = []
  results.reserveCapacity(wanted.count)
  var failures = 0
  for (number, place) in wanted.enumerated() where failures < options.failureLimit {
    advice.begin(number)
    guard let result = run(plan.scenarios[place], with: shared) else { break }
    results.append(result)
    if result.outcome.isFailure { failures += 1 }
  }
  // Nothing is told of settings before all have run.
  if results.count < wanted.count {
    for result in results { report(result) }
    return results.count
  }
  // Whoever is not asked for may show that a setting counts which those above have in vain.
  if advice.hasEntries {
    advice.begin(nil)
    var silent = shared
    silent.options.explaining = .nothing
    for scenario in others { _ = run(scenario, with: silent) }
  }
  var told: [Diagnostic] = []
  for (number, result) in results.enumerated() {
    var result = result
    let warnings = advice.warnings(of: number)
    result.advice = plan.allowances.isEmpty ? warnings : warnings.filter { !plan.allows($0) }
    told += warnings
    if number == results.count - 1, others.isEmpty, !plan.allowances.isEmpty {
      result.advice += plan.unusedAllowances(told) { $0.isAdvice }
    }
    report(result)
  }
  return wanted.count
}

extension Plan {
  /// The places of the scenarios to run, and the others of the same file that could be.
  fileprivate func runnable(
    _ options: RunOptions
  ) -> (wanted: [Int], others: [PlannedScenario]) {
    let root = bound.spec.sources.first?.file
    var wanted: [Int] = []
    wanted.reserveCapacity(scenarios.count)
    var others = unwanted.filter { $0.isRunnable }
    for (place, scenario) in scenarios.enumerated() where scenario.isRunnable {
      if let offset = options.offset,
        scenario.name.file != root || offset < scenario.range.start || offset > scenario.range.end
      {
        others.append(scenario)
      } else {
        wanted.append(place)
      }
    }
    return (wanted, others)
  }
}

/// What all scenarios of a run share.
private struct RunShared {
  let plan: Plan
  var options: RunOptions
  let known: ProgramMemory
  let advice: AdviceBook?
  /// Nil where everything is explained, or nothing.
  let causes: CauseBook?
  let account = FindingAccount()

  init(_ plan: Plan, _ options: RunOptions, _ memory: PlanMemory?) {
    self.plan = plan
    self.options = options
    known = memory?.memory(of: plan.bound.shared) ?? ProgramMemory(plan.bound.shared)
    known.steps.beginRun()
    advice = options.advises ? AdviceBook() : nil
    causes = options.explaining == .causes ? memory?.causes ?? CauseBook() : nil
    causes?.beginFile()
  }
}

/// Runs one scenario in each of its cells; nil where the run is over before the last of them.
private func run(_ scenario: PlannedScenario, with shared: RunShared) -> ScenarioResult? {
  let context = RunContext(
    program: shared.plan.program(of: scenario), bound: shared.plan.bound,
    scenario: scenario, views: shared.known.views, isStrict: shared.options.isStrict,
    mayBeStale: shared.known.mayBeStale, explaining: shared.options.explaining,
    // What is known to fail tells nothing of what is not.
    causes: scenario.knownIssue == nil ? shared.causes : nil, account: shared.account)
  var met = scenario.hasCondition ? [Bool](repeating: false, count: scenario.steps.count) : []
  var cells: [CellResult] = []
  cells.reserveCapacity(scenario.cells.count)
  for (index, cell) in scenario.cells.enumerated() {
    if let isOver = shared.options.isOver, isOver() { return nil }
    guard cell.exists else {
      cells.append(.skipped(cell))
      continue
    }
    shared.advice?.beginCell()
    // Scenarios that replace something each have a program of their own.
    var runner = CellRunner(
      context, cell: cell, index: index, advice: shared.advice,
      steps: scenario.variant.isEmpty ? shared.known.steps : nil)
    runner.runAll(met: &met)
    var result = runner.result()
    if shared.options.comparesSwitches {
      result.notes += context.switchNotes(cell, index: index, outcome: result.outcome)
    }
    cells.append(result)
  }
  context.reportUnmet(met, in: &cells)
  return context.result(of: cells)
}

/// One scenario at work in one cell.
struct CellRunner {
  let context: RunContext
  let cell: PlannedCell
  let index: Int
  let advice: AdviceBook?
  /// Nil where the scenario has windows or answers of its own.
  let steps: StepCache?
  /// Where it is, shared with all who come by the same world.
  private(set) var place: StepCache.Place
  /// What is written down of each action.
  var recording: Journal.Recording
  /// What the last action did.
  private var deed: StepCache.Deed
  /// What the bar was before the last action, where an expectation asks.
  var former: Resolution?
  /// What was decided on the way where nobody said.
  var decided: [InputID] = []
  /// The other worlds that are possible, where something unknown made a difference.
  var others: [Possibility] = []
  let retold = RetoldSteps()
  var lastAction: SourceRange?
  /// Where the last action began; nil before the first.
  private(set) var formerPlace: StepCache.Place?
  /// The number of the last action, from 0; nil before the first, and behind a launch.
  private(set) var lastStep: Int?
  var expectationCount = 0
  var stepCount = 0
  var findings: [Finding] = []
  /// What the worst of them makes of the cell.
  var worst = Outcome.passed
  /// Those that there is no room for.
  var unlistedCount = 0
  var notes: [Diagnostic] = []
  /// What the verdicts so far rest on, each once.
  var assumptions = UniqueList<VerdictAssumption>()

  init(
    _ context: RunContext, cell: PlannedCell, index: Int, advice: AdviceBook? = nil,
    steps: StepCache? = nil
  ) {
    self.context = context
    self.cell = cell
    self.index = index
    self.advice = advice
    self.steps = steps
    place =
      steps?.start(of: context.shared, on: cell.platform)
      ?? StepCache.Place(World(context.program, platform: cell.platform), context.shared)
    recording = context.scenario.recording
    deed = StepCache.Deed(.launch, Journal(recording))
  }

  /// What the last action brought about.
  var journal: Journal {
    _read { yield deed.journal }
    set { deed = StepCache.Deed(deed.action, newValue) }
  }

  /// The world at work.
  var world: World {
    // Lends it: a copy would count the references of all its parts.
    _read { yield place.questions.world }
    set { place = StepCache.Place(newValue, context.shared) }
  }

  /// The bar that is on screen; read where it lies, as what a lent world holds must not outlive the
  /// loan.
  var published: Resolution { place.questions.world.published }

  /// The world at work, to be asked.
  var questions: Questions { _read { yield place.questions } }

  /// Runs all steps, up to the first that cannot be done; notes which conditions were met.
  mutating func runAll(met: inout [Bool]) {
    guard begin() else { return }
    for (number, step) in context.scenario.steps.enumerated() {
      guard run(step, number, &met) else { return }
    }
  }

  /// Sets what the cell sets; `false` iff that cannot be done.
  mutating func begin() -> Bool {
    for (setting, value) in cell.settings {
      guard let problem = take(.set(setting, value)) else { continue }
      keep(finding(problem, at: context.scenario.name.range))
      return false
    }
    return true
  }

  /// Does one step, and notes whether its condition was met; `false` iff it cannot be done.
  mutating func run(
    _ step: PlannedStep, _ number: Int, _ met: inout [Bool]
  ) -> Bool {
    stepCount += 1
    switch step.kind {
    case .action(let action):
      if case .launch = action { lastStep = nil } else { lastStep = number }
      return perform(action, step)
    case .blank:
      keep(blank(step))
      return true
    case .expect(let expectation):
      switch everywhere({ $0.holds(expectation.condition) }) {
      case .fails:
        if expectation.condition?.hangsOnState == true { restOnCode() }
        return true
      case .undecided, .absurd:
        keep(undecidedCondition(step, expectation))
        if !met.isEmpty { met[number] = true }
        return true
      case .holds: if !met.isEmpty { met[number] = true }
      }
      for fact in expectation.facts { check(fact, expectation, step) }
      return true
    }
  }

  /// Does an action; `false` iff it cannot be done.
  private mutating func perform(
    _ action: Action, _ step: PlannedStep
  ) -> Bool {
    if step.keepsFormerBar { keepFormerBar() }
    let start = place
    guard let problem = take(action) else {
      formerPlace = start
      lastAction = step.range
      noteAdvice(on: action)
      noteSeveral(action, step)
      return true
    }
    keep(finding(problem, at: step.range))
    return false
  }

  /// Notes what an action made vain, and what the settings are worth after it.
  mutating func noteAdvice(on action: Action) {
    guard let advice else { return }
    if case .requestUpdate = action { advice.settleUnrequested() }
    if deed.holdsAdvice { advice.note(journal.events, context) }
    if let steps {
      if !steps.knows(place) { keepPlace(in: steps) }
      guard steps.isNew(place) else { return }
    }
    // Named here, it lends its world without a copy.
    let place = place
    advice.note(place.effects, context)
  }

  /// `true` iff a question asked now would be answered differently.
  mutating func isStale() -> Bool {
    if let known = place.isStale { return known }
    let isStale = lagsBehind
    place.isStale = isStale
    return isStale
  }

  private mutating func keepFormerBar() {
    former = published
    for index in others.indices { others[index].former = others[index].world.published }
  }

  /// Does an action in the world, or in each that is possible.
  mutating func take(_ action: Action) -> Problem? {
    guard context.program.traits.leavesOpen else { return apply(action) }
    return applyEverywhere(action).map { doubted($0) }
  }

  /// Makes a place of where it is that the next one finds again.
  private mutating func keepPlace(in steps: StepCache) {
    var world = world
    place = steps.place(of: &world, context.shared)
  }

  /// Applies an action; what was done before in a world like this is not done again.
  private mutating func apply(_ action: Action) -> Problem? {
    if let steps {
      if !steps.knows(place) { keepPlace(in: steps) }
      if let known = steps.follow(action, from: place, recording) {
        (place, deed) = known
        return nil
      }
    }
    var next = world
    let (journal, problem) = next.apply(action, in: context.shared, recording: recording)
    deed = StepCache.Deed(action, journal)
    guard let steps, problem == nil else {
      world = consume next
      return problem
    }
    let start = place
    place = steps.place(of: &next, context.shared)
    steps.keep(deed, from: start, to: place)
    return nil
  }

  fileprivate func holds(_ condition: PlannedCondition?) -> Verdict {
    guard let condition else { return .holds }
    return holds(condition)
  }

  func holds(_ condition: PlannedCondition) -> Verdict {
    switch condition {
    case .cells(let flags): return flags[index] ? .holds : .fails
    case .formula(let formula, let screen):
      if let screen, screen.screen != .app, questions.livingInstance(of: screen) == nil {
        // A screen of which nothing is known may hold one.
        return questions.unknownScreen() == nil ? .absurd : .undecided
      }
      return Verdict(questions.value(formula, screen: screen))
    case .not(let operand): return holds(operand).reversed
    case .and(let a, let b):
      let (left, right) = (holds(a), holds(b))
      if left == .absurd || right == .absurd { return .absurd }
      if left == .fails || right == .fails { return .fails }
      return left == .holds && right == .holds ? .holds : .undecided
    case .or(let a, let b):
      let (left, right) = (holds(a), holds(b))
      if left == .absurd || right == .absurd { return .absurd }
      if left == .holds || right == .holds { return .holds }
      return left == .fails && right == .fails ? .fails : .undecided
    }
  }

  private mutating func check(
    _ fact: PlannedFact, _ expectation: PlannedExpectation, _ step: PlannedStep
  ) {
    expectationCount += 1
    let verdict =
      others.isEmpty || fact.kind.isAboutAllWorlds
      ? verdict(of: fact) : everywhere { $0.verdict(of: fact) }
    // Where the bar should be visible and is not, its colour is no second mistake.
    if verdict == .absurd, expectation.expectsVisible { return }
    if verdict == .holds {
      rest(on: assumptions(of: fact))
      advice?.learn(from: fact, journal.events, context)
      noteDoubts(about: fact, step)
      if !expectation.mentionsParts { noteSplit(fact, step) }
    } else {
      keep(finding(fact, verdict, expectation, step))
    }
  }

  /// What became of the cell so far.
  var outcome: Outcome {
    let outcome = worst
    let isOpen = context.isStrict && !assumptions.all.isEmpty
    return isOpen && (outcome == .passed || outcome == .blank) ? .undecided : outcome
  }

  mutating func result() -> CellResult {
    let outcome = outcome
    if context.isStrict && !assumptions.all.isEmpty { findings.append(onAssumptions) }
    if let unlisted { findings.append(unlisted) }
    return CellResult(
      axes: cell.axes, outcome: outcome, expectationCount: expectationCount,
      mismatches: findings.map { context.tell($0) }, notes: notes, assumptions: assumptions.all,
      stepCount: stepCount)
  }
}
