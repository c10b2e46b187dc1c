extension Files {
  /// Replaces what the file at `path` holds, as a whole: the bytes are written beside it, and the
  /// name is moved, so that nobody ever finds half a file. Its mode stays; a link stays a link.
  package static func replace(_ path: Path, with bytes: [UInt8]) throws(HostError) {
    let target = resolved(path)
    var status = stat()
    guard target.withCString({ stat($0, &status) }) == 0 else { throw .missing(path) }
    guard target.withCString({ access($0, W_OK) }) == 0 else {
      throw .unwritable(path, reason: errno)
    }
    let name = target.bytes.dropFirst(target.directory.bytes.count)
    var template = target.directory.appending(
      Array(".".utf8) + name + Array(".XXXXXX".utf8)
    ).bytes.map { CChar(bitPattern: $0) }
    template.append(0)
    let descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw .unwritable(path, reason: errno) }
    let aside = Path(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
    do throws(HostError) {
      defer { close(descriptor) }
      try Stream.write(bytes, to: descriptor, named: path.spelling)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
        throw .unwritable(path, reason: errno)
      }
    } catch {
      _ = aside.withCString { unlink($0) }
      throw error
    }
    let moved = aside.withCString { from in target.withCString { rename(from, $0) } }
    guard moved == 0 else {
      let reason = errno
      _ = aside.withCString { unlink($0) }
      throw .unwritable(path, reason: reason)
    }
  }

  /// Returns where the links at `path` lead.
  private static func resolved(_ path: Path) -> Path {
    guard let real = path.withCString({ realpath($0, nil) }) else { return path }
    defer { free(real) }
    return Path(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
  }
}
