/// The words and signs of a text that were read, each once, however often the parser comes back
/// to them.
struct WordCount {
  private(set) var count = 0
  /// As many as there may be.
  let limit: Int
  /// The offset of the first one that there is no room for; for the parser the file ends there.
  private(set) var firstExcess: UInt32?
  /// The end of the last one.
  private var end: UInt32 = 0

  init(limit: Int) { self.limit = limit }

  /// Counts a word, unless it was counted before; `false` iff it is one too many.
  mutating func add(_ word: SourceRange) -> Bool {
    guard word.start >= end else { return true }
    end = word.end
    count += 1
    guard count > limit else { return true }
    if firstExcess == nil { firstExcess = word.start }
    return false
  }

  /// Counts those of a part that was read before.
  mutating func add(earlier count: Int) { self.count += count }
}
