/// What an action decides where it is not said: it is done once for each way, and every way leads
/// to a world of its own.
package struct Decisions: Hashable, Sendable {
  /// The ways to take, in the order in which they are asked for; the first one after those.
  private var path: [Int] = []
  /// The ways that were taken so far.
  private(set) var taken: [Decision] = []

  /// One decision: what it depends on, how many ways there are, and the one that was taken.
  struct Decision: Hashable, Sendable {
    var input: InputID
    var count: Int
    var way: Int
  }

  /// What was decided depends on these, in the order in which they were met.
  package var inputs: [InputID] { taken.map { $0.input } }

  /// Makes room for another run of the same path.
  mutating func begin() { taken.removeAll(keepingCapacity: true) }

  /// Returns the way to take among several.
  mutating func take(among count: Int, _ input: InputID) -> Int {
    let way = taken.count < path.count ? path[taken.count] : 0
    taken.append(Decision(input: input, count: count, way: min(way, count - 1)))
    return min(way, count - 1)
  }

  /// Sets out on the next path; `false` iff every one was taken.
  mutating func advance() -> Bool {
    while let last = taken.popLast() {
      guard last.way + 1 < last.count else { continue }
      path = taken.map { $0.way } + [last.way + 1]
      return true
    }
    return false
  }
}
