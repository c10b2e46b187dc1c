/// The text of one file with the name that is shown for it; the only owner of its bytes.
package struct Source: Sendable {
  package let file: FileID
  /// The path as given, or `<stdin>`.
  package let name: String
  package let bytes: [UInt8]

  /// Creates the source `file` from bytes that need not be valid UTF-8.
  package init(file: FileID, name: String, bytes: [UInt8]) {
    self.file = file
    self.name = name
    self.bytes = bytes
  }

  /// Returns the text in `range`, which is clamped to the source; malformed UTF-8 is replaced.
  package func text(_ range: SourceRange) -> String {
    let start = min(Int(range.start), bytes.count)
    let end = min(max(Int(range.end), start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
