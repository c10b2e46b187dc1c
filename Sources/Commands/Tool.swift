import Host
import Interpreter
import Reporting

/// The tool as a function of its process: the verbs, the options and the exit codes come together
/// here. Knows nothing of what a verb does.
package enum Tool {
  /// Does what the command line asks for, and ends the process.
  package static func main() -> Never {
    Host.Process.ignoreBrokenPipes()
    // The process ends on that thread: the one that waits need not wake up for it.
    DeepStack.run {
      Host.Process.end(
        run(Host.Process.arguments, environment: Host.Process.environment).rawValue)
    }
  }

  private static func run(
    _ words: [[UInt8]], environment: @escaping (String) -> String?
  ) -> ExitCode {
    if words.isEmpty {
      Talk.write(Help.overview)
      return .usage
    }
    do throws(UsageError) {
      return try run(parse(words, environment), environment)
    } catch {
      Talk.error(error.message, hint: error.hint)
      return .usage
    }
  }

  private static func parse(
    _ words: [[UInt8]], _ environment: (String) -> String?
  ) throws(UsageError) -> Invocation {
    // A server reads its settings once it knows the folders of its editor.
    let bare = try parse(words, environment) { _ in nil }
    if bare.verb == .lsp { return bare }
    return try parse(words, environment) { wanted throws(UsageError) in
      try SettingsFile.find(wanted)
    }
  }

  /// Reads a command line and what counts where it is silent; `settings` finds the file of settings
  /// that is wanted by its path, or the nearest.
  static func parse(
    _ words: [[UInt8]], _ environment: (String) -> String?,
    settings: (String?) throws(UsageError) -> SettingsFile?
  ) throws(UsageError) -> Invocation {
    try Arguments.parse(
      words, environment: environment,
      hasVariables: Host.Process.hasVariable(beginningWith: FlagRow.variablePrefix),
      exists: { (try? Files.kind(of: $0)) != nil }, settings: settings)
  }

  private static func run(
    _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    if invocation.options.wantsHelp {
      // Without a verb the question is about the whole tool.
      let verb = invocation.verb
      return CommandOutput.print(
        verb == .help ? Help.overview : Help.text(for: verb), invocation.look(environment))
    }
    return try invocation.verb.row.run(invocation, environment)
  }
}
