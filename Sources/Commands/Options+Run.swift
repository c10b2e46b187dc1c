import Interpreter
import Reporting

extension Options {
  /// `true` iff notes are shown: what was kept and assumed, and remarks on passes.
  var showsNotes: Bool { isStrict || verbosity == .verbose }

  /// The flags that change verdicts, as they are written behind `sbar test`.
  var rerunFlags: String {
    var words = ""
    if isStrict { words += " --strict" }
    if !assumptions { words += " --no-assumptions" }
    if !quirks.isEmpty {
      words += quirks == .released ? " --quirks" : " --quirks=" + quirks.spelling
    }
    if includesOutside { words += " --outside-includes" }
    if deniesAdvice { words += " --deny advice" }
    for policy in policies {
      words += " --policy " + ShellWord.quote(policy.name + "=" + policy.value)
    }
    return words
  }

  /// What reports need to know of a command line, looks apart.
  var report: ReportSettings {
    var settings = ReportSettings(tool: Help.name, rerun: "sbar test" + rerunFlags)
    settings.verbosity = verbosity
    settings.showsNotes = showsNotes
    settings.isStrict = isStrict
    settings.deniesAdvice = deniesAdvice
    settings.maxErrors = maxErrors
    settings.showsTimes = showsTimes
    settings.showsPictures = showsPictures
    settings.tellsAll = showsAllFindings
    settings.run = run
    return settings
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
