import Foundation
import PackagePlugin

/// Runs sbar with the words behind the name of the command, in the folder of the package.
///
/// The command that may write files is this one too: its folder holds a link to this file.
@main struct StatusBarCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "sbar").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // The code of sbar says what is the matter, and is the code of this command.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StatusBarCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen; sbar knows folders.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let words = extractor.remainingArguments
      try run(
        context.tool(named: "sbar").url, words.isEmpty ? ["test", "."] : words,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
