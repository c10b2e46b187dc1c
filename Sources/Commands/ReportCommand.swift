import Host
import Interpreter
import Reporting

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
      return setting.row.name == OptionRow.format.name || setting.row.name == OptionRow.json.name
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
}
