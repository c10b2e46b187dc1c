import StatusBar

/// All that is known of a rule, with what it is disputed with and overridden by.
package enum RulePageText {
  package static func write(_ entry: RuleEntry, to text: inout TextBuffer, _ look: Look) {
    RuleText.writeFields(entry, to: &text, look)
    field("disputed", entry.disputes, &text, look)
    field("overrides", entry.overrides, &text, look)
    field("overridden", entry.overriddenBy, &text, look)
    guard let example = RuleExample.of(entry.rule) else {
      return RuleText.field("example", "none: no spec can see it", &text, look)
    }
    text.newline()
    text.append("  example\n", look.palette.passed)
    for line in CodeText.printedLines(of: example.script, look) {
      text.append(line.isEmpty ? "\n" : "      " + line + "\n")
    }
    if let turn = example.turn { write(turn, &text, look) }
  }

  /// Writes with what the example fails, where that is said in a line.
  private static func write(
    _ turn: RuleExample.Turn, _ text: inout TextBuffer, _ look: Look
  ) {
    let words = oneLine(turn.words)
    let others = oneLine(turn.others)
    text.newline()
    let change = others.isEmpty ? "without `\(words)`" : "with `\(others)` in place of `\(words)`"
    RuleText.field(turn.endsTheApp ? "crashes" : "fails", change, &text, look)
  }

  /// The text with runs of white space as one space.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
  }

  /// Writes rules with their titles, a line each.
  private static func field(
    _ key: String, _ rules: [Rule], _ text: inout TextBuffer, _ look: Look
  ) {
    for (index, rule) in rules.enumerated() {
      let words = rule.spelling + ": " + rule.entry.title
      RuleText.field(index == 0 ? key : "", words, &text, look)
    }
  }
}
