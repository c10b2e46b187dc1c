extension Program {
  /// The states of the app that some code changes, in order: code of which nothing is known may
  /// change them as well.
  func changedStates() -> [Int32] {
    var found: Set<Int32> = []
    for handler in handlers { collect(handler.body, &found) }
    for formula in formulas {
      if case .binding(.app(let slot)) = formula.kind { found.insert(slot) }
    }
    return found.sorted()
  }

  private func collect(_ effects: [Effect], _ found: inout Set<Int32>) {
    for effect in effects {
      switch effect.kind {
      case .change(.assign(.app(let slot), _)), .change(.toggle(.app(let slot))): found.insert(slot)
      default: for block in effect.blocks { collect(block, &found) }
      }
    }
  }
}
