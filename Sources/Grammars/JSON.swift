/// A value of JSON, for files that people may read.
indirect enum JSON {
  case text(String)
  case list([JSON])
  case object([(key: String, value: JSON)])

  /// Returns the value as lines, two columns a level.
  func written(indentedBy level: Int = 0) -> String {
    let inner = String(repeating: "  ", count: level + 1)
    let outer = String(repeating: "  ", count: level)
    switch self {
    case .text(let text): return JSON.quoted(text)
    case .list(let values):
      let lines = values.map { inner + $0.written(indentedBy: level + 1) }
      return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let fields):
      let lines = fields.map { key, value in
        inner + JSON.quoted(key) + ": " + value.written(indentedBy: level + 1)
      }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
