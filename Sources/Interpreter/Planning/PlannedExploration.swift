import Language
import StatusBar

/// One exploration, lowered: an app, what is tried in it, and what has to hold.
package struct PlannedExploration: Sendable {
  /// Its name, cells and what it replaces of the app; the steps are the launch, those of `with`,
  /// and what its laws claim.
  package var scenario: PlannedScenario
  package var laws: [PlannedLaw]
  /// What is not tried.
  package var excluded: [ExcludedMove]
  /// How often a screen may stand in what is pushed and presented, where that is said.
  package var limits: [ScreenLimit]

  /// `at most 3 Photo`
  package struct ScreenLimit: Sendable {
    package var screen: ScreenID
    package var count: Int
  }

  /// The steps of `with`.
  package var given: ArraySlice<PlannedStep> {
    scenario.steps.dropFirst().prefix {
      if case .action = $0.kind { true } else { false }
    }
  }
}

/// A law of an exploration, lowered.
package struct PlannedLaw: Sendable {
  /// The whole line.
  package var range: SourceRange
  package var kind: Kind
  /// What it claims, with its condition; of `after` the fact `unchanged`.
  var claim: PlannedExpectation
  /// What is so wherever it counts; empty for everywhere.
  var premise: [PlannedFact]
  /// The facts as they are written, from the first to the last.
  package var facts: SourceRange
  /// The line without what its author says of it.
  package var told: SourceRange
  /// The message of its author, between the quotes.
  package var message: SourceRange?

  package enum Kind: Hashable, Sendable {
    case always, never, reachable
    case after([WayBack])
  }

  /// What it claims.
  package var claimed: [PlannedFact] { claim.facts }

  /// `true` iff it speaks of what is seen between two situations.
  package var isOfMoves: Bool { claim.facts.contains { $0.kind.has(.move) } }

  /// `true` iff it counts in some situations alone.
  package var hasPremise: Bool { !premise.isEmpty || claim.condition != nil }
}

/// How one goes back, as a law names it.
package enum WayBack: UInt8, Hashable, Sendable, CaseIterable {
  case back, cancel, dismiss, foreground, page, rotate, scroll, tab

  package var spelling: String {
    switch self {
    case .back: "back"
    case .cancel: "cancel"
    case .dismiss: "dismiss"
    case .foreground: "foreground"
    case .page: "page"
    case .rotate: "rotate"
    case .scroll: "scroll"
    case .tab: "tab"
    }
  }
}

/// A move that an exploration does without.
package enum ExcludedMove: Hashable, Sendable {
  case appearance, back, background, cancel, dismiss, page, rotate, scroll, tab, wait
  /// Of one label, or of any.
  case tap(Symbol?)
}
