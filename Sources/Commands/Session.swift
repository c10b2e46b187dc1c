import Host
import Interpreter
import Language
import Reporting

/// What a command has found so far, and the bytes that tell of it.
///
/// Results go to standard output in big blocks; talk about the command line and about files that
/// cannot be read goes to standard error.
struct Session {
  let verb: Verb
  let options: Options
  let look: Look
  /// The words that run something again: `sbar test --quirks`.
  let rerun: String
  var tally = Tally()
  private(set) var causes: Set<ExitCode> = []

  private var text = TextBuffer()
  private var json = JSONWriter()
  /// One line for each failure, printed again at the end.
  private var again = TextBuffer()
  private var shown = 0
  private var hidden = 0
  /// Warnings, which are talk and no result.
  private var talk = TextBuffer()
  private var advice = AdviceTalk()
  private var shownAdvice = 0
  private var hiddenAdvice = 0
  private let errorLook: Look
  private let start = Clock.now

  init(verb: Verb, options: Options, environment: (String) -> String?) {
    self.verb = verb
    self.options = options
    let symbols: Symbols =
      options.isASCII || Coloring.needsASCII(environment: environment) ? .ascii : .unicode
    func look(_ stream: Host.Stream) -> Look {
      let isColored = Coloring.isWanted(
        options.color, isTerminal: stream.isTerminal, environment: environment)
      return Look(palette: isColored ? .colored : .plain, symbols: symbols)
    }
    self.look = look(.output)
    errorLook = look(.error)
    rerun = "sbar test" + options.rerunFlags
    if isMachine { RunJSON.writeStart(verb: verb.rawValue, tool: Help.name, to: &json) }
  }

  var isMachine: Bool { options.format == .json }

  mutating func add(_ cause: ExitCode) { causes.insert(cause) }

  /// Says what a bug report needs, should the tool stop while it is busy with `input`.
  func announce(_ input: Input) {
    let path = input.path.isStandardInput ? "-" : ShellWord.quote(input.name)
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in your file
        repro: sbar \(verb.rawValue)\(options.rerunFlags) \(path)
        hint: please report it with that file

      """, status: ExitCode.bug.rawValue)
  }

  // MARK: - What is found

  /// Reports what is wrong with a file, in a stable order, up to the limits.
  mutating func report(_ diagnostics: [Diagnostic], in book: SourceBook) {
    let wanted = diagnostics.filter { $0.severity != .note || options.showsNotes }
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: tally.errors += 1
      case .warning: tally.warnings += 1
      case .note: tally.notes += 1
      }
    }
    let ordered = DiagnosticOrder.sorted(wanted)
    let budget = isMachine ? ordered.count : options.budget(shown: shown)
    let chosen = DiagnosticOrder.first(budget, of: ordered)
    for diagnostic in chosen { write(diagnostic, in: book) }
    shown += chosen.count
    hidden += ordered.count - chosen.count
    if chosen.count < ordered.count, !isMachine {
      let more = SummaryText.grouped(ordered.count - chosen.count)
      say("\(look.symbols.ellipsis) and \(more) more in this file; --max-errors 0 shows all")
    }
  }

  private mutating func write(_ diagnostic: Diagnostic, in book: SourceBook) {
    switch options.format {
    case .json: DiagnosticJSON.writeRecord(diagnostic, in: book, to: &json)
    case .short: DiagnosticText.writeShort(diagnostic, in: book, to: &text, look)
    case .pretty: DiagnosticText.write(diagnostic, in: book, to: &text, look)
    }
  }

  /// Reports one scenario: what fails in it, and everything if asked to.
  mutating func report(_ result: ScenarioResult, in book: () -> SourceBook) {
    tally.add(result)
    if options.deniesAdvice && !result.advice.isEmpty { add(.failed) }
    switch result.outcome {
    case .failed, .broken: add(.failed)
    case .undecided: add(.inconclusive)
    case .passed, .skipped: break
    }
    if isMachine { return RunJSON.writeScenario(result, in: book(), to: &json) }
    let isGood = result.outcome == .passed && !result.isIdle && result.advice.isEmpty
    if isGood && options.verbosity != .verbose && !options.isStrict { return }
    let book = book()
    if options.verbosity == .verbose {
      ScenarioLine.write(result, in: book, to: &text, look)
    }
    if result.isIdle {
      add(.nothingRan)
      let place = book.place(result.name)
      say("warning: \(ScenarioLine.name(result, in: book)) at \(place) expects nothing")
    }
    writeFailures(of: result, in: book)
    writeAdvice(of: result, in: book)
    if options.showsNotes {
      for note in result.distinctNotes() { write(note, in: book) }
    }
  }

  /// Warns of settings without effect: at the end, or at length where they fail the run.
  private mutating func writeAdvice(of result: ScenarioResult, in book: SourceBook) {
    guard options.verbosity != .quiet || options.deniesAdvice else { return }
    guard options.deniesAdvice || options.showsNotes else {
      for advice in result.advice { self.advice.add(advice, in: book, errorLook) }
      return
    }
    for advice in result.advice {
      let limit = options.maxErrors ?? 20
      guard limit == 0 || shownAdvice < limit else {
        hiddenAdvice += 1
        continue
      }
      shownAdvice += 1
      write(advice, in: book)
    }
  }

  private mutating func writeFailures(of result: ScenarioResult, in book: SourceBook) {
    let failures = FailureText(
      book: book, look: look, rerun: rerun, isVerbose: options.verbosity == .verbose)
    let folded = result.foldedMismatches()
    for mismatch in folded {
      if options.format == .short {
        failures.writeShort(mismatch, of: result, to: &text)
      } else {
        failures.write(mismatch, of: result, to: &text)
      }
    }
    if options.format == .pretty { failures.writeLine(folded, of: result, to: &again) }
  }

  // MARK: - What lies outside of files

  /// Reports a file or folder that cannot be read.
  mutating func report(_ error: HostError, path: Path) {
    add(.unreadable)
    complain(error.message, path: path, status: .unreadable)
  }

  /// Reports that there was nothing to do.
  mutating func reportNothing(_ message: String, path: Path? = nil) {
    add(.nothingRan)
    complain(message, path: path, status: .nothingRan)
  }

  private mutating func complain(_ message: String, path: Path?, status: ExitCode) {
    if isMachine {
      RunJSON.writeError(
        message, path: path?.spelling, exit: Int(status.rawValue), to: &json)
    }
    flush()
    Talk.error(message, look: errorLook)
  }

  /// Adds a line to the report.
  mutating func say(_ line: String) {
    guard !isMachine else { return }
    text.append(line)
    text.newline()
  }

  // MARK: - The end

  /// Writes what is left, the failures again and the summary; returns the status of the process.
  mutating func finish() -> ExitCode {
    if isMachine { return finishMachine() }
    if !again.isEmpty {
      text.append("failures again:")
      text.newline()
      text.append(again)
      text.newline()
    }
    writeTalk()
    if hidden > 0 {
      say("\(SummaryText.count(hidden, "message")) not shown; --max-errors 0 shows all")
    }
    if options.verbosity != .quiet, tally.files > 0 { writeSummary() }
    flush()
    return ExitCode.worst(of: causes)
  }

  /// Writes the warnings; a standard error that nobody reads is no harm.
  private mutating func writeTalk() {
    // A line each is what `--format short` asks for.
    let limit = options.maxErrors ?? (options.format == .short ? 20 : nil)
    advice.write(limit: limit, to: &talk, errorLook)
    if hiddenAdvice > 0 {
      talk.append(SummaryText.count(hiddenAdvice, "setting"))
      talk.append(" without effect not shown; --max-errors 0 shows all")
      talk.newline()
    }
    guard !talk.isEmpty else { return }
    do throws(HostError) { try Host.Stream.error.write(talk.bytes) } catch {}
    talk.clear()
  }

  private mutating func writeSummary() {
    let elapsed = Clock.now &- start
    if verb == .check {
      SummaryText.writeCheck(tally, nanoseconds: elapsed, to: &text, look)
    } else {
      SummaryText.write(tally, nanoseconds: elapsed, to: &text, look)
    }
  }

  private mutating func finishMachine() -> ExitCode {
    let status = ExitCode.worst(of: causes)
    RunJSON.writeSummary(
      tally, nanoseconds: Clock.now &- start, exit: Int(status.rawValue), to: &json)
    flush()
    return ExitCode.worst(of: causes)
  }

  /// Writes what a file gave: failures as they happen, records in big blocks.
  mutating func flushFile() {
    if !text.isEmpty || json.text.bytes.count >= 1 << 16 { flush() }
  }

  /// Writes the bytes so far; output that nobody takes is given up.
  mutating func flush() {
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

  /// `true` iff nobody reads standard output any more.
  var isCutOff: Bool { causes.contains(.unwritable) }
}
