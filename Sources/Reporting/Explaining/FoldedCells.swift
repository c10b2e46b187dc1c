import Interpreter

/// What the cells of a scenario have in common: each answer once, with where it is so.
package struct FoldedCells<Answer: Sendable>: Sendable {
  /// One answer and its cells.
  package struct Row: Sendable {
    package var answer: Answer
    /// Where it is so: `iOS 16 to 18`; nil where it is so in every cell.
    package var place: String?
    /// The numbers of the cells, ascending.
    package var cells: [Int]
  }

  /// In the order of their first cells.
  package var rows: [Row] = []

  /// Folds the answers of cells, of which nil never existed.
  package init(
    _ answers: [Answer?], axes: [[CellResult.Axis]], areSame: (Answer, Answer) -> Bool
  ) {
    var kinds: [Int?] = []
    for (cell, answer) in answers.enumerated() {
      guard let answer else {
        kinds.append(nil)
        continue
      }
      if let known = rows.firstIndex(where: { areSame($0.answer, answer) }) {
        rows[known].cells.append(cell)
        kinds.append(known)
      } else {
        kinds.append(rows.count)
        rows.append(Row(answer: answer, place: nil, cells: [cell]))
      }
    }
    guard rows.count > 1 else { return }
    let existing = axes.indices.map { kinds[$0] == nil ? nil : axes[$0] }
    let grid = CellGrid(existing)
    for index in rows.indices { rows[index].place = place(index, kinds, grid) }
  }

  private func place(_ row: Int, _ kinds: [Int?], _ grid: CellGrid?) -> String {
    let count = rows[row].cells.count
    let whole = kinds.count { $0 != nil }
    guard let grid else { return "\(count) of \(whole) cells" }
    let blocks = grid.folding { kinds[$0] }.blocks().filter { $0.answer == row }
    let words = blocks.prefix(3).compactMap { grid.words(of: $0, .restrictions) }
    let more = blocks.count > 3 ? "; and elsewhere" : ""
    return words.joined(separator: "; ") + more
  }
}
