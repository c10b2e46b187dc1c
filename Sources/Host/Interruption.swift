/// A person or a machine that wants the process to end: Ctrl-C, the end of a job, a terminal that
/// goes away, or a processor that was used for as long as it may be.
package enum Interruption {
  /// From now on the first SIGINT, SIGTERM, SIGHUP or SIGXCPU is only noted, so that the work can
  /// be brought to an end; the second ends the process at once, if it was sent. A signal that
  /// is ignored stays so, as `nohup` wants it.
  package static func catchSignals() {
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGXCPU] {
      var old = sigaction()
      sigaction(signal, nil, &old)
      if isIgnored(old) { continue }
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = noteSignal
      #else
        action.__sigaction_handler.sa_handler = noteSignal
      #endif
      sigaction(signal, &action, nil)
      sigaddset(&unblocked, signal)
    }
    // The parent process may have left them blocked.
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// How many seconds the work may take to come to its end.
  fileprivate static var patience: UInt32 { 20 }

  /// `true` iff such a signal came.
  package static var isWanted: Bool {
    @inline(never) get { signalCount != 0 }
  }

  /// Waits until there is something to read; `false` iff the process has to end before.
  ///
  /// A signal comes to any thread, so that a read which waits would not be told of it.
  static func waitForInput(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while !isWanted {
      let count = poll(&entry, 1, 100)
      if count > 0 || (count < 0 && errno != EINTR) { return true }
    }
    return false
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

// Written by the handler alone, and one machine word.
private nonisolated(unsafe) var signalCount: sig_atomic_t = 0

/// A free function, for a handler must not inherit an actor.
private func noteSignal(_ signal: Int32) {
  // The system sends this one every second until the work is at its end.
  if signal == SIGXCPU && signalCount != 0 { return }
  if signalCount != 0 { _exit(128 + SIGINT) }
  signalCount = 1
  // Work that does not come to an end by itself is ended by the alarm.
  alarm(Interruption.patience)
}
