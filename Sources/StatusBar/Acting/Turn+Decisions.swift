extension Turn {
  // MARK: - Deciding

  /// Returns the truth of a condition in this way; what it depends on is known from now on, if the
  /// condition is nothing but that.
  mutating func decide(
    _ condition: FormulaID?, _ input: InputID
  ) -> Bool {
    let isTrue = decide(among: 2, input) == 1
    if let condition, !questions.world.unknownFacets.isOfManyWays,
      case .input(input) = program.formulas[Int(condition.index)].kind,
      input.index >= 0, Int(input.index) < questions.world.inputs.count
    {
      questions.world.inputs[Int(input.index)] = .bool(isTrue)
    }
    return isTrue
  }

  /// Returns one of several ways that something unknown may go, from 0.
  ///
  /// While both ways of something else are tried nothing is decided: the trial ends. Where it is
  /// unknown which screens there are, no way leads to a bar that is known: one of them is taken,
  /// and nothing is claimed any more.
  mutating func decide(among count: Int, _ input: InputID) -> Int {
    if questions.world.unknownFacets[.screens] != nil {
      if !questions.world.unknownFacets.isOfManyWays { giveUp(on: input, hasManyWays: true) }
      return 0
    }
    guard forkDepth == 0 else {
      isTrialOver = true
      return 0
    }
    return journal.decisions.take(among: count, input)
  }

  /// Returns one of several values that something unknown may be.
  mutating func decide<Choice>(among choices: [Choice], _ input: InputID) -> Choice {
    choices[decide(among: choices.count, input)]
  }

  /// Returns the truth of a value, either one if it is unknown.
  mutating func truth(of value: Value) -> Bool {
    value.doubt.map { decide(nil, $0) } ?? (value == .bool(true))
  }
}
