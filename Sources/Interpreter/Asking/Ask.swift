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
  let source = asked.releaseSource(app: planner.appAxes)
  let plan = planner.finish()
  var answers = Answers(
    axes: axes.map { Answers.Axis($0.name, $0.values.map { $0.label }) }, cells: [],
    moments: [], advice: [], beginsWith: beginning.name)
  answers.releaseSource = source
  if source != .everything { answers.beginsWith = nil }
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
  var search = AlternativeSearch(context)
  for (index, cell) in scenario.cells.enumerated() where cell.exists {
    advice.beginCell()
    var runner = CellRunner(context, cell: index, advice: advice)
    var found = runner.answers()
    search.add(to: &found, cell, index)
    for (moment, answer) in found.enumerated() {
      answers.moments[moment].answers[index] = answer
    }
  }
  // What the newest release has another name for is no setting without effect.
  answers.advice = advice.warnings(of: 0).filter { $0.code != Advice.Kind.deprecatedCall.code }
}

/// Looks for known defects and for readings of disputed rules that would change an answer, by
/// asking once more with each: not in every cell, as most are alike.
private struct AlternativeSearch {
  let context: RunContext
  private var known: [Key: [[CellAnswer.Alternative]]] = [:]

  private struct Key: Hashable {
    var release: Version
    var looks: [[BarLook]]
    var flags: [String]
  }

  init(_ context: RunContext) { self.context = context }

  /// Adds to the answers of a cell, one for each moment, what would change them.
  mutating func add(to answers: inout [CellAnswer], _ cell: PlannedCell, _ index: Int) {
    let choices = choices(answers, cell)
    if choices.isEmpty { return }
    let looks = answers.map { $0.looks }
    let key = Key(release: cell.platform.os, looks: looks, flags: choices.map { $0.flag })
    let found = known[key] ?? search(choices, looks, index)
    known[key] = found
    for (moment, alternatives) in found.enumerated() where moment < answers.count {
      answers[moment].alternatives = alternatives
    }
  }

  private func search(
    _ choices: [(flag: String, cell: PlannedCell)], _ looks: [[BarLook]], _ index: Int
  ) -> [[CellAnswer.Alternative]] {
    var found = looks.map { _ in [CellAnswer.Alternative]() }
    for (flag, cell) in choices {
      var runner = CellRunner(context.silent(with: cell, at: index), cell: index)
      for (moment, other) in runner.looksByMoment().enumerated()
      where moment < looks.count && other != looks[moment] && !other.isEmpty {
        found[moment].append(CellAnswer.Alternative(flag: flag, looks: other))
      }
    }
    return found
  }

  /// The defects that the cell can have, and the readings of the rules that its answers rest on.
  private func choices(
    _ answers: [CellAnswer], _ cell: PlannedCell
  ) -> [(flag: String, cell: PlannedCell)] {
    var choices: [(flag: String, cell: PlannedCell)] = []
    if cell.platform.policies.quirks.isEmpty {
      for quirk in Quirk.allCases where quirk.wasReleased && quirk.canHappen(on: cell.platform) {
        var other = cell
        other.platform.policies.quirks = Quirks(quirk)
        choices.append((Code.flag("quirks", quirk.spelling), other))
      }
    }
    var rules: [Rule] = []
    for assumption in answers.flatMap({ $0.assumptions }) {
      if let rule = assumption.rule, !rules.contains(rule) { rules.append(rule) }
    }
    for rule in rules {
      guard case .policy(let policy) = RuleSwitch(rule) else { continue }
      for value in RuleSwitch.policy(policy).choice.values {
        guard let payload = policy.parse(value) else { continue }
        var other = cell
        policy.apply(payload, to: &other.platform.policies)
        choices.append((Code.flag("policy", Code.choice(policy, value)), other))
      }
    }
    return choices
  }
}

extension CellRunner {
  /// Does all steps, and returns what is seen after each of them from the launch on; nothing after
  /// a step that cannot be done.
  fileprivate mutating func looksByMoment() -> [[BarLook]] {
    var found: [[BarLook]] = []
    for (setting, value) in cell.settings where take(.set(setting, value)) != nil { return [] }
    for step in context.scenario.steps {
      guard case .action(let action) = step.kind else { continue }
      stepCount += 1
      if take(action) != nil { return found }
      if context.scenario.isAnswered(at: stepCount - 1) { found.append(looks) }
    }
    return found
  }

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
    var answer = CellAnswer(looks: [], in: context.text)
    var finding = explainer.finding(problem, at: range)
    finding.hints = finding.hints.compactMap { $0.asked }
    answer.problem = finding
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
