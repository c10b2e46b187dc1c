extension Turn {
  /// Claims nothing more if code came to the end of the app, and returns whether it did.
  @discardableResult
  mutating func endIfNeeded() -> Bool {
    guard let end = trace.takeEnd() else { return false }
    if !hasEnded { giveUp(on: end) }
    hasEnded = true
    return true
  }

  /// Claims nothing of this world any more, but what the device alone decides: too much depends on
  /// unknowns, or more ways lead on than are followed.
  mutating func giveUp(on input: InputID, hasManyWays: Bool = false) {
    if hasManyWays { questions.world.unknownFacets.noteManyWays(input) }
    for facet in UnknownFacets.Facet.allCases { questions.world.unknownFacets.hide(facet, input) }
    if questions.world.platform.ruleAgainstBar == nil {
      questions.world.published.alternatives = questions.anyBars(but: questions.world.published.bar)
      // What left the screens open first is to blame.
      let blamed = questions.world.unknownFacets[.screens] ?? input
      questions.world.published.undecided = [Unknown(blamed)]
    }
    for index in questions.world.instances.indices where questions.world.instances[index].isAlive {
      for slot in questions.world.instances[index].values.indices
      where questions.world.instances[index].values[slot].isPlain {
        questions.world.instances[index].values[slot] = .unknown(input)
      }
    }
    forgetObjects(input)
  }
}

extension Value {
  /// `true` iff it names nothing else of the world: a truth, a number, a text, a case.
  fileprivate var isPlain: Bool {
    switch self {
    case .controller, .object, .window, .closure, .reference: false
    case .none, .bool, .number, .integer, .text, .list, .enumCase, .style, .animation, .scheme,
      .visibility,
      .sizeClass, .interposed, .scenePhase, .some, .presentation, .unknown:
      true
    }
  }
}
