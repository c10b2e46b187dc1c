/// A half-open range of UTF-8 byte offsets in one source.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: UInt32
  /// The offset behind the last byte.
  package var end: UInt32

  /// Creates the range from `start` up to `end`, both byte offsets.
  package init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The number of bytes.
  package var count: Int { Int(end) - Int(start) }

  /// The empty range at the start of this one.
  package var atStart: SourceRange { SourceRange(start, start) }

  /// The empty range at the end of this one.
  package var atEnd: SourceRange { SourceRange(end, end) }

  /// The smallest range that holds both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }

  /// `true` iff every byte of `other` lies inside.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

/// The index of a source among those of one run.
package struct FileID: Hashable, Sendable, Comparable {
  package var index: UInt32

  package init(_ index: UInt32) { self.index = index }

  package static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// A range and the file that it lies in.
package struct Location: Hashable, Sendable {
  package var file: FileID
  package var range: SourceRange

  package init(_ file: FileID, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}
