extension RuleEntry {
  /// The disputed points that the rule is part of; empty for a disputed point itself.
  package var disputes: [Rule] {
    guard !rule.isDisputedPoint else { return [] }
    return RuleEntry.all.lazy.map { $0.rule }.filter { other in
      other.isDisputedPoint && (other.entry.related.contains(rule) || related.contains(other))
    }
  }

  /// The rules that a known defect puts out of force while it happens; empty for all others.
  package var overrides: [Rule] { rule.isDefect ? related : [] }

  /// The known defects that put the rule out of force while they happen.
  package var overriddenBy: [Rule] {
    guard !rule.isDefect else { return [] }
    return RuleEntry.all.lazy.map { $0.rule }.filter { other in
      other.isDefect && other.entry.related.contains(rule)
    }
  }
}

extension Rule {
  /// `true` iff it is a point about which sources disagree.
  package var isDisputedPoint: Bool {
    (Rule.d1.rawValue...Rule.p19.rawValue).contains(rawValue)
  }

  /// `true` iff it is a known defect.
  package var isDefect: Bool { rawValue >= Rule.q1.rawValue }

  /// The first and the last rule of each book: `U1 to U59`.
  package static var books: [(first: Rule, last: Rule)] {
    let starts: [Rule] = [.u1, .s1, .d1, .p1, .q1]
    return starts.map { first in
      (first, allCases.last { $0.letter == first.letter } ?? first)
    }
  }

  private var letter: UInt8? { spelling.utf8.first }
}
