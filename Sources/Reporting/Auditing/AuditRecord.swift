import Exploring
import Interpreter
import Language
import Wording

// What an audit found, for the reports of a run that other tools read.
extension RunRecord {
  /// Creates the record: each finding is what a scenario of its title came to, at the line of the
  /// app that decided. A certain one is an error, a likely one a warning.
  ///
  /// `name` is what was read; `exit` is the status of the process.
  package init(
    of audit: Audit, in book: SourceBook, named name: String, causes: Set<RunCause>,
    _ settings: ReportSettings
  ) {
    var file = File(name: name)
    file.scenarios = audit.findings.enumerated().map { number, finding in
      Scenario(ToldFinding(finding), number: number, of: audit, in: book, named: name)
    }
    var tally = Tally()
    tally.files = 1
    for scenario in file.scenarios {
      tally.scenarios.add(scenario.outcome)
      for cell in scenario.cells { tally.cells.add(cell.outcome) }
    }
    var settings = settings
    settings.subject = .finding
    self.init(
      settings, verb: .test, told: [file], complaints: [],
      end: RunEnd(tally: tally, causes: causes, nanoseconds: 0))
  }
}

extension RunRecord.Scenario {
  fileprivate init(
    _ told: ToldFinding, number: Int, of audit: Audit, in book: SourceBook, named subject: String
  ) {
    let place = told.place.map { book.stretch($0) } ?? Place(startOf: subject)
    var finding = ReportedFinding(
      kind: told.lead.isCertain ? .failed : .warning, code: told.lead.law.code,
      message: told.lead.title + ", after " + told.way, place: place, block: "")
    finding.identity = told.lead.title
    finding.cells = told.cells
    finding.why = told.supposing.map { "if " + $0 } + told.why
    finding.hints = told.hints
    finding.rank = told.lead.isCertain ? max(51, 100 - number) : max(1, 50 - number)
    if let mend = told.mend {
      finding.mend = mend.fix.title
      finding.edits = mend.fix.edits.map { ReportedFinding.Edit($0, book) }
    }
    finding.related = told.labels.map { ReportedFinding.Remark($0, book) }
    finding.block = ([finding.message] + finding.advice).joined(separator: "\n") + "\n"
    let outcome: Outcome = told.lead.isCertain ? .failed : .passed
    let cells = told.result.cells.map { cell in
      let isShown = !cell.findings.isEmpty
      return RunRecord.Cell(
        axes: cell.axes, outcome: isShown ? outcome : .passed, absence: nil, expectations: 1,
        findings: isShown ? [RunRecord.CellFinding(index: 0, message: finding.message)] : [])
    }
    self.init(
      name: told.lead.title, place: place, outcome: outcome, cells: cells, findings: [finding],
      isIdle: false)
  }
}

extension Place {
  /// The start of what was read, for what no line of it decides.
  fileprivate init(startOf path: String) {
    let start = Point(line: 1, column: 1, column16: 1)
    self.init(path: path, start: start, end: start)
  }
}

extension ToldFinding {
  /// The way there, with the screen that was begun with.
  fileprivate var way: String {
    (root.map { $0 + ": " } ?? "") + steps.joined(separator: ", ")
  }
}
