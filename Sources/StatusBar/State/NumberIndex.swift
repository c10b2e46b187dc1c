/// The numbers of things whose equals share a key: where to look whether one is known already.
package struct NumberIndex {
  /// The upper half of a key and a number plus one, at the place of the key or behind it; zero is
  /// free.
  private var slots = [UInt64](repeating: 0, count: 16)
  private var count = 0

  package init() {}

  /// About how many bytes it takes.
  package var footprint: Int { slots.count * MemoryLayout<UInt64>.stride }

  /// Returns the first number of that key for which something holds.
  package func find(_ key: UInt64, where isIt: (Int) -> Bool) -> Int? {
    var slot = place(of: key)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if entry >> 32 == key >> 32, isIt(Int(entry & 0xFFFF_FFFF) - 1) {
        return Int(entry & 0xFFFF_FFFF) - 1
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
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

  /// By the upper half alone, which is all that is kept of a key.
  private func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: ((key >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 24) & (slots.count - 1)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { put(entry) }
  }
}
