/// The cells of a scenario whose findings a report told in full, so that others refer to them.
struct ToldCells {
  /// By the place of a finding among those of the scenario.
  private var labels: [Int: String] = [:]

  /// Returns the cell that told of a finding before; nil for the first, which tells of it now.
  mutating func cell(telling finding: Int, of cell: RunRecord.Cell) -> String? {
    if let known = labels[finding] { return known }
    labels[finding] = cell.label
    return nil
  }
}
