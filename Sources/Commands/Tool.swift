import Host
import Interpreter
import Reporting

/// The tool as a function of its process: the verbs, the options and the exit codes come together
/// here. Knows nothing of how specs are read or run.
package enum Tool {
  /// Does what the command line asks for, and ends the process.
  package static func main() -> Never {
    Host.Process.ignoreBrokenPipes()
    let status = DeepStack.run {
      run(Host.Process.arguments, environment: Host.Process.environment)
    }
    Host.Process.end(status.rawValue)
  }

  private static func run(
    _ words: [[UInt8]], environment: (String) -> String?
  ) -> ExitCode {
    if words.isEmpty {
      Talk.write(Help.overview)
      return .usage
    }
    do throws(UsageError) {
      let invocation = try Arguments.parse(words, environment: environment) { path in
        (try? Files.kind(of: path)) != nil
      }
      return try run(invocation, environment)
    } catch {
      Talk.error(error.message, hint: error.hint)
      return .usage
    }
  }

  private static func run(
    _ invocation: Invocation, _ environment: (String) -> String?
  ) throws(UsageError) -> ExitCode {
    if invocation.options.wantsHelp {
      // Without a verb it is the whole tool that somebody asks about.
      let verb = invocation.verb
      return print(verb == .help ? Help.overview : Help.text(for: verb))
    }
    switch invocation.verb {
    case .test: return try runSpecs(.test, invocation, environment)
    case .check: return try check(invocation, environment)
    case .lint:
      var command = try LintCommand(invocation, environment: environment)
      return command.run()
    case .ask:
      var command = AskCommand(invocation, environment: environment)
      return try command.run()
    case .explain:
      return try ExplainCommand(invocation, environment: environment).run()
    case .mend:
      var command = try MendCommand(invocation, environment: environment)
      return command.run()
    case .fmt:
      var command = try FormatCommand(invocation, environment: environment)
      return command.run()
    case .rules:
      let isColored = Coloring.isWanted(
        invocation.options.color, isTerminal: Host.Stream.output.isTerminal,
        environment: environment)
      let look = Look(palette: isColored ? .colored : .plain)
      return print(try RulesCommand(invocation: invocation, look: look).text())
    case .help: return print(try help(invocation.operands))
    case .schema: return print(RunSchema.text)
    case .version: return print(Help.name + "\n")
    }
  }

  /// `sbar check`, which may mend what it finds before it says what is left.
  private static func check(
    _ invocation: Invocation, _ environment: (String) -> String?
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

  private static func runSpecs(
    _ verb: RunVerb, _ invocation: Invocation, _ environment: (String) -> String?
  ) throws(UsageError) -> ExitCode {
    if let complaint = ReportPlan.complaint(about: invocation.options) { throw complaint }
    var command = SpecCommand(verb, invocation, environment: environment)
    return command.run()
  }

  private static func help(_ operands: [Path]) throws(UsageError) -> String {
    guard let operand = operands.first else { return Help.overview }
    guard let verb = Verb(rawValue: operand.spelling) else {
      throw UsageError(
        message: "`\(operand.spelling)` is not a verb",
        hint: didYouMean(operand.spelling, Verb.allCases.map { $0.rawValue }))
    }
    return Help.text(for: verb)
  }

  private static func print(_ words: String) -> ExitCode {
    var text = TextBuffer()
    text.append(words)
    return print(text)
  }

  private static func print(_ text: TextBuffer) -> ExitCode {
    do throws(HostError) {
      try Host.Stream.output.write(text.bytes)
      return .success
    } catch {
      if error != .closedPipe { Talk.error(error.message) }
      return .unwritable
    }
  }
}
