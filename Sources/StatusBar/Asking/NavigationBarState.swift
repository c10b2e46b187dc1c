/// The innermost visible navigation bar.
package struct NavigationBarState: Hashable, Sendable {
  package var isShown: Bool
  package var isBackgroundShown: Bool
  /// Q9
  package var overlapsStatusBar: Bool
  /// The unknown that decides whether the bar and its background show; nil where all is known.
  package var doubt: InputID?
  /// The unknown that decides whether it lies over the status bar; nil where all is known.
  package var overlapDoubt: InputID?
}
