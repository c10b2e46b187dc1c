/// A thread whose stack is deep enough for whatever a script nests.
///
/// The parser bounds how deep brackets and blocks may lie in one another, but statements in a row
/// nest as well once they are read as one value, and a secondary thread of macOS has 512 KB. Memory
/// that is never touched is never used.
package enum DeepStack {
  /// Bytes.
  private static let size = 1 << 29
  /// Bytes; less than this is no better than what there is.
  private static let leastSize = 1 << 24

  /// Runs `body` on such a thread, waits for its end, and returns what it returns; where no thread
  /// can be had it runs here.
  package static func run<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      if !runOnThread(work) { work.run() }
      // Either way it has run.
      return work.result ?? body()
    }
  }

  private static func runOnThread<Result>(_ work: Work<Result>) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    var size = size
    while size >= leastSize {
      if pthread_attr_setstacksize(&attributes, size) == 0, start(work, &attributes) { return true }
      size /= 2
    }
    return false
  }

  private static func start<Result>(
    _ work: Work<Result>, _ attributes: inout pthread_attr_t
  ) -> Bool {
    let job = Unmanaged.passRetained(Job { work.run() })
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { runJob($0) }, job.toOpaque())
      guard status == 0, let thread else {
        job.release()
        return false
      }
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { runJob($0) }, job.toOpaque())
      guard status == 0 else {
        job.release()
        return false
      }
    #endif
    // Whoever waits cannot say what was at work: a signal is the other thread's.
    var all = sigset_t()
    var usual = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &usual)
    pthread_join(thread, nil)
    pthread_sigmask(SIG_SETMASK, &usual, nil)
    return true
  }
}

/// Work that runs once, and what came of it.
private final class Work<Result> {
  private let body: () -> Result
  private(set) var result: Result?

  init(_ body: @escaping () -> Result) { self.body = body }

  func run() { result = body() }
}

/// Work as a thread of C's is handed it.
private final class Job {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// A free function, for a C library's thread must not inherit an actor.
private func runJob(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
  return nil
}
