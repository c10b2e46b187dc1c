import Language

/// Mistakes of explorations and their laws.
enum LawMistake {
  /// A fact of a law that no situation shows by itself.
  static func factOfStep(_ fact: String, at location: Location) -> Diagnostic {
    .error(
      .lawUnclear, "`\(fact)` is about one step, and a law speaks of each situation",
      at: location
    )
    .hint("a law claims what is seen: `visible`, `dark`, `top Home`, `no flash`, an expression")
  }

  /// A step that is whole in a scenario alone.
  static func stepNotTried(_ step: String, at location: Location) -> Diagnostic {
    .error(.lawUnclear, "`\(step)` cannot be tried at each situation", at: location)
      .hint("`with` takes a step that is whole by itself: `call`, `set`, `push`, `scroll to`")
  }

  /// A law that `never` begins, of facts whose contrary has no word.
  static func neverWithoutOpposite(_ facts: String, at location: Location) -> Diagnostic {
    .error(.lawUnclear, "no word says what there is in place of `\(facts)`", at: location)
      .hint(
        "`never` takes one fact without `by`: a look such as `dark`, `flash`, `stale`, or an "
          + "expression; where it counts stands behind `while`")
  }
}
