/// How reports for other tools name files: from the root of the checkout, with forward slashes, so
/// that a name is the same on every machine and in every run.
package struct ReportPaths: Sendable {
  /// The parts of the folder that the tool runs in.
  private var folder: [String] = []
  /// The parts of the root; nil where it is unknown, so that the folder stands for it.
  private var root: [String]?

  /// Leaves paths as they are given.
  package init() {}

  /// Creates the paths for a tool that runs in `folder` of a checkout at `root`, both absolute.
  package init(folder: String, root: String?) {
    self.folder = ReportPaths.parts(folder)
    self.root = root.map { ReportPaths.parts($0) }
  }

  /// Returns the path of `name` from the root; what lies outside stays absolute.
  package func relative(_ name: String) -> String {
    if name == "<stdin>" { return "stdin.sbar" }
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    if folder.isEmpty && !isAbsolute { return ReportPaths.joined(ReportPaths.parts(name)) }
    let all = ReportPaths.simplified((isAbsolute ? [] : folder) + ReportPaths.parts(name))
    let base = root ?? folder
    guard !base.isEmpty, all.starts(with: base), all.count > base.count else {
      return "/" + ReportPaths.joined(all)
    }
    return ReportPaths.joined(Array(all.dropFirst(base.count)))
  }

  private static func parts(_ path: String) -> [String] {
    simplified(path.split(separator: "/").map { String($0) })
  }

  private static func simplified(_ parts: [String]) -> [String] {
    var kept: [String] = []
    for part in parts where part != "." {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else {
        kept.append(part)
      }
    }
    return kept
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: "/") }
}
