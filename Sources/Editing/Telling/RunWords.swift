import Interpreter
import Language
import Reporting

extension Analysis {
  /// Returns what a scenario at a place came to: its name, its cells, and a line for each problem.
  ///
  /// Nil where there is none, or where it was not run.
  package func verdict(at offset: UInt32, in file: FileID) -> String? {
    guard let scenario = step(at: offset, in: file)?.scenario, let result = result(of: scenario)
    else { return nil }
    var lines = ["\"" + book.text(scenario.name, limit: 60) + "\": " + title(of: result)]
    for problem in problems(in: file) where scenario.range.contains(problem.location.range) {
      let line = book.position(problem.location.range.start, in: file).line
      let first = problem.message.split(separator: "\n").first ?? ""
      lines.append("line \(line): " + first)
    }
    return joined(lines, "\n")
  }
}
