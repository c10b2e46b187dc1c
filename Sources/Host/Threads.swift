/// A thread beside the main one.
package struct Worker: @unchecked Sendable {
  private let handle: pthread_t

  /// Bytes: specs nest as deep on each thread, and memory that is never touched is never used; a
  /// small part of it where the process may only have so much.
  private static let stackSize: Int = {
    guard let limit = Memory.addressSpace else { return leastStackSize }
    return max(leastStackSize, Int(min(limit / 16, 1 << 29)) & -(1 << 20))
  }()
  /// Bytes: what there is where no more can be had.
  private static let leastStackSize = 8 << 20

  /// The cores that the process may use, at least one.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Starts a thread that does `work`; nil where the system has none to give.
  package init?(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(work))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin) || canImport(Musl)
      var made: pthread_t?
    #else
      var made = pthread_t()
    #endif
    let isMade = [Worker.stackSize, Worker.leastStackSize].contains { size in
      pthread_attr_setstacksize(&attributes, size)
      return pthread_create(&made, &attributes, doWork, box.toOpaque()) == 0
    }
    guard isMade else {
      box.release()
      return nil
    }
    #if canImport(Darwin) || canImport(Musl)
      guard let made else { return nil }
    #endif
    handle = made
  }

  /// Waits until the work is done.
  package func join() { pthread_join(handle, nil) }

  /// Lets it end by itself: it will not be waited for.
  package func detach() { pthread_detach(handle) }

  /// Waits until the work is done, and leaves signals to the working thread: only that thread can
  /// say what was at work.
  func joinLeavingSignals() {
    var all = sigset_t()
    var usual = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &usual)
    pthread_join(handle, nil)
    pthread_sigmask(SIG_SETMASK, &usual, nil)
  }
}

/// What a thread is to do, where C can hold it.
private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

// Free functions, for a C library's thread must not inherit an actor.
#if canImport(Darwin)
  private func doWork(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body()
    return nil
  }
#else
  private func doWork(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body() }
    return nil
  }
#endif

/// A state that several threads change, one at a time, and wait for.
package final class Monitor<State: Sendable>: @unchecked Sendable {
  // Both stay where they are in memory, as the C library needs it.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // The mutex keeps other threads out.
  @exclusivity(unchecked) private var state: State

  package init(_ state: State) {
    self.state = state
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Does `body` while no other thread does anything with the state, and wakes those that wait.
  package func change<Value>(_ body: (inout State) -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// Does `body` again after every change, until it returns something.
  package func wait<Value>(_ body: (inout State) -> Value?) -> Value {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    while true {
      if let value = body(&state) { return value }
      pthread_cond_wait(condition, mutex)
    }
  }
}

/// Threads that wait for work, for those who have some again and again: it takes longer to start a
/// thread than to wake one.
package final class WorkerPool: @unchecked Sendable {
  private let state = Monitor(State())
  /// Those who wait, from 1 on: who hands out work does a part of it.
  private let others: [Worker?]

  private struct State: Sendable {
    /// Goes up with each work.
    var round = 0
    var work: @Sendable (Int) -> Void = { _ in }
    var count = 0
    /// How many have not done their part of it.
    var rest = 0
    var isOver = false
  }

  /// Starts threads, so many with the one that hands out work.
  package init(_ count: Int) {
    let state = state
    others = (1..<max(1, count)).map { number in Worker { WorkerPool.work(number, state) } }
  }

  deinit {
    state.change { $0.isOver = true }
    for worker in others { worker?.join() }
  }

  /// Does `work` with each number below a count, on a thread each as far as there are some, and
  /// waits until all is done.
  package func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let isThere = (1..<max(1, count)).map { $0 <= others.count && others[$0 - 1] != nil }
    state.change { state in
      state.work = work
      (state.count, state.rest) = (count, isThere.count { $0 })
      state.round += 1
    }
    work(0)
    // What the system has no thread for is done here.
    for (place, isThere) in isThere.enumerated() where !isThere { work(place + 1) }
    state.wait { $0.rest == 0 ? () : nil }
    state.change { $0.work = { _ in } }
  }

  private static func work(_ number: Int, _ state: Monitor<State>) {
    var round = 0
    while true {
      let next: Part = state.wait { state in
        if state.isOver { return .over }
        guard state.round > round else { return nil }
        round = state.round
        return number < state.count ? .work(state.work) : Part.none
      }
      switch next {
      case .over: return
      // The next work may be there by now, so that nothing is counted for this one.
      case .none: continue
      case .work(let work):
        work(number)
        state.change { $0.rest -= 1 }
      }
    }
  }

  /// What a thread has to do of a work.
  private enum Part {
    case work(@Sendable (Int) -> Void)
    case none
    case over
  }
}
