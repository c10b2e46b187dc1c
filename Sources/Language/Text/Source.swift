/// The text of one file with the name that is shown for it; the only owner of its bytes.
package struct Source: Sendable {
  package let file: FileID
  /// The path as given, or `<stdin>`.
  package let name: String
  package let bytes: [UInt8]
  /// What its names mean where several types have the same one.
  package var distinctNames = DistinctNames()

  /// More bytes than this in a spec are taken for a mistake: a tree takes some twenty times the
  /// room of its text.
  package static var sizeLimit: Int { 8 << 20 }

  /// The words and signs that a spec of so many bytes may have: 200,000, and one more for every 15
  /// bytes. What is made of one takes up to 400 bytes, in a text of nothing but short ones.
  package static func wordLimit(ofBytes count: Int) -> Int { 200_000 + count / 15 }

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

extension Source {
  /// `true` iff the file is one of Swift, where statements may stand outside any declaration.
  package var readsSwift: Bool { name.utf8.suffix(6).elementsEqual(".swift".utf8) }

  /// `false` iff the first bytes are none of a text: several of them are control characters. UTF-16
  /// is a text, of another encoding.
  var looksLikeText: Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    var count = 0
    for byte in bytes.prefix(512) where byte < 0x09 || byte > 0x0D && byte < 0x20 && byte != 0x1B {
      count += 1
      if count > 8 { return false }
    }
    return true
  }
}

extension Source {
  /// Calls `body` with each name in `range` that `names` holds, as often as it stands there.
  package func forEachName(
    in range: SourceRange, of names: NameTable, _ body: (Name) -> Void
  ) {
    var lexer = Lexer(bytes, range: range)
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return }
      guard token.kind == .identifier else { continue }
      let (start, end) = (Int(token.range.start), Int(token.range.end))
      if let name = name(from: start, to: end, in: names) { body(name) }
    }
  }

  /// Returns the name that stands from one byte offset up to another, or nil if it is not among
  /// `names`.
  package func name(from start: Int, to end: Int, in names: NameTable) -> Name? {
    if !distinctNames.isEmpty, let spelling = distinctNames[UInt32(start)] {
      return names.name(of: spelling)
    }
    return names.name(bytes, from: start, to: end)
  }
}
