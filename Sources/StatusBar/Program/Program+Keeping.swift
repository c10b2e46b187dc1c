/// Whether properties hold controllers: those that code makes, and those that it finds.
extension Program {
  /// `true` iff a controller may live on in a property that nothing shows any more.
  var keepsControllers: Bool {
    if formulas.contains(where: { $0.kind.makesController }) { return true }
    let isHandedOn = handlers.contains { handler in
      handler.body.contains { handsOnController($0) }
    }
    return handlers.contains { handler in
      handler.body.contains { keepsController($0, handedOn: isHandedOn) }
    }
  }

  /// `true` iff code makes windows.
  var makesWindows: Bool { formulas.contains { $0.kind.makesWindow } }

  /// `true` iff an effect, or one inside it, stores a controller that it found, or that it was
  /// handed.
  private func keepsController(_ effect: Effect, handedOn isHandedOn: Bool) -> Bool {
    if case .change(let change) = effect.kind, let value = change.stored {
      return finds(value, handedOn: isHandedOn)
    }
    return effect.blocks.joined().contains { keepsController($0, handedOn: isHandedOn) }
  }

  /// `true` iff an effect, or one inside it, gives a controller that it found to a constant, to a
  /// function or to the caller.
  private func handsOnController(_ effect: Effect) -> Bool {
    effect.handedOn.contains { finds($0, handedOn: false) }
      || effect.blocks.joined().contains { handsOnController($0) }
  }

  /// `true` iff a formula may yield a controller that is there already.
  private func finds(_ formula: FormulaID, handedOn isHandedOn: Bool) -> Bool {
    switch formulas[Int(formula.index)].kind {
    case .thisController, .root: true
    case .property(let property, _), .superAnswer(let property, _):
      property.member.row.type == .controller
    case .variable(let variable): if case .local = variable { isHandedOn } else { false }
    case .call: isHandedOn
    case .ternary(_, let then, let otherwise), .coalesce(let then, let otherwise):
      finds(then, handedOn: isHandedOn) || finds(otherwise, handedOn: isHandedOn)
    case .choice(let cases, let otherwise):
      finds(otherwise, handedOn: isHandedOn)
        || cases.contains { finds($0.value, handedOn: isHandedOn) }
    case .inUse(_, let inner), .forced(let inner): finds(inner, handedOn: isHandedOn)
    // What another property holds is held by that.
    case .stored, .seen, .binding, .constant, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .convert, .length, .apply, .each, .reduce, .element, .end, .environment,
      .objectProperty, .makeObject, .makeController,
      .window, .makeWindow,
      .closure, .input,
      .opaque, .available:
      false
    }
  }
}

extension Effect.Change {
  /// What it gives to a property or a variable.
  fileprivate var stored: FormulaID? {
    switch self {
    case .assign(_, let value), .store(_, let value), .assignStored(_, _, let value, _): value
    case .toggle, .assignObject, .toggleObject, .hide: nil
    }
  }
}

extension Effect {
  /// What it gives to a constant, to a function or to the caller.
  fileprivate var handedOn: [FormulaID] {
    switch kind {
    case .return(let value): value.map { [$0] } ?? []
    case .bind(_, let value): [value]
    case .loop(let loop): loop.list.map { [$0] } ?? []
    case .run(let call): call.arguments
    case .if, .body, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .navigate, .attach,
      .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure, .forget,
      .doubtAnimation, .assume, .nothing, .end:
      []
    }
  }
}

extension Effect.Call {
  fileprivate var arguments: [FormulaID] {
    switch self {
    case .handler(_, let arguments), .handlerInto(_, _, let arguments), .closure(_, let arguments),
      .other(_, _, let arguments, _):
      arguments
    case .after, .sleep, .withTransition, .post: []
    }
  }
}
