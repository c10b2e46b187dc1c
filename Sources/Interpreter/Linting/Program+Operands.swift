import StatusBar

extension Program {
  /// The formulas that a formula is made of: its operands, and what a function that it calls
  /// answers, and by what conditions. What a controller of another class answers is not among them.
  func operands(of formula: FormulaID) -> [FormulaID] {
    let kind = formulas[Int(formula.index)].kind
    guard case .call(let handler, _) = kind else { return kind.operands }
    return kind.operands + answers(of: handlers[Int(handler.index)].body)
  }

  /// `true` iff a class is another one, or below it.
  func inherits(_ screen: ScreenID, from other: ScreenID) -> Bool {
    var next: ScreenID? = screen
    while let current = next {
      if current == other { return true }
      next = screens[Int(current.index)].superclass
    }
    return false
  }

  /// What effects return, and what decides it.
  private func answers(of effects: [Effect]) -> [FormulaID] {
    effects.flatMap { effect in
      let own: [FormulaID] =
        switch effect.kind {
        case .return(let value): value.map { [$0] } ?? []
        case .if(let condition, _, _): [condition]
        case .bind(_, let value): [value]
        case .loop(let loop): loop.list.map { [$0] } ?? []
        case .body, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run, .navigate,
          .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure,
          .forget, .doubtAnimation, .assume, .nothing, .end:
          []
        }
      return own + answers(of: effect.blocks.flatMap { $0 })
    }
  }
}
