import StatusBar

/// What is wrong with a run and lies in no source.
package enum Complaint: Sendable {
  /// A file or folder cannot be read; the message names it.
  case unreadable(path: String, message: String)
  /// sbar itself stopped at a file, which is a bug of its own.
  case trapped(path: String)
  /// What another run complained of, in its words.
  case told(message: String, path: String?, cause: RunCause)
  case noOperands(RunVerb)
  /// A folder holds no spec.
  case noSpecs(below: String)
  /// No scenario's name holds the words that were asked for.
  case noName(String)
  /// No scenario is left by the flags that select some, as they are written; with the tags that
  /// there are, where one of them selects by tags.
  case noneLeft(by: [String], tags: [String]?)
  /// No scenario stands at the line that was asked for.
  case noScenario(atLine: Int, of: String)
  /// The files hold no scenario at all, and so many explorations, which are searched and not run.
  case noScenarios(files: Int, explorations: Int)
  /// No cell of any scenario ever existed.
  case allSkipped
  /// No cell can have any defect.
  case noQuirks
  /// No cell can have a defect that was asked for by its name.
  case noQuirk(Quirk)
  /// The files come to more cells than one run may have, so that none of them runs.
  case tooManyCells(limit: Int)
  /// The run ended before so many files were done.
  case halted(Halt, filesLeft: Int)

  package var cause: RunCause {
    switch self {
    case .unreadable: .unreadable
    case .trapped: .bug
    case .told(_, _, let cause): cause
    case .noOperands, .noSpecs, .noName, .noneLeft, .noScenario, .noScenarios, .allSkipped,
      .noQuirks,
      .noQuirk:
      .nothingRan
    case .tooManyCells: .invalid
    case .halted(.signal, _): .interrupted
    case .halted(.time, _): .outOfTime
    case .halted(.bugs, _): .bug
    }
  }

  /// The file or folder that it is about, nil for the run as a whole.
  package var path: String? {
    switch self {
    case .unreadable(let path, _), .noSpecs(let path), .trapped(let path): path
    case .told(_, let path, _): path
    case .noOperands, .noName, .noneLeft, .noScenario, .noScenarios, .allSkipped, .noQuirks,
      .noQuirk, .tooManyCells, .halted:
      nil
    }
  }

  /// `true` iff it says that nothing was selected, which the command line may let pass.
  package var isOfEmptiness: Bool {
    switch self {
    case .noSpecs, .noName, .noneLeft, .noScenario, .noScenarios: true
    case .unreadable, .trapped, .told, .noOperands, .allSkipped, .noQuirks, .noQuirk, .tooManyCells,
      .halted:
      false
    }
  }
}
