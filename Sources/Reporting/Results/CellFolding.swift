import Interpreter
import Language
import Wording

/// The same mismatch in one or several cells of a scenario.
package struct FoldedFinding: Sendable {
  /// As it is in the first of the cells.
  package var mismatch: FindingWords
  /// What other cells show in its place, where the difference does not matter to the fact.
  package var otherActuals: [String] = []
  /// The same as data, without whether the system chose it.
  fileprivate(set) var otherObserved: [Observed] = []
  /// `true` iff still other cells show something else again: so many are not told one by one.
  package var hasMoreActuals = false
  /// The indices of the cells, ascending.
  package var cells: [Int]
  /// Other facts of the same expectation that fail for the same cause.
  package var others: [FindingWords] = []
}

extension ScenarioResult {
  /// Returns the mismatches of all cells, equal ones as one, in the order of their first cell.
  package func foldedFindings() -> [FoldedFinding] {
    var told = ToldFindings()
    return foldedFindings(&told)
  }

  /// Returns the same of what was said already.
  func foldedFindings(_ told: inout ToldFindings) -> [FoldedFinding] {
    folded(&told) { $0.findings }
  }

  /// Returns likewise what its author knows to be wrong.
  package func foldedKnown() -> [FoldedFinding] {
    var told = ToldFindings()
    return foldedKnown(&told)
  }

  func foldedKnown(_ told: inout ToldFindings) -> [FoldedFinding] {
    folded(&told) { $0.knownFindings }
  }

  private func folded(
    _ told: inout ToldFindings, _ findings: (CellResult) -> [Finding]
  ) -> [FoldedFinding] {
    if cells.count == 1 {
      let all = findings(cells[0])
      // Nothing to compare it with, as in most scenarios that fail.
      if all.count <= 1 {
        return all.map { FoldedFinding(mismatch: told.words(of: $0), cells: [0]) }
      }
    }
    var folded: [FoldedFinding] = []
    // By place, for a scenario may have thousands.
    var known: [FindingKey: [Int]] = [:]
    for (index, cell) in cells.enumerated() {
      for finding in findings(cell) {
        let mismatch = told.words(of: finding)
        let key = FindingKey(mismatch)
        let ways = known[key, default: []]
        // Each of 10,000 cells may show a value of its own; a reader has seen enough by then.
        let same =
          ways.first { folded[$0].mismatch.isSame(as: mismatch) }
          ?? (ways.count < FoldedFinding.limit ? nil : ways.last)
        if let known = same {
          if folded[known].cells.last != index { folded[known].cells.append(index) }
          folded[known].mismatch.finding.add(assumptions: mismatch.assumptions)
          folded[known].add(actualOf: mismatch)
        } else {
          known[key, default: []].append(folded.count)
          folded.append(FoldedFinding(mismatch: mismatch, cells: [index]))
        }
      }
    }
    return folded
  }

  /// Returns the mismatches of all cells as blocks tell them: facts of one expectation that fail
  /// for one cause are one block.
  package func blocks() -> [FoldedFinding] {
    var blocks: [FoldedFinding] = []
    for next in foldedFindings() {
      // Only the last ones can be of the same expectation, and they are few.
      let same = blocks.indices.reversed().prefix(8).first { blocks[$0].tells(of: next) }
      if let same {
        blocks[same].others.append(next.mismatch)
      } else {
        blocks.append(next)
      }
    }
    return blocks
  }

  /// Describes some of the cells by what they have in common; nil where nothing is spread.
  ///
  /// All of them: `every cell (6)`. Others as the fewest blocks: `every phone without a home
  /// button, iOS 16 to 18 (6 of 24)`, or what they leave out where that is shorter, `limit` blocks
  /// at most.
  package func describe(
    _ chosen: [Int], limit: Int = 3, separator: String = "; "
  ) -> String? {
    guard cells.count > 1, let first = cells.first, !first.axes.isEmpty else { return nil }
    let ran = cells.indices.filter { cells[$0].outcome != .skipped }
    if chosen.count == ran.count { return "every cell (" + String(ran.count) + ")" }
    let count = " (" + String(chosen.count) + " of " + String(ran.count) + ")"
    let axes = cells.map { $0.outcome == .skipped ? nil : $0.axes }
    guard let grid = CellGrid(axes) else { return "some cells" + count }
    var isChosen = [Bool](repeating: false, count: cells.count)
    for cell in chosen { isChosen[cell] = true }
    let blocks = grid.folding { isChosen[$0] ? 1 : 0 }.blocks()
    var told = blocks.filter { $0.answer == 1 }
    let others = blocks.filter { $0.answer == 0 }
    let isShorterByRest = others.count == 1 && told.count > 1
    if isShorterByRest { told = others }
    let words = told.prefix(limit).compactMap { grid.words(of: $0, .restrictions) }
    let more = told.count - words.count
    let rest = more > 0 ? separator + String(more) + " more" : ""
    return (isShorterByRest ? "all but " : "") + words.joined(separator: separator) + rest + count
  }
}

extension ScenarioResult {
  /// Describes some of the cells for a block of their own: a few releases by their numbers, which
  /// says more than that all of them failed.
  func whereabouts(_ chosen: [Int]) -> String? {
    guard let words = describe(chosen) else { return nil }
    let ran = cells.filter { $0.outcome != .skipped }
    let isAll = chosen.count == ran.count && ran.allSatisfy { $0.axes.count == 1 }
    guard isAll, ran.count <= 4, let name = ran.first?.axes.first?.name, name == "ios" else {
      return words
    }
    return "iOS " + ran.compactMap { $0.axes.first?.value }.joined(separator: ", ")
  }
}

/// What fails, whatever is there in its place.
private struct FindingKey: Hashable {
  private var location: Location
  private var kind: Finding.Kind
  private var expected: String

  init(_ mismatch: FindingWords) {
    (location, kind, expected) = (mismatch.location, mismatch.kind, mismatch.expected)
  }
}

extension FoldedFinding {
  /// `true` iff the cause of another fact of the same expectation is the one of this.
  fileprivate func tells(of other: FoldedFinding) -> Bool {
    guard let expectation = mismatch.finding.expectation,
      other.mismatch.finding.expectation == expectation,
      mismatch.kind == .failed, other.mismatch.kind == .failed, cells == other.cells,
      mismatch.step == other.mismatch.step, mismatch.otherReading == other.mismatch.otherReading,
      !mismatch.reasons.isEmpty
    else { return false }
    // What the other one adds are reasons for another property of the bar.
    return mismatch.reasons.allSatisfy { other.mismatch.reasons.contains($0) }
  }

  /// One line of a scenario fails in so many ways at most, and each shows so many values.
  fileprivate static let limit = 12

  /// Adds what another cell shows; whether the system chose it is no difference to tell of.
  fileprivate mutating func add(actualOf other: FindingWords) {
    let observed = other.finding.observed.withoutAutomatic
    if hasMoreActuals || mismatch.finding.observed.withoutAutomatic == observed
      || otherObserved.contains(observed) || mismatch.actual == other.actual
      || otherActuals.contains(other.actual)
    {
      return
    }
    hasMoreActuals = otherActuals.count == FoldedFinding.limit
    if hasMoreActuals { return }
    otherActuals.append(other.actual)
    otherObserved.append(observed)
  }
}

extension Finding {
  /// Adds what the same finding rests on in another cell.
  fileprivate mutating func add(assumptions others: [VerdictAssumption]) {
    for assumption in others where !assumptions.contains(assumption) {
      assumptions.append(assumption)
    }
  }
}

extension FindingWords {
  /// `true` iff both would read the same but for the cell, its reasons, its assumptions, and what
  /// of the actual value does not matter to the fact.
  func isSame(as other: FindingWords) -> Bool {
    kind == other.kind && code == other.code && location == other.location
      && expected == other.expected && essence == other.essence
      && (!essence.isEmpty || title == other.title)
      && decisive == other.decisive && step == other.step
  }
}
