/// A value of JSON, as a record holds it.
package indirect enum JSONValue: Sendable {
  case null
  case flag(Bool)
  /// As it is spelled.
  case number(String)
  case text(String)
  case list([JSONValue])
  /// In the order of the text.
  case object([(key: String, value: JSONValue)])

  /// Reads one value; nil where `bytes` are none, or something follows.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = JSONReader(bytes)
    guard let value = reader.readValue(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// The value of a key; nil where there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.key == key }?.value
  }

  /// A whole number; nil for anything else.
  package var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  /// A number of things, never so many that those of some runs could not be added.
  var count: Int? { integer.map { min(max(0, $0), Int.max >> 8) } }

  /// The elements of a list; none for anything else.
  package var elements: [JSONValue] { if case .list(let values) = self { values } else { [] } }

  package var string: String? { if case .text(let text) = self { text } else { nil } }

  /// Writes it as the value of a key.
  func write(_ key: String, to json: inout JSONWriter) {
    switch self {
    case .null: json.null(key)
    case .flag(let flag): json.field(key, flag)
    case .number(let digits): json.field(key, number: digits)
    case .text(let text): json.field(key, text)
    case .list(let values):
      json.array(key) { json in for value in values { value.writeElement(to: &json) } }
    case .object(let fields):
      json.object(key) { json in for (key, value) in fields { value.write(key, to: &json) } }
    }
  }

  /// Writes it as an element of an array.
  private func writeElement(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.element(text)
    case .number(let digits): json.element(number: digits)
    case .null: json.element(number: "null")
    case .flag(let flag): json.element(number: flag ? "true" : "false")
    case .list(let values):
      json.array { json in for value in values { value.writeElement(to: &json) } }
    case .object(let fields):
      json.object { json in for (key, value) in fields { value.write(key, to: &json) } }
    }
  }

  /// The text of it.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    writeElement(to: &json)
    return json.text.bytes
  }
}

extension JSONValue {
  /// A truth; nil for anything else.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// `true` iff it is `null`.
  package var isNull: Bool { if case .null = self { true } else { false } }

  package static func whole(_ number: Int) -> JSONValue { .number(String(number)) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(integerLiteral number: Int) { self = .whole(number) }
  package init(arrayLiteral values: JSONValue...) { self = .list(values) }
  package init(dictionaryLiteral fields: (String, JSONValue)...) {
    self = .object(fields.map { (key: $0.0, value: $0.1) })
  }
}

/// Reads values of JSON, one byte after the other.
private struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  private static let depthLimit = 100

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index == bytes.endIndex
    }
  }

  mutating func readValue(depth: Int) -> JSONValue? {
    skipBlanks()
    guard depth < JSONReader.depthLimit, index < bytes.endIndex else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return readObject(depth)
    case UInt8(ascii: "["): return readList(depth)
    case UInt8(ascii: "\""): return readText().map { .text($0) }
    case UInt8(ascii: "t"): return take("true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .flag(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return readNumber()
    }
  }

  private mutating func readObject(_ depth: Int) -> JSONValue? {
    index += 1
    var fields: [(key: String, value: JSONValue)] = []
    if take("}") { return .object(fields) }
    while true {
      skipBlanks()
      guard let key = readText(), take(":"), let value = readValue(depth: depth + 1) else {
        return nil
      }
      fields.append((key, value))
      if take("}") { return .object(fields) }
      guard take(",") else { return nil }
    }
  }

  private mutating func readList(_ depth: Int) -> JSONValue? {
    index += 1
    var values: [JSONValue] = []
    if take("]") { return .list(values) }
    while true {
      guard let value = readValue(depth: depth + 1) else { return nil }
      values.append(value)
      if take("]") { return .list(values) }
      guard take(",") else { return nil }
    }
  }

  private mutating func readNumber() -> JSONValue? {
    let start = index
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        index += 1
      default: return number(from: start)
      }
    }
    return number(from: start)
  }

  private func number(from start: Int) -> JSONValue? {
    index > start ? .number(String(decoding: bytes[start..<index], as: UTF8.self)) : nil
  }

  private mutating func readText() -> String? {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { return nil }
    index += 1
    var text: [UInt8] = []
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): guard readEscape(&text) else { return nil }
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape(_ text: inout [UInt8]) -> Bool {
    guard index < bytes.endIndex else { return false }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = readScalar() else { return false }
      text += Array(String(scalar).utf8)
    default: return false
    }
    return true
  }

  /// The character behind `\u`, which may take two escapes; nil where no digits follow.
  ///
  /// Half of a pair is U+FFFD: editors send one where a text has one, and to refuse the message
  /// would lose an edit for good.
  private mutating func readScalar() -> Unicode.Scalar? {
    guard let code = readUnit() else { return nil }
    guard code & 0xFC00 == 0xD800 else { return Unicode.Scalar(code) ?? "\u{FFFD}" }
    let end = index
    if take("\\u"), let low = readUnit(), low & 0xFC00 == 0xDC00 {
      return Unicode.Scalar(0x10000 + (code & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
    }
    index = end
    return "\u{FFFD}"
  }

  private mutating func readUnit() -> UInt32? {
    guard bytes.endIndex - index >= 4 else { return nil }
    var code: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): code = code << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): code = code << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): code = code << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    index += 4
    return code
  }

  /// Takes a word or a sign, with the blanks in front of it.
  private mutating func take(_ word: StaticString) -> Bool {
    if word.utf8CodeUnitCount == 1 { skipBlanks() }
    guard bytes.endIndex - index >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] {
      return false
    }
    index += word.utf8CodeUnitCount
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }
}
