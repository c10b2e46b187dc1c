import Interpreter
import Language
import StatusBar

// Why the bar is as it is: a clause for each reason.
extension Phrasing {
  /// Each line once, for both walks often pass the same places; the releases of a rule stand where
  /// it is first cited.
  func lines(_ reasons: [FoundReason]) -> [ReasonLine] {
    var found: [ReasonLine] = []
    var cited: [Rule] = []
    for reason in reasons {
      let text = clause(for: reason)
      let isKnown = found.contains {
        $0.rule == reason.rule && $0.text.utf8.starts(with: text.utf8)
          && $0.location == reason.location
      }
      if isKnown && !reason.clause.isOfRunner { continue }
      var line = ReasonLine(
        rule: reason.rule, text: text, location: reason.location, decides: reason.decides)
      if reason.clause.isByRelease, reason.isClaimed, !cited.contains(reason.rule),
        let releases = releases(of: reason.rule)
      {
        line.text += ", " + releases
        cited.append(reason.rule)
      }
      found.append(line)
    }
    return found
  }

  /// What answered: a property of a class, or the hosting controller that SwiftUI gives an app.
  private func answerer(
    _ name: String, _ property: ControllerProperty, by rule: Rule
  ) -> String {
    if rule.isOfSwiftUI, let app = program.screens.first, name == symbolText(app.name) {
      return "the hosting controller of " + self.name(name)
    }
    return self.name(name) + "." + property.spelling
  }

  /// A reason as a clause without a full stop; in the past tense for what was asked when the bar
  /// was last put on screen.
  private func clause(for reason: FoundReason) -> String {
    switch reason.clause {
    case .answers(let name, let property, let values):
      let verb = reason.isPast ? " answered " : " answers "
      return answerer(name, property, by: reason.rule) + verb + either(values) { words(of: $0) }
    case .notAsked(let name):
      let verb = reason.isPast ? " was" : " is"
      return passedOver(by: reason.rule) + ": " + self.name(name) + verb + " not asked"
    case .preference(let name, let values):
      let verb = reason.isPast ? " asked for " : " asks for "
      return "a modifier below " + self.name(name) + verb + either(values) { wish($0) }
    case .decides(let party, let values):
      let verb = reason.isPast ? " decided: " : " decides: "
      return party.subject + verb + either(values) { look($0) }
    case .ineffective: return Reason.Kind.ineffective.sentence ?? ""
    case .remark(.disputed): return "sources disagree: " + titleClause(reason.rule)
    case .remark(let remark): return remark.sentence
    case .rule: return titleClause(reason.rule)
    case .title: return lowered(reason.rule.entry.title)
    case .nobodyAsked: return "nothing asked for the bar in this step"
    case .styleKept(let style):
      return "the style is not asked while the bar is hidden; it stays " + style.spelling
    case .answerChanged: return "an answer has changed since, and was not asked again"
    case .colourOfText:
      return "light and dark are the colour of the text: on what is dark it is light"
    case .askedAtWill:
      return "around a launch, a transition or a rotation UIKit asks as often as it likes"
    }
  }

  /// The releases for which a rule is claimed, where it is not claimed for all; nil where it is, or
  /// where sources disagree.
  private func releases(of rule: Rule) -> String? {
    let entry = rule.entry
    if entry.confidence == .disputed { return nil }
    // SwiftUI is no older, and no older release is modelled.
    let isFromTheStart = entry.first <= (rule.isOfSwiftUI ? Version(13) : Version(7))
    guard let last = entry.last else {
      return isFromTheStart ? nil : "from iOS " + entry.first.spelling + " on"
    }
    return isFromTheStart
      ? "up to iOS " + last.spelling : "iOS " + entry.first.spelling + " to " + last.spelling
  }
}

extension FoundReason.Clause {
  /// `true` iff it is the runner's own remark on the reasons of the model: it stands once.
  fileprivate var isOfRunner: Bool {
    switch self {
    case .rule, .title, .nobodyAsked, .styleKept, .answerChanged, .colourOfText, .askedAtWill: true
    case .answers, .notAsked, .preference, .ineffective, .decides, .remark: false
    }
  }
}

/// Returns the title of a rule as a clause: without its capital, unless that is part of a name.
func titleClause(_ rule: Rule) -> String {
  let title = rule.entry.title
  let word = title.utf8.prefix { $0 != UInt8(ascii: " ") }
  let isName = word.dropFirst().contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  return isName ? title : lowered(title)
}

/// Returns why a controller is not asked, as a clause: the title of the rule, unless that says
/// less, or is a question.
func passedOver(by rule: Rule) -> String {
  switch rule {
  case .u16: "a container that names no child answers for all of them"
  case .u25: "a navigation controller whose bar is shown answers for visibility itself"
  case .u27: "a split view controller answers for its columns itself"
  case .u34: "a presentation of this style leaves the bar to its presenter"
  case .s17: "NavigationView does not listen to the screen on top"
  case .s23: "NavigationSplitView does not listen to its columns"
  default: titleClause(rule)
  }
}

/// Returns why no controller is asked where a rule has the bar decided without asking, as a clause.
func unasked(by rule: Rule, for party: String) -> String {
  switch rule {
  case .u37: "while a card is up, the system decides"
  default: "the " + party + " decides"
  }
}

/// Returns a title as the beginning of a clause.
private func lowered(_ title: String) -> String {
  var scalars = String.UnicodeScalarView()
  for (index, scalar) in title.unicodeScalars.enumerated() {
    let isUpper = index == 0 && scalar.value >= 65 && scalar.value <= 90
    scalars.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
  }
  return String(scalars)
}

extension Rule {
  fileprivate var isOfSwiftUI: Bool { spelling.utf8.first == UInt8(ascii: "S") }
}
