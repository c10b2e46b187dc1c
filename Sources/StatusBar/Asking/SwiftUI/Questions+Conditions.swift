/// The conditions of a hosted tree.
extension Questions {
  /// Returns the truth of a condition of a tree; an unknown one is tried both ways.
  func condition(
    _ formula: FormulaID, _ context: Context
  ) -> Bool {
    truth(evaluate(formula, context), of: formula, context)
  }

  /// Returns the truth of a condition of a tree; nil where it is not known and neither way leads
  /// to what is looked for, so that nothing hangs on it.
  ///
  /// Each unknown truth that is tried both ways doubles the runs of an evaluation, and most of
  /// those that a tree holds decide nothing.
  func truth(
    _ formula: FormulaID, _ context: Context, _ ways: (ViewID, ViewID),
    in search: TreeSearch
  ) -> Bool? {
    let count = trace.choices.count
    let value = evaluate(formula, context)
    let isNew =
      value.doubt != nil
      ? !trace.hasChosen(.formula(formula, context.instance)) : trace.choices.count > count
    guard isNew else { return truth(value, of: formula, context) }
    let page = trace
    trace.lookAhead(from: count)
    let start = trace
    let isNothing =
      !finds(search, ways.0, context) && !trace.hasSeen(since: start)
      && !finds(search, ways.1, context) && !trace.hasSeen(since: start)
    trace.goBack(to: page)
    if isNothing {
      trace.forgetChoices(after: count)
      return nil
    }
    guard trace.isLookingAhead else { return truth(value, of: formula, context) }
    // Something is found further down, which is all that the one above wants to know.
    trace.noteSeenAhead()
    return nil
  }

  private func truth(_ value: Value, of formula: FormulaID, _ context: Context) -> Bool {
    if case .bool(let truth) = value { return truth }
    guard let input = value.doubt else { return false }
    return trace.choose(.formula(formula, context.instance), .condition(formula, input))
  }

  /// `true` iff the truth of a condition is not known.
  func isOpen(_ formula: FormulaID, _ context: Context) -> Bool {
    let outer = trace
    defer { trace = outer }
    trace.mayChoose = false
    _ = trace.takeDoubt()
    let value = evaluate(formula, context)
    return value.doubt != nil || trace.takeDoubt() != nil
  }
}
