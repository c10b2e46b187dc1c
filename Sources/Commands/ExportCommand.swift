import Host
import Interpreter
import Language
import Reporting

extension VerbRow {
  /// `sbar export`
  static let export = VerbRow(
    "write scenarios as tests of XCUITest, to compare a device with",
    operands: "xcuitest FILE|FILE:LINE|FILE SCENARIO",
    completes: .words { ExportCommand.Form.allCases.map { $0.rawValue } }, readsSettings: false,
    reports: .none,
    flags: [.output],
    details: [
      "Writes a class of XCTestCase on standard output, with a test for each scenario of FILE,",
      "or for the one that is named: it launches the app, taps, goes back, turns the device and",
      "whatever else a finger can do. A step that no test can do is a comment with the reason.",
      "Each expectation is a screenshot, whose name is its line and the bar that the model shows",
      "there, in the words of `sbar render`: look at it, and see whether the device agrees.",
    ]
  ) { invocation, environment throws(UsageError) in
    try ExportCommand(invocation, invocation.look(environment)).run()
  }
}

/// `sbar export xcuitest`: scenarios as tests that a device runs.
struct ExportCommand {
  /// What scenarios can be written as.
  enum Form: String, CaseIterable {
    case xcuitest
  }

  private let options: Options
  private let operands: [Path]
  private let look: Look

  init(_ invocation: Invocation, _ look: Look) {
    options = invocation.options
    operands = invocation.operands
    self.look = look
  }

  /// Returns the status of the process.
  func run() throws(UsageError) -> ExitCode {
    let usage = "sbar export xcuitest FILE [SCENARIO]"
    guard let form = operands.first else {
      throw UsageError(message: "what are the scenarios to be written as?", hint: usage)
    }
    let _: Form = try chosen(form, "a form that scenarios are written as", otherwise: usage)
    guard operands.count > 1 else {
      throw UsageError(message: "which spec is to be written?", hint: usage)
    }
    let input = Inputs([operands[1]]).files.first ?? Host.Input(path: operands[1])
    guard operands.count <= (input.line == nil ? 3 : 2) else {
      throw UsageError(message: "`sbar export` writes one file at a time", hint: usage)
    }
    return ExplainFile.write(to: options.outputPath, look) { () throws(ExplainFile.Problem) in
      (try text(of: input), nil)
    }
  }

  private func text(of input: Host.Input) throws(ExplainFile.Problem) -> TextBuffer {
    let planned: PlannedSpec
    do throws(HostError) {
      planned = try options.planned(input)
    } catch {
      throw ExplainFile.Problem(message: error.message, status: .unreadable)
    }
    let plan = planned.plan
    let book = SourceBook(planned.spec.sources)
    if plan.hasErrors {
      var problem = ExplainFile.Problem(message: "", status: .invalid)
      problem.diagnostics = ExplainFile.errors(plan.diagnostics, book, look)
      throw problem
    }
    var scenarios = plan.scenarios
    if operands.count == 3 || input.line != nil || scenarios.isEmpty {
      let name = operands.count == 3 ? operands[2].spelling : nil
      let found = try SpecPlaces(plan, book).find(ExplainFile.Subject(input, name), in: input.name)
      scenarios = [found.scenario]
    }
    var text = TextBuffer()
    XCUITestWriter(plan, in: book, fileName: input.name).write(scenarios, to: &text)
    return text
  }
}
