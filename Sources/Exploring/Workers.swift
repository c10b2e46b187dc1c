/// Threads that work side by side, as the caller of a search has them.
package struct Workers: Sendable {
  /// How many there are.
  package var count: Int
  /// For fewer worlds each it takes longer to begin than to do the work.
  package var leastShare: Int
  /// Calls what it is given with each number below a count, on a thread each, and returns once all
  /// have come back.
  package var run: @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Creates threads that are used as often as there is work for them.
  package init(
    count: Int, leastShare: Int = 16,
    run: @escaping @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    (self.count, self.leastShare, self.run) = (count, leastShare, run)
  }
}
