import Exploring
import Host
import Reporting

/// Ends a search in time, and says meanwhile how far it is: on a terminal one line on standard
/// error, which is drawn again and goes at the end.
package final class SearchWatch: Sendable {
  private struct State: Sendable {
    /// When something was told last, in nanoseconds.
    var told = Clock.now
    var isDrawn = false
    /// How often it was asked whether the search has to end.
    var asked = 0
  }

  private let state = Monitor(State())
  private let deadline: UInt64
  private let tells: Bool
  /// Bytes after which the search ends.
  private let memory: Int

  /// Nanoseconds after which the line is drawn, for the first time and again.
  private static let patience: UInt64 = 500_000_000
  /// So many times it is asked until it looks how much memory is in use.
  private static let rest = 256

  /// From now on a first Ctrl-C ends the search with what is known.
  /// Without a time to end after, the search ends after `longest` nanoseconds. It ends, too, where
  /// more than half of the memory is in use: what grows is copied as it grows.
  package init(
    _ options: Options, redraws: Bool, longest: UInt64? = nil, memory: Int = Memory.limit / 2
  ) {
    self.memory = memory
    Interruption.catchSignals()
    deadline = (options.timeout ?? longest).map { Clock.now &+ $0 } ?? UInt64.max
    tells = options.showsProgress && redraws
  }

  /// Called between situations, with how many there are, and in between: `true` iff the search has
  /// to end.
  package func isOver(_ situations: Int?) -> Bool {
    if Interruption.isWanted { return true }
    let now = Clock.now
    if now > deadline { return true }
    let isDue = state.change { state in
      state.asked += 1
      return state.asked % SearchWatch.rest == 0
    }
    if isDue, Memory.peak > memory { return true }
    if tells, let situations {
      state.change { state in
        guard now &- state.told > SearchWatch.patience else { return }
        (state.told, state.isDrawn) = (now, true)
        Talk.writeAside("\r\u{1B}[K\(SummaryText.grouped(situations)) situations")
      }
    }
    return false
  }

  /// Takes the line away.
  func end() {
    state.change { state in
      if state.isDrawn { Talk.writeAside("\r\u{1B}[K") }
      state.isDrawn = false
    }
  }
}

extension Options {
  /// The threads of a search; nil for the one that runs the command.
  var workers: Workers? {
    let count = jobs ?? 1
    if count < 2 { return nil }
    let pool = WorkerPool(count)
    return Workers(count: count) { pool.run($0, $1) }
  }
}
