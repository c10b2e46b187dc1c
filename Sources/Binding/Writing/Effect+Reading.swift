import StatusBar

// What an effect changes, and whether it ends its handler.
extension Effect {
  /// `true` iff it sets the text of a tab, which the bar does not depend on.
  var setsTitle: Bool {
    if case .configure(.setController(.title, _, _)) = kind { true } else { false }
  }

  /// `true` iff the effect changes something.
  var matters: Bool {
    switch kind {
    case .nothing, .return, .bind, .assume, .configure(.setController(.title, _, _)): false
    case .if, .animated, .viewAnimation, .body, .loop, .inUse, .inAnyUse:
      blocks.joined().contains { $0.matters }
    case .change, .run, .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps,
      .awaits, .load, .obscure, .forget, .doubtAnimation, .end:
      true
    }
  }
}

extension Effect {
  /// Puts the effect before each one of others that ends the handler.
  func before(returnsOf effects: [Effect]) -> [Effect] {
    effects.flatMap { one -> [Effect] in
      guard one.returns else { return [one] }
      if case .return = one.kind { return [self, one] }
      var one = one
      one.changeBlocks { $0 = before(returnsOf: $0) }
      return [one]
    }
  }

  /// Effects with what each `return` among them yields kept in a local.
  static func keeping(returnsOf effects: [Effect], in local: Int32) -> [Effect] {
    effects.flatMap { one -> [Effect] in
      guard one.returns else { return [one] }
      var one = one
      if case .return(let value?) = one.kind {
        var kept = one
        kept.kind = .bind(local: local, value)
        one.kind = .return(nil)
        return [kept, one]
      }
      one.changeBlocks { $0 = keeping(returnsOf: $0, in: local) }
      return [one]
    }
  }

  /// `true` iff it, or one inside it, ends the handler.
  var returns: Bool {
    switch kind {
    case .return: true
    case .if(_, let then, let otherwise):
      then.contains { $0.returns } || otherwise.contains { $0.returns }
    case .loop(let loop):
      loop.body.contains { $0.returns } || loop.otherwise.contains { $0.returns }
    case .bind, .body, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run, .navigate,
      .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure,
      .forget, .doubtAnimation, .assume, .nothing, .end:
      false
    }
  }
}
