import Language
import StatusBar

/// A place in the text, and the part that it has in what was found.
package struct Mark: Hashable, Sendable {
  package var location: Location
  package var role: Role

  package init(_ location: Location, _ role: Role) {
    self.location = location
    self.role = role
  }

  /// What the place has to do with it.
  package enum Role: Hashable, Sendable {
    // The line that decided.
    case decided(Party, FoundValue)
    case sets(FoundValue)
    case hasNoEffect
    case answers(FoundValue)
    case notAsked(String)
    case needsBackground, givesBarToApplication, hasNoRoot, liesOnTop
    case changesAnswer
    // What led there.
    case given(Giving)
    case obeyed(FoundValue, isStill: Bool)
    case answersSince(FoundValue, isStill: Bool)
    case decidesSince(FoundValue, isStill: Bool)
    /// The screen that goes, nil for none.
    case notSetBack(gone: String?)
    case comes(String, isNotAsked: Bool)
    case turned
    case askedLast(step: SourceRange, FoundValue)
    case changed(by: String?, step: SourceRange, isLast: Bool)
    case notAskedSoFar
    // What has no effect.
    case nobodyAsks
    case ignored(step: SourceRange)
    // What is unknown, and what cannot be done.
    case unknown(code: String)
    case crashes(Rule)
    /// What the app shows first is not known.
    case showsNothing
    /// The app ends here, or the value is unknown; nothing is known after it.
    case ends(End)
    case onItsWayIn
    case ofSwiftUI
  }

  /// What gave something its value there; nil for a place with another part.
  package var giving: Giving? { if case .given(let giving) = role { giving } else { nil } }

  /// Why nothing is known after an expression.
  package enum End: Hashable, Sendable {
    case stops, forcesNil, hasNoRoom
    /// There is no element at that place of a list.
    case leavesList
    /// Of which types the values are is not known.
    case untyped
  }

  /// One statement, or one step, that gave something its value.
  package struct Giving: Hashable, Sendable {
    package var verb = Verb.set
    package var manner = Manner.plain
    /// The owner of the code; nil for none.
    package var author: String?
    package var step: SourceRange
    /// `true` iff the step itself did it, and no code.
    package var isStep: Bool

    package enum Verb: Hashable, Sendable { case set, show, hide, makeRoot, ask }

    package enum Manner: Hashable, Sendable { case plain, notAnimated, animated, notChangedSince }
  }
}
