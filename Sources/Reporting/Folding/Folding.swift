/// A table of answers over several axes, and the fewest blocks that say the same.
///
/// The cells stand in one list, the last axis changing fastest; equal numbers are equal answers, and
/// nil is a cell that does not exist, of which a block may say anything.
package struct Folding: Sendable {
  package var axes: [Axis]
  package var answers: [Int?]

  /// One axis: how many values it has, and whether they have an order.
  package struct Axis: Hashable, Sendable {
    package var count: Int
    /// `true` iff a block may only hold values that stand side by side.
    package var isOrdered: Bool

    package init(count: Int, isOrdered: Bool) {
      self.count = count
      self.isOrdered = isOrdered
    }
  }

  /// Some values of each axis, and the answer in all cells that have them.
  package struct Block: Hashable, Sendable {
    /// By axis, ascending.
    package var values: [[Int]]
    package var answer: Int

    package init(values: [[Int]], answer: Int) {
      self.values = values
      self.answer = answer
    }
  }

  package init(axes: [Axis], answers: [Int?]) {
    self.axes = axes
    self.answers = answers
  }

  /// Returns blocks that hold each cell exactly once, in the order of their first cells; few, and
  /// each of one piece.
  ///
  /// An axis is split where it tells most: of all orders in which the axes can be looked at, in each
  /// part by itself, the one with the fewest blocks counts. Beyond a few thousand cells the axis is
  /// taken that falls into the fewest groups.
  package func blocks() -> [Block] {
    let whole = axes.map { Array(0..<$0.count) }
    let isSmall = answers.count * axes.count <= Folding.limit
    let found = merged(split(whole, Array(axes.indices), isThorough: isSmall))
    return found.sorted { first(of: $0) < first(of: $1) }
  }

  private static let limit = 16_384

  // MARK: - Splitting

  private func split(_ values: [[Int]], _ open: [Int], isThorough: Bool) -> [Block] {
    switch uniform(values) {
    case .none: return []
    case .one(let answer): return [Block(values: values, answer: answer)]
    case .several: break
    }
    let groupings = open.map { (axis: $0, groups: groups(of: $0, in: values)) }
      .filter { $0.groups.count > 1 }
    var best: [Block]?
    for grouping in isThorough ? groupings : fewest(groupings) {
      var blocks: [Block] = []
      for group in grouping.groups {
        var part = values
        part[grouping.axis] = group
        blocks += split(part, open.filter { $0 != grouping.axis }, isThorough: isThorough)
        if let best, blocks.count >= best.count { break }
      }
      if best.map({ blocks.count < $0.count }) ?? true { best = blocks }
    }
    return best ?? []
  }

  private func fewest(
    _ groupings: [(axis: Int, groups: [[Int]])]
  ) -> [(axis: Int, groups: [[Int]])] {
    groupings.min { $0.groups.count < $1.groups.count }.map { [$0] } ?? []
  }

  private enum Uniformity {
    case none, several
    case one(Int)
  }

  private func uniform(_ values: [[Int]]) -> Uniformity {
    var found: Int?
    var isMixed = false
    forEachCell(of: values) { cell in
      guard let answer = answers[cell] else { return }
      if let found, found != answer { isMixed = true }
      found = answer
    }
    return isMixed ? .several : found.map { .one($0) } ?? .none
  }

  /// Puts the values of an axis together that are answered alike whatever the others are.
  private func groups(of axis: Int, in values: [[Int]]) -> [[Int]] {
    var groups: [(values: [Int], answers: [Int?])] = []
    for value in values[axis] {
      let slice = slice(value, of: axis, in: values)
      // Of groups without an order the one that ends nearest: what stands together is said shorter.
      let range = axes[axis].isOrdered ? max(0, groups.count - 1)..<groups.count : 0..<groups.count
      let near = range.sorted { (groups[$0].values.last ?? 0) > (groups[$1].values.last ?? 0) }
      if let known = near.first(where: { agree(groups[$0].answers, slice) }) {
        groups[known].values.append(value)
        for index in slice.indices where groups[known].answers[index] == nil {
          groups[known].answers[index] = slice[index]
        }
      } else {
        groups.append(([value], slice))
      }
    }
    return groups.map { $0.values }
  }

  private func slice(_ value: Int, of axis: Int, in values: [[Int]]) -> [Int?] {
    var part = values
    part[axis] = [value]
    var slice: [Int?] = []
    forEachCell(of: part) { slice.append(answers[$0]) }
    return slice
  }

  private func agree(_ a: [Int?], _ b: [Int?]) -> Bool {
    for index in a.indices {
      if let first = a[index], let second = b[index], first != second { return false }
    }
    return true
  }

  // MARK: - Merging

  /// Puts blocks together that differ in one axis only, and stand side by side where it has an
  /// order.
  private func merged(_ blocks: [Block]) -> [Block] {
    // A table that falls into hundreds of blocks is no easier to read with some fewer.
    guard blocks.count <= 256 else { return blocks }
    var blocks = blocks
    var index = 0
    while index < blocks.count {
      let partner = blocks.indices.first { other in
        other != index && union(blocks[index], blocks[other]) != nil
      }
      if let partner, let whole = union(blocks[index], blocks[partner]) {
        blocks[index] = whole
        blocks.remove(at: partner)
        index = 0
      } else {
        index += 1
      }
    }
    return blocks
  }

  private func union(_ a: Block, _ b: Block) -> Block? {
    guard a.answer == b.answer else { return nil }
    let different = axes.indices.filter { a.values[$0] != b.values[$0] }
    guard different.count == 1, let axis = different.first else { return nil }
    var whole = a
    whole.values[axis] = (a.values[axis] + b.values[axis]).sorted()
    if axes[axis].isOrdered, let first = whole.values[axis].first,
      whole.values[axis] != Array(first..<first + whole.values[axis].count)
    {
      return nil
    }
    return whole
  }

  // MARK: - Cells

  /// Calls `body` with the number of each cell of a block, ascending.
  package func forEachCell(of values: [[Int]], _ body: (Int) -> Void) {
    forEachCell(of: values, axis: 0, base: 0, body)
  }

  private func forEachCell(of values: [[Int]], axis: Int, base: Int, _ body: (Int) -> Void) {
    guard axis < axes.count else { return body(base) }
    for value in values[axis] {
      forEachCell(of: values, axis: axis + 1, base: base * axes[axis].count + value, body)
    }
  }

  private func first(of block: Block) -> Int {
    var found: Int?
    forEachCell(of: block.values) { cell in
      if found == nil, answers[cell] != nil { found = cell }
    }
    return found ?? .max
  }
}
