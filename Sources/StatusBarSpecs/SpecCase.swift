import Driver
import Host
import Interpreter

/// A scenario that can be run by itself, so that a test is reported for each.
///
/// What keeps scenarios from running, such as a file that is not valid, is a case as well, which
/// fails: where nothing runs, nothing passes.
public struct SpecCase: Sendable, Identifiable {
  /// The name between the quotes, or what keeps scenarios from running.
  public let name: String
  /// The file and the name, the same on every machine; a second scenario of one name ends in `#2`.
  public let id: String
  /// The file that holds it, as reports name it.
  public let file: String
  /// From 1.
  public let line: Int
  /// The words behind `tags`.
  public let tags: [String]
  /// What its author knows to be wrong; nil where it has to pass.
  public let knownIssue: String?
  let work: Work

  /// What is done for a case.
  enum Work: Sendable {
    /// The scenario of that number is run.
    case scenario(PlannedSpec, Input, number: Int, SpecOptions)
    /// There is nothing to run, and that is told.
    case problem([SpecIssue])
  }

  /// Runs the scenario, in every cell of its matrix.
  public func run() -> SpecReport {
    switch work {
    case .problem(let issues): SpecReport(problems: issues)
    case .scenario(let planned, let input, let number, let options):
      Specs.run(.planned(planned, input, scenario: number), options, isCase: true)
    }
  }
}

extension SpecCase: Hashable {
  /// Compares what names the cases.
  public static func == (a: SpecCase, b: SpecCase) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
