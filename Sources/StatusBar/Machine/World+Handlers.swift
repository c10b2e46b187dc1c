/// Running handlers: effects in order, on this world.
extension World {
  /// Runs a handler with its arguments.
  mutating func run(
    _ id: HandlerID, _ arguments: [Value], _ context: Context, _ program: Program
  ) {
    if let doubt = context.doubt {
      return runDoubtful(id, arguments, context, doubt, program)
    }
    _ = result(of: id, arguments, context, program)
  }

  /// Runs a handler and returns its value; none where it returns nothing.
  private mutating func result(
    of id: HandlerID, _ arguments: [Value], _ context: Context, _ program: Program
  ) -> Value {
    // Handlers that call others twice come to any number of runs without ever being deep.
    guard callDepth < 64, journal.handlerRuns < 10_000 else {
      fail(.modelLimit)
      return .none
    }
    callDepth += 1
    journal.handlerRuns += 1
    defer {
      callDepth -= 1
      removeDeparting()
    }
    let handler = program.handlers[Int(id.index)]
    var inner = context
    inner.locals = arguments
    while inner.locals.count < Int(handler.localCount) { inner.locals.append(.none) }
    _ = run(handler.body, isTail: true, &inner, program)
    return inner.result
  }

  /// Runs effects; `true` iff one of them returned. `isTail` says that nothing follows them in the
  /// handler, so that it does not matter whether they did.
  mutating func run(
    _ effects: [Effect], isTail: Bool, _ context: inout Context, _ program: Program
  ) -> Bool {
    for (index, effect) in effects.enumerated() {
      if failure != nil || isTrialOver { return true }
      switch effect.kind {
      case .return(let value):
        if context.wantsResult, let value {
          context.result = self.value(of: value, context, program)
        }
        return true
      case .if(let condition, let then, let otherwise):
        let fork = Fork(
          then: then, otherwise: otherwise, rest: effects[(index + 1)...], isTail: isTail)
        switch run(fork, condition, &context, program) {
        case .goesOn: continue
        case .ends(let returned): return returned
        }
      case .body(let body): _ = run(body, isTail: true, &context, program)
      case .inUse(let screen, let body): run(body, inUseOf: screen, &context, program)
      case .inAnyUse(let screen, let input, let body): run(body, inAnyUseOf: screen, input, program)
      default: run(effect, &context, program)
      }
    }
    return false
  }

  private mutating func run(_ effect: Effect, _ context: inout Context, _ program: Program) {
    // What the code itself did may have taken its own controller away.
    if let id = context.controller, !isAlive(id) { context.controller = nil }
    // Code of a screen that is gone reaches nothing but what belongs to the app.
    if context.isGone && !effect.reachesApp { return }
    switch effect.kind {
    case .animated(let duration, let body):
      animated(duration, body, &context, program)
    case .viewAnimation(let duration, let body):
      animated(duration, body, &context, program)
    case .bind(let local, let formula):
      let value = value(of: formula, context, program)
      if Int(local) < context.locals.count { context.locals[Int(local)] = value }
    case .assign, .toggle, .assignObject, .toggleObject, .hide, .assignStored:
      assign(effect, context, program)
    case .call, .callClosure, .callOther, .after: call(effect, context, program)
    case .callInto(let local, let handler, let arguments):
      let values = arguments.map { value(of: $0, context, program) }
      var inner = context
      (inner.observed, inner.wantsResult, inner.result) = (nil, true, .none)
      let result = result(of: handler, values, inner, program)
      if Int(local) < context.locals.count { context.locals[Int(local)] = result }
    case .push, .pushValue, .pop, .popToRoot, .present, .dismiss, .selectTab:
      navigate(effect, context, program)
    case .setChildren, .addChild, .removeFromParent:
      attach(effect, context, program)
    case .send(let message, let to): send(message, to: to, effect.site, context, program)
    case .requestUpdate, .setApplicationHidden, .setApplicationStyle, .setController,
      .setWindow, .setWindowStyle, .setRoot, .interpose, .relayoutNavigationBar:
      configure(effect, context, program)
    case .perhaps(let doubt, let handler):
      delay(handler, by: .unknown(doubt), context, program)
    case .onTouch(let doubt, let handler): keepForTouches(handler, doubt, context)
    case .load(let formula): load(value(of: formula, context, program), program)
    case .offer(let label, let isInAlert, let handler):
      offer(label, isInAlert: isInAlert, handler, context)
    case .obscure(let facets, let input): obscure(facets, input, program)
    case .forget(let input): forget(by: input, context, program)
    case .doubtAnimation: journal.leaveOpen(.change)
    case .assume(let assumption): assume(.text(assumption))
    case .reachForBar:
      // There is no such bar from iOS 13 on: an exception ends the app (Q11).
      if platform.os >= Version(13) { fail(.trap(.q11, effect.site)) }
    case .if, .body, .inUse, .inAnyUse, .return, .nothing: break
    }
  }

  /// A `return` in the closure ends the closure.
  private mutating func animated(
    _ duration: FormulaID?, _ body: [Effect], _ context: inout Context, _ program: Program
  ) {
    var trace = Trace()
    let outer = animation
    animation = AnimationContext(isAnimated: true)
    if let duration {
      let length = evaluate(duration, context, program, &trace)
      if case .number(let seconds) = length { animation.duration = seconds }
      if length.doubt != nil { journal.leaveOpen(.change) }
    }
    _ = run(body, isTail: true, &context, program)
    animation = outer
  }

  /// Returns the style that a value names, any if nobody knows it; nil for something else.
  mutating func style(of value: Value) -> StatusBarStyle? {
    if case .style(let style) = value { return style }
    return value.doubt.map { decide(among: [.default, .lightContent, .darkContent], $0) }
  }

  // MARK: - Assignments

  private mutating func assign(_ effect: Effect, _ context: Context, _ program: Program) {
    var trace = Trace()
    switch effect.kind {
    case .assign(let variable, let formula):
      let value = value(of: formula, context, program)
      assign(value, to: variable, at: effect.site, context, program)
    case .toggle(let variable):
      guard let (instance, slot) = place(of: variable, context) else { return }
      let value = self[instance].values[slot]
      if case .bool(let truth) = value {
        assign(.bool(!truth), to: variable, at: effect.site, context, program)
      } else if let input = value.doubt {
        assign(.unknown(input), to: variable, at: effect.site, context, program)
      }
    case .assignObject(let property, let object, let formula):
      let value = evaluate(formula, context, program, &trace)
      let target = evaluate(object, context, program, &trace)
      set(property, of: target, to: value, at: effect.site, context)
    case .toggleObject(let property, let object):
      let target = evaluate(object, context, program, &trace)
      guard case .object(let id) = target else {
        if let input = target.doubt { forgetObjects(input) }
        return
      }
      let state = self[id]
      let old = property == .isHidden ? state.isHidden : state.isAnimated
      var new = old.doubt.map { Value.unknown($0) }
      if case .bool(let truth) = old { new = .bool(!truth) }
      if let new { set(property, of: .object(id), to: new, at: effect.site, context) }
    case .hide(let object, let offset, let comparison, let limit):
      let target = evaluate(object, context, program, &trace)
      guard case .object(let id) = target else {
        if let input = target.doubt { forgetObjects(input) }
        return
      }
      let y = evaluate(offset, context, program, &trace)
      let bound = evaluate(limit, context, program, &trace)
      if case .number(let y) = y, case .number(let bound) = bound {
        hide(id, .bool(compare(comparison, y, bound)), at: effect.site, by: context.controller)
      } else if let input = y.doubt ?? bound.doubt {
        hide(id, .unknown(input), at: effect.site, by: context.controller)
      }
    case .assignStored(let slot, let of, let formula):
      guard let id = controller(of, context, program) else { return }
      let value = value(of: formula, context, program)
      assign(value, to: .own(slot), at: effect.site, self.context(of: id), program)
    default: return
    }
  }

  private mutating func set(
    _ property: ObjectProperty, of object: Value, to value: Value, at site: Site,
    _ context: Context
  ) {
    guard case .object(let id) = object else {
      if let input = object.doubt { forgetObjects(input) }
      return
    }
    switch property {
    case .isHidden:
      self[id].isHidden = value
      journal.note(.scrollState(id), value, site, by: context.controller)
    case .isAnimated: self[id].isAnimated = value
    }
    changed()
  }

  /// Assigns, and runs what observes the variable.
  mutating func assign(
    _ value: Value, to variable: Variable, at site: Site = .none, _ context: Context,
    _ program: Program
  ) {
    guard let (instance, slot) = place(of: variable, context) else { return }
    let place = Context.Place(instance: instance, slot: slot)
    let isObserved = !isInitializing && context.observed != place
    let screen = program.screens[Int(self[instance].screen.index)]
    if isObserved { observe(screen.slots[slot].willSet, value, at: place, program) }
    let old = self[instance].values[slot]
    self[instance].values[slot] = value
    if case .some(let input) = old, screen.slots[slot].kind == .binding {
      // It was handed something that may be any variable of that type.
      obscure(Haze.Facet.allCases, input, program)
    }
    journal.note(
      .variable(instance, slot: Int32(slot)), value, site, by: context.controller)
    releaseKept(old)
    if isInitializing { return }
    // A view controller's property is not observed: nothing follows without a request (U20).
    if case .controller = screen.kind {
      noteUnobserved(
        UnobservedChange(former: .property(instance, slot: slot, old), site: site))
    } else {
      changed()
    }
    if isObserved { observe(screen.slots[slot].didSet, old, at: place, program) }
  }

  private mutating func observe(
    _ observers: [HandlerID], _ value: Value, at place: Context.Place, _ program: Program
  ) {
    for observer in observers {
      var inner = Context(
        instance: place.instance, controller: self[place.instance].controller)
      inner.observed = place
      run(observer, [value], inner, program)
    }
  }

  /// Notes that SwiftUI has to render, and how that animates.
  mutating func changed() {
    needsRender = true
    if animation.isAnimated { renderAnimation = animation }
  }

  // MARK: - Calls

  private mutating func call(_ effect: Effect, _ context: Context, _ program: Program) {
    var trace = Trace()
    var context = context
    (context.observed, context.wantsResult) = (nil, false)
    switch effect.kind {
    case .call(let handler, let arguments):
      var values: [Value] = []
      for argument in arguments { values.append(value(of: argument, context, program)) }
      run(handler, values, context, program)
    case .callClosure(let closure, let arguments):
      let values = arguments.map { evaluate($0, context, program, &trace) }
      let called = evaluate(closure, context, program, &trace)
      guard case .closure(let instance, let handler) = called else {
        return obscure(Haze.Facet.allCases, called.doubt, program)
      }
      var outer = context
      outer.instance = instance
      if let index = controllers.firstIndex(where: { $0.isAlive && $0.instance == instance }) {
        outer.controller = ControllerID(Int32(index))
      }
      run(handler, values, outer, program)
    case .callOther(let target, let handler, let arguments):
      let values = arguments.map { evaluate($0, context, program, &trace) }
      let called = evaluate(target, context, program, &trace)
      guard case .controller(let id) = called else {
        return obscure(Haze.Facet.allCases, called.doubt, program)
      }
      run(handler, values, self.context(of: id), program)
    case .after(let seconds, let handler):
      delay(handler, by: evaluate(seconds, context, program, &trace), context, program)
    default: return
    }
  }

  /// Lets a handler run after a time in seconds; at any time where nobody knows it.
  private mutating func delay(
    _ handler: HandlerID, by seconds: Value, _ context: Context, _ program: Program
  ) {
    var kept = DelayedHandler(
      doubt: seconds.doubt, handler: handler, instance: context.instance,
      controller: context.controller,
      locals: context.locals)
    if let doubt = seconds.doubt {
      keep(kept)
      return perhaps(doubt, program) { $0.run(kept, program) }
    }
    guard case .number(let seconds) = seconds else { return }
    kept.doubt = nil
    delayed.append(Delayed(remaining: seconds, handler: kept))
  }

  /// Leaves some answers open from now on, if they hang on something unknown.
  mutating func obscure(_ facets: [Haze.Facet], _ input: InputID?, _ program: Program) {
    guard let input else { return }
    for facet in facets { haze.hide(facet, input) }
    publish(program)
  }

  private mutating func navigate(_ effect: Effect, _ context: Context, _ program: Program) {
    var trace = Trace()
    switch effect.kind {
    case .push(let destination):
      guard let stack = navigation(around: context.controller, program) else {
        return fail(.nothingToPushOnto)
      }
      push(destination, onto: stack, label: nil, context, program)
    case .pushValue(let type):
      guard let stack = navigation(around: context.controller, program),
        let content = destination(for: type, below: stack, program)
      else { return fail(.nothingToPushOnto) }
      push(.view(content.view), onto: stack, label: nil, content.context, program)
    case .pop: popTop(in: navigation(around: context.controller, program), program)
    case .popToRoot:
      guard let stack = navigation(around: context.controller, program),
        self[stack].children.count > 1
      else { return }
      pop(to: self[stack].children[1], in: stack, program)
    case .present(let destination, let style, let captures):
      present(
        destination, style: style, captures: captures, from: context.controller, at: effect.site,
        context, program)
    case .dismiss: dismiss(around: context.controller, program)
    case .selectTab(let formula):
      guard let tabs = tabs(around: context.controller, program) else { return }
      select(evaluate(formula, context, program, &trace), in: tabs, program)
    default: return
    }
  }

  private mutating func configure(_ effect: Effect, _ context: Context, _ program: Program) {
    var trace = Trace()
    switch effect.kind {
    case .requestUpdate(let of):
      var id = context.controller
      journal.note(.request, .none, effect.site, by: context.controller)
      if let of {
        let target = evaluate(of, context, program, &trace)
        if target == .none { return }
        if case .controller(let other) = target { id = other }
        // Somebody unknown asks: for the window that is asked, or for another one.
        if let input = target.doubt {
          return perhaps(input, program) { _ = $0.requestUpdate(from: nil, program) }
        }
      }
      within(id) { world in
        if !world.requestUpdate(from: id, program) { world.journal.wasIgnored = true }
      }
    case .setApplicationHidden(let formula, let kind):
      let value = evaluate(formula, context, program, &trace)
      let isHidden = truth(of: value, program)
      setApplication(isHidden: isHidden, kind, effect.site, program)
      publishOthers(program)
    case .setApplicationStyle(let formula):
      let value = evaluate(formula, context, program, &trace)
      guard let style = style(of: value) else { return }
      setApplication(style: style, effect.site, program)
      publishOthers(program)
    case .setController(let setting, let of, let formula):
      let value = evaluate(formula, context, program, &trace)
      let target = of.map { evaluate($0, context, program, &trace) }
      if case .controller(let id) = target {
        guard isAlive(id) else { return }
        return set(setting, of: id, to: value, at: effect.site, program)
      }
      if let input = target?.doubt { return obscure(setting.facets, input, program) }
      guard of == nil, let id = context.controller else { return }
      if setting == .isSidebarHidden {
        guard let tabs = tabBar(around: id) else { return fail(.noSidebar) }
        return set(setting, of: tabs, to: value, program)
      }
      set(setting, of: id, to: value, at: effect.site, program)
    case .setWindow(let name, let isHidden, let asKey):
      let value = isHidden.map { evaluate($0, context, program, &trace) } ?? .bool(false)
      let hides = truth(of: value, program)
      let isThere = setWindow(
        name, isHidden: hides, asKey: asKey, at: effect.site, by: context.controller, program)
      if !isThere { fail(.noWindow(name)) }
    case .setWindowStyle(let target, let formula):
      let value = evaluate(formula, context, program, &trace)
      setWindowStyle(of: target, from: context.controller, to: value, at: effect.site, program)
    case .setRoot(let target, let destination):
      setRoot(of: target, to: destination, at: effect.site, context, program)
    case .relayoutNavigationBar: layOutNavigationBar()
    case .interpose:
      if windows.contains(where: { $0.isKey }) { queue.isInstalled.toggle() }
    default: return
    }
  }
}
