import StatusBar

/// The edges between states: an action leads to another one, an expectation that holds stays.
struct EdgeTable {
  /// One step from a state.
  struct Edge {
    /// The numbers of the states.
    fileprivate let start: Int32
    let target: Int32
    /// What the action did; of an expectation the number of facts below zero.
    let transition: Int32
    /// Which step, by a number, and what was written down of it; the last bit is set iff there is
    /// nothing to say about it.
    fileprivate var key: UInt32

    init(
      _ step: Int32, from start: Int, to target: Int, transition: Int32,
      _ recording: Journal.Recording,
      isPlain: Bool
    ) {
      self.start = Int32(start)
      self.target = Int32(target)
      self.transition = transition
      key = Edge.key(step, recording) | (isPlain ? 1 : 0)
    }

    /// What stands in a slot that is free.
    fileprivate static let none = Edge(0, from: -1, to: -1, transition: 0, [], isPlain: false)

    fileprivate var isFree: Bool { start < 0 }

    /// `true` iff there is nothing to say about it.
    var isPlain: Bool { key & 1 != 0 }

    /// Of steps there are fewer than eight million: there is no room for as many lines and actions.
    fileprivate static func key(_ step: Int32, _ recording: Journal.Recording) -> UInt32 {
      UInt32(bitPattern: step) << 9 | UInt32(recording.rawValue) << 1
    }
  }

  /// Each edge at the slot of its hash or behind it: a lookup, as each step of a suite
  /// does, looks at one place in memory.
  private var slots = [Edge](repeating: .none, count: 64)
  private var count = 0

  /// About how many bytes it takes.
  var footprint: Int { slots.count * MemoryLayout<Edge>.stride }

  subscript(_ number: Int) -> Edge { slots[number] }

  /// Returns where a step's edge from a world is until the next one is added, if it was taken.
  @inline(__always)
  func edge(of step: Int32, from world: Int, _ recording: Journal.Recording) -> Int? {
    let slot = slot(of: Edge.key(step, recording), from: Int32(world))
    return slots[slot].isFree ? nil : slot
  }

  /// Adds an edge, unless it is known.
  mutating func add(_ edge: Edge) {
    let slot = slot(of: edge.key, from: edge.start)
    guard slots[slot].isFree else { return }
    slots[slot] = edge
    count += 1
    if count * 3 > slots.count * 2 { grow() }
  }

  /// Notes that there is nothing to say about a edge.
  mutating func notePlain(_ number: Int) { slots[number].key |= 1 }

  /// Returns where a edge is, or the free slot that it belongs in.
  @inline(__always)
  private func slot(of key: UInt32, from world: Int32) -> Int {
    // Whether there is nothing to say does not tell edges apart.
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
    slots = [Edge](repeating: .none, count: old.count * 2)
    for edge in old where !edge.isFree { slots[slot(of: edge.key, from: edge.start)] = edge }
  }
}
