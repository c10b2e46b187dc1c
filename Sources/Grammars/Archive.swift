/// A zip file whose entries are stored as they are.
struct Archive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file; its path is in ASCII.
  mutating func add(_ path: String, _ content: [UInt8]) {
    let offset = bytes.count
    let name = Array(path.utf8)
    let size = Archive.four(content.count)
    // Version 2.0, no flags, stored, the first day that the format has.
    let common: [UInt8] =
      [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + Archive.four(Int(Archive.checksum(content)))
      + size + size + Archive.two(name.count) + [0, 0]
    bytes += [0x50, 0x4B, 3, 4] + common + name + content
    directory += [0x50, 0x4B, 1, 2, 20, 0] + common
    // No comment, the first disk, no attributes.
    directory += [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Archive.four(offset) + name
    count += 1
  }

  /// The file: what was added, and the list of it.
  var file: [UInt8] {
    bytes + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Archive.two(count) + Archive.two(count)
      + Archive.four(directory.count) + Archive.four(bytes.count) + [0, 0]
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private static func four(_ number: Int) -> [UInt8] {
    two(number) + two(number >> 16)
  }

  /// The CRC-32 of zip files.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
