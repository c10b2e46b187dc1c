import Driver
import Host
import Interpreter
import Language
import Picture
import Reporting
import StatusBar
import Wording

/// `sbar explain FILE:LINE` and `sbar explain FILE SCENARIO`: a moment of a scenario, or all of it.
struct ExplainFile {
  /// What of a file is meant.
  enum Subject {
    case line(Int)
    case scenario(String)
    /// The only scenario, if there is only one.
    case any

    init(_ input: Host.Input, _ scenario: String?) {
      self =
        if let line = input.line { .line(line) } else { scenario.map { .scenario($0) } ?? .any }
    }
  }

  /// Why nothing can be explained.
  struct Problem: Error {
    var message: String
    var status: ExitCode
    var hint: String?
    /// What is wrong with the file; nil for anything else.
    var diagnostics: TextBuffer?
  }

  private let input: Host.Input
  private let subject: Subject
  private let options: Options
  private let look: Look

  init(_ input: Host.Input, scenario: String?, _ options: Options, _ look: Look) {
    self.input = input
    self.options = options
    self.look = look
    subject = Subject(input, scenario)
  }

  private var isMachine: Bool { options.format == .json }

  /// Returns what is to be printed, and the status of the process.
  func run() throws(Problem) -> (TextBuffer, ExitCode) {
    let planned: PlannedSpec
    do throws(HostError) {
      planned = try options.planned(input)
    } catch {
      throw Problem(message: error.message, status: .unreadable)
    }
    let plan = planned.plan
    let book = SourceBook(planned.spec.sources)
    if plan.hasErrors { return (errors(plan.diagnostics, book), .invalid) }
    let found = try SpecPlaces(plan, book).find(subject, in: input.name)
    return (report(found, of: plan, book), .success)
  }

  private func report(
    _ found: SpecPlaces.Found, of plan: Plan, _ book: SourceBook
  ) -> TextBuffer {
    var text = TextBuffer()
    var json = JSONWriter()
    let isVerbose = options.verbosity == .verbose
    let scenario = found.scenario
    if let step = found.step {
      let moments = moments(of: plan, scenario: scenario, after: step).map { moment in
        moment.map { MomentWords($0) }
      }
      let report = MomentReport(moments, of: scenario, step: scenario.steps[step].range)
      if isMachine {
        MomentJSON.write(report, in: book, to: &json)
      } else {
        let pictures = pictures(of: report, found, plan, book)
        MomentText(book: book, look: look, isVerbose: isVerbose)
          .write(report, pictures: pictures, to: &text)
      }
    } else {
      let axes = scenario.cells.map { $0.axes }
      let rows = timelines(of: plan, scenario: scenario).map { rows in
        rows.map { rows in rows.map { TimelineWords($0) } }
      }
      let folded = FoldedCells(rows, axes: axes, areSame: ==)
      if isMachine {
        MomentJSON.write(folded, of: scenario.name, axes: axes, in: book, to: &json)
      } else {
        TimelineText(book: book, look: look, isVerbose: isVerbose)
          .write(folded, of: scenario.name, to: &text)
      }
    }
    return isMachine ? json.text : text
  }

  /// One picture for each look, or two of an expectation that does not hold; on a terminal that
  /// has room and colour, or where they are asked for.
  private func pictures(
    of report: MomentReport, _ found: SpecPlaces.Found, _ plan: Plan, _ book: SourceBook
  ) -> Film {
    let isRich = look.isFitted && look.width >= 80 && look.symbols == .unicode
    guard let step = found.step, options.showsPictures || isRich && look.palette == .colored else {
      return Film([])
    }
    let rows = report.looks.rows.filter { $0.answer.problem == nil }
    var shots: [Film.Shot] = []
    for row in rows.prefix(3) {
      guard let cell = row.cells.first else { continue }
      let frames = frames(of: plan, scenario: found.scenario, cell: cell)
      guard step < frames.count else { continue }
      var some = ShotMaker(book: book).shots(at: step, of: frames)
      if rows.count > 1 {
        some = Array(some.prefix(1))
        for index in some.indices { some[index].title = row.place ?? "" }
      }
      shots += some
    }
    return Film(shots)
  }

  private func errors(_ diagnostics: [Diagnostic], _ book: SourceBook) -> TextBuffer {
    guard isMachine else { return ExplainFile.errors(diagnostics, book, look) }
    var json = JSONWriter()
    let errors = DiagnosticOrder.sorted(diagnostics.filter { $0.severity == .error })
    for diagnostic in errors { DiagnosticJSON.writeRecord(diagnostic, in: book, to: &json) }
    return json.text
  }

  /// The first errors of a file, as text for people.
  static func errors(
    _ diagnostics: [Diagnostic], _ book: SourceBook, _ look: Look
  ) -> TextBuffer {
    var text = TextBuffer()
    let errors = DiagnosticOrder.sorted(diagnostics.filter { $0.severity == .error })
    for diagnostic in DiagnosticOrder.first(20, of: errors) {
      DiagnosticText.write(diagnostic, in: book, to: &text, look)
    }
    return text
  }
}

/// Finds the scenarios and steps of a spec by lines and names.
struct SpecPlaces {
  /// A scenario, and the number of one of its steps.
  struct Found {
    var scenario: PlannedScenario
    var step: Int?
  }

  private let scenarios: [PlannedScenario]
  private let book: SourceBook

  init(_ plan: Plan, _ book: SourceBook) {
    let root = plan.bound.spec.sources.first?.file
    scenarios = plan.scenarios.filter { $0.name.file == root }
    self.book = book
  }

  /// Returns what is meant, or what there is in its place.
  func find(
    _ subject: ExplainFile.Subject, in name: String
  ) throws(ExplainFile.Problem) -> Found {
    guard let first = scenarios.first else {
      throw ExplainFile.Problem(message: "`\(name)` has no scenario", status: .nothingRan)
    }
    switch subject {
    case .line(let line): return try find(line, in: name)
    case .scenario(let words): return try find(words, in: name)
    case .any:
      guard scenarios.count == 1 else {
        throw ExplainFile.Problem(
          message: "`\(name)` has \(scenarios.count) scenarios", status: .usage,
          hint: "name a line, `\(name):\(line(first.steps.first?.range ?? first.name.range))`, "
            + "or a scenario: " + listed)
      }
      return Found(scenario: first, step: nil)
    }
  }

  // MARK: - By line

  private func find(_ line: Int, in name: String) throws(ExplainFile.Problem) -> Found {
    for scenario in scenarios {
      for (index, step) in scenario.steps.enumerated() where lines(step.range).contains(line) {
        return Found(scenario: scenario, step: index)
      }
      // The header stands for all of it.
      let start = self.line(SourceRange(scenario.range.start, scenario.range.start))
      let end = scenario.steps.first.map { self.line($0.range) } ?? start + 1
      if (start..<max(end, start + 1)).contains(line), line <= self.line(scenario.name.range) + 1 {
        return Found(scenario: scenario, step: nil)
      }
    }
    let near = near(line)
    throw ExplainFile.Problem(
      message: "line \(line) of `\(name)` has no step", status: .nothingRan,
      hint: (near.count == 1 ? "the nearest is " : "the nearest are ")
        + near.joined(separator: " and "))
  }

  /// The steps before and after a line: `line 28, “back”`.
  private func near(_ line: Int) -> [String] {
    let steps = scenarios.flatMap { scenario in
      scenario.steps.map { (self.line($0.range), Location(scenario.name.file, $0.range)) }
    }
    let before = steps.last { $0.0 < line }
    let after = steps.first { $0.0 > line }
    return [before, after].compactMap { $0 }.map { step in
      "line \(step.0), `\(book.text(step.1, limit: 48))`"
    }
  }

  private func lines(_ range: SourceRange) -> ClosedRange<Int> {
    let last = SourceRange(max(range.start, range.end - min(range.end, 1)), range.end)
    return line(range)...max(line(range), line(last))
  }

  private func line(_ range: SourceRange) -> Int {
    scenarios.first.map { book.position(range.start, in: $0.name.file).line } ?? 0
  }

  // MARK: - By name

  private func find(_ words: String, in name: String) throws(ExplainFile.Problem) -> Found {
    let names = scenarios.map { book.name(of: $0) }
    let exact = names.indices.filter { names[$0] == words || names[$0] == "\"" + words + "\"" }
    let holding = names.indices.filter { names[$0].contains(words) }
    for found in [exact, holding] where found.count == 1 {
      return Found(scenario: scenarios[found[0]], step: nil)
    }
    if holding.count > 1 {
      throw ExplainFile.Problem(
        message: "\(holding.count) scenarios of `\(name)` hold “\(words)”", status: .usage,
        hint: "say more of one: " + holding.prefix(5).map { names[$0] }.joined(separator: ", "))
    }
    throw ExplainFile.Problem(
      message: "`\(name)` has no scenario “\(words)”", status: .nothingRan,
      hint: didYouMean(words, names) ?? "there is " + listed)
  }

  private var listed: String {
    let names = scenarios.prefix(5).map { "\"" + book.name(of: $0) + "\"" }
    let more = scenarios.count > 5 ? " and \(scenarios.count - 5) more" : ""
    return names.joined(separator: ", ") + more
  }
}

extension SourceBook {
  fileprivate func name(of scenario: PlannedScenario) -> String {
    MiddleCut.shorten(text(scenario.name, limit: 160), to: 120)
  }
}

extension ExplainFile {
  /// Writes what is made of a place to a path, or to standard output as the second value says that
  /// it looks; says what went wrong, and returns the status of the process.
  static func write(
    to path: Path?, _ look: Look,
    _ make: () throws(Problem) -> (text: TextBuffer, look: Look?)
  ) -> ExitCode {
    do throws(Problem) {
      let made = try make()
      guard let path else { return CommandOutput.print(made.text, made.look) }
      do throws(HostError) {
        try Files.write(made.text.bytes, to: path)
        return .success
      } catch {
        throw Problem(message: error.message, status: .unwritable)
      }
    } catch {
      if let diagnostics = error.diagnostics {
        _ = CommandOutput.print(diagnostics, look)
      } else {
        Talk.error(error.message, hint: error.hint, look: look)
      }
      return error.status
    }
  }
}
