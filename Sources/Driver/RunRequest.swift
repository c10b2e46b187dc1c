import Host
import Interpreter

/// What a reader wants to be run, and how.
package struct RunRequest: Sendable {
  /// Where specs come from.
  package enum Specs: Sendable {
    /// Files, `FILE:LINE`, folders and `-`.
    case operands([Path])
    /// A text; the input says where its includes are looked for.
    case text([UInt8], Input)
    /// One scenario of a file that is planned already, by its number in the plan.
    case planned(PlannedSpec, Input, scenario: Int)
  }

  package var verb: RunVerb
  package var specs: Specs
  package var options = RunOptions()
  package var selection = Selection()
  /// `true` iff scenarios are told of and not run.
  package var lists = false
  /// `true` iff it is no fault that nothing is selected.
  package var allowsEmpty = false
  /// The cells that all files together may have; counted before the first of them runs.
  package var cellLimit = 10_000_000
  /// How many files run at once.
  package var jobs = 1
  /// `true` iff a setting without effect is no success.
  package var deniesAdvice = false
  /// `true` iff the first failures are told with what would mend them.
  package var mends = true
  /// `true` iff files may include others from outside of their project.
  package var includesOutside = false
  /// The order of files and scenarios; nil leaves them in their own.
  package var shuffling: Shuffling?
  /// Says why the run has to end now; asked often while scenarios run.
  package var halt: @Sendable () -> Halt? = { nil }
  /// Told how many files there are to run, before the first of them.
  package var expect: @Sendable (Int) -> Void = { _ in }
  /// Called before work on a file begins, and with nil once that is over.
  package var announce: @Sendable (Input?) -> Void = { _ in }
  /// Files that a run before this one stopped at, by their names: they are told of and left out.
  package var trapped: Set<[UInt8]> = []
  /// After so many of them the files behind the last one are not tried: each costs the time of all
  /// that ran before it.
  package static let trapLimit = 8

  package init(_ verb: RunVerb, _ specs: Specs) {
    self.verb = verb
    self.specs = specs
  }
}

extension RunRequest {
  /// The flags that leave scenarios out, as they are written.
  var selectingFlags: [String] {
    var flags: [String] = []
    if let filter = selection.filter { flags.append("--filter " + filter.spelling) }
    if let skip = selection.skip { flags.append("--skip " + skip.spelling) }
    if let tags = selection.tags { flags.append("--tags " + tags.spelling) }
    if let shard = selection.shard { flags.append("--shard " + shard.spelling) }
    if selection.lastFailed != nil { flags.append("--last-failed") }
    return flags
  }
}

/// What a reader says to an event.
package enum Flow: Sendable {
  case goOn
  /// The output is closed: the run ends after the file at work.
  case stop
}
