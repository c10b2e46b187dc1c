import Host
import Reporting
import StatusBar

/// `sbar rules`: the catalogue, or some rules at length.
struct RulesCommand {
  let invocation: Invocation
  let look: Look

  /// Returns the text, or what is wrong with an operand.
  func text() throws(UsageError) -> TextBuffer {
    var text = TextBuffer()
    if invocation.operands.isEmpty {
      for rule in Rule.allCases { RuleText.writeLine(rule.entry, to: &text, look) }
      return text
    }
    for operand in invocation.operands {
      guard let rule = Rule.parse(operand.bytes) else {
        throw UsageError(
          message: "`\(operand.spelling)` is not a rule",
          hint: "rules are U1 to U58, S1 to S84, D1 to D14, P1 to P19 and Q1 to Q12")
      }
      RuleText.write(rule.entry, to: &text, look)
    }
    return text
  }
}
