import Host
import Interpreter
import Reporting

/// What a run that takes longer than a second says meanwhile, on standard error: one line that is
/// drawn again ten times a second on a terminal, and otherwise one line every
/// half minute, so that the run does not seem dead. A run that is over sooner pays nothing.
final class Progress: Sendable {
  private struct State: Sendable {
    var files = 0
    var done = 0
    var scenarios = 0
    var failures = 0
    var isDrawn = false
    var hasTicker = false
    var isOver = false
    /// When something was told last, in nanoseconds.
    var told: UInt64
  }

  private let state: Monitor<State>
  private let start = Clock.now
  private let isTerminal: Bool
  private let dot: String

  /// Nanoseconds.
  private static let second: UInt64 = 1_000_000_000
  private static let heartbeat = 30 * second

  init(isTerminal: Bool, symbols: Symbols) {
    self.isTerminal = isTerminal
    dot = symbols.separator
    state = Monitor(State(told: Clock.now))
  }

  /// Notes how many files there are to run.
  func expect(files: Int) { state.change { $0.files = files } }

  /// Notes what happened.
  func receive(_ event: RunEvent) {
    switch event {
    case .fileEnded: state.change { $0.done += 1 }
    case .scenario(let result):
      state.change { state in
        state.scenarios += 1
        if result.outcome.isFailure { state.failures += 1 }
      }
    case .ended: end()
    case .began, .complaint, .fileBegan, .planned, .listed: break
    }
  }

  /// Called often while something runs: after a while progress has to be shown.
  func tick() {
    guard Clock.now &- start > Progress.second / 2 else { return }
    let isFirst = state.change { state in
      defer { state.hasTicker = true }
      return !state.hasTicker && !state.isOver
    }
    if isFirst { Worker { self.tell() }?.detach() }
  }

  /// Does `body`, which writes something, where no line of progress stands.
  func quietly<Value>(_ body: () -> Value) -> Value {
    state.change { state in
      clear(&state)
      return body()
    }
  }

  private func end() {
    state.change { state in
      clear(&state)
      state.isOver = true
    }
  }

  private func clear(_ state: inout State) {
    if state.isDrawn { Talk.writeAside("\r\u{1B}[K") }
    state.isDrawn = false
  }

  /// Tells until the run is over.
  private func tell() {
    var isOver = false
    while !isOver {
      Clock.wait(milliseconds: 100)
      isOver = state.change { state in
        if !state.isOver { tell(&state, at: Clock.now) }
        return state.isOver
      }
    }
  }

  private func tell(_ state: inout State, at now: UInt64) {
    if isTerminal {
      guard now &- start > Progress.second else { return }
      // One that is broken could not be drawn over.
      let room = max(20, (Host.Stream.error.columns ?? 80) - 1)
      Talk.writeAside("\r\u{1B}[K" + MiddleCut.shorten(line(state, at: now), to: room))
      state.isDrawn = true
    } else if now &- state.told > Progress.heartbeat {
      state.told = now
      Talk.writeAside(line(state, at: now) + "\n")
    }
  }

  /// `12 of 88 files (13 %) · 140 scenarios, 2 failed · 46/s · 00:17 left`
  private func line(_ state: State, at now: UInt64) -> String {
    let elapsed = max(1, (now &- start) / 1_000_000)
    var parts: [String] = []
    if state.files > 1 {
      parts.append("\(state.done) of \(state.files) files (\(100 * state.done / state.files) %)")
    }
    let failed = state.failures > 0 ? ", \(state.failures) failed" : ""
    parts.append(SummaryText.count(state.scenarios, "scenario") + failed)
    parts.append("\(UInt64(state.scenarios) * 1000 / elapsed)/s")
    if state.done > 0, state.files > state.done {
      let left = elapsed * UInt64(state.files - state.done) / UInt64(state.done) / 1000
      let seconds = left % 60
      parts.append("\(left / 60):\(seconds < 10 ? "0" : "")\(seconds) left")
    } else {
      parts.append("\(elapsed / 1000) s")
    }
    return parts.joined(separator: " " + dot + " ")
  }
}
