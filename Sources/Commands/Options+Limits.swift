import Interpreter
import Reporting

extension Options {
  /// `true` iff notes are shown: what was kept and assumed, and remarks on passes.
  var showsNotes: Bool { isStrict || verbosity == .verbose }

  /// How many diagnostics of the next file may be shown after so many of the run.
  func budget(shown: Int) -> Int {
    switch maxErrors {
    case nil: min(20, max(0, 100 - shown))
    case 0: Int.max
    case .some(let limit): max(0, limit - shown)
    }
  }

  /// The flags that change verdicts, as they are written behind `sbar test`.
  var rerunFlags: String {
    var words = ""
    if isStrict { words += " --strict" }
    if !assumptions { words += " --no-assumptions" }
    if !quirks.isEmpty {
      words += quirks == .released ? " --quirks" : " --quirks=" + quirks.spelling
    }
    if deniesAdvice { words += " --deny advice" }
    for policy in policies {
      words += " --policy " + ShellWord.quote(policy.name + "=" + policy.value)
    }
    return words
  }

  /// What the interpreter needs to know of a command line.
  var run: RunOptions {
    var run = RunOptions()
    run.assumptions = assumptions
    run.quirks = quirks
    run.isStrict = isStrict
    run.comparesSwitches = showsNotes
    run.listsKept = showsNotes
    run.policies = policies
    return run
  }
}
