import Interpreter

/// An order that a seed makes: the same for the same seed, on every machine.
package struct Shuffling: Hashable, Sendable {
  package var seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// Brings `elements` into another order; those of one file have one of their own.
  package func shuffle<Element>(_ elements: inout [Element], salt: [UInt8] = []) {
    var state = FNV.hash(salt, FNV.start ^ seed)
    for index in elements.indices.dropFirst().reversed() {
      elements.swapAt(index, Int(Shuffling.next(&state) % UInt64(index + 1)))
    }
  }

  /// SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
