import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tool at a terminal that only the test looks at.
final class Terminal: @unchecked Sendable {
  private let process = Process()
  private let ours: Int32
  private let theirs: Int32
  private var told: [UInt8] = []

  /// Starts the tool with all of its streams at a terminal of so many columns.
  init(_ words: [String], columns: UInt16 = 80, in folder: URL) throws {
    ours = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    theirs = open(try #require(Terminal.name(of: ours)), O_RDWR | O_NOCTTY)
    try #require(theirs >= 0)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
    process.executableURL = try BuiltTool.executable()
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = BuiltTool.measured(["LANG": "C.UTF-8", "TERM": "xterm"])
    let file = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
    process.standardInput = file
    process.standardOutput = file
    process.standardError = file
    try process.run()
    let watch = Thread { [weak self] in
      Thread.sleep(forTimeInterval: 90)
      guard let self, process.isRunning else { return }
      kill(process.processIdentifier, SIGKILL)
    }
    watch.start()
  }

  /// Where the other end of a terminal is, which may be opened from now on.
  private static func name(of ours: Int32) -> String? {
    #if os(Linux)
      // `TIOCSPTLCK` and `TIOCGPTN`, which the C library wraps in what Swift does not see.
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard ioctl(ours, 0x4004_5431, &lock) == 0, ioctl(ours, 0x8004_5430, &number) == 0 else {
        return nil
      }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(ours) == 0, unlockpt(ours) == 0 else { return nil }
      return ptsname(ours).map { String(cString: $0) }
    #endif
  }

  deinit {
    close(ours)
    close(theirs)
  }

  /// `true` iff keys come one by one, and are not shown.
  var isRaw: Bool {
    var settings = termios()
    tcgetattr(theirs, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  /// Reads on until there is `text`, and returns what came since; in vain once the tool has ended.
  func read(to text: String) -> String {
    while true {
      let all = String(decoding: told, as: UTF8.self)
      if let range = all.range(of: text) {
        told = Array(all[range.upperBound...].utf8)
        return String(all[..<range.upperBound])
      }
      guard readMore() || process.isRunning else { return all + "<end>" }
    }
  }

  /// Reads what there is, or comes within some milliseconds: one that has ended tells it in no
  /// other way than that it does not run any more.
  private func readMore(within milliseconds: Int32 = 5) -> Bool {
    var entry = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(ours, &bytes, bytes.count)
    told += bytes.prefix(max(0, count))
    return count > 0
  }

  func press(_ key: String) {
    let bytes = Array(key.utf8)
    _ = write(ours, bytes, bytes.count)
  }

  func interrupt() { kill(process.processIdentifier, SIGINT) }

  /// Waits for the end; returns the rest of what was told, and the status.
  func end() -> (rest: String, status: Int32) {
    while process.isRunning { _ = readMore() }
    process.waitUntilExit()
    while readMore(within: 0) {}
    return (String(decoding: told, as: UTF8.self), process.terminationStatus)
  }
}
