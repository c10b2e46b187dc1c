import Picture
import StatusBar
import Wording

/// Bytes of an HTML page in the making: markup of this target's own, and text of others, which is
/// escaped.
struct HTMLWriter: Sendable {
  private(set) var text = TextBuffer()
  /// The rules that are named, each once: the page tells them at its end.
  private(set) var rules: [Rule] = []

  var bytes: [UInt8] { text.bytes }
  var isEmpty: Bool { text.isEmpty }

  /// Appends markup as it is.
  mutating func raw(_ markup: String) { text.append(markup) }

  /// Appends what another page holds.
  mutating func append(_ other: HTMLWriter) {
    text.append(other.text)
    for rule in other.rules { note(rule) }
  }

  private mutating func note(_ rule: Rule) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  /// Appends the identifier of a rule, which leads to what it says.
  mutating func rule(_ rule: Rule, isOpen: Bool = false) {
    note(rule)
    let isDisputed = rule.entry.confidence == .disputed || isOpen
    raw("<a class=\"rule" + (isDisputed ? " open" : "") + "\" href=\"#rule-" + rule.spelling)
    raw("\">" + rule.spelling + "</a>")
  }

  /// Appends text within an element, or within the quotes of an attribute.
  mutating func words(_ words: String) { text.append(Label.markup(printable(words))) }

  /// Appends an element that holds text: `element("span", "class=\"no\"", "✘")`.
  mutating func element(_ name: String, _ attributes: String = "", _ words: String) {
    open(name, attributes)
    self.words(words)
    close(name)
  }

  mutating func open(_ name: String, _ attributes: String = "") {
    raw("<" + name + (attributes.isEmpty ? "" : " " + attributes) + ">")
  }

  mutating func close(_ name: String) { raw("</" + name + ">") }

  /// Appends a sentence, its code in an element of its own.
  mutating func phrase(_ phrase: Phrase) {
    for part in phrase.parts {
      switch part {
      case .text(let words): self.words(words)
      case .code(let code): element("code", code)
      }
    }
  }

  /// Appends a sentence whose code stands between backticks, as a terminal shows it.
  mutating func prose(_ words: String) {
    let parts = words.split(separator: "`", omittingEmptySubsequences: false)
    // One without its like is a sign of the sentence.
    guard parts.count % 2 == 1 else { return self.words(words) }
    for (number, part) in parts.enumerated() where !part.isEmpty {
      if number % 2 == 1 { element("code", String(part)) } else { self.words(String(part)) }
    }
  }

  /// Appends an attribute with a value that is escaped, and a space before it.
  mutating func attribute(_ name: String, _ value: String) {
    raw(" " + name + "=\"")
    words(value)
    raw("\"")
  }
}

extension HTMLWriter {
  /// Appends an element that holds text and has no attributes.
  mutating func element(_ name: String, _ words: String) { element(name, "", words) }
}
