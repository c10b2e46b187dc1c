/// The lines of scenarios that were read, each once: a suite says the same few things again and
/// again, and what was read without complaint need not be read a second time.
package struct LineTable: Sendable {
  /// The text of each line, without what stands around it.
  private var texts = NameTable.empty
  /// How many words and signs each line has.
  private var wordCounts: [UInt8] = []

  /// More lines than these are not kept, nor longer ones.
  package static var countLimit: Int { 1 << 14 }
  private static var lengthLimit: Int { 120 }
  private let countLimit: Int

  /// Creates a table that keeps so many lines.
  package init(countLimit: Int = LineTable.countLimit) { self.countLimit = countLimit }

  /// Returns the line that the bytes from `start` up to `end` are, or nil.
  func line(_ bytes: [UInt8], from start: Int, to end: Int) -> LineID? {
    guard end - start <= LineTable.lengthLimit else { return nil }
    return texts.name(bytes, from: start, to: end).map { LineID(index: $0.id) }
  }

  /// The number of words and signs of a line.
  func wordCount(of line: LineID) -> Int { Int(wordCounts[Int(line.index)]) }

  /// Keeps the line that the bytes from `start` up to `end` are, if there is room.
  mutating func insert(
    _ bytes: [UInt8], from start: Int, to end: Int, wordCount: Int
  ) -> LineID {
    if let known = line(bytes, from: start, to: end) { return known }
    guard end - start <= LineTable.lengthLimit, wordCounts.count < countLimit,
      let wordCount = UInt8(exactly: wordCount)
    else { return .none }
    wordCounts.append(wordCount)
    return LineID(index: texts.intern(bytes, from: start, to: end).id)
  }
}
