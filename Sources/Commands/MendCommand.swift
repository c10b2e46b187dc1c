import Driver
import Host
import Interpreter
import Language
import Reporting
import Wording

extension VerbRow {
  /// `sbar mend`
  static let mend = VerbRow(
    "show the smallest changes that make a failed expectation hold",
    operands: "PATH...", completes: .specs, reports: .lines, listsExitCodes: true,
    flags: Flag.specs + Flag.records + [.applyMend, .maxErrors],
    details: [
      "PATH is a file, FILE:LINE for the expectation or the scenario at that line, a folder,",
      "or - for standard input. Where an expectation fails, small changes of the structure are",
      "made in memory and run, the smallest first: a modifier is moved to where it counts, a",
      "flag is set back, a container hands a question on, and so on. Up to three are shown, each",
      "as a difference, with the Swift that it means; one that breaks another scenario of",
      "the file comes after those that do not. Steps and expectations stay as they are.", "",
      "It exits with 4 if there is something to write, with 1 if nothing that is known helps,",
      "and with 0 once a mend was written or if all holds.",
    ]
  ) { invocation, environment throws(UsageError) in
    var command = try MendCommand(invocation, environment: environment)
    return command.run()
  }
}

/// `sbar mend`: the smallest changes of the structure that make a failed expectation hold, each of
/// them tried.
struct MendCommand {
  private let options: Options
  private let operands: [Path]
  private var output: CommandOutput
  private var failures = 0
  private var mended = 0
  /// Scenarios that were run.
  private var ran = 0
  private var told: Set<Cause> = []
  private var repeated = 0

  /// An expectation that does not hold, and the mends that were found for it.
  private struct Failure {
    var words: FindingWords
    var scenario: String
    var search: MendSearch
  }

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    output = CommandOutput(options, environment: environment)
    try check()
  }

  /// Refuses what makes no sense, before anything is read.
  private func check() throws(UsageError) {
    guard let operand = operands.first else {
      throw UsageError(
        message: "nothing is to be mended",
        hint: "name a file, or a line of it: `sbar mend Specs/gallery.sbar:28`")
    }
    try CommandOutput.check(options.format, of: .mend)
    guard options.appliedMend != nil else { return }
    if operands.count > 1 {
      throw UsageError(
        message: "`--apply` writes one mend at a time", hint: "name one expectation: FILE:LINE")
    }
    if operand.isStandardInput {
      throw UsageError(
        message: "standard input cannot be written in place",
        hint: "without `--apply` the difference goes to standard output")
    }
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    if output.isMachine {
      RunJSON.writeStart(verb: .mend, tool: Help.name, to: &output.json)
    }
    let inputs = Inputs(operands)
    output.tellProblems(of: inputs)
    for input in inputs.files where !output.causes.contains(.unwritable) {
      run(input)
      output.flush()
    }
    finish()
    return output.status
  }

  private mutating func run(_ input: Input) {
    CommandOutput.announce(.mend, input)
    var runOptions = options.run
    runOptions.advises = false
    let planned: PlannedSpec
    do throws(HostError) {
      planned = try options.planned(input, runOptions)
    } catch {
      return output.fail(error.message, .unreadable)
    }
    let spec = planned.spec
    var plan = planned.plan
    let book = SourceBook(spec.sources)
    guard report(plan, in: book) else { return }
    if let line = input.line { plan.keep(scenariosAtLine: line, of: spec.sources[0]) }
    var results: [ScenarioResult] = []
    Interpreter.run(plan, options: runOptions) { results.append($0) }
    ran += results.count
    var found: [Failure] = []
    for result in results where result.outcome.isFailure {
      guard let words = target(in: result, at: input.line, book) else { continue }
      failures += 1
      if !told.insert(Cause(words, in: book)).inserted {
        repeated += 1
        continue
      }
      let search = mends(
        for: words.finding, of: result, in: spec, plan: plan, options: runOptions, limits: .thorough
      )
      found.append(
        Failure(words: words, scenario: book.name(of: result), search: search))
    }
    if let number = options.appliedMend { return apply(number, of: found, input, book) }
    for failure in found { write(failure, in: book) }
  }

  /// What is to be mended in a scenario: on the line that was named, or what does not hold first.
  private func target(in result: ScenarioResult, at line: Int?, _ book: SourceBook) -> FindingWords?
  {
    let all = result.foldedFindings().map { $0.mismatch }
    if let line {
      let named = all.filter {
        book.position($0.location.range.start, in: $0.location.file).line == line
      }
      if let first = named.first(where: { $0.finding.canBeMended }) ?? named.first { return first }
    }
    return all.first { $0.finding.canBeMended } ?? all.first
  }

  /// Reports what is wrong; `false` iff nothing can be run.
  private mutating func report(_ plan: Plan, in book: SourceBook) -> Bool {
    let wrong = plan.diagnostics.filter { $0.severity == .error }
    output.write(wrong, in: book)
    if !wrong.isEmpty { output.add(.invalid) }
    return wrong.isEmpty
  }

  // MARK: - What was found

  private mutating func write(_ failure: Failure, in book: SourceBook) {
    judge(failure)
    if output.isMachine {
      return MendJSON.write(
        failure.search, of: failure.words, scenario: failure.scenario, in: book,
        to: &output.json)
    }
    let writer = MendText(book: book, look: output.look)
    if options.format == .short {
      for (index, mend) in failure.search.mends.enumerated() {
        writer.writeShort(mend, number: index + 1, of: failure.words, to: &output.text)
      }
      if failure.search.mends.isEmpty {
        output.say("\(book.place(failure.words.location)): " + words(for: failure))
      }
      return
    }
    writer.writeHead(failure.words, scenario: failure.scenario, to: &output.text)
    for (index, mend) in failure.search.mends.enumerated() {
      writer.write(mend, number: index + 1, to: &output.text)
    }
    guard failure.search.mends.isEmpty else { return }
    if failure.words.finding.canBeMended {
      writer.writeNone(failure.search, of: failure.words, to: &output.text)
    } else {
      output.say("  mend      " + words(for: failure))
      output.text.newline()
    }
  }

  /// Why there is no mend.
  private func words(for failure: Failure) -> String {
    switch failure.words.kind {
    case .blank: "none: nothing is expected yet; `sbar test --update` writes what the bar does"
    case .undecided: "none: cannot tell whether it holds, so there is nothing to mend"
    case .broken where !failure.words.finding.canBeMended:
      "none: the step cannot be done, and steps are left as they are"
    case .failed, .broken: MendText.noneWords(failure.search)
    }
  }

  private mutating func judge(_ failure: Failure) {
    if !failure.search.mends.isEmpty {
      mended += 1
      output.add(.wouldRewrite)
    } else {
      output.add(failure.words.kind == .undecided ? .inconclusive : .failed)
    }
  }

  /// Says what comes next.
  private mutating func finish() {
    if ran == 0 && output.causes.isEmpty { output.fail("there is no scenario to run", .nothingRan) }
    let status = output.status
    if output.isMachine {
      MendJSON.writeEnd(
        failures: failures, mended: mended, exit: Int(status.rawValue), to: &output.json)
    } else if options.appliedMend == nil && options.format == .pretty {
      if repeated > 0 {
        output.say("the same cause in " + SummaryText.count(repeated, "more scenario"))
      }
      if failures == 0 && ran > 0 && status == .success {
        output.say(
          output.look.symbols.passed + " every expectation holds: there is nothing to mend")
      } else if mended > 0 {
        output.say("`--apply N` behind FILE:LINE writes the N-th mend of that expectation")
      }
    }
    output.flush()
  }

  // MARK: - Writing

  /// Writes one of the mends of the only failure that is meant.
  private mutating func apply(
    _ number: Int, of found: [Failure], _ input: Input, _ book: SourceBook
  ) {
    guard let failure = found.first else {
      if output.causes.isEmpty && ran > 0 {
        output.say("every expectation holds: nothing was written")
      }
      return
    }
    if found.count > 1 {
      let lines = found.prefix(4).map { failure in
        let place = failure.words.location
        return "\(input.name):\(book.position(place.range.start, in: place.file).line)"
      }
      return output.fail(
        "\(found.count) expectations do not hold, and `--apply` writes the mend of one", .usage,
        hint: "say which: " + lines.map { "`" + $0 + "`" }.joined(separator: ", "))
    }
    let mends = failure.search.mends
    guard number <= mends.count else {
      if mends.isEmpty {
        write(failure, in: book)
        return
      }
      return output.fail(
        "there is no mend \(number): " + SummaryText.count(mends.count, "mend") + " found", .usage,
        hint: "`sbar mend \(ShellWord.quote(input.name))` shows them")
    }
    for (old, new) in book.changed(by: mends[number - 1].fix.edits) {
      do throws(HostError) {
        try Files.replace(old.file == FileID(0) ? input.path : Path(old.name), with: new.bytes)
        output.say(old.name + ": " + mends[number - 1].fix.title)
      } catch {
        return output.fail(error.message, .unwritable)
      }
    }
    mended += 1
  }
}
