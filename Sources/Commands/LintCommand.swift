import Driver
import Host
import Interpreter
import Language
import Reporting

/// `sbar lint`: settings without effect, and what makes a spec say less than it seems to.
struct LintCommand {
  private let options: Options
  private let operands: [Path]
  private let look: Look
  private var text = TextBuffer()
  private var json = JSONWriter()
  private var causes: Set<ExitCode> = []
  private var warnings = 0
  private var files = 0

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    let symbols: Symbols =
      options.isASCII || Coloring.needsASCII(environment: environment) ? .ascii : .unicode
    let isColored = Coloring.isWanted(
      options.color, isTerminal: Host.Stream.output.isTerminal, environment: environment)
    look = Look(palette: isColored ? .colored : .plain, symbols: symbols)
    guard [.pretty, .short, .json].contains(options.format) else {
      throw UsageError(
        message: "`sbar lint` has no report of the format \(options.format.rawValue)",
        hint: "pretty, short or json")
    }
  }

  private var isMachine: Bool { options.format == .json }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    let inputs = Inputs(operands)
    for failure in inputs.errors { add(.unreadable, failure.error.message) }
    for folder in inputs.empty { add(.nothingRan, "no .sbar file below `\(folder.spelling)`") }
    for input in inputs.files {
      run(input)
      flush()
      if causes.contains(.unwritable) { break }
    }
    if !isMachine, options.verbosity != .quiet, files > 0 {
      let symbol = warnings == 0 && causes.isEmpty ? look.symbols.passed : look.symbols.failed
      text.append("\(symbol) \(counted(files, "file")): \(counted(warnings, "warning"))\n")
    }
    flush()
    return ExitCode.worst(of: causes)
  }

  private mutating func run(_ input: Host.Input) {
    files += 1
    let source: Source
    do throws(HostError) {
      source = Source(file: FileID(0), name: input.name, bytes: try input.read())
    } catch {
      return add(.unreadable, error.message)
    }
    let includes = Includes(root: Host.Input(path: input.path))
    let spec = loadSpec(root: source) { includes.load($0, from: $1) }
    let plan = makePlan(spec, options: options.run)
    let book = SourceBook(spec.sources)
    if plan.hasErrors {
      causes.insert(.invalid)
      return write(plan.diagnostics.filter { $0.severity == .error }, book)
    }
    let found = lint(plan, options: options.run)
    if !found.isEmpty { causes.insert(.failed) }
    warnings += found.count
    write(found, book)
  }

  private mutating func write(_ diagnostics: [Diagnostic], _ book: SourceBook) {
    let sorted = DiagnosticOrder.sorted(diagnostics)
    let limit = options.maxErrors ?? 20
    let shown = isMachine || limit == 0 ? sorted : DiagnosticOrder.first(limit, of: sorted)
    for diagnostic in shown {
      if isMachine {
        DiagnosticJSON.writeRecord(diagnostic, in: book, to: &json)
      } else if options.format == .short {
        DiagnosticText.writeShort(diagnostic, in: book, to: &text, look)
      } else {
        DiagnosticText.write(diagnostic, in: book, to: &text, look)
      }
    }
    if shown.count < sorted.count {
      text.append(
        "… and \(sorted.count - shown.count) more in this file; --max-errors 0 shows all\n")
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }

  private mutating func add(_ cause: ExitCode, _ message: String) {
    causes.insert(cause)
    flush()
    Talk.error(message, look: look)
  }

  private mutating func flush() {
    do throws(HostError) {
      try Host.Stream.output.write(isMachine ? json.text.bytes : text.bytes)
    } catch {
      if causes.insert(.unwritable).inserted, error != .closedPipe { Talk.error(error.message) }
    }
    text.clear()
    json.text.clear()
  }
}
