import Host
import Interpreter
import Language
import Reporting

extension VerbRow {
  /// `sbar ask`
  static let ask = VerbRow(
    "show what the bar does on every release and device, for what you paste",
    operands: "VIEW|FILE|-", completes: .specs, reports: .lines, listsExitCodes: true,
    flags: Flag.specs + Flag.records + [
      .root, .on, .then, .allSteps, .want, .write, .strict, .noTimes, .maxErrors, .verbose,
    ],
    details: [
      "VIEW is a view as Swift has it, between single quotes: 'NavigationStack { Home() }'.",
      "A view that is not declared in it is a plain view; as a whole screen it may ask",
      "for anything. FILE is Swift or .sbar, - is standard input. A file shows its `app`, its",
      "`@main struct … : App`, the window of its delegate, or the one screen that nothing else",
      "in it shows; --root names another, which in an imported app brings the files that it",
      "needs.", "",
      "The app is launched on each release since what it uses began, linked with the SDK of",
      "that release, on a phone with a home button, one with a notch, one with a Dynamic Island",
      "and an iPad, in portrait and landscape, in light and dark mode. `light` and `dark` in an",
      "answer are the colour of the bar's text. A --then is a step as a scenario has it; with",
      "`launch` among them, those before it come before the launch. An unknown answer exits 0,",
      "with --strict 5, as does one that rests on assumptions.", "",
      "What the file says of ios, device, orientation and appearance is asked alone; --on says",
      "otherwise, in the words of a header: --on 'ios 16...26, device [notch, pad]'. With --want",
      "the smallest changes are shown that make the bar so after the last step, as `sbar mend`",
      "does for a spec; it exits with 4 if there are any, and with 1 if nothing known helps.",
    ]
  ) { invocation, environment throws(UsageError) in
    var command = AskCommand(invocation, environment: environment)
    return try command.run()
  }
}

/// `sbar ask`: what was pasted, on every release and every class of device.
struct AskCommand {
  let options: Options
  private let operands: [Path]
  var output: CommandOutput
  private let start = Clock.now
  /// `true` if the file or the command says on which releases to ask.
  private var listsReleases = false

  init(_ invocation: Invocation, environment: (String) -> String?) {
    options = invocation.options
    operands = invocation.operands
    output = CommandOutput(options, environment: environment)
  }

  /// Returns the status of the process.
  mutating func run() throws(UsageError) -> ExitCode {
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError(
        message: operands.isEmpty ? "nothing is asked" : "`sbar ask` takes one thing at a time",
        hint: operands.isEmpty
          ? "paste a view, `sbar ask 'NavigationStack { Home() }'`, or name a file"
          : "put what you paste between single quotes: 'NavigationStack { Home() }'")
    }
    try CommandOutput.check(options.format, of: .ask)
    if output.isMachine {
      RunJSON.writeStart(verb: .ask, tool: Help.name, to: &output.json)
    }
    var answers: Answers?
    do throws(HostError) {
      answers = ask(try attempt(operand))
    } catch {
      output.fail(error.message, .unreadable)
    }
    if output.isMachine {
      AnswerJSON.writeEnd(
        answers, nanoseconds: elapsed, exit: Int(output.status.rawValue), to: &output.json)
    }
    output.flush()
    return output.status
  }

  /// What is asked, with what was found out of it on the way.
  private struct Attempt {
    let input: AskedInput
    /// With the steps and the settings, and with the screen that it begins with where it was asked.
    var spec: AskedSpec
    var found: (answers: Answers, diagnostics: [Diagnostic])?
  }

  /// What is asked: of an imported app with the files that the screen needs, where that tells more
  /// than the spec as it stands.
  private func attempt(_ operand: Path) throws(HostError) -> Attempt {
    let plain = try AskedInput(operand, options)
    guard options.root != nil else { return Attempt(input: plain, spec: prepared(plain)) }
    let first = attempt(plain)
    let rank = knownRank(of: first)
    if rank == AskCommand.knownRank { return first }
    let wide = try AskedInput(operand, options, widens: true)
    guard wide.isWidened else { return first }
    let second = attempt(wide)
    return knownRank(of: second) >= rank ? second : first
  }

  private func prepared(_ input: AskedInput) -> AskedSpec {
    var asked = input.spec
    asked.take(steps: input.steps(options.steps, after: asked))
    if !options.settings.isEmpty {
      asked.take(settings: input.settings(options.settings, after: asked))
    }
    return asked
  }

  private func attempt(_ input: AskedInput) -> Attempt {
    let spec = prepared(input)
    var chosen = spec
    guard !spec.spec.diagnostics.contains(where: { $0.severity == .error }),
      (try? chosen.chooseRoot(options.root)) != nil
    else { return Attempt(input: input, spec: spec) }
    let found = Interpreter.ask(chosen, options: options.run)
    return Attempt(input: input, spec: chosen, found: (found.answers, found.diagnostics))
  }

  private static let knownRank = 2

  /// 2 where all answers are known, 1 where some are open, 0 where a step cannot be done or nothing
  /// can be asked.
  private func knownRank(of attempt: Attempt) -> Int {
    guard let (answers, diagnostics) = attempt.found,
      !diagnostics.contains(where: { $0.severity == .error })
    else { return 0 }
    let tables = answers.lastMoment.compactMap {
      AnswerTable(answers, moment: $0, joinsModes: false)
    }
    let all = tables.flatMap { $0.rows }.map { $0.answer }
    if all.isEmpty || all.contains(where: { $0.problem != nil }) { return 0 }
    return all.contains { $0.doubt != nil } ? 1 : AskCommand.knownRank
  }

  /// How long it took so far; nil where that is not wanted.
  private var elapsed: UInt64? { options.showsTimes ? Clock.now &- start : nil }

  /// Asks, and writes the answers; nil where nothing could be run.
  private mutating func ask(_ attempt: Attempt) -> Answers? {
    let input = attempt.input
    announce(input)
    guard !input.isEmpty else {
      output.fail("`\(input.name)` is empty", .nothingRan)
      return nil
    }
    var asked = attempt.spec
    var book = SourceBook(asked.spec.sources)
    guard report(asked.spec.diagnostics, in: book), attempt.found != nil || choose(&asked) else {
      return nil
    }
    book = SourceBook(asked.spec.sources)
    let known = asked.spec.diagnostics.count
    let (answers, diagnostics) =
      attempt.found ?? Interpreter.ask(asked, options: options.run)
    guard report(Array(diagnostics.dropFirst(known)), in: book) else { return nil }
    let moments = options.showsAllSteps ? Array(answers.moments.indices) : answers.lastMoment
    let tables = moments.compactMap {
      AnswerTable(answers, moment: $0, joinsModes: !output.isMachine)
    }
    guard !tables.isEmpty else {
      output.fail(
        "there are too many cells to fold: the app spreads its settings too far", .nothingRan)
      return nil
    }
    if let wish = options.wish {
      mend(asked, answers, wish)
      return answers
    }
    listsReleases = answers.releaseSource != .everything
    write(tables, of: answers, in: book, isOneLine: input.isOneLine)
    judge(tables)
    if let path = options.specPath {
      // What a spec expects is one colour.
      let plain = moments.compactMap { AnswerTable(answers, moment: $0, joinsModes: false) }
      write(asked, input, plain, to: path)
    }
    return answers
  }

  /// Chooses what the app begins with; `false` where that is not said, and nothing can be shown.
  private mutating func choose(_ asked: inout AskedSpec) -> Bool {
    do throws(AskedSpec.Problem) {
      try asked.chooseRoot(options.root)
      return true
    } catch {
      output.fail(error)
      return false
    }
  }

  /// Reports what is wrong; `false` iff nothing can be run.
  private mutating func report(_ diagnostics: [Diagnostic], in book: SourceBook) -> Bool {
    output.write(diagnostics.filter { $0.severity != .note || options.showsNotes }, in: book)
    guard diagnostics.contains(where: { $0.severity == .error }) else { return true }
    output.add(.invalid)
    return false
  }

  private mutating func write(
    _ tables: [AnswerTable], of answers: Answers, in book: SourceBook, isOneLine: Bool
  ) {
    for advice in answers.advice where output.isMachine { output.write(advice, in: book) }
    let manner: AnswerText.Manner =
      options.format == .short ? .short : options.verbosity == .verbose ? .verbose : .usual
    let writer = AnswerText(book: book, look: output.look, manner: manner, isOneLine: isOneLine)
    for table in output.isMachine ? tables : tables.markingThroughout() {
      if output.isMachine {
        AnswerJSON.write(table, of: answers, in: book, to: &output.json)
      } else {
        writer.write(table, to: &output.text)
      }
    }
    if !output.isMachine, let last = tables.markingThroughout().last {
      writer.writeThroughout(last, to: &output.text)
    }
    if output.isMachine { return }
    for advice in answers.advice { output.write(advice, in: book) }
    if options.format == .pretty {
      writer.writeEnd(answers, nanoseconds: elapsed, to: &output.text)
    }
  }

  /// What the answers say to the parent process: an unknown one is an answer too.
  private mutating func judge(_ tables: [AnswerTable]) {
    for row in tables.flatMap({ $0.rows }) {
      if row.answer.problem?.kind == .broken { output.add(.failed) }
      let isOpen =
        row.answer.doubt != nil || row.answer.problem != nil || !row.assumptions.isEmpty
      if options.isStrict && isOpen { output.add(.inconclusive) }
    }
  }

  /// Writes the answers as a spec; a file that is there stays as it is.
  private mutating func write(
    _ asked: AskedSpec, _ input: AskedInput, _ tables: [AnswerTable], to path: Path
  ) {
    if let problem = tables.lazy.flatMap({ $0.rows }).first(where: { $0.answer.problem != nil }) {
      return output.fail("no spec is written: \(problem.answer.words)", .failed)
    }
    if (try? Files.kind(of: path)) != nil {
      return output.fail("`\(path.spelling)` is there already, and stays as it is", .unwritable)
    }
    guard let head = input.head(of: path, for: asked) else {
      return output.fail(
        "no spec is written: a file that is included says what the app begins with", .failed,
        hint: "include the file of the screen alone")
    }
    let spec = AskedSpecText(
      asked, head: head, tables: tables, settings: options.specSettings,
      listsReleases: listsReleases)
    do throws(HostError) {
      try Files.write(Array(spec.text.utf8), to: path)
    } catch {
      output.fail(error.message, .unwritable)
    }
  }

  /// Says what a bug report needs, should the tool stop while it is busy.
  private func announce(_ input: AskedInput) {
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in what you asked
        repro: sbar ask \(input.repro)
        hint: please report it with that text

      """, status: ExitCode.bug.rawValue)
  }
}

extension Answers {
  /// The moment after the last step.
  fileprivate var lastMoment: [Int] { moments.indices.last.map { [$0] } ?? [] }
}

extension CommandOutput {
  /// Says why an app cannot begin.
  mutating func fail(_ problem: AskedSpec.Problem) {
    switch problem {
    case .nothingToShow:
      fail(
        "there is no view and no controller here that could be shown", .nothingRan,
        hint: "paste a view, a `struct … : View`, a `class … : UIViewController` or an `app`")
    case .severalRoots(let names):
      let flags = names.prefix(8).map { "`--root \($0)`" }
      let more = names.count > flags.count ? " or another of \(names.count)" : ""
      fail(
        "an app could begin with any of \(names.count) screens here", .usage,
        hint: "say with which: " + flags.joined(separator: ", ") + more)
    case .unknownRoot(let name, let known):
      let flags = known.prefix(8).map { "`--root \($0)`" }.joined(separator: ", ")
      fail(
        "there is no screen `\(name)` here", .usage,
        hint: didYouMean(name, known, prefix: "--root ") ?? "there is " + flags)
    }
  }
}
