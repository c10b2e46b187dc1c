import Host
import Interpreter
import Picture
import Reporting

extension SpecCase {
  /// The form of a film.
  public enum FilmFormat: Sendable, CaseIterable {
    /// A drawing for a browser.
    case svg
    /// Lines of characters, eighty wide.
    case text
  }

  /// Draws the device after each step of the scenario, in the first cell that does not pass, else
  /// in the first; nil where nothing comes on screen.
  public func film(_ format: FilmFormat = .svg) -> String? {
    guard case .scenario(let planned, _, let number, _) = work else { return nil }
    let scenario = planned.plan.scenarios[number]
    return DeepStack.run {
      let all = scenario.cells.indices.filter { scenario.cells[$0].exists }
      let frames = all.prefix(SpecCase.filmedCells).lazy
        .map { Interpreter.frames(of: planned.plan, scenario: scenario, cell: $0) }
      guard let first = frames.first else { return nil }
      let shown = frames.first { $0.contains { $0.problem != nil || $0.wanted != nil } } ?? first
      let shots = ShotMaker(book: SourceBook(planned.spec.sources)).film(of: shown)
      if shots.isEmpty { return nil }
      switch format {
      case .svg: return Film(shots).svg()
      case .text:
        let lines = Film(shots).text(width: 80, isASCII: false)
        return lines.joined(separator: "\n") + "\n"
      }
    }
  }

  /// So many cells are looked through for one that does not pass.
  private static let filmedCells = 64
}
