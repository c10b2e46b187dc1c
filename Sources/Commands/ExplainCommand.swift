import Host
import Interpreter
import Language
import Reporting
import StatusBar

extension VerbRow {
  /// `sbar explain`
  static let explain = VerbRow(
    "tell what a code or a rule means, or why the bar is as it is at a step",
    operands: "[CODE|RULE...|FILE:LINE|FILE SCENARIO]",
    completes: .words { DiagnosticCode.allCases.map { $0.spelling } },
    flags: Flag.specs + Flag.records + [.pictures, .verbose],
    details: [
      "CODE is the one in brackets in a report: SB6004, or 6004; advice goes by its name,",
      "too. RULE is a rule as reports cite it: U1, S18, D4, P2, Q7. Without either all codes are",
      "listed. A page of a code shows a script that triggers it, and one that does not.", "",
      "FILE:LINE is a step or an expectation, one that holds, too: it shows the bar after it,",
      "and for each of hidden, style, animation and height who could answer, from the windows",
      "down: who was asked, what the answer was, and why the others were not asked. FILE with",
      "the name of a scenario, or FILE:LINE of its header, shows it step by step: what changed",
      "in the bar, what happened, what had no effect. Cells with one answer are told as one.",
    ]
  ) { invocation, environment throws(UsageError) in
    try ExplainCommand(invocation, environment: environment).run()
  }
}

/// `sbar explain`: what a code or a rule means, and how the bar of a scenario came about.
struct ExplainCommand {
  /// What one operand asks for.
  private enum Subject {
    case code(CodePage)
    case rule(RuleEntry)
  }

  private let options: Options
  private let operands: [Path]
  private let look: Look

  init(_ invocation: Invocation, environment: (String) -> String?) {
    options = invocation.options
    operands = invocation.operands
    look = Look(of: .output, options, environment: environment)
  }

  private var isMachine: Bool { options.format == .json }

  /// Returns the status of the process.
  func run() throws(UsageError) -> ExitCode {
    try CommandOutput.check(options.format, of: .explain)
    if let first = operands.first, let input = ExplainCommand.input(of: first) {
      return try explain(input)
    }
    var subjects: [Subject] = []
    for operand in operands { subjects.append(try ExplainCommand.subject(of: operand)) }
    let text = operands.isEmpty ? list : pages(of: subjects)
    return CommandOutput.print(text, isMachine ? nil : look)
  }

  // MARK: - Files

  /// Returns the file that an operand means; nil where it is a code, a rule, or nothing known.
  private static func input(of operand: Path) -> Host.Input? {
    if (try? subject(of: operand)) != nil { return nil }
    if let input = Inputs([operand]).files.first, !isFolder(operand) { return input }
    let isPath = operand.bytes.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    return isPath ? Host.Input(path: operand) : nil
  }

  private static func isFolder(_ operand: Path) -> Bool {
    (try? Files.kind(of: operand)) == .directory
  }

  private func explain(_ input: Host.Input) throws(UsageError) -> ExitCode {
    guard operands.count <= (input.line == nil ? 2 : 1) else {
      throw UsageError(
        message: "`sbar explain` takes one place of a file at a time",
        hint: "FILE:LINE, or FILE and the name of a scenario between quotes")
    }
    let name = operands.count == 2 ? operands[1].spelling : nil
    do throws(ExplainFile.Problem) {
      let (text, status) = try ExplainFile(input, scenario: name, options, look).run()
      let printed = CommandOutput.print(text, isMachine ? nil : look)
      return printed == .success ? status : printed
    } catch {
      Talk.error(error.message, hint: error.hint, look: look)
      return error.status
    }
  }

  // MARK: - Pages

  private static func subject(of operand: Path) throws(UsageError) -> Subject {
    if let code = DiagnosticCode.parse(operand.bytes), let page = CodePage.of(code) {
      return .code(page)
    }
    if let rule = Rule.parse(operand.bytes) { return .rule(rule.entry) }
    let advice = Advice.Kind.allCases.first { $0.spelling.utf8.elementsEqual(operand.bytes) }
    if let advice, let page = CodePage.of(advice.code) { return .code(page) }
    throw unknown(operand)
  }

  private static func unknown(_ operand: Path) -> UsageError {
    let word = operand.spelling
    if let number = DiagnosticCode.number(in: operand.bytes) {
      let near = DiagnosticCode.around(number).map { "\($0.spelling), \($0.title)" }
      return UsageError(
        message: "there is no code `\(word)`",
        hint: "next to it are " + near.joined(separator: "; and ")
          + "; `sbar explain` lists all codes")
    }
    if isNearlyRule(operand.bytes) {
      return UsageError(message: "there is no rule `\(word)`", hint: CatalogueCommand.books)
    }
    return UsageError(
      message: "`\(word)` is neither a code nor a rule",
      hint: didYouMean(word, Advice.Kind.allCases.map { $0.spelling })
        ?? "a code is for example SB6004, a rule S18; `sbar explain` lists all codes")
  }

  /// `true` iff it is a letter and a number, as rules are.
  private static func isNearlyRule(_ bytes: [UInt8]) -> Bool {
    guard let letter = bytes.first, (2...4).contains(bytes.count) else { return false }
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
    return isLetter
      && bytes.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  // MARK: - Output

  private var list: TextBuffer {
    var text = TextBuffer()
    var json = JSONWriter()
    for page in CodePage.all {
      if isMachine {
        PageJSON.write(page, to: &json)
      } else {
        CodeText.writeLine(page, to: &text, look)
      }
    }
    return isMachine ? json.text : text
  }

  private func pages(of subjects: [Subject]) -> TextBuffer {
    var text = TextBuffer()
    var json = JSONWriter()
    for (index, subject) in subjects.enumerated() {
      if index > 0 { text.newline() }
      switch (subject, isMachine) {
      case (.code(let page), true): PageJSON.write(page, to: &json)
      case (.rule(let entry), true): PageJSON.write(entry, to: &json)
      case (.code(let page), false):
        CodeText.write(page, isWhole: options.verbosity == .verbose, to: &text, look)
      case (.rule(let entry), false): RulePageText.write(entry, to: &text, look)
      }
    }
    return isMachine ? json.text : text
  }
}
