import Interpreter
import Language
import StatusBar

/// Pages of codes and rules as JSON, a record each.
package enum PageJSON {
  /// Writes one record of the kind `code`.
  package static func write(_ page: CodePage, to json: inout JSONWriter) {
    code.writeRecord(page, in: .empty, to: &json)
  }

  /// Writes one record of the kind `rule`.
  package static func write(_ entry: RuleEntry, to json: inout JSONWriter) {
    rule.writeRecord(entry, in: .empty, to: &json)
  }

  // MARK: - Tables

  static let code = JSONTable<CodePage, Never>(
    record: "codePage", kind: "code", about: "What a code means, of `sbar explain CODE`.",
    [
      .text("code", as: JSONShape.code) { $0.code.spelling },
      .text("level") { $0.level.spelling },
      .text("title") { $0.title },
      .text("meaning") { $0.meaning },
      .maybeText("advice") { page in
        Advice.Kind.allCases.first { $0.code == page.code }?.spelling
      },
      .texts("flags") { $0.flags },
      .word("shows", of: ["command", "file"]) { $0.frame == .command ? "command" : "file" },
      .text("bad") { $0.badFile },
      .text("good") { $0.goodFile },
    ])

  private static let policy = JSONTable<Policy, Never>(
    [
      .text("name") { $0.spelling },
      .texts("choices") { $0.choices },
      .flag("takesRelease") { $0.takesRelease },
    ])

  private static let turn = JSONTable<RuleExample.Turn, Never>(
    about: "With these words in place of those the example fails.",
    [.text("with") { $0.others }, .text("for") { $0.words }])

  static let rule = JSONTable<RuleEntry, Never>(
    record: "rulePage", kind: "rule",
    about: "All that is known of a rule, of `sbar explain RULE`.",
    [
      .text("rule", as: identifier) { $0.rule.spelling },
      .text("title") { $0.title },
      .text("statement") { $0.statement },
      .text("first") { $0.first.spelling },
      .maybeText("last") { $0.last?.spelling },
      .maybeText("sdk") { $0.sdk },
      .text("confidence") { $0.confidence.spelling },
      .text("classes") { $0.classes.spelling },
      .text("status") { $0.status.spelling },
      .maybeText("remark") { $0.remark },
      .maybeObject("policy", policy) { entry in
        Policy.allCases.first { $0.rule == entry.rule }
      },
      .maybeText("without") { $0.fallback },
      .rules("related") { $0.related },
      .rules("disputed") { $0.disputes },
      .rules("overrides") { $0.overrides },
      .rules("overriddenBy") { $0.overriddenBy },
      .texts("sources") { $0.sources },
      .maybeText("example") { RuleExample.of($0.rule)?.script }
        .about("A file that passes; null where none can show it."),
      .maybeObject("fails", turn) { RuleExample.of($0.rule)?.turn },
    ])

  private static let identifier = JSONValue.object([
    ("type", .text("string")), ("pattern", .text("^[USQDP][0-9]+$")),
  ])
}

extension JSONField {
  /// Rules by their identifiers.
  fileprivate static func rules(
    _ name: String, _ get: @escaping @Sendable (Subject) -> [Rule]
  ) -> JSONField {
    .texts(name, as: JSONShape.reference("rules")) { get($0).map { $0.spelling } }
  }
}
