/// What a process that trapped leaves to the one that goes on in its place.
///
/// The heap of a process that trapped may be in any state and its locks may be held, so nothing of
/// it is used again: the same program is started with the same command line, leaves out what the
/// trap was in, and does not write again what was written.
package enum Restart {
  /// What earlier processes of this command line came to.
  package struct Remains: Sendable {
    /// Bytes that stand on standard output and on standard error.
    package var written: [Int] = [0, 0]
    /// What they had to decide and the next one must not decide anew.
    package var note: UInt64 = 0
    /// The names of what each of them trapped in.
    package var trapped: [[UInt8]] = []

    /// Reads what `Restart` wrote; nil where that is something else.
    package init?(_ text: String) {
      var words = text.split(separator: " ").map { Array($0.utf8) }
      guard words.count >= 3 else { return nil }
      let numbers = words.prefix(3).map { UInt64(String(decoding: $0, as: UTF8.self)) ?? 0 }
      words.removeFirst(3)
      written = numbers.prefix(2).map { Int(truncatingIfNeeded: $0 & 0x7FFF_FFFF_FFFF_FFFF) }
      note = numbers[2]
      trapped = words.map { Hexadecimal.bytes($0) }
    }
  }

  /// What the processes before this one left; nil where this is the first.
  package static let remains = Process.environment(variable).flatMap { Remains($0) }

  /// From now on a trap that `Trap.report` was told the place of starts the program again, which
  /// finds `note` then.
  package static func prepare(note: UInt64) {
    if let remains { (outputBefore, errorBefore) = (remains.written[0], remains.written[1]) }
    guard let message = RestartMessage(variable, trapped: remains?.trapped ?? []) else { return }
    var others: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      if strncmp(entry, variable + "=", variable.utf8.count + 1) != 0 { others.append(entry) }
      next += 1
    }
    let all = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: others.count + 2)
    for (index, entry) in (others + [message.text, nil]).enumerated() { all[index] = entry }
    environment = all
    program = executable
    Restart.note = note
    Restart.message = message
  }

  /// The bytes of `bytes` that were not written before; those that are to be written count from now
  /// on.
  static func unwritten(_ bytes: [UInt8], on stream: Stream) -> ArraySlice<UInt8> {
    let (before, count) =
      stream == .output ? (outputBefore, outputCount) : (errorBefore, errorCount)
    return bytes.dropFirst(min(bytes.count, max(0, before - count)))
  }

  /// Takes note that so many bytes stand on a stream.
  static func count(_ bytes: Int, on stream: Stream) {
    if stream == .output { outputCount += bytes } else { errorCount += bytes }
  }

  private static let variable = "SBAR__AFTER_TRAP"

  private static var executable: UnsafeMutablePointer<CChar>? {
    #if canImport(Darwin)
      var size = UInt32(1 << 16)
      let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(size))
      return _NSGetExecutablePath(path, &size) == 0 ? path : nil
    #else
      return strdup("/proc/self/exe")
    #endif
  }

  // What a handler needs. Written before anything can trap, but for the counts, which are words.
  private nonisolated(unsafe) static var message: RestartMessage?
  private nonisolated(unsafe) static var program: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var environment:
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private nonisolated(unsafe) static var note: UInt64 = 0
  private nonisolated(unsafe) static var outputCount = 0
  private nonisolated(unsafe) static var errorCount = 0
  private nonisolated(unsafe) static var outputBefore = 0
  private nonisolated(unsafe) static var errorBefore = 0

  /// Starts the program again without what `name` is of, in hexadecimal digits; returns only where
  /// that cannot be done. Called by a handler: asks for no memory.
  static func start(without name: UnsafeRawPointer, count: Int) {
    // A process may trap before it comes to where the one before it was.
    guard let message, let program, let environment,
      message.complete(
        output: UInt64(max(outputCount, outputBefore)),
        errors: UInt64(max(errorCount, errorBefore)),
        note: note, without: name, count: count)
    else { return }
    // What is blocked in a handler would stay so.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execve(program, CommandLine.unsafeArgv, environment)
  }
}
