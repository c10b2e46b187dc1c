/// Finding of specs below a directory.
package enum Directories {
  /// What a search came upon.
  package struct Found {
    /// Sorted by their paths.
    package var files: [Path] = []
    /// What may hold files and cannot be looked at, and what has the name of one and is none;
    /// sorted likewise.
    package var problems: [(path: Path, error: HostError)] = []
  }

  /// Returns every file below `root` whose name ends in `ending`, and what could not be searched;
  /// a problem of `root` itself is thrown.
  ///
  /// Hidden files and folders are skipped, and so are symbolic links to folders, which may run
  /// in circles. No more than `folderLimit` folders are looked into.
  package static func search(
    below root: Path, withExtension ending: String, folderLimit: Int = .max
  ) throws(HostError) -> Found {
    var found = Found()
    try search(root, ending, folderLimit, &found)
    found.files.sort()
    found.problems.sort { $0.path < $1.path }
    return found
  }

  private static func search(
    _ root: Path, _ ending: String, _ folderLimit: Int, _ found: inout Found
  ) throws(HostError) {
    var pending = [root]
    var count = 0
    while let folder = pending.popLast(), count < folderLimit {
      count += 1
      let names: [[UInt8]]
      do throws(HostError) { names = try self.names(in: folder) } catch {
        if folder == root { throw error }
        found.problems.append((folder, error))
        continue
      }
      for name in names {
        let path = folder.appending(name)
        switch entry(at: path, isWanted: path.hasExtension(ending)) {
        case .folder: pending.append(path)
        case .file: found.files.append(path)
        case .other: break
        case .problem(.unreadable(_, reason: EACCES)):
          // The folder may be listed and not searched: one message for all that is in it.
          let error = HostError.unreadable(folder, reason: EACCES)
          if folder == root { throw error }
          if found.problems.last?.path != folder { found.problems.append((folder, error)) }
        case .problem(let error): found.problems.append((path, error))
        }
      }
    }
  }

  /// Makes a folder, unless it is there already.
  package static func make(_ folder: Path) throws(HostError) {
    let result = folder.withCString { mkdir($0, 0o755) }
    guard result == 0 || errno == EEXIST else { throw .unwritable(folder, reason: errno) }
  }

  /// Makes a folder with those that it lies in, as far as they are missing.
  package static func makeAll(_ folder: Path) throws(HostError) {
    var made: [UInt8] = []
    for byte in folder.bytes {
      if byte == UInt8(ascii: "/"), !made.isEmpty { try make(Path(bytes: made)) }
      made.append(byte)
    }
    if !made.isEmpty { try make(Path(bytes: made)) }
  }

  private enum Entry {
    case folder, file, other
    case problem(HostError)
  }

  /// Returns the names of what lies in a folder, in no order.
  package static func names(in folder: Path) throws(HostError) -> [[UInt8]] {
    guard let stream = folder.withCString({ opendir($0) }) else {
      throw errno == ENOENT ? .missing(folder) : .unreadable(folder, reason: errno)
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { raw in Array(raw.prefix { $0 != 0 }) }
  }

  /// Returns what stands at a path; only a name that is wanted can be of a file.
  private static func entry(at path: Path, isWanted: Bool) -> Entry {
    var status = stat()
    if path.withCString({ lstat($0, &status) }) != 0 {
      // What is gone by now was never there.
      return errno == ENOENT ? .other : .problem(.unreadable(path, reason: errno))
    }
    if Files.isDirectory(status) { return .folder }
    guard isWanted else { return .other }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, path.withCString({ stat($0, &status) }) != 0 {
      let isLost = errno == ENOENT || errno == ELOOP || errno == ENOTDIR
      return .problem(isLost ? .dangling(path) : .unreadable(path, reason: errno))
    }
    if Files.isDirectory(status) { return .other }
    return status.st_mode & S_IFMT == S_IFREG ? .file : .problem(.notPlain(path))
  }
}

extension Directories {
  /// A folder in which a repository begins.
  package struct Repository: Sendable {
    package var path: Path
    /// The way from there to the folder that was asked for, empty where that is it.
    package var within: String
    package var isHere: Bool { within.isEmpty }
  }

  /// Returns the repository that a folder lies in; nil where there is none.
  package static func repository(around folder: Path) -> Repository? {
    guard let start = folder.resolved else { return nil }
    var place = start.bytes
    while !place.isEmpty {
      if (try? Files.kind(of: Path(bytes: place + Array("/.git".utf8)))) != nil {
        let rest = start.bytes.dropFirst(place.count).drop { $0 == UInt8(ascii: "/") }
        return Repository(path: Path(bytes: place), within: Path(bytes: Array(rest)).spelling)
      }
      place = Array(place[..<(place.lastIndex(of: UInt8(ascii: "/")) ?? 0)])
    }
    return nil
  }
}
