import StatusBar

/// What a search found out about the law that a way back leaves the bar as it was.
package struct Exploration: Sendable {
  package var outcome: Outcome
  /// How many worlds at rest were seen, with what the bar was behind each of their screens.
  package var situations: Int
  /// How many moves were done.
  package var moves: Int
  /// How many moves the farthest situation is away from the start.
  package var depth: Int

  /// What became of the law.
  package enum Outcome: Sendable {
    /// In all situations that there are.
    case holds
    /// As far as was looked; so many situations were not gone on from.
    case holdsSoFar(open: Int)
    /// In no shorter way than this.
    case violated(Counterexample)
    /// Nothing contradicts it, and something unknown is in the way.
    case undecided(InputID)
    /// No way back was ever gone.
    case neverTried
  }
}

/// The shortest way to a situation where a law fails.
package struct Counterexample: Sendable {
  /// From the launch to the way back.
  package var moves: [Move]
  package var platform: Platform
  /// The bar where the screen was left that the way goes back to.
  package var former: Bar
  /// The bar after the way back.
  package var bar: Bar

  /// The fact that holds where the bar is as it was, and fails at the end of the way.
  package var expectation: String {
    if former.isHidden != bar.isHidden { return former.isHidden ? "hidden" : "visible" }
    return former.content.spelling
  }

  /// The steps of a scenario, a line each; the last one is the expectation that fails.
  package func steps(in program: Program) -> [String] {
    moves.flatMap { $0.steps(in: program) } + ["expect " + expectation]
  }

  /// Returns a scenario as a spec holds it, which fails in its last line.
  package func scenario(named name: String, in program: Program) -> String {
    let place = "ios \(platform.os.spelling), device \(quoted(platform.hardware.name))"
    let lines = steps(in: program).map { "    \($0)\n" }
    return "scenario \(quoted(name)) on \(place) {\n" + lines.joined() + "}\n"
  }
}
