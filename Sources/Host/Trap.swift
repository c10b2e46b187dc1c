/// What is said when the process traps, which is always a bug of the tool.
package enum Trap {
  /// From now on a trap of this thread writes `message` to standard error and ends the process
  /// with `status`, or lets it start again without what is called `name`.
  ///
  /// Where the runtime was asked for a backtrace, it is left to print one.
  package static func report(_ message: String, status: Int32, in name: [UInt8] = []) {
    guard isWanted else { return }
    // What traps although it was left out would trap for ever.
    let isNew = Restart.remains?.trapped.contains(name) != true
    let old = pthread_getspecific(messageKey)
    let digits = isNew ? Restart.digits(of: name) : []
    pthread_setspecific(messageKey, copy(of: message, status, digits))
    if let old { old.deallocate() } else { prepareStack() }
    #if DEBUG
      if isNew { rehearse(in: name) }
    #endif
  }

  #if DEBUG
    /// Traps if the variable `SBAR__TRAP_IN` has a word that is `name`: how a test sees what a bug
    /// of the tool would do to a run. No release build reads it.
    private static func rehearse(in name: [UInt8]) {
      guard let names = Process.environment("SBAR__TRAP_IN") else { return }
      if names.utf8.split(separator: 0x20).contains(where: { $0.elementsEqual(name) }) {
        raise(SIGILL)
      }
    }
  #endif

  private static let isWanted: Bool = {
    if Process.environment("SWIFT_BACKTRACE") != nil { return false }
    install()
    return true
  }()

  /// Copies what a handler needs to where it can read it without asking for memory: the status and
  /// the lengths in front of the bytes of message and name. Each thread has its own, for nothing
  /// that several threads write may be read by one that traps.
  private static func copy(
    of message: String, _ status: Int32, _ name: [UInt8]
  ) -> UnsafeMutableRawPointer {
    let bytes = Array(message.utf8) + name
    let word = MemoryLayout<Int>.size
    let copy = UnsafeMutableRawPointer.allocate(
      byteCount: 3 * word + bytes.count, alignment: MemoryLayout<Int>.alignment)
    for (index, number) in [Int(status), message.utf8.count, name.count].enumerated() {
      copy.storeBytes(of: number, toByteOffset: index * word, as: Int.self)
    }
    (copy + 3 * word).copyMemory(from: bytes, byteCount: bytes.count)
    return copy
  }

  /// A stack of its own for the handler: the usual one may be what is used up.
  private static func prepareStack() {
    var stack = stack_t()
    let size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func install() {
    // The handler must find the key and the gate made.
    _ = messageKey
    TrapGate.prepare()
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

/// Where each thread keeps its message; a signal that a trap causes comes to the thread itself.
private let messageKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()

/// A free function, for a C library's thread or handler must not inherit an actor.
private func endAfterTrap(_ signal: Int32) {
  TrapGate.close()
  // A thread that said nothing is busy with nothing of the user's: what it is in is a bug, too.
  guard let message = pthread_getspecific(messageKey) else { _exit(70) }
  let word = MemoryLayout<Int>.size
  let status = message.load(as: Int.self)
  let count = message.load(fromByteOffset: word, as: Int.self)
  let nameCount = message.load(fromByteOffset: 2 * word, as: Int.self)
  let text = message + 3 * word
  _ = write(STDERR_FILENO, text, count)
  Restart.start(without: text + count, count: nameCount)
  _exit(Int32(truncatingIfNeeded: status))
}
