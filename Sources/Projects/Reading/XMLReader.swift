/// A cursor over the tags of an XML text: no tree, so that a file of 50 MB costs its own bytes.
///
/// A document type with all that it declares is skipped: entities of its own are never expanded.
struct XMLReader {
  enum Event: Hashable {
    /// A start tag; of `<a/>` the end tag is told as well.
    case start(String)
    case end(String)
    /// Text between tags, its entities resolved; blanks alone are not told.
    case text(String)
  }

  private var cursor: ByteCursor
  private var notes = NoteList()
  /// The bytes of the last start tag, behind its name.
  private var attributes = 0..<0
  /// The name of a tag that is its own end.
  private var pendingEnd: String?
  /// `false` where the text is of no interest, and is not made.
  var readsText = true

  init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
  }

  /// The line of the place.
  var line: Int { cursor.line }

  var allNotes: [ReadingNote] { notes.notes }

  mutating func note(_ reason: String, line: Int) { notes.add(reason, line: line) }

  /// Returns what comes next; nil at the end of the file.
  mutating func next() -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while !cursor.isAtEnd {
      if cursor.byte == UInt8(ascii: "<") {
        if let event = readTag() { return event }
      } else if let text = readText() {
        return .text(text)
      }
    }
    return nil
  }

  /// Reads from `<`; nil for what is neither a start nor an end.
  private mutating func readTag() -> Event? {
    if cursor.isAt("<!--") {
      skip(to: "-->", "a comment")
      return nil
    }
    if cursor.isAt("<![CDATA[") {
      cursor.advance(by: 9)
      let start = cursor.index
      let isWhole = cursor.skip(to: "]]>")
      if !isWhole { notes.add("the file ends in a text", line: cursor.line) }
      let text = cursor.text(from: start)
      cursor.advance(by: 3)
      return .text(text)
    }
    if cursor.isAt("<?") {
      skip(to: "?>", "a declaration")
      return nil
    }
    if cursor.isAt("<!") {
      skipDocumentType()
      return nil
    }
    return cursor.isAt("</") ? readEnd() : readStart()
  }

  private mutating func skip(to end: StaticString, _ name: String) {
    let line = cursor.line
    if !cursor.skip(to: end) { notes.add("the file ends in \(name)", line: line) }
    cursor.advance(by: end.utf8CodeUnitCount)
  }

  /// Skips `<!DOCTYPE … [ … ]>`.
  private mutating func skipDocumentType() {
    let line = cursor.line
    var brackets = 0
    while let byte = cursor.byte {
      if byte == UInt8(ascii: "[") {
        if brackets == 0 { notes.add("declarations of the document type are left out", line: line) }
        brackets += 1
      }
      if byte == UInt8(ascii: "]") { brackets -= 1 }
      cursor.advance()
      if byte == UInt8(ascii: ">"), brackets <= 0 { return }
    }
  }

  private mutating func readEnd() -> Event? {
    cursor.advance(by: 2)
    let name = readName()
    while let byte = cursor.byte, byte != UInt8(ascii: ">") { cursor.advance() }
    cursor.advance()
    return .end(name)
  }

  private mutating func readStart() -> Event? {
    let line = cursor.line
    cursor.advance()
    let name = readName()
    guard !name.isEmpty else {
      notes.add("`<` begins no tag", line: line)
      return nil
    }
    let start = cursor.index
    var quote: UInt8?
    while let byte = cursor.byte {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      cursor.advance()
    }
    if cursor.isAtEnd { notes.add("the file ends in a tag", line: line) }
    let isEmpty = cursor.index > start && cursor.bytes[cursor.index - 1] == UInt8(ascii: "/")
    attributes = start..<(isEmpty ? cursor.index - 1 : cursor.index)
    cursor.advance()
    if isEmpty { pendingEnd = name }
    return .start(name)
  }

  private mutating func readName() -> String {
    let start = cursor.index
    while let byte = cursor.byte, !byte.isBlank, byte != UInt8(ascii: ">"),
      byte != UInt8(ascii: "/"), byte != UInt8(ascii: "<"), byte != UInt8(ascii: "=")
    {
      cursor.advance()
    }
    return cursor.text(from: start)
  }

  private mutating func readText() -> String? {
    let start = cursor.index
    var isBlank = true
    while let byte = cursor.byte, byte != UInt8(ascii: "<") {
      if !byte.isBlank { isBlank = false }
      cursor.advance()
    }
    return isBlank || !readsText
      ? nil : XMLReader.resolve(cursor.bytes[start..<cursor.index])
  }

  // MARK: - Attributes

  /// Returns the value of an attribute of the last start tag.
  func attribute(_ name: StaticString) -> String? {
    var index = attributes.lowerBound
    let bytes = cursor.bytes
    let end = attributes.upperBound
    while index < end {
      while index < end, bytes[index].isBlank { index += 1 }
      let start = index
      while index < end, bytes[index] != UInt8(ascii: "="), !bytes[index].isBlank { index += 1 }
      let isWanted = isSame(start..<index, name)
      while index < end, bytes[index].isBlank { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: "=") else {
        // A name without a value.
        if index == start { index += 1 }
        continue
      }
      index += 1
      while index < end, bytes[index].isBlank { index += 1 }
      guard index < end else { return nil }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      let valueStart = index + 1
      index = valueStart
      while index < end, bytes[index] != quote { index += 1 }
      if isWanted { return XMLReader.resolve(bytes[valueStart..<index]) }
      index += 1
    }
    return nil
  }

  private func isSame(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where cursor.bytes[range.lowerBound + offset] != name.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the text with the five entities of XML and numbers of characters resolved; any other
  /// entity stays as it is written.
  static func resolve(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      // The longest that is resolved is `&#1114111;`.
      let limit = min(index + 11, bytes.endIndex)
      guard byte == UInt8(ascii: "&"),
        let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")),
        let text = character(bytes[(index + 1)..<end])
      else {
        result.append(byte)
        index += 1
        continue
      }
      result += text
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    case let text:
      guard text.hasPrefix("#") else { return nil }
      let digits = text.dropFirst()
      let value =
        digits.first == "x" || digits.first == "X"
        ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let value, let scalar = Unicode.Scalar(value) else { return nil }
      return Array(String(Character(scalar)).utf8)
    }
  }
}
