import Language
import StatusBar

/// What a verdict rests on besides what the text says and what sources agree on.
package enum VerdictAssumption: Hashable, Sendable {
  /// Something that was not understood, and is taken to leave the bar alone: what, and where.
  case text(String, Location)
  /// A rule that sources dispute, or that nothing public backs, read as it is recommended.
  case rule(Rule)
  /// Nobody says what lies under the bar, so that light or dark mode stands for it.
  case backdrop

  /// What is assumed, in one clause without a full stop.
  package var sentence: String {
    switch self {
    case .text(let text, _): text
    case .rule(let rule): rule.entry.title
    case .backdrop: "what lies under the bar is taken to fit light or dark mode"
    }
  }

  /// The rule, where it is one.
  package var rule: Rule? {
    if case .rule(let rule) = self { rule } else { nil }
  }

  /// The place in the text, where it is something in the text.
  package var location: Location? {
    if case .text(_, let location) = self { location } else { nil }
  }

  /// What a spec can say so that nothing has to be assumed; nil where a setting is no help.
  package var choice: SettingChoice? {
    switch self {
    case .text: nil
    case .rule(let rule): RuleSwitch(rule)?.choice
    case .backdrop: SettingChoice(subject: "backdrop", values: ["bright", "dark"])
    }
  }

  /// How sure it is and what decides it, in one clause; nil for something in the text, which
  /// somebody has to declare.
  package var remark: String? {
    let doubt: String?
    switch self {
    case .text: return nil
    case .backdrop: doubt = nil
    case .rule(let rule):
      // A rule that is sure as a whole is listed for the part that is not.
      let confidence = rule.entry.confidence
      doubt = confidence == .confirmed ? "disputed in part" : confidence.spelling
    }
    return joined([doubt, decision].compactMap { $0 }, "; ")
  }

  private var decision: String {
    guard let choice, let first = choice.lines.first else { return "no setting decides it" }
    let words = [first] + choice.values.dropFirst()
    return joined(words.map { "`" + $0 + "`" }, " or ") + " decides it"
  }
}
