import StatusBar

/// A spec that shows a rule at work: it passes, and the rule is named where its bar is explained.
package struct RuleExample: Sendable {
  package var rule: Rule
  /// A whole file.
  package var script: String
  /// The words of the script that what the rule speaks of depends on; nil where the rule is named
  /// where the bar is explained.
  package var turn: Turn?

  /// A change of a script with which it fails.
  package struct Turn: Sendable {
    package var words: String
    package var others: String
    /// `true` iff the app ends with it, before anything is expected.
    package var endsTheApp = false
  }

  init(_ rule: Rule, _ script: String) {
    self.rule = rule
    self.script = script + "\n"
  }

  /// Creates the example of a rule that fails with `others` in place of `words`.
  init(_ rule: Rule, fails words: String, with others: String, _ script: String) {
    self.init(rule, script)
    turn = Turn(words: words, others: others)
  }

  /// Creates the example of a rule with which the app ends if `others` stand in place of `words`.
  init(_ rule: Rule, ends words: String, with others: String, _ script: String) {
    self.init(rule, script)
    turn = Turn(words: words, others: others, endsTheApp: true)
  }

  /// Every example, in the order of the rules; of what no spec can see there is none.
  package static let all: [RuleExample] = [
    uikit, presenting, swiftUI, disputes, defects, asking, control, windows, hiding, covering,
    schemes, libraries, appearing, choices, openPoints, knownDefects, scrolling, exchange, passing,
    neighbours,
  ].flatMap { $0 }.sorted { $0.rule.rawValue < $1.rule.rawValue }

  /// The script as it fails: without what the rule needs; nil where nothing says what that is.
  package var turned: String? {
    guard let turn else { return nil }
    let (bytes, words) = (Array(script.utf8), Array(turn.words.utf8))
    let last = bytes.count - words.count
    guard !words.isEmpty, last >= 0 else { return nil }
    for start in 0...last where bytes[start..<start + words.count].elementsEqual(words) {
      let other = bytes[..<start] + Array(turn.others.utf8) + bytes[(start + words.count)...]
      return String(decoding: other, as: UTF8.self)
    }
    return nil
  }

  /// Returns the example of a rule.
  package static func of(_ rule: Rule) -> RuleExample? { all.first { $0.rule == rule } }
}
