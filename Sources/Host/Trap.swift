/// What is said when the process traps, which is always a bug of the tool.
package enum Trap {
  /// From now on a trap writes `message` to standard error and ends the process with `status`.
  ///
  /// Where the runtime was asked for a backtrace, it is left to print one.
  package static func report(_ message: String, status: Int32) {
    if Process.environment("SWIFT_BACKTRACE") != nil { return }
    let isFirst = trapMessage == nil
    prepare(message)
    trapStatus = status
    if isFirst { install() }
  }

  /// Copies the message to where a handler can read it without asking for memory.
  private static func prepare(_ message: String) {
    let bytes = Array(message.utf8)
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    let old = trapMessage
    trapMessage = nil
    trapLength = bytes.count
    trapMessage = copy
    old?.deallocate()
  }

  /// A stack of its own for the handler: the usual one may be what is used up.
  private static func install() {
    var stack = stack_t()
    let size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = endAfterTrap
    #else
      action.__sigaction_handler.sa_handler = endAfterTrap
    #endif
    action.sa_flags = SA_ONSTACK
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      sigaction(signal, &action, nil)
    }
  }
}

// Written by one thread, and read by a handler on that thread.
private nonisolated(unsafe) var trapMessage: UnsafeMutableRawPointer?
private nonisolated(unsafe) var trapLength = 0
private nonisolated(unsafe) var trapStatus: Int32 = 1

/// A free function, for a C library's thread or handler must not inherit an actor.
private func endAfterTrap(_ signal: Int32) {
  if let trapMessage { _ = write(STDERR_FILENO, trapMessage, trapLength) }
  _exit(trapStatus)
}
