import Language
import StatusBar

/// What became of one scenario in one cell of its matrix.
package enum Outcome: UInt8, Hashable, Sendable, CaseIterable {
  /// Every expectation holds.
  case passed
  /// At least one expectation does not hold.
  case failed
  /// No expectation fails, and at least one depends on something unknown.
  case undecided
  /// The cell never existed: that device never ran that release.
  case skipped
  /// The scenario could not be run to its end.
  case broken
  /// It does not hold, and its author knows: `known issue`.
  case known
  /// Nothing fails, and an expectation is a blank: `expect ?`.
  case blank

  /// `true` iff its scenario is a reason for the run to be no success.
  package var isFailure: Bool {
    switch self {
    case .failed, .undecided, .broken, .blank: true
    case .passed, .skipped, .known: false
    }
  }

  /// What a scenario comes to is the outcome of the highest rank among those of its cells.
  var rank: Int {
    switch self {
    case .skipped: 0
    case .passed: 1
    case .known: 2
    case .blank: 3
    case .undecided: 4
    case .failed: 5
    case .broken: 6
    }
  }

  package var spelling: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .undecided: "undecided"
    case .skipped: "skipped"
    case .broken: "broken"
    case .known: "known"
    case .blank: "blank"
    }
  }
}

extension Outcome {
  /// The outcome of a cell in which nothing worse does not hold.
  init(_ kind: Finding.Kind) {
    self =
      switch kind {
      case .broken: .broken
      case .failed: .failed
      case .undecided: .undecided
      case .blank: .blank
      }
  }
}

/// One scenario with all its cells.
package struct ScenarioResult: Sendable {
  /// The name between the quotes.
  package var name: Location
  /// In the order in which the header lists them; one where nothing is spread.
  package var cells: [CellResult]
  /// The words by which a command line selects it.
  package var tags: [Location] = []
  /// What its author knows to be wrong, between the quotes; nil where it has to pass.
  package var knownIssue: Location?
  /// Settings without effect that this scenario was the first of the run to meet, as warnings; none
  /// that another cell or scenario of the run shows to count.
  package var advice: [Diagnostic] = []
  /// Of what a search found, the scenario that shows it; nil for what a spec expects.
  package var shownBy: ShownBy?

  /// A scenario that was made of the shortest way, and stands in no file.
  package struct ShownBy: Sendable {
    /// Its name in the plan.
    package var name: Location
    /// The cell of it that does not hold.
    package var cell: Int
    /// As a spec holds it.
    package var text: String

    package init(name: Location, cell: Int, text: String) {
      self.name = name
      self.cell = cell
      self.text = text
    }
  }

  package init(name: Location, cells: [CellResult]) {
    self.name = name
    self.cells = cells
  }

  /// The worst of the cells' outcomes: broken, failed, undecided, blank, known, passed, skipped.
  package var outcome: Outcome {
    var worst = Outcome.skipped
    // Asked several times of each scenario: a cell is large, and is not copied to be looked at.
    for index in cells.indices where cells[index].outcome.rank > worst.rank {
      worst = cells[index].outcome
    }
    return worst
  }
}

/// One scenario in one cell.
package struct CellResult: Sendable {
  /// The axes that are spread, in order: `ios` `16.4`; empty where nothing is.
  package var axes: [Axis]
  package var outcome: Outcome
  /// The number of facts that were compared.
  package var expectationCount: Int
  /// What does not hold, or cannot be decided or done.
  package var findings: [Finding]
  /// What does not hold and is known not to.
  package var knownFindings: [Finding] = []
  /// Remarks on passes: the published value is stale, a known defect would change the verdict.
  package var notes: [Diagnostic]
  /// What the facts that hold rest on, each once; empty where every verdict is definite.
  package var assumptions: [VerdictAssumption]
  /// The steps run, expectations included.
  package var stepCount: Int
  /// With `RunOptions.isStrict` the expectations that hold and rest on assumptions, by the numbers
  /// of their steps, in order; else empty.
  package var assumedSteps: [Int] = []
  /// Why it was skipped; nil where it was not.
  package var absence: Absence?

  package init(
    axes: [Axis], outcome: Outcome, expectationCount: Int, findings: [Finding],
    notes: [Diagnostic], assumptions: [VerdictAssumption] = [], stepCount: Int
  ) {
    self.axes = axes
    self.outcome = outcome
    self.expectationCount = expectationCount
    self.findings = findings
    self.notes = notes
    self.assumptions = assumptions
    self.stepCount = stepCount
  }

  /// One axis of a matrix and this cell's value on it.
  package struct Axis: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}
