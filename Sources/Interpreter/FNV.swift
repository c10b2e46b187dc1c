/// The hash FNV-1a of 64 bits: the same in every process, on every machine, unlike `Hasher`.
package enum FNV {
  package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Returns the hash of `bytes`, begun at `start`.
  package static func hash(_ bytes: [UInt8], _ start: UInt64 = FNV.start) -> UInt64 {
    hash(bytes[...], start)
  }

  /// Returns the hash of `bytes`, begun at `start`.
  ///
  /// Not of any sequence: where such a function is not specialized, it looks its types up when it
  /// runs, which takes longer than all the bytes.
  package static func hash(_ bytes: ArraySlice<UInt8>, _ start: UInt64 = FNV.start) -> UInt64 {
    var value = start
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return value
  }
}
