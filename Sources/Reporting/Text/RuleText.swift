import Interpreter
import StatusBar

/// Rules of the catalogue as text for people.
package enum RuleText {
  /// Writes identifier, confidence and title.
  package static func writeLine(
    _ entry: RuleEntry, to text: inout TextBuffer, _ look: Look
  ) {
    let identifier = entry.rule.spelling
    text.append(identifier, look.palette.title)
    text.space(5 - identifier.utf8.count)
    let confidence = entry.confidence.spelling
    text.append(confidence, look.palette.gutter)
    text.space(15 - confidence.utf8.count)
    text.append(entry.title)
    if entry.status == .notModelled { text.append(" (not modelled)", look.palette.warning) }
    text.newline()
  }

  /// Writes all that is known of a rule, and a blank line.
  package static func write(_ entry: RuleEntry, to text: inout TextBuffer, _ look: Look) {
    writeFields(entry, to: &text, look)
    text.newline()
  }

  static func writeFields(_ entry: RuleEntry, to text: inout TextBuffer, _ look: Look) {
    text.append(entry.rule.spelling + "  " + entry.title, look.palette.title)
    text.newline()
    for line in wrapped(entry.statement, width: min(96, look.width - 2)) {
      text.append("  " + line + "\n")
    }
    let end = entry.last.map { " to " + $0.spelling } ?? " and later"
    let last = entry.last == entry.first ? "" : end
    field("range", "iOS " + entry.first.spelling + last, &text, look)
    if let sdk = entry.sdk { field("sdk", sdk, &text, look) }
    let classes = entry.classes.spelling
    let confidence = entry.confidence.spelling + (classes.isEmpty ? "" : " (" + classes + ")")
    field("confidence", confidence, &text, look)
    let remark = entry.remark.map { ": " + $0 } ?? ""
    field("status", entry.status.spelling + remark, &text, look)
    if let policy = Policy.allCases.first(where: { $0.rule == entry.rule }) {
      var words = policy.spelling + ": " + policy.choices.joined(separator: ", ")
      if policy.takesRelease { words += ", or a release" }
      field("policy", words, &text, look)
    }
    if let fallback = entry.fallback { field("without", fallback, &text, look) }
    if !entry.related.isEmpty {
      let related = entry.related.map { $0.spelling }.joined(separator: ", ")
      field("related", related, &text, look)
    }
    for (index, source) in entry.sources.enumerated() {
      field(index == 0 ? "sources" : "", source, &text, look)
    }
  }

  static func field(
    _ key: String, _ value: String, _ text: inout TextBuffer, _ look: Look
  ) {
    for (index, line) in wrapped(value, width: min(84, look.width - 14)).enumerated() {
      text.field(index == 0 ? key : "", line, look, width: 12)
    }
  }

  /// Breaks prose at spaces.
  static func wrapped(_ prose: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in prose.utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(decoding: Array(word), as: UTF8.self)
      if !line.utf8.isEmpty, line.utf8.count + word.utf8.count >= width {
        lines.append(line)
        line = ""
      }
      line += line.utf8.isEmpty ? word : " " + word
    }
    return lines + [line]
  }
}
