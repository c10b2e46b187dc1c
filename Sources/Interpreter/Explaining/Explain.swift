import Binding
import Language
import StatusBar

/// Returns the moment after a step of a scenario, by cell; nil for a cell that never existed.
package func moments(of plan: Plan, scenario: PlannedScenario, after step: Int) -> [Moment?] {
  var part = scenario
  part.steps = Array(scenario.steps.prefix(step + 1))
  let context = plan.context(of: part)
  return scenario.cells.indices.map { index in
    guard scenario.cells[index].exists else { return nil }
    var runner = CellRunner(context, cell: index)
    return runner.moment()
  }
}

/// Returns what each step of a scenario brought about, by cell; nil for a cell that never existed.
package func timelines(of plan: Plan, scenario: PlannedScenario) -> [[TimelineRow]?] {
  let context = plan.context(of: scenario)
  return scenario.cells.indices.map { index in
    guard scenario.cells[index].exists else { return nil }
    var runner = CellRunner(context, cell: index, advice: AdviceBook())
    return runner.timeline()
  }
}

extension Plan {
  func context(of scenario: PlannedScenario) -> RunContext {
    let program = program(of: scenario)
    let terms = RunTerms(bound: bound, views: ViewOwners(program.program), mayBeStale: true)
    return RunContext(scenario, program, on: terms)
  }
}

extension CellRunner {
  /// Runs all steps, and returns the moment after the last of them.
  fileprivate mutating func moment() -> Moment {
    var met = [Bool](repeating: false, count: context.scenario.steps.count)
    runAll(met: &met)
    var moment = Moment(program: context.text, looks: [], accounts: [], assumptions: [])
    guard context.scenario.hasLaunched else {
      moment.problem = .notLaunched
      return moment
    }
    if let broken = findings.first(where: { $0.kind == .broken && $0.isOfStep }) {
      moment.problem = .step(broken)
      return moment
    }
    moment.verdict = verdict(ofStep: context.scenario.steps.count - 1, met)
    for bar in possibleBars.map({ BarLook($0) }) where !moment.looks.contains(bar) {
      moment.looks.append(bar)
    }
    let asked = lastAsked
    if isStale() { moment.stale = BarLook(questions.resolve().bar) }
    moment.accounts = asked.explainer.accounts
    if moment.stale != nil, asked.stepCount == stepCount {
      let note = Moment.Note(.foundNow, rule: .u20)
      for index in moment.accounts.indices { moment.accounts[index].notes.insert(note, at: 0) }
    }
    moment.assumptions = assumptions(ofBar: published.bar)
    return moment
  }

  private func assumptions(ofBar bar: Bar) -> [VerdictAssumption] {
    let kind: PlannedFact.Kind = bar.isHidden ? .hidden(true) : .content(bar.content)
    return assumptions(of: PlannedFact(part: .none, kind: kind))
  }

  /// How the expectation at `index` ended; nil for other steps.
  func verdict(ofStep index: Int, _ met: [Bool]) -> Moment.StepVerdict? {
    let step = context.scenario.steps[index]
    guard case .expect(let expectation) = step.kind else { return nil }
    let range = step.range
    let failures = findings.filter { finding in
      finding.location.range.start >= range.start && finding.location.range.end <= range.end
    }
    if !failures.isEmpty { return .fails(failures) }
    return expectation.condition == nil || met[index] ? .holds : .notCompared
  }

  /// The runner as it was when the bar that is on screen was asked for: at an earlier step where
  /// the bar lags behind.
  private var lastAsked: CellRunner {
    var copy = self
    guard copy.isStale() else { return self }
    let steps = context.scenario.steps
    for count in stride(from: steps.count - 1, to: 0, by: -1) {
      var part = context.scenario
      part.steps = Array(steps.prefix(count))
      var runner = CellRunner(context.with(part), cell: index)
      var met = [Bool](repeating: false, count: count)
      runner.runAll(met: &met)
      if !runner.isStale() { return runner }
    }
    return self
  }
}

extension RunContext {
  fileprivate func with(_ scenario: PlannedScenario) -> RunContext {
    RunContext(scenario, shared, on: terms)
  }
}

extension PlannedScenario {
  /// `true` iff one of the steps launches the app.
  fileprivate var hasLaunched: Bool {
    steps.contains { step in
      switch step.kind {
      case .action(.launch), .action(.beginLaunch): true
      case .action, .expect, .blank: false
      }
    }
  }
}
