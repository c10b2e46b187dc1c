import Driver
import Host
import Interpreter
import Language
import Reporting

/// `sbar mend`: the smallest changes of the structure that make a failed expectation hold, each of
/// them tried.
struct MendCommand {
  private let options: Options
  private let operands: [Path]
  private let look: Look
  private let errorLook: Look
  private var text = TextBuffer()
  private var json = JSONWriter()
  private var causes: Set<ExitCode> = []
  private var failures = 0
  private var mended = 0
  /// Scenarios that were run.
  private var ran = 0
  private var told: Set<Cause> = []
  private var repeated = 0

  /// An expectation that does not hold, and what was found for it.
  private struct Finding {
    var mismatch: Mismatch
    var scenario: String
    var search: MendSearch
  }

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    let symbols: Symbols =
      options.isASCII || Coloring.needsASCII(environment: environment) ? .ascii : .unicode
    let color = options.color
    func look(_ stream: Host.Stream) -> Look {
      let isColored = Coloring.isWanted(
        color, isTerminal: stream.isTerminal, environment: environment)
      return Look(palette: isColored ? .colored : .plain, symbols: symbols)
    }
    self.look = look(.output)
    errorLook = look(.error)
    try check()
  }

  private var isMachine: Bool { options.format == .json }

  /// Refuses what makes no sense, before anything is read.
  private func check() throws(UsageError) {
    guard let operand = operands.first else {
      throw UsageError(
        message: "nothing is to be mended",
        hint: "name a file, or a line of it: `sbar mend Specs/gallery.sbar:28`")
    }
    guard [.pretty, .short, .json].contains(options.format) else {
      throw UsageError(
        message: "`sbar mend` has no report of the format \(options.format.rawValue)",
        hint: "pretty, short or json")
    }
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
    if isMachine { RunJSON.writeStart(verb: Verb.mend.rawValue, tool: Help.name, to: &json) }
    let inputs = Inputs(operands)
    for failure in inputs.errors { fail(failure.error.message, .unreadable) }
    for folder in inputs.empty { fail("no .sbar file below `\(folder.spelling)`", .nothingRan) }
    for input in inputs.files where !causes.contains(.unwritable) {
      run(input)
      flush()
    }
    finish(inputs.files)
    return ExitCode.worst(of: causes)
  }

  private mutating func run(_ input: Input) {
    announce(input)
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try input.read()
    } catch {
      return fail(error.message, .unreadable)
    }
    let includes = Includes(root: input, staysInside: !options.includesOutside)
    let source = Source(file: FileID(0), name: input.name, bytes: bytes)
    let spec = loadSpec(root: source) { includes.load($0, from: $1) }
    var runOptions = options.run
    runOptions.advises = false
    var plan = makePlan(spec, options: runOptions)
    let book = SourceBook(spec.sources)
    guard report(plan, in: book) else { return }
    if let line = input.line { plan.keep(scenariosAtLine: line, of: source) }
    var results: [ScenarioResult] = []
    Interpreter.run(plan, options: runOptions) { results.append($0) }
    ran += results.count
    var findings: [Finding] = []
    for result in results where result.outcome.isFailure {
      guard let mismatch = target(in: result, at: input.line, book) else { continue }
      failures += 1
      if !told.insert(Cause(mismatch, in: book)).inserted {
        repeated += 1
        continue
      }
      let search = mends(
        for: mismatch, of: result, in: spec, plan: plan, options: runOptions, limits: .thorough)
      findings.append(
        Finding(mismatch: mismatch, scenario: book.name(of: result), search: search))
    }
    if let number = options.appliedMend { return apply(number, of: findings, input, book) }
    for finding in findings { write(finding, in: book) }
  }

  /// What is to be mended in a scenario: on the line that was named, or what does not hold first.
  private func target(in result: ScenarioResult, at line: Int?, _ book: SourceBook) -> Mismatch? {
    let all = result.foldedMismatches().map { $0.mismatch }
    if let line {
      let named = all.filter {
        book.position($0.location.range.start, in: $0.location.file).line == line
      }
      if let first = named.first(where: { $0.canBeMended }) ?? named.first { return first }
    }
    return all.first { $0.canBeMended } ?? all.first
  }

  /// Reports what is wrong; `false` iff nothing can be run.
  private mutating func report(_ plan: Plan, in book: SourceBook) -> Bool {
    let wrong = plan.diagnostics.filter { $0.severity == .error }
    let limit = options.maxErrors ?? 20
    let sorted = DiagnosticOrder.sorted(wrong)
    let shown = isMachine || limit == 0 ? sorted : DiagnosticOrder.first(limit, of: sorted)
    for diagnostic in shown {
      if isMachine {
        DiagnosticJSON.writeRecord(diagnostic, in: book, to: &json)
      } else if options.format == .short {
        DiagnosticText.writeShort(diagnostic, in: book, to: &text, look)
      } else {
        DiagnosticText.write(diagnostic, in: book, to: &text, look)
      }
    }
    if shown.count < wrong.count {
      say("… and \(wrong.count - shown.count) more; --max-errors 0 shows all")
    }
    if wrong.isEmpty { return true }
    causes.insert(.invalid)
    return false
  }

  // MARK: - What was found

  private mutating func write(_ finding: Finding, in book: SourceBook) {
    judge(finding)
    if isMachine {
      return MendJSON.write(
        finding.search, of: finding.mismatch, scenario: finding.scenario, in: book, to: &json)
    }
    let writer = MendText(book: book, look: look)
    if options.format == .short {
      for (index, mend) in finding.search.mends.enumerated() {
        writer.writeShort(mend, number: index + 1, of: finding.mismatch, to: &text)
      }
      if finding.search.mends.isEmpty {
        say("\(book.place(finding.mismatch.location)): " + words(for: finding))
      }
      return
    }
    writer.writeHead(finding.mismatch, scenario: "\"\(finding.scenario)\"", to: &text)
    for (index, mend) in finding.search.mends.enumerated() {
      writer.write(mend, number: index + 1, to: &text)
    }
    guard finding.search.mends.isEmpty else { return }
    if finding.mismatch.canBeMended {
      writer.writeNone(finding.search, of: finding.mismatch, to: &text)
    } else {
      say("  mend      " + words(for: finding))
      text.newline()
    }
  }

  /// Why there is no mend.
  private func words(for finding: Finding) -> String {
    switch finding.mismatch.kind {
    case .blank: "none: nothing is expected yet; `sbar test --update` writes what the bar does"
    case .undecided: "none: nobody knows whether it holds, and no edit can say"
    case .broken where !finding.mismatch.canBeMended:
      "none: the step cannot be done, and steps are left as they are"
    case .failed, .broken: MendText.noneWords(finding.search)
    }
  }

  private mutating func judge(_ finding: Finding) {
    if !finding.search.mends.isEmpty {
      mended += 1
      causes.insert(.wouldRewrite)
    } else {
      causes.insert(finding.mismatch.kind == .undecided ? .inconclusive : .failed)
    }
  }

  /// Says what comes next.
  private mutating func finish(_ inputs: [Input]) {
    if ran == 0 && causes.isEmpty { fail("there is no scenario to run", .nothingRan) }
    let status = ExitCode.worst(of: causes)
    if isMachine {
      MendJSON.writeEnd(failures: failures, mended: mended, exit: Int(status.rawValue), to: &json)
    } else if options.appliedMend == nil && options.format == .pretty {
      if repeated > 0 {
        say("the same cause in " + SummaryText.count(repeated, "more scenario"))
      }
      if failures == 0 && ran > 0 && status == .success {
        say(look.symbols.passed + " every expectation holds: there is nothing to mend")
      } else if mended > 0 {
        say("`--apply N` behind FILE:LINE writes the N-th mend of that expectation")
      }
    }
    flush()
  }

  // MARK: - Writing

  /// Writes one of the mends of the only failure that is meant.
  private mutating func apply(
    _ number: Int, of findings: [Finding], _ input: Input, _ book: SourceBook
  ) {
    guard let finding = findings.first else {
      if causes.isEmpty && ran > 0 { say("every expectation holds: nothing was written") }
      return
    }
    if findings.count > 1 {
      let lines = findings.prefix(4).map { finding in
        let place = finding.mismatch.location
        return "\(input.name):\(book.position(place.range.start, in: place.file).line)"
      }
      return fail(
        "\(findings.count) expectations do not hold, and `--apply` writes the mend of one", .usage,
        hint: "say which: " + lines.map { "`" + $0 + "`" }.joined(separator: ", "))
    }
    let mends = finding.search.mends
    guard number <= mends.count else {
      if mends.isEmpty {
        write(finding, in: book)
        return
      }
      return fail(
        "there is no mend \(number): " + SummaryText.count(mends.count, "mend") + " found", .usage,
        hint: "`sbar mend \(ShellWord.quote(input.name))` shows them")
    }
    for (old, new) in book.changed(by: mends[number - 1].fix.edits) {
      do throws(HostError) {
        try Files.replace(old.file == FileID(0) ? input.path : Path(old.name), with: new.bytes)
        say(old.name + ": " + mends[number - 1].fix.title)
      } catch {
        return fail(error.message, .unwritable)
      }
    }
    mended += 1
  }

  // MARK: - Output

  private mutating func say(_ line: String) {
    if isMachine { return }
    text.append(line)
    text.newline()
  }

  private mutating func fail(_ message: String, _ status: ExitCode, hint: String? = nil) {
    causes.insert(status)
    if isMachine { AnswerJSON.writeError(message, exit: Int(status.rawValue), to: &json) }
    flush()
    Talk.error(message, hint: hint, look: errorLook)
  }

  private mutating func flush() {
    do throws(HostError) {
      try Host.Stream.output.write(isMachine ? json.text.bytes : text.bytes)
    } catch {
      if causes.insert(.unwritable).inserted, error != .closedPipe {
        Talk.error(error.message, look: errorLook)
      }
    }
    text.clear()
    json.text.clear()
  }

  /// Says what a bug report needs, should the tool stop while it is busy with `input`.
  private func announce(_ input: Input) {
    let path = input.path.isStandardInput ? "-" : ShellWord.quote(input.name)
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in your file
        repro: sbar mend \(path)
        hint: please report it with that file

      """, status: ExitCode.bug.rawValue)
  }
}
