/// Finds the files that a spec includes, each beside the file that includes it.
package final class Includes {
  /// The paths behind the names by which messages know files.
  private var paths: [String: Path] = [:]

  package init(root: Input) {
    paths[root.name] = root.path.isStandardInput ? Path("") : root.path
  }

  /// Returns the bytes of `path`, which the file named `includer` includes, and its own name.
  package func read(
    _ path: String, from includer: String
  ) throws(HostError) -> (bytes: [UInt8], name: String) {
    let directory = paths[includer]?.directory ?? Path("")
    let found = directory.appending(Array(path.utf8)).simplified
    let bytes = try Files.read(found)
    paths[found.spelling] = found
    return (bytes, found.spelling)
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
    return Path(bytes: (isAbsolute ? [slash] : []) + kept.joined(separator: [slash]))
  }
}
