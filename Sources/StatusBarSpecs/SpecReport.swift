/// What became of some specs.
public struct SpecReport: Sendable, CustomStringConvertible {
  /// Those that ran, in the order of files and text.
  public internal(set) var scenarios: [SpecScenario] = []
  /// What cannot be read or is not valid, as text with the lines concerned; one entry each.
  public internal(set) var problems: [String] = []
  /// All that is to be told, each at its place: problems, failures, and what is known to fail.
  public internal(set) var issues: [SpecIssue] = []
  /// The number of files read.
  public internal(set) var fileCount = 0

  init() {}

  /// Creates the report of what could not be run.
  init(problems: [SpecIssue]) {
    issues = problems
    self.problems = problems.map { $0.text }
  }

  /// `true` iff something ran and every expectation held, known issues apart: silence is no
  /// success, and neither is a scenario of which no cell ever existed.
  public var hasPassed: Bool {
    problems.isEmpty && !scenarios.isEmpty
      && scenarios.allSatisfy { $0.outcome == .passed || $0.outcome == .known }
  }

  /// The failures of all scenarios.
  public var failures: [SpecFailure] { scenarios.flatMap { $0.failures } }

  /// Problems and failures as `sbar test` prints them.
  public var description: String {
    let blocks = problems + failures.map { $0.text }
    if !blocks.isEmpty { return blocks.joined(separator: "\n") }
    return "\(scenarios.count) scenarios in \(fileCount) files"
  }
}

/// What became of a scenario.
public enum SpecOutcome: String, Sendable, CaseIterable {
  /// Every expectation held, in every cell of its matrix.
  case passed
  /// An expectation did not hold.
  case failed
  /// An expectation depends on something unknown.
  case undecided
  /// Its device never ran its release.
  case skipped
  /// It could not be run to its end.
  case broken
  /// It does not hold, and its author says so: `known issue "…"`.
  case known
  /// Nothing fails, and an expectation is a blank: `expect ?`.
  case blank
}

/// One scenario that ran.
public struct SpecScenario: Sendable {
  /// The name between the quotes.
  public let name: String
  /// The file that holds it, as given.
  public let file: String
  /// From 1.
  public let line: Int
  /// The worst of its cells.
  public let outcome: SpecOutcome
  /// The number of cells of its matrix.
  public let cellCount: Int
  /// The number of facts that were compared, in all cells.
  public let expectationCount: Int
  /// The words behind `tags`.
  public let tags: [String]
  /// What its author knows to be wrong; nil where it has to pass.
  public let knownIssue: String?
  /// Equal ones of several cells as one.
  public let failures: [SpecFailure]
  /// What the facts that hold rest on besides what is known, a line each: a disputed rule, or a
  /// place in the text that was not understood. Empty where every verdict is definite.
  public let assumptions: [String]
}

/// An expectation that does not hold or cannot be decided, or a step that cannot be done.
public struct SpecFailure: Sendable {
  /// The number of the kind of failure: `SB4001`.
  public let code: String
  /// States the problem.
  public let message: String
  /// What was expected; empty for a step that cannot be done.
  public let expected: String
  /// What was found.
  public let actual: String
  /// The file that holds the expectation, as given.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1, in grapheme clusters.
  public let column: Int
  /// The cells concerned; nil where the scenario has only one.
  public let cells: String?
  /// The whole block, as `sbar test` prints it.
  public let text: String
}
