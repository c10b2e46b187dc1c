import Host
import Interpreter
import Language
import Reporting
import StatusBar

extension VerbRow {
  /// `sbar rules`
  static let rules = VerbRow(
    "list the rules of the model, show one at length, or look for words",
    operands: "[ID...|WORD...]",
    flags: Flag.records,
    details: [
      "ID is a rule as reports cite it: U1, S18, D4, P2, Q7. Words list the rules that hold them",
      "all, in their titles, their texts or what is remarked of them.",
    ]
  ) { invocation, environment throws(UsageError) in
    try CatalogueCommand.list(.rules, invocation, environment)
  }

  /// `sbar devices`
  static let devices = VerbRow(
    "list the devices that an app can run on",
    operands: "[WORD...]",
    flags: Flag.records,
    details: [
      "Sizes are in points, in portrait. A height followed by `?` rests on one source or",
      "none. Words list the devices that hold them all: a class, a part of a name, a release.",
    ]
  ) { invocation, environment throws(UsageError) in
    try CatalogueCommand.list(.devices, invocation, environment)
  }

  /// `sbar policies`
  static let policies = VerbRow(
    "list the points that sources dispute, with what may be chosen",
    operands: "[WORD...]", completes: .words { Policy.allCases.map { $0.spelling } },
    flags: Flag.records,
    details: [
      "A header decides by `policy.NAME VALUE`, a command line by `--policy NAME=VALUE`. The",
      "first value is taken where none is written. Words list the policies that hold them all.",
    ]
  ) { invocation, environment throws(UsageError) in
    try CatalogueCommand.list(.policies, invocation, environment)
  }

  /// `sbar quirks`
  static let quirks = VerbRow(
    "list the known defects of iOS that can be switched on",
    operands: "[WORD...]", completes: .words { Quirk.allCases.map { $0.spelling } },
    flags: Flag.records,
    details: [
      "A header switches them on by `quirks on` or `quirks Q7`, a command line by `--quirks`.",
      "Words list the defects that hold them all.",
    ]
  ) { invocation, environment throws(UsageError) in
    try CatalogueCommand.list(.quirks, invocation, environment)
  }
}

/// `sbar rules`, `devices`, `policies` and `quirks`: what exists, as tables and as JSON.
struct CatalogueCommand {
  /// What is listed.
  enum Kind { case rules, devices, policies, quirks, config }

  let kind: Kind
  let invocation: Invocation
  let look: Look

  /// Why there is nothing to show.
  enum Failure: Error {
    case usage(UsageError)
    /// Nothing holds the words.
    case nothing(String, hint: String?)
  }

  /// Prints the list of a kind; returns the status of the process.
  static func list(
    _ kind: CatalogueCommand.Kind, _ invocation: Invocation, _ environment: (String) -> String?
  ) throws(UsageError) -> ExitCode {
    // Among settings a format is one more that is shown.
    if !invocation.verb.row.takesAllFlags {
      try CommandOutput.check(invocation.options.format, of: invocation.verb)
    }
    let look = invocation.look(environment)
    do throws(CatalogueCommand.Failure) {
      let text = try CatalogueCommand(kind: kind, invocation: invocation, look: look).text()
      return CommandOutput.print(text, invocation.options.format == .json ? nil : look)
    } catch {
      switch error {
      case .usage(let error): throw error
      case .nothing(let message, let hint):
        Talk.error(message, hint: hint)
        return .nothingRan
      }
    }
  }

  /// Returns the text, or what is wrong with an operand.
  func text() throws(Failure) -> TextBuffer {
    var text = TextBuffer()
    if kind == .rules, let rules = try rulesAtLength() {
      if isJSON { return json(Catalogue.rules(rules)) }
      for rule in rules { RulePageText.write(rule.entry, to: &text, look) }
      return text
    }
    var catalogue = all
    catalogue.search(words, ranOn: kind == .devices ? release : nil)
    guard !catalogue.rows.isEmpty else { throw nothing }
    if isJSON { return json(catalogue) }
    if kind == .rules {
      for rule in found { RuleText.writeLine(rule.entry, to: &text, look) }
    } else {
      catalogue.write(to: &text, look)
    }
    return text
  }

  private var isJSON: Bool { invocation.options.format == .json }

  private var words: [String] { invocation.operands.map { $0.spelling } }

  /// The release of iOS that the only operand is, whose devices are meant.
  private var release: Version? {
    guard let operand = invocation.operands.first, invocation.operands.count == 1,
      let version = Version.parse(operand.bytes[...]), version.isRelease
    else { return nil }
    return version
  }

  private var all: Catalogue {
    switch kind {
    case .rules: .rules
    case .devices: .devices
    case .policies: .policies
    case .quirks: .quirks
    case .config: ConfigCommand(invocation: invocation).catalogue
    }
  }

  private func json(_ catalogue: Catalogue) -> TextBuffer {
    var text = TextBuffer()
    catalogue.writeJSON(to: &text)
    return text
  }

  // MARK: - Rules

  /// `rules are U1 to U58, …`.
  static var books: String {
    let books = Rule.books.map { "\($0.first.spelling) to \($0.last.spelling)" }
    return "rules are " + books.dropLast().joined(separator: ", ") + " and " + (books.last ?? "")
  }

  /// The rules that the operands name, nil where they are words to look for.
  private func rulesAtLength() throws(Failure) -> [Rule]? {
    let operands = invocation.operands
    let rules = operands.compactMap { Rule.parse($0.bytes) }
    if !operands.isEmpty, rules.count == operands.count { return rules }
    for operand in operands where operand.looksLikeRule && Rule.parse(operand.bytes) == nil {
      throw .usage(
        UsageError(
          message: "`\(operand.spelling)` is not a rule",
          hint: CatalogueCommand.books))
    }
    return nil
  }

  private var found: [Rule] {
    Rule.allCases.filter { rule in
      var one = Catalogue.rules([rule])
      one.search(words)
      return !one.rows.isEmpty
    }
  }

  private var nothing: Failure {
    let asked = words.map { "`\($0)`" }.joined(separator: " and ")
    let (what, verb) =
      switch kind {
      case .rules: ("rule", "rules")
      case .devices: ("device", "devices")
      case .policies: ("policy", "policies")
      case .quirks: ("quirk", "quirks")
      case .config: ("setting", "config")
      }
    return .nothing("no \(what) matches \(asked)", hint: "`sbar \(verb)` lists all")
  }
}

extension Path {
  /// `true` iff it is a letter and a number, as the name of a rule is.
  fileprivate var looksLikeRule: Bool {
    guard bytes.count > 1, let first = bytes.first, first | 0x20 &- 0x61 < 26 else { return false }
    return bytes.dropFirst().allSatisfy { $0 &- 0x30 < 10 }
  }
}
