/// Time that only goes forward, and that of the wall.
package enum Clock {
  /// Nanoseconds since 1970, as files are stamped with.
  package static var wallTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Waits, or less long if a signal comes.
  package static func wait(milliseconds: Int32) {
    var time = timespec()
    time.tv_sec = Int(milliseconds / 1000)
    time.tv_nsec = Int(milliseconds % 1000) * 1_000_000
    nanosleep(&time, nil)
  }

  /// Nanoseconds since some fixed moment.
  package static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
