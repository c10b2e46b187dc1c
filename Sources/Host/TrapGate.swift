/// Open while nothing has trapped: closed for good by the first thread that traps, and for a moment
/// by one that writes, so that a trap of another one finds its bytes both written and counted.
///
/// A mutex that tells its owner so instead of waiting for it: a thread may trap while it writes, or
/// in its own handler. That it locks in a handler is more than POSIX promises and what both C
/// libraries do, as a handler of a trap interrupts nothing but its own thread.
enum TrapGate {
  private nonisolated(unsafe) static var mutex: UnsafeMutablePointer<pthread_mutex_t>?

  /// Makes the gate; before that, and where it cannot be made, no thread waits.
  static func prepare() {
    var attributes = pthread_mutexattr_t()
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    guard pthread_mutexattr_init(&attributes) == 0,
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK)) == 0,
      pthread_mutex_init(mutex, &attributes) == 0
    else { return mutex.deallocate() }
    TrapGate.mutex = mutex
  }

  /// Returns to the first thread that traps and to no other one, as it is not opened again.
  static func close() {
    if let mutex { pthread_mutex_lock(mutex) }
  }

  /// Runs `body`, no part of which another thread's trap cuts off from the rest.
  static func whole<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    guard let mutex else { return try body() }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    try body()
  }
}
