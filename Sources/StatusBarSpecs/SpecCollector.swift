import Driver
import Host
import Interpreter
import Language
import Reporting
import StatusBar
import Wording

/// Keeps what becomes of some specs, as the events of their run arrive.
struct SpecCollector {
  private(set) var report = SpecReport()
  private var file = OpenFile()
  /// `true` iff one scenario is run, and others of its file are not its business.
  private let isCase: Bool

  init(isCase: Bool = false) { self.isCase = isCase }

  /// Returns what to run; an unknown defect is a problem of the report.
  mutating func request(_ specs: RunRequest.Specs, _ options: SpecOptions) -> RunRequest {
    var request = RunRequest(.test, specs)
    request.selection.filter = options.filter.map { NamePattern(part: $0) }
    // Settings without effect are no part of the report.
    request.options.advises = false
    do throws(TagExpression.Mistake) {
      request.selection.tags = try options.tags.map { text throws(TagExpression.Mistake) in
        try TagExpression(text)
      }
    } catch {
      add(problem: "`\(options.tags ?? "")` is no expression of tags: expected \(error.expected)")
    }
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
      if isCase && planned.isValid { break }
      add(planned.diagnostics.filter { $0.severity == .error }, file.book)
    case .scenario(let result):
      let book = file.book
      report.scenarios.append(SpecCollector.scenario(result, book))
      report.issues += SpecCollector.issues(of: result, book)
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

  private mutating func add(problem: String) {
    report.problems.append(problem)
    report.issues.append(SpecIssue(problem))
  }

  private mutating func add(_ errors: [Diagnostic], _ book: SourceBook) {
    for diagnostic in DiagnosticOrder.sorted(errors) {
      let issue = SpecIssue(diagnostic, in: book)
      report.problems.append(issue.text)
      report.issues.append(issue)
    }
  }

  /// What does not hold in a scenario, and what its author knows not to.
  private static func issues(of result: ScenarioResult, _ book: SourceBook) -> [SpecIssue] {
    let known = result.foldedKnown().map { SpecIssue($0, of: result, in: book, isKnown: true) }
    let failing = result.foldedFindings().map { SpecIssue($0, of: result, in: book) }
    let all = known + failing
    guard all.isEmpty, result.outcome == .skipped else { return all }
    // No cell of it ever existed, which is no success.
    let name = book.name(of: result)
    return [
      SpecIssue(
        "\"\(name)\" has no cell: no device of it ever ran its release",
        text: "\"\(name)\" has no cell: no device of it ever ran its release",
        at: SpecPlace(result.name, in: book))
    ]
  }

  private static func scenario(_ result: ScenarioResult, _ book: SourceBook) -> SpecScenario {
    SpecScenario(
      name: book.name(of: result), file: book.name(of: result.name.file),
      line: book.position(result.name.range.start, in: result.name.file).line,
      outcome: outcome(result.outcome), cellCount: result.cells.count,
      expectationCount: result.cells.reduce(0) { $0 + $1.expectationCount },
      tags: result.tags.map { book.text($0) },
      knownIssue: result.knownIssue.map { book.text($0, limit: 4096) },
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
    let issue = SpecIssue(folded, of: result, in: book)
    return SpecFailure(
      code: mismatch.code.spelling, message: mismatch.title, expected: mismatch.expected,
      actual: mismatch.actual, file: book.name(of: mismatch.location.file), line: issue.line,
      column: issue.column, cells: result.describe(folded.cells), text: issue.text)
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

extension SpecIssue {
  /// What a text is not valid for.
  init(_ diagnostic: Diagnostic, in book: SourceBook) {
    var text = TextBuffer()
    DiagnosticText.write(diagnostic, in: book, to: &text, Look())
    let place = SpecPlace(diagnostic.primary.location, in: book)
    self.init(diagnostic.message, text: text.text, at: place)
  }

  /// What does not hold in some cells of a scenario.
  init(
    _ folded: FoldedFinding, of result: ScenarioResult, in book: SourceBook, isKnown: Bool = false
  ) {
    var text = TextBuffer()
    FailureText(book: book, look: Look(), rerun: "sbar test").write(folded, of: result, to: &text)
    let place = SpecPlace(folded.mismatch.location, in: book)
    self.init(folded.mismatch.title, text: text.text, at: place, isKnown: isKnown)
  }
}

extension SpecPlace {
  init(_ location: Location, in book: SourceBook) {
    let position = book.position(location.range.start, in: location.file)
    let path = Path(Process.folder ?? "").appending(Array(book.name(of: location.file).utf8))
    self.init(path: path.simplified.spelling, line: position.line, column: position.column)
  }
}
