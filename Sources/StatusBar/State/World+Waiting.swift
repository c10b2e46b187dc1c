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

  /// Cancels what the task of a view still waits for: its sleep ends at once, with an error that
  /// `try?` leaves aside.
  mutating func cancelTask(of view: ViewID, _ instance: InstanceID) {
    for index in delayed.indices
    where delayed[index].handler.task == view
      && delayed[index].handler.instance == instance
    {
      delayed[index].remaining = 0
      delayed[index].handler.isCancelled = true
    }
  }

  /// Keeps a closure that may run now, later or never.
  mutating func keep(_ handler: DelayedHandler) {
    if !perhaps.contains(handler) { perhaps.append(handler) }
  }

  /// What comes with time may come from the next step on.
  mutating func letTimePass() {
    guard isRunning && !isLaunching else { return }
    for index in perhaps.indices
    where perhaps[index].trigger == .later {
      perhaps[index].trigger = nil
    }
  }
}
