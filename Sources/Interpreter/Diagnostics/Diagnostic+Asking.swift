import Language

// Mistakes of questions on the command line.
extension Diagnostic {
  static func expectationAsked(at location: Location) -> Diagnostic {
    Diagnostic(
      .expectationAsked, .error, "`ask` tells what is; nothing is expected of it",
      at: location
    ).hint("`--write FILE` makes a spec that expects each answer; edit that")
  }
}
