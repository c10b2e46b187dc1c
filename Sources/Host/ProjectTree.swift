/// All files below a folder, as an import of a project needs them.
package struct ProjectTree: Sendable {
  /// The paths below the folder, as text; in no order.
  package private(set) var paths: [String] = []
  /// What could not be listed, and what has no name in UTF-8.
  package private(set) var problems: [(path: Path, error: HostError)] = []
  /// `true` iff there were more files than the limit.
  package private(set) var isCut = false

  /// Files that are listed at most.
  package static let limit = 300_000

  /// Lists what lies below `root`. Hidden names are passed over, and so are symbolic links to
  /// folders, which may run in circles, and folders of the names in `skipping`.
  package init(below root: Path, skipping: Set<String>) throws(HostError) {
    let top = root.bytes.isEmpty ? Path(".") : root
    var pending: [(path: Path, below: [UInt8])] = [(top, [])]
    var isFirst = true
    while let (folder, below) = pending.popLast() {
      let names: [[UInt8]]
      do throws(HostError) { names = try Directories.names(in: folder) } catch {
        if isFirst { throw error }
        problems.append((folder, error))
        continue
      }
      isFirst = false
      for name in names {
        let path = folder.appending(name)
        let own = below.isEmpty ? name : below + [UInt8(ascii: "/")] + name
        switch ProjectTree.kind(of: path) {
        case .folder:
          if !skipping.contains(String(decoding: name, as: UTF8.self)) {
            pending.append((path, own))
          }
        case .file:
          guard paths.count < ProjectTree.limit else {
            isCut = true
            return
          }
          // A name that is no text cannot be written in a project either.
          let text = String(decoding: own, as: UTF8.self)
          if text.utf8.elementsEqual(own) { paths.append(text) }
        case .other: continue
        }
      }
    }
  }

  private enum Kind { case folder, file, other }

  private static func kind(of path: Path) -> Kind {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return .other }
    if Files.isDirectory(status) { return .folder }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard path.withCString({ stat($0, &status) }) == 0 else { return .other }
    }
    return status.st_mode & S_IFMT == S_IFREG ? .file : .other
  }
}

extension Path {
  /// `true` iff the file, links followed, lies below a folder that is given without links.
  package func lies(below folder: Path) -> Bool {
    guard let real = resolved else { return false }
    return folder.bytes.count <= 1 || real.bytes.starts(with: folder.bytes + [UInt8(ascii: "/")])
  }
}
