import Language

/// What a run comes to, counted as it goes on.
package struct Tally: Sendable {
  package var files = 0
  /// Files with an error in them; their scenarios are not run.
  package var invalidFiles = 0
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  /// Scenarios by the worst outcome of their cells.
  package var scenarios = Counts()
  package var cells = Counts()
  package var expectations = 0
  /// Scenarios that passed, with a verdict that rests on assumptions.
  package var onAssumptions = 0
  /// Settings without effect.
  package var advice = 0
  package var steps = 0
  /// The cells that never existed, by why, in the order in which they were met.
  package var skips: [Skips] = []
  /// Scenarios that ran, or were left out, because they compare nothing.
  package var idle = 0
  /// Scenarios that were only listed, and their cells.
  package var listed = 0
  package var listedCells = 0
  /// What was asked for and could not be read.
  package var unread = 0
  /// Files that sbar itself stopped at.
  package var trapped = 0
  /// Folders without a spec.
  package var emptyFolders = 0
  /// Defects that were switched on and that no cell can have.
  package var vainQuirks = 0

  package init() {}

  /// So many cells that were skipped for one reason.
  package struct Skips: Hashable, Sendable {
    package var absence: Absence
    package var cells: Int

    package init(absence: Absence, cells: Int) {
      self.absence = absence
      self.cells = cells
    }
  }

  /// A number for each outcome.
  package struct Counts: Hashable, Sendable {
    package var passed = 0
    package var failed = 0
    package var undecided = 0
    package var skipped = 0
    package var broken = 0
    package var known = 0
    package var blank = 0

    package init() {}

    package var total: Int { passed + failed + undecided + skipped + broken + known + blank }

    package mutating func add(_ outcome: Outcome) {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .undecided: undecided += 1
      case .skipped: skipped += 1
      case .broken: broken += 1
      case .known: known += 1
      case .blank: blank += 1
      }
    }
  }

  /// Counts one file with what is wrong with it.
  package mutating func add(_ file: PlannedFile) {
    files += 1
    if !file.isValid { invalidFiles += 1 }
    for diagnostic in file.diagnostics {
      if diagnostic.isOfSilence { idle += 1 }
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// Counts what lies in no source.
  package mutating func add(_ complaint: Complaint) {
    switch complaint {
    case .unreadable: unread += 1
    case .trapped: trapped += 1
    case .noSpecs: emptyFolders += 1
    case .noQuirks, .noQuirk: vainQuirks += 1
    case .told, .noOperands, .noName, .noneLeft, .noScenario, .noScenarios, .allSkipped,
      .tooManyCells, .halted:
      break
    }
  }

  /// Counts one scenario that is not run.
  package mutating func add(_ scenario: ListedScenario) {
    listed += 1
    listedCells += scenario.cells.count
  }

  /// Counts one scenario with its cells.
  package mutating func add(_ result: ScenarioResult) {
    scenarios.add(result.outcome)
    var compared = 0
    for index in result.cells.indices {
      cells.add(result.cells[index].outcome)
      compared += result.cells[index].expectationCount
      steps += result.cells[index].stepCount
      notes += result.cells[index].notes.count
      if let absence = result.cells[index].absence { add(absence) }
    }
    expectations += compared
    advice += result.advice.count
    if result.isIdle { idle += 1 }
    if result.passesOnAssumptions { onAssumptions += 1 }
  }

  private mutating func add(_ absence: Absence) {
    if let known = skips.firstIndex(where: { $0.absence == absence }) {
      skips[known].cells += 1
    } else {
      skips.append(Skips(absence: absence, cells: 1))
    }
  }
}

extension ScenarioResult {
  /// `true` iff every fact holds as far as is known, and some of them on assumptions.
  fileprivate var passesOnAssumptions: Bool {
    outcome == .passed && cells.indices.contains { !cells[$0].assumptions.isEmpty }
  }

  /// `true` iff it ran to its end and compared nothing, which is no success.
  package var isIdle: Bool {
    outcome == .passed && !cells.indices.contains { cells[$0].expectationCount > 0 }
  }
}
