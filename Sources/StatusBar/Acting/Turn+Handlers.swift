/// Running handlers: effects in order, on this questions.world.
extension Turn {
  /// Runs a handler with its arguments.
  mutating func run(
    _ id: HandlerID, _ arguments: [Value], _ context: Context
  ) {
    if let doubt = context.doubt {
      return runDoubtful(id, arguments, context, doubt)
    }
    _ = result(of: id, arguments, context)
  }

  /// Runs a handler and returns its value; none where it returns nothing.
  mutating func result(
    of id: HandlerID, _ arguments: [Value], _ context: Context
  ) -> Value {
    // Handlers that call others twice come to any number of runs without ever being deep.
    guard callDepth < Limits.calls, journal.handlerRuns < Limits.handlerRuns else {
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
    _ = run(handler.body, isTail: true, &inner)
    return inner.result
  }

  /// Runs effects; `true` iff one of them returned. `isTail` says that nothing follows them in the
  /// handler, so that it does not matter whether they did.
  mutating func run(
    _ effects: [Effect], isTail: Bool, _ context: inout Context
  ) -> Bool {
    for (index, effect) in effects.enumerated() {
      if failure != nil || isTrialOver || hasEnded { return true }
      switch effect.kind {
      case .return(let value):
        if context.wantsResult, let value {
          context.result = self.value(of: value, context)
          endIfNeeded()
        }
        return true
      case .if(let condition, let then, let otherwise):
        let fork = Fork(
          then: then, otherwise: otherwise, rest: effects[(index + 1)...], isTail: isTail)
        switch run(fork, condition, &context) {
        case .goesOn: continue
        case .ends(let returned): return returned
        }
      case .body(let body): _ = run(body, isTail: true, &context)
      case .loop(let loop):
        if run(loop, &context) { return true }
      case .inUse(let screen, let body): run(body, inUseOf: screen, &context)
      case .inAnyUse(let screen, let input, let body): run(body, inAnyUseOf: screen, input)
      case .bind, .animated, .viewAnimation, .change, .run, .navigate, .attach, .configure, .send,
        .offer, .reachForBar, .perhaps, .awaits, .load, .obscure, .forget, .doubtAnimation,
        .assume, .nothing, .end:
        run(effect, &context)
        endIfNeeded()
      }
    }
    return false
  }

  private mutating func run(_ effect: Effect, _ context: inout Context) {
    questions.count(work: 1)
    // What the code itself did may have taken its own controller away.
    if let id = context.controller, !questions.isAlive(id) { context.controller = nil }
    // Code of a screen that is gone reaches nothing but what belongs to the app.
    if context.isGone && !effect.reachesApp || context.isDetached && effect.needsScreen { return }
    switch effect.kind {
    case .animated(let duration, let body):
      animated(duration, body, &context)
    case .viewAnimation(let duration, let body):
      animated(duration, body, &context)
    case .bind(let local, let formula):
      let value = value(of: formula, context)
      if Int(local) < context.locals.count { context.locals[Int(local)] = value }
    case .change(let change): make(change, at: effect.site, context)
    case .run(let call): make(call, &context)
    case .navigate(let navigation): make(navigation, at: effect.site, context)
    case .attach(let attachment): make(attachment, at: effect.site, context)
    case .configure(let configuration): make(configuration, at: effect.site, context)
    case .send(let message, let to): send(message, to: to, effect.site, context)
    case .perhaps(let doubt, let handler):
      if questions.shared.forgettable.isQuiet(handler) { return }
      delay(handler, by: .unknown(doubt), isLater: false, context)
    case .awaits(let trigger, let doubt, let handler):
      if trigger != .touch, questions.shared.forgettable.isQuiet(handler) { return }
      keep(handler, for: trigger, doubt, context)
    case .load(let formula): load(value(of: formula, context))
    case .offer(let label, let place, let handler): offer(label, place, handler, context)
    case .obscure(let facets, let input): obscure(facets, input)
    case .forget(let input): forget(by: input, context)
    case .doubtAnimation: journal.leaveOpen(.change)
    case .assume(let assumption): questions.world.assume(.text(assumption))
    case .reachForBar:
      // There is no such bar from iOS 13 on: an exception ends the app (Q11).
      if questions.world.platform.os >= Version(13) { fail(.trap(.q11, effect.site)) }
    case .end(let formula): _ = value(of: formula, context)
    case .if, .body, .loop, .inUse, .inAnyUse, .return, .nothing: break
    }
  }

  /// A `return` in the closure ends the closure.
  private mutating func animated(
    _ duration: FormulaID?, _ body: [Effect], _ context: inout Context
  ) {
    trace.begin()
    let outer = animation
    animation = AnimationContext(isAnimated: true)
    if let duration {
      let length = questions.evaluate(duration, context)
      if case .number(let seconds) = length { animation.duration = seconds }
      if length.doubt != nil { journal.leaveOpen(.change) }
    }
    _ = run(body, isTail: true, &context)
    animation = outer
  }

  /// Returns the style that a value names, any if it is unknown; nil for something else.
  mutating func style(of value: Value) -> StatusBarStyle? {
    if let style = StatusBarStyle(value, program) { return style }
    return value.doubt.map { decide(among: [.default, .lightContent, .darkContent], $0) }
  }

  // MARK: - Calls

  private mutating func make(_ call: Effect.Call, _ context: inout Context) {
    trace.begin()
    var inner = context
    (inner.observed, inner.wantsResult) = (nil, false)
    switch call {
    case .handler(let handler, let arguments):
      var values: [Value] = []
      for argument in arguments { values.append(value(of: argument, context)) }
      run(handler, values, inner)
    case .handlerInto(let local, let handler, let arguments):
      let values = arguments.map { value(of: $0, context) }
      (inner.wantsResult, inner.result) = (true, .none)
      let result = result(of: handler, values, inner)
      if Int(local) < context.locals.count { context.locals[Int(local)] = result }
    case .closure(let closure, let arguments):
      let values = arguments.map { value(of: $0, context) }
      let called = questions.evaluate(closure, context)
      guard case .closure(let instance, let handler) = called else {
        if case .unknown(let input) = called, let assumption = program.calling(input) {
          return questions.world.assume(.text(assumption))
        }
        return obscure(UnknownFacets.Facet.allCases, called.doubt)
      }
      var outer = inner
      outer.instance = instance
      let controllers = questions.world.controllers
      if let index = controllers.indices.first(where: { index in
        let outline = controllers.outline(index)
        return outline.isAlive && outline.instance == instance
      }) {
        outer.controller = ControllerID(Int32(index))
      }
      run(handler, values, outer)
    case .other(let target, let handler, let arguments, let local):
      callOther(target, handler, arguments, into: local, &context)
    case .withTransition(let handler, let isCompletion):
      if questions.shared.forgettable.isQuiet(handler) { return }
      keepForTransition(handler, isCompletion: isCompletion, context)
    case .after(let seconds, let handler):
      if questions.shared.forgettable.isQuiet(handler) { return }
      inner.task = nil
      delay(handler, by: questions.evaluate(seconds, context), inner)
    case .sleep(let seconds, let handler):
      delay(handler, by: questions.evaluate(seconds, context), inner)
    case .post(let posted, let isHeard): post(posted, isHeard: isHeard)
    }
  }

  /// Calls a function of another object; its value goes to a local.
  private mutating func callOther(
    _ target: FormulaID, _ handler: HandlerID, _ arguments: [FormulaID], into local: Int32?,
    _ context: inout Context
  ) {
    let values = arguments.map { value(of: $0, context) }
    let called = value(of: target, context)
    if endIfNeeded() { return }
    guard case .controller(let id) = called else {
      if let local, Int(local) < context.locals.count {
        context.locals[Int(local)] = called.doubt.map { .unknown($0) } ?? .none
      }
      if let input = called.doubt, runOnAny(handler, values, input) { return }
      return obscure(UnknownFacets.Facet.allCases, called.doubt)
    }
    var other = questions.classContext(of: id)
    guard let local else { return run(handler, values, other) }
    other.wantsResult = true
    let result = result(of: handler, values, other)
    if Int(local) < context.locals.count { context.locals[Int(local)] = result }
  }

  /// Lets a handler run after a time in seconds; where that is unknown, at any time, or `isLater`
  /// from the next step on.
  private mutating func delay(
    _ handler: HandlerID, by seconds: Value, isLater: Bool = true, _ context: Context
  ) {
    var kept = DelayedHandler(
      doubt: seconds.doubt, handler: handler, instance: context.instance,
      controller: context.controller,
      locals: context.locals)
    (kept.task, kept.isCancelled) = (context.task, context.isCancelled)
    if let doubt = seconds.doubt {
      // However long it takes, it comes in another turn.
      if isLater { kept.trigger = .later }
      questions.world.keep(kept)
      if isLater { return }
      return perhaps(doubt, running: kept)
    }
    guard case .number(let seconds) = seconds else { return }
    kept.doubt = nil
    questions.world.delayed.append(Delayed(remaining: seconds, handler: kept))
  }

  /// Leaves some answers open from now on, if they depend on something unknown.
  mutating func obscure(_ facets: [UnknownFacets.Facet], _ input: InputID?) {
    guard let input else { return }
    for facet in facets { questions.world.unknownFacets.hide(facet, input) }
    publish()
  }

  private mutating func make(
    _ navigation: Effect.Navigation, at site: Site, _ context: Context
  ) {
    trace.begin()
    switch navigation {
    case .push(let destination):
      guard let stack = questions.navigation(around: context.controller) else {
        return fail(.nothingToPushOnto)
      }
      push(destination, onto: stack, label: nil, context)
    case .pushValue(let type, let value):
      guard let stack = questions.navigation(around: context.controller),
        let content = questions.destination(for: type, below: stack)
      else { return fail(.nothingToPushOnto) }
      push(content, value, context, onto: stack, label: nil)
    case .pop: popTop(in: questions.navigation(around: context.controller))
    case .popToRoot:
      guard let stack = questions.navigation(around: context.controller),
        self[stack].children.count > 1
      else { return }
      pop(to: self[stack].children[1], in: stack)
    case .present(let destination, let style, let captures):
      present(
        destination, style: style, captures: captures, from: context.controller, at: site, context)
    case .dismiss: dismiss(around: context.controller)
    case .selectTab(let formula):
      guard let tabs = questions.tabs(around: context.controller) else { return }
      select(questions.evaluate(formula, context), in: tabs)
    }
  }

  private mutating func make(
    _ configuration: Effect.Configuration, at site: Site, _ context: Context
  ) {
    trace.begin()
    switch configuration {
    case .requestUpdate(let of):
      journal.note(.request, .none, site, by: context.controller)
      requestUpdate(by: of, context)
    case .setApplicationHidden(let formula, let kind):
      let value = questions.evaluate(formula, context)
      let isHidden = truth(of: value)
      setApplication(isHidden: isHidden, kind, site)
      publishOthers()
    case .setApplicationStyle(let formula):
      let value = questions.evaluate(formula, context)
      guard let style = style(of: value) else { return }
      setApplication(style: style, site)
      publishOthers()
    case .setController(let setting, let of, let formula):
      let value = questions.evaluate(formula, context)
      let target = of.map { questions.evaluate($0, context) }
      if case .controller(let id) = target {
        guard questions.isAlive(id) else { return }
        return set(setting, of: id, to: value, at: site)
      }
      if let input = target?.doubt { return obscure(setting.member.row.facets, input) }
      guard of == nil, let id = context.controller else { return }
      if setting == .isSidebarHidden {
        guard let tabs = questions.tabBar(around: id) else { return fail(.noSidebar) }
        return set(setting, of: tabs, to: value)
      }
      set(setting, of: id, to: value, at: site)
    case .setWindow(let target, let isHidden, let asKey):
      let value = isHidden.map { questions.evaluate($0, context) } ?? .bool(false)
      setWindow(target, isHidden: truth(of: value), asKey: asKey, at: site, context)
    case .setWindowLevel(let target, let level):
      setWindowLevel(of: target, to: questions.evaluate(level, context), at: site, context)
    case .setWindowScene(let target, let isThere):
      setWindowScene(of: target, isThere: isThere, at: site, context)
    case .setWindowFrame(let target, let fillsScreen):
      setWindowFrame(of: target, fillsScreen: fillsScreen, context)
    case .setWindowStyle(let target, let formula):
      let value = questions.evaluate(formula, context)
      setWindowStyle(of: target, to: value, at: site, context)
    case .setRoot(let target, let destination):
      setRoot(of: target, to: destination, at: site, context)
    case .relayoutNavigationBar: questions.world.layOutNavigationBar()
    case .interpose:
      if questions.world.windows.contains(where: { $0.isKey }) {
        questions.world.queue.isInstalled.toggle()
      }
    case .turn(let portrait, let landscape, let device):
      turn(portrait: portrait, landscape: landscape, device, at: site, context)
    case .turnAsAllowed(let toDevice): turnAsAllowed(toDevice ? .toDevice : .asked)
    }
  }

  /// Code asks for an update, of its own controller or of another one.
  private mutating func requestUpdate(by target: FormulaID?, _ context: Context) {
    var id = context.controller
    if let target {
      let asker = questions.evaluate(target, context)
      if asker == .none { return }
      if case .controller(let other) = asker { id = other }
      // An unknown controller asks: for the window that is asked, or for another one.
      if let input = asker.doubt {
        return perhaps(input) { _ = $0.requestUpdate(from: nil) }
      }
    }
    within(id) { turn in
      if !turn.requestUpdate(from: id) { turn.journal.wasIgnored = true }
    }
  }
}
