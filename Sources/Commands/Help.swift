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
    lines += table(Verb.allCases.map { ($0.rawValue + " " + $0.operands, $0.summary) })
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
    let operands = verb.operands.isEmpty ? "" : " " + verb.operands
    var lines = [
      "sbar \(verb.rawValue): \(verb.summary)", "",
      "usage: sbar \(verb.rawValue) [FLAGS]\(operands)",
    ]
    if !verb.details.isEmpty { lines += [""] + verb.details }
    lines += ["", "flags:"]
    let rows = OptionRow.all.filter { $0.verbs.contains(verb) }
    lines += table(
      rows.map { row in
        let isReport = row.name == OptionRow.format.name && row.verbs == OptionRow.format.verbs
        return (spelling(of: row), isReport && verb != .config ? verb.formats : row.help)
      })
    let lists =
      verb == .test || verb == .check || verb == .ask || verb == .mend
      || verb == .fmt || verb == .import
    if lists { lines += ["", "exit codes:"] + exitCodes }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var exitCodes: [String] {
    table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
  }

  private static func spelling(of row: OptionRow) -> String {
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
