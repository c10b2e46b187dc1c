// Files that others read are whole or absent, whatever happens while they are written.
extension Files {
  /// Replaces what the file at `path` holds, as a whole: the bytes are written beside it, and the
  /// name is moved, so that half a file is never seen. Its mode stays; a link stays a link.
  package static func replace(_ path: Path, with bytes: [UInt8]) throws(HostError) {
    let target = resolved(path)
    guard let status = status(of: target) else { throw .missing(path) }
    guard target.withCString({ access($0, W_OK) }) == 0 else {
      throw .unwritable(path, reason: errno)
    }
    try put(bytes, in: target, mode: status.st_mode & 0o7777, named: path)
  }

  /// Makes or replaces the file at `path`, likewise as a whole. Missing folders are made; what is
  /// no plain file, such as a pipe, is written to as it is.
  package static func replace(_ bytes: [UInt8], at path: Path) throws(HostError) {
    let target = resolved(path)
    guard let status = status(of: target) else {
      try Directories.makeAll(target.directory)
      return try put(bytes, in: target, mode: nil, named: path)
    }
    if status.st_mode & S_IFMT == S_IFREG {
      return try put(bytes, in: target, mode: status.st_mode & 0o7777, named: path)
    }
    if isDirectory(status) { throw .isDirectory(path) }
    try append(bytes, to: target, creating: false)
  }

  /// Makes the file at `path`, whole; `false` where something stands there already.
  package static func create(_ bytes: [UInt8], at path: Path) throws(HostError) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = path.withCString { open($0, flags, 0o666) }
    if descriptor < 0, errno == EEXIST { return false }
    guard descriptor >= 0 else { throw .unwritable(path, reason: errno) }
    defer { close(descriptor) }
    try Stream.write(bytes, to: descriptor, named: path.spelling)
    return true
  }

  /// Adds bytes to the end of the file at `path`, which is made if it is not there.
  package static func append(
    _ bytes: [UInt8], to path: Path, creating: Bool = true
  ) throws(HostError) {
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC | (creating ? O_CREAT : 0)
    let descriptor = path.withCString { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw .unwritable(path, reason: errno) }
    defer { close(descriptor) }
    try Stream.write(bytes, to: descriptor, named: path.spelling)
  }

  /// Removes the plain file at `path`, if there is one.
  package static func remove(_ path: Path) {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return }
    _ = path.withCString { unlink($0) }
  }

  /// Writes a file beside `target` and moves it there; without a mode it has that of a new file.
  private static func put(
    _ bytes: [UInt8], in target: Path, mode: mode_t?, named path: Path
  ) throws(HostError) {
    let aside = target.directory.appending(Array(".sbar-\(getpid())-\(Clock.now).part".utf8))
    do throws(HostError) {
      try create(aside, bytes, mode: mode, named: path)
      guard rename(aside, target) == 0 else { throw .unwritable(path, reason: errno) }
    } catch {
      _ = aside.withCString { unlink($0) }
      throw error
    }
  }

  private static func create(
    _ aside: Path, _ bytes: [UInt8], mode: mode_t?, named path: Path
  ) throws(HostError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = aside.withCString { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw .unwritable(path, reason: errno) }
    defer { close(descriptor) }
    try Stream.write(bytes, to: descriptor, named: path.spelling)
    if let mode, fchmod(descriptor, mode) != 0 { throw .unwritable(path, reason: errno) }
    // The name must not come before the bytes, should the machine stop.
    guard fsync(descriptor) == 0 else { throw .unwritable(path, reason: errno) }
  }

  private static func rename(_ old: Path, _ new: Path) -> Int32 {
    old.withCString { old in new.withCString { new in move(old, new) } }
  }

  /// What stands at a path, or nil.
  private static func status(of path: Path) -> stat? {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 ? status : nil
  }

  /// Where a symbolic link leads; the path itself where it is none.
  private static func resolved(_ path: Path) -> Path {
    path.resolved ?? path
  }
}

/// `rename` of the C library, which `Files.rename` hides.
private func move(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}
