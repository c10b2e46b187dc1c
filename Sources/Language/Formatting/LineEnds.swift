/// Where lines end while some are broken further, each found without looking at all between.
struct LineEnds {
  /// For each token the next one that began a line when all began.
  private let given: [Int32]
  /// The first tokens of lines that were added since, as a heap: none is above one before it.
  private var added: [Int] = []

  /// Creates the ends of lines that begin where `breaks` says so.
  init(_ breaks: [UInt8]) {
    var given = [Int32](repeating: 0, count: breaks.count)
    var next = Int32(truncatingIfNeeded: breaks.count)
    for index in breaks.indices.reversed() {
      given[index] = next
      if breaks[index] > 0 { next = Int32(truncatingIfNeeded: index) }
    }
    self.given = given
  }

  /// Where the line of `index` ended before any was added.
  func given(behind index: Int) -> Int { Int(given[index]) }

  /// Where the line ends that begins at `start`; an earlier one is not asked for any more.
  mutating func end(behind start: Int) -> Int {
    while let first = added.first, first <= start { removeFirst() }
    return min(Int(given[start]), added.first ?? Int.max)
  }

  /// Adds a line that begins at `index`.
  mutating func add(_ index: Int) {
    added.append(index)
    var child = added.count - 1
    while child > 0, added[(child - 1) / 2] > added[child] {
      added.swapAt((child - 1) / 2, child)
      child = (child - 1) / 2
    }
  }

  private mutating func removeFirst() {
    let last = added.removeLast()
    guard !added.isEmpty else { return }
    added[0] = last
    var parent = 0
    while 2 * parent + 1 < added.count {
      var child = 2 * parent + 1
      if child + 1 < added.count, added[child + 1] < added[child] { child += 1 }
      if added[parent] <= added[child] { return }
      added.swapAt(parent, child)
      parent = child
    }
  }
}
