import Language

/// Puts other text in the place of a range; an empty range inserts.
struct TextEdit: Hashable, Sendable {
  var range: SourceRange
  var text: String

  init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Inserts text before the byte at `offset`.
  init(at offset: UInt32, _ text: String) {
    self.init(SourceRange(offset, offset), text)
  }
}

extension [UInt8] {
  /// The bytes after edits that do not overlap; those at one place apply in the order given.
  func applying(_ edits: [TextEdit]) -> [UInt8] {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(count + 64)
    var position = 0
    for (_, edit) in sorted {
      precondition(Int(edit.range.start) >= position, "edits overlap")
      result += self[position..<Int(edit.range.start)]
      result += Array(edit.text.utf8)
      position = Int(edit.range.end)
    }
    return result + self[position...]
  }
}
