/// Writes XML 1.0 into a buffer, indented, escapes included.
struct XMLWriter: Sendable {
  private(set) var text = TextBuffer()
  private var depth = 0

  init() {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    text.newline()
  }

  /// Writes an element that holds others.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    text.append(">")
    text.newline()
    depth += 1
    body(&self)
    depth -= 1
    text.space(2 * depth)
    close(name)
  }

  /// Writes an element that holds nothing but text, or nothing at all.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], text content: String = ""
  ) {
    open(name, attributes)
    if content.isEmpty {
      text.append("/>")
      return text.newline()
    }
    text.append(">")
    escape(content, isAttribute: false)
    close(name)
  }

  private mutating func open(_ name: String, _ attributes: [(String, String)]) {
    text.space(2 * depth)
    text.append("<" + name)
    for (key, value) in attributes {
      text.append(" " + key + "=\"")
      escape(value, isAttribute: true)
      text.append("\"")
    }
  }

  private mutating func close(_ name: String) {
    text.append("</" + name + ">")
    text.newline()
  }

  /// Writes characters that have a meaning of their own as references, and those that XML has no
  /// way to hold as `\u{1B}`.
  private mutating func escape(_ value: String, isAttribute: Bool) {
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x26: text.append("&amp;")
      case 0x3C: text.append("&lt;")
      case 0x3E: text.append("&gt;")
      case 0x22: text.append("&quot;")
      case 0x09 where isAttribute: text.append("&#9;")
      case 0x0A where isAttribute: text.append("&#10;")
      case 0x0D: text.append("&#13;")
      case 0x09, 0x0A: text.append(byte: UInt8(scalar.value))
      case 0x00..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF:
        text.append("\\u{" + hexadecimal(scalar.value, digits: 1) + "}")
      default: text.append(scalar)
      }
    }
  }
}
