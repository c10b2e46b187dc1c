/// Numbers that a seed makes, the same on every machine (SplitMix64).
struct Dice: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 below `limit`.
  mutating func roll(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }

  /// `true` once in so many times.
  mutating func once(in limit: Int) -> Bool { roll(limit) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}
