/// Spellings and their numbers; starts with every `Word`.
///
/// Spellings are kept as bytes, one after the other; an open-addressed table finds them by hash.
package struct NameTable: Sendable {
  /// The bytes of every spelling, in the order of their numbers.
  private var text: [UInt8]
  /// Where each spelling starts in `text`, and where the last one ends.
  private var starts: [UInt32]
  /// The hash of each spelling, by its number.
  private var hashes: [UInt32]
  /// A number plus one at the place of its hash or behind it; zero is free. A power of two.
  private var slots: [UInt32]

  /// Creates a table that holds the words of the language.
  package init() { self = NameTable.words }

  /// A table without even the words: what stands in while the true one is handed over.
  static let empty = NameTable(of: [], slotCount: 2)

  private static let words = NameTable(of: Word.all, slotCount: 4096)

  private init(of words: [Word], slotCount: Int) {
    text = []
    starts = [0]
    hashes = []
    slots = [UInt32](repeating: 0, count: slotCount)
    for word in words { _ = intern(Array(word.spelling.utf8)) }
  }

  /// The number of names.
  package var count: Int { hashes.count }

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
    if slots[slot] != 0 { return Name(id: slots[slot] - 1) }
    let id = UInt32(truncatingIfNeeded: hashes.count)
    text.append(contentsOf: bytes)
    starts.append(UInt32(truncatingIfNeeded: text.count))
    hashes.append(hash)
    slots[slot] = id + 1
    if hashes.count * 2 > slots.count { grow() }
    return Name(id: id)
  }

  /// Returns the name that `bytes` spell, or nil if nobody has interned it.
  package func name(of bytes: [UInt8]) -> Name? {
    bytes.withUnsafeBufferPointer { buffer in
      let found = slots[slot(of: buffer, hash: NameTable.hash(buffer))]
      return found == 0 ? nil : Name(id: found - 1)
    }
  }

  /// Returns the text of `name`; malformed UTF-8 is replaced.
  package func spelling(of name: Name) -> String {
    String(decoding: bytes(of: name), as: UTF8.self)
  }

  /// Returns the bytes of `name`, none if it is of another table.
  package func bytes(of name: Name) -> ArraySlice<UInt8> {
    let index = Int(name.id)
    guard index < hashes.count else { return [] }
    return text[Int(starts[index])..<Int(starts[index + 1])]
  }

  /// Returns the slot that holds `bytes`, or the free one where they belong.
  private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let id = slots[slot]
      if id == 0 || (hashes[Int(id - 1)] == hash && equals(Int(id - 1), bytes)) { return slot }
      slot = (slot + 1) & mask
    }
  }

  private func equals(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == bytes.count else { return false }
    var offset = 0
    while offset < bytes.count {
      if text[start + offset] != bytes[offset] { return false }
      offset += 1
    }
    return true
  }

  private mutating func grow() {
    let size = slots.count * 2
    slots = [UInt32](repeating: 0, count: size)
    for index in 0..<hashes.count {
      var slot = Int(hashes[index]) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }

  /// Mixes eight bytes at a time; the order of names never depends on it.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
    var index = 0
    while index < bytes.count {
      var chunk: UInt64 = 0
      let end = min(index + 8, bytes.count)
      while index < end {
        chunk = chunk << 8 | UInt64(bytes[index])
        index += 1
      }
      hash = (hash ^ chunk) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 29)
  }
}
