import Language

/// What lines of scenarios mean that stand in a suite more than once, each planned but once.
struct PlannedLines {
  /// By the number of the line.
  private var kinds: [PlannedStep.Kind?] = []

  /// Returns what a line means, if somebody planned it.
  subscript(line: LineID) -> PlannedStep.Kind? {
    let index = Int(line.index)
    return index < kinds.count ? kinds[index] : nil
  }

  /// Keeps what a line means.
  mutating func keep(_ kind: PlannedStep.Kind, for line: LineID) {
    let index = Int(line.index)
    if index >= kinds.count {
      kinds += [PlannedStep.Kind?](repeating: nil, count: index + 1 - kinds.count)
    }
    kinds[index] = kind
  }
}
