import StatusBar

/// A spec that shows a rule at work: it passes, and the rule is named where its bar is explained.
package struct RuleExample: Sendable {
  package var rule: Rule
  /// A whole file.
  package var script: String

  init(_ rule: Rule, _ script: String) {
    self.rule = rule
    self.script = script + "\n"
  }

  /// Every example, in the order of the rules; of what no spec can see there is none.
  package static let all: [RuleExample] = [uikit, presenting, swiftUI, disputes, defects].flatMap {
    $0
  }

  /// Returns the example of a rule.
  package static func of(_ rule: Rule) -> RuleExample? { all.first { $0.rule == rule } }
}
