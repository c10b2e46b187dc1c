/// The numbers of things whose equals share a key: where to look whether one is known already.
package struct NumberIndex: ~Copyable {
  /// The upper half of a key and a number plus one, at the place of the key or behind it; zero is
  /// free.
  private var slots = Column<UInt64>(repeating: 0, count: 16)
  private var count = 0

  package init() {}

  /// About how many bytes it takes.
  package var footprint: Int { slots.footprint }

  // Callers that look for something go from number to number themselves: what a closure sees is
  // copied.

  /// Where the numbers of a key begin.
  package func place(of key: UInt64) -> Int {
    // By the upper half alone, which is all that is kept of a key.
    Int(truncatingIfNeeded: ((key >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 24) & (slots.count - 1)
  }

  /// Returns the next number from a slot on that may be of that key, and goes on behind it; nil
  /// where there is none.
  package func nextNumber(of key: UInt64, from slot: inout Int) -> Int? {
    while slots[slot] != 0 {
      let entry = slots[slot]
      slot = (slot + 1) & (slots.count - 1)
      if entry >> 32 == key >> 32 { return Int(entry & 0xFFFF_FFFF) - 1 }
    }
    return nil
  }

  /// Takes all numbers away.
  mutating func removeAll() {
    if count == 0 { return }
    count = 0
    for slot in 0..<slots.count { slots[slot] = 0 }
  }

  /// Adds a number, from 0, to those of a key.
  package mutating func insert(_ number: Int, key: UInt64) {
    count += 1
    if count * 8 > slots.count * 7 { grow() }
    put((key >> 32) << 32 | UInt64(number + 1))
  }

  private mutating func put(_ entry: UInt64) {
    var slot = place(of: entry)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  private mutating func grow() {
    var former = Column<UInt64>(repeating: 0, count: slots.count * 2)
    swap(&former, &slots)
    for slot in 0..<former.count where former[slot] != 0 { put(former[slot]) }
  }
}
