import Language

/// The text of a file as an editor has it, with the version that the editor counts.
package struct Document: Sendable {
  /// By which sources call the file.
  package let name: String
  package private(set) var version: Int
  /// `true` iff it is a spec, whatever its name ends in.
  package let isSpec: Bool
  package private(set) var bytes: [UInt8]
  package private(set) var lines: LineIndex

  package init(name: String, version: Int, text: String, isSpec: Bool = false) {
    self.name = name
    self.isSpec = isSpec
    self.version = version
    bytes = Array(text.utf8)
    lines = LineIndex(bytes)
  }

  /// The text as a root of a spec.
  package var source: Source { Source(file: FileID(0), name: name, bytes: bytes) }

  /// Where its lines and characters are.
  package func positions(_ encoding: PositionEncoding) -> TextPositions {
    TextPositions(bytes: bytes, lines: lines, encoding: encoding)
  }

  /// Replaces some of the text, or all of it where no range is given; a range that leaves the text
  /// is cut off at its ends.
  package mutating func replace(
    _ range: TextRange?, with text: String, _ encoding: PositionEncoding
  ) {
    guard let range else {
      bytes = Array(text.utf8)
      lines = LineIndex(bytes)
      return
    }
    let positions = self.positions(encoding)
    let start = Int(positions.offset(of: range.start))
    let end = max(start, Int(positions.offset(of: range.end)))
    bytes.replaceSubrange(start..<end, with: Array(text.utf8))
    lines = LineIndex(bytes)
  }

  /// Notes the version that the text has now.
  package mutating func setVersion(_ version: Int) { self.version = version }
}
