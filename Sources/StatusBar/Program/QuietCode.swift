/// Which code leaves nothing behind but values of its own locals, and a result: whether such code
/// runs, and which way it goes, cannot concern the bar by itself. Real apps are full of it: colours
/// by theme, constraints, texts.
struct QuietCode: Sendable {
  /// By handler and by formula: `true` for those that may do more. Both are empty for an app of
  /// which everything is known.
  private var loudHandlers: [Bool] = []
  private var loudFormulas: [Bool] = []
  /// `true` iff some class answers UIKit with code that may do more.
  private var hasLoudAnswers = false

  init(_ program: Program) {
    guard program.traits.leavesOpen else { return }
    loudHandlers = [Bool](repeating: false, count: program.handlers.count)
    loudFormulas = [Bool](repeating: false, count: program.formulas.count)
    // What calls what is loud is loud: rounds until nothing changes, few as operands come first.
    while spread(through: program) {}
  }

  /// `true` iff a handler leaves nothing behind.
  func isQuiet(_ handler: HandlerID) -> Bool {
    Int(handler.index) < loudHandlers.count && !loudHandlers[Int(handler.index)]
  }

  /// `true` iff effects leave nothing behind.
  func isQuiet(_ effects: some Sequence<Effect>) -> Bool {
    !loudHandlers.isEmpty && effects.allSatisfy { isQuiet($0) }
  }

  private mutating func spread(through program: Program) -> Bool {
    var isChanged = false
    for index in program.formulas.indices where !loudFormulas[index] {
      guard isLoud(program.formulas[index].kind) else { continue }
      loudFormulas[index] = true
      isChanged = true
    }
    for index in program.handlers.indices where !loudHandlers[index] {
      guard !isQuiet(program.handlers[index].body) else { continue }
      loudHandlers[index] = true
      isChanged = true
    }
    if !hasLoudAnswers {
      hasLoudAnswers = program.screens.contains { screen in
        screen.overrides.all.contains { loudFormulas[Int($0.formula.index)] }
      }
      isChanged = isChanged || hasLoudAnswers
    }
    return isChanged
  }

  private func isQuiet(_ formula: FormulaID?) -> Bool {
    formula.map { !loudFormulas[Int($0.index)] } ?? true
  }

  private func isLoud(_ kind: Formula.Kind) -> Bool {
    switch kind {
    case .forced, .end, .makeObject, .makeController, .makeWindow: return true
    case .call(let handler, _): if !isQuiet(handler) { return true }
    case .property, .superAnswer: if hasLoudAnswers { return true }
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .convert, .length, .apply, .each, .reduce, .element, .ternary, .coalesce,
      .environment, .stored, .seen, .thisController, .inUse, .root, .objectProperty, .window,
      .closure, .input, .opaque, .available, .choice:
      break
    }
    return !kind.operands.allSatisfy { isQuiet($0) }
  }

  private func isQuiet(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .assume, .nothing: true
    case .return(let value): isQuiet(value)
    case .bind(_, let value): isQuiet(value)
    case .if(let condition, let then, let otherwise):
      isQuiet(condition) && then.allSatisfy { isQuiet($0) } && otherwise.allSatisfy { isQuiet($0) }
    case .loop(let loop):
      isQuiet(loop.list) && loop.body.allSatisfy { isQuiet($0) }
        && loop.otherwise.allSatisfy { isQuiet($0) }
    case .body(let body): body.allSatisfy { isQuiet($0) }
    case .run(let call): isQuiet(call)
    case .perhaps(_, let handler): isQuiet(handler)
    case .awaits(let trigger, _, let handler): trigger != .touch && isQuiet(handler)
    case .inUse, .inAnyUse, .animated, .viewAnimation, .change, .navigate, .attach, .configure,
      .send, .offer, .reachForBar, .load, .obscure, .forget, .doubtAnimation, .end:
      false
    }
  }

  private func isQuiet(_ call: Effect.Call) -> Bool {
    switch call {
    case .handler(let handler, let arguments), .handlerInto(_, let handler, let arguments):
      isQuiet(handler) && arguments.allSatisfy { isQuiet($0) }
    case .after(let seconds, let handler): isQuiet(seconds) && isQuiet(handler)
    case .withTransition(let handler, _): isQuiet(handler)
    case .closure, .other, .sleep: false
    }
  }
}
