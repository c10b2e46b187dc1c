/// A thread whose stack is deep enough for whatever a script nests.
///
/// The parser bounds how deep brackets and blocks may lie in one another, but statements in a row
/// nest as well once they are read as one value, and a secondary thread of macOS has 512 KB.
package enum DeepStack {
  /// Runs `body` on such a thread, waits for its end, and returns what it returns; where no thread
  /// can be had it runs here.
  package static func run<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let task = Task(body)
      if let worker = Worker({ task.run() }) { worker.joinLeavingSignals() }
      return task.result ?? body()
    }
  }
}

/// Work that one thread does while another waits for it, and what came of it.
private final class Task<Result>: @unchecked Sendable {
  private let body: () -> Result
  private(set) var result: Result?

  init(_ body: @escaping () -> Result) { self.body = body }

  func run() { result = body() }
}
