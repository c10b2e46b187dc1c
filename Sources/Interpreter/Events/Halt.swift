/// Why a run ends before all is done.
package enum Halt: Hashable, Sendable, CaseIterable {
  /// The time that it was given is over.
  case time
  /// The user wants it to end.
  case signal
  /// It stopped at so many files that something else must be wrong: the machine has nothing left.
  case bugs
}
