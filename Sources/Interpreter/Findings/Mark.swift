import Language
import StatusBar

/// A place in the text, and the part that it has in what was found.
struct Mark: Hashable, Sendable {
  var location: Location
  var role: Role

  init(_ location: Location, _ role: Role) {
    self.location = location
    self.role = role
  }

  /// What the place has to do with it.
  enum Role: Hashable, Sendable {
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

  /// Why nothing is known after an expression.
  enum End: Hashable, Sendable {
    case stops, forcesNil, hasNoRoom
    /// There is no element at that place of a list.
    case leavesList
    /// Of which types the values are is not known.
    case untyped
  }

  /// One statement, or one step, that gave something its value.
  struct Giving: Hashable, Sendable {
    var verb = Verb.set
    var manner = Manner.plain
    /// The owner of the code; nil for none.
    var author: String?
    var step: SourceRange
    /// `true` iff the step itself did it, and no code.
    var isStep: Bool

    enum Verb: Hashable, Sendable { case set, show, hide, makeRoot, ask }

    enum Manner: Hashable, Sendable { case plain, notAnimated, animated, notChangedSince }
  }
}
