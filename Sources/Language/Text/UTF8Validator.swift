/// Finds bytes that are not UTF-8.
enum UTF8Validator {
  /// Returns the length of the well-formed sequence at `index`, zero if there is none.
  static func length(_ bytes: [UInt8], at index: Int, end: Int) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    let count = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard count > 0, index + count <= end else { return 0 }
    for offset in 1..<count where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    let second = bytes[index + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? count : 0
    case 0xED: return second < 0xA0 ? count : 0
    case 0xF0: return second >= 0x90 ? count : 0
    case 0xF4: return second < 0x90 ? count : 0
    default: return count
    }
  }

  /// Returns the range of the first bytes that are not UTF-8, and how many such places there are.
  static func malformed(_ bytes: [UInt8]) -> (first: SourceRange, count: Int)? {
    var first: SourceRange?
    var count = 0
    var index = skipASCII(bytes, from: 0)
    while index < bytes.count {
      let length = length(bytes, at: index, end: bytes.count)
      if length > 0 {
        index = skipASCII(bytes, from: index + length)
        continue
      }
      let start = index
      while index < bytes.count, self.length(bytes, at: index, end: bytes.count) == 0 { index += 1 }
      count += 1
      first =
        first
        ?? SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: index))
    }
    return first.map { ($0, count) }
  }

  /// Returns the offset of the next byte beyond ASCII; eight bytes at a time.
  private static func skipASCII(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      var index = start
      while index + 8 <= buffer.count {
        let chunk = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if chunk & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      while index < buffer.count, buffer[index] < 0x80 { index += 1 }
      return index
    }
  }
}
