import Interpreter

/// The same mismatch in one or several cells of a scenario.
package struct FoldedMismatch: Sendable {
  /// As it is in the first of the cells.
  package var mismatch: Mismatch
  /// What other cells show in its place, where the difference does not matter to the fact.
  package var otherActuals: [String] = []
  /// The indices of the cells, ascending.
  package var cells: [Int]
}

extension ScenarioResult {
  /// Returns the mismatches of all cells, equal ones as one, in the order of their first cell.
  package func foldedMismatches() -> [FoldedMismatch] {
    var folded: [FoldedMismatch] = []
    for (index, cell) in cells.enumerated() {
      for mismatch in cell.mismatches {
        if let known = folded.firstIndex(where: { $0.mismatch.isSame(as: mismatch) }) {
          if folded[known].cells.last != index { folded[known].cells.append(index) }
          folded[known].mismatch.add(assumptions: mismatch.assumptions)
          folded[known].add(actual: mismatch.actual)
        } else {
          folded.append(FoldedMismatch(mismatch: mismatch, cells: [index]))
        }
      }
    }
    return folded
  }

  /// Describes some of the cells by their axes; nil where nothing is spread.
  ///
  /// All of them: `every cell (6)`. A block of them: each axis with its values, one that is
  /// complete left out. Others: cell by cell, `limit` at most.
  package func describe(
    _ chosen: [Int], limit: Int = 6, separator: String = "; "
  ) -> String? {
    guard cells.count > 1, let first = cells.first else { return nil }
    let ran = cells.indices.filter { cells[$0].outcome != .skipped }
    if chosen.count == ran.count { return "every cell (" + String(ran.count) + ")" }
    var parts: [String] = []
    var size = 1
    for axis in first.axes.indices {
      let all = values(of: axis, in: ran)
      let own = values(of: axis, in: chosen)
      size *= own.count
      if own.count < all.count { parts.append(spell(first.axes[axis].name, own, among: all)) }
    }
    let count = " (" + String(chosen.count) + " of " + String(ran.count) + ")"
    if size == chosen.count { return parts.joined(separator: separator) + count }
    let single = chosen.prefix(limit).map { index in
      cells[index].axes.map { $0.name + " " + $0.value }.joined(separator: ", ")
    }
    let more = chosen.count - single.count
    let rest = more > 0 ? separator + String(more) + " more" : ""
    return single.joined(separator: separator) + rest + count
  }

  /// The different values of one axis, in the order of the cells.
  private func values(of axis: Int, in chosen: [Int]) -> [String] {
    var result: [String] = []
    for index in chosen where axis < cells[index].axes.count {
      let value = cells[index].axes[axis].value
      if !result.contains(value) { result.append(value) }
    }
    return result
  }

  /// `ios 16.0, 17.0`, or `ios 15.0...18.0` for three and more that stand side by side.
  private func spell(_ name: String, _ own: [String], among all: [String]) -> String {
    if own.count >= 3, let first = own.first, let last = own.last,
      let start = all.firstIndex(of: first), start + own.count <= all.count,
      Array(all[start..<start + own.count]) == own
    {
      return name + " " + first + "..." + last
    }
    return name + " " + own.joined(separator: ", ")
  }
}

extension FoldedMismatch {
  /// Adds what another cell shows; whether the system chose it is no difference to tell of.
  fileprivate mutating func add(actual: String) {
    let known = [mismatch.actual] + otherActuals
    func plain(_ words: String) -> String {
      words.hasSuffix(automatic) ? String(words.dropLast(automatic.count)) : words
    }
    let automatic = ", automatic"
    if !known.contains(where: { plain($0) == plain(actual) }) { otherActuals.append(actual) }
  }
}

extension Mismatch {
  /// Adds what the same mismatch rests on in another cell.
  fileprivate mutating func add(assumptions others: [VerdictAssumption]) {
    for assumption in others where !assumptions.contains(assumption) {
      assumptions.append(assumption)
    }
  }

  /// `true` iff both would read the same but for the cell, its reasons, its assumptions, and what
  /// of the actual value does not matter to the fact.
  func isSame(as other: Mismatch) -> Bool {
    kind == other.kind && code == other.code && location == other.location
      && expected == other.expected && essence == other.essence
      && (!essence.isEmpty || title == other.title)
      && decisive == other.decisive && step == other.step
  }
}
