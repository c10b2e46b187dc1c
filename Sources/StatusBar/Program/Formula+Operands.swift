// The formulas inside formulas: all searches through them go by this.
extension Formula.Kind {
  /// The formulas that it is made of, in order. What a function that it calls answers is not among
  /// them, and neither is what a controller or a window that it makes is given.
  package var operands: [FormulaID] {
    switch self {
    case .convert(_, let a), .length(let a), .forced(let a), .not(let a), .negate(let a),
      .isOfClass(let a, _), .property(_, of: let a), .stored(_, of: let a), .seen(_, by: let a),
      .inUse(_, let a), .objectProperty(_, of: let a):
      [a]
    case .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .arithmetic(_, let a, let b), .coalesce(let a, let b):
      [a, b]
    case .ternary(let a, let b, let c), .reduce(let a, let b, _, _, let c): [a, b, c]
    case .apply(_, let operands): operands
    case .each(_, let list, _, let body): [list, body]
    case .makeObject(let hidden, let animated): [hidden, animated].compactMap { $0 }
    case .call(_, let arguments): arguments
    case .choice(let cases, let otherwise):
      cases.flatMap { [$0.condition, $0.value] } + [otherwise]
    case .constant, .variable, .binding, .environment, .thisController, .root, .superAnswer,
      .makeController, .window, .makeWindow, .closure, .input, .opaque, .available, .element, .end:
      []
    }
  }
}
