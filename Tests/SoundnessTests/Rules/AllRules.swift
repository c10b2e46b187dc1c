extension Rule {
  /// Every rule, in the order in which tables list them.
  static let all: [Rule] =
    OpaqueValues.rules + OpaqueCalls.rules + OpaqueSurroundings.rules
    + QualifiedCases.rules + Lets.rules + Parameters.rules
    + Extractions.rules + Branches.rules + Shadowing.rules + ViewExtractions.rules + TypeMoves.rules
    + Slips.rules
}
