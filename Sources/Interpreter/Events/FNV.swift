/// The hash FNV-1a of 64 bits: the same in every process, on every machine, unlike `Hasher`.
package enum FNV {
  package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Returns the hash of `bytes`, begun at `start`.
  package static func hash<Bytes: Sequence>(
    _ bytes: Bytes, _ start: UInt64 = FNV.start
  ) -> UInt64 where Bytes.Element == UInt8 {
    var value = start
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return value
  }
}
