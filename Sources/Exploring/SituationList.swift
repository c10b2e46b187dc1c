import StatusBar

extension Search {
  /// A world at rest, by number, and what the bar was where each of its screens was covered: a way
  /// back compares with that.
  struct Situation: Hashable {
    var world: UInt32
    /// One of the lists of looks.
    var covered: UInt32
    /// `true` iff it is one of several that something unknown led to.
    var isSplit = false
  }
}

/// The situations of a search in the order in which they were found, and the first way to each.
///
/// An object, so that those who look ahead ask the one of the search, while it does not change.
final class SituationList: @unchecked Sendable {
  @exclusivity(unchecked) private var nodes = Column<Node>()
  /// Where the situations of each depth begin.
  @exclusivity(unchecked) private var levelStarts: [Int] = []
  /// By world, the situation with it that was added last; `SituationList.none` where there is none.
  @exclusivity(unchecked) private var latest = Column<UInt32>()

  private static let none = UInt32.max

  struct Node {
    var world: UInt32
    /// The list of looks, and in the last bit whether it is split.
    var rest: UInt32
    /// `SituationList.none` of what the launch led to.
    var parent: UInt32
    /// By number.
    var move: UInt32
    /// Another situation with the same world, added before; `SituationList.none` for none.
    var other: UInt32
  }

  var count: Int { nodes.count }

  /// How many depths there are.
  var levelCount: Int { levelStarts.count }

  subscript(_ number: Int) -> Search.Situation {
    let node = nodes[number]
    return Search.Situation(
      world: node.world, covered: node.rest >> 1, isSplit: node.rest & 1 != 0)
  }

  /// The number of the world of a situation.
  func world(of number: Int) -> Int { Int(nodes[number].world) }

  /// How many moves a situation is away from the start.
  func depth(of number: Int) -> Int {
    // Those that are asked for were found last.
    var depth = levelStarts.count - 1
    while depth > 0, levelStarts[depth] > number { depth -= 1 }
    return depth
  }

  /// Returns the number of a situation that was added.
  func number(of situation: Search.Situation) -> Int? {
    guard Int(situation.world) < latest.count else { return nil }
    let rest = SituationList.rest(of: situation)
    // Most worlds are met in one situation.
    var other = latest[Int(situation.world)]
    while other != SituationList.none {
      if nodes[Int(other)].rest == rest { return Int(other) }
      other = nodes[Int(other)].other
    }
    return nil
  }

  /// Adds a situation, and returns its number; a move from another one leads there, or the launch.
  func add(_ situation: Search.Situation, from parent: Int?, by move: UInt32) -> Int {
    let world = Int(situation.world)
    while latest.count <= world { latest.append(SituationList.none) }
    let number = nodes.count
    let depth = parent.map { self.depth(of: $0) + 1 } ?? 0
    if depth == levelStarts.count { levelStarts.append(number) }
    nodes.append(
      Node(
        world: situation.world, rest: SituationList.rest(of: situation),
        parent: parent.map { UInt32($0) } ?? SituationList.none, move: move, other: latest[world]))
    latest[world] = UInt32(number)
    return number
  }

  /// Makes room for so many situations.
  func reserve(_ count: Int) {
    nodes.reserve(count)
    latest.reserve(count)
  }

  /// Returns the numbers of the moves that lead to a situation, from the launch on.
  func path(to number: Int) -> [UInt32] {
    var path: [UInt32] = []
    var current = UInt32(number)
    while current != SituationList.none {
      path.append(nodes[Int(current)].move)
      current = nodes[Int(current)].parent
    }
    return path.reversed()
  }

  /// The situations that lead to one, that one first.
  func ways(to number: Int) -> [Int] {
    var numbers: [Int] = []
    var current = UInt32(number)
    while current != SituationList.none {
      numbers.append(Int(current))
      current = nodes[Int(current)].parent
    }
    return numbers
  }

  private static func rest(of situation: Search.Situation) -> UInt32 {
    situation.covered << 1 | (situation.isSplit ? 1 : 0)
  }
}
