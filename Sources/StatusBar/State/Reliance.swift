/// What a definite answer rests on besides what the text and the rules say for sure.
package enum Assumption: Hashable, Sendable {
  /// A rule that sources dispute, or that nothing public backs, and that decided: read the other
  /// way it would give another answer.
  case rule(Rule)
  /// Something in the text that was not understood, and is taken to leave the bar alone.
  case text(AssumptionID)
}

/// An assumption, and the answer that rests on it.
package struct Reliance: Hashable, Sendable {
  package var assumption: Assumption
  package var aspect: Reason.Aspect

  package init(_ assumption: Assumption, _ aspect: Reason.Aspect) {
    self.assumption = assumption
    self.aspect = aspect
  }
}

/// The disputed rules that change how an answer comes about, and not what it is: read the other way
/// another one gives it, or is asked or told on the way.
package struct Circumstances: Hashable, Sendable {
  /// Rules that change who gives an answer.
  package var owners: [Reliance] = []
  /// Rules that change who is asked or told; empty unless that is recorded.
  package var routes: [Assumption] = []

  package init() {}

  mutating func addOwner(_ reliance: Reliance) {
    if !owners.contains(reliance) { owners.append(reliance) }
  }

  mutating func addRoute(_ assumption: Assumption) {
    if !routes.contains(assumption) { routes.append(assumption) }
  }

  mutating func add(_ others: Circumstances) {
    for reliance in others.owners { addOwner(reliance) }
    for assumption in others.routes { addRoute(assumption) }
  }
}
