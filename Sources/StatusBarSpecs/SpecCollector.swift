import Host
import Interpreter
import Language
import Reporting
import StatusBar

/// Runs one file after the other and keeps what became of it.
struct SpecCollector {
  let options: SpecOptions
  private var report = SpecReport()

  private var quirks: StatusBar.Quirks = []

  init(options: SpecOptions) {
    self.options = options
    switch options.quirks {
    case .none: break
    case .all: quirks = .released
    case .named(let names):
      for name in names {
        if let quirk = Quirk.named(name) {
          quirks.insert(StatusBar.Quirks(quirk))
        } else {
          add(problem: "`\(name)` is no known defect")
        }
      }
    }
  }

  mutating func add(problem: String) { report.problems.append(problem) }

  mutating func run(_ bytes: [UInt8], _ input: Host.Input) {
    report.fileCount += 1
    let includes = Includes(root: input)
    let source = Source(file: FileID(0), name: input.name, bytes: bytes)
    let spec = loadSpec(root: source) { path, includer in
      do throws(HostError) {
        let file = try includes.read(path, from: includer)
        return .bytes(file.bytes, name: file.name)
      } catch {
        return .failed(error.reason)
      }
    }
    var run = RunOptions()
    run.isStrict = options.isStrict
    run.assumptions = options.assumptions
    run.quirks = quirks
    var plan = makePlan(spec, options: run)
    let book = SourceBook(spec.sources)
    if plan.hasErrors { return add(plan.diagnostics.filter { $0.severity == .error }, book) }
    if let filter = options.filter { plan.keep(scenariosNamed: filter, in: spec.sources) }
    Interpreter.run(plan, options: run) { result in
      report.scenarios.append(SpecCollector.scenario(result, book))
      if result.isIdle { add(problem: "\(book.place(result.name)): expects nothing") }
    }
  }

  /// Returns the report; nothing at all is a problem of its own.
  func finish() -> SpecReport {
    var report = self.report
    if report.scenarios.isEmpty, report.problems.isEmpty { report.problems = ["no scenario ran"] }
    return report
  }

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
      failures: result.foldedMismatches().map { failure($0, of: result, book) },
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
    _ folded: FoldedMismatch, of result: ScenarioResult, _ book: SourceBook
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
    }
  }
}
