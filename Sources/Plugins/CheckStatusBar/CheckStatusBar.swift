import Foundation
import PackagePlugin

/// Runs the specs among the files of a target when one of its files has changed.
///
/// What does not hold is an error of the build, at its line. Where all holds, an empty file of
/// Swift is made, so that the specs are not run again before something changes.
@main struct CheckStatusBar: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      of: module.sourceFiles.map { $0.url }, in: context.package.directoryURL,
      tool: context.tool(named: "sbar").url, writing: context.pluginWorkDirectoryURL)
  }

  /// Returns a command for all specs, since one may include another; none where there are none.
  private func commands(
    of files: [URL], in package: URL, tool: URL, writing folder: URL
  ) -> [Command] {
    let specs = files.filter { $0.pathExtension == "sbar" }
    if specs.isEmpty { return [] }
    let stamp = folder.appending(path: "Specs.sbar.swift")
    let config = package.appending(path: "sbar.config")
    let hasConfig = FileManager.default.fileExists(atPath: config.path)
    // Specs include files of Swift, and those of the target are the ones that they can include.
    let code = files.filter { $0.pathExtension == "swift" }
    return [
      .buildCommand(
        displayName: "Running the specs of the status bar",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "sh", stamp.path, tool.path, hasConfig ? config.path : "none"]
          + specs.map { $0.path },
        inputFiles: [tool] + specs + code + (hasConfig ? [config] : []),
        outputFiles: [stamp])
    ]
  }

  /// The arguments are the file to make, the tool, its configuration, and the specs.
  private let script = """
    set -e
    stamp=$1
    tool=$2
    config=$3
    shift 3
    "$tool" test --config "$config" --format xcode -- "$@"
    : > "$stamp"
    """
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckStatusBar: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        of: target.inputFiles.map { $0.url }, in: context.xcodeProject.directoryURL,
        tool: context.tool(named: "sbar").url, writing: context.pluginWorkDirectoryURL)
    }
  }
#endif
