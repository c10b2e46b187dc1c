/// What a process that trapped leaves to the one that goes on in its place.
///
/// The heap of a process that trapped may be in any state and its locks may be held, so nothing of
/// it is used again: the same program is started with the same command line, leaves out what the
/// trap was in, and does not write again what was written.
package enum Restart {
  /// What earlier processes of this command line came to.
  package struct Remains: Sendable {
    /// Bytes that stand on standard output and on standard error.
    var written: [Int] = [0, 0]
    /// What they had to decide and the next one must not decide anew.
    package var note: UInt64 = 0
    /// The names of what each of them trapped in.
    package var trapped: [[UInt8]] = []

    /// Reads what `Restart` wrote; nil where that is something else.
    init?(_ text: String) {
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
    var start = Array((variable + "=").utf8)
    numbersAt = start.count
    start += [UInt8](repeating: UInt8(ascii: "0"), count: 3 * (digits + 1))
    for place in 1...3 { start[numbersAt + place * (digits + 1) - 1] = UInt8(ascii: " ") }
    for name in remains?.trapped ?? [] { start += Hexadecimal.digits(of: name) + [0x20] }
    guard start.count < capacity else { return }
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    for (index, byte) in start.enumerated() { text[index] = CChar(bitPattern: byte) }
    textCount = start.count
    var others: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      if strncmp(entry, variable + "=", variable.utf8.count + 1) != 0 { others.append(entry) }
      next += 1
    }
    let all = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: others.count + 2)
    for (index, entry) in (others + [text, nil]).enumerated() { all[index] = entry }
    environment = all
    program = executable
    Restart.note = note
    restartText = text
  }

  /// The bytes of `bytes` that nobody wrote before; those that are to be written count from now on.
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
  private static let capacity = 1 << 16
  private static let digits = 20

  private static var executable: UnsafeMutablePointer<CChar>? {
    #if canImport(Darwin)
      var size = UInt32(capacity)
      let path = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
      return _NSGetExecutablePath(path, &size) == 0 ? path : nil
    #else
      return strdup("/proc/self/exe")
    #endif
  }

  // What a handler needs. Written before anything can trap, but for the counts, which are words.
  private nonisolated(unsafe) static var restartText: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var textCount = 0
  private nonisolated(unsafe) static var numbersAt = 0
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
    guard let text = restartText, let program, let environment, count > 0,
      textCount + count < capacity
    else { return }
    for place in 0..<3 {
      // A process may trap before it comes to where the one before it was.
      var number =
        switch place {
        case 0: UInt64(max(outputCount, outputBefore))
        case 1: UInt64(max(errorCount, errorBefore))
        default: note
        }
      var index = numbersAt + place * (digits + 1) + digits - 1
      while number > 0 {
        text[index] = CChar(0x30 + Int8(number % 10))
        number /= 10
        index -= 1
      }
    }
    memcpy(text + textCount, name, count)
    text[textCount + count] = 0
    // What is blocked in a handler would stay so.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execve(program, CommandLine.unsafeArgv, environment)
  }
}

/// Bytes as digits that stand in a line.
private enum Hexadecimal {
  private static let signs = Array("0123456789abcdef".utf8)

  static func digits(of bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { [signs[Int($0 >> 4)], signs[Int($0 & 15)]] }
  }

  static func bytes(_ digits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
  }
}

extension Restart {
  /// The digits by which a handler hands on a name.
  static func digits(of name: [UInt8]) -> [UInt8] { Hexadecimal.digits(of: name) }
}
