import StatusBar

/// Where steps lead to from worlds that were met: an action to another world, an expectation that
/// holds nowhere else.
struct WayTable {
  /// One of the ways from a world.
  struct Way {
    /// The numbers of the worlds.
    fileprivate let start: Int32
    let target: Int32
    /// What the action did; of an expectation the number of facts below zero.
    let deed: Int32
    /// Which step, by a number, and what was written down of it; the last bit is set iff there is
    /// nothing to say about it.
    fileprivate var key: UInt32

    init(
      _ step: Int32, from start: Int, to target: Int, deed: Int32, _ recording: Journal.Recording,
      isPlain: Bool
    ) {
      self.start = Int32(start)
      self.target = Int32(target)
      self.deed = deed
      key = Way.key(step, recording) | (isPlain ? 1 : 0)
    }

    /// What stands in a slot that is free.
    fileprivate static let none = Way(0, from: -1, to: -1, deed: 0, [], isPlain: false)

    fileprivate var isFree: Bool { start < 0 }

    /// `true` iff there is nothing to say about it.
    var isPlain: Bool { key & 1 != 0 }

    /// Of steps there are fewer than eight million: there is no room for as many lines and actions.
    fileprivate static func key(_ step: Int32, _ recording: Journal.Recording) -> UInt32 {
      UInt32(bitPattern: step) << 9 | UInt32(recording.rawValue) << 1
    }
  }

  /// Each way at the place of its hash or behind it: a lookup, as each step of a suite
  /// does, looks at one place in memory.
  private var slots = [Way](repeating: .none, count: 64)
  private var count = 0

  /// About how many bytes it takes.
  var footprint: Int { slots.count * MemoryLayout<Way>.stride }

  subscript(_ number: Int) -> Way { slots[number] }

  /// Returns where a step's way from a world is until the next one is added, if it was taken.
  @inline(__always)
  func way(of step: Int32, from world: Int, _ recording: Journal.Recording) -> Int? {
    let slot = slot(of: Way.key(step, recording), from: Int32(world))
    return slots[slot].isFree ? nil : slot
  }

  /// Adds a way, unless it is known.
  mutating func add(_ way: Way) {
    let slot = slot(of: way.key, from: way.start)
    guard slots[slot].isFree else { return }
    slots[slot] = way
    count += 1
    if count * 3 > slots.count * 2 { grow() }
  }

  /// Notes that there is nothing to say about a way.
  mutating func notePlain(_ number: Int) { slots[number].key |= 1 }

  /// Returns where a way is, or the free slot that it belongs in.
  @inline(__always)
  private func slot(of key: UInt32, from world: Int32) -> Int {
    // Whether there is nothing to say does not tell ways apart.
    let wanted = key | 1
    let mixed = (UInt64(UInt32(bitPattern: world)) << 24 ^ UInt64(wanted)) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
    while !slots[slot].isFree, slots[slot].start != world || slots[slot].key | 1 != wanted {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Way](repeating: .none, count: old.count * 2)
    for way in old where !way.isFree { slots[slot(of: way.key, from: way.start)] = way }
  }
}
