import StatusBar

extension Program {
  /// The formulas that a formula is made of: its operands, and what a function that it calls
  /// answers, and by what conditions. What a controller of another class answers is not among them.
  func operands(of formula: FormulaID) -> [FormulaID] {
    switch formulas[Int(formula.index)].kind {
    case .convert(_, let a), .length(let a), .forced(let a), .not(let a), .negate(let a),
      .isOfClass(let a, _), .property(_, of: let a),
      .stored(_, of: let a), .seen(_, by: let a),
      .inUse(_, let a), .objectProperty(_, of: let a):
      [a]
    case .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .arithmetic(_, let a, let b), .coalesce(let a, let b):
      [a, b]
    case .ternary(let a, let b, let c), .reduce(let a, let b, _, _, let c): [a, b, c]
    case .apply(_, let operands): operands
    case .each(_, let list, _, let body): [list, body]
    case .makeObject(let hidden, let animated): [hidden, animated].compactMap { $0 }
    case .call(let handler, let arguments):
      arguments + answers(of: handlers[Int(handler.index)].body)
    case .choice(let cases, let otherwise):
      cases.flatMap { [$0.condition, $0.value] } + [otherwise]
    case .constant, .variable, .binding, .environment, .thisController, .root, .superAnswer,
      .makeController, .window, .makeWindow, .closure, .input, .opaque, .available, .element, .end:
      []
    }
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
