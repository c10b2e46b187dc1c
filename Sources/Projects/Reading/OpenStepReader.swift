/// Reads the property lists of `.pbxproj` and `.strings` files: `{ key = value; }`, `( a, b )`,
/// `"text"`, `word`, `<data>`, with comments between any of them.
///
/// What is malformed is skipped up to the next `;`, `,` or bracket, and noted with its line.
struct OpenStepReader {
  private var cursor: ByteCursor
  private var notes = NoteList()

  static func read(_ bytes: [UInt8]) -> Reading<PropertyValue?> {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Reading(nil, notes: [ReadingNote(line: 0, reason: "it is UTF-16, not UTF-8")])
    }
    var reader = OpenStepReader(cursor: ByteCursor(bytes))
    let value = reader.readValue(depth: 0)
    if value == nil { reader.notes.add("it is not a property list", line: 0) }
    return Reading(value, notes: reader.notes.notes)
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  /// Reads one value; nil where none begins.
  private mutating func readValue(depth: Int) -> PropertyValue? {
    skipSpace()
    switch cursor.byte {
    case UInt8(ascii: "{"):
      guard depth < ReadingLimit.depth else { return skipTooDeep() }
      return readDictionary(depth: depth)
    case UInt8(ascii: "("):
      guard depth < ReadingLimit.depth else { return skipTooDeep() }
      return readArray(depth: depth)
    case UInt8(ascii: "<"):
      _ = cursor.skip(to: ">")
      cursor.advance()
      return .other
    default: return readText().map { .string($0) }
    }
  }

  private mutating func readDictionary(depth: Int) -> PropertyValue {
    cursor.advance()
    var values: [String: PropertyValue] = [:]
    while true {
      skipSpace()
      guard let byte = cursor.byte else {
        notes.add("the file ends in a dictionary", line: cursor.line)
        break
      }
      if byte == UInt8(ascii: "}") {
        cursor.advance()
        break
      }
      let line = cursor.line
      guard let key = readText() else {
        skipMalformed("a key is missing", line: line)
        continue
      }
      skipSpace()
      guard cursor.byte == UInt8(ascii: "=") else {
        skipMalformed("`=` is missing behind `\(key.prefix(40))`", line: line)
        continue
      }
      cursor.advance()
      let isCut = cursor.isAtEnd
      if let value = readValue(depth: depth + 1), !isCut { values[key] = value }
      endEntry(UInt8(ascii: ";"), line: line)
    }
    return .dictionary(values)
  }

  private mutating func readArray(depth: Int) -> PropertyValue {
    cursor.advance()
    var values: [PropertyValue] = []
    while true {
      skipSpace()
      guard let byte = cursor.byte else {
        notes.add("the file ends in a list", line: cursor.line)
        break
      }
      if byte == UInt8(ascii: ")") {
        cursor.advance()
        break
      }
      let line = cursor.line
      guard let value = readValue(depth: depth + 1) else {
        skipMalformed("a value is missing", line: line)
        continue
      }
      values.append(value)
      endEntry(UInt8(ascii: ","), line: line)
    }
    return .array(values)
  }

  /// Moves behind the sign that ends an entry; the last one may do without it.
  private mutating func endEntry(_ sign: UInt8, line: Int) {
    skipSpace()
    guard let byte = cursor.byte else { return }
    if byte == sign {
      cursor.advance()
    } else if byte != UInt8(ascii: "}"), byte != UInt8(ascii: ")") {
      skipMalformed("the line is not a property", line: line)
    }
  }

  /// Skips up to behind the next `;` or `,`, or to a closing bracket, which is left to its opener
  /// unless nothing else would move.
  private mutating func skipMalformed(_ reason: String, line: Int) {
    notes.add(reason, line: line)
    let start = cursor.index
    while let byte = cursor.byte {
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
        cursor.advance()
        return
      }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
        if cursor.index == start { cursor.advance() }
        return
      }
      cursor.advance()
    }
  }

  /// Skips a container that is nested too deep, with all that it holds.
  private mutating func skipTooDeep() -> PropertyValue {
    notes.add("it is nested deeper than \(ReadingLimit.depth)", line: cursor.line)
    var open = 0
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = readText()
        continue
      default: break
      }
      cursor.advance()
      if open == 0 { break }
    }
    return .other
  }

  /// Reads a word or a quoted string; nil where neither stands.
  private mutating func readText() -> String? {
    guard let first = cursor.byte else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(first) }
    let start = cursor.index
    while let byte = cursor.byte, isOfWord(byte) {
      // A comment may follow a word without a space.
      if byte == UInt8(ascii: "/"), cursor.isAt("/*") || cursor.isAt("//") && start == cursor.index
      {
        break
      }
      cursor.advance()
    }
    return cursor.index > start ? cursor.text(from: start) : nil
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    if byte.isLetter || byte.isDigit || byte >= 0x80 { return true }
    return "_$./:-+@*#%&!?~^|\\`[]".utf8.contains(byte)
  }

  private mutating func readQuoted(_ quote: UInt8) -> String {
    let line = cursor.line
    cursor.advance()
    let start = cursor.index
    // Nearly every string has no escapes.
    while let byte = cursor.byte, byte != quote, byte != UInt8(ascii: "\\") { cursor.advance() }
    if cursor.byte == quote {
      let text = cursor.text(from: start)
      cursor.advance()
      return text
    }
    var bytes = Array(cursor.bytes[start..<cursor.index])
    while let byte = cursor.byte, byte != quote {
      cursor.advance()
      if byte == UInt8(ascii: "\\") { bytes += readEscape() } else { bytes.append(byte) }
    }
    if cursor.isAtEnd { notes.add("the file ends in a string", line: line) }
    cursor.advance()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() -> [UInt8] {
    guard let byte = cursor.byte else { return [] }
    cursor.advance()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var value: UInt32 = 0
      var count = 0
      while count < 4, let digit = cursor.byte?.hexadecimal {
        value = value << 4 | digit
        count += 1
        cursor.advance()
      }
      return Array(String(Unicode.Scalar(value).map { Character($0) } ?? "\u{FFFD}").utf8)
    default: return [byte]
    }
  }

  private mutating func skipSpace() {
    while true {
      cursor.skipBlanks()
      if cursor.isAt("/*") {
        let line = cursor.line
        cursor.advance(by: 2)
        if !cursor.skip(to: "*/") { notes.add("the file ends in a comment", line: line) }
        cursor.advance(by: 2)
      } else if cursor.isAt("//") {
        while let byte = cursor.byte, byte != UInt8(ascii: "\n") { cursor.advance() }
      } else {
        return
      }
    }
  }
}
