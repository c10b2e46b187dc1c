import Host
import Reporting
import StatusBar

/// `sbar rules`: the catalogue, or some rules at length.
struct RulesCommand {
  let invocation: Invocation
  let look: Look

  /// `rules are U1 to U58, …`.
  static var books: String {
    let books = Rule.books.map { "\($0.first.spelling) to \($0.last.spelling)" }
    return "rules are " + books.dropLast().joined(separator: ", ") + " and " + (books.last ?? "")
  }

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
          hint: RulesCommand.books)
      }
      RuleText.write(rule.entry, to: &text, look)
    }
    return text
  }
}
