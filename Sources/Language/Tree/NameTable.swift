/// Spellings and their numbers; starts with every `Word`.
///
/// Spellings are kept as bytes, one after the other; an open-addressed table finds them by hash.
package struct NameTable: Sendable {
  /// The bytes of every spelling, in the order of their numbers.
  private var text: [UInt8]
  /// Where each spelling starts in `text`, and where the last one ends.
  private var starts: [UInt32]
  /// A hash, and a number plus one, at the place of the hash or behind it; zero is free.
  private var slots: [UInt64]

  /// Creates a table that holds the words of the language.
  package init() { self = NameTable.words }

  /// A table without even the words: what stands in while the true one is handed over.
  static let empty = NameTable(of: [], slotCount: 2)

  private static let words = NameTable(of: Word.all, slotCount: 4096)

  private init(of words: [Word], slotCount: Int) {
    text = []
    starts = [0]
    slots = [UInt64](repeating: 0, count: slotCount)
    text.reserveCapacity(words.count * 16)
    starts.reserveCapacity(words.count * 2)
    for word in words {
      var spelling = word.spelling
      _ = spelling.withUTF8 { intern($0) }
    }
  }

  /// The number of names.
  package var count: Int { starts.count - 1 }

  /// Returns the name that `bytes` spell, which is made if there is none.
  package mutating func intern(_ bytes: [UInt8]) -> Name {
    intern(bytes, from: 0, to: bytes.count)
  }

  /// Returns the name that the bytes from `start` up to `end` spell, which is made if need be.
  package mutating func intern(_ bytes: [UInt8], from start: Int, to end: Int) -> Name {
    bytes.withUnsafeBufferPointer { buffer in
      intern(UnsafeBufferPointer(rebasing: buffer[start..<end]))
    }
  }

  /// Returns the name of `spelling`, which is made if there is none; not for hot paths.
  package mutating func intern(_ spelling: String) -> Name { intern(Array(spelling.utf8)) }

  private mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let hash = NameTable.hash(bytes)
    let slot = self.slot(of: bytes, hash: hash)
    let found = UInt32(truncatingIfNeeded: slots[slot])
    if found != 0 { return Name(id: found - 1) }
    let id = UInt32(truncatingIfNeeded: count)
    text.append(contentsOf: bytes)
    starts.append(UInt32(truncatingIfNeeded: text.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(id + 1)
    if count * 2 > slots.count { grow() }
    return Name(id: id)
  }

  /// Returns the name that `bytes` spell, or nil if it is not interned.
  package func name(of bytes: [UInt8]) -> Name? {
    bytes.withUnsafeBufferPointer { buffer in
      let slot = slot(of: buffer, hash: NameTable.hash(buffer))
      let found = UInt32(truncatingIfNeeded: slots[slot])
      return found == 0 ? nil : Name(id: found - 1)
    }
  }

  /// Returns the name that the bytes from `start` up to `end` spell, or nil.
  package func name(_ bytes: [UInt8], from start: Int, to end: Int) -> Name? {
    bytes.withUnsafeBufferPointer { buffer in
      let piece = UnsafeBufferPointer(rebasing: buffer[start..<end])
      let found = UInt32(truncatingIfNeeded: slots[slot(of: piece, hash: NameTable.hash(piece))])
      return found == 0 ? nil : Name(id: found - 1)
    }
  }

  /// Returns the text of `name` as it is shown; malformed UTF-8 is replaced.
  package func spelling(of name: Name) -> String {
    String(decoding: bytes(of: name).prefix { $0 != DistinctNames.mark }, as: UTF8.self)
  }

  /// Returns the name that stands in the text for one that is told apart: `Mode` for `Player.Mode`
  /// and for a `Mode` that is private to its file; nil for any other.
  package func written(_ name: Name) -> Name? {
    let bytes = bytes(of: name)
    let shown = bytes.prefix { $0 != DistinctNames.mark }
    let last = shown.split(separator: UInt8(ascii: ".")).last ?? shown
    return last.count == bytes.count ? nil : self.name(of: Array(last))
  }

  /// Returns the bytes of `name`, none if it is of another table.
  package func bytes(of name: Name) -> ArraySlice<UInt8> {
    let index = Int(name.id)
    guard index < count else { return [] }
    return text[Int(starts[index])..<Int(starts[index + 1])]
  }

  /// Returns the slot that holds `bytes`, or the free one where they belong.
  private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return slot }
      if entry >> 32 == UInt64(hash), equals(Int(entry & 0xFFFF_FFFF) - 1, bytes) { return slot }
      slot = (slot + 1) & mask
    }
  }

  private func equals(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == bytes.count else { return false }
    return text.withUnsafeBytes { text in
      UnsafeRawBufferPointer(rebasing: text[start..<start + bytes.count])
        .holdsTheSame(as: UnsafeRawBufferPointer(bytes))
    }
  }

  private mutating func grow() {
    let size = slots.count * 2
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = entry
    }
  }

  /// Mixes eight bytes at a time; the order of names never depends on it.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = raw.count
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    if count >= 8 {
      // The last eight once more, in part, rather than what is left one by one.
      if index < count { rest = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    } else {
      if count >= 4 {
        rest = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
        index = 4
      }
      while index < count {
        rest = rest << 8 | UInt64(raw[index])
        index += 1
      }
    }
    hash = mix(hash ^ rest)
    return UInt32(truncatingIfNeeded: hash >> 16)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0xFF51_AFD7_ED55_8CCD
    return product ^ product >> 32
  }
}
