import Language

/// Reads one Swift file: its types, what they answer of the bar, and what code shows.
///
/// A file of many megabytes is read in pieces between declarations. Total: what is malformed costs
/// the smallest declaration that holds it, and is noted.
package func indexSwift(
  _ bytes: [UInt8], file: String, names: inout NameTable
) -> FileFacts {
  var facts = FileFacts()
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    facts.notes.append(ReadingNote(line: 0, reason: "it is UTF-16, not UTF-8"))
    return facts
  }
  guard bytes.prefix(512).count(where: { $0 < 0x09 }) <= 8 else {
    facts.notes.append(ReadingNote(line: 0, reason: "it is not a text"))
    return facts
  }
  let kept = withoutHabits(bytes)
  guard kept.count > SwiftIndexer.pieceSize else {
    SwiftIndexer.read(kept, file: file, line: 1, names: &names, into: &facts)
    return facts
  }
  var line = 1
  for piece in pieces(of: kept) {
    if piece.count > SwiftIndexer.pieceSize, !SwiftIndexer.mayConcernTheBar(piece) {
      // A table that was generated: of it counts only what it writes.
      SwiftIndexer.noteWrites(in: piece, &facts)
    } else {
      SwiftIndexer.read(Array(piece), file: file, line: line, names: &names, into: &facts)
    }
    line += piece.count { $0 == UInt8(ascii: "\n") }
    // A piece has names of its own, which no other one needs.
    names = NameTable()
  }
  return facts
}

/// A lone NUL, or another control character, is a space: generated files have them in comments.
private func withoutHabits(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(where: { $0 < 0x09 }) else { return bytes }
  return bytes.map { $0 < 0x09 ? UInt8(ascii: " ") : $0 }
}

/// Cuts a text behind lines that close a declaration at the outermost level.
private func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var result: [ArraySlice<UInt8>] = []
  var start = 0
  var lineStart = 0
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "\n") {
      let closes = bytes[lineStart] == UInt8(ascii: "}")
      if closes, index + 1 - start >= SwiftIndexer.pieceSize / 4 {
        result.append(bytes[start...index])
        start = index + 1
      }
      lineStart = index + 1
    }
    index += 1
  }
  if start < bytes.count { result.append(bytes[start...]) }
  return result
}
