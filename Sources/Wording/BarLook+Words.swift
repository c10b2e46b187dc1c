import Interpreter
import StatusBar

// What a person sees of a bar, in words.
extension BarLook {
  /// The look as facts of an expectation: `hidden`, `visible, dark`.
  package var facts: String {
    var facts = isCovered ? ["covered"] : []
    facts.append(isHidden ? "hidden" : "visible")
    if let content { facts.append(content.spelling) }
    if let trailing { facts += ["split", "trailing " + trailing.spelling] }
    return joined(facts, ", ")
  }

  /// The look in words: `hidden`, `visible, dark text`.
  package var words: String {
    var words = isCovered ? "covered, " : ""
    guard let content else { return words + "hidden" }
    words += "visible, " + content.spelling + " text"
    if let trailing { words += " leading and " + trailing.spelling + " trailing" }
    return words
  }
}
