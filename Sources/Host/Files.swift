/// Reading of files and of standard input, whole and as bytes.
package enum Files {
  /// The most that one file may hold; ranges in a source are 32 bits wide.
  package static let limit = 512 << 20

  /// What a path names.
  package enum Kind: Hashable, Sendable {
    case file, directory
  }

  /// Returns what stands at `path`, symbolic links followed.
  package static func kind(of path: Path) throws(HostError) -> Kind {
    if path.bytes.contains(0) { throw .hasNUL(path) }
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw failure(path, errno) }
    return isDirectory(status) ? .directory : .file
  }

  /// Returns all bytes of the file at `path`.
  package static func read(
    _ path: Path, limit: Int = Files.limit
  ) throws(HostError) -> [UInt8] {
    if path.bytes.contains(0) { throw .hasNUL(path) }
    // A pipe without a writer must not block.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    if isDirectory(status) { throw .isDirectory(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain(path) }
    guard Int(status.st_size) <= limit else { throw .tooLarge(path, limit: limit) }
    return try drain(descriptor, expecting: Int(status.st_size), of: path, limit: limit)
  }

  /// Returns all bytes of standard input.
  package static func readStandardInput(limit: Int = Files.limit) throws(HostError) -> [UInt8] {
    try drain(STDIN_FILENO, expecting: 0, of: Path("<stdin>"), limit: limit)
  }

  /// Reads to the end; one byte more than expected is asked for, so that the usual file needs
  /// one call that reads and one that finds the end.
  private static func drain(
    _ descriptor: Int32, expecting size: Int, of path: Path, limit: Int
  ) throws(HostError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = max(size + 1, 1 << 12)
    while true {
      var reason: Int32 = 0
      let before = bytes.count
      if descriptor == STDIN_FILENO, !Interruption.waitForInput(descriptor) {
        throw .unreadable(path, reason: EINTR)
      }
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let got = retrying { Host.read(descriptor, buffer.baseAddress, buffer.count) }
        if got < 0 { reason = errno }
        count = max(got, 0)
      }
      if reason == EISDIR { throw .isDirectory(path) }
      if reason != 0 { throw .unreadable(path, reason: reason) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(path, limit: limit) }
      capacity = before == 0 && bytes.count == size ? 1 : max(1 << 16, bytes.count)
    }
  }

  /// Makes or replaces the file at `path`.
  package static func write(_ bytes: [UInt8], to path: Path) throws(HostError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = path.withCString { open($0, flags, 0o644) }
    guard descriptor >= 0 else { throw .unwritable(path, reason: errno) }
    defer { close(descriptor) }
    try Stream.write(bytes, to: descriptor, named: path.spelling)
  }

  private static func failure(_ path: Path, _ reason: Int32) -> HostError {
    switch reason {
    case ENOENT, ENOTDIR: isLink(path) ? .dangling(path) : .missing(path)
    case ENXIO: .notPlain(path)
    default: .unreadable(path, reason: reason)
    }
  }

  private static func isLink(_ path: Path) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func isDirectory(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }
}

/// `read` of the C library, which `Files.read` hides.
private func read(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int
{
  #if canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
  #elseif canImport(Musl)
    Musl.read(descriptor, buffer, count)
  #else
    Darwin.read(descriptor, buffer, count)
  #endif
}

/// Repeats a call that a signal interrupted.
func retrying(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
