import StatusBar

/// Where steps lead to from worlds that were met: an action to another world, an expectation that
/// holds nowhere else.
struct WayTable {
  /// One of the ways from a world.
  struct Way {
    /// The numbers of the worlds.
    let start: Int32
    let target: Int32
    /// Which step, by a number.
    let step: Int32
    /// What the action did; of an expectation the number of facts below zero.
    let deed: Int32
    let recording: Journal.Recording
    /// `true` iff there is nothing to say about it.
    fileprivate(set) var isPlain: Bool

    init(
      _ step: Int32, from start: Int, to target: Int, deed: Int32, _ recording: Journal.Recording,
      isPlain: Bool
    ) {
      self.start = Int32(start)
      self.target = Int32(target)
      self.step = step
      self.deed = deed
      self.recording = recording
      self.isPlain = isPlain
    }
  }

  private var ways: [Way] = []
  /// The number of a way plus one, at the place of its hash or behind it; zero is free.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// About how many bytes it takes.
  var footprint: Int {
    ways.count * MemoryLayout<Way>.stride + slots.count * MemoryLayout<UInt32>.stride
  }

  subscript(_ number: Int) -> Way { ways[number] }

  /// Makes room for so many ways at once: a list that grows is copied again and again.
  mutating func reserve(_ count: Int) { ways.reserveCapacity(count) }

  /// Returns the number of a step's way from a world, if somebody went it.
  @inline(__always)
  func way(of step: Int32, from world: Int, _ recording: Journal.Recording) -> Int? {
    // A loop of its own: what a closure sees is counted, and this is done for each step of a suite.
    var slot = firstSlot(step, Int32(world), recording)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if ways[number].start == world && ways[number].step == step
        && ways[number].recording.rawValue == recording.rawValue
      {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a way, unless it is known.
  mutating func add(_ way: Way) {
    guard self.way(of: way.step, from: Int(way.start), way.recording) == nil else { return }
    ways.append(way)
    if ways.count * 3 > slots.count * 2 { grow() } else { putInSlot(ways.count - 1) }
  }

  /// Notes that there is nothing to say about a way.
  mutating func notePlain(_ number: Int) { ways[number].isPlain = true }

  @inline(__always)
  private func firstSlot(
    _ step: Int32, _ world: Int32, _ recording: Journal.Recording
  ) -> Int {
    let number = UInt64(UInt32(bitPattern: step)) << 8 | UInt64(recording.rawValue)
    let key = (UInt64(UInt32(bitPattern: world)) << 24 ^ number) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: key >> 32) & (slots.count - 1)
  }

  private mutating func putInSlot(_ number: Int) {
    var slot = firstSlot(ways[number].step, ways[number].start, ways[number].recording)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(number + 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in ways.indices { putInSlot(number) }
  }
}
