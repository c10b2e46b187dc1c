import Binding
import Language
import StatusBar

/// Answers what the bar does in every cell, after the launch and after each step.
///
/// What is wrong with the text or with a step stands in the diagnostics; with an error among them
/// nothing was run.
package func ask(
  _ asked: AskedSpec, options: RunOptions
) -> (answers: Answers, diagnostics: [Diagnostic]) {
  var planner = Planner(spec: asked.spec, options: options, binder: Binder(asked.spec))
  let (scenario, axes) = planner.planQuestion(asked)
  let beginning = planner.firstRelease(of: asked.spec)
  let plan = planner.finish()
  var answers = Answers(
    axes: axes.map { Answers.Axis($0.name, $0.values.map { $0.label }) }, cells: [],
    moments: [], advice: [], beginsWith: beginning.name)
  if plan.hasErrors { return (answers, plan.diagnostics) }
  let places = Places(axes)
  answers.cells = scenario.cells.indices.map { index in
    scenario.cells[index].exists ? places.axes(ofCell: index) : nil
  }
  answers.moments = scenario.moments
  run(plan, scenario, &answers)
  return (answers, plan.diagnostics)
}

/// Runs the steps in every cell.
private func run(_ plan: Plan, _ scenario: PlannedScenario, _ answers: inout Answers) {
  let program = plan.program(of: scenario)
  let terms = RunTerms(
    bound: plan.bound, views: ViewOwners(program.program), mayBeStale: true)
  let context = RunContext(scenario, program, on: terms)
  let advice = AdviceBook()
  advice.begin(0)
  for (index, cell) in scenario.cells.enumerated() where cell.exists {
    advice.beginCell()
    var runner = CellRunner(context, cell: index, advice: advice)
    for (moment, answer) in runner.answers().enumerated() {
      answers.moments[moment].answers[index] = answer
    }
  }
  // What the newest release has another name for is no setting without effect.
  answers.advice = advice.warnings(of: 0).filter { $0.code != Advice.Kind.deprecatedCall.code }
}

extension CellRunner {
  /// Does all steps, and returns the answer from the launch on after each of them; a step that
  /// cannot be done is the answer from there on.
  fileprivate mutating func answers() -> [CellAnswer] {
    var answers: [CellAnswer] = []
    var obstacle: CellAnswer?
    for (setting, value) in cell.settings where obstacle == nil {
      obstacle = take(.set(setting, value)).map { answer($0, context.scenario.name.range) }
    }
    for step in context.scenario.steps {
      guard case .action(let action) = step.kind else { continue }
      stepCount += 1
      if obstacle == nil {
        obstacle = take(action).map { answer($0, step.range) }
      }
      if obstacle == nil {
        lastAction = step.range
        noteAdvice(on: action)
      }
      if context.scenario.isAnswered(at: stepCount - 1) { answers.append(obstacle ?? answer) }
    }
    return answers
  }

  private func answer(_ problem: Problem, _ range: SourceRange) -> CellAnswer {
    var answer = CellAnswer(looks: [])
    answer.problem = wording.tell(finding(problem, at: range))
    return answer
  }
}

extension PlannedScenario {
  /// `true` iff the app runs after the step, so that there is a bar.
  fileprivate func isAnswered(at step: Int) -> Bool {
    steps[...step].contains { planned in
      switch planned.kind {
      case .action(.launch), .action(.beginLaunch): true
      case .action, .expect, .blank: false
      }
    }
  }

  /// The steps after which there is a bar, without answers.
  fileprivate var moments: [Answers.Moment] {
    steps.indices.filter { isAnswered(at: $0) }.map { index in
      let range = steps[index].range
      return Answers.Moment(
        step: range.count > 0 ? Location(name.file, range) : nil,
        answers: [CellAnswer?](repeating: nil, count: cells.count))
    }
  }
}

/// The values of a cell by its number.
private struct Places {
  let axes: [MatrixAxis]

  init(_ axes: [MatrixAxis]) { self.axes = axes }

  /// Returns each axis with the value that the cell has on it.
  func axes(ofCell index: Int) -> [CellResult.Axis] {
    var rest = index
    var found: [CellResult.Axis] = []
    for axis in axes.reversed() {
      let value = axis.values[rest % axis.values.count]
      rest /= axis.values.count
      found.append(CellResult.Axis(name: axis.name, value: value.label))
    }
    return found.reversed()
  }
}
