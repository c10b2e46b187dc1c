import Host
import Interpreter
import Language
import Reporting

/// `sbar ask`: what was pasted, on every release and every class of device.
struct AskCommand {
  private let options: Options
  private let operands: [Path]
  private let look: Look
  private let errorLook: Look
  private var text = TextBuffer()
  private var json = JSONWriter()
  private var causes: Set<ExitCode> = []
  private let start = Clock.now

  init(_ invocation: Invocation, environment: (String) -> String?) {
    options = invocation.options
    operands = invocation.operands
    let symbols: Symbols =
      options.isASCII || Coloring.needsASCII(environment: environment) ? .ascii : .unicode
    let color = options.color
    func look(_ stream: Host.Stream) -> Look {
      let isColored = Coloring.isWanted(
        color, isTerminal: stream.isTerminal, environment: environment)
      return Look(palette: isColored ? .colored : .plain, symbols: symbols)
    }
    self.look = look(.output)
    errorLook = look(.error)
  }

  private var isMachine: Bool { options.format == .json }

  /// Returns the status of the process.
  mutating func run() throws(UsageError) -> ExitCode {
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError(
        message: operands.isEmpty ? "nothing is asked" : "`sbar ask` takes one thing at a time",
        hint: operands.isEmpty
          ? "paste a view, `sbar ask 'NavigationStack { Home() }'`, or name a file"
          : "put what you paste between single quotes: 'NavigationStack { Home() }'")
    }
    guard [.pretty, .short, .json].contains(options.format) else {
      throw UsageError(
        message: "`sbar ask` has no report of the format \(options.format.rawValue)",
        hint: "pretty, short or json")
    }
    if isMachine { RunJSON.writeStart(verb: Verb.ask.rawValue, tool: Help.name, to: &json) }
    var answers: Answers?
    do throws(HostError) {
      answers = ask(try AskedInput(operand, includesOutside: options.includesOutside))
    } catch {
      fail(error.message, .unreadable)
    }
    let status = ExitCode.worst(of: causes)
    if isMachine {
      AnswerJSON.writeEnd(
        answers, nanoseconds: Clock.now &- start, exit: Int(status.rawValue), to: &json)
    }
    flush()
    return ExitCode.worst(of: causes)
  }

  /// Asks, and writes the answers; nil where nothing could be run.
  private mutating func ask(_ input: AskedInput) -> Answers? {
    announce(input)
    guard !input.isEmpty else {
      fail("`\(input.name)` is empty", .nothingRan)
      return nil
    }
    var asked = input.spec
    asked.take(steps: input.steps(options.steps, after: asked))
    var book = SourceBook(asked.spec.sources)
    guard report(asked.spec.diagnostics, in: book), choose(&asked) else { return nil }
    book = SourceBook(asked.spec.sources)
    let known = asked.spec.diagnostics.count
    let (answers, diagnostics) = Interpreter.ask(asked, options: options.run)
    guard report(Array(diagnostics.dropFirst(known)), in: book) else { return nil }
    let moments = options.showsAllSteps ? Array(answers.moments.indices) : answers.lastMoment
    let tables = moments.compactMap {
      AnswerTable(answers, moment: $0, joinsModes: !isMachine)
    }
    guard !tables.isEmpty else {
      fail("there are too many cells to fold: the app spreads its settings too far", .nothingRan)
      return nil
    }
    write(tables, of: answers, in: book, isOneLine: input.isOneLine)
    judge(tables)
    if let path = options.specPath {
      // What a spec expects is one colour.
      let plain = moments.compactMap { AnswerTable(answers, moment: $0, joinsModes: false) }
      write(asked, input, plain, to: path)
    }
    return answers
  }

  /// Chooses what the app begins with; `false` where nobody says, and nothing can be shown.
  private mutating func choose(_ asked: inout AskedSpec) -> Bool {
    do throws(AskedSpec.Problem) {
      try asked.chooseRoot(options.root)
      return true
    } catch {
      switch error {
      case .nothingToShow:
        fail(
          "there is no view and no controller here that could be shown", .nothingRan,
          hint: "paste a view, a `struct … : View`, a `class … : UIViewController` or an `app`")
      case .severalRoots(let names):
        let flags = names.prefix(8).map { "`--root \($0)`" }
        let more = names.count > flags.count ? " or another of \(names.count)" : ""
        fail(
          "an app could begin with any of \(names.count) screens here", .usage,
          hint: "say with which: " + flags.joined(separator: ", ") + more)
      case .unknownRoot(let name, let known):
        let flags = known.prefix(8).map { "`--root \($0)`" }.joined(separator: ", ")
        fail(
          "there is no screen `\(name)` here", .usage,
          hint: didYouMean(name, known, prefix: "--root ") ?? "there is " + flags)
      }
      return false
    }
  }

  /// Reports what is wrong; `false` iff nothing can be run.
  private mutating func report(_ diagnostics: [Diagnostic], in book: SourceBook) -> Bool {
    let wanted = DiagnosticOrder.sorted(
      diagnostics.filter { $0.severity != .note || options.showsNotes })
    let limit = options.maxErrors ?? 20
    let shown =
      isMachine || limit == 0 ? wanted : DiagnosticOrder.first(limit, of: wanted)
    for diagnostic in shown { write(diagnostic, in: book) }
    if shown.count < wanted.count {
      text.append(
        "\(look.symbols.ellipsis) and \(wanted.count - shown.count) more; --max-errors 0 shows all")
      text.newline()
    }
    guard diagnostics.contains(where: { $0.severity == .error }) else { return true }
    causes.insert(.invalid)
    return false
  }

  private mutating func write(_ diagnostic: Diagnostic, in book: SourceBook) {
    if isMachine {
      DiagnosticJSON.writeRecord(diagnostic, in: book, to: &json)
    } else if options.format == .short {
      DiagnosticText.writeShort(diagnostic, in: book, to: &text, look)
    } else {
      DiagnosticText.write(diagnostic, in: book, to: &text, look)
    }
  }

  private mutating func write(
    _ tables: [AnswerTable], of answers: Answers, in book: SourceBook, isOneLine: Bool
  ) {
    for advice in answers.advice where isMachine { write(advice, in: book) }
    let manner: AnswerText.Manner =
      options.format == .short ? .short : options.verbosity == .verbose ? .verbose : .usual
    let writer = AnswerText(book: book, look: look, manner: manner, isOneLine: isOneLine)
    for table in tables {
      if isMachine {
        AnswerJSON.write(table, of: answers, in: book, to: &json)
      } else {
        writer.write(table, to: &text)
      }
    }
    if isMachine { return }
    for advice in answers.advice { write(advice, in: book) }
    if options.format == .pretty {
      writer.writeEnd(answers, nanoseconds: Clock.now &- start, to: &text)
    }
  }

  /// What the answers say to whoever started the process: an unknown one is an answer too.
  private mutating func judge(_ tables: [AnswerTable]) {
    for row in tables.flatMap({ $0.rows }) {
      if row.answer.problem?.kind == .broken { causes.insert(.failed) }
      let isOpen =
        row.answer.doubt != nil || row.answer.problem != nil || !row.assumptions.isEmpty
      if options.isStrict && isOpen { causes.insert(.inconclusive) }
    }
  }

  /// Writes the answers as a spec; a file that is there stays as it is.
  private mutating func write(
    _ asked: AskedSpec, _ input: AskedInput, _ tables: [AnswerTable], to path: Path
  ) {
    if let problem = tables.lazy.flatMap({ $0.rows }).first(where: { $0.answer.problem != nil }) {
      return fail("no spec is written: \(problem.answer.words)", .failed)
    }
    if (try? Files.kind(of: path)) != nil {
      return fail("`\(path.spelling)` is there already, and stays as it is", .unwritable)
    }
    guard let head = input.head(of: path, for: asked) else {
      return fail(
        "no spec is written: a file that is included says what the app begins with", .failed,
        hint: "include the file of the screen alone")
    }
    let spec = AskedSpecText(
      asked, head: head, tables: tables, settings: options.specSettings)
    do throws(HostError) {
      try Files.write(Array(spec.text.utf8), to: path)
    } catch {
      fail(error.message, .unwritable)
    }
  }

  // MARK: - Output

  private mutating func fail(_ message: String, _ status: ExitCode, hint: String? = nil) {
    causes.insert(status)
    if isMachine {
      AnswerJSON.writeError(message, exit: Int(status.rawValue), to: &json)
    }
    flush()
    Talk.error(message, hint: hint, look: errorLook)
  }

  private mutating func flush() {
    do throws(HostError) {
      try Host.Stream.output.write(isMachine ? json.text.bytes : text.bytes)
    } catch {
      if causes.insert(.unwritable).inserted, error != .closedPipe {
        Talk.error(error.message, look: errorLook)
      }
    }
    text.clear()
    json.text.clear()
  }

  /// Says what a bug report needs, should the tool stop while it is busy.
  private func announce(_ input: AskedInput) {
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in what you asked
        repro: sbar ask \(input.repro)
        hint: please report it with that text

      """, status: ExitCode.bug.rawValue)
  }
}

extension Answers {
  /// The moment after the last step.
  fileprivate var lastMoment: [Int] { moments.indices.last.map { [$0] } ?? [] }
}
