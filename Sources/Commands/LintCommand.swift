import Driver
import Host
import Interpreter
import Language
import Reporting

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
