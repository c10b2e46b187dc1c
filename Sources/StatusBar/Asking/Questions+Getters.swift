// Getters that change something on their way to an answer: what they assign counts for all that is
// asked after it, and the turn that asked performs it afterwards (U19).

/// What getters did on the way to an answer, and what of it is still to be done.
struct GetterDeeds: Sendable {
  /// What they gave to variables, in order, the last of each variable alone.
  var writes: [GetterWrite] = []
  /// Whatever else they did.
  var acts: [(effect: Effect, context: Context)] = []

  /// What a variable holds after them; nil where they left it alone.
  func value(of instance: InstanceID, _ slot: Int) -> Value? {
    writes.first { $0.instance == instance && $0.slot == slot }?.value
  }

  mutating func write(_ write: GetterWrite) {
    writes.removeAll { $0.instance == write.instance && $0.slot == write.slot }
    writes.append(write)
  }
}

extension Effect {
  /// `true` iff it, or an effect inside it, hangs on a condition.
  fileprivate var isFork: Bool {
    if case .if = kind { return true }
    return blocks.contains { $0.contains { $0.isFork } }
  }
}

/// A value that a getter gave to a variable.
struct GetterWrite: Equatable {
  var instance: InstanceID
  var slot: Int
  var value: Value
  var site: Site
  var writer: ControllerID?
}

extension Questions {
  /// What the variable holds for a getter, which an earlier one may have written.
  @inline(__always)
  func held(_ instance: InstanceID, _ slot: Int) -> Value {
    if trace.hasDeeds, let written = trace.deeds.value(of: instance, slot) { return written }
    return self[instance].values[slot]
  }

  /// Returns what a function answers; what it does on the way is noted.
  func callResult(
    _ id: HandlerID, _ arguments: [Value], _ context: Context
  ) -> Value {
    guard trace.enter(depthLimit: Limits.nestedFunctions) else {
      return .unknown(InputID(open: .u16))
    }
    defer { trace.leave() }
    let handler = program.handlers[Int(id.index)]
    var inner = context
    inner.locals = arguments
    while inner.locals.count < Int(handler.localCount) { inner.locals.append(.none) }
    return result(of: handler.body[...], &inner) ?? .none
  }

  private func result(
    of body: ArraySlice<Effect>, _ context: inout Context
  ) -> Value? {
    for (index, effect) in zip(body.indices, body) {
      count(work: 2)
      switch effect.kind {
      case .return(let value):
        return value.map { evaluate($0, context) } ?? Value.none
      case .bind(let local, let value):
        set(local, to: evaluate(value, context), &context)
      case .if(let condition, let then, let otherwise):
        let truth = evaluate(condition, context)
        var isTrue = truth == .bool(true)
        if truth.isUnknown, then.endsApp != otherwise.endsApp {
          // Who asks about the bar takes it that the app goes on.
          isTrue = otherwise.endsApp
        } else if let input = truth.doubt {
          // In each round of a loop it may be otherwise.
          guard trace.mayChoose, trace.loops == 0 else {
            let rest = body[(index + 1)...]
            return joinedResult(then[...] + rest, otherwise[...] + rest, input, &context)
          }
          isTrue = trace.choose(
            .formula(condition, context.instance), .condition(condition, input))
        }
        let branch = isTrue ? then : otherwise
        // What follows belongs to each way of a condition inside it that is unknown.
        if !trace.mayChoose, branch.contains(where: { $0.isFork }) {
          return result(of: branch[...] + body[(index + 1)...], &context)
        }
        if let value = result(of: branch[...], &context) { return value }
      case .loop(let loop):
        if let value = result(of: loop, &context) { return value }
      case .body(let body), .animated(_, let body), .viewAnimation(_, let body):
        _ = result(of: body[...], &context)
      case .change(let change): note(change, effect, context)
      case .run(let call): run(call, effect, &context)
      case .navigate, .attach, .configure, .send, .offer, .load, .inUse, .inAnyUse:
        trace.note(effect, context)
      case .end(let formula): return evaluate(formula, context)
      case .perhaps(let input, let handler), .awaits(_, let input, let handler):
        perhaps(input, handler, context)
      case .reachForBar, .obscure, .forget, .doubtAnimation, .assume, .nothing: continue
      }
    }
    return nil
  }

  /// What a loop answers that returns in one of its rounds; nil for one that goes to its end.
  private func result(of loop: Effect.Loop, _ context: inout Context) -> Value? {
    set(loop.exit, to: .bool(false), &context)
    var known: [Value]?
    if let list = loop.list {
      guard let elements = elements(of: evaluate(list, context)) else {
        return result(of: loop.otherwise[...], &context)
      }
      known = elements
    }
    trace.loops += 1
    defer { trace.loops -= 1 }
    var round = 0
    while known.map({ round < $0.count }) ?? true {
      guard round < Limits.rounds, trace.enter(depthLimit: Limits.nestedFunctions) else {
        // One that only ends itself may never do so.
        return known == nil
          ? .unknown(InputID(open: .u16)) : result(of: loop.otherwise[...], &context)
      }
      defer { trace.leave() }
      if let known, let local = loop.element { set(local, to: known[round], &context) }
      if let value = result(of: loop.body[...], &context) { return value }
      guard case .bool(let isOver) = context.locals[Int(loop.exit)] else {
        return result(of: loop.otherwise[...], &context)
      }
      if isOver { return nil }
      round += 1
    }
    return nil
  }

  private func set(_ local: Int32, to value: Value, _ context: inout Context) {
    if Int(local) < context.locals.count { context.locals[Int(local)] = value }
  }

  private func note(_ change: Effect.Change, _ effect: Effect, _ context: Context) {
    switch change {
    case .assign(let variable, let formula):
      write(evaluate(formula, context), to: variable, at: effect.site, context)
    case .store(let variable, let formula):
      var own = context
      own.observed = place(of: variable, context).map {
        Context.Place(instance: $0.0, slot: $0.1)
      }
      write(evaluate(formula, context), to: variable, at: effect.site, own)
    case .toggle(let variable):
      guard let (instance, slot) = place(of: variable, context) else { return }
      switch held(instance, slot) {
      case .bool(let truth):
        write(.bool(!truth), to: variable, at: effect.site, context)
      case let old: write(old, to: variable, at: effect.site, context)
      }
    case .assignStored(let slot, let of, let formula, _):
      guard case .controller(let id) = evaluate(of, context), isAlive(id) else {
        return trace.note(effect, context)
      }
      let value = evaluate(formula, context)
      write(value, to: .own(slot), at: effect.site, self.classContext(of: id))
    case .assignObject, .toggleObject, .hide: trace.note(effect, context)
    }
  }

  /// Notes what a variable is given; those who observe it are told.
  private func write(
    _ value: Value, to variable: Variable, at site: Site, _ context: Context
  ) {
    guard let (instance, slot) = place(of: variable, context) else { return }
    let place = Context.Place(instance: instance, slot: slot)
    let old = held(instance, slot)
    let observed = program.screens[Int(self[instance].screen.index)].slots[slot]
    let isObserved = context.observed != place
    if isObserved { tell(observed.willSet, value, at: place) }
    trace.write(
      GetterWrite(
        instance: instance, slot: slot, value: value, site: site, writer: context.controller))
    if isObserved { tell(observed.didSet, old, at: place) }
  }

  private func tell(_ observers: [HandlerID], _ value: Value, at place: Context.Place) {
    for observer in observers {
      var inner = Context(instance: place.instance, controller: self[place.instance].controller)
      inner.observed = place
      _ = callResult(observer, [value], inner)
    }
  }

  private func run(_ call: Effect.Call, _ effect: Effect, _ context: inout Context) {
    switch call {
    case .handler(let handler, let arguments):
      _ = callResult(handler, arguments.map { evaluate($0, context) }, context)
    case .handlerInto(let local, let handler, let arguments):
      let value = callResult(handler, arguments.map { evaluate($0, context) }, context)
      set(local, to: value, &context)
    case .closure(let closure, let arguments):
      guard case .closure(let instance, let handler) = evaluate(closure, context) else {
        return trace.note(effect, context)
      }
      var outer = context
      outer.instance = instance
      outer.controller = self[instance].controller ?? context.controller
      _ = callResult(handler, arguments.map { evaluate($0, context) }, outer)
    case .other(let target, let handler, let arguments, let local):
      let called = evaluate(target, context)
      guard case .controller(let id) = called, isAlive(id) else {
        if let local { set(local, to: called.doubt.map { .unknown($0) } ?? .none, &context) }
        return trace.note(effect, context)
      }
      let value = callResult(
        handler, arguments.map { evaluate($0, context) }, self.classContext(of: id))
      if let local { set(local, to: value, &context) }
    case .withTransition, .after, .sleep, .post: trace.note(effect, context)
    }
  }

  /// What a closure leaves unknown that may have run by the time of the answer.
  private func perhaps(_ input: InputID, _ handler: HandlerID, _ context: Context) {
    let before = trace.deeds
    _ = callResult(handler, context.locals, context)
    let done = trace.deeds
    trace.deeds = before
    join(done, input)
  }

  /// What both branches of an unknown condition answer, each with all that follows it; what they
  /// leave different is unknown.
  private func joinedResult(
    _ then: ArraySlice<Effect>, _ otherwise: ArraySlice<Effect>, _ input: InputID,
    _ context: inout Context
  ) -> Value? {
    // Each condition inside another doubles the work.
    guard trace.enter(depthLimit: Limits.nestedFunctions) else { return .unknown(input) }
    defer { trace.leave() }
    count(work: then.count + otherwise.count)
    let before = trace.deeds
    var (first, second) = (context, context)
    let a = result(of: then, &first)
    let done = trace.deeds
    trace.deeds = before
    let b = result(of: otherwise, &second)
    join(done, input)
    switch (a, b) {
    case (let a?, let b?): return joined(a, b, input)
    // Whether the function has answered is unknown, and so is what it answers.
    case (nil, _?), (_?, nil): return .unknown(input)
    case (nil, nil):
      for index in context.locals.indices {
        let (here, there) = (first.locals[index], second.locals[index])
        context.locals[index] = here == there ? here : .unknown(input)
      }
      return nil
    }
  }

  /// Joins what one branch did with what the other one, noted last, did.
  private func join(_ other: GetterDeeds, _ input: InputID) {
    for write in other.writes + trace.deeds.writes {
      let here = held(write.instance, write.slot)
      let there =
        other.value(of: write.instance, write.slot) ?? self[write.instance].values[write.slot]
      if here != there {
        var open = write
        open.value = .unknown(input)
        trace.write(open)
      }
    }
    for act in other.acts { trace.note(act.effect, act.context) }
  }
}
