import Interpreter
import Language
import StatusBar

/// Pages of codes and rules as JSON, a record each.
package enum PageJSON {
  /// Writes one record of the kind `code`.
  package static func write(_ page: CodePage, to json: inout JSONWriter) {
    json.record { json in
      RunJSON.writeKind("code", to: &json)
      json.field("code", page.code.spelling)
      json.field("level", page.level.spelling)
      json.field("title", page.title)
      json.field("meaning", page.meaning)
      let advice = Advice.Kind.allCases.first { $0.code == page.code }
      json.field("advice", advice?.spelling)
      json.array("flags") { json in for flag in page.flags { json.element(flag) } }
      json.field("shows", page.frame == .command ? "command" : "file")
      json.field("bad", page.badFile)
      json.field("good", page.goodFile)
    }
  }

  /// Writes one record of the kind `rule`.
  package static func write(_ entry: RuleEntry, to json: inout JSONWriter) {
    json.record { json in
      RunJSON.writeKind("rule", to: &json)
      json.field("rule", entry.rule.spelling)
      json.field("title", entry.title)
      json.field("statement", entry.statement)
      json.field("first", entry.first.spelling)
      json.field("last", entry.last?.spelling)
      json.field("sdk", entry.sdk)
      json.field("confidence", entry.confidence.spelling)
      json.field("classes", entry.classes.spelling)
      json.field("status", entry.status.spelling)
      json.field("remark", entry.remark)
      if let policy = Policy.allCases.first(where: { $0.rule == entry.rule }) {
        json.object("policy") { json in
          json.field("name", policy.spelling)
          json.array("choices") { json in for choice in policy.choices { json.element(choice) } }
          json.field("takesRelease", policy.takesRelease)
        }
      } else {
        json.null("policy")
      }
      json.field("without", entry.fallback)
      list("related", entry.related, &json)
      list("disputed", entry.disputes, &json)
      list("overrides", entry.overrides, &json)
      list("overriddenBy", entry.overriddenBy, &json)
      json.array("sources") { json in for source in entry.sources { json.element(source) } }
      let example = RuleExample.of(entry.rule)
      json.field("example", example?.script)
      if let turn = example?.turn {
        json.object("fails") { json in
          json.field("with", turn.others)
          json.field("for", turn.words)
        }
      } else {
        json.null("fails")
      }
    }
  }

  private static func list(_ key: String, _ rules: [Rule], _ json: inout JSONWriter) {
    json.array(key) { json in for rule in rules { json.element(rule.spelling) } }
  }
}
