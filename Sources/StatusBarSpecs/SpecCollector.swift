import Driver
import Interpreter
import Language
import Reporting
import StatusBar
import Wording

/// Keeps what becomes of some specs, as the events of their run arrive.
struct SpecCollector {
  private(set) var report = SpecReport()
  private var file = OpenFile()

  /// Returns what to run; an unknown defect is a problem of the report.
  mutating func request(_ specs: RunRequest.Specs, _ options: SpecOptions) -> RunRequest {
    var request = RunRequest(.test, specs)
    request.selection.filter = options.filter.map { NamePattern(part: $0) }
    request.options.isStrict = options.isStrict
    request.options.assumptions = options.assumptions
    switch options.quirks {
    case .none: break
    case .all: request.options.quirks = .released
    case .named(let names):
      for name in names {
        if let quirk = Quirk.named(name) {
          request.options.quirks.insert(StatusBar.Quirks(quirk))
        } else {
          add(problem: "`\(name)` is not a known defect")
        }
      }
    }
    return request
  }

  mutating func receive(_ event: RunEvent) {
    file.take(event)
    switch event {
    case .began, .fileBegan, .listed, .fileEnded: break
    case .complaint(let complaint): add(complaint)
    case .planned(let planned):
      report.fileCount += 1
      add(planned.diagnostics.filter { $0.severity == .error }, file.book)
    case .scenario(let result):
      let book = file.book
      report.scenarios.append(SpecCollector.scenario(result, book))
      if result.isIdle { add(problem: "\(book.place(result.name)): expects nothing") }
    case .ended:
      // Nothing at all is a problem of its own.
      if report.scenarios.isEmpty, report.problems.isEmpty { add(problem: "no scenario ran") }
    }
  }

  /// That nothing ran is said once, at the end.
  private mutating func add(_ complaint: Complaint) {
    switch complaint {
    case .unreadable, .trapped, .told, .noSpecs, .tooManyCells: add(problem: complaint.message)
    case .noOperands, .noName, .noneLeft, .noScenario, .noScenarios, .allSkipped, .noQuirks,
      .noQuirk, .halted:
      break
    }
  }

  private mutating func add(problem: String) { report.problems.append(problem) }

  private mutating func add(_ errors: [Diagnostic], _ book: SourceBook) {
    for diagnostic in DiagnosticOrder.sorted(errors) {
      var text = TextBuffer()
      DiagnosticText.write(diagnostic, in: book, to: &text, Look())
      add(problem: text.text)
    }
  }

  private static func scenario(_ result: ScenarioResult, _ book: SourceBook) -> SpecScenario {
    SpecScenario(
      name: book.name(of: result), file: book.name(of: result.name.file),
      line: book.position(result.name.range.start, in: result.name.file).line,
      outcome: outcome(result.outcome), cellCount: result.cells.count,
      expectationCount: result.cells.reduce(0) { $0 + $1.expectationCount },
      failures: result.foldedFindings().map { failure($0, of: result, book) },
      assumptions: assumptions(of: result, book))
  }

  /// What the verdicts of all cells rest on, each once, with its place or its rule in front.
  private static func assumptions(of result: ScenarioResult, _ book: SourceBook) -> [String] {
    var found: [String] = []
    for assumption in result.cells.flatMap({ $0.assumptions }) {
      let source = assumption.location.map { book.place($0) } ?? assumption.rule?.spelling
      let line = (source.map { $0 + ": " } ?? "") + assumption.sentence
      if !found.contains(line) { found.append(line) }
    }
    return found
  }

  private static func failure(
    _ folded: FoldedFinding, of result: ScenarioResult, _ book: SourceBook
  ) -> SpecFailure {
    let mismatch = folded.mismatch
    let place = book.position(mismatch.location.range.start, in: mismatch.location.file)
    var text = TextBuffer()
    FailureText(book: book, look: Look(), rerun: "sbar test").write(folded, of: result, to: &text)
    return SpecFailure(
      code: mismatch.code.spelling, message: mismatch.title, expected: mismatch.expected,
      actual: mismatch.actual, file: book.name(of: mismatch.location.file), line: place.line,
      column: place.column, cells: result.describe(folded.cells), text: text.text)
  }

  private static func outcome(_ outcome: Outcome) -> SpecOutcome {
    switch outcome {
    case .passed: .passed
    case .failed: .failed
    case .undecided: .undecided
    case .skipped: .skipped
    case .broken: .broken
    case .known: .known
    case .blank: .blank
    }
  }
}
