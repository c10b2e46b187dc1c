import Language

/// What a search for mends came to.
package struct MendSearch: Sendable {
  /// The best first, three at most.
  package var mends: [Mend] = []
  /// How many changes were made and run.
  package var tried = 0
  /// What was spent, of the work that the limits allow.
  package var work = 0
  /// `false` iff the search ended before every change that is known was tried.
  package var isComplete = true
}

/// How far a search goes. Counted in work, not in time, so that every run finds the same.
package struct MendLimits: Sendable {
  /// The most changes that are tried.
  package var trials: Int
  /// The most work: a unit is a byte read again; a step run in a cell counts as some.
  package var work: Int
  /// How many mends are wanted.
  package var mends: Int
  /// `true` tries two changes together where none does by itself.
  package var triesPairs: Bool

  /// For a user who asked for it.
  package static let thorough = MendLimits(
    trials: 600, work: 40_000_000, mends: 3, triesPairs: true)

  /// For a failure that is told beside others: some 20 ms of an everyday machine.
  package static let brief = MendLimits(
    trials: 120, work: 160_000, mends: 1, triesPairs: false)
}

/// One change that might help.
struct MendCandidate {
  /// What it costs the reader of the code: the cheaper one is tried first.
  var cost: Int
  var family: MendFamily
  var remedy: Remedy
  var lines: [MendLine]
  var edits: [Fix.Edit]
}

/// The kinds of change. Of each the best is proposed.
enum MendFamily: UInt8, Sendable, CaseIterable {
  case setBack, hoist, narrow, listeningContainer, cover, barBackground, wholeScheme, scheme, drop,
    animate
  case ask, forward, barStyle, capture, fullScreen, answer, flip, opposite, key, setting, scene
  case literal, state, windowStyle
  case pair

  /// `true` iff it is never tried together with another change.
  var isLone: Bool { self == .literal || self == .state || self == .windowStyle }

  /// `true` iff it takes away what was written, or says the contrary: a guess about what was
  /// meant, which has to make all of the scenario hold.
  var isGuess: Bool {
    self == .drop || self == .opposite || self == .narrow || self == .literal
  }
}
