import Driver
import Host
import Interpreter
import Language
import Reporting

/// `sbar check --fix` and `--diff`: what can be mended without asking, applied or shown.
struct FixCommand {
  private let options: Options
  private let operands: [Path]
  private var output: CommandOutput
  /// The files that change, by name, in the order in which that was found.
  private var changes: [Change] = []

  /// A file as it is, and as it is to be.
  private struct Change {
    var name: String
    var old: [UInt8]
    var new: [UInt8]
    var fixes: Int
  }

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
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
    output.flush()
    return output.status
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
    CommandOutput.announce(.check, input)
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try input.read()
    } catch {
      return output.fail(error.message, .unreadable)
    }
    let before = changes
    var errors: Int?
    for _ in 0..<FixCommand.roundLimit {
      let spec = load(input, bytes)
      let diagnostics = makePlan(spec, options: options.run).diagnostics
      let count = diagnostics.count { $0.severity == .error }
      if let errors, count > errors {
        // What was mended made it worse: somebody has to look.
        changes = before
        return output.fail(
          "`\(input.name)` is left as it is: its fixes lead to other mistakes", .failed,
          hint: "apply them one by one")
      }
      errors = count
      let fixes = FixEdits(
        DiagnosticOrder.sorted(diagnostics), upTo: options.fixesAll ? .review : .safe)
      if fixes.count == 0 { return }
      for source in spec.sources { keep(source, fixes, counted: source.file == FileID(0)) }
    }
  }

  private mutating func keep(_ source: Source, _ fixes: FixEdits, counted: Bool) {
    guard let new = fixes.applied(to: source) else { return }
    if let known = changes.firstIndex(where: { $0.name == source.name }) {
      changes[known].new = new
      changes[known].fixes += counted ? fixes.count : 0
    } else {
      changes.append(Change(name: source.name, old: source.bytes, new: new, fixes: fixes.count))
    }
  }

  /// Reads a spec with what was mended so far.
  private func load(_ input: Host.Input, _ bytes: [UInt8]) -> Spec {
    let includes = options.includes(of: input)
    let changes = changes
    func mended(_ name: String) -> [UInt8]? { changes.first { $0.name == name }?.new }
    let root = Source(file: FileID(0), name: input.name, bytes: mended(input.name) ?? bytes)
    return loadSpec(root: root) { path, includer in
      let loaded = includes.load(path, from: includer)
      guard case .bytes(_, let name) = loaded, let new = mended(name) else { return loaded }
      return .bytes(new, name: name)
    }
  }
}
