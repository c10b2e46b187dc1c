import Interpreter
import Language

/// A run as a value: what the reports are made from that can only be written once it has ended.
package struct RunRecord: Sendable {
  /// One file that was asked for, with what it includes.
  package struct File: Sendable {
    package var name: String
    /// What is wrong with it, errors first in each line of the source.
    package var findings: [Finding] = []
    package var complaints: [Complaint] = []
    package var scenarios: [Scenario] = []

    /// The findings of the file and of its scenarios.
    package var allFindings: [Finding] { findings + scenarios.flatMap { $0.findings } }
  }

  /// One scenario that ran.
  package struct Scenario: Sendable {
    package var name: String
    package var place: Place
    package var outcome: Outcome
    package var tags: [String] = []
    /// What its author knows to be wrong; nil where it has to pass.
    package var knownIssue: String?
    package var cells: [Cell]
    /// What does not hold in its cells, equal ones as one; then its settings without effect.
    package var findings: [Finding]
    /// `true` iff it compared nothing, which is no success.
    package var isIdle: Bool
  }

  /// One cell of a scenario.
  package struct Cell: Sendable {
    package var axes: [CellResult.Axis]
    package var outcome: Outcome
    package var absence: Absence?
    package var expectations: Int
    package var findings: [CellFinding]
  }

  /// One of the scenario's findings, as it is in one cell.
  package struct CellFinding: Sendable {
    /// The place among the scenario's findings.
    package var index: Int
    package var message: String
  }

  package private(set) var verb = RunVerb.test
  package private(set) var files: [File] = []
  /// Those that are about no file.
  package private(set) var complaints: [Complaint] = []
  package private(set) var end = RunEnd(tally: Tally(), causes: [], nanoseconds: 0)
  package let settings: ReportSettings

  package init(_ settings: ReportSettings) {
    self.settings = settings
    isInFile = false
  }

  private var isInFile: Bool
  private var causes: Set<Cause> = []

  package mutating func receive(_ event: RunEvent, _ file: inout OpenFile) {
    switch event {
    case .began(let verb): self.verb = verb
    case .complaint(let complaint):
      if isInFile { files[files.count - 1].complaints.append(complaint) }
      if !isInFile { complaints.append(complaint) }
    case .fileBegan(let name):
      files.append(File(name: name))
      isInFile = true
    case .planned(let planned):
      let wanted = planned.diagnostics.filter { $0.severity != .note }
      if !wanted.isEmpty {
        let book = file.book
        files[files.count - 1].findings = DiagnosticOrder.sorted(wanted).map {
          Finding($0, $0.severity == .error ? .error : .warning, book)
        }
      }
    case .scenario(let result):
      files[files.count - 1].scenarios.append(scenario(result, file.book))
    case .listed: break
    case .fileEnded: isInFile = false
    case .ended(let end): self.end = end
    }
  }

  private mutating func scenario(_ result: ScenarioResult, _ book: SourceBook) -> Scenario {
    let name = book.name(of: result)
    let folded = result.foldedMismatches()
    let text = FailureText(book: book, look: Look(), rerun: settings.rerun)
    var findings: [Finding] = []
    for mismatch in folded {
      var finding = Finding(mismatch, of: result, text)
      finding.isRepeated = !causes.insert(Cause(mismatch.mismatch, in: book)).inserted
      findings.append(finding)
    }
    let known = result.foldedKnown()
    for mismatch in known {
      var finding = Finding(mismatch, of: result, text)
      finding.kind = .known
      finding.knownIssue = result.knownIssue.map { book.text(of: $0) }
      findings.append(finding)
    }
    for advice in result.advice {
      var finding = Finding(advice, settings.deniesAdvice ? .denied : .advice, book)
      finding.scenario = name
      findings.append(finding)
    }
    var own = [[CellFinding]](repeating: [], count: result.cells.count)
    for (index, mismatch) in (folded + known).enumerated() {
      for cell in mismatch.cells {
        let all = result.cells[cell].mismatches + result.cells[cell].knownMismatches
        let same = all.first { $0.isSame(as: mismatch.mismatch) }
        let message = same?.title ?? mismatch.mismatch.title
        own[cell].append(CellFinding(index: index, message: message))
      }
    }
    let cells = zip(result.cells, own).map { cell, own in
      Cell(
        axes: cell.axes, outcome: cell.outcome, absence: cell.absence,
        expectations: cell.expectationCount, findings: own)
    }
    return Scenario(
      name: name, place: book.stretch(result.name), outcome: result.outcome,
      tags: result.tags.map { book.text(of: $0) },
      knownIssue: result.knownIssue.map { book.text(of: $0) }, cells: cells,
      findings: findings, isIdle: result.isIdle)
  }

  /// All findings, in the order of the run.
  package var findings: [Finding] { files.flatMap { $0.allFindings } }

  /// The scenarios that fail as their authors know, with the paths of their files.
  package var known: [Scenario] {
    files.flatMap { $0.scenarios.filter { $0.outcome == .known } }
  }

  /// All complaints, those about files first.
  package var allComplaints: [Complaint] { files.flatMap { $0.complaints } + complaints }
}

extension RunRecord {
  /// Returns the run in a format that is written at its end; nothing for one that is streamed.
  package func bytes(_ format: ReportFormat, _ paths: ReportPaths) -> [UInt8] {
    switch format {
    case .pretty, .short, .json: []
    case .junit: JUnit.write(self, paths).bytes
    case .tap: TAP.write(self).bytes
    case .github: GitHub.write(self, paths).bytes
    case .gitlab: CodeQuality.write(self, paths).bytes
    case .sarif: SARIF.write(self, paths).bytes
    case .markdown: Markdown.write(self, paths).bytes
    }
  }
}

extension Finding {
  fileprivate init(_ diagnostic: Diagnostic, _ kind: Kind, _ book: SourceBook) {
    var text = TextBuffer()
    DiagnosticText.write(diagnostic, in: book, to: &text, Look())
    self.init(
      kind: kind, code: diagnostic.code, message: diagnostic.message,
      place: book.stretch(diagnostic.primary.location), block: text.text)
  }

  fileprivate init(_ folded: FoldedMismatch, of result: ScenarioResult, _ text: FailureText) {
    let mismatch = folded.mismatch
    var block = TextBuffer()
    text.write(folded, of: result, to: &block)
    self.init(
      kind: mismatch.kind.finding, code: mismatch.code, message: mismatch.title,
      place: text.book.stretch(mismatch.location), block: block.text,
      scenario: text.book.name(of: result), cells: result.describe(folded.cells))
  }
}

extension RunRecord.Cell {
  /// `ios 16.0, appearance dark`; empty where nothing is spread.
  package var label: String { axes.map { $0.name + " " + $0.value }.joined(separator: ", ") }
}
