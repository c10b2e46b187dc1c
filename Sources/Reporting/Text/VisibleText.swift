import Picture

/// What a person sees of some bytes, and where each of them is drawn.
///
/// Tabs are expanded, control characters and malformed UTF-8 are written as escapes, so that no
/// source can command the terminal. The unit is the grapheme cluster.
package struct VisibleText {
  /// The printable form.
  private(set) var bytes: [UInt8] = []
  /// One for each cluster, in order, and one behind the last.
  private(set) var units: [Unit] = []

  /// One cluster: where it begins in the source, in `bytes` and on the screen.
  struct Unit: Hashable {
    var source: Int
    var rendered: Int
    var cell: Int
  }

  /// What becomes of tabs and ends of lines.
  enum Controls { case expanded, escaped }

  private var cell = 0

  /// Renders `source[range]`.
  init(_ source: [UInt8], _ range: Range<Int>, controls: Controls = .expanded) {
    units.reserveCapacity(range.count + 1)
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      let followed = index + 1 < range.upperBound && source[index + 1] >= 0x80
      if byte >= 0x20 && byte < 0x7F && !followed {
        put(byte, at: index)
        index += 1
      } else if byte == 9 && controls == .expanded {
        putTab(at: index)
        index += 1
      } else {
        index = putUnusual(source, index, range.upperBound)
      }
    }
    units.append(Unit(source: range.upperBound, rendered: bytes.count, cell: cell))
  }

  /// The cells in all.
  var width: Int { cell }

  /// Returns a text of several lines as a terminal may show it.
  package static func lines(_ bytes: [UInt8]) -> [UInt8] {
    var shown: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let isWindows = end > start && end < bytes.count && bytes[end - 1] == 0x0D
      shown += VisibleText(bytes, start..<(isWindows ? end - 1 : end)).bytes
      if end < bytes.count { shown.append(0x0A) }
      start = end + 1
    }
    return shown
  }

  /// The index of the unit that holds the byte at `offset`.
  func unitIndex(at offset: Int) -> Int {
    var low = 0
    var high = units.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if units[middle].source <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func put(_ byte: UInt8, at source: Int) {
    units.append(Unit(source: source, rendered: bytes.count, cell: cell))
    bytes.append(byte)
    cell += 1
  }

  private mutating func putTab(at source: Int) {
    units.append(Unit(source: source, rendered: bytes.count, cell: cell))
    repeat {
      bytes.append(UInt8(ascii: " "))
      cell += 1
    } while cell % 4 != 0
  }

  private mutating func put(escape: String, at source: Int) {
    units.append(Unit(source: source, rendered: bytes.count, cell: cell))
    bytes.append(contentsOf: escape.utf8)
    cell += escape.utf8.count
  }

  /// Renders what is not plain ASCII from `start` on; returns where plain text may go on.
  private mutating func putUnusual(_ source: [UInt8], _ start: Int, _ end: Int) -> Int {
    guard let (scalar, length) = decodeScalar(source, start, end) else {
      put(escape: "\\x" + hexadecimal(UInt32(source[start]), digits: 2), at: start)
      return start + 1
    }
    if let escape = escape(for: scalar) {
      put(escape: escape, at: start)
      return start + length
    }
    var stop = start + length
    while stop < end, let (next, length) = decodeScalar(source, stop, end),
      escape(for: next) == nil, source[stop] >= 0x80
    {
      stop += length
    }
    var offset = start
    for character in String(decoding: source[start..<stop], as: UTF8.self) {
      units.append(Unit(source: offset, rendered: bytes.count, cell: cell))
      bytes.append(contentsOf: character.utf8)
      offset += character.utf8.count
      cell += CharacterWidth.cells(of: character)
    }
    return stop
  }

  /// The escape of a scalar that must not reach a terminal as it is, nil if it may.
  private func escape(for scalar: UInt32) -> String? {
    switch scalar {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x00...0x1F, 0x7F...0xA0, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF, 0xE0000...0xE0FFF:
      "\\u{" + hexadecimal(scalar, digits: 1) + "}"
    default: nil
    }
  }
}

/// Returns `text` as it may be printed within a line.
func printable(_ text: String) -> String {
  var text = text
  if text.withUTF8({ isPrintableASCII($0) }) { return text }
  let bytes = Array(text.utf8)
  let visible = VisibleText(bytes, 0..<bytes.count, controls: .escaped)
  return String(decoding: visible.bytes, as: UTF8.self)
}

/// `true` iff all of it is printed as it is, a cell each.
func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  // All of them are looked at, for there is nothing to branch on.
  var others: UInt8 = 0
  for byte in bytes { others |= byte < 0x20 || byte >= 0x7F ? 1 : 0 }
  return others == 0
}

/// Returns `value` in upper-case hexadecimal with at least `digits` digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// Decodes the scalar at `start`; nil if the bytes there are not well-formed UTF-8.
func decodeScalar(_ source: [UInt8], _ start: Int, _ end: Int) -> (value: UInt32, length: Int)? {
  let first = source[start]
  if first < 0x80 { return (UInt32(first), 1) }
  let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
  guard first >= 0xC2, first <= 0xF4, start + length <= end else { return nil }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for index in start + 1..<start + length {
    guard source[index] & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(source[index] & 0x3F)
  }
  let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
  guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
  return (value, length)
}
