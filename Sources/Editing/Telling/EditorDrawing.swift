import Interpreter
import Language
import Picture
import Reporting
import StatusBar
import Wording

/// What is on screen after a step, in one cell of its scenario, and who was asked for it.
package struct EditorDrawing: Sendable {
  package var step: Location
  package var scenario: Location
  /// Those that exist, in the order of the matrix.
  package var cells: [Cell]
  /// The number of the one that is drawn.
  package var cell: Int
  /// A picture; two of an expectation that does not hold; none before the launch.
  package var shots: [Film.Shot]
  /// Why the step, or one before it, cannot be done.
  package var problem: String?
  /// One each for what decides whether the bar is hidden and which text it has.
  package var trees: [AskedTree]

  /// A cell of a matrix by its number and in words.
  package struct Cell: Sendable, Equatable {
    package var number: Int
    package var title: String
  }
}

extension Analysis {
  /// Returns what is on screen at a place: after the last step that begins on its line or above.
  ///
  /// Elsewhere it is the step that is next to it. Where no cell is wanted, the first one is drawn
  /// in which an expectation there does not hold. Nil where no scenario can be run.
  package func drawing(
    at offset: UInt32, in file: FileID, cell wanted: Int? = nil
  ) -> EditorDrawing? {
    guard let (scenario, step) = nearestStep(to: offset, in: file) else { return nil }
    let existing = scenario.cells.indices.filter { scenario.cells[$0].exists }
    guard let first = existing.first else { return nil }
    let cell =
      wanted.flatMap { existing.contains($0) ? $0 : nil }
      ?? existing.prefix(Analysis.triedCells).first { fails(scenario, at: step, cell: $0) } ?? first
    let frames = frames(of: plan, scenario: scenario, cell: cell)
    let place = min(step, max(0, frames.count - 1))
    guard place < frames.count else { return nil }
    var drawing = EditorDrawing(
      step: Location(file, scenario.steps[step].range), scenario: scenario.name, cells: [],
      cell: cell, shots: ShotMaker(book: book).shots(at: place, of: frames),
      problem: frames[place].problem?.title, trees: [])
    drawing.cells = existing.prefix(Analysis.listedCells).map {
      EditorDrawing.Cell(number: $0, title: CellWords.title(of: scenario.cells[$0]))
    }
    if drawing.problem == nil { drawing.trees = trees(of: scenario, after: step, cell: cell) }
    return drawing
  }

  /// So many cells are run to find one in which an expectation does not hold.
  private static var triedCells: Int { 32 }
  /// A longer list says less than a short one.
  private static var listedCells: Int { 400 }

  /// Returns the devices of a scenario, one after each step that changes something.
  ///
  /// They are of its first cell, or of the one that is wanted; nil where nothing is on screen.
  package func film(at offset: UInt32, in file: FileID, cell wanted: Int? = nil) -> Film? {
    guard let (scenario, _) = nearestStep(to: offset, in: file) else { return nil }
    let existing = scenario.cells.indices.filter { scenario.cells[$0].exists }
    let cell = existing.first { $0 == wanted } ?? existing.first
    guard let cell else { return nil }
    let shots = ShotMaker(book: book).film(of: frames(of: plan, scenario: scenario, cell: cell))
    return shots.isEmpty ? nil : Film(shots)
  }

  private func nearestStep(
    to offset: UInt32, in file: FileID
  ) -> (scenario: PlannedScenario, step: Int)? {
    let scenarios = scenarios(of: file).filter { $0.isRunnable && !$0.steps.isEmpty }
    let bytes = source(file).bytes
    let place = min(Int(offset), bytes.count)
    let end = UInt32(truncatingIfNeeded: bytes[place...].firstIndex(of: 0x0A) ?? bytes.count)
    guard let scenario = scenarios.last(where: { $0.range.start <= end }) ?? scenarios.first else {
      return nil
    }
    return (scenario, scenario.steps.lastIndex { $0.range.start <= end } ?? 0)
  }

  private func fails(_ scenario: PlannedScenario, at step: Int, cell: Int) -> Bool {
    let frames = frames(of: plan, scenario: scenario, cell: cell)
    return step < frames.count && frames[step].wanted != nil
  }

  private func trees(
    of scenario: PlannedScenario, after step: Int, cell: Int
  ) -> [AskedTree] {
    var alone = scenario
    alone.cells = [scenario.cells[cell]]
    guard let moment = moments(of: plan, scenario: alone, after: step).first.flatMap({ $0 }) else {
      return []
    }
    let words = MomentWords(moment)
    guard words.problem == nil else { return [] }
    return words.accounts.filter { $0.aspect == .hidden || $0.aspect == .style }
      .map { AskedTree($0) }
  }
}
