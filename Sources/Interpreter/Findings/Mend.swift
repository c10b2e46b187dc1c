import Language

/// A small change of the structure that makes an expectation hold, with what it was tried on.
package struct Mend: Sendable, Equatable {
  /// What it does.
  package var remedy: Remedy
  /// Ascending.
  package var edits: [Fix.Edit]
  /// What one writes in the app itself.
  package var lines: [MendLine]
  /// What became of the other scenarios of the file.
  package var others: Others
  /// How many expectations of the scenario itself still do not hold.
  package var remaining: Int
  /// `true` iff it leaves something out that nothing in the file speaks for.
  package var leavesOut: Bool

  /// What a change does to the scenarios that it was not made for.
  package struct Others: Sendable, Equatable {
    /// Those that can be run.
    package var count = 0
    /// `false` iff there are so many that nothing is known of them.
    package var areRun = true
    /// The names of those that passed and do so no more.
    package var broken: [Location] = []
    /// How many did not pass and now do.
    package var mended = 0
    /// How many did not pass, and still do not.
    package var stillFailing = 0
  }

  /// `true` iff all that could be asked for holds with it.
  package var isWhole: Bool { others.broken.isEmpty && remaining == 0 }
}
