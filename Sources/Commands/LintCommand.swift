import Driver
import Host
import Interpreter
import Language
import Reporting

extension VerbRow {
  /// `sbar lint`
  static let lint = VerbRow(
    "tell what has no effect, and what makes a spec say less than it seems to",
    operands: "[PATH...]", completes: .specs, startsHere: true, reports: .lines,
    flags: Flag.specs + Flag.records + [.maxErrors, .quiet, .verbose, .fix, .diff],
    details: [
      "PATH is a file, a folder (every .sbar file below it), or - for standard input; without",
      "one it is the current folder. Every scenario is run, and once more in an app that asks",
      "for nothing; each warning has a page: `sbar explain SB6022`. A comment allows one where",
      "it is right, with the reason: `// allow SB6022: a smoke test` above the declaration or",
      "behind the line, or `// allow SB6022 in this file: …`. Exits with 1 if there is any left.",
      "--fix changes the files where a warning has a fix, then says what is left; --diff shows",
      "what it would change and changes nothing.",
    ]
  ) { invocation, environment throws(UsageError) in
    try LintCommand.run(invocation, environment)
  }
}

/// `sbar lint`: settings without effect, and what makes a spec say less than it seems to.
struct LintCommand {
  private let options: Options
  private let operands: [Path]
  private var output: CommandOutput
  private var warnings = 0
  private var files = 0

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    output = CommandOutput(options, environment: environment)
    try CommandOutput.check(options.format, of: .lint)
  }

  /// `sbar lint`, which may mend what it finds before it says what is left.
  static func run(
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

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    let inputs = Inputs(operands)
    output.tellProblems(of: inputs)
    for input in inputs.files where !output.causes.contains(.unwritable) {
      run(input)
      output.flush()
    }
    if options.verbosity != .quiet, files > 0 {
      let symbols = output.look.symbols
      let symbol = warnings == 0 && output.causes.isEmpty ? symbols.passed : symbols.failed
      output.say(
        symbol + " " + SummaryText.count(files, "file") + ": "
          + SummaryText.count(warnings, "warning"))
    }
    output.flush()
    return output.status
  }

  private mutating func run(_ input: Host.Input) {
    CommandOutput.announce(.lint, input)
    files += 1
    let planned: PlannedSpec
    do throws(HostError) {
      planned = try options.planned(input)
    } catch {
      return output.fail(error.message, .unreadable)
    }
    let plan = planned.plan
    let book = SourceBook(planned.spec.sources)
    if plan.hasErrors {
      output.add(.invalid)
      return output.write(plan.diagnostics.filter { $0.severity == .error }, in: book)
    }
    let found = lint(plan, options: options.run)
    if !found.isEmpty { output.add(.failed) }
    warnings += found.count
    output.write(found, in: book)
  }
}
