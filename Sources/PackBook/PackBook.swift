import Foundation
import PackagePlugin

/// Packs the pages of the book into one string literal, which compiles at once.
///
/// `sh`, `wc` and `cat` are on every machine that builds; a tool of the package would have to be
/// built first, and with the flags of the target: Embedded Swift for a browser has no files.
@main struct PackBook: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let pages = target.directoryURL.appending(path: "Pages")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: pages.path)
      .filter { path in kinds.contains { path.hasSuffix("." + $0) } }.sorted()
    let packed = context.pluginWorkDirectoryURL.appending(path: "Packed.swift")
    return [
      .buildCommand(
        displayName: "Packing the pages of codes and rules",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "sh", packed.path, pages.path] + paths,
        inputFiles: paths.map { pages.appending(path: $0) },
        outputFiles: [packed])
    ]
  }

  /// The ends of the names of files that are packed.
  private let kinds = ["c", "css", "js", "json", "md", "sbar", "svg"]

  /// The first argument is the file to write, the second the folder of those that follow.
  private let script = """
    set -e
    packed=$1
    cd "$2"
    shift 2
    {
      echo 'extension Book {'
      echo '  static let packed: StaticString = ##\"""'
      wc -c "$@"
      cat "$@"
      echo  # The literal ends without its last line feed.
      echo '\"""##'
      echo '}'
    } > "$packed"
    """
}
