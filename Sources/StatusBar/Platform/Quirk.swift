/// A known defect of iOS that a switch turns on: it happened to some apps and not to all, or to no
/// release at all. A defect that every app met on its releases is a rule, and needs no switch.
package enum Quirk: UInt8, Hashable, Sendable, CaseIterable {
  case q1, q2, q6, q7, q9, q10, q13, q14, q15, s28, s33, s47, s77

  /// The rule that tells of it, and whose identifier names it.
  package var rule: Rule {
    switch self {
    case .q1: .q1
    case .q2: .q2
    case .q6: .q6
    case .q7: .q7
    case .q9: .q9
    case .q10: .q10
    case .q13: .q13
    case .q14: .q14
    case .q15: .q15
    case .s28: .s28
    case .s33: .s33
    case .s47: .s47
    case .s77: .s77
    }
  }

  package var spelling: String { rule.spelling }

  /// Returns the quirk of exactly that name.
  package static func named(_ name: String) -> Quirk? { allCases.first { $0.spelling == name } }

  /// `true` iff a release had it; Q7 went with the betas.
  package var wasReleased: Bool { self != .q7 }

  /// Where it happens, in words.
  package var range: String {
    let first = rule.entry.first.spelling
    let last = rule.entry.last.map { $0.spelling } ?? first
    let releases = "iOS " + (first == last ? first : first + " to " + last)
    switch self {
    case .q1, .q7, .q10, .q13, .q14, .q15, .s47, .s77: return releases
    case .s33: return releases + " to 26"
    case .q2, .s28: return releases + " on an iPad"
    case .q6: return releases + " on a phone with 3D Touch"
    case .q9: return releases + " on a phone with a home button"
    }
  }
}

extension Rule {
  /// The quirk under which the rule's defect is switched, if it is one.
  package var quirk: Quirk? {
    switch self {
    case .u12, .p16: .q10
    default: Quirk.allCases.first { $0.rule == self }
    }
  }
}
