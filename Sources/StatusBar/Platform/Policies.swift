/// Choices where sources disagree (D1–D14, P1–P19); the defaults are those recommended.
package struct Policies: Hashable, Sendable {
  /// D1: the first iOS on which a pushed destination of a `NavigationStack` is asked; nil: never.
  package var stackDestinationsHonouredFrom: Version?
  /// D2: the outermost of nested `statusBarHidden` modifiers wins; else the innermost.
  package var outermostNestedWins = true
  /// D3: before iOS 16 a `NavigationView` listens to what is in it; nil as it was reported.
  package var navigationViewListens: Bool?
  /// D4: a hidden bar background counts as automatic for the scheme.
  package var hiddenBackgroundCountsAsAutomatic = true
  /// D5: resetting the offset on the way back fires the offset handler again.
  package var resetFiresOffsetHandler = false
  /// D6: a cancelled interactive way back fires the revealed screen's callbacks.
  package var cancelledBackFires = false
  /// D8: from iOS 26 a bar's scheme needs the bar's background as before.
  package var schemeNeedsBackgroundFrom26 = true
  /// D9: a card sheet forces light content from iOS 26 too.
  package var cardsForceLightFrom26 = false
  /// D11: a cover inherits the presenter's colour scheme.
  package var coverInheritsScheme = true
  /// S2: the plist's style counts in SwiftUI's life cycle where the application decides.
  package var plistStyleCounts = true
  /// S8: a hosting controller asks a UIKit controller in its tree; nil for one that overrides.
  package var embeddedAreAsked: Bool?
  /// S11: from iOS 16 a hosting subclass is asked for its style without naming no child; nil as it
  /// was reported.
  package var hostingSubclassIsAsked: Bool?
  /// U37: over a presenter that lies over a context a card takes over as it does elsewhere.
  package var cardsTakeOverInContexts = true
  /// U23: from iOS 27 an app that was linked with its SDK is still read its bars' styles.
  package var barStyleIsReadFrom27 = true
  /// Rules that rest on class D alone count; else their fallbacks (section 10 of the U rules).
  package var assumptions = true
  /// The known defects that happen, where release and device had them.
  package var quirks = Quirks()

  package init() {}
}
