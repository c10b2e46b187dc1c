/// The styles that `statusBarStyle(_:animationDuration:)` keeps: appended at the end, removed at
/// the front, read at the end (S63–S68).
struct StyleQueue: Hashable, Sendable {
  /// Shared by every window and scene (S64).
  var styles: [StatusBarStyle] = []
  /// `true` while the getter is exchanged; a second exchange undoes the first (S63).
  var isInstalled = false
  var interposed = Interposed.pending

  /// What the exchanged getter answered when it was last asked; a change of the queue alone asks
  /// nothing (S67). Nil while nothing is exchanged.
  var shown: StatusBarStyle?

  /// What the exchanged getter answers now; nil while nothing is exchanged.
  var answer: StatusBarStyle? { isInstalled ? styles.last ?? .default : nil }

  /// Removes the oldest style; `false` iff there is none, where the app would crash (S66c).
  mutating func removeFirst() -> Bool {
    guard !styles.isEmpty else { return false }
    styles.removeFirst()
    return true
  }

  /// The attempt on each activation: only a pending one with a key window succeeds (S68).
  mutating func activate(hasKeyWindow: Bool) {
    if interposed == .pending && hasKeyWindow {
      isInstalled.toggle()
      interposed = .successful
    } else {
      interposed = .failed
    }
  }
}
