/// Writes JSON into a buffer, commas and escapes included.
package struct JSONWriter: Sendable {
  package var text = TextBuffer()
  private var needsComma = false
  private var escapesAll = false

  package init() {}

  /// Writes one object on a line of its own.
  package mutating func record(_ body: (inout JSONWriter) -> Void) {
    needsComma = false
    open("{")
    body(&self)
    close("}")
    text.newline()
  }

  /// Writes one array, and the end of a line.
  mutating func list(_ body: (inout JSONWriter) -> Void) {
    needsComma = false
    open("[")
    body(&self)
    close("]")
    text.newline()
  }

  /// Writes a string alone; `escapingAll` leaves no character outside ASCII that is not printable.
  mutating func value(_ value: String, escapingAll: Bool) {
    escapesAll = escapingAll
    quote(value)
    escapesAll = false
  }

  mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    open("{")
    body(&self)
    close("}")
  }

  mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    open("[")
    body(&self)
    close("]")
  }

  package mutating func field(_ key: String, _ value: String) {
    begin(key)
    quote(value)
    needsComma = true
  }

  package mutating func field(_ key: String, _ value: Int) {
    begin(key)
    text.append(value)
    needsComma = true
  }

  /// Writes a number that is spelled already.
  mutating func field(_ key: String, number spelling: String) {
    begin(key)
    text.append(spelling)
    needsComma = true
  }

  mutating func field(_ key: String, _ value: Bool) {
    begin(key)
    text.append(value ? "true" : "false")
    needsComma = true
  }

  /// Writes `null` for nil: a reader finds every key.
  mutating func field(_ key: String, _ value: String?) {
    if let value { return field(key, value) }
    begin(key)
    text.append("null")
    needsComma = true
  }

  mutating func null(_ key: String) { field(key, String?.none) }

  mutating func element(_ value: String) {
    begin(nil)
    quote(value)
    needsComma = true
  }

  mutating func element(_ value: Int) { element(number: String(value)) }

  /// Writes a number that is spelled already.
  mutating func element(number spelling: String) {
    begin(nil)
    text.append(spelling)
    needsComma = true
  }

  private mutating func open(_ bracket: String) {
    text.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text.append(bracket)
    needsComma = true
  }

  private mutating func begin(_ key: String?) {
    if needsComma { text.append(byte: UInt8(ascii: ",")) }
    guard let key else { return }
    quote(key)
    text.append(byte: UInt8(ascii: ":"))
  }

  private mutating func quote(_ value: String) {
    text.append(byte: UInt8(ascii: "\""))
    if escapesAll && value.utf8.contains(where: { $0 >= 0x7F }) {
      quoteScalars(value)
      return text.append(byte: UInt8(ascii: "\""))
    }
    var before: UInt8 = 0
    for byte in value.utf8 {
      switch byte {
      // The second half of a control character, which a terminal would obey.
      case 0x80..<0xA0 where before == 0xC2:
        text.append("\\u" + hexadecimal(UInt32(byte), digits: 4))
      case _ where before == 0xC2:
        text.append(byte: before)
        text.append(byte: byte)
      case 0xC2: break
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text.append(byte: UInt8(ascii: "\\"))
        text.append(byte: byte)
      case 0x0A: text.append("\\n")
      case 0..<0x20, 0x7F: text.append("\\u" + hexadecimal(UInt32(byte), digits: 4))
      default: text.append(byte: byte)
      }
      before = byte
    }
    text.append(byte: UInt8(ascii: "\""))
  }

  /// Writes what a reader of YAML may refuse as an escape: everything that does not print.
  private mutating func quoteScalars(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        text.append("\\")
        text.append(scalar)
      case 0x0A: text.append("\\n")
      case 0x00..<0x20, 0x7F...0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069,
        0xFEFF, 0xFFFE, 0xFFFF:
        text.append("\\u" + hexadecimal(scalar.value, digits: 4))
      default: text.append(scalar)
      }
    }
  }
}
