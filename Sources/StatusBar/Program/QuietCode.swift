/// Which code leaves nothing behind but values of its own locals, and a result, or ends the app:
/// whether such code runs, and which way it goes, cannot concern the bar by itself. Real apps are
/// full of it: colours by theme, constraints, texts.
struct QuietCode: Sendable {
  /// By handler and by formula: `true` for those that may do more. Both are empty for an app of
  /// which everything is known.
  private var loudHandlers: [Bool] = []
  private var loudFormulas: [Bool] = []
  /// By handler: `true` for those that reach more than properties of the object whose code it is,
  /// and states of the app.
  private var reachingHandlers: [Bool] = []
  /// Which closures are handed to whom.
  private var closures = HandedClosures()
  /// By handler: `true` for those that may do more, and that reach more, even where the closures
  /// that they are handed do not.
  private var loudBesides: [Bool] = []
  private var reachingBesides: [Bool] = []
  /// The places of properties, in whichever class, that stand for other variables.
  private var borrowed: Set<Int32> = []
  /// What observes properties, in whichever class, by their places.
  private var observers: [Int32: [HandlerID]] = [:]
  /// How many parameters the handler has whose own calls of closures are left out; 0 for none.
  private var parameters: Int32 = 0
  /// `true` iff some class answers UIKit with code that may do more.
  private var hasLoudAnswers = false
  /// What starts code that waits and may do more, each once.
  private var loudWaiting: [Effect.Trigger] = []
  /// The slots on which nothing depends.
  private let idle: IdleSlots
  /// By handler: `true` for those that may do more than give properties to the new object whose
  /// initializer they are. Empty where new objects count as something left behind.
  private var loudInitializers: [Bool] = []

  /// Where it is `forgetful`, objects that it makes and nothing keeps are nothing left behind.
  /// Without `reach` no code is known to stay inside its object, and that is not looked for.
  init(_ program: Program, _ idle: IdleSlots, forgetful: Bool = false, reach: Bool = true) {
    self.idle = idle
    guard program.traits.leavesOpen else { return }
    if forgetful {
      loudInitializers = [Bool](repeating: false, count: program.handlers.count)
    }
    loudHandlers = [Bool](repeating: false, count: program.handlers.count)
    loudBesides = loudHandlers
    closures = HandedClosures(program)
    loudFormulas = [Bool](repeating: false, count: program.formulas.count)
    // What calls what is loud is loud: rounds until nothing changes, few as operands come first.
    let waiting = program.handlers.flatMap { $0.body.flatMap { $0.waitingForPosts } }
    while spread(through: program, waiting) {}
    guard reach else { return }
    reachingHandlers = loudHandlers.map { _ in false }
    reachingBesides = reachingHandlers
    noteObservers(in: program)
    while spreadReach(through: program) {}
  }

  /// `true` iff a handler changes nothing but properties of the object whose code it is, with what
  /// observes them, and states of the app: those that `states(changedBy:in:)` names.
  func staysInside(_ handler: HandlerID) -> Bool {
    Int(handler.index) < reachingHandlers.count && !reachingHandlers[Int(handler.index)]
  }

  /// The states of the app that a handler which stays inside its object may change, in order.
  func states(changedBy handler: HandlerID, in program: Program) -> [Int32] {
    var found: Set<Int32> = []
    var seen: Set<HandlerID> = [handler]
    var open = program.handlers[Int(handler.index)].body[...]
    while let effect = open.popLast() {
      var handlers = effect.handlers(in: program)
      switch effect.changedVariable {
      case .app(let state): found.insert(state)
      case .own(let slot): handlers += observers[slot] ?? []
      case .local, nil: break
      }
      for block in effect.blocks { open += block }
      for called in handlers where seen.insert(called).inserted {
        open += program.handlers[Int(called.index)].body
      }
    }
    return found.sorted()
  }

  private mutating func noteObservers(in program: Program) {
    for screen in program.screens {
      for (index, slot) in screen.slots.enumerated() {
        if slot.kind != .state && slot.kind != .parameter { borrowed.insert(Int32(index)) }
        let loud = (slot.willSet + slot.didSet).filter { !isQuiet($0) }
        if !loud.isEmpty { observers[Int32(index), default: []] += loud }
      }
    }
  }

  /// `true` iff to change a property reaches no more than its object, and states of the app.
  private func staysInside(changing slot: Int32) -> Bool {
    !borrowed.contains(slot) && (observers[slot] ?? []).allSatisfy { staysInside($0) }
  }

  /// `true` iff effects change nothing but properties of the object whose code they are, with what
  /// observes them, and states of the app.
  func staysInside(_ effects: some Sequence<Effect>) -> Bool {
    !reachingHandlers.isEmpty && effects.allSatisfy { staysInside($0) }
  }

  private mutating func spreadReach(through program: Program) -> Bool {
    var isChanged = false
    for index in program.handlers.indices where !reachingHandlers[index] {
      let body = program.handlers[index].body
      guard !body.allSatisfy({ staysInside($0) }) else { continue }
      reachingHandlers[index] = true
      isChanged = true
    }
    for index in program.handlers.indices where !reachingBesides[index] {
      parameters = program.handlers[index].parameterCount
      guard !program.handlers[index].body.allSatisfy({ staysInside($0) }) else { continue }
      reachingBesides[index] = true
      isChanged = true
    }
    parameters = 0
    return isChanged
  }

  private func staysInside(_ effect: Effect) -> Bool {
    if isQuiet(effect) { return true }
    switch effect.kind {
    case .if(let condition, let then, let otherwise):
      return isQuiet(condition) && (then + otherwise).allSatisfy { staysInside($0) }
    case .loop(let loop):
      return isQuiet(loop.list)
        && (loop.body + loop.otherwise).allSatisfy { staysInside($0) }
    case .body(let body): return body.allSatisfy { staysInside($0) }
    case .change(.assign(.own(let slot), let value)), .change(.store(.own(let slot), let value)):
      return isQuiet(value) && staysInside(changing: slot)
    case .change(.toggle(.own(let slot))): return staysInside(changing: slot)
    case .change(.assign(.app, let value)), .change(.store(.app, let value)): return isQuiet(value)
    case .change(.toggle(.app)): return true
    case .run(.handler(let handler, let arguments)),
      .run(.handlerInto(_, let handler, let arguments)):
      return arguments.allSatisfy { isQuiet($0) }
        && (staysInside(handler)
          || !reachingBesides[Int(handler.index)]
            && closures.areKnown(handler, arguments, parameters) { staysInside($0) })
    case .run(.closure(let closure, let arguments)):
      return closures.isParameter(closure, of: parameters) && arguments.allSatisfy { isQuiet($0) }
    case .return, .bind, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run, .navigate,
      .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure,
      .forget, .doubtAnimation, .assume, .nothing, .end:
      return false
    }
  }

  /// `true` iff an effect leaves nothing behind, whatever the effects do that it holds.
  func isQuietBesidesBlocks(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .if(let condition, _, _): return isQuiet(condition)
    case .loop(let loop): return isQuiet(loop.list)
    case .body: return true
    case .inAnyUse(_, _, let body): return body.allSatisfy { $0.isCall }
    case .return, .bind, .inUse, .animated, .viewAnimation, .change, .run, .navigate, .attach,
      .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure, .forget,
      .doubtAnimation, .assume, .nothing, .end:
      return isQuiet(effect)
    }
  }

  /// `true` iff a handler leaves nothing behind.
  func isQuiet(_ handler: HandlerID) -> Bool {
    Int(handler.index) < loudHandlers.count && !loudHandlers[Int(handler.index)]
  }

  /// `true` iff effects leave nothing behind.
  func isQuiet(_ effects: some Sequence<Effect>) -> Bool {
    !loudHandlers.isEmpty && effects.allSatisfy { isQuiet($0) }
  }

  private mutating func spread(
    through program: Program, _ waiting: [(trigger: Effect.Trigger, handler: HandlerID)]
  ) -> Bool {
    var isChanged = false
    for (trigger, handler) in waiting where !isQuiet(handler) && !loudWaiting.contains(trigger) {
      loudWaiting.append(trigger)
      isChanged = true
    }
    for index in program.formulas.indices where !loudFormulas[index] {
      guard isLoud(program.formulas[index].kind, in: program) else { continue }
      loudFormulas[index] = true
      isChanged = true
    }
    for index in program.handlers.indices where !loudHandlers[index] {
      guard !isQuiet(program.handlers[index].body) else { continue }
      loudHandlers[index] = true
      isChanged = true
    }
    for index in program.handlers.indices where !loudBesides[index] {
      parameters = program.handlers[index].parameterCount
      guard !isQuiet(program.handlers[index].body) else { continue }
      loudBesides[index] = true
      isChanged = true
    }
    parameters = 0
    for index in loudInitializers.indices where !loudInitializers[index] {
      guard !program.handlers[index].body.allSatisfy({ onlyInitializes($0) }) else { continue }
      loudInitializers[index] = true
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

  /// `true` iff a formula leaves nothing behind.
  func isQuiet(_ formula: FormulaID?) -> Bool {
    formula.map { !loudFormulas[Int($0.index)] } ?? true
  }

  private func isLoud(_ kind: Formula.Kind, in program: Program) -> Bool {
    switch kind {
    case .makeController(let new): return !leavesNothing(new, in: program)
    case .makeObject, .makeWindow: return true
    case .call(let handler, _): if !isQuiet(handler) { return true }
    case .property, .superAnswer: if hasLoudAnswers { return true }
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .convert, .length, .apply, .each, .reduce, .element, .ternary, .coalesce,
      .environment, .stored, .seen, .thisController, .inUse, .root, .objectProperty, .window,
      .closure, .input, .opaque, .available, .choice, .forced, .end:
      break
    }
    return !kind.operands.allSatisfy { isQuiet($0) }
  }

  private func isQuiet(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .assume, .nothing, .end: true
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
    case .change(.assign(let variable, let value)), .change(.store(let variable, let value)):
      isIdle(variable, by: value) && isQuiet(value)
    case .change(.toggle(let variable)): isIdle(variable, by: nil)
    // What else stands there is asked of another object than the code around it.
    case .inAnyUse(_, _, let body): body.allSatisfy { $0.isCall && isQuiet($0) }
    case .inUse, .animated, .viewAnimation, .change, .navigate, .attach, .configure,
      .send, .offer, .reachForBar, .load, .obscure, .forget, .doubtAnimation:
      false
    }
  }

  /// `true` iff nothing depends on a variable, and those who observe it leave nothing behind.
  private func isIdle(_ variable: Variable, by value: FormulaID?) -> Bool {
    idle.includes(variable, by: value) && idle.observers(of: variable).allSatisfy { isQuiet($0) }
  }

  // MARK: - What is made

  /// `true` iff an object that is made leaves nothing behind once nothing holds it.
  private func leavesNothing(_ new: NewController, in program: Program) -> Bool {
    guard !loudInitializers.isEmpty, case .screen(let screen, let arguments) = new.destination,
      arguments.allSatisfy({ isQuiet($0.value) }), new.children.allSatisfy({ isQuiet($0) }),
      isQuiet(new.style), isQuiet(new.captures), isQuiet(new.title)
    else { return false }
    if let (handler, arguments) = new.initializer,
      loudInitializers[Int(handler.index)] || !arguments.allSatisfy({ isQuiet($0) })
    {
      return false
    }
    return program.nearest(from: screen) { ancestor in
      let own = program.screens[Int(ancestor.index)]
      let isLoud =
        own.initializer.map { loudInitializers[Int($0.index)] } ?? false
        || own.objectInitializers.contains { loudInitializers[Int($0.index)] }
        || own.slots.contains { !isQuiet($0.initial) }
      return isLoud ? true : nil
    } == nil
  }

  /// `true` iff an effect of an initializer reaches nothing but the object that is made.
  private func onlyInitializes(_ effect: Effect) -> Bool {
    if isQuiet(effect) { return true }
    switch effect.kind {
    case .if(let condition, let then, let otherwise):
      return isQuiet(condition) && (then + otherwise).allSatisfy { onlyInitializes($0) }
    case .body(let body): return body.allSatisfy { onlyInitializes($0) }
    case .change(.assign(.own, let value)), .change(.store(.own, let value)): return isQuiet(value)
    case .change(.toggle(.own)): return true
    case .run(.handler(let handler, let arguments)),
      .run(.handlerInto(_, let handler, let arguments)):
      return !loudInitializers[Int(handler.index)] && arguments.allSatisfy { isQuiet($0) }
    case .return, .bind, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run,
      .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
      .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
      return false
    }
  }

  /// `true` iff a call leaves nothing behind, whichever closures it is handed.
  private func isQuiet(_ handler: HandlerID, _ arguments: [FormulaID]) -> Bool {
    arguments.allSatisfy { isQuiet($0) }
      && (isQuiet(handler)
        || !loudBesides[Int(handler.index)]
          && closures.areKnown(handler, arguments, parameters) { isQuiet($0) })
  }

  private func isQuiet(_ call: Effect.Call) -> Bool {
    switch call {
    case .handler(let handler, let arguments), .handlerInto(_, let handler, let arguments):
      isQuiet(handler, arguments)
    case .other(let target, let handler, let arguments, _):
      isQuiet(target) && isQuiet(handler, arguments)
    case .closure(let closure, let arguments):
      closures.isParameter(closure, of: parameters) && arguments.allSatisfy { isQuiet($0) }
    case .after(let seconds, let handler): isQuiet(seconds) && isQuiet(handler)
    case .withTransition(let handler, _): isQuiet(handler)
    case .post(let posted, _): !loudWaiting.contains { $0.start(by: posted) != .never }
    case .sleep: false
    }
  }
}

extension Effect {
  /// The variable that it gives another value.
  fileprivate var changedVariable: Variable? {
    guard case .change(let change) = kind else { return nil }
    switch change {
    case .assign(let variable, _), .store(let variable, _), .toggle(let variable): return variable
    case .assignObject, .toggleObject, .hide, .assignStored: return nil
    }
  }

  /// The functions that it calls for the object whose code it is, and the closures that it hands
  /// them.
  fileprivate func handlers(in program: Program) -> [HandlerID] {
    guard case .run(let call) = kind else { return [] }
    switch call {
    case .handler(let handler, let arguments), .handlerInto(_, let handler, let arguments):
      let closures = arguments.compactMap { argument -> HandlerID? in
        if case .closure(let closure) = program.formulas[Int(argument.index)].kind {
          closure
        } else {
          nil
        }
      }
      return [handler] + closures
    case .other, .closure, .after, .withTransition, .post, .sleep: return []
    }
  }

  /// `true` iff it does nothing but call a function of the object whose code it is.
  fileprivate var isCall: Bool {
    switch kind {
    case .run(.handler), .assume, .nothing: true
    case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .change,
      .run, .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
      .obscure, .forget, .doubtAnimation, .end:
      false
    }
  }

  /// What waits in it for a notification, or for a value of a stream.
  fileprivate var waitingForPosts: [(trigger: Trigger, handler: HandlerID)] {
    if case .awaits(let trigger, _, let handler) = kind {
      switch trigger {
      case .post, .send, .touch: return [(trigger, handler)]
      case .activity, .turn, .later: return []
      }
    }
    return blocks.flatMap { $0.flatMap { $0.waitingForPosts } }
  }
}
