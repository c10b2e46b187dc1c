/// Reads the part of YAML that project files are written in: blocks of keys and of items by their
/// indentation, `[a, b]` and `{a: b}` on one line, quoted and plain text, comments.
///
/// Anchors, tags, merged keys and texts of several lines are noted and left out.
struct YAMLReader {
  private struct Line {
    var number: Int
    var indentation: Int
    var text: String
  }

  private var lines: [Line] = []
  private var next = 0
  private var notes = NoteList()

  static func read(_ bytes: [UInt8]) -> Reading<PropertyValue> {
    var reader = YAMLReader()
    reader.split(bytes)
    var values: [String: PropertyValue] = [:]
    while reader.next < reader.lines.count {
      let before = reader.next
      let block = reader.readBlock(indentation: reader.lines[before].indentation, depth: 0)
      values.merge(block.dictionary) { first, _ in first }
      if reader.next == before { reader.next += 1 }
    }
    return Reading(.dictionary(values), notes: reader.notes.notes)
  }

  /// Keeps the lines that say something, without their comments.
  private mutating func split(_ bytes: [UInt8]) {
    let raw = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in raw.enumerated() {
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      let text = YAMLReader.withoutComment(line).trimmed
      if text.isEmpty || text == "---" || text == "..." || text.hasPrefix("%") { continue }
      if line.dropFirst(indentation).first == UInt8(ascii: "\t") {
        notes.add("a tab cannot indent", line: index + 1)
        continue
      }
      lines.append(Line(number: index + 1, indentation: indentation, text: text))
    }
  }

  /// A `#` begins a comment at the start or behind a blank, outside of quotes.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> String {
    var quote: UInt8?
    var previous = UInt8(ascii: " ")
    for index in line.indices {
      let byte = line[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")) && !previous.isLetter {
        quote = byte
      } else if byte == UInt8(ascii: "#"), previous.isBlank {
        return String(decoding: line[..<index], as: UTF8.self)
      }
      previous = byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads the lines that are indented alike, with all below each of them.
  private mutating func readBlock(indentation: Int, depth: Int) -> PropertyValue {
    guard next < lines.count else { return .string("") }
    guard depth < ReadingLimit.depth else {
      notes.add("it is nested deeper than \(ReadingLimit.depth)", line: lines[next].number)
      skip(deeperThan: indentation - 1)
      return .other
    }
    return YAMLReader.isItem(lines[next].text)
      ? readItems(indentation: indentation, depth: depth)
      : readKeys(indentation: indentation, depth: depth)
  }

  private static func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func skip(deeperThan indentation: Int) {
    while next < lines.count, lines[next].indentation > indentation { next += 1 }
  }

  private mutating func readItems(indentation: Int, depth: Int) -> PropertyValue {
    var values: [PropertyValue] = []
    while next < lines.count, lines[next].indentation == indentation,
      YAMLReader.isItem(lines[next].text)
    {
      let rest = String(lines[next].text.dropFirst()).trimmed
      if rest.isEmpty {
        next += 1
        values.append(readNested(under: indentation, depth: depth))
      } else if YAMLReader.key(of: rest) != nil, !rest.hasPrefix("{"), !rest.hasPrefix("[") {
        // `- path: App` begins a block that is indented as far as its first key.
        let inner = indentation + lines[next].text.count - rest.count
        lines[next].text = rest
        lines[next].indentation = inner
        values.append(readBlock(indentation: inner, depth: depth + 1))
      } else {
        values.append(scalar(rest, line: lines[next].number, depth: depth))
        next += 1
      }
    }
    return .array(values)
  }

  private mutating func readKeys(indentation: Int, depth: Int) -> PropertyValue {
    var values: [String: PropertyValue] = [:]
    while next < lines.count, lines[next].indentation == indentation {
      let line = lines[next]
      guard let (key, rest) = YAMLReader.key(of: line.text) else {
        notes.add("the line is neither a key nor an item", line: line.number)
        next += 1
        skip(deeperThan: indentation)
        continue
      }
      next += 1
      if rest.isEmpty {
        values[key] = readNested(under: indentation, depth: depth)
      } else if rest.hasPrefix("|") || rest.hasPrefix(">") {
        skip(deeperThan: indentation)
        values[key] = .other
      } else {
        values[key] = scalar(rest, line: line.number, depth: depth)
        skip(deeperThan: indentation)
      }
    }
    // A block whose first line is indented less than those around it is not part of it.
    return .dictionary(values)
  }

  /// Reads what stands below a key; items may stand at its own indentation.
  private mutating func readNested(under indentation: Int, depth: Int) -> PropertyValue {
    guard next < lines.count else { return .string("") }
    let line = lines[next]
    let isDeeper = line.indentation > indentation
    let isItems = line.indentation == indentation && YAMLReader.isItem(line.text)
    guard isDeeper || isItems else { return .string("") }
    return readBlock(indentation: line.indentation, depth: depth + 1)
  }

  /// Splits `key: value`; nil where no key stands.
  private static func key(of text: String) -> (key: String, rest: String)? {
    if text.hasPrefix("\"") || text.hasPrefix("'") {
      let quote = text.first
      guard let end = text.dropFirst().firstIndex(where: { $0 == quote }) else { return nil }
      let rest = text[text.index(after: end)...]
      guard rest.hasPrefix(":") else { return nil }
      return (
        String(text[text.index(after: text.startIndex)..<end]), String(rest.dropFirst()).trimmed
      )
    }
    let bytes = Array(text.utf8)
    guard
      let sign = bytes.indices.first(where: { index in
        bytes[index] == UInt8(ascii: ":")
          && (index + 1 == bytes.count || bytes[index + 1].isBlank)
      }), sign > 0
    else { return nil }
    let key = String(decoding: bytes[..<sign], as: UTF8.self).trimmed
    return (key, String(decoding: bytes[(sign + 1)...], as: UTF8.self).trimmed)
  }

  // MARK: - Values of one line

  private mutating func scalar(_ text: String, line: Int, depth: Int) -> PropertyValue {
    if text.hasPrefix("[") || text.hasPrefix("{") {
      var cursor = ByteCursor(Array(text.utf8))
      return flow(&cursor, depth: depth, line: line) ?? .other
    }
    if text.hasPrefix("&") || text.hasPrefix("*") || text.hasPrefix("!") {
      notes.add("anchors and tags are left out", line: line)
      return .other
    }
    return .string(YAMLReader.unquoted(text))
  }

  private static func unquoted(_ text: String) -> String {
    guard text.utf8.count >= 2, let first = text.first, first == "\"" || first == "'",
      text.last == first
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Reads `[a, b]`, `{a: b}` or a word of one of them.
  private mutating func flow(
    _ cursor: inout ByteCursor, depth: Int, line: Int
  ) -> PropertyValue? {
    cursor.skipBlanks()
    guard depth < ReadingLimit.depth else {
      notes.add("it is nested deeper than \(ReadingLimit.depth)", line: line)
      return nil
    }
    guard let first = cursor.byte,
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return flowWord(&cursor).map { .string($0) } }
    let isList = first == UInt8(ascii: "[")
    let end = isList ? UInt8(ascii: "]") : UInt8(ascii: "}")
    cursor.advance()
    var values: [PropertyValue] = []
    var pairs: [String: PropertyValue] = [:]
    while true {
      cursor.skipBlanks()
      guard let byte = cursor.byte else {
        notes.add("a list does not end on its line", line: line)
        break
      }
      if byte == end {
        cursor.advance()
        break
      }
      let start = cursor.index
      if isList {
        if let value = flow(&cursor, depth: depth + 1, line: line) { values.append(value) }
      } else if let key = flowWord(&cursor) {
        if cursor.byte == UInt8(ascii: ":") { cursor.advance() }
        pairs[key] = flow(&cursor, depth: depth + 1, line: line) ?? .string("")
      }
      cursor.skipBlanks()
      if cursor.byte == UInt8(ascii: ",") || cursor.index == start { cursor.advance() }
    }
    return isList ? .array(values) : .dictionary(pairs)
  }

  private func flowWord(_ cursor: inout ByteCursor) -> String? {
    cursor.skipBlanks()
    let start = cursor.index
    if let quote = cursor.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      cursor.advance()
      while let byte = cursor.byte, byte != quote { cursor.advance() }
      cursor.advance()
      return YAMLReader.unquoted(cursor.text(from: start).trimmed)
    }
    while let byte = cursor.byte, !",]}[{".utf8.contains(byte) {
      if byte == UInt8(ascii: ":"), cursor.byte(ahead: 1).map({ $0.isBlank }) ?? true { break }
      cursor.advance()
    }
    let word = cursor.text(from: start).trimmed
    return word.isEmpty ? nil : word
  }
}
