import Host
import Interpreter
import Language
import Reporting
import StatusBar

/// `sbar test` and `sbar check`: one file after the other, nothing kept of a file but counts.
struct SpecCommand {
  private var session: Session
  private let operands: [Path]
  /// Those of the command line's defects that some cell could have.
  private var possibleQuirks: Quirks = []

  init(_ invocation: Invocation, environment: (String) -> String?) {
    session = Session(
      verb: invocation.verb, options: invocation.options, environment: environment)
    operands = invocation.operands
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    if operands.isEmpty {
      session.reportNothing(
        "no files given; `sbar \(session.verb.rawValue) .` takes all below here")
    }
    let inputs = Inputs(operands)
    for failure in inputs.errors { session.report(failure.error, path: failure.path) }
    for folder in inputs.empty {
      session.reportNothing("no .sbar file below `\(folder.spelling)`", path: folder)
    }
    for input in inputs.files where !session.isCutOff {
      run(input)
      session.flushFile()
    }
    reportIfNothingRan()
    return session.finish()
  }

  private mutating func run(_ input: Host.Input) {
    session.announce(input)
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try input.read()
    } catch {
      return session.report(error, path: input.path)
    }
    let includes = Includes(root: input)
    let source = Source(file: FileID(0), name: input.name, bytes: bytes)
    let spec = loadSpec(root: source) { includes.load($0, from: $1) }
    var runOptions = session.options.run
    runOptions.listsAssumed = session.verb == .check || !session.options.isStrict
    var plan = makePlan(spec, options: runOptions)
    session.tally.files += 1
    if !plan.diagnostics.isEmpty {
      session.report(plan.diagnostics, in: SourceBook(spec.sources))
    }
    let silent = RunningCode.noExpectation.code
    if plan.diagnostics.contains(where: { $0.severity == .error && $0.code != silent }) {
      session.tally.invalidFiles += 1
      session.add(.invalid)
      return
    }
    // A scenario that expects nothing is not run; the others are.
    if plan.hasErrors { session.add(.nothingRan) }
    guard session.verb == .test else { return }
    if let line = input.line { plan.keep(scenariosAtLine: line, of: source) }
    if let filter = session.options.filter {
      plan.keep(scenariosNamed: filter, in: spec.sources)
    }
    possibleQuirks.formUnion(plan.possible(runOptions.quirks))
    var book: SourceBook?
    Interpreter.run(plan, options: runOptions) { result in
      session.report(result) {
        if let book { return book }
        let made = SourceBook(spec.sources)
        book = made
        return made
      }
    }
  }

  /// Silence is never success.
  private mutating func reportIfNothingRan() {
    guard session.verb == .test, session.tally.files > session.tally.invalidFiles else { return }
    let counts = session.tally.scenarios
    if counts.total == 0 {
      session.reportNothing(noScenario)
    } else if counts.skipped == counts.total {
      session.reportNothing("every cell was skipped: that device never ran that release")
    } else {
      reportVainQuirks()
    }
  }

  /// A defect that no cell could have was switched on in vain.
  private mutating func reportVainQuirks() {
    let quirks = session.options.quirks
    if quirks == .released {
      guard possibleQuirks.isEmpty else { return }
      return session.reportNothing("no cell can have any of the known defects")
    }
    for quirk in Quirk.allCases where quirks.contains(quirk) && !possibleQuirks.contains(quirk) {
      session.reportNothing(
        "no cell can have the defect \(quirk.spelling), which is of \(quirk.range)")
    }
  }

  private var noScenario: String {
    if let filter = session.options.filter { return "no scenario's name holds `\(filter)`" }
    if operands.count == 1, let only = Inputs(operands).files.first, let line = only.line {
      return "no scenario at line \(line) of `\(only.name)`"
    }
    return "no scenario in " + SummaryText.count(session.tally.files, "file")
  }
}

extension Includes {
  /// Reads a file in the words of the interpreter.
  fileprivate func load(_ path: String, from includer: String) -> Loaded {
    do throws(HostError) {
      let file = try read(path, from: includer)
      return .bytes(file.bytes, name: file.name)
    } catch {
      return .failed(error.reason)
    }
  }
}
