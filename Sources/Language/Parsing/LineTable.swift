/// The lines of scenarios that were read, each once: a suite says the same few things again and
/// again, and what was read without complaint need not be read a second time.
package struct LineTable: Sendable {
  /// The text of each line, without what stands around it.
  private var texts = NameTable.empty
  private var entries: [Entry] = []

  /// What is kept of a line.
  private struct Entry {
    let kind: Step.Kind
    /// Where the line began that it was read in.
    let start: UInt32
    /// How many words and signs it has.
    let wordCount: UInt8
  }

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
  func wordCount(of line: LineID) -> Int { Int(entries[Int(line.index)].wordCount) }

  /// Returns the step of a line, where it stands again.
  func step(_ line: LineID, at range: SourceRange) -> Step {
    let entry = entries[Int(line.index)]
    return Step(entry.kind, readAt: entry.start, range, line: line)
  }

  /// Keeps the line of a step that was just read, if there is room.
  mutating func insert(_ step: Step, of bytes: [UInt8], wordCount: Int) -> LineID {
    let (start, end) = (Int(step.range.start), Int(step.range.end))
    if let known = line(bytes, from: start, to: end) { return known }
    guard end - start <= LineTable.lengthLimit, entries.count < countLimit,
      let wordCount = UInt8(exactly: wordCount)
    else { return .none }
    entries.append(Entry(kind: step.kind, start: step.range.start, wordCount: wordCount))
    return LineID(index: texts.intern(bytes, from: start, to: end).id)
  }
}
