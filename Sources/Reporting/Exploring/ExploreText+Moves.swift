import Exploring

extension ExploreText {
  /// What was done, and in how many situations, where that was asked for.
  func writeMoves(_ seen: Exploration, to text: inout TextBuffer) {
    let widest = seen.doneMoves.reduce(0) { max($0, String($1.situations).utf8.count) }
    for (index, done) in seen.doneMoves.enumerated() {
      let count = String(done.situations)
      text.append(index == 0 ? "  moves  " : "         ")
      text.space(widest - count.utf8.count)
      text.append(count + "  " + printable(done.steps.joined(separator: ", ")))
      text.newline()
    }
  }
}
