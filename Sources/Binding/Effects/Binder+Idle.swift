import Language
import StatusBar

// Code that does nothing but come to values: it is left out where it would only be followed.
extension Binder {
  /// A call of a handler for what it does: one that only comes to a value does nothing.
  mutating func calling(
    _ handler: HandlerID, with arguments: [FormulaID], at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    let body = program[handler].body
    if !receivers.isOpen(handler), body.allSatisfy({ isIdle($0) }),
      arguments.allSatisfy({ makesNothing($0) })
    {
      return body.flatMap { $0.allAssumptions }
    }
    return [effect(.run(.handler(handler, arguments: arguments)), at: range, scope)]
  }

  /// `true` iff nothing is different once an effect has happened, but what a value is called.
  func isIdle(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .nothing, .assume: true
    case .return(let value): value.map { makesNothing($0) } ?? true
    case .bind(_, let value): makesNothing(value)
    case .if(let condition, let then, let otherwise):
      makesNothing(condition) && (then + otherwise).allSatisfy { isIdle($0) }
    case .animated, .viewAnimation, .body, .inUse, .inAnyUse:
      effect.blocks.joined().allSatisfy { isIdle($0) }
    // Whether it comes to its end is not looked into.
    case .loop: false
    case .change, .run, .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps,
      .onTouch, .load, .obscure, .forget, .doubtAnimation, .end:
      false
    }
  }

  /// `true` iff a formula makes no controller, calls nothing, and cannot end the app.
  func makesNothing(_ formula: FormulaID) -> Bool {
    switch program[formula] {
    case .constant, .variable, .binding, .environment, .thisController, .root, .input, .opaque,
      .available, .window:
      true
    case .isOfClass(let a, _), .negate(let a), .not(let a), .property(_, of: let a),
      .stored(_, of: let a), .length(let a):
      makesNothing(a)
    case .compare(_, let a, let b), .and(let a, let b), .or(let a, let b), .coalesce(let a, let b):
      makesNothing(a) && makesNothing(b)
    case .apply(_, let operands): operands.allSatisfy { makesNothing($0) }
    case .element: true
    case .each, .reduce, .arithmetic, .ternary, .inUse, .superAnswer, .objectProperty, .makeObject,
      .makeController, .closure, .call, .choice, .seen, .makeWindow, .convert, .forced, .end:
      false
    }
  }
}
