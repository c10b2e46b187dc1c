/// Finding of specs below a directory.
package enum Directories {
  /// Returns every file below `root` whose name ends in `ending`, sorted by its path.
  ///
  /// Hidden files and folders are skipped, and so are symbolic links to folders, which may run
  /// in circles.
  package static func files(
    below root: Path, withExtension ending: String
  ) throws(HostError) -> [Path] {
    var found: [Path] = []
    var pending = [root]
    while let folder = pending.popLast() {
      for entry in try entries(of: folder) {
        let path = folder.appending(entry.name)
        switch entry.kind {
        case .directory: pending.append(path)
        case .file where path.hasExtension(ending): found.append(path)
        case .file: break
        }
      }
    }
    return found.sorted()
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

  private struct Entry {
    var name: [UInt8]
    var kind: Files.Kind
  }

  private static func entries(of folder: Path) throws(HostError) -> [Entry] {
    guard let stream = folder.withCString({ opendir($0) }) else {
      throw errno == ENOENT ? .missing(folder) : .unreadable(folder, reason: errno)
    }
    defer { closedir(stream) }
    var result: [Entry] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if name.first == UInt8(ascii: ".") { continue }
      if let kind = kind(of: folder.appending(name)) {
        result.append(Entry(name: name, kind: kind))
      }
    }
    return result
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { raw in Array(raw.prefix { $0 != 0 }) }
  }

  /// Returns nil for what is neither file nor folder, and for a link that leads to a folder.
  private static func kind(of path: Path) -> Files.Kind? {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    if Files.isDirectory(status) { return .directory }
    if status.st_mode & S_IFMT == S_IFREG { return .file }
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFREG ? .file : nil
  }
}
