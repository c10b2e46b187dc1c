/// Bytes of a report in the making.
///
/// This target turns results and diagnostics into bytes. It knows no file, no terminal and no
/// clock: what it prints is a function of its arguments.
package struct TextBuffer: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// The bytes as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Forgets all bytes and keeps the room.
  package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Appends text that is known to be printable.
  package mutating func append(_ text: String) {
    var text = text
    // Where it lies: byte by byte it would take many times as long.
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends what another report holds.
  package mutating func append(_ other: TextBuffer) { bytes += other.bytes }

  /// Appends a scalar in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 { return bytes.append(UInt8(scalar.value)) }
    bytes.append(contentsOf: String(scalar).utf8)
  }

  /// Appends bytes as they are, whatever they are.
  package mutating func append(bytes other: [UInt8]) { bytes += other }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  /// Appends text as it may be printed within a line.
  mutating func append(printable text: String) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard isPrintableASCII(utf8) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { append(printable(text)) }
  }

  /// Appends `text` between the codes of `style`.
  mutating func append(_ text: String, _ style: Palette.Style) {
    if style == .none { return append(text) }
    append(style.start)
    append(text)
    append(style.end)
  }

  mutating func append(repeating byte: UInt8, _ count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  mutating func space() { bytes.append(UInt8(ascii: " ")) }

  mutating func space(_ count: Int) { append(repeating: UInt8(ascii: " "), count) }

  /// Appends one digit after another.
  mutating func append(_ number: Int) { bytes.append(decimal: number) }

  package mutating func newline() { bytes.append(UInt8(ascii: "\n")) }
}

extension [UInt8] {
  /// Appends one digit after another.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    var unit: UInt = 1
    while magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(magnitude / unit % 10))
      unit /= 10
    }
  }
}

extension TextBuffer {
  /// Appends a line of a block: its key in a column of `width`, unless it goes on, and its value.
  mutating func field(
    _ key: String, _ value: String, _ look: Look, _ style: Palette.Style = .none, width: Int = 10
  ) {
    space(2)
    if !key.isEmpty { append(key, look.palette.hint) }
    space(max(1, width - key.utf8.count))
    append(value, style)
    newline()
  }
}
