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
      case .change(let change): change.appState.map { _ = found.insert($0) }
      case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .run,
        .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
        .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
        for block in effect.blocks { collect(block, &found) }
      }
    }
  }
}

extension Effect.Change {
  /// The state of the app that it gives another value.
  fileprivate var appState: Int32? {
    switch self {
    case .assign(let variable, _), .store(let variable, _), .toggle(let variable):
      if case .app(let slot) = variable { slot } else { nil }
    case .assignObject, .toggleObject, .hide, .assignStored: nil
    }
  }
}
