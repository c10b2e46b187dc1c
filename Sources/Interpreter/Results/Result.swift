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
  init(_ kind: Mismatch.Kind) {
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
  package var mismatches: [Mismatch]
  /// What does not hold and is known not to.
  package var knownMismatches: [Mismatch] = []
  /// Remarks on passes: the published value is stale, a known defect would change the verdict.
  package var notes: [Diagnostic]
  /// What the facts that hold rest on, each once; empty where every verdict is definite.
  package var assumptions: [VerdictAssumption]
  /// The steps run, expectations included.
  package var stepCount: Int
  /// Why it was skipped; nil where it was not.
  package var absence: Absence?

  package init(
    axes: [Axis], outcome: Outcome, expectationCount: Int, mismatches: [Mismatch],
    notes: [Diagnostic], assumptions: [VerdictAssumption] = [], stepCount: Int
  ) {
    self.axes = axes
    self.outcome = outcome
    self.expectationCount = expectationCount
    self.mismatches = mismatches
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

/// A fact that does not hold, cannot be decided, or a step that cannot be done.
package struct Mismatch: Sendable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case failed, undecided, broken, blank
  }

  package var kind: Kind
  package var code: DiagnosticCode
  /// States the problem without the excerpt: "expected hidden, but the bar stays visible".
  package var title: String
  /// The fact, or the step that cannot be done.
  package var location: Location
  /// Empty for a step that cannot be done.
  package var expected: String
  package var actual: String
  /// `actual` as far as it matters to the fact: equal ones fail for one reason, in whatever cell.
  package var essence: String
  /// What `actual` sums up, each by itself; empty for a step that cannot be done, or a condition.
  package var possible: [String]
  /// The line that decided the actual value, with a few words.
  package var decisive: Diagnostic.Label?
  /// What led to the actual value, in the order of time, where `decisive` does not say it all: who
  /// gave a value that decided, the line that decided, the step after which nothing took it back.
  package var story: [Diagnostic.Label] = []
  /// What asks for just what is expected, and is not heard.
  package var unheard: [Diagnostic.Label] = []
  /// `true` iff the last step has changed nothing of what is wrong.
  package var isAsBefore = false
  /// In the order in which the model met them.
  package var reasons: [ReasonLine]
  /// What the actual value rests on besides what is known.
  package var assumptions: [VerdictAssumption]
  /// The reading of one of them with which a fact that fails would hold.
  package var otherReading: OtherReading?
  /// How much of both values the title says.
  package var titleSays = Saying.nothing
  /// The author's `because`.
  package var message: String?
  /// Where it is; nil where that is not known.
  package var messagePlace: Location?
  /// The last action before the expectation, nil if none.
  package var step: Location?
  /// The expectation that a fact is of; nil for a step that cannot be done.
  package var expectation: Location?
  /// What to do, a sentence each; two for an undecided fact.
  package var hints: [String]
  /// `true` iff code of the app is about to run, before anything can be seen.
  package var isEarly = false
  /// A change of the structure that makes it hold, tried; nil where none was looked for or found.
  package var mend: Mend? {
    get { if case .tried(let mend) = remedy { mend } else { nil } }
    set { remedy = newValue.map { .tried($0) } ?? .none }
  }
  private var remedy = Remedy.none

  /// What of the expected and the actual value stands in a title.
  package enum Saying: UInt8, Hashable, Sendable { case nothing, expected, both }

  /// Few of many failures have one, so that it takes no room in the others.
  private indirect enum Remedy: Sendable {
    case none
    case tried(Mend)
  }

  package init(
    kind: Kind, code: DiagnosticCode, title: String, location: Location, expected: String,
    actual: String
  ) {
    self.kind = kind
    self.code = code
    self.title = title
    self.location = location
    self.expected = expected
    self.actual = actual
    essence = actual
    possible = []
    decisive = nil
    reasons = []
    assumptions = []
    message = nil
    step = nil
    hints = []
  }
}

/// One reason of the model in words, with the rule that it cites.
package struct ReasonLine: Equatable, Sendable {
  package var rule: Rule
  package var text: String
  package var location: Location?
  /// `true` iff it is the answer that decided, not one on the way to it.
  package var decides: Bool

  package init(rule: Rule, text: String, location: Location? = nil, decides: Bool = false) {
    self.rule = rule
    self.text = text
    self.location = location
    self.decides = decides
  }
}
