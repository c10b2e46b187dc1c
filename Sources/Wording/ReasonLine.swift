import Language
import StatusBar

/// One reason of the model in words, with the rule that it cites.
package struct ReasonLine: Equatable, Sendable {
  package let rule: Rule
  package internal(set) var text: String
  package let location: Location?
  /// `true` iff it is the answer that decided, not one on the way to it.
  package let decides: Bool

  package init(rule: Rule, text: String, location: Location? = nil, decides: Bool = false) {
    self.rule = rule
    self.text = text
    self.location = location
    self.decides = decides
  }
}
