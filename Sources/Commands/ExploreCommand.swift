import Binding
import Exploring
import Host
import Interpreter
import Language
import Reporting

extension VerbRow {
  /// `sbar explore`
  static let explore = VerbRow(
    "hold an app to laws of its own, in every situation that can be reached",
    operands: "[PATH...]", completes: .specs, startsHere: true, reports: .searches,
    flags: Flag.specs + Flag.records + [
      .write, .allFindings, .situations, .graph, .listMoves, .baseline, .writeBaseline, .timeout,
      .jobs, .strict, .report, .maxErrors, .noProgress,
    ],
    details: [
      "PATH is a file, FILE:LINE for the exploration at that line, a folder, or - for standard",
      "input; without one it is the current folder. An `exploration` states laws; all that a",
      "person can do is done, as `sbar audit` does it, and each law is held against every",
      "situation that can be reached, in each cell of the header:", "",
      "  exploration \"gallery\" on ios 16...18 {",
      "      always visible while top Home",
      "      after back, dismiss unchanged",
      "      reachable hidden by Photo",
      "  }", "",
      "A law that fails is shown as the shortest scenario that fails; --write FILE keeps those.",
      "It exits with 1 if a law fails or a goal is not reached, and with 5 if one is undecided,",
      "was never tried, or there are more than 1,000,000 situations of a cell; --situations says",
      "otherwise. Ctrl-C and --timeout end it with what is known, as does half of the memory.",
      "Of inputs that are true or false and not set, both are tried. --graph writes the",
      "situations of the first cell and what leads from one to the next. --write-baseline FILE",
      "writes the laws that fail, a line each: --baseline FILE tells those no more.",
    ]
  ) { invocation, environment throws(UsageError) in
    var command = try ExploreCommand(invocation, environment: environment)
    return command.run()
  }
}

/// `sbar explore`: whether the laws of explorations hold in every situation that can be reached.
struct ExploreCommand {
  private let options: Options
  private let operands: [Path]
  private let redraws: Bool
  private var output: CommandOutput
  private var explored: [Explorer.Explored] = []
  /// What was told before, and what is told now, if a file of it is wanted.
  private var baseline: Baseline?
  private var newBaseline = Baseline()
  /// The reports beside what is said here, and what they are told of.
  private var session: Session
  private var account = RunAccount(deniesAdvice: false)
  private let begin = Clock.now

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    redraws = Coloring.redraws(isTerminal: Stream.error.isTerminal, environment: environment)
    output = CommandOutput(options, environment: environment)
    if let complaint = ReportPlan.complaint(about: options, reading: operands) { throw complaint }
    session = Session(
      options: options, environment: environment, rerun: "sbar explore", subject: .law,
      leavesOut: [.pretty, .short, .json])
    try CommandOutput.check(options.format, of: .explore)
    guard options.specPath == nil || operands.count == 1 else {
      throw UsageError(
        message: "`--write` writes what was found in one file", hint: "name one file")
    }
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    if output.isMachine {
      RunJSON.writeStart(verb: .explore, tool: Help.name, to: &output.json)
    }
    receive(.began(.test))
    let inputs = Inputs(operands)
    output.tellProblems(of: inputs)
    baseline = output.readBaseline(options)
    // Without what was told before all would be new.
    let isReady = options.baseline == nil || baseline != nil
    for input in isReady ? inputs.files : [] {
      explore(input)
      output.flush()
    }
    if explored.isEmpty, output.causes.isEmpty {
      output.fail(
        "there is no exploration", .nothingRan,
        hint: "`exploration \"…\" { always visible while top Home }`; `sbar audit` needs none")
    }
    if let path = options.newBaseline {
      let words = output.write(newBaseline, of: .explore, "law", to: path)
      if let words { output.say(words) }
    }
    if output.isMachine {
      ExploreJSON.writeEnd(explored, exit: Int(output.status.rawValue), to: &output.json)
    }
    output.flush()
    receive(
      .ended(
        RunEnd(tally: account.tally, causes: account.causes, nanoseconds: Clock.now - begin)))
    if session.status == .unwritable { output.add(.unwritable) }
    return output.status
  }

  /// Hands an event to the reports.
  private mutating func receive(_ event: RunEvent) {
    account.add(event)
    _ = session.receive(event)
  }

  private mutating func explore(_ input: Input) {
    CommandOutput.announce(.explore, input)
    let spec: Spec
    do throws(HostError) {
      spec = try options.load(input)
    } catch {
      return output.fail(error.message, .unreadable)
    }
    var wish = Explorer.Wish()
    wish.keepsGraph = options.graphFormat != nil
    wish.keepsMoves = options.listsMoves
    wish.keepsScreens = options.drawsPage
    wish.workers = options.workers
    wish.situations = options.situations ?? Explorer.situationLimit
    if let line = input.line, let source = spec.sources.first {
      wish.wants = { $0.holds(line: line, of: source) }
    }
    let watch = SearchWatch(options, redraws: redraws)
    wish.isOver = { watch.isOver($0) }
    var explorer = Explorer(spec, options: options.run, wish: wish)
    watch.end()
    let book = SourceBook(explorer.sources)
    leaveOut(of: &explorer, in: book)
    receive(.fileBegan(name: input.name))
    receive(.planned(PlannedFile(sources: explorer.sources, plan: explorer.plan)))
    var end = FileEnd()
    if options.drawsPage { end.reached = explorer.explorations.map { $0.reached(in: explorer) } }
    defer { receive(.fileEnded(end)) }
    let errors = explorer.plan.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
      output.add(.invalid)
      return output.write(errors, in: book)
    }
    explored += explorer.explorations
    for one in explorer.explorations { judge(one) }
    tell(explorer, in: book)
    for one in explorer.explorations {
      for result in one.results(in: explorer) { receive(.scenario(result)) }
    }
    if let path = options.specPath { write(explorer, of: input, to: path) }
  }

  /// Leaves out what was told before, and keeps what need not be told again.
  private mutating func leaveOut(of explorer: inout Explorer, in book: SourceBook) {
    if let baseline, let path = options.baseline {
      let all = explorer
      explorer.leaveOut { law, explored in
        baseline.holds(law, of: explored, in: all, book) {
          Path($0).relative(to: path.directory).spelling
        }
      }
    }
    if let path = options.newBaseline {
      newBaseline.add(explorer, in: book) { Path($0).relative(to: path.directory).spelling }
    }
  }

  private mutating func judge(_ explored: Explorer.Explored) {
    if explored.isIssueGone { output.add(.failed) }
    for law in explored.laws {
      switch law.verdict {
      case .holds: continue
      case .violated, .unreachable:
        // What is written down now is known from now on.
        if options.newBaseline == nil, !explored.isKnownToFail(law) { output.add(.failed) }
      case .holdsSoFar, .undecided, .neverTried: output.add(.inconclusive)
      }
    }
  }

  private mutating func tell(_ explorer: Explorer, in book: SourceBook) {
    if let format = options.graphFormat {
      for graph in explorer.graphs(in: book) {
        output.text.append(format == .dot ? graph.dot : graph.mermaid)
      }
      return
    }
    let text = ExploreText(explorer, book: book, look: output.look)
    switch options.format.writer {
    case .records: ExploreJSON.write(explorer, in: book, to: &output.json)
    case .text(isShort: true): text.writeShort(to: &output.text)
    case .text(isShort: false): text.write(to: &output.text)
    // The session writes them.
    case .page, .whole: break
    }
  }

  /// Writes the ways to where laws fail as a spec, each a scenario that fails until it is mended.
  private mutating func write(_ explorer: Explorer, of input: Input, to path: Path) {
    let scenarios = ExploreText.scenarios(of: explorer)
    if scenarios.isEmpty { return }
    if input.path.isStandardInput {
      return output.fail(
        "no spec is written: standard input cannot be included", .usage,
        hint: "name the file of the app")
    }
    if (try? Files.kind(of: path)) != nil {
      return output.fail("`\(path.spelling)` is there already, and stays as it is", .unwritable)
    }
    let head = "include \"\(input.path.relative(to: path.directory).spelling)\"\n"
    do throws(HostError) {
      try Files.write(Array((head + "\n" + scenarios.joined(separator: "\n")).utf8), to: path)
      output.say("wrote \(path.spelling)")
    } catch {
      output.fail(error.message, .unwritable)
    }
  }
}

extension PlannedExploration {
  /// `true` iff a line of a source, from 1, lies in it.
  fileprivate func holds(line: Int, of source: Source) -> Bool {
    let lines = LineIndex(source.bytes)
    let first = lines.line(at: scenario.range.start) + 1
    let last = lines.line(at: max(scenario.range.start, scenario.range.end - 1)) + 1
    return scenario.name.file == source.file && first <= line && line <= last
  }
}
