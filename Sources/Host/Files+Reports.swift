// Files that others read are whole or absent, whatever happens while they are written.
extension Files {
  /// Makes or replaces the file at `path`: written beside it, then renamed. Missing folders are
  /// made; what is no plain file, such as a pipe, is written to as it is.
  package static func replace(_ bytes: [UInt8], at path: Path) throws(HostError) {
    let target = resolved(path)
    var status = stat()
    let isThere = target.withCString { stat($0, &status) } == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      if isDirectory(status) { throw .isDirectory(path) }
      return try append(bytes, to: target, creating: false)
    }
    if !isThere { try Directories.makeAll(target.directory) }
    let aside = target.directory.appending(Array(".sbar-\(getpid())-\(Clock.now).part".utf8))
    do throws(HostError) {
      try create(aside, bytes, named: path)
      guard rename(aside, target) == 0 else { throw .unwritable(path, reason: errno) }
    } catch {
      _ = aside.withCString { unlink($0) }
      throw error
    }
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

  private static func create(
    _ aside: Path, _ bytes: [UInt8], named path: Path
  ) throws(HostError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = aside.withCString { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw .unwritable(path, reason: errno) }
    defer { close(descriptor) }
    try Stream.write(bytes, to: descriptor, named: path.spelling)
  }

  private static func rename(_ old: Path, _ new: Path) -> Int32 {
    old.withCString { old in new.withCString { new in move(old, new) } }
  }

  /// Where a symbolic link leads; the path itself where it is none.
  private static func resolved(_ path: Path) -> Path {
    guard let found = path.withCString({ realpath($0, nil) }) else { return path }
    defer { free(found) }
    return Path(bytes: Array(UnsafeRawBufferPointer(start: found, count: strlen(found))))
  }
}

/// `rename` of the C library, which `Files.rename` hides.
private func move(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}
