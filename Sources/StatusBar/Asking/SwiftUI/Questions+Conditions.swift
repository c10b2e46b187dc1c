/// The conditions of a hosted tree.
extension Questions {
  /// Returns the truth of a condition of a tree; an unknown one is tried both ways.
  func condition(
    _ formula: FormulaID, _ context: Context
  ) -> Bool {
    let value = evaluate(formula, context)
    if case .bool(let truth) = value { return truth }
    guard let input = value.doubt else { return false }
    return trace.choose(.formula(formula, context.instance), .condition(formula, input))
  }
}
