/// What the user and the system turn: the device, the appearance, the offset, values, time.
extension Questions {
  /// The code that waits for its time and comes next: in how many seconds, and where it is written.
  package func waitingCode() -> (seconds: Double, site: Site)? {
    world.delayed.min { $0.remaining < $1.remaining }.map { next in
      (next.remaining, program.handlers[Int(next.handler.handler.index)].site)
    }
  }
}
