import Binding
import Language
import StatusBar

/// What can be done and seen at a moment of a scenario, for who writes its next line.
package struct Openings: Sendable, Equatable {
  /// What is on screen; several where something unknown makes a difference, none before a launch.
  package var looks: [BarLook] = []
  /// The labels that can be tapped, between quotes.
  package var labels: [String] = []
  /// The types that can be tapped by name.
  package var types: [String] = []
  /// The titles of the tabs around the screen on top, between quotes, or nothing.
  package var tabTitles: [String] = []
  /// How many tabs and pages there are around the screen on top.
  package var tabs = 0
  package var pages = 0
  package var hasLaunched = false
  /// `true` iff a screen on top of a stack can be left.
  package var canGoBack = false
  /// `true` iff something is presented that can be taken away.
  package var canDismiss = false
}

/// Returns what can be done before the step of that number, in the first cell that exists; nil
/// where the steps before it cannot be done.
package func openings(
  of plan: Plan, scenario: PlannedScenario, before step: Int
) -> Openings? {
  guard let cell = scenario.cells.firstIndex(where: { $0.exists }) else { return nil }
  var part = scenario
  part.steps = Array(scenario.steps.prefix(step))
  var runner = CellRunner(plan.context(of: part), cell: cell)
  var met = [Bool](repeating: false, count: part.steps.count)
  runner.runAll(met: &met)
  if runner.findings.contains(where: { $0.kind == .broken && $0.isOfStep }) { return nil }
  return runner.openings
}

/// Returns who could answer for the bar after each action of a scenario, in one cell.
package func moments(
  along scenario: PlannedScenario, of plan: Plan, cell: Int
) -> [(step: SourceRange, moment: Moment)] {
  guard scenario.cells[cell].exists else { return [] }
  var runner = CellRunner(plan.context(of: scenario), cell: cell)
  return runner.momentsAlong()
}

extension CellRunner {
  fileprivate var openings: Openings {
    var found = Openings()
    guard world.isRunning else { return found }
    found.hasLaunched = true
    for look in possibleBars.map({ BarLook($0) }) where !found.looks.contains(look) {
      found.looks.append(look)
    }
    // What stands there may lead nowhere: each is tried.
    for name in questions.tappableNames {
      switch name {
      case .label(let label):
        if can(.tap(label)) { found.labels.append(context.program.spelling(of: label)) }
      case .type(let type):
        if can(.tapType(type)) { found.types.append(context.program.spelling(of: type)) }
      case .tab, .untitledTabs: break
      }
    }
    for title in questions.tabTitles where can(.select(.tab(title))) {
      found.tabTitles.append(context.program.spelling(of: title))
    }
    found.tabs = questions.tabCount
    found.pages = questions.turnablePages?.count ?? 0
    found.canGoBack = can(.navigate(.back))
    found.canDismiss = questions.canDismiss
    return found
  }

  private func can(_ action: Action) -> Bool {
    var world = world
    return world.apply(action, in: context.shared) == nil
  }

  fileprivate mutating func momentsAlong() -> [(step: SourceRange, moment: Moment)] {
    var found: [(step: SourceRange, moment: Moment)] = []
    var met = [Bool](repeating: false, count: context.scenario.steps.count)
    guard begin() else { return [] }
    for (number, step) in context.scenario.steps.enumerated() {
      guard run(step, number, &met) else { return found }
      guard case .action = step.kind, world.isRunning else { continue }
      let moment = Moment(
        program: context.text, looks: [], accounts: explainer.accounts, assumptions: [])
      found.append((step.range, moment))
    }
    return found
  }
}
