import Language
import StatusBar

/// What may be chosen where sources disagree, by the names that a header and the command line use.
package enum Policy: UInt8, Hashable, Sendable, CaseIterable {
  case stackDestinations, nestedHiding, navigationView, hiddenBackground, offsetReset
  case cancelledBack, schemeFrom26, cardsFrom26, coverScheme, plistStyle, embeddedControllers
  case hostingSubclass, cardsOverContext, barStyleFrom27

  package var spelling: String {
    switch self {
    case .stackDestinations: "stackDestinations"
    case .nestedHiding: "nestedHiding"
    case .navigationView: "navigationView"
    case .hiddenBackground: "hiddenBackground"
    case .offsetReset: "offsetReset"
    case .cancelledBack: "cancelledBack"
    case .schemeFrom26: "schemeFrom26"
    case .cardsFrom26: "cardsFrom26"
    case .coverScheme: "coverScheme"
    case .plistStyle: "plistStyle"
    case .embeddedControllers: "embeddedControllers"
    case .hostingSubclass: "hostingSubclass"
    case .cardsOverContext: "cardsOverContext"
    case .barStyleFrom27: "barStyleFrom27"
    }
  }

  /// The point of the books that it decides.
  package var rule: Rule {
    switch self {
    case .stackDestinations: .d1
    case .nestedHiding: .d2
    case .navigationView: .d3
    case .hiddenBackground: .d4
    case .offsetReset: .d5
    case .cancelledBack: .d6
    case .schemeFrom26: .d8
    case .cardsFrom26: .d9
    case .coverScheme: .d11
    case .plistStyle: .s2
    case .embeddedControllers: .s8
    case .hostingSubclass: .s11
    case .cardsOverContext: .u37
    case .barStyleFrom27: .u23
    }
  }

  /// The words that choose, the recommended one first; `stackDestinations` also takes a version.
  package var choices: [String] {
    switch self {
    case .stackDestinations: ["ignored"]
    case .nestedHiding: ["outermost", "innermost"]
    case .navigationView: ["reported", "honoured", "ignored"]
    case .hiddenBackground: ["automatic", "literal"]
    case .offsetReset, .cancelledBack: ["silent", "fires"]
    case .schemeFrom26: ["background", "always"]
    case .cardsFrom26: ["presenter", "light"]
    case .coverScheme: ["inherited", "own"]
    case .plistStyle: ["honoured", "ignored"]
    case .embeddedControllers: ["overriding", "asked", "ignored"]
    case .hostingSubclass: ["reported", "asked", "childless"]
    case .cardsOverContext: ["general", "reported"]
    case .barStyleFrom27: ["read", "ignored"]
    }
  }

  /// `true` iff the first release of something may be written as well.
  package var takesRelease: Bool { self == .stackDestinations }

  /// The words that choose for good; `reported` and `overriding` leave the point to what is known.
  fileprivate var decisions: [String] {
    switch self {
    case .stackDestinations: choices + [rule.entry.first.spelling]
    case .navigationView, .embeddedControllers, .hostingSubclass: Array(choices.dropFirst())
    case .nestedHiding, .hiddenBackground, .offsetReset, .cancelledBack, .schemeFrom26,
      .cardsFrom26, .coverScheme, .plistStyle, .cardsOverContext, .barStyleFrom27:
      choices
    }
  }

  package static func named(_ name: String) -> Policy? { allCases.first { $0.spelling == name } }
}

/// What a header or the command line can say about a rule that sources dispute, or that nothing
/// public backs. A policy that is set is a decision: the rule is not an assumption then.
package enum RuleSwitch: Hashable, Sendable {
  case policy(Policy)
  case assumptions

  /// Returns what decides how a rule is read, or nil where nothing does.
  init?(_ rule: Rule) {
    if let policy = Policy.allCases.first(where: { $0.rule == rule }) {
      self = .policy(policy)
      return
    }
    switch rule {
    case .p2, .p3, .u21, .u26, .u27, .u29: self = .assumptions
    default: return nil
    }
  }

  /// How a header writes it, and what it may choose.
  var choice: SettingChoice {
    switch self {
    case .policy(let policy):
      SettingChoice(subject: Code.policy(policy), values: policy.decisions)
    case .assumptions: SettingChoice(subject: "assumptions", values: ["on", "off"])
    }
  }
}

/// A setting and the values that decide something.
package struct SettingChoice: Hashable, Sendable {
  package var subject: String
  package var values: [String]

  /// `policy.plistStyle honoured`, a line for each value.
  package var lines: [String] { values.map { Code.setting(subject, $0) } }
}
