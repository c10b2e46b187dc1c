import Language
import StatusBar

/// What a verdict rests on besides what the text says and what sources agree on.
package enum VerdictAssumption: Hashable, Sendable {
  /// Something that was not understood, and is taken to leave the bar alone: what, and where.
  case text(String, Location)
  /// A rule that sources dispute, or that nothing public backs, read as it is recommended.
  case rule(Rule)
  /// What lies under the bar is not said, so that light or dark mode stands for it.
  case backdrop

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
}
