import Interpreter
import Language
import Wording

/// A moment of a scenario in all its cells, ready to be written.
package struct MomentReport: Sendable {
  /// The step or the expectation.
  package var step: Location
  /// The name between the quotes.
  package var scenario: Location
  /// The axes of each cell that exists, by its number.
  package var axes: [[CellResult.Axis]]
  /// What is on screen, and how an expectation ended.
  package var looks: FoldedCells<Look>
  /// One for each of hidden, style, animation and height; empty where nothing could be run.
  package var accounts: [FoldedCells<MomentWords.Account>]
  /// What the answers rest on besides what is known, in any cell.
  package var assumptions: [VerdictAssumption]

  /// What a person sees in a cell.
  package struct Look: Sendable, Equatable {
    package var looks: [String]
    package var stale: String?
    package var verdict: MomentWords.StepVerdict?
    package var problem: String?
  }

  package init(
    _ moments: [MomentWords?], of scenario: PlannedScenario, step: SourceRange
  ) {
    self.step = Location(scenario.name.file, step)
    self.scenario = scenario.name
    let axes = scenario.cells.map { $0.axes }
    self.axes = axes
    looks = FoldedCells(
      moments.map { moment in
        moment.map {
          Look(looks: $0.looks, stale: $0.stale, verdict: $0.verdict, problem: $0.problem)
        }
      }, axes: axes, areSame: ==)
    accounts = Moment.Aspect.allCases.compactMap { aspect in
      let folded = FoldedCells(
        moments.map { moment in moment?.accounts.first { $0.aspect == aspect } }, axes: axes,
        areSame: ==)
      return folded.rows.isEmpty ? nil : folded
    }
    assumptions = []
    for moment in moments {
      for assumption in moment?.assumptions ?? [] where !assumptions.contains(assumption) {
        assumptions.append(assumption)
      }
    }
  }
}
