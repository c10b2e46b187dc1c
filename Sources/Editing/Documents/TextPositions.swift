import Language

/// How the characters of a line are counted.
package enum PositionEncoding: Sendable {
  /// In bytes of UTF-8.
  case utf8
  /// In code units of UTF-16, which every editor can do.
  case utf16

  package var spelling: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    }
  }
}

/// A place in a text as editors count it.
package struct TextPosition: Hashable, Sendable, Comparable {
  /// From 0.
  package var line: Int
  /// From 0, in the units of an encoding.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    a.line != b.line ? a.line < b.line : a.character < b.character
  }
}

/// A stretch of a text, without its end.
package struct TextRange: Hashable, Sendable {
  package var start: TextPosition
  package var end: TextPosition

  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}

/// Lines and characters of a text, and the byte offsets that they stand for.
package struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let lines: LineIndex
  private let encoding: PositionEncoding

  package init(bytes: [UInt8], lines: LineIndex, encoding: PositionEncoding) {
    self.bytes = bytes
    self.lines = lines
    self.encoding = encoding
  }

  package init(_ source: Source, _ encoding: PositionEncoding) {
    self.init(bytes: source.bytes, lines: LineIndex(source.bytes), encoding: encoding)
  }

  /// Returns the byte offset of a position; one behind the end of a line is that end, one behind
  /// the last line is the end of the text.
  package func offset(of position: TextPosition) -> UInt32 {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.starts.count else { return lines.end }
    let line = visible(position.line)
    var offset = line.lowerBound
    var left = max(0, position.character)
    switch encoding {
    case .utf8:
      offset = min(line.upperBound, offset + min(left, line.count))
      while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 {
        offset -= 1
      }
    case .utf16:
      while left > 0, offset < line.upperBound {
        let length = TextPositions.length(of: bytes[offset])
        // Half of a pair is no place to be.
        if length == 4 && left == 1 { break }
        left -= length == 4 ? 2 : 1
        offset = min(line.upperBound, offset + length)
      }
    }
    return UInt32(truncatingIfNeeded: offset)
  }

  /// Returns the position of a byte.
  package func position(of offset: UInt32) -> TextPosition {
    let offset = min(offset, lines.end)
    let index = lines.line(at: offset)
    let line = visible(index)
    let end = min(Int(offset), line.upperBound)
    var character = max(0, end - line.lowerBound)
    if encoding == .utf16 {
      character = 0
      var place = line.lowerBound
      while place < end {
        let length = TextPositions.length(of: bytes[place])
        character += length == 4 ? 2 : 1
        place += length
      }
    }
    return TextPosition(line: index, character: character)
  }

  /// Returns the lines and characters of a range.
  package func range(of range: SourceRange) -> TextRange {
    TextRange(start: position(of: range.start), end: position(of: max(range.start, range.end)))
  }

  /// Returns the bytes of a range.
  package func range(of range: TextRange) -> SourceRange {
    let start = offset(of: range.start)
    return SourceRange(start, max(start, offset(of: range.end)))
  }

  /// The number of lines.
  package var lineCount: Int { lines.starts.count }

  /// The bytes of a line, from 0, without what ends it.
  package func visible(_ line: Int) -> Range<Int> {
    let range = lines.range(ofLine: line)
    let start = Int(range.start)
    var end = Int(range.end)
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The bytes of the character that begins so; 1 for a byte that begins none.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
