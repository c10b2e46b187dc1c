/// Why something outside the process cannot be had.
package enum HostError: Error, Hashable, Sendable {
  /// Nothing has this name.
  case missing(Path)
  /// It is there and cannot be opened or read.
  case unreadable(Path, reason: Int32)
  /// A directory stands where a file is needed.
  case isDirectory(Path)
  /// A pipe, a device or a socket stands where a file is needed.
  case notPlain(Path)
  /// A symbolic link leads nowhere, or in a circle.
  case dangling(Path)
  /// A name with a NUL in it, which no file has.
  case hasNUL(Path)
  /// A file that includes another may not take it from there.
  case outside(Path)
  /// The file holds more bytes than the limit.
  case tooLarge(Path, limit: Int)
  /// Standard output or a file cannot be written.
  case unwritable(Path, reason: Int32)
  /// The reader of standard output has gone.
  case closedPipe

  /// States the problem; starts in lower case and has no full stop.
  package var message: String {
    switch self {
    case .missing(let path): "`\(path.spelling)` does not exist"
    case .unreadable(let path, let reason):
      "`\(path.spelling)` cannot be read: \(HostError.words(reason))"
    case .isDirectory(let path): "`\(path.spelling)` is a directory, a file is needed"
    case .notPlain(let path):
      "`\(path.spelling)` is a pipe or a device, a file is needed; - reads standard input"
    case .dangling(let path): "`\(path.spelling)` is a link that leads nowhere"
    case .hasNUL(let path): "`\(path.spelling)` has a NUL in it, which no name has"
    case .outside(let path): "`\(path.spelling)` lies outside of the project"
    case .tooLarge(let path, let limit):
      "`\(path.spelling)` is larger than \(limit >> 20) MB"
    case .unwritable(let path, let reason):
      "\(path.spelling) cannot be written: \(HostError.words(reason))"
    case .closedPipe: "standard output was closed by its reader"
    }
  }

  /// The words alone, for a message that names the path itself.
  package var reason: String {
    switch self {
    case .missing: "no such file"
    case .unreadable(_, let reason), .unwritable(_, let reason): HostError.words(reason)
    case .isDirectory: "it is a directory"
    case .notPlain: "it is a pipe or a device"
    case .dangling: "it is a link that leads nowhere"
    case .hasNUL: "no name has a NUL in it"
    case .outside: "it lies outside of the project, which `--outside-includes` allows"
    case .tooLarge(_, let limit): "it is larger than \(limit >> 20) MB"
    case .closedPipe: "its reader has gone"
    }
  }

  /// The usual reasons in our own words, so that they are the same on every system.
  private static func words(_ reason: Int32) -> String {
    switch reason {
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "no space left"
    case EFBIG: "a file may not be so large"
    case ENOENT: "there is no such folder"
    case EROFS: "the file system is read-only"
    case EIO: "the device reports an error"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case ENOTDIR: "a part of the path is not a directory"
    case EBADF: "it is closed"
    case EINTR: "the run was interrupted"
    case EMFILE, ENFILE: "too many open files"
    default: "system error \(reason)"
    }
  }
}
