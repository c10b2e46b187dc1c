import Binding
import Language
import StatusBar

/// What is on screen after one step of a scenario in one cell: what a picture is made of.
package struct Frame: Sendable {
  /// The step or the expectation.
  package var step: Location
  package var screen: ShownScreen
  /// The bar; several where something unknown makes a difference, none before the launch.
  package var bars: [Bar]
  /// The bar that an expectation wants which does not hold; nil for other steps.
  package var wanted: Bar?
  /// Why the step cannot be done: it is the last one then, and the rest is as it was before.
  package var problem: Finding?
  /// `true` iff the step does something, and expects nothing.
  package var isAction: Bool
  /// What a finger touches to do the step; nil where it touches nothing.
  package var touch: Touch?

  package enum Touch: Hashable, Sendable {
    /// What carries the label.
    case label(String)
    /// The button that leads back.
    case back
  }
}

/// Returns what is on screen after each step of a scenario in one of its cells, up to one that
/// cannot be done; empty for a cell that never existed.
package func frames(of plan: Plan, scenario: PlannedScenario, cell: Int) -> [Frame] {
  guard scenario.cells[cell].exists else { return [] }
  var runner = CellRunner(plan.context(of: scenario), cell: cell)
  return runner.frames()
}

extension CellRunner {
  fileprivate mutating func frames() -> [Frame] {
    var frames: [Frame] = []
    var met = [Bool](repeating: false, count: context.scenario.steps.count)
    guard begin() else {
      return [frame(context.scenario.name, problem: findings.last, isAction: true)]
    }
    for (number, step) in context.scenario.steps.enumerated() {
      let goesOn = run(step, number, &met)
      var frame = frame(
        context.at(step.range), problem: goesOn ? nil : findings.last, isAction: true)
      switch step.kind {
      case .action(let action): frame.touch = touch(of: action)
      case .blank: frame.isAction = false
      case .expect(let expectation):
        frame.isAction = false
        if case .fails? = verdict(ofStep: number, met) { frame.wanted = wanted(expectation) }
      }
      frames.append(frame)
      if !goesOn { break }
    }
    return frames
  }

  private func frame(_ step: Location, problem: Finding?, isAction: Bool) -> Frame {
    Frame(
      step: step, screen: questions.shownScreen(), bars: world.isRunning ? possibleBars : [],
      wanted: nil, problem: problem, isAction: isAction)
  }

  private func touch(of action: Action) -> Frame.Touch? {
    if case .tap(let label) = action { return .label(context.program.spelling(of: label)) }
    return action == .navigate(.back) ? .back : nil
  }

  /// The bar with what an expectation says of its looks; nil where it says nothing that differs.
  private func wanted(_ expectation: PlannedExpectation) -> Bar? {
    var bar = published.bar
    for fact in expectation.facts { bar.apply(fact.kind) }
    bar.height = bar.isHidden ? 0 : world.platform.barHeight
    let isOpen = possibleBars.contains { BarLook($0) != BarLook(published.bar) }
    return isOpen || BarLook(bar) != BarLook(published.bar) ? bar : nil
  }
}

extension Bar {
  /// Takes what a fact says of the looks.
  fileprivate mutating func apply(_ fact: PlannedFact.Kind) {
    switch fact.row.wish {
    case .hidden(let isHidden): self.isHidden = isHidden
    case .content(let content): (self.isHidden, self.content) = (false, content)
    case nil: break
    }
    if case .split(false) = fact { trailing = nil }
    if case .trailing(let content) = fact { trailing?.content = content }
    if case .style(.lightContent) = fact { (isHidden, content) = (false, .light) }
    if case .style(.darkContent) = fact { (isHidden, content) = (false, .dark) }
  }
}
