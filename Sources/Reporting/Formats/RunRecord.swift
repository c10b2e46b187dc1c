import Interpreter
import Language

/// A run as a value: what the reports are made from that can only be written once it has ended.
package struct RunRecord: Sendable {
  /// One file that was asked for, with what it includes.
  package struct File: Sendable {
    package var name: String
    /// What is wrong with it, errors first in each line of the source.
    package var findings: [ReportedFinding] = []
    package var complaints: [Complaint] = []
    package var scenarios: [Scenario] = []

    /// The findings of the file and of its scenarios.
    package var allFindings: [ReportedFinding] { findings + scenarios.flatMap { $0.findings } }
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
    package var findings: [ReportedFinding]
    /// `true` iff it compared nothing, which is no success.
    package var isIdle: Bool
    /// The line that tells of it once more at the end of a report for people; nil if it holds.
    package var again: Again?
  }

  /// A line of the list of failures, and the cause under which it stands there.
  package struct Again: Sendable {
    package var line: String
    package var cause: String
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

  package init(_ settings: ReportSettings) { self.settings = settings }

  /// Creates the record of what other runs told.
  init(
    _ settings: ReportSettings, verb: RunVerb, told files: [File], complaints: [Complaint],
    end: RunEnd
  ) {
    self.settings = settings
    self.end = end
    self.verb = verb
    self.files = files
    self.complaints = complaints
    for file in self.files.indices {
      for scenario in self.files[file].scenarios.indices {
        let findings = self.files[file].scenarios[scenario].findings
        self.files[file].scenarios[scenario].findings = marked(findings)
      }
    }
  }

  private var isInFile = false
  /// Those that were met; a set of strings is nothing for Embedded Swift.
  private var causes: [String: Bool] = [:]

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
          ReportedFinding($0, in: book)
        }
      }
    case .scenario(let result):
      var scenario = Scenario(result, file.book, settings)
      scenario.findings = marked(scenario.findings)
      files[files.count - 1].scenarios.append(scenario)
    case .listed: break
    case .fileEnded: isInFile = false
    case .ended(let end): self.end = end
    }
  }

  /// Returns the findings, those marked whose cause was met before.
  private mutating func marked(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    findings.map { finding in
      var finding = finding
      if let cause = finding.cause {
        finding.isRepeated = causes.updateValue(true, forKey: cause) != nil
      }
      return finding
    }
  }

  /// All findings, in the order of the run.
  package var findings: [ReportedFinding] { files.flatMap { $0.allFindings } }

  /// The scenarios that fail as their authors know, with the paths of their files.
  package var known: [Scenario] {
    files.flatMap { $0.scenarios.filter { $0.outcome == .known } }
  }

  /// All complaints, those about files first.
  package var allComplaints: [Complaint] { files.flatMap { $0.complaints } + complaints }
}

extension RunRecord {
  /// Where a cell was first skipped for that reason.
  func place(of absence: Absence) -> Place? {
    for file in files {
      for scenario in file.scenarios
      where scenario.cells.contains(where: { $0.absence == absence }) { return scenario.place }
    }
    return nil
  }

  /// Returns the run in a format that is written at its end; nothing for one that is streamed.
  package func bytes(_ format: ReportFormat, _ paths: ReportPaths) -> [UInt8] {
    switch format.writer {
    case .text, .records, .page: []
    case .whole(let write): write(self, paths)
    }
  }
}

extension RunRecord.Cell {
  /// `ios 16.0, appearance dark`; empty where nothing is spread.
  package var label: String { axes.map { $0.name + " " + $0.value }.joined(separator: ", ") }
}
