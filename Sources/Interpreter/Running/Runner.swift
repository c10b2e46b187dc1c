import Binding
import Language
import StatusBar

/// One scenario at work in one cell.
struct CellRunner {
  let context: RunContext
  /// The number of the cell.
  let index: Int
  let advice: AdviceBook?
  /// Nil where the scenario has windows or answers of its own.
  let states: States?
  /// Where it is, shared with all who come by the same world.
  private(set) var state: CachedState
  /// What is written down of each action.
  var recording: Journal.Recording
  /// What the last action did.
  private var transition: Transition
  /// What the bar was before the last action, where an expectation asks.
  var former: Resolution?
  /// What was decided on the way without being said.
  var decided: [InputID] = []
  /// The other worlds that are possible, where something unknown made a difference.
  var others: [Possibility] = []
  var lastAction: SourceRange?
  /// The bar where the last action began; nil before the first.
  private(set) var formerBar: Resolution?
  /// The number of the last action, from 0; nil before the first, and behind a launch.
  private(set) var lastStep: Int?
  var expectationCount = 0
  var stepCount = 0
  /// Expectations that hold and rest on assumptions, where that leaves them open.
  private var assumedSteps: [Int] = []
  var findings: [Finding] = []
  /// What the worst of them makes of the cell.
  var worst = Outcome.passed
  /// Those that there is no room for.
  var unlistedCount = 0
  var notes: [Diagnostic] = []
  /// The laws that failed already, by number.
  var brokenLaws: Set<Int> = []
  /// What the verdicts so far rest on, each once.
  var assumptions = UniqueList<VerdictAssumption>()

  init(
    _ context: RunContext, cell index: Int, advice: AdviceBook? = nil, states: States? = nil
  ) {
    self.context = context
    self.index = index
    self.advice = advice
    self.states = states
    state =
      states?.start(on: context.scenario.cells[index].platform)
      ?? CachedState(
        World(context.program, platform: context.scenario.cells[index].platform), context.shared)
    recording = context.scenario.recording
    transition = states?.idleTransition(recording) ?? Transition(.launch, Journal(recording))
  }

  /// Lent: a copy would count the references of all its parts.
  var cell: PlannedCell { _read { yield context.scenario.cells[index] } }

  /// What the last action brought about.
  var journal: Journal {
    _read { yield transition.journal }
    set { transition = Transition(transition.action, newValue) }
  }

  /// The world at work.
  var world: World {
    // Lends it: a copy would count the references of all its parts.
    _read { yield state.questions.world }
    set { state = CachedState(newValue, context.shared) }
  }

  /// The bar that is on screen; read where it lies, as what a lent world holds must not outlive the
  /// loan.
  var published: Resolution { state.questions.world.published }

  /// The world at work, to be asked.
  var questions: Questions { _read { yield state.questions } }

  /// Runs all steps, up to the first that cannot be done; notes which conditions were met. `false`
  /// iff `isOver` ended that before.
  @discardableResult
  mutating func runAll(met: inout [Bool], isOver: (@Sendable () -> Bool)? = nil) -> Bool {
    guard begin() else { return true }
    let all = context.scenario.steps
    var number = goOn(along: all, from: 0)
    // The first is begun as soon as it was asked for the cell.
    var countdown = 3
    while number < all.count {
      if countdown == 0 {
        if let isOver, isOver() { return false }
        countdown = 4
      }
      countdown -= 1
      guard run(all[number], number, &met) else { return true }
      number = goOn(along: all, from: number + 1)
    }
    return true
  }

  /// Does the steps of which it is known where they lead to, and that there is nothing to say about
  /// them; returns the first other one.
  private mutating func goOn(along all: [PlannedStep], from number: Int) -> Int {
    guard let states, number < all.count, others.isEmpty, advice?.awaitsRequest != true,
      states.keeps(state.id), context.laws.isEmpty
    else { return number }
    var path = states.path(from: state.id, next: number)
    states.follow(&path, along: all, recording, advises: advice != nil)
    while path.meetsAdvice {
      if let effects = states.newEffects(at: path) { advice?.note(effects, context) }
      states.follow(&path, along: all, recording, advises: advice != nil)
    }
    stepCount += path.next - number
    expectationCount += path.facts
    // A finished cell asks nothing any more.
    guard path.next < all.count, let last = path.lastAction,
      let end = states.end(of: path)
    else { return path.next }
    (state, transition, formerBar) = (end.state, end.transition, end.former)
    lastAction = all[last].range
    if case .action(.launch) = all[last].kind { lastStep = nil } else { lastStep = last }
    return path.next
  }

  /// Sets what the cell sets; `false` iff that cannot be done.
  mutating func begin() -> Bool {
    for (setting, value) in cell.settings {
      guard let problem = take(.set(setting, value)) else { continue }
      keep(explainer.finding(problem, at: context.scenario.name.range))
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
      let (start, noteCount) = (state.id, notes.count)
      guard perform(action, step) else { return false }
      if !context.laws.isEmpty { checkLaws(after: action) }
      if let states, step.line.isKept, notes.count == noteCount, !transition.holdsAdvice {
        states.notePlain(step.line, from: start, recording)
      }
      return true
    case .blank:
      keep(explainer.blank(step))
      return true
    case .expect(let expectation):
      switch everywhere({ $0.holds(expectation.condition) }) {
      case .fails:
        if expectation.condition?.hangsOnState == true { restOnCode() }
        return true
      case .undecided, .absurd:
        keep(explainer.undecidedCondition(step, expectation))
        if !met.isEmpty { met[number] = true }
        return true
      case .holds: if !met.isEmpty { met[number] = true }
      }
      let noteCount = notes.count
      var isPlain = cell.decided.isEmpty && others.isEmpty
      for fact in expectation.facts where !check(fact, expectation, step) { isPlain = false }
      if let states, isPlain, step.line.isKept, notes.count == noteCount,
        expectation.hangsOnWorldAlone
      {
        states.notePlain(step.line, facts: expectation.facts.count, in: state.id, recording)
      }
      return true
    }
  }

  /// Does an action; `false` iff it cannot be done.
  private mutating func perform(
    _ action: Action, _ step: PlannedStep
  ) -> Bool {
    if step.keepsFormerBar { keepFormerBar() }
    let start = published
    guard let problem = take(action, step.line) else {
      formerBar = start
      lastAction = step.range
      noteAdvice(on: action)
      noteSeveral(action, step)
      return true
    }
    keep(explainer.finding(problem, at: step.range))
    return false
  }

  /// Notes what an action made vain, and what the settings are worth after it.
  mutating func noteAdvice(on action: Action) {
    guard let advice else { return }
    if case .requestUpdate = action { advice.settleUnrequested() }
    if transition.holdsAdvice { advice.note(journal.events, context) }
    // Named here, it lends its world without a copy.
    guard let states else {
      let state = state
      return advice.note(state.questions.settingEffects(withReliances: false), context)
    }
    if !states.keeps(state.id) { keepState(in: states) }
    if let effects = states.newEffects(in: state) { advice.note(effects, context) }
  }

  /// `true` iff a question asked now would be answered differently.
  mutating func isStale() -> Bool {
    if let known = state.isStale { return known }
    let isStale = lagsBehind
    state.isStale = isStale
    return isStale
  }

  private mutating func keepFormerBar() {
    former = published
    for index in others.indices { others[index].former = others[index].world.published }
  }

  /// Does an action in the world, or in each that is possible.
  mutating func take(_ action: Action, _ line: LineID = .none) -> Problem? {
    guard context.program.traits.leavesOpen else { return apply(action, line) }
    return applyEverywhere(action)
  }

  /// Inserts the world at work, so that the next cell that comes by finds it again.
  private mutating func keepState(in states: States) {
    var world = world
    state = states[states.insert(&world)]
  }

  /// Applies an action; what was done before in a world like this is not done again.
  private mutating func apply(_ action: Action, _ line: LineID) -> Problem? {
    guard let states else { return applyAlone(action) }
    if !states.keeps(state.id) { keepState(in: states) }
    switch states.step(state.id, action, line, recording) {
    case .done(let id, let done):
      (state, transition) = (states[id], done)
      return nil
    case .stopped(let stop, let done, let problem):
      (state, transition) = (stop, done)
      return problem
    }
  }

  /// Applies an action in a scenario whose states are not kept.
  private mutating func applyAlone(_ action: Action) -> Problem? {
    var next = world
    let (journal, problem) = next.apply(action, in: context.shared, recording: recording)
    transition = Transition(action, journal)
    world = consume next
    return problem
  }

  fileprivate func holds(_ condition: PlannedCondition?) -> Verdict {
    guard let condition else { return .holds }
    return holds(condition)
  }

  func holds(_ condition: PlannedCondition) -> Verdict { holds(condition, cell: index) }

  /// Whether a condition holds, in a cell of what it stands in.
  func holds(_ condition: PlannedCondition, cell: Int) -> Verdict {
    switch condition {
    case .cells(let flags): return flags[cell] ? .holds : .fails
    case .formula(let formula, let screen):
      if let screen, screen.screen != .app, questions.livingInstance(of: screen) == nil {
        // A screen of which nothing is known may hold one.
        return questions.unknownScreen() == nil ? .absurd : .undecided
      }
      return Verdict(questions.value(formula, screen: screen))
    case .not(let operand): return holds(operand, cell: cell).reversed
    case .and(let a, let b):
      let (left, right) = (holds(a, cell: cell), holds(b, cell: cell))
      if left == .absurd || right == .absurd { return .absurd }
      if left == .fails || right == .fails { return .fails }
      return left == .holds && right == .holds ? .holds : .undecided
    case .or(let a, let b):
      let (left, right) = (holds(a, cell: cell), holds(b, cell: cell))
      if left == .absurd || right == .absurd { return .absurd }
      if left == .holds || right == .holds { return .holds }
      return left == .fails && right == .fails ? .fails : .undecided
    }
  }

  /// Checks a fact; `true` iff it holds and rests on nothing.
  private mutating func check(
    _ fact: PlannedFact, _ expectation: PlannedExpectation, _ step: PlannedStep
  ) -> Bool {
    expectationCount += 1
    let verdict = verdictEverywhere(of: fact)
    // Where the bar should be visible and is not, its colour is no second mistake.
    if verdict == .absurd, expectation.expectsVisible { return false }
    guard verdict == .holds else {
      keep(explainer.finding(fact, verdict, expectation, step))
      return false
    }
    let found = assumptions(of: fact)
    rest(on: found)
    if context.isStrict, !found.isEmpty { assumedSteps.append(stepCount - 1) }
    advice?.learn(from: fact, journal.events, context)
    noteDoubts(about: fact, expectation, step)
    return found.isEmpty
  }

  /// Whether a fact holds in every world that is possible.
  func verdictEverywhere(of fact: PlannedFact) -> Verdict {
    others.isEmpty || fact.kind.isAboutAllWorlds
      ? verdict(of: fact) : everywhere { $0.verdict(of: fact) }
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
    var result = CellResult(
      axes: cell.axes, outcome: outcome, expectationCount: expectationCount,
      findings: findings, notes: notes, assumptions: assumptions.all,
      stepCount: stepCount)
    result.assumedSteps = assumedSteps
    return result
  }
}
