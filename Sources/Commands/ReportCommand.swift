import Host
import Interpreter
import Language
import Reporting

extension VerbRow {
  /// `sbar report`
  static let report = VerbRow(
    "join the records of several runs: `sbar report merge FILE...`",
    operands: "merge FILE...", completes: .words { ["merge"] }, readsSettings: false,
    reports: .runs,
    flags: Flag.records + [.report],
    details: [
      "FILE is what `sbar test --report json=FILE` wrote, or - for standard input. What one run",
      "would have told comes out: as records on standard output, or as `--format` says, and as",
      "each `--report FORMAT=PATH`. The exit code is that of all runs.",
    ]
  ) { invocation, environment throws(UsageError) in
    try ReportCommand(invocation, environment: environment).run()
  }
}

/// `sbar report merge FILE...`: the records of several runs as those of one, and every report that
/// one run could have made.
struct ReportCommand {
  private let files: [Path]
  private let options: Options
  private let plan: ReportPlan
  private let environment: (String) -> String?
  private let look: Look

  init(_ invocation: Invocation, environment: @escaping (String) -> String?) throws(UsageError) {
    guard let task = invocation.operands.first, task.spelling == "merge" else {
      let word = invocation.operands.first.map { "`\($0.spelling)` is nothing to do" }
      throw UsageError(
        message: word ?? "nothing to do is named", hint: "`sbar report merge FILE...`")
    }
    files = Array(invocation.operands.dropFirst())
    guard !files.isEmpty else {
      throw UsageError(
        message: "no streams are given",
        hint: "each is what `sbar test --report json=FILE` wrote")
    }
    var options = invocation.options
    if !ReportCommand.hasFormat(invocation) { options.format = .json }
    if let complaint = ReportPlan.complaint(about: options) { throw complaint }
    self.options = options
    self.environment = environment
    look = Look(of: .error, options, environment: environment)
    var plan = ReportPlan(options, environment: environment)
    // The runs themselves have made their annotations.
    let isAsked = options.format == .github || options.reports.contains { $0.format == .github }
    if !isAsked { plan.reports.removeAll { $0.format == .github } }
    self.plan = plan
  }

  /// Variables are for the runs: only the command line says what becomes of their records.
  private static func hasFormat(_ invocation: Invocation) -> Bool {
    invocation.settings.contains { setting in
      guard case .flag = setting.origin else { return false }
      return setting.row.name == FlagRow.format.name || setting.row.name == FlagRow.json.name
    }
  }

  /// Returns the status of the process: that of the runs, or what is wrong here.
  func run() -> ExitCode {
    var merge = RunMerge()
    var causes: Set<ExitCode> = []
    for file in files {
      do {
        let bytes =
          file.isStandardInput ? try Files.readStandardInput() : try Files.read(file)
        try merge.add(bytes, named: file.spelling)
      } catch let error as RunMerge.Failure {
        causes.insert(.unreadable)
        Talk.error(error.message, look: look)
      } catch let error as HostError {
        causes.insert(.unreadable)
        Talk.error(error.message, look: look)
      } catch {}
    }
    if let cause = merge.cause { causes.insert(ExitCode(cause)) }
    let record = merge.record(options.report)
    for (format, place) in plan.reports {
      let bytes =
        if case .end = place {
          merge.summary(record, plan.paths)
        } else if format.isPage {
          HTMLReport.page(of: record) { ranAgain($0) }
        } else {
          merge.bytes(format, record, plan.paths, place.look(options, environment))
        }
      guard let error = place.write(bytes) else { continue }
      causes.insert(.unwritable)
      if error != .closedPipe { Talk.error(error.message, look: look) }
    }
    Talk.line(merge.headline)
    return ExitCode.worst(of: causes)
  }

  // MARK: - Running again

  /// More scenarios of one file are not run again, to be drawn.
  private static let drawnLimit = 200

  /// Runs the scenarios of a recorded file that did not pass once more, to draw their steps;
  /// nil where the file is not here, or is not valid.
  private func ranAgain(_ file: RunRecord.File) -> HTMLReport.RanAgain? {
    let input = Input(path: Path(file.name))
    guard (try? Files.kind(of: input.path)) == .file, let planned = try? options.planned(input),
      !planned.plan.hasErrors
    else { return nil }
    let book = SourceBook(planned.spec.sources)
    var ran = HTMLReport.RanAgain(plan: planned.plan, sources: planned.spec.sources)
    let lines = file.scenarios.filter { $0.outcome != .passed }.map { $0.place.start.line }
    // Those of files that it includes are not known by a line of its own.
    let root = planned.spec.sources.first?.file
    for scenario in planned.plan.scenarios
    where scenario.isRunnable && scenario.name.file == root {
      let line = book.position(scenario.name.range.start, in: scenario.name.file).line
      guard ran.results.count < ReportCommand.drawnLimit, lines.contains(line) else { continue }
      var one = options.run
      one.offset = scenario.range.start
      _ = Interpreter.run(planned.plan, options: one) { ran.results[line] = $0 }
    }
    return ran
  }
}
