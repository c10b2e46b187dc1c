import Interpreter
import Language

/// A scenario of a file as what shows tests lists it.
package struct EditorTest: Sendable {
  package var name: String
  /// All of the scenario.
  package var range: SourceRange
  /// Its name.
  package var selection: SourceRange
  package var tags: [String]
  /// What it came to; nil where the spec cannot be run.
  package var outcome: Outcome?
  /// The cells that ran, of a matrix.
  package var cellCount: Int
  /// What does not hold or cannot be told, in the order of the text.
  package var problems: [EditorProblem]
}

extension Analysis {
  /// Returns the scenarios of a file in its order, with what they came to.
  package func tests(in file: FileID) -> [EditorTest] {
    let known = problems(in: file).filter { $0.failure != nil }
    let source = source(file)
    return items(of: file).compactMap { item in
      guard case .scenario(let scenario) = item else { return nil }
      let name = Location(file, scenario.name)
      let result = plan.scenarios.first { $0.name == name }.flatMap { self.result(of: $0) }
      return EditorTest(
        name: source.text(scenario.name), range: scenario.range, selection: scenario.name,
        tags: scenario.tags.map { spelling($0) }, outcome: result?.outcome,
        cellCount: result?.cells.count { $0.outcome != .skipped } ?? 0,
        problems: known.filter { scenario.range.contains($0.location.range) })
    }
  }
}
