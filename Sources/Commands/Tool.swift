import Host
import Interpreter
import Reporting

/// The tool as a function of its process: the verbs, the options and the exit codes come together
/// here. Knows nothing of how specs are read or run.
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

  private static func parse(
    _ words: [[UInt8]], _ environment: (String) -> String?,
    settings: (String?) throws(UsageError) -> SettingsFile?
  ) throws(UsageError) -> Invocation {
    try Arguments.parse(
      words, environment: environment,
      hasVariables: Host.Process.hasVariable(beginningWith: OptionRow.variablePrefix),
      exists: { (try? Files.kind(of: $0)) != nil }, settings: settings)
  }

  private static func run(
    _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    let look = Look(of: .output, invocation.options, environment: environment)
    if invocation.options.wantsHelp {
      // Without a verb the question is about the whole tool.
      let verb = invocation.verb
      return print(verb == .help ? Help.overview : Help.text(for: verb), look)
    }
    switch invocation.verb {
    case .test: return try runSpecs(.test, invocation, environment)
    case .check: return try check(invocation, environment)
    case .lint: return try lint(invocation, environment)
    case .ask:
      var command = AskCommand(invocation, environment: environment)
      return try command.run()
    case .audit:
      var command = try AuditCommand(invocation, environment: environment)
      return command.run()
    case .explore:
      var command = try ExploreCommand(invocation, environment: environment)
      return command.run()
    case .mutate:
      var command = try MutateCommand(invocation, environment: environment)
      return command.run()
    case .import:
      var command = try ImportCommand(invocation, environment: environment)
      return try command.run()
    case .explain:
      return try ExplainCommand(invocation, environment: environment).run()
    case .render:
      return try RenderCommand(invocation, environment: environment).run()
    case .export: return try ExportCommand(invocation, look).run()
    case .mend:
      var command = try MendCommand(invocation, environment: environment)
      return command.run()
    case .fmt:
      var command = try FormatCommand(invocation, environment: environment)
      return command.run()
    case .rules: return try list(.rules, invocation, environment)
    case .devices: return try list(.devices, invocation, environment)
    case .policies: return try list(.policies, invocation, environment)
    case .quirks: return try list(.quirks, invocation, environment)
    case .config: return try list(.config, invocation, environment)
    case .help: return print(try help(invocation.operands), look)
    case .schema: return print(RunSchema.text)
    case .completions: return print(try completions(invocation.operands))
    case .grammar: return try GrammarCommand(invocation, look).run()
    case .editors: return try EditorsCommand(invocation, look).run()
    case .man: return print(Manual.text)
    case .report:
      return try ReportCommand(invocation, environment: environment).run()
    case .lsp: return try serve(invocation, environment)
    case .initialize:
      let (text, status) = try InitCommand(invocation).run()
      let written = CommandOutput.print(text, look)
      return written == .success ? status : written
    case .version: return try version(invocation.options)
    }
  }

  /// `sbar check`, which may mend what it finds before it says what is left.
  private static func check(
    _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    let options = invocation.options
    guard options.fixes || options.showsDifference else {
      return try runSpecs(.check, invocation, environment)
    }
    var fixing = try FixCommand(invocation, environment: environment)
    let status = fixing.run()
    if options.showsDifference { return status }
    let rest = try runSpecs(.check, invocation, environment)
    return ExitCode.worst(of: [status, rest])
  }

  /// `sbar lint`, which may mend what it finds before it says what is left.
  private static func lint(
    _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    var status = ExitCode.success
    if invocation.options.fixes || invocation.options.showsDifference {
      var fixing = try FixCommand(invocation, environment: environment)
      status = fixing.run()
      if invocation.options.showsDifference { return status }
    }
    var command = try LintCommand(invocation, environment: environment)
    return ExitCode.worst(of: [status, command.run()])
  }

  private static func runSpecs(
    _ verb: RunVerb, _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    let (options, operands) = (invocation.options, invocation.operands)
    if let complaint = ReportPlan.complaint(about: options, reading: operands) { throw complaint }
    if invocation.options.watches {
      var watch = try WatchCommand(invocation, environment: environment)
      return try watch.run()
    }
    var command = try SpecCommand(verb, invocation, environment: environment)
    return command.run()
  }

  private static func list(
    _ kind: CatalogueCommand.Kind, _ invocation: Invocation, _ environment: (String) -> String?
  ) throws(UsageError) -> ExitCode {
    // Among settings a format is one more that is shown.
    if kind != .config {
      try CommandOutput.check(invocation.options.format, of: invocation.verb)
    }
    let look = Look(of: .output, invocation.options, environment: environment)
    do throws(CatalogueCommand.Failure) {
      let text = try CatalogueCommand(kind: kind, invocation: invocation, look: look).text()
      return CommandOutput.print(text, invocation.options.format == .json ? nil : look)
    } catch {
      switch error {
      case .usage(let error): throw error
      case .nothing(let message, let hint):
        Talk.error(message, hint: hint)
        return .nothingRan
      }
    }
  }

  /// `sbar lsp`
  private static func serve(
    _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    guard invocation.operands.isEmpty else {
      throw UsageError(
        message: "`sbar lsp` takes no paths", hint: "an editor tells it what it has open")
    }
    let status = LanguageServer.run(options: invocation.options, version: Help.version) {
      folders throws(UsageError) in
      let words = Host.Process.arguments
      return try parse(words, environment) { wanted throws(UsageError) in
        if wanted == nil {
          for folder in folders {
            if let file = try SettingsFile.find(nil, from: folder) { return file }
          }
        }
        return try SettingsFile.find(wanted)
      }.options
    }
    return status == 0 ? .success : .failed
  }

  private static func completions(_ operands: [Path]) throws(UsageError) -> String {
    let shells = Shell.allCases.map { $0.rawValue }
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError(
        message: "which shell is it?", hint: "sbar completions " + shells.joined(separator: "|"))
    }
    return Completions.script(
      for: try chosen(operand, "a shell that sbar knows", otherwise: "bash, zsh and fish are"))
  }

  private static func help(_ operands: [Path]) throws(UsageError) -> String {
    guard let operand = operands.first else { return Help.overview }
    return Help.text(for: try chosen(operand, "a verb"))
  }

  private static func version(_ options: Options) throws(UsageError) -> ExitCode {
    try CommandOutput.check(options.format, of: .version)
    guard options.format == .json else { return print(Help.name + "\n") }
    var json = JSONWriter()
    json.record { json in
      json.field("name", "sbar")
      json.field("version", Help.version)
    }
    return CommandOutput.print(json.text)
  }

  private static func print(_ words: String, _ look: Look? = nil) -> ExitCode {
    var text = TextBuffer()
    text.append(words)
    return CommandOutput.print(text, look)
  }
}
