import Exploring
import Host
import Interpreter
import Language
import Reporting

/// What `sbar test --coverage` says behind the results: what no expectation of a file looks at.
struct CoverageReport {
  private let options: Options
  private var output: CommandOutput

  init(_ options: Options, environment: (String) -> String?) {
    self.options = options
    output = CommandOutput(options, environment: environment)
  }

  /// Looks at each file; one that cannot be read was told of by the run.
  mutating func write(_ operands: [Path]) {
    let files = Inputs(operands).files
    for input in files {
      CommandOutput.announce(.test, input)
      guard let spec = try? options.load(input) else { continue }
      let plan = makePlan(spec, options: options.run)
      if plan.hasErrors || !plan.scenarios.contains(where: { $0.isRunnable }) { continue }
      if files.count > 1 { output.say(input.name) }
      let text = CoverageText(
        Coverage(plan), book: SourceBook(spec.sources), look: output.look,
        showsAll: options.showsAllFindings)
      text.write(to: &output.text)
      output.flush()
    }
  }
}
