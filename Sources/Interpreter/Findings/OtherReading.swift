import StatusBar

/// The reading of a disputed or assumed rule with which a fact that fails would hold.
package struct OtherReading: Hashable, Sendable {
  package var rule: Rule
  /// The setting that chooses it, as a header writes it; nil where no setting decides the rule.
  package var setting: String?

  /// Creates the reading that a setting chooses; nil where none does.
  package init(rule: Rule, setting: String? = nil) {
    self.rule = rule
    self.setting = setting
  }
}
