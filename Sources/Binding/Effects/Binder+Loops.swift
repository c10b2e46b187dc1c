import Language
import StatusBar

// Loops: over what is written they run as often as it has elements, over anything else maybe.
extension Binder {
  mutating func readLoop(
    _ loop: LoopStatement, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    if let sequence = loop.sequence {
      if let name = loop.variable, let target = windows(in: sequence, scope) {
        scope.locals.append(name.name, .window(target))
        return .modelled(bindEffects(loop.body[...], &scope))
      }
      if case .array(let elements) = sequence.kind, elements.count <= 16, loop.variable != nil,
        scope.copies * elements.count <= Self.copyLimit,
        !loop.body.contains(where: { $0.mayBreak })
      {
        return .modelled(bindEach(elements, loop, &scope))
      }
      if let known = bindKnownLoop(loop, over: sequence, &scope, at: range) {
        return .modelled(known)
      }
      _ = bindFormula(sequence, expecting: .unknown, &scope)
    } else if let known = bindOpenLoop(loop, &scope, at: range) {
      return .modelled(known)
    }
    for name in [loop.variable].compactMap({ $0 }) + loop.names {
      scope.locals.append(name.name, .opaque([name.name], qualifier: nil))
    }
    return .modelled(scope.takePending() + bindRepeated(loop, &scope, at: range))
  }

  /// `scene.windows.forEach { $0.overrideUserInterfaceStyle = .dark }`; nil for another list.
  mutating func readForEach(
    _ base: Expression, _ call: Call, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let closure = call.trailingClosure ?? call.closureArgument,
      let target = windows(in: base, scope)
    else { return readKnownForEach(base, call, &scope) }
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    let name = closure.parameters.first?.name ?? intern(Array("$0".utf8))
    scope.locals.append(name, .window(target))
    return .modelled(bindEffects(closure.body[...], &scope))
  }

  /// How often a statement is followed that stands in loops inside one another: whatever further
  /// rounds do is unknown. Each loop around it doubles its copies.
  static var copyLimit: Int { 64 }

  /// Runs the body once for each element that is written.
  private mutating func bindEach(
    _ elements: [Expression], _ loop: LoopStatement, _ scope: inout Scope
  ) -> [Effect] {
    let (depth, copies) = (scope.locals.count, scope.copies)
    defer { scope.copies = copies }
    var effects: [Effect] = []
    for element in elements {
      scope.copies = copies * elements.count
      if let name = loop.variable {
        // What an attempt would do on its way counts only where it is the right one.
        var (drafting, making) = (scope, scope)
        if let draft = bindDraft(element, &drafting) {
          scope = drafting
          // What the body says of it counts before it is shown.
          scope.locals.append(name.name, .draft(draft))
        } else if let made = bindControllerValue(element, &making) {
          scope = making
          effects += made.effects
          scope.locals.append(name.name, .value(made.formula))
        } else {
          let parameter = Parameter(label: nil, name: name, type: nil, initial: nil)
          let known = meaning(ofArgument: element, for: parameter, &scope)
          scope.locals.append(name.name, known)
        }
      }
      effects += scope.takePending() + bindEffects(loop.body[...], &scope)
      scope.locals.removeAll(since: depth)
    }
    return effects
  }

  /// Runs the body not at all, once or twice: what the bar shows must be the same for each. What
  /// changes with each round is unknown after more than one.
  private mutating func bindRepeated(
    _ loop: LoopStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let copies = scope.copies
    scope.copies = min(copies * 2, Self.copyLimit * 2)
    let body = bindEffects(loop.body[...], &scope)
    scope.copies = copies
    guard body.contains(where: { $0.matters || $0.returns }) else { return body }
    return rounds(of: body, over: loop.sequence?.range ?? range, copies, &scope, at: range)
  }

  /// A body that runs not at all, once, or more often.
  mutating func rounds(
    of body: [Effect], over sequence: SourceRange, _ copies: Int, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect] {
    let first = truthInput(named(sequence, scope), at: range, scope)
    let again = truthInput(named(range, scope), at: range, scope)
    let isBounded = copies * 2 <= Self.copyLimit
    let rounds =
      isBounded
      ? body + counted(in: body, constants: false, at: range, scope)
      : [obscured(at: range, scope)]
    let second = effect(.if(again, then: rounds, otherwise: []), at: range, scope)
    return [effect(.if(first, then: body + [second], otherwise: []), at: range, scope)]
  }

  /// Makes unknown what effects set to something that depends on what it was, or to anything.
  mutating func counted(
    in effects: [Effect], constants: Bool, depth: Int = 0, at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    // Functions that call each other are looked into no deeper than this.
    guard depth < 8 else { return [] }
    var result: [Effect] = []
    for inner in effects {
      switch inner.kind {
      case .change(.assign(let variable, let value)), .change(.store(let variable, let value)):
        if !constants, case .constant = program[value] { continue }
        let unknown = opaque(type(of: value), at: range, scope)
        result.append(effect(.change(.assign(variable, unknown)), at: range, scope))
      case .bind(let local, let value):
        // The locals of a function that is called are its own.
        if depth > 0 { continue }
        if !constants, case .constant = program[value] { continue }
        let unknown = opaque(type(of: value), at: range, scope)
        result.append(effect(.bind(local: local, unknown), at: range, scope))
      case .if(_, let then, let otherwise):
        result += counted(
          in: then + otherwise, constants: constants, depth: depth, at: range, scope)
      case .inUse(let screen, let body):
        let counts = counted(
          in: body, constants: constants, depth: depth, at: range, scope)
        if !counts.isEmpty { result.append(effect(.inUse(of: screen, counts), at: range, scope)) }
      // It is unknown already what that leaves behind.
      case .inAnyUse: continue
      case .loop(let loop):
        result += counted(
          in: loop.body + loop.otherwise, constants: constants, depth: depth, at: range, scope)
      case .animated(_, let body), .viewAnimation(_, let body), .body(let body):
        result += counted(
          in: body, constants: constants, depth: depth, at: range, scope)
      case .run(.handler(let handler, _)), .run(.handlerInto(_, let handler, _)):
        result += counted(
          in: program[handler].body, constants: constants, depth: depth + 1, at: range, scope)
      case .run(.other(_, let handler, _, _)), .run(.after(_, let handler)),
        .run(.withTransition(let handler, _)), .run(.sleep(_, let handler)):
        // What it counts belongs to another controller, or to another time.
        let counts = counted(
          in: program[handler].body, constants: constants, depth: depth + 1, at: range, scope)
        if !counts.isEmpty { result.append(obscured(at: range, scope)) }
      case .change(.assignStored(_, _, let value)):
        if !constants, case .constant = program[value] { continue }
        result.append(obscured(at: range, scope))
      case .run(.closure): result.append(obscured(at: range, scope))
      // Twice is as good as once, or as never: what is toggled is there in both ways.
      case .change(.toggle), .change(.assignObject), .change(.toggleObject), .change(.hide),
        .configure, .navigate, .send, .attach, .reachForBar, .perhaps, .onTouch, .load, .offer,
        .obscure, .forget, .assume, .doubtAnimation, .return, .nothing, .end:
        continue
      }
    }
    return result
  }

  private mutating func obscured(at range: SourceRange, _ scope: Scope) -> Effect {
    let input = input(named(range, scope), nil, at: range, scope)
    return effect(.obscure(Haze.Facet.allCases, input), at: range, scope)
  }

  /// The windows that a sequence holds, or nil where it holds something else.
  private func windows(in sequence: Expression, _ scope: Scope) -> WindowTarget? {
    switch sequence.kind {
    case .optionalChain(let inner), .forced(let inner): return windows(in: inner, scope)
    case .binary(let left, .coalesce, _, _): return windows(in: left, scope)
    case .tuple(let elements) where elements.count == 1:
      return windows(in: elements[0].value, scope)
    case .member(let base, let name):
      guard name.name.word == .windows, meaning(of: base, scope)?.isSomething ?? true else {
        return nil
      }
      return .each
    default: return nil
    }
  }
}

extension Meaning {
  /// `true` iff no more is known of it than that it is there.
  fileprivate var isSomething: Bool {
    switch self {
    case .opaque, .value: true
    case .variable(_, let type): !type.isKnown
    case .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft, .window,
      .anything:
      false
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

  /// `true` iff it, or one inside it, ends the handler.
  var returns: Bool {
    switch kind {
    case .return: true
    case .if(_, let then, let otherwise):
      then.contains { $0.returns } || otherwise.contains { $0.returns }
    case .loop(let loop):
      loop.body.contains { $0.returns } || loop.otherwise.contains { $0.returns }
    case .bind, .body, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run, .navigate,
      .attach, .configure, .send, .offer, .reachForBar, .perhaps, .onTouch, .load, .obscure,
      .forget, .doubtAnimation, .assume, .nothing, .end:
      false
    }
  }
}
