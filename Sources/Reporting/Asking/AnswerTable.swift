import Interpreter
import Language
import StatusBar
import Wording

/// The answers after one step, folded: what has the same answer is one row.
package struct AnswerTable: Sendable {
  package var step: Location?
  package var grid: CellGrid
  /// In the order of their first cells; each cell lies in one.
  package var rows: [Row]

  /// Cells with one answer.
  package struct Row: Sendable {
    /// `true` iff the text is dark in light mode and light in dark mode, which is one answer.
    package var followsMode = false
    package var block: Folding.Block
    /// The numbers of the cells in the matrix, ascending.
    package var cells: [Int]
    /// That of the first cell.
    package var answer: AnswerWords
    /// Where it is so: `every phone, iOS 16 to 18`.
    package var place: String
    package var reasons: [Remark<ReasonLine>]
    package var assumptions: [VerdictAssumption]
    package var hints: [String]
    /// What would change the answer, and how.
    package var alternatives: [Remark<String>] = []
    /// `true` iff the same is so after every step that is told.
    package var isThroughout = false
    /// What turns the answer of an earlier row into this one; nil for the first.
    package var flip: Flip?
  }

  /// Something that is so in a row, or only in some of its cells.
  package struct Remark<Content: Sendable>: Sendable {
    package var content: Content
    /// Where it is so, if not in the whole row.
    package var place: String?
  }

  /// Two cells side by side that are answered differently.
  package struct Flip: Sendable {
    package var axis: String
    /// The place in this row: `in landscape`, `iOS 16`.
    package var here: String
    /// The place in the other row, and its number.
    package var there: String
    package var row: Int
  }
}

extension AnswerTable {
  /// Folds the answers after one step; nil where there are no cells, or far too many.
  ///
  /// With `joinsModes`, text that is dark in light mode and light in dark mode is one answer.
  package init?(_ answers: Answers, moment index: Int, joinsModes: Bool) {
    guard index < answers.moments.count, let grid = CellGrid(answers.cells) else { return nil }
    let moment = answers.moments[index].answers.map { answer in answer.map { AnswerWords($0) } }
    self.grid = grid
    step = answers.moments[index].step
    rows = []
    var kinds: [AnswerWords] = []
    let follows = joinsModes ? answers.followingMode(moment) : []
    var doubts: [AnswerWords] = []
    let numbers = moment.indices.map { cell -> Int? in
      if !follows.isEmpty, follows[cell], let answer = moment[cell] {
        if answer.looks.count == 1 { return -1 }
        if let known = doubts.firstIndex(where: { $0.hangs(on: answer) }) { return -2 - known }
        doubts.append(answer)
        return -1 - doubts.count
      }
      guard let answer = moment[cell] else { return nil }
      if let known = kinds.firstIndex(where: { $0.isSame(as: answer) }) { return known }
      kinds.append(answer)
      return kinds.count - 1
    }
    let folding = grid.folding { numbers[$0] }
    let manner: CellGrid.Manner = answers.releaseSource == .everything ? .everything : .named
    for block in folding.blocks() {
      let cells = grid.cells(of: block, folding)
      guard var row = Row(block, cells, moment, grid) else { continue }
      row.place = grid.words(of: block, manner) ?? ""
      row.followsMode = block.answer < 0
      rows.append(row)
    }
    for row in rows.indices { rows[row].flip = flip(of: row) }
  }

  /// Finds two cells side by side of which one lies in the row and one in an earlier one: two
  /// releases before two devices, the nearest row first.
  private func flip(of row: Int) -> Flip? {
    for axis in grid.axes.indices {
      for other in rows[..<row].indices.reversed() where !rows[other].isAnsweredAs(rows[row]) {
        if let pair = neighbours(rows[row], rows[other], along: axis) {
          return Flip(
            axis: grid.axes[axis].name,
            here: grid.place(pair.here, of: axis, against: pair.there),
            there: grid.place(pair.there, of: axis, against: pair.here), row: other)
        }
      }
    }
    return nil
  }

  private func neighbours(
    _ row: Row, _ other: Row, along axis: Int
  ) -> (here: Int, there: Int)? {
    for index in grid.axes.indices where index != axis {
      if !row.block.values[index].contains(where: { other.block.values[index].contains($0) }) {
        return nil
      }
    }
    for here in row.block.values[axis] {
      for there in other.block.values[axis]
      where here != there && grid.areNeighbours(here, there, along: axis)
        && existBoth(row, other, axis, here, there)
      {
        return (here, there)
      }
    }
    return nil
  }

  /// `true` iff both values are those of real cells that differ in nothing else.
  private func existBoth(_ row: Row, _ other: Row, _ axis: Int, _ here: Int, _ there: Int) -> Bool {
    var mine = row.block
    var others = other.block
    mine.values[axis] = [here]
    others.values[axis] = [there]
    for index in grid.axes.indices where index != axis {
      let shared = mine.values[index].filter { other.block.values[index].contains($0) }
      mine.values[index] = shared
      others.values[index] = shared
    }
    return grid.existing(axis, in: mine).contains(here)
      && grid.existing(axis, in: others).contains(there)
  }
}

extension Answers {
  /// Returns for each cell whether its text, if there is any, is dark in light mode and light in
  /// dark mode, all else being equal.
  fileprivate func followingMode(_ moment: [AnswerWords?]) -> [Bool] {
    guard let place = axes.firstIndex(where: { $0.name == "appearance" }),
      axes[place].values.elementsEqual(["light", "dark"])
    else { return [] }
    var stride = 1
    for axis in axes[(place + 1)...] { stride *= axis.values.count }
    return moment.indices.map { cell in
      let isLight = cell / stride % 2 == 0
      let twin = isLight ? cell + stride : cell - stride
      guard let own = moment[cell], let other = moment[twin] else { return false }
      return own.isPlain(isLight ? .dark : .light) && other.isPlain(isLight ? .light : .dark)
        && own.looks.count == other.looks.count && own.hangs(on: other)
    }
  }
}

extension AnswerWords {
  /// `true` iff the bar is visible with text of one colour, or possibly hidden.
  fileprivate func isPlain(_ content: InterfaceStyle) -> Bool {
    let shown = looks.filter { !$0.isHidden }
    guard problem == nil, looks.count - shown.count < 2, shown.count == 1, let look = shown.first
    else { return false }
    return look.content == content && look.trailing == nil && !look.isCovered
  }
}

extension CellGrid {
  /// `true` iff one thing changes between two values of an axis: one release, the device, or the
  /// way that it is held.
  fileprivate func areNeighbours(_ a: Int, _ b: Int, along axis: Int) -> Bool {
    switch axes[axis].kind {
    case .releases: return abs(a - b) == 1
    case .screens(true):
      let (first, second) = (axes[axis].values[a], axes[axis].values[b])
      return (first[0] == second[0]) != (first[1] == second[1])
    case .screens(false), .other: return true
    }
  }
}

extension AnswerTable.Row {
  fileprivate func isAnsweredAs(_ other: AnswerTable.Row) -> Bool {
    if followsMode != other.followsMode { return false }
    if !followsMode { return answer.isSame(as: other.answer) }
    return answer.looks.count == other.answer.looks.count && answer.hangs(on: other.answer)
  }

  /// Nil where no cell has an answer.
  fileprivate init?(
    _ block: Folding.Block, _ cells: [Int], _ answers: [AnswerWords?], _ grid: CellGrid
  ) {
    self.block = block
    self.cells = cells
    let own = cells.compactMap { index in answers[index].map { (cell: index, answer: $0) } }
    guard let first = own.first else { return nil }
    answer = first.answer
    place = ""
    assumptions = []
    hints = []
    reasons = []
    flip = nil
    collect(own, grid)
  }

  /// Takes together what the cells say besides, each once.
  private mutating func collect(_ own: [(cell: Int, answer: AnswerWords)], _ grid: CellGrid) {
    var lines: [(line: ReasonLine, cells: [Int])] = []
    for (cell, answer) in own {
      for line in answer.reasons {
        if let known = lines.firstIndex(where: { $0.line == line }) {
          lines[known].cells.append(cell)
        } else {
          lines.append((line, [cell]))
        }
      }
      for assumption in answer.assumptions where !assumptions.contains(assumption) {
        assumptions.append(assumption)
      }
      for hint in answer.hints where !hints.contains(hint) { hints.append(hint) }
    }
    let part = grid.among(cells)
    collectAlternatives(own, part)
    // What decides in any of the cells comes before the way to it.
    for (line, found) in lines.filter({ $0.line.decides }) + lines.filter({ !$0.line.decides }) {
      let isWhole = found.count == cells.count
      reasons.append(
        AnswerTable.Remark(content: line, place: isWhole ? nil : part.words(of: found)))
    }
  }
}

extension AnswerTable.Row {
  private mutating func collectAlternatives(
    _ own: [(cell: Int, answer: AnswerWords)], _ part: CellGrid
  ) {
    var found: [(words: String, cells: [Int])] = []
    for (cell, answer) in own {
      for alternative in answer.alternatives {
        let words = "with `" + alternative.flag + "` " + alternative.words(against: answer)
        if let known = found.firstIndex(where: { $0.words == words }) {
          found[known].cells.append(cell)
        } else {
          found.append((words, [cell]))
        }
      }
    }
    alternatives = found.map { words, found in
      let isWhole = found.count == cells.count
      return AnswerTable.Remark(content: words, place: isWhole ? nil : part.words(of: found))
    }
  }
}

extension [AnswerTable] {
  /// Marks the rows that are the same in every table, so that they need be told but once.
  package func markingThroughout() -> [AnswerTable] {
    guard count > 1, let first else { return self }
    let shared = first.rows.filter { row in
      dropFirst().allSatisfy { table in table.rows.contains { $0.isSame(as: row) } }
    }
    // Where no step changes anything each of them says so.
    guard contains(where: { $0.rows.count > shared.count }) else { return self }
    return map { table in
      var table = table
      for index in table.rows.indices {
        table.rows[index].isThroughout = shared.contains { $0.isSame(as: table.rows[index]) }
      }
      return table
    }
  }
}

extension AnswerTable.Row {
  /// `true` iff both tell the same of the same place.
  fileprivate func isSame(as other: AnswerTable.Row) -> Bool {
    place == other.place && cells == other.cells && isAnsweredAs(other)
      && reasons.map { $0.content } == other.reasons.map { $0.content } && answer.problem == nil
  }
}

extension CellGrid {
  /// Returns words for some of the cells; nil where they are no single block.
  fileprivate func words(of chosen: [Int]) -> String? {
    let folding = folding { chosen.contains($0) ? 1 : 0 }
    let blocks = folding.blocks().filter { $0.answer == 1 }
    return blocks.count == 1 ? blocks.first.flatMap { words(of: $0, .restrictions) } : nil
  }
}
