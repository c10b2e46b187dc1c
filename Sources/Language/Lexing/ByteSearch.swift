extension UnsafeRawBufferPointer {
  /// `true` iff both hold the same bytes; looks at eight of them at a time.
  func holdsTheSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var place = 0
    while place + 8 <= count {
      let word = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
      place += 8
    }
    // The last eight once more, in part, rather than what is left one by one.
    if place < count, count >= 8 {
      return loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        == other.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    }
    while place < count {
      if self[place] != other[place] { return false }
      place += 1
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns where a byte stands first, from an offset on, or nil; looks at eight bytes at a time.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let wanted = ones &* UInt64(byte)
    let raw = UnsafeRawBufferPointer(self)
    var position = start
    while position + 8 <= count {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let difference = word ^ wanted
      // The lowest bit that is set is that of the first zero byte.
      let found = (difference &- ones) & ~difference & tops
      if found != 0 { return position + found.trailingZeroBitCount >> 3 }
      position += 8
    }
    while position < count {
      if self[position] == byte { return position }
      position += 1
    }
    return nil
  }

  /// Tells of every place where a byte stands.
  func eachIndex(of byte: UInt8, _ tell: (Int) -> Void) {
    let (ones, low): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x7F7F_7F7F_7F7F_7F7F)
    let wanted = ones &* UInt64(byte)
    let raw = UnsafeRawBufferPointer(self)
    var position = 0
    while position + 8 <= count {
      let word = UInt64(
        littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let difference = word ^ wanted
      // The highest bit of each zero byte, and of no other.
      var found = ~(((difference & low) &+ low) | difference | low)
      while found != 0 {
        tell(position + found.trailingZeroBitCount >> 3)
        found &= found &- 1
      }
      position += 8
    }
    while position < count {
      if self[position] == byte { tell(position) }
      position += 1
    }
  }

  /// `true` iff a text stands somewhere in it, looked for by one of its bytes, which had best be
  /// rare.
  package func contains(_ text: StaticString, by anchor: Int) -> Bool {
    text.withUTF8Buffer { text in
      var start = anchor
      while let found = firstIndex(of: text[anchor], from: start) {
        let first = found - anchor
        if first + text.count <= count,
          UnsafeBufferPointer(rebasing: self[first..<first + text.count]).elementsEqual(text)
        {
          return true
        }
        start = found + 1
      }
      return false
    }
  }
}
