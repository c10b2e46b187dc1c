import Interpreter
import Language
import StatusBar

/// Pages of codes as text for people.
package enum CodeText {
  /// Writes code, level and title.
  package static func writeLine(_ page: CodePage, to text: inout TextBuffer, _ look: Look) {
    text.append(page.code.spelling, look.palette.title)
    text.space(2)
    let level = page.level.spelling
    text.append(level, style(of: page.level, look))
    text.space(11 - level.utf8.count)
    text.append(page.title)
    text.newline()
  }

  /// Writes the page; `isWhole` shows the frames of the scripts, too.
  package static func write(
    _ page: CodePage, isWhole: Bool, to text: inout TextBuffer, _ look: Look
  ) {
    text.append(page.code.spelling + "  " + page.title, look.palette.title)
    text.newline()
    for line in RuleText.wrapped(page.meaning, width: min(96, look.width - 2)) {
      text.append("  " + line + "\n")
    }
    RuleText.field("level", level(of: page), &text, look)
    if let kind = Advice.Kind.allCases.first(where: { $0.code == page.code }) {
      RuleText.field(
        "advice", "\(kind.spelling), as in `expect advice \(kind.spelling)`", &text, look)
    }
    if page.isOfLint {
      RuleText.field("by", "sbar lint", &text, look)
    } else if page.code.isOfAudit {
      RuleText.field("by", "sbar audit", &text, look)
    } else if !page.flags.isEmpty {
      RuleText.field("with", page.flags.joined(separator: " "), &text, look)
    }
    let place = isWhole ? nil : page.frame.place
    writeScript(
      "bad", isWhole ? page.badFile : page.bad, place, look.palette.error, to: &text, look)
    writeScript(
      "good", isWhole ? page.goodFile : page.good, place, look.palette.passed, to: &text, look)
  }

  private static func level(of page: CodePage) -> String {
    switch page.level {
    case .note: "note: nothing fails by it"
    case .warning where page.code.isOfAudit: "warning: likely at most, and no failure"
    case .warning: "warning: `--deny advice` makes it fail the run"
    case .error: "error: the file is not run"
    case .failed where page.code.isOfAudit: "failed: where it is certain, the audit does not hold"
    case .failed: "failed: the scenario does not hold"
    case .undecided: "undecided: the scenario does not pass"
    case .broken: "broken: the scenario ends there, and does not hold"
    case .blank: "blank: nothing is expected yet, and the run does not pass"
    }
  }

  private static func style(of level: CodePage.Level, _ look: Look) -> Palette.Style {
    switch level {
    case .note: look.palette.note
    case .warning, .undecided, .blank: look.palette.warning
    case .error, .failed, .broken: look.palette.error
    }
  }

  private static func writeScript(
    _ key: String, _ script: String, _ place: String?, _ style: Palette.Style,
    to text: inout TextBuffer, _ look: Look
  ) {
    text.newline()
    text.space(2)
    text.append(key, style)
    if let place {
      text.space(12 - key.utf8.count)
      text.append(place, look.palette.gutter)
    }
    text.newline()
    for line in printedLines(of: script, look) {
      text.append(line.isEmpty ? "\n" : "      " + line + "\n")
    }
  }

  /// The lines of a script as a terminal shows them: nothing acts, and nothing is endless.
  static func printedLines(of script: String, _ look: Look) -> [String] {
    let width = look.isFitted ? min(94, look.width - 6) : 94
    var lines = script.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { MiddleCut.shorten(printable(String(decoding: Array($0), as: UTF8.self)), to: width) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
