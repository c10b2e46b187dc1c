import StatusBar

/// Where steps lead to from worlds that were met: an action to another world, an expectation that
/// holds nowhere else.
struct WayTable {
  /// One of the ways from a world.
  struct Way {
    /// Which step, by a number.
    let step: Int32
    /// The number of the world.
    let target: Int32
    /// What the action did; of an expectation the number of facts below zero.
    let deed: Int32
    let recording: Journal.Recording
    /// `true` iff there is nothing to say about it.
    fileprivate(set) var isPlain: Bool
    /// The next way of the same world; -1 for none.
    fileprivate var next: Int32 = -1

    init(
      _ step: Int32, to target: Int, deed: Int32, _ recording: Journal.Recording, isPlain: Bool
    ) {
      self.step = step
      self.target = Int32(target)
      self.deed = deed
      self.recording = recording
      self.isPlain = isPlain
    }
  }

  private var ways: [Way] = []
  /// By world: the first of its ways; -1 for none.
  private var firsts: [Int32] = []

  /// About how many bytes it takes.
  var footprint: Int {
    ways.count * MemoryLayout<Way>.stride + firsts.count * MemoryLayout<Int32>.stride
  }

  /// Makes room for the next world.
  mutating func addWorld() { firsts.append(-1) }

  subscript(_ place: Int) -> Way { ways[place] }

  /// Returns the place of a step's way from a world; -1 where nobody went it.
  @inline(__always)
  func way(of step: Int32, from world: Int, _ recording: Journal.Recording) -> Int {
    var place = Int(firsts[world])
    while place >= 0 {
      if ways[place].step == step && ways[place].recording.rawValue == recording.rawValue {
        return place
      }
      place = Int(ways[place].next)
    }
    return -1
  }

  /// Adds a way from a world, unless it is known.
  mutating func add(_ way: Way, from world: Int) {
    guard self.way(of: way.step, from: world, way.recording) < 0 else { return }
    ways.append(way)
    ways[ways.count - 1].next = firsts[world]
    firsts[world] = Int32(ways.count - 1)
  }

  /// Notes that there is nothing to say about a way.
  mutating func notePlain(_ place: Int) { ways[place].isPlain = true }
}
