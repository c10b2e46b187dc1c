import Binding
import Language
import StatusBar

/// Tells whether the laws of an exploration hold in one of its cells, of any world.
package struct LawJudge {
  private let laws: [PlannedLaw]
  private var runner: CellRunner

  /// How a law stands at a world.
  package enum Standing: Hashable, Sendable {
    /// It does not count there.
    case idle
    case holds
    case fails
    /// Something that is not known decides; nil where it has no name.
    case undecided(InputID?)
  }

  /// Creates a judge of one cell.
  package init(_ exploration: PlannedExploration, cell: Int, of plan: Plan) {
    laws = exploration.laws
    let program = plan.program(of: exploration.scenario)
    let terms = RunTerms(
      bound: plan.bound, views: ViewOwners(plan.bound.program), mayBeStale: true,
      explaining: .nothing)
    runner = CellRunner(RunContext(exploration.scenario, program, on: terms), cell: cell)
  }

  /// Looks at a world, and at what was written down on the way to it.
  package mutating func look(at world: World, after journal: Journal) {
    runner.world = world
    runner.journal = journal
  }

  /// What is written down of each move, so that the laws can be told of it.
  package var recording: Journal.Recording { runner.recording }

  /// How a law stands at the world that was looked at; of `after` whether it counts.
  package func standing(of law: Int) -> Standing {
    switch holds(laws[law].claim.condition) {
    case .holds: break
    case .fails, .absurd: return .idle
    case .undecided: return .undecided(doubt)
    }
    for fact in laws[law].premise {
      switch runner.verdict(of: fact) {
      case .holds: continue
      case .fails, .absurd: return .idle
      case .undecided: return .undecided(doubt)
      }
    }
    switch laws[law].kind {
    case .after: return .holds
    case .always, .reachable: return claim(of: law)
    case .never:
      switch claim(of: law) {
      case .holds: return .fails
      case .fails: return .holds
      case .idle: return .idle
      case .undecided(let input): return .undecided(input)
      }
    }
  }

  /// What would be answered at the world that was looked at, if the app were asked.
  package var fresh: Bar { runner.questions.resolve().bar }

  /// What the verdict on a law rests on at the world that was looked at.
  package func assumptions(of law: Int) -> [VerdictAssumption] {
    (laws[law].claim.facts + laws[law].premise).flatMap { runner.assumptions(of: $0) }
  }

  /// `true` iff the premise and the condition of a law hold, whatever it claims.
  package func counts(_ law: Int) -> Bool {
    holds(laws[law].claim.condition) == .holds
      && laws[law].premise.allSatisfy { runner.verdict(of: $0) == .holds }
  }

  /// Whether what a law claims holds, wherever it counts; idle where it means nothing, as the
  /// colour of a hidden bar does.
  package func claim(of law: Int) -> Standing {
    var (isOpen, means) = (false, true)
    for fact in laws[law].claim.facts {
      switch runner.verdict(of: fact) {
      case .holds: continue
      case .fails: return .fails
      case .absurd: means = false
      case .undecided: isOpen = true
      }
    }
    return isOpen ? .undecided(doubt) : means ? .holds : .idle
  }

  private func holds(_ condition: PlannedCondition?) -> Verdict {
    condition.map { runner.holds($0) } ?? .holds
  }

  private var doubt: InputID? { runner.explainer.firstUnknown?.input }
}
