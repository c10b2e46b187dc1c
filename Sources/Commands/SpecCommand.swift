import Driver
import Host
import Interpreter
import Reporting

extension VerbRow {
  /// `sbar test`
  static let test = VerbRow(
    "run the scenarios of files and folders",
    operands: "[PATH...]", completes: .specs, startsHere: true, reports: .runs,
    listsExitCodes: true,
    flags: Flag.specs + Flag.records + [
      .allFindings, .coverage, .pictures, .filter, .skip, .tags, .lastFailed, .shard, .shuffle,
      .timeout, .list, .allowEmpty, .failFast, .maxFailures, .jobs, .strict, .deny, .report,
      .noTimes, .maxErrors, .quiet, .verbose, .watch, .noProgress, .update,
    ],
    details: [
      "PATH is a file, FILE:LINE for the scenario at that line, a folder (every .sbar file",
      "below it), or - for standard input; without one it is the current folder.",
      "`sbar PATH` means `sbar test PATH`.", "",
      "--watch looks at the files and what they include: Enter runs all, f what failed, q quits.",
      "EXPR of --tags has `!`, `&&`, `||` and parentheses; put it between single quotes. A",
      "scenario with a `known issue` has to fail: it is counted apart, and fails once it passes.",
    ]
  ) { invocation, environment throws(UsageError) in
    try SpecCommand.run(.test, invocation, environment)
  }

  /// `sbar check`
  static let check = VerbRow(
    "report what is wrong with files, without running them",
    operands: "[PATH...]", completes: .specs, startsHere: true, reports: .runs,
    listsExitCodes: true,
    flags: Flag.records + [
      .jobs, .strict, .report, .noTimes, .maxErrors, .quiet, .verbose, .outsideIncludes, .fix,
      .diff,
    ],
    details: [
      "PATH is a file, a folder (every .sbar file below it), or - for standard input; without",
      "one it is the current folder. --fix changes the files, then says what is left; --diff",
      "shows what it would change and changes nothing.",
    ]
  ) { invocation, environment throws(UsageError) in
    try SpecCommand.check(invocation, environment)
  }
}

/// `sbar test` and `sbar check`: what the command line asks for, and the reports that read the run.
struct SpecCommand {
  private let request: RunRequest
  private var session: Session
  private var memory: FailureMemory?
  private var writer: BlankWriter?
  private let progress: Progress?
  /// What is said behind the results of what no expectation looks at; nil where nothing is.
  private var coverage: (report: CoverageReport, operands: [Path])?

  init(
    _ verb: RunVerb, _ invocation: Invocation, environment: (String) -> String?
  ) throws(UsageError) {
    let options = invocation.options
    if let complaint = SpecCommand.complaint(about: options, environment) { throw complaint }
    if verb == .test { memory = try FailureMemory(invocation, environment: environment) }
    progress =
      verb == .test && options.showsProgress
      ? Progress(
        isTerminal: Coloring.redraws(
          isTerminal: Host.Stream.error.isTerminal, environment: environment),
        symbols: options.isASCII ? .ascii : .unicode) : nil
    session = Session(options: options, environment: environment, progress: progress)
    var request = RunRequest(verb, .operands(invocation.operands))
    request.options = options.run
    request.options.listsAssumed = verb == .check || !options.isStrict
    request.options.failureLimit = options.maxFailures ?? Int.max
    request.options.explaining = session.explainsCausesOnce ? .causes : .all
    request.selection = options.selection
    if options.runsLastFailed { request.selection.lastFailed = memory?.lastFailed }
    request.includesOutside = options.includesOutside
    request.shuffling = options.shuffling
    request.halt = SpecCommand.halt(after: options.timeout, progress)
    request.expect = { [progress] in progress?.expect(files: $0) }
    request.lists = options.lists
    request.allowsEmpty = options.allowsEmpty
    request.jobs = options.jobs ?? Worker.coreCount
    request.deniesAdvice = options.deniesAdvice
    let command = "sbar " + verb.spelling + options.rerunFlags
    request.announce = { SpecCommand.announce($0, command) }
    SpecCommand.prepareRestart(&request, invocation)
    self.request = request
    if options.updates { writer = BlankWriter(request) }
    if options.showsCoverage {
      coverage = (CoverageReport(options, environment: environment), invocation.operands)
    }
  }

  /// Refuses to write expectations in CI, where they are not reviewed.
  private static func complaint(
    about options: Options, _ environment: (String) -> String?
  ) -> UsageError? {
    if options.showsCoverage, options.format != .pretty {
      return UsageError(
        message: "`--coverage` is told to people, and not as \(options.format.rawValue)",
        hint: "leave --format out, or write it as a report: --report \(options.format.rawValue)")
    }
    guard options.updates, let value = environment("CI"), !["", "0", "false"].contains(value)
    else { return nil }
    return UsageError(
      message: "`--update` writes nothing where CI is set",
      hint: "run it on your own machine, and read what it writes")
  }

  /// `sbar check`, which may mend what it finds before it says what is left.
  static func check(
    _ invocation: Invocation, _ environment: @escaping (String) -> String?
  ) throws(UsageError) -> ExitCode {
    let options = invocation.options
    guard options.fixes || options.showsDifference else {
      return try run(.check, invocation, environment)
    }
    var fixing = try FixCommand(invocation, environment: environment)
    let status = fixing.run()
    if options.showsDifference { return status }
    let rest = try run(.check, invocation, environment)
    return ExitCode.worst(of: [status, rest])
  }

  /// Runs specs once, or again with every change.
  static func run(
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

  /// Returns the status of the process.
  mutating func run(_ observe: (RunEvent) -> Void = { _ in }) -> ExitCode {
    Interruption.catchSignals()
    var isIdle = request.selection.lastFailed != nil
    Driver.run(request) { event in
      if event.isOfFile { isIdle = false }
      progress?.receive(event)
      memory?.receive(event)
      observe(event)
      let flow = session.receive(event)
      writer?.receive(event)
      return flow
    }
    memory?.write()
    if let operands = coverage?.operands { coverage?.report.write(operands) }
    if isIdle, session.status == .success { Talk.line("nothing failed when it last ran") }
    return session.status
  }

  /// Returns what says why the run has to end; a caller is still at work, which is told.
  private static func halt(
    after timeout: UInt64?, _ progress: Progress?
  ) -> @Sendable () -> Halt? {
    let end = timeout.map { Clock.now &+ $0 } ?? UInt64.max
    return {
      progress?.tick()
      if Interruption.isWanted { return .signal }
      return timeout != nil && Clock.now > end ? .time : nil
    }
  }

  /// Lets a run that traps go on without the file that it trapped in, unless it could not be the
  /// same again: what is watched or written changes, and standard input is read but once.
  private static func prepareRestart(_ request: inout RunRequest, _ invocation: Invocation) {
    let operands = invocation.operands
    let readsInput = operands.count > 1 && operands.contains { $0.isStandardInput }
    if invocation.options.watches || invocation.options.updates || readsInput { return }
    if let remains = Restart.remains {
      request.trapped = Set(remains.trapped)
      request.shuffling?.seed = remains.note
      // What traps even now would do so for ever.
      if remains.trapped.count >= 2 * RunRequest.trapLimit { return }
    }
    Restart.prepare(note: request.shuffling?.seed ?? 0)
  }

  /// Says what a bug report needs, should the tool stop while it is busy with `input`.
  private static func announce(_ input: Host.Input?, _ command: String) {
    guard let input else {
      return Trap.report(
        "error: this is a bug in \(Help.name)\n  repro: \(command)\n",
        status: ExitCode.bug.rawValue)
    }
    let path = input.path.isStandardInput ? "-" : ShellWord.quote(input.name)
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in your file
        repro: \(command) \(path)
        hint: please report it with that file

      """, status: ExitCode.bug.rawValue, in: input.path.bytes)
  }
}

extension RunEvent {
  /// `true` iff a file runs, or something is wrong with what was asked for.
  fileprivate var isOfFile: Bool {
    switch self {
    case .fileBegan, .complaint: true
    case .began, .planned, .scenario, .listed, .fileEnded, .ended: false
    }
  }
}
