// Code that waits for its time.
extension World {
  /// `true` iff code waits that is to run as soon as what runs now is done.
  package var hasDueCode: Bool { delayed.contains { $0.remaining <= 0 } }

  /// `true` iff the same code waits for its time more often than in another world, and twice: a
  /// button was tapped again before what the first tap starts.
  package func waitsTwice(beside other: World) -> Bool {
    if delayed.count < 2 { return false }
    return delayed.contains { one in
      func isTwin(_ waiting: Delayed) -> Bool {
        waiting.handler.handler == one.handler.handler
          && waiting.handler.instance == one.handler.instance
      }
      let count = delayed.count(where: isTwin)
      return count > 1 && count > other.delayed.count(where: isTwin)
    }
  }
}
