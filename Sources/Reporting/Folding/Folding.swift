/// A table of answers over several axes, and the fewest blocks that say the same.
///
/// The cells stand in one list, the last axis changing fastest; equal numbers are equal answers,
/// and nil is a cell that does not exist, of which a block may say anything.
package struct Folding: Sendable {
  /// How many values each axis has.
  package var counts: [Int]
  package var answers: [Int?]

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

  package init(counts: [Int], answers: [Int?]) {
    self.counts = counts
    self.answers = answers
  }

  /// Returns few blocks that hold each cell exactly once, in the order of their first cells.
  ///
  /// An axis is split where it tells most: of all orders in which the axes can be looked at, in
  /// each part by itself, the one with the fewest blocks counts. Beyond a few thousand cells the
  /// axis is taken that falls into the fewest groups.
  package func blocks() -> [Block] {
    let part = Part(
      values: counts.map { Array(0..<$0) }, open: Array(counts.indices), answers: answers)
    let isSmall = answers.count * counts.count <= Folding.limit
    let found = merged(split(part, isThorough: isSmall))
    return found.sorted { first(of: $0) < first(of: $1) }
  }

  private static let limit = 16_384

  // MARK: - Splitting

  /// Some values of each axis, and what is answered by the values of those that are still open; of
  /// the others all values are answered alike.
  private struct Part {
    var values: [[Int]]
    var open: [Int]
    /// Of the open axes, the last changing fastest.
    var answers: [Int?]

    /// The answer of all cells; nil where there is none or several.
    var uniform: (isUniform: Bool, answer: Int?) {
      var found: Int?
      for case .some(let answer) in answers {
        if let found, found != answer { return (false, nil) }
        found = answer
      }
      return (true, found)
    }
  }

  private func split(_ part: Part, isThorough: Bool) -> [Block] {
    let uniform = part.uniform
    if uniform.isUniform {
      return uniform.answer.map { [Block(values: part.values, answer: $0)] } ?? []
    }
    let choices = part.open.indices.map { groups(of: $0, in: part) }
    // An axis that makes no difference is out of the way, whatever comes next.
    if let needless = choices.first(where: { $0.count == 1 }) {
      return split(needless[0], isThorough: isThorough)
    }
    var best: [Block]?
    for groups in isThorough ? choices : fewest(choices) {
      var blocks: [Block] = []
      for group in groups {
        blocks += split(group, isThorough: isThorough)
        if let best, blocks.count >= best.count { break }
      }
      if best.map({ blocks.count < $0.count }) ?? true { best = blocks }
    }
    return best ?? []
  }

  private func fewest(_ choices: [[Part]]) -> [[Part]] {
    choices.min { $0.count < $1.count }.map { [$0] } ?? []
  }

  /// Puts the values of an open axis together that are answered alike whatever the others are; the
  /// parts have one open axis less.
  private func groups(of place: Int, in part: Part) -> [Part] {
    let axis = part.open[place]
    var groups: [Part] = []
    for index in part.values[axis].indices {
      let slice = slice(index, of: place, in: part)
      // The one that ends nearest comes first: what stands together is said shorter.
      let near = groups.indices.sorted {
        (groups[$0].values[axis].last ?? 0) > (groups[$1].values[axis].last ?? 0)
      }
      if let known = near.first(where: { agree(groups[$0].answers, slice) }) {
        groups[known].values[axis].append(part.values[axis][index])
        for cell in slice.indices where groups[known].answers[cell] == nil {
          groups[known].answers[cell] = slice[cell]
        }
      } else {
        var values = part.values
        values[axis] = [part.values[axis][index]]
        groups.append(
          Part(values: values, open: part.open.filter { $0 != axis }, answers: slice))
      }
    }
    return groups
  }

  /// The answers of one value of an open axis.
  private func slice(_ index: Int, of place: Int, in part: Part) -> [Int?] {
    let count = part.values[part.open[place]].count
    var inner = 1
    for axis in part.open[(place + 1)...] { inner *= part.values[axis].count }
    var slice: [Int?] = []
    slice.reserveCapacity(part.answers.count / max(count, 1))
    var start = index * inner
    while start < part.answers.count {
      slice += part.answers[start..<start + inner]
      start += inner * count
    }
    return slice
  }

  private func agree(_ a: [Int?], _ b: [Int?]) -> Bool {
    for index in a.indices {
      if let first = a[index], let second = b[index], first != second { return false }
    }
    return true
  }

  // MARK: - Merging

  /// Puts blocks together that differ in one axis only.
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
    let different = counts.indices.filter { a.values[$0] != b.values[$0] }
    guard different.count == 1, let axis = different.first else { return nil }
    var whole = a
    whole.values[axis] = (a.values[axis] + b.values[axis]).sorted()
    return whole
  }

  // MARK: - Cells

  /// Calls `body` with the number of each cell of a block, ascending.
  package func forEachCell(of values: [[Int]], _ body: (Int) -> Void) {
    forEachCell(of: values, axis: 0, base: 0, body)
  }

  private func forEachCell(of values: [[Int]], axis: Int, base: Int, _ body: (Int) -> Void) {
    guard axis < counts.count else { return body(base) }
    for value in values[axis] {
      forEachCell(of: values, axis: axis + 1, base: base * counts[axis] + value, body)
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
