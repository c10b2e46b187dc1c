/// A value of a property list, in whichever of its three forms it was written.
package enum PropertyValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  /// A date, data or a real number, of which nothing is asked.
  case other
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  /// The value of a key; nil for what is not a dictionary.
  package subscript(key: String) -> PropertyValue? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  /// The text of a string or a number.
  package var string: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .other, .array, .dictionary: nil
    }
  }

  package var array: [PropertyValue] {
    if case .array(let values) = self { values } else { [] }
  }

  package var dictionary: [String: PropertyValue] {
    if case .dictionary(let values) = self { values } else { [:] }
  }

  /// The strings of an array, or the one that stands in its place.
  package var strings: [String] {
    switch self {
    case .array(let values): values.compactMap { $0.string }
    case .string, .integer, .boolean: string.map { [$0] } ?? []
    case .other, .dictionary: []
    }
  }

  /// What a flag says: `YES`, `true`, `1` and their opposites; nil for anything else.
  package var flag: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .integer(let number): number != 0
    case .string(let text): PropertyValue.flag(text)
    case .other, .array, .dictionary: nil
    }
  }

  /// Returns what a word says as a flag.
  package static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }
}

/// Reads a property list in any of its three forms; nil where the bytes are of none.
///
/// Total: any bytes give what could be read of them.
package func readPropertyList(_ bytes: [UInt8]) -> Reading<PropertyValue?> {
  if bytes.starts(with: Array("bplist".utf8)) { return BinaryPropertyList.read(bytes) }
  var cursor = ByteCursor(bytes)
  cursor.skipBlanks()
  if cursor.byte == UInt8(ascii: "<"), cursor.byte(ahead: 1) != UInt8(ascii: "<"),
    cursor.byte(ahead: 1)?.hexadecimal == nil || cursor.isAt("<dict")
  {
    return XMLPropertyList.read(bytes)
  }
  return OpenStepReader.read(bytes)
}
