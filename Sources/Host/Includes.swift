/// Finds the files that a spec includes, each beside the file that includes it, and reads each
/// once.
///
/// They have to lie in the project: the nearest folder around the spec that holds a file of
/// settings or a repository, or else the folder of the spec. A spec from somewhere else reads no
/// files of the machine that it runs on.
package final class Includes {
  /// The paths behind the names by which messages know included files; most specs have none.
  private var paths: [String: Path] = [:]
  /// What was read, by name.
  private var known: [String: [UInt8]] = [:]
  private let root: Path
  private let rootName: String
  private let staysInside: Bool
  /// What stands for a file that was read.
  private let replacing: (Path, [UInt8]) -> [UInt8]
  /// The folder of the project without links; nil until the first include.
  private var project: Path?

  /// With `staysInside` only files of the project are found; `replacing` is given each that was
  /// read, and returns what is taken for it.
  package init(
    root: Input, staysInside: Bool = true,
    replacing: @escaping (Path, [UInt8]) -> [UInt8] = { $1 }
  ) {
    self.replacing = replacing
    self.root = root.path.isStandardInput ? Path("") : root.path
    self.staysInside = staysInside
    rootName = root.name
  }

  /// Returns the bytes of `path`, which the file named `includer` includes, and its own name.
  package func read(
    _ path: String, from includer: String
  ) throws(HostError) -> (bytes: [UInt8], name: String) {
    let directory = (includer == rootName ? root : paths[includer])?.directory ?? Path("")
    let found = directory.appending(Array(path.utf8)).simplified
    if let bytes = known[found.spelling] { return (bytes, found.spelling) }
    // `.` is simplified to nothing at all.
    if found.bytes.isEmpty { throw .isDirectory(Path(path)) }
    if staysInside { try checkIsInside(found) }
    let bytes = replacing(found, try Files.read(found))
    paths[found.spelling] = found
    known[found.spelling] = bytes
    return (bytes, found.spelling)
  }

  private func checkIsInside(_ path: Path) throws(HostError) {
    // What is not there has an error of its own.
    guard !path.bytes.contains(0), let real = path.resolved else { return }
    let project = self.project ?? Includes.project(around: root.directory)
    self.project = project
    let isInside = project.bytes.count <= 1 || real.bytes.starts(with: project.bytes + [0x2F])
    if !isInside { throw .outside(path) }
  }

  /// Returns the folder of the project that a folder lies in.
  package static func project(around folder: Path) -> Path {
    let start = (folder.bytes.isEmpty ? Path(".") : folder).resolved ?? Path("/")
    var place = start.bytes
    while !place.isEmpty {
      for name in ["/sbar.config", "/.git"]
      where (try? Files.kind(of: Path(bytes: place + Array(name.utf8)))) != nil {
        return Path(bytes: place)
      }
      place = Array(place[..<(place.lastIndex(of: 0x2F) ?? 0)])
    }
    return start
  }
}

extension Path {
  /// The absolute path without links; nil where nothing stands there.
  package var resolved: Path? {
    guard let found = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return Path(bytes: Array(UnsafeRawBufferPointer(start: found, count: strlen(found))))
  }
}

extension Path {
  /// Without `.`, and without what `..` takes back, so that one file has one name.
  package var simplified: Path {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    let isAbsolute = bytes.first == slash
    var kept: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: slash) where !(part.count == 1 && part.first == dot) {
      let goesUp = part.elementsEqual([dot, dot])
      if goesUp, let last = kept.last, !last.elementsEqual([dot, dot]) {
        kept.removeLast()
      } else if !(goesUp && isAbsolute && kept.isEmpty) {
        kept.append(part)
      }
    }
    var simple: [UInt8] = isAbsolute ? [slash] : []
    for (index, part) in kept.enumerated() {
      if index > 0 { simple.append(slash) }
      simple += part
    }
    return Path(bytes: simple)
  }
}
