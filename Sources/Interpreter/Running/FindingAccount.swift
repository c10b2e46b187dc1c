import Language

/// How many findings of one file are still kept: each of them takes some 2,000 bytes, and
/// so many are never read.
///
/// An object, so that all cells of the file draw on the same one.
final class FindingAccount {
  private var left: Int

  /// Creates an account on which so many may be drawn.
  init(limit: Int) { left = limit }

  /// `false` iff all were drawn before.
  func draw() -> Bool {
    left -= 1
    return left >= 0
  }
}
