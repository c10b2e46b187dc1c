import Language
import StatusBar

/// What to run of a plan, and how.
package struct RunOptions: Sendable {
  /// Only the scenario that holds this byte offset of the root file; nil runs all.
  package var offset: UInt32?
  /// `false` runs without class-D rules.
  package var assumptions = true
  /// The known defects to run with, where no header says which.
  package var quirks = Quirks()
  /// `true` leaves a scenario undecided whose verdict rests on an assumption.
  package var isStrict = false
  /// `true` runs each cell again with known defects turned and with older SDKs, and notes what
  /// changes.
  package var comparesSwitches = false
  /// Settings of the command line: `policy` name and value, checked when the plan is made.
  package var policies: [(name: String, value: String)] = []

  /// `true` lists what was kept without being read, and what was assumed, as notes.
  package var listsKept = false
  /// `false` leaves out of that list what verdicts name when they rest on it.
  package var listsAssumed = true
  /// The run of a file ends after so many scenarios that do not hold.
  package var failureLimit = Int.max
  /// So many failures of one file are listed, and the first of each further cell.
  package var findingLimit = 20_000
  /// Asked before each cell and every few steps: `true` ends the run there, and leaves out a
  /// scenario in the middle. A search for mends ends, too, with what it has found.
  package var isOver: (@Sendable () -> Bool)?
  package var explaining = Explaining.all
  /// `false` looks for no mends of failures.
  package var findsMends = true
  /// `true` collects settings without effect as warnings.
  package var advises = true

  package init() {}

  /// How much is said of why something does not hold.
  package enum Explaining: Sendable {
    /// Nothing, for callers that ask only whether it does.
    case nothing
    /// All of the first failure of each cause in a file, and of the others what is wrong and which
    /// line decided, for reports that tell a cause once.
    case causes
    case all
  }
}
