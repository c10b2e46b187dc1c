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
  package var isOfMoves: Bool { claim.facts.contains { $0.kind.isOfMove } }

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

extension PlannedFact.Kind {
  /// `true` iff it is seen while something moves, and not at rest.
  var isOfMove: Bool {
    switch self {
    case .flash, .noFlash: true
    case .hidden, .covered, .unchanged, .stale, .ignored, .content, .automatic, .split, .trailing,
      .unknown, .style, .asked, .notAsked, .animated, .notAnimated, .meanwhile, .quantity,
      .navigationBar, .top, .lifecycle, .advice, .condition:
      false
    }
  }

  /// `true` iff a law may claim it: what can be seen at a situation, or flashes on the way to it.
  var isOfLaw: Bool {
    switch self {
    case .hidden, .covered, .stale, .content, .automatic, .split, .trailing, .style, .flash,
      .noFlash, .quantity, .navigationBar, .top, .condition:
      true
    case .unchanged, .ignored, .unknown, .asked, .notAsked, .animated, .notAnimated, .meanwhile,
      .lifecycle, .advice:
      false
    }
  }

  /// The words for what is so where the fact is not; nil where a spec has no word for it.
  package var opposite: String? {
    switch self {
    case .hidden(let isHidden): isHidden ? "visible" : "hidden"
    case .content(let content): content.opposite.spelling
    case .trailing(let content): Code.words(["trailing", content.opposite.spelling])
    case .split(let isSplit): Code.words(isSplit ? ["not", "split"] : ["split"])
    case .flash: Code.words(["no", "flash"])
    case .noFlash: "flash"
    case .navigationBar(let fact): fact.opposite.spelling
    case .covered, .unchanged, .stale, .ignored, .automatic, .unknown, .style, .asked, .notAsked,
      .animated, .notAnimated, .meanwhile, .quantity, .top, .lifecycle, .advice, .condition:
      nil
    }
  }
}
