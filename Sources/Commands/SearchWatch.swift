import Exploring
import Host
import Reporting

/// Ends a search in time, and says meanwhile how far it is: on a terminal one line on standard
/// error, which is drawn again and goes at the end.
final class SearchWatch: Sendable {
  private struct State: Sendable {
    /// When something was told last, in nanoseconds.
    var told = Clock.now
    var isDrawn = false
  }

  private let state = Monitor(State())
  private let deadline: UInt64
  private let tells: Bool

  /// Nanoseconds after which the line is drawn, for the first time and again.
  private static let patience: UInt64 = 500_000_000

  /// From now on a first Ctrl-C ends the search with what is known.
  /// Without a time to end after, the search ends after `longest` nanoseconds.
  init(_ options: Options, redraws: Bool, longest: UInt64? = nil) {
    Interruption.catchSignals()
    deadline = (options.timeout ?? longest).map { Clock.now &+ $0 } ?? UInt64.max
    tells = options.showsProgress && redraws
  }

  /// Called between situations: `true` iff the search has to end.
  func isOver(_ situations: Int) -> Bool {
    if Interruption.isWanted { return true }
    let now = Clock.now
    if now > deadline { return true }
    if tells {
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
    let count = jobs ?? Worker.coreCount
    return count > 1 ? Workers(count: count) { Worker.run($0, $1) } : nil
  }
}
