/// Paths below the folder of a project, with `/` between their parts.
package enum ProjectPath {
  /// Returns the path of `path` seen from `folder`; nil where it is absolute or leads out of the
  /// project.
  package static func join(_ folder: String, _ path: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    var parts: [Substring.UTF8View.SubSequence] = []
    for side in [folder, path] {
      for part in side.utf8.split(separator: UInt8(ascii: "/")) {
        let bytes = Substring(part).utf8
        if bytes.elementsEqual(".".utf8) { continue }
        guard bytes.elementsEqual("..".utf8) else {
          parts.append(bytes)
          continue
        }
        if parts.popLast() == nil { return nil }
      }
    }
    return parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// The folder that a path lies in; empty for the top.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last part of a path without what follows its last dot.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// `true` iff `path` is `folder` or lies below it; all do below the top.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder
      || path.utf8.count > folder.utf8.count && path.utf8.starts(with: folder.utf8)
        && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  /// `true` iff the name ends so, in any case of its letters.
  package static func has(_ path: String, ending: String) -> Bool {
    path.utf8.count > ending.utf8.count
      && path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        $0 == $1 || $0 | 0x20 == $1 | 0x20 && $0.isLetter
      }
  }

  /// `true` iff a pattern with `*`, `**` and `?` is that of the path, or of a folder around it.
  ///
  /// - Complexity: the product of both lengths.
  package static func matches(_ path: String, _ pattern: String) -> Bool {
    let pattern = pattern.utf8.last == UInt8(ascii: "/") ? String(pattern.dropLast()) : pattern
    if isBelow(path, pattern) { return true }
    guard pattern.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") })
    else { return false }
    let glob = Array(pattern.utf8)
    // Which parts of the pattern may be done with at each place of the text.
    var states = [Bool](repeating: false, count: glob.count + 1)
    states[0] = true
    for byte in path.utf8 {
      passStars(&states, glob)
      let isSlash = byte == UInt8(ascii: "/")
      // A folder that matches holds the rest.
      if isSlash, states[glob.count] { return true }
      var after = [Bool](repeating: false, count: glob.count + 1)
      for state in glob.indices where states[state] {
        let sign = glob[state]
        if sign == UInt8(ascii: "*") {
          if !isSlash || isDouble(state, glob) { after[state] = true }
        } else if sign == byte || sign == UInt8(ascii: "?") && !isSlash {
          after[state + 1] = true
        }
      }
      states = after
    }
    passStars(&states, glob)
    return states[glob.count]
  }

  private static func isDouble(_ state: Int, _ glob: [UInt8]) -> Bool {
    let star = UInt8(ascii: "*")
    return state > 0 && glob[state - 1] == star
      || state + 1 < glob.count && glob[state + 1] == star
  }

  /// Adds the states behind stars, which may stand for nothing; `**/` for no folder at all.
  private static func passStars(_ states: inout [Bool], _ glob: [UInt8]) {
    for state in glob.indices where states[state] && glob[state] == UInt8(ascii: "*") {
      states[state + 1] = true
      let isEnd = state > 0 && glob[state - 1] == UInt8(ascii: "*")
      if isEnd, state + 1 < glob.count, glob[state + 1] == UInt8(ascii: "/") {
        states[state + 2] = true
      }
    }
  }
}
