import Language
import StatusBar

/// One reason of the model, or of the runner's own, with the names that its controllers had.
package struct FoundReason: Sendable, Equatable {
  package var rule: Rule
  package var clause: Clause
  package var location: Location?
  /// `true` iff it tells of the last time that the bar was asked for, not of now.
  package var isPast = false
  /// `true` iff it is the answer that decided, not one on the way to it.
  package var decides = false
  /// `true` iff the rule is claimed for the release, not only taken to hold on it, too.
  package var isClaimed = true

  package init(
    rule: Rule, clause: Clause, location: Location? = nil, isPast: Bool = false,
    decides: Bool = false, isClaimed: Bool = true
  ) {
    self.rule = rule
    self.clause = clause
    self.location = location
    self.isPast = isPast
    self.decides = decides
    self.isClaimed = isClaimed
  }

  /// What it says.
  package enum Clause: Hashable, Sendable {
    /// Several values where something unknown makes a difference.
    case answers(String, ControllerProperty, [FoundValue])
    case notAsked(String)
    case preference(below: String, [FoundValue])
    case ineffective
    case decides(Party, [FoundValue])
    case remark(Reason.Remark)
    /// What the rule says.
    case rule
    /// What the rule says, as a title without names.
    case title
    case nobodyAsked
    case styleKept(StatusBarStyle)
    case answerChanged
    case colourOfText
    case askedAtWill
  }
}

extension FoundReason.Clause {
  /// `true` iff another release may have it otherwise: an answer that is asked for counts on all of
  /// them.
  package var isByRelease: Bool {
    switch self {
    case .notAsked, .ineffective, .remark: true
    case .answers, .preference, .decides, .rule, .title, .nobodyAsked, .styleKept, .answerChanged,
      .colourOfText, .askedAtWill:
      false
    }
  }

  /// The values that it speaks of; none for a clause that speaks of no value.
  package var values: [FoundValue] {
    get {
      switch self {
      case .answers(_, _, let values), .preference(_, let values), .decides(_, let values): values
      case .notAsked, .ineffective, .remark, .rule, .title, .nobodyAsked, .styleKept,
        .answerChanged, .colourOfText, .askedAtWill:
        []
      }
    }
    set {
      switch self {
      case .answers(let name, let property, _): self = .answers(name, property, newValue)
      case .preference(let name, _): self = .preference(below: name, newValue)
      case .decides(let party, _): self = .decides(party, newValue)
      case .notAsked, .ineffective, .remark, .rule, .title, .nobodyAsked, .styleKept,
        .answerChanged, .colourOfText, .askedAtWill:
        break
      }
    }
  }
}
