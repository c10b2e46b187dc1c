import StatusBar

// What a verdict rests on, in words.
extension VerdictAssumption {
  /// What is assumed, in one clause without a full stop.
  package var sentence: String {
    switch self {
    case .text(let text, _): text
    case .rule(let rule): rule.entry.title
    case .backdrop: "what lies under the bar is taken to fit light or dark mode"
    }
  }

  /// How sure it is and what decides it, in one clause; nil for something in the text, which
  /// has to be declared.
  package var remark: String? {
    if case .text = self { return nil }
    return joined([doubt, decision].compactMap { $0 }, "; ")
  }

  /// The same of a failure that a setting turns.
  package func remark(turnedBy setting: String) -> String {
    joined([doubt, "`" + setting + "` turns it"].compactMap { $0 }, "; ")
  }

  private var doubt: String? {
    switch self {
    case .text, .backdrop: return nil
    case .rule(let rule):
      // A rule that is sure as a whole is listed for the part that is not.
      let confidence = rule.entry.confidence
      return confidence == .confirmed ? "disputed in part" : confidence.spelling
    }
  }

  private var decision: String {
    guard let choice, let first = choice.lines.first else { return "no setting decides it" }
    let words = [first] + choice.values.dropFirst()
    return joined(words.map { "`" + $0 + "`" }, " or ") + " decides it"
  }
}
