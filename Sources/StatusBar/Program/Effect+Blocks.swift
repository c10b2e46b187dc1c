// The effects inside effects: all searches for one of them go by this, so that none is missed
// where another kind of effect comes to hold some.
extension Effect {
  /// The blocks of effects that it holds, in order; handlers that it calls are not among them.
  package var blocks: [[Effect]] {
    switch kind {
    case .if(_, let then, let otherwise): [then, otherwise]
    case .loop(let loop): [loop.body, loop.otherwise]
    case .animated(_, let body), .viewAnimation(_, let body), .body(let body), .inUse(_, let body),
      .inAnyUse(_, _, let body):
      [body]
    case .change, .run, .configure, .navigate, .send, .attach, .reachForBar, .return, .bind,
      .perhaps, .awaits, .offer, .load, .obscure, .forget, .doubtAnimation, .assume, .nothing,
      .end:
      []
    }
  }

  /// Changes each of the blocks that it holds.
  package mutating func changeBlocks(_ change: (inout [Effect]) -> Void) {
    switch kind {
    case .if(let condition, var then, var otherwise):
      change(&then)
      change(&otherwise)
      kind = .if(condition, then: then, otherwise: otherwise)
    case .loop(var loop):
      change(&loop.body)
      change(&loop.otherwise)
      kind = .loop(loop)
    case .animated(let duration, var body):
      change(&body)
      kind = .animated(duration: duration, body)
    case .viewAnimation(let duration, var body):
      change(&body)
      kind = .viewAnimation(duration: duration, body)
    case .body(var body):
      change(&body)
      kind = .body(body)
    case .inUse(let screen, var body):
      change(&body)
      kind = .inUse(of: screen, body)
    case .inAnyUse(let screen, let input, var body):
      change(&body)
      kind = .inAnyUse(of: screen, input, body)
    case .change, .run, .configure, .navigate, .send, .attach, .reachForBar, .return, .bind,
      .perhaps, .awaits, .offer, .load, .obscure, .forget, .doubtAnimation, .assume, .nothing,
      .end:
      return
    }
  }
}

extension [Effect] {
  /// `true` iff the app ends in them, whatever else there is.
  var endsApp: Bool { contains { if case .end = $0.kind { true } else { false } } }
}
