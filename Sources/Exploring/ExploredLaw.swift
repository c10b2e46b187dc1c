import Binding
import Interpreter
import Language
import StatusBar

/// A law of an exploration, and what became of it in all cells.
package struct ExploredLaw: Sendable {
  package let law: PlannedLaw
  /// One for each cell, in their order.
  package private(set) var cells: [Standing] = []
  /// The situations, moves or ways back at which it counted.
  package private(set) var met = 0
  /// Those of them at which it fails.
  package private(set) var failures = 0
  /// Of what is to be reached, the situations in which it is.
  package private(set) var goals = 0
  /// The shortest way to where it fails, or to what is to be reached, a step each.
  package internal(set) var steps: [String] = []
  /// The facts that the scenario of a failure expects.
  package internal(set) var expected: String?
  /// That scenario, but for the word and its name.
  package internal(set) var body: String?
  /// What running it came to.
  package internal(set) var result: ScenarioResult?
  /// Something that decides, and is not known.
  package private(set) var unknown: InputID?
  /// `true` iff there are more situations than may be seen.
  package internal(set) var isOpen = false
  /// `true` iff it was told before that it fails.
  package internal(set) var isToldBefore = false
  /// What its holding rests on besides what is known, each once.
  package private(set) var assumptions: [VerdictAssumption] = []
  /// `true` iff what rests on an assumption is undecided.
  private let isStrict: Bool

  /// The shortest way to where it fails.
  private(set) var way: [Move]?
  private(set) var witness: [Move]?
  private(set) var change: Lead.Cause?
  /// What would be answered now, where the bar lags behind.
  private(set) var fresh: Lead.Face?
  /// Where the shortest way begins: a cell, and values of inputs that it leaves open.
  private(set) var cell = 0
  private(set) var assumed: [Assumed] = []

  /// How a law stands in one cell.
  package enum Standing: Hashable, Sendable {
    /// The cell never existed.
    case skipped
    /// It counted nowhere.
    case untried
    case holds, fails, undecided
  }

  /// `true` iff the way goes by a step that no person does.
  package var isOfCode: Bool { way?.contains { $0.isGiven } ?? false }

  /// What became of a law.
  package enum Verdict: Hashable, Sendable {
    case holds
    /// As far as was searched: there are more situations than may be seen.
    case holdsSoFar
    case violated
    /// What is to be reached is nowhere.
    case unreachable
    case undecided
    /// It counted nowhere.
    case neverTried

    /// `true` iff it is a failure, and no open question.
    package var fails: Bool { self == .violated || self == .unreachable }
  }

  init(_ law: PlannedLaw, isStrict: Bool) {
    self.law = law
    self.isStrict = isStrict
  }

  package var verdict: Verdict {
    if cells.contains(.fails) {
      if law.kind == .reachable, !law.hasPremise { return isOpen ? .undecided : .unreachable }
      return law.kind == .reachable && isOpen ? .undecided : .violated
    }
    if cells.contains(.undecided) || isStrict && !assumptions.isEmpty { return .undecided }
    if !cells.contains(.holds) { return .neverTried }
    return isOpen ? .holdsSoFar : .holds
  }

  /// Notes a cell that never existed.
  mutating func skip() { cells.append(.skipped) }

  /// Adds what searches of a cell saw, with what each assumed; `unknown` stood in their way.
  mutating func add(
    _ found: [(assumed: [Assumed], outcome: LawOutcome)], cell index: Int, unknown: InputID?
  ) {
    let isGoal = law.kind == .reachable && !law.hasPremise
    let (all, reached) = (found.map { $0.outcome }, found.reduce(0) { $0 + $1.outcome.goals })
    met += all.reduce(0) { $0 + $1.met }
    goals += reached
    for assumption in all.flatMap({ $0.assumptions }) where !assumptions.contains(assumption) {
      assumptions.append(assumption)
    }
    let doubt = all.lazy.compactMap { $0.doubt }.first
    for (assumed, outcome) in found {
      failures += outcome.failures
      if let way = outcome.way, self.way.map({ way.count < $0.count }) ?? true {
        (self.way, change, fresh) = (way, outcome.change, outcome.fresh)
        (cell, self.assumed) = (index, assumed)
      }
      if let witness = outcome.witness, self.witness.map({ witness.count < $0.count }) ?? true {
        self.witness = witness
      }
    }
    let fails = isGoal ? reached == 0 : all.contains { $0.failures > 0 }
    let isOpen = doubt != nil || unknown != nil
    if fails, !isGoal || !isOpen {
      cells.append(.fails)
    } else if isOpen, !isGoal || reached == 0 {
      cells.append(.undecided)
      self.unknown = self.unknown ?? doubt?.input ?? unknown
    } else if isGoal || all.contains(where: { $0.met > 0 }) {
      cells.append(.holds)
    } else {
      cells.append(.untried)
    }
  }
}

/// A value of an input that a spec leaves open, tried beside the others.
struct Assumed: Hashable, Sendable {
  var input: InputID
  var value: InputValue

  init(_ input: InputID, _ value: InputValue) { (self.input, self.value) = (input, value) }

  var setting: Action.Setting { .input(input) }
}
