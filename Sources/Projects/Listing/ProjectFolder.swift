/// The files that an import may read: all paths of a folder, and a way to their bytes. What is not
/// among the paths does not exist for it, so that no project reads a file from outside.
package struct ProjectFolder: Sendable {
  /// What reading a file gives.
  package enum Contents: Sendable {
    case bytes([UInt8])
    /// Why it cannot be read, in a few words.
    case failed(String)
  }

  /// Below the folder, sorted, none twice.
  package let paths: [String]
  private let known: Set<String>
  /// The paths of files and of folders by what they are in lower case: the file systems of Macs do
  /// not tell cases apart, and projects are written there.
  private let folded: [String: String]
  private let reader: @Sendable (String) -> Contents

  /// Creates a folder of such files; `read` is only asked for one of them.
  package init(paths: [String], read: @escaping @Sendable (String) -> Contents) {
    known = Set(paths)
    self.paths = known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folded = ProjectFolder.folded(self.paths)
    reader = read
  }

  private static func folded(_ paths: [String]) -> [String: String] {
    var folded: [String: String] = [:]
    var last = ""
    for path in paths {
      folded[path.lowercased()] = path
      var folder = ProjectPath.folder(of: path)
      if folder == last { continue }
      last = folder
      while !folder.isEmpty, folded[folder.lowercased()] == nil {
        folded[folder.lowercased()] = folder
        folder = ProjectPath.folder(of: folder)
      }
    }
    return folded
  }

  /// Returns the path of a file, or of a folder, as it is spelled here; nil where there is none.
  package func spelling(of path: String) -> String? {
    known.contains(path) ? path : folded[path.lowercased()]
  }

  package func contains(_ path: String) -> Bool {
    spelling(of: path).map { known.contains($0) } ?? false
  }

  /// Reads a file of the folder.
  package func read(_ path: String) -> Contents {
    guard let own = spelling(of: path), known.contains(own) else { return .failed("no such file") }
    return reader(own)
  }

  /// The paths below a folder, sorted.
  package func paths(below folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return paths[...] }
    let prefix = (spelling(of: folder) ?? folder) + "/"
    let start = firstIndex { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
    let end = paths[start...].firstIndex { !$0.utf8.starts(with: prefix.utf8) } ?? paths.endIndex
    return paths[start..<end]
  }

  /// Returns the first place from which on a condition holds.
  private func firstIndex(where holds: (String) -> Bool) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(paths[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Which folders of a checkout hold no code of the app.
package enum LeftOut {
  /// Folders that tools fill: not even listed.
  package static let ofTools: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build",
  ]

  /// `true` iff a part of the path says that it is a test, a widget, an extension, a preview, or
  /// for another system.
  package static func isOfOtherKind(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return parts.dropLast().contains { part in
      let name = String(Substring(part))
      return names.contains(name.lowercased()) || endings.contains { name.hasSuffix($0) }
    }
  }

  private static let names: Set<String> = [
    "tests", "test", "uitests", "widget", "widgets", "macos", "mac", "tvos", "watchos", "watch",
    "preview content", "previews", "fastlane", "pods", "carthage", "deriveddata", "node_modules",
    "example", "examples", "demo", "playground", "vendor", "snapshots",
  ]

  private static let endings = [
    "Tests", "UITests", "Widget", "Widgets", "WatchApp", "WatchKit App", "WatchKit Extension",
    "-macOS", "-tvOS", "-watchOS", "Extension", "Snapshots", ".playground",
  ]
}
