import Driver
import Host
import Interpreter
import Language
import Reporting

/// `sbar check --fix` and `--diff`, and those of `sbar lint`: what can be mended without asking,
/// applied or shown.
struct FixCommand {
  /// Whether what is weak is mended, too, or only what is wrong.
  private let lints: Bool
  private let options: Options
  private let operands: [Path]
  private var output: CommandOutput
  /// The files that change, by name, in the order in which that was found.
  private var changes: [Change] = []
  /// How many mistakes or warnings no fix that may be applied mends.
  private var left = 0

  /// A file as it is, and as it is to be.
  private struct Change {
    var name: String
    var old: [UInt8]
    var new: [UInt8]
    var fixes: Int
  }

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    lints = invocation.verb == .lint
    options = invocation.options
    operands = invocation.operands
    output = CommandOutput(options, environment: environment)
    if !options.showsDifference, operands.contains(where: { $0.isStandardInput }) {
      throw UsageError(
        message: "standard input cannot be changed",
        hint: "`--diff` shows what would be changed")
    }
  }

  /// Returns the status of the process; of files that were changed nothing is said here that
  /// another `check` would say.
  mutating func run() -> ExitCode {
    let inputs = Inputs(operands)
    output.tellProblems(of: inputs)
    for input in inputs.files { mend(input) }
    for change in changes where change.old != change.new {
      if options.showsDifference {
        output.add(.wouldRewrite)
        UnifiedDiff.write(
          change.old, change.new, named: change.name, to: &output.text, output.look)
      } else {
        write(change)
      }
    }
    if options.showsDifference, left > 0, !changes.contains(where: { $0.old != $0.new }) {
      tellWhatIsLeft()
    }
    output.flush()
    return output.status
  }

  /// Says of a difference without a line that it does not mean that all is well.
  private mutating func tellWhatIsLeft() {
    let what = lints ? "warning" : "mistake"
    let message = left == 1 ? "1 \(what) is left" : "\(left) \(what)s are left"
    output.fail(
      "there is nothing to fix" + (options.fixesAll ? "" : " that is safe") + ", and " + message,
      lints ? .failed : .invalid,
      hint: !options.fixesAll
        ? "`--fix=all --diff` shows fixes for review, too"
        : lints ? "`sbar lint` shows what is weak" : "`sbar check` shows what is wrong")
  }

  private mutating func write(_ change: Change) {
    do throws(HostError) {
      try Files.replace(Path(change.name), with: change.new)
      guard options.verbosity != .quiet else { return }
      output.say("fixed \(change.name): " + (change.fixes == 1 ? "1 fix" : "\(change.fixes) fixes"))
    } catch {
      output.fail(error.message, .unwritable)
    }
  }

  /// How often a file is read again: fixes may lay bare what others mend.
  private static let roundLimit = 16

  /// Applies fixes to a spec in memory until there are none, and keeps what became of its files.
  private mutating func mend(_ input: Host.Input) {
    CommandOutput.announce(lints ? .lint : .check, input)
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try input.read()
    } catch {
      return output.fail(error.message, .unreadable)
    }
    let before = changes
    var errors: Int?
    for _ in 0..<FixCommand.roundLimit {
      let planned = planned(input, bytes)
      let (spec, plan) = (planned.spec, planned.plan)
      var diagnostics = plan.diagnostics
      if lints, !plan.hasErrors { diagnostics += lint(plan, options: options.run) }
      let count = diagnostics.count { $0.severity == .error }
      if let errors, count > errors {
        // The fixes made it worse: a person has to look.
        changes = before
        return output.fail(
          "`\(input.name)` is left as it is: its fixes lead to other mistakes", .failed,
          hint: "apply them one by one")
      }
      errors = count
      let fixes = FixEdits(
        DiagnosticOrder.sorted(diagnostics), upTo: options.fixesAll ? .review : .safe)
      if fixes.count == 0 {
        left += lints ? diagnostics.count { $0.severity >= .warning } : count
        return
      }
      for source in spec.sources { keep(source, fixes) }
    }
  }

  private mutating func keep(_ source: Source, _ fixes: FixEdits) {
    guard let new = fixes.applied(to: source) else { return }
    let count = fixes.count(in: source.file)
    if let known = index(of: source.name) {
      changes[known].new = new
      changes[known].fixes += count
    } else {
      changes.append(Change(name: source.name, old: source.bytes, new: new, fixes: count))
    }
  }

  /// The change of a file, which a folder and an include may name in two ways.
  private func index(of name: String) -> Int? {
    changes.firstIndex { FixCommand.plain($0.name) == FixCommand.plain(name) }
  }

  private static func plain(_ name: String) -> [UInt8] {
    var bytes = Array(name.utf8)[...]
    while bytes.starts(with: "./".utf8) { bytes = bytes.dropFirst(2) }
    return Array(bytes)
  }

  /// Reads a spec with what was mended so far.
  private func planned(_ input: Host.Input, _ bytes: [UInt8]) -> PlannedSpec {
    let includes = options.includes(of: input)
    func mended(_ name: String) -> [UInt8]? { index(of: name).map { changes[$0].new } }
    let root = Source(file: FileID(0), name: input.name, bytes: mended(input.name) ?? bytes)
    return PlannedSpec(root, options: options.run) { path, includer in
      let loaded = includes.load(path, from: includer)
      guard case .bytes(_, let name) = loaded, let new = mended(name) else { return loaded }
      return .bytes(new, name: name)
    }
  }
}
