import Book
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
    package var endsTheApp: Bool

    /// Reads the field `fails`, or `crashes`, of a rule's page: "without `words`", or
    /// "with `others` in place of `words`".
    fileprivate init?(_ page: Page) {
      let crash = page.field("crashes")
      guard let text = crash ?? page.field("fails") else { return nil }
      let parts = Turn.quoted(text)
      guard let words = parts.last else { return nil }
      self.words = words
      others = parts.count > 1 ? parts[0] : ""
      endsTheApp = crash != nil
    }

    /// Returns what stands between pairs of backticks; `\n` there ends a line, and `\\` is one
    /// backslash.
    private static func quoted(_ text: String) -> [String] {
      var parts: [[UInt8]] = []
      var isInside = false
      var isEscaped = false
      for byte in text.utf8 {
        if byte == UInt8(ascii: "`") {
          isInside.toggle()
          if isInside { parts.append([]) }
        } else if isInside, byte == UInt8(ascii: "\\"), !isEscaped {
          isEscaped = true
        } else if isInside {
          let isEnd = isEscaped && byte == UInt8(ascii: "n")
          parts[parts.count - 1].append(isEnd ? UInt8(ascii: "\n") : byte)
          isEscaped = false
        }
      }
      return parts.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Reads the example of a rule from the book; nil where there is none.
  private init?(_ rule: Rule) {
    guard let script = Book.text(of: "Rules/" + rule.spelling + ".sbar") else { return nil }
    self.rule = rule
    self.script = script
    turn = Book.page(at: "Rules/" + rule.spelling + ".md").flatMap { Turn($0) }
  }

  /// Every example, in the order of the rules; of what no spec can see there is none.
  package static var all: [RuleExample] { Rule.allCases.compactMap { RuleExample($0) } }

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
  package static func of(_ rule: Rule) -> RuleExample? { RuleExample(rule) }
}
