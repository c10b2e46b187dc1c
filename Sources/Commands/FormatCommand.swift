import Host
import Language
import Reporting

extension VerbRow {
  /// `sbar fmt`
  static let fmt = VerbRow(
    "lay out files in the one way that specs are laid out",
    operands: "PATH...", completes: .specs, reports: .lines, listsExitCodes: true,
    flags: [.maxErrors, .quiet, .check, .diff, .rewrite, .width],
    details: [
      "PATH is a file, a folder (every .sbar file below it), or - for standard input. Without a",
      "flag the result goes to standard output. Nothing but white space changes, and semicolons",
      "that a new line replaces. A file with mistakes is left as it is.",
    ]
  ) { invocation, environment throws(UsageError) in
    var command = try FormatCommand(invocation, environment: environment)
    return command.run()
  }
}

/// `sbar fmt`: the canonical layout of files, printed, compared or written in place.
struct FormatCommand {
  private let options: Options
  private let operands: [Path]
  private var output: CommandOutput
  private var shown = 0

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    output = CommandOutput(options, environment: environment)
    try check()
  }

  /// Refuses what makes no sense, before anything is read.
  private func check() throws(UsageError) {
    if options.writesInPlace, options.checksOnly || options.showsDifference {
      throw UsageError(
        message: "`--write` changes files, `--check` and `--diff` do not",
        hint: "`sbar fmt --diff` shows what `sbar fmt --write` would change")
    }
    for operand in operands {
      if operand.isStandardInput, options.writesInPlace {
        throw UsageError(
          message: "standard input cannot be written in place",
          hint: "without `--write` its layout goes to standard output")
      }
      if operand.hasExtension(".swift") {
        throw UsageError(
          message: "`\(operand.spelling)` is Swift, and `sbar fmt` lays out .sbar files",
          hint: "`swift format` lays out Swift")
      }
    }
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    if operands.isEmpty {
      output.fail(
        "no files given; `sbar fmt .` takes all below here, - standard input", .nothingRan)
    }
    let inputs = Inputs(operands)
    output.tellProblems(of: inputs)
    for input in inputs.files where !output.causes.contains(.unwritable) {
      run(input)
      output.flush()
    }
    return output.status
  }

  private mutating func run(_ input: Input) {
    if let line = input.line {
      let hint = "it lays out whole files: `sbar fmt \(ShellWord.quote(input.name))`"
      return output.fail("`sbar fmt` knows no lines, such as \(line)", .usage, hint: hint)
    }
    CommandOutput.announce(.fmt, input)
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try input.read()
    } catch {
      return output.fail(error.message, .unreadable)
    }
    let source = Source(file: FileID(0), name: input.name, bytes: bytes)
    switch Language.format(source, width: options.width ?? defaultLineWidth) {
    case .text(let laidOut): report(input, bytes, laidOut)
    case .refused(let errors):
      keep(bytes)
      refuse(source, errors)
    case .unsafe:
      keep(bytes)
      output.fail(
        "`\(input.name)` is left as it is: no layout was found that reads the same", .bug,
        hint: "this is a bug in \(Help.name), not in your file; please report it with that file")
    }
  }

  private mutating func report(_ input: Input, _ old: [UInt8], _ new: [UInt8]) {
    if options.writesInPlace {
      guard old != new else { return }
      do throws(HostError) {
        try Files.replace(input.path, with: new)
        if options.verbosity != .quiet { output.say(input.name) }
      } catch {
        output.fail(error.message, .unwritable)
      }
    } else if options.checksOnly || options.showsDifference {
      guard old != new else { return }
      output.add(.wouldRewrite)
      if options.showsDifference {
        UnifiedDiff.write(old, new, named: input.name, to: &output.text, output.look)
      } else if options.verbosity != .quiet {
        output.say(input.name)
      }
    } else {
      output.hand(on: new)
    }
  }

  /// Hands on a text that cannot be laid out, so that a filter loses nothing.
  private mutating func keep(_ bytes: [UInt8]) {
    guard !options.writesInPlace, !options.checksOnly, !options.showsDifference else { return }
    output.hand(on: bytes)
  }

  private mutating func refuse(_ source: Source, _ errors: [Diagnostic]) {
    output.add(.invalid)
    output.flush()
    var talk = TextBuffer()
    let book = SourceBook([source])
    for error in DiagnosticOrder.first(budget, of: DiagnosticOrder.sorted(errors)) {
      DiagnosticText.writeShort(error, in: book, to: &talk, output.look)
      shown += 1
    }
    Talk.write(talk.text)
    let path = source.name == "<stdin>" ? "-" : ShellWord.quote(source.name)
    Talk.error(
      "`\(source.name)` is left as it is: it cannot be read",
      hint: "`sbar check \(path)` shows what is wrong with it")
  }

  /// How many mistakes of the next file may be shown.
  private var budget: Int {
    switch options.maxErrors {
    case nil: min(20, max(0, 100 - shown))
    case 0: Int.max
    case .some(let limit): max(0, limit - shown)
    }
  }
}
