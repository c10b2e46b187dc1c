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
    if result.outcome.isFailure { failures += 1 }
    results.append(consume result)
  }
  // Nothing is told of settings before all have run.
  if results.count < wanted.count {
    for result in results { report(result) }
    return results.count
  }
  // One that is not asked for may show that a setting counts that those above have in vain.
  if advice.hasEntries {
    advice.begin(nil)
    for scenario in others { _ = run(scenario, with: shared, isSilent: true) }
  }
  var told: [Diagnostic] = []
  for number in results.indices {
    let warnings = advice.warnings(of: number)
    if !warnings.isEmpty {
      results[number].advice =
        plan.allowances.isEmpty ? warnings : warnings.filter { !plan.allows($0) }
      told += warnings
    }
    if number == results.count - 1, others.isEmpty, !plan.allowances.isEmpty {
      results[number].advice += plan.unusedAllowances(told) { $0.isAdvice }
    }
    report(results[number])
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
    // By index: iterating elements would copy them.
    for place in scenarios.indices where scenarios[place].isRunnable {
      guard let offset = options.offset else {
        wanted.append(place)
        continue
      }
      let scenario = scenarios[place]
      if scenario.name.file != root || offset < scenario.range.start || offset > scenario.range.end
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
private final class RunShared {
  let plan: Plan
  let options: RunOptions
  let known: ProgramMemory
  let advice: AdviceBook?
  /// Nil where everything is explained, or nothing.
  let causes: CauseBook?
  let terms: RunTerms

  init(_ plan: Plan, _ options: RunOptions, _ memory: PlanMemory?) {
    self.plan = plan
    self.options = options
    known = memory?.memory(of: plan.bound.shared) ?? ProgramMemory(plan.bound.shared)
    known.states.beginRun()
    terms = RunTerms(
      bound: plan.bound, views: known.views, isStrict: options.isStrict,
      mayBeStale: known.mayBeStale, explaining: options.explaining,
      account: FindingAccount(limit: options.findingLimit))
    advice = options.advises ? AdviceBook() : nil
    causes = options.explaining == .causes ? memory?.causes ?? CauseBook() : nil
    causes?.beginFile()
  }
}

/// Runs one scenario in each of its cells, and tells of it nothing but how it ends unless a caller
/// wants to know more; nil where the run is over before the last of them.
private func run(
  _ scenario: consuming PlannedScenario, with shared: RunShared, isSilent: Bool = false
) -> ScenarioResult? {
  // What is known to fail tells nothing of what is not.
  let causes = scenario.knownIssue == nil ? shared.causes : nil
  // Scenarios that replace something each have a program of their own.
  let isAlike = scenario.variant.isEmpty
  let program = isAlike ? shared.known.program : shared.plan.program(of: scenario)
  let states = isAlike ? shared.known.states : nil
  let laws = isSilent ? [] : shared.plan.laws(for: scenario)
  let context = RunContext(
    scenario, program, on: isSilent ? shared.terms.silent : shared.terms, causes: causes,
    laws: laws)
  let stepCount = context.scenario.steps.count
  var met = context.scenario.hasCondition ? [Bool](repeating: false, count: stepCount) : []
  var cells: [CellResult] = []
  cells.reserveCapacity(context.scenario.cells.count)
  // By index: iterating elements would copy them.
  for index in context.scenario.cells.indices {
    if let isOver = shared.options.isOver, isOver() { return nil }
    guard context.scenario.cells[index].exists else {
      cells.append(.skipped(context.scenario.cells[index]))
      continue
    }
    shared.advice?.beginCell()
    var runner = CellRunner(context, cell: index, advice: shared.advice, states: states)
    guard runner.runAll(met: &met, isOver: shared.options.isOver) else { return nil }
    var result = runner.result()
    if shared.options.comparesSwitches {
      let cell = context.scenario.cells[index]
      result.notes += context.switchNotes(cell, index: index, outcome: result.outcome)
    }
    cells.append(consume result)
  }
  context.reportUnmet(met, in: &cells)
  return context.result(of: cells)
}

extension CellResult {
  /// The result of a cell that does not exist.
  static func skipped(_ cell: PlannedCell) -> CellResult {
    var result = CellResult(
      axes: cell.axes, outcome: .skipped, expectationCount: 0, findings: [], notes: [],
      stepCount: 0)
    result.absence = cell.absence
    return result
  }
}
