import Host
import Reporting

extension VerbRow {
  /// `sbar help`
  static let help = VerbRow(
    "show this help, or that of a verb",
    operands: "[VERB]", completes: .words { Verb.allCases.map { $0.rawValue } },
    readsSettings: false
  ) { invocation, environment throws(UsageError) in
    CommandOutput.print(try Help.text(invocation.operands), invocation.look(environment))
  }

  /// `sbar version`
  static let version = VerbRow(
    "show the version",
    readsSettings: false,
    flags: Flag.records
  ) { invocation, _ throws(UsageError) in try Help.printVersion(invocation.options) }
}

/// The texts of `sbar help`.
enum Help {
  /// The version of the tool, which reports and bug reports name.
  static let version = "0.1.0"

  /// The tool with its version.
  static let name = "sbar " + version

  /// The verbs, the exit codes and where to go on.
  static var overview: String {
    var lines = [
      "sbar checks what the iOS status bar does, from .sbar files.", "",
      "usage: sbar VERB [FLAGS] [PATH...]", "       sbar PATH...", "", "verbs:",
    ]
    lines += table(Verb.allCases.map { ($0.rawValue + " " + $0.row.operands, $0.row.summary) })
    lines += ["", "exit codes:"]
    lines += exitCodes
    lines += [
      "", "`sbar help VERB` lists the flags of a verb. Every flag has a variable: SBAR_COLOR for",
      "--color; a flag wins over its variable, and that over sbar.config (`sbar help config`).",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Usage, details and flags of one verb.
  static func text(for verb: Verb) -> String {
    let told = verb.row
    let operands = told.operands.isEmpty ? "" : " " + told.operands
    var lines = [
      "sbar \(verb.rawValue): \(told.summary)", "",
      "usage: sbar \(verb.rawValue) [FLAGS]\(operands)",
    ]
    if !told.details.isEmpty { lines += [""] + told.details }
    lines += ["", "flags:"]
    let flags = Flag.allCases.filter { verb.takes($0) }
    lines += table(
      flags.map { flag in
        let isReport = flag == .format && !told.takesAllFlags
        return (spelling(of: flag.row), isReport ? verb.formats : flag.row.help)
      })
    if told.listsExitCodes { lines += ["", "exit codes:"] + exitCodes }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of the verb that is named, or the overview.
  static func text(_ operands: [Path]) throws(UsageError) -> String {
    guard let operand = operands.first else { return overview }
    return text(for: try chosen(operand, "a verb"))
  }

  /// `sbar version`, which is a record where one is asked for.
  static func printVersion(_ options: Options) throws(UsageError) -> ExitCode {
    try CommandOutput.check(options.format, of: .version)
    guard options.format == .json else { return CommandOutput.print(Help.name + "\n") }
    var json = JSONWriter()
    json.record { json in
      json.field("name", "sbar")
      json.field("version", Help.version)
    }
    return CommandOutput.print(json.text)
  }

  private static var exitCodes: [String] {
    table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
  }

  private static func spelling(of row: FlagRow) -> String {
    let letter = row.letter.map { "-\($0), " } ?? ""
    return letter + "--" + row.name + (row.value.map { " " + $0 } ?? "")
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.reduce(0) { max($0, $1.0.utf8.count) }
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.utf8.count + 2) + right
    }
  }
}
