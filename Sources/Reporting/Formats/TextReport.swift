import Interpreter
import Language

/// A run as text for people, as its events arrive: blocks, or one line a finding.
struct TextReport: Sendable {
  /// What belongs on standard output.
  var text = TextBuffer()
  /// Warnings, which are talk and no result: what belongs on standard error.
  var talk = TextBuffer()

  private let settings: ReportSettings
  private let isShort: Bool
  private let look: Look
  private var verb = RunVerb.test
  /// One line for each scenario that failed, printed again at the end, by cause.
  private var again = CauseList()
  /// Writes the failures of the file that is open, once it has any.
  private var failures: FailureText?
  /// What was planned of the file that is open, for pictures.
  private var plan: Plan?
  private var shown = 0
  private var hidden = 0
  private var advice = AdviceTalk()
  private var shownAdvice = 0
  private var hiddenAdvice = 0

  init(_ settings: ReportSettings, isShort: Bool) {
    self.settings = settings
    self.isShort = isShort
    look = settings.look
  }

  mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch event {
    case .began(let verb): self.verb = verb
    case .complaint, .fileEnded: break
    case .fileBegan:
      failures = nil
      plan = nil
    case .planned(let planned):
      failures = nil
      plan = planned.plan
      if !planned.diagnostics.isEmpty { report(planned.diagnostics, in: file.book) }
    case .scenario(let result): report(result, in: &file)
    case .listed(let scenario):
      let isLong = settings.verbosity == .verbose
      ListText.write(scenario, in: file.book, showsCells: isLong, to: &text, look)
    case .ended(let end): finish(end)
    }
  }

  // MARK: - What is wrong with a file

  /// Writes diagnostics in a stable order, up to the limits.
  private mutating func report(_ diagnostics: [Diagnostic], in book: SourceBook) {
    let wanted = diagnostics.filter { $0.severity != .note || settings.showsNotes }
    let ordered = DiagnosticOrder.sorted(wanted)
    let chosen = DiagnosticOrder.first(budget, of: ordered)
    for diagnostic in chosen { write(diagnostic, in: book) }
    shown += chosen.count
    hidden += ordered.count - chosen.count
    if chosen.count < ordered.count {
      let more = SummaryText.grouped(ordered.count - chosen.count)
      say(look.symbols.ellipsis + " and " + more + " more in this file; --max-errors 0 shows all")
    }
  }

  /// How many diagnostics of the next file may be shown.
  private var budget: Int {
    switch settings.maxErrors {
    case nil: min(20, max(0, 100 - shown))
    case 0: Int.max
    case .some(let limit): max(0, limit - shown)
    }
  }

  private mutating func write(_ diagnostic: Diagnostic, in book: SourceBook) {
    if isShort {
      DiagnosticText.writeShort(diagnostic, in: book, to: &text, look)
    } else {
      DiagnosticText.write(diagnostic, in: book, to: &text, look)
    }
  }

  // MARK: - Scenarios

  /// Writes what fails in a scenario, and everything if asked to.
  private mutating func report(_ result: ScenarioResult, in file: inout OpenFile) {
    let isGood = result.outcome == .passed && !result.isIdle && result.advice.isEmpty
    let looksAtAll = settings.verbosity == .verbose || settings.isStrict
    if isGood && !looksAtAll { return }
    let book = file.book
    if settings.verbosity == .verbose { ScenarioLine.write(result, in: book, to: &text, look) }
    if result.isIdle {
      let place = book.place(result.name)
      say("warning: " + ScenarioLine.name(result, in: book) + " at " + place + " expects nothing")
    }
    writeFailures(of: result, in: book)
    writeAdvice(of: result, in: book)
    if settings.showsNotes {
      for note in result.distinctNotes() { write(note, in: book) }
    }
  }

  private mutating func writeFailures(of result: ScenarioResult, in book: SourceBook) {
    let folded = isShort ? result.foldedFindings() : result.blocks()
    if folded.isEmpty { return }
    let isVerbose = settings.verbosity == .verbose
    let failures =
      failures
      ?? FailureText(book: book, look: look, rerun: settings.rerun, isVerbose: isVerbose)
    self.failures = failures
    if isShort {
      for mismatch in folded { failures.writeShort(mismatch, of: result, to: &text) }
      return
    }
    var causes: [Int] = []
    for place in folded.indices {
      let cause = again.number(of: Cause(folded[place].mismatch, in: book).key)
      causes.append(cause)
      guard again.isNews(cause) || isVerbose else { continue }
      if let picture = picture(of: folded[place], in: result, book) {
        picture.write(folded[place], of: result, failures, to: &text)
      } else {
        failures.write(folded[place], of: result, to: &text)
      }
    }
    guard let worst = folded.worst else { return }
    again.add(to: causes[worst]) { failures.writeLine(folded, of: result, to: &$0) }
  }

  /// The device where something does not hold; nil where none is to be drawn.
  private func picture(
    of folded: FoldedFinding, in result: ScenarioResult, _ book: SourceBook
  ) -> FailurePicture? {
    guard settings.showsPictures || FailurePicture.fits(look), let plan else { return nil }
    return FailurePicture(folded, of: result, plan, in: book)
  }

  /// Warns of settings without effect: at the end, or at length where they fail the run.
  private mutating func writeAdvice(of result: ScenarioResult, in book: SourceBook) {
    guard settings.verbosity != .quiet || settings.deniesAdvice else { return }
    guard settings.deniesAdvice || settings.showsNotes else {
      for advice in result.advice { self.advice.add(advice, in: book, settings.errorLook) }
      return
    }
    for advice in result.advice {
      let limit = settings.maxErrors ?? 20
      guard limit == 0 || shownAdvice < limit else {
        hiddenAdvice += 1
        continue
      }
      shownAdvice += 1
      write(advice, in: book)
    }
  }

  /// Adds a line to the report.
  private mutating func say(_ line: String) {
    text.append(line)
    text.newline()
  }

  // MARK: - The end

  /// Writes the failures again, the warnings and the summary.
  private mutating func finish(_ end: RunEnd) {
    again.write(limit: settings.maxErrors ?? 20, to: &text)
    writeTalk()
    if hidden > 0 {
      say(SummaryText.count(hidden, "message") + " not shown; --max-errors 0 shows all")
    }
    guard settings.verbosity != .quiet, end.tally.files > 0 else { return }
    // A list is for other tools too; how long it is is talk.
    if end.tally.listed > 0 {
      SummaryText.write(end, showsTimes: settings.showsTimes, to: &talk, settings.errorLook)
    } else {
      writeSummary(end)
    }
  }

  private mutating func writeTalk() {
    // A line each is what `--format short` asks for.
    let limit = settings.maxErrors ?? (isShort ? 20 : nil)
    advice.write(limit: limit, to: &talk, settings.errorLook)
    if hiddenAdvice > 0 {
      talk.append(SummaryText.count(hiddenAdvice, "setting"))
      talk.append(" without effect not shown; --max-errors 0 shows all")
      talk.newline()
    }
  }

  private mutating func writeSummary(_ end: RunEnd) {
    switch verb {
    case .check: SummaryText.writeCheck(end, showsTimes: settings.showsTimes, to: &text, look)
    case .test: SummaryText.write(end, showsTimes: settings.showsTimes, to: &text, look)
    }
  }
}
