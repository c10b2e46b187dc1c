import Driver
import Host
import Interpreter
import Language
import Reporting

/// What a command that is about files says: its report on standard output, in the format that was
/// asked for, and what went wrong on standard error; and how the process is to end for it.
struct CommandOutput {
  private let options: Options
  let look: Look
  private let errorLook: Look
  var text = TextBuffer()
  var json = JSONWriter()
  /// What happened that the status of the process tells of.
  private(set) var causes: Set<ExitCode> = []

  init(_ options: Options, environment: (String) -> String?) {
    self.options = options
    look = Look(of: .output, options, environment: environment)
    errorLook = Look(of: .error, options, environment: environment)
  }

  var isMachine: Bool { options.format == .json }

  /// The status of the process.
  var status: ExitCode { ExitCode.worst(of: causes) }

  /// Refuses the formats that a verb has no report of.
  static func check(_ format: ReportFormat, of verb: Verb) throws(UsageError) {
    if verb.row.reports.has(format) { return }
    throw UsageError(
      message: "`sbar \(verb.rawValue)` has no report of the format \(format.rawValue)",
      hint: verb.formats)
  }

  // MARK: - Saying

  mutating func add(_ cause: ExitCode) { causes.insert(cause) }

  /// Says what went wrong, behind all that was said so far.
  mutating func fail(_ message: String, _ cause: ExitCode, hint: String? = nil) {
    causes.insert(cause)
    if isMachine { AnswerJSON.writeError(message, exit: Int(cause.rawValue), to: &json) }
    flush()
    Talk.error(message, hint: hint, look: errorLook)
  }

  /// Says what of the operands cannot be read, or holds nothing.
  mutating func tellProblems(of inputs: Inputs) {
    for failure in inputs.errors { fail(failure.error.message, .unreadable) }
    for folder in inputs.empty { fail("no .sbar file below `\(folder.spelling)`", .nothingRan) }
  }

  /// Writes a line for people, with nothing in it that a terminal would obey; a program that asked
  /// for records gets none.
  mutating func say(_ line: String) {
    if !isMachine { SummaryText.writeLine(line, to: &text) }
  }

  mutating func write(_ diagnostic: Diagnostic, in book: SourceBook) {
    if isMachine {
      DiagnosticJSON.writeRecord(diagnostic, in: book, to: &json)
    } else if options.format == .short {
      DiagnosticText.writeShort(diagnostic, in: book, to: &text, look)
    } else {
      DiagnosticText.write(diagnostic, in: book, to: &text, look)
    }
  }

  /// Writes the diagnostics of a file in the order in which they matter, as many as may be shown.
  mutating func write(_ diagnostics: [Diagnostic], in book: SourceBook) {
    let sorted = DiagnosticOrder.sorted(diagnostics)
    let limit = options.maxErrors ?? 20
    let shown = isMachine || limit == 0 ? sorted : DiagnosticOrder.first(limit, of: sorted)
    for diagnostic in shown { write(diagnostic, in: book) }
    if shown.count < sorted.count {
      say(
        "\(look.symbols.ellipsis) and \(sorted.count - shown.count) more; --max-errors 0 shows all")
    }
  }

  /// Hands on what was written so far.
  mutating func flush() {
    let words = options.format == .pretty ? look.fitted(text.bytes) : text.bytes
    write(isMachine ? json.text.bytes : words)
    text.clear()
    json.text.clear()
  }

  /// Hands on bytes that are the user's text: as they are to a program, and to a terminal as it
  /// may be shown there.
  mutating func hand(on bytes: [UInt8]) {
    flush()
    write(look.isFitted ? VisibleText.lines(bytes) : bytes)
  }

  private mutating func write(_ bytes: [UInt8]) {
    do throws(HostError) {
      try Host.Stream.output.write(bytes)
    } catch {
      if causes.insert(.unwritable).inserted, error != .closedPipe {
        Talk.error(error.message, look: errorLook)
      }
    }
  }

  /// Prints what is all that a command says, `look` says how wide if it is for people; returns the
  /// status of the process.
  static func print(_ text: TextBuffer, _ look: Look? = nil) -> ExitCode {
    do throws(HostError) {
      try Host.Stream.output.write(look?.fitted(text.bytes) ?? text.bytes)
      return .success
    } catch {
      if error != .closedPipe { Talk.error(error.message) }
      return .unwritable
    }
  }

  /// Prints words likewise.
  static func print(_ words: String, _ look: Look? = nil) -> ExitCode {
    var text = TextBuffer()
    text.append(words)
    return print(text, look)
  }

  /// Says what a bug report needs, should the tool stop while it is busy with `input`.
  static func announce(_ verb: Verb, _ input: Host.Input) {
    let path = input.path.isStandardInput ? "-" : ShellWord.quote(input.name)
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in your file
        repro: sbar \(verb.rawValue) \(path)
        hint: please report it with that file

      """, status: ExitCode.bug.rawValue)
  }
}

extension Invocation {
  /// How what goes to standard output looks.
  func look(_ environment: (String) -> String?) -> Look {
    Look(of: .output, options, environment: environment)
  }
}

extension Look {
  /// How what goes to a stream looks: as the command line, the environment and the terminal say.
  init(of stream: Host.Stream, _ options: Options, environment: (String) -> String?) {
    let isColored = Coloring.isWanted(
      options.color, isTerminal: stream.isTerminal, environment: environment)
    let columns = stream.columns ?? environment("COLUMNS").flatMap { Int($0) } ?? 80
    self.init(
      palette: isColored ? .colored : .plain,
      symbols: Symbols(options, environment: environment),
      width: min(max(40, columns), 1000))
    // A terminal that does not say how wide it is obeys what it is sent as well.
    isFitted = stream.isTerminal
  }

  /// The bytes, with no line wider than a terminal that they are for.
  func fitted(_ bytes: [UInt8]) -> [UInt8] {
    isFitted ? FittedText.fit(bytes, to: width) : bytes
  }
}

extension Symbols {
  /// The signs that the command line, or else the locale, asks for.
  init(_ options: Options, environment: (String) -> String?) {
    self =
      options.isASCII || Coloring.needsASCII(environment: environment) ? .ascii : .unicode
  }
}

extension Options {
  /// Reads a file with all that it includes, from within its project unless told otherwise.
  func load(_ input: Host.Input) throws(HostError) -> Spec {
    let source = Source(file: FileID(0), name: input.name, bytes: try input.read())
    let includes = self.includes(of: input)
    return loadSpec(root: source) { includes.load($0, from: $1) }
  }

  /// Reads a file likewise, and plans its scenarios.
  func planned(
    _ input: Host.Input, _ options: RunOptions? = nil
  ) throws(HostError) -> PlannedSpec {
    let source = Source(file: FileID(0), name: input.name, bytes: try input.read())
    let includes = self.includes(of: input)
    return PlannedSpec(source, options: options ?? run) { includes.load($0, from: $1) }
  }

  /// Reads what a file includes.
  func includes(of input: Host.Input) -> Includes {
    Includes(root: input, staysInside: !includesOutside)
  }
}
