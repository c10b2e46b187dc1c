/// Lays out JSON for people: what fits in a line is written in one.
enum JSONLayout {
  private static let width = 100

  static func text(of value: JSONValue) -> String { text(of: value, indent: 0, taken: 0) }

  /// Returns the text of a value of which `taken` columns of the first line are not its own.
  private static func text(of value: JSONValue, indent: Int, taken: Int) -> String {
    let short = line(of: value)
    // A comma follows.
    if taken + short.utf8.count < width { return short }
    let outer = String(repeating: " ", count: indent)
    switch value {
    case .null, .flag, .number, .text: return short
    case .list(let values):
      let isPlain = values.allSatisfy { isScalar($0) }
      let body = isPlain ? filled(values, indent: indent + 2) : blocks(values, indent: indent + 2)
      return "[\n" + body + "\n" + outer + "]"
    case .object(let fields):
      let inner = outer + "  "
      let lines = fields.map { key, value in
        let head = inner + line(of: .text(key)) + ": "
        return head + text(of: value, indent: indent + 2, taken: head.utf8.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    }
  }

  /// The elements of an array, each on lines of its own.
  private static func blocks(_ values: [JSONValue], indent: Int) -> String {
    let inner = String(repeating: " ", count: indent)
    return values.map { inner + text(of: $0, indent: indent, taken: indent) }
      .joined(separator: ",\n")
  }

  /// The elements of an array, as many in a line as fit.
  private static func filled(_ values: [JSONValue], indent: Int) -> String {
    let inner = String(repeating: " ", count: indent)
    var lines: [String] = []
    var current = ""
    for (index, value) in values.enumerated() {
      let word = line(of: value) + (index + 1 < values.count ? "," : "")
      if current.utf8.isEmpty {
        current = inner + word
      } else if current.utf8.count + 1 + word.utf8.count <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = inner + word
      }
    }
    return (lines + [current]).joined(separator: "\n")
  }

  private static func isScalar(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .flag, .number, .text: true
    case .list, .object: false
    }
  }

  /// The value in one line.
  private static func line(of value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let digits): return digits
    case .text(let text):
      var json = JSONWriter()
      json.value(text, escapingAll: false)
      return json.text.text
    case .list(let values):
      return "[" + values.map { line(of: $0) }.joined(separator: ", ") + "]"
    case .object(let fields):
      let parts = fields.map { line(of: .text($0.key)) + ": " + line(of: $0.value) }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }
}
