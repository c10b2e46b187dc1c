import Language
import StatusBar

/// Where a piece of code ends. What reads code returns one, so that nothing can be dropped without
/// saying why.
enum Reading<Product> {
  /// It is in the program.
  case modelled(Product)
  /// It cannot concern the bar.
  case harmless(Harmless)
  /// Anything else: what it can reach is unknown from that moment.
  case opaque(Reach)
}

/// Why a piece of code cannot concern the bar: a closed list, which `Grammar.md` repeats.
package enum Harmless: UInt8, Sendable, CaseIterable {
  /// Nothing of the file runs: the place was reported as a mistake.
  case refused
  /// It declares something, which is read where its name is used.
  case declaration
  /// A value of which nothing is made.
  case value
  /// Apple's, and of a list of what draws, lays out, computes or stores.
  case apple
  /// It changes what nothing reads that decides the bar.
  case unread
  /// It runs on an act of a person, or of the system, that no step of a scenario makes.
  case event
  /// It stands in a clause of `#if` that does not hold on iOS.
  case otherBuild
  /// There is nothing in it: an empty body, `nil` in place of a closure.
  case empty

  /// The reason in words, in the style of a message.
  package var sentence: String {
    switch self {
    case .refused: "a mistake was reported here"
    case .declaration: "a declaration is read where its name is used"
    case .value: "a value of which nothing is made does nothing"
    case .apple: "it is Apple's, and cannot concern the bar"
    case .unread: "nothing that decides the bar reads what it changes"
    case .event: "it runs on an event that no step of a scenario makes"
    case .otherBuild: "it is not built for iOS"
    case .empty: "there is nothing in it"
    }
  }
}

/// What code that was not understood can reach.
enum Reach {
  /// Nothing, as far as its text tells: it is taken to leave the bar alone.
  case nothing(AssumptionID)
  /// Closures and functions that were handed over: each runs now, later or never. Besides, it is
  /// taken to leave the bar alone.
  case closures([HandlerID], InputID, AssumptionID)
  /// Some facts, by a member that could decide them.
  case facts([UnknownFacets.Facet], InputID)
}
