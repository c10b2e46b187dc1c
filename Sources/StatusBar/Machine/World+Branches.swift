/// Conditions in handlers that hang on something nobody said: both outcomes, joined.
extension World {
  /// An `if` of a handler with what follows it in its block.
  struct Fork {
    var then: [Effect]
    var otherwise: [Effect]
    var rest: ArraySlice<Effect>
    var isTail: Bool
  }

  /// Whether the block of a fork goes on after it.
  enum Flow {
    case goesOn
    case ends(returned: Bool)
  }

  mutating func run(
    _ fork: Fork, _ condition: FormulaID, _ context: inout Context, _ program: Program
  ) -> Flow {
    var trace = Trace()
    let truth = evaluate(condition, context, program, &trace)
    guard let input = truth.doubt else {
      let isTail = fork.isTail && fork.rest.isEmpty
      let branch = truth == .bool(true) ? fork.then : fork.otherwise
      let returned = run(branch, isTail: isTail, &context, program)
      return returned ? .ends(returned: true) : .goesOn
    }
    guard fork.then.mayReturn || fork.otherwise.mayReturn else {
      _ = runBoth(fork.then, fork.otherwise, (condition, input), isTail: true, &context, program)
      return .goesOn
    }
    // One of them may leave the handler: what follows belongs to the other alone.
    let returned = runBoth(
      fork.then + fork.rest, fork.otherwise + fork.rest, (condition, input), isTail: fork.isTail,
      &context, program)
    return .ends(returned: returned)
  }

  /// Runs both branches of an unknown condition: a variable that they leave different is unknown;
  /// where they leave more than that, one of them is decided for.
  private mutating func runBoth(
    _ then: [Effect], _ otherwise: [Effect], _ doubt: (condition: FormulaID?, input: InputID),
    isTail: Bool, _ context: inout Context, _ program: Program
  ) -> Bool {
    // Each fork inside another doubles the work.
    if forkDepth < 10 {
      let (before, formerContext) = (self, context)
      forkDepth += 1
      var other = self
      var otherContext = context
      let returned = run(then, isTail: isTail, &context, program)
      let otherReturned =
        isTrialOver ? false : other.run(otherwise, isTail: isTail, &otherContext, program)
      if returned == otherReturned || isTail, canJoin(other) {
        join(other, doubt.input, program)
        for index in context.locals.indices
        where context.locals[index] != otherContext.locals[index] {
          context.locals[index] = .unknown(doubt.input)
        }
        if context.result != otherContext.result { context.result = .unknown(doubt.input) }
        forkDepth -= 1
        return returned && otherReturned
      }
      (self, context) = (before, formerContext)
    }
    let branch = decide(doubt.condition, doubt.input, program) ? then : otherwise
    return run(branch, isTail: isTail, &context, program)
  }

  /// Runs the handler of a view that may not be there: what it changes is unknown afterwards.
  mutating func runDoubtful(
    _ id: HandlerID, _ arguments: [Value], _ context: Context, _ doubt: InputID,
    _ program: Program
  ) {
    perhaps(doubt, program) { world in
      var certain = context
      certain.doubt = nil
      world.run(id, arguments, certain, program)
    }
  }

  /// Does something that may not happen: what it changes is unknown afterwards, or it is decided.
  mutating func perhaps(
    _ doubt: InputID, _ program: Program, _ body: (inout World) -> Void
  ) {
    let before = self
    if forkDepth < 10 {
      forkDepth += 1
      body(&self)
      if canJoin(before) {
        join(before, doubt, program)
        forkDepth -= 1
        return
      }
      self = before
    }
    if decide(nil, doubt, program) { body(&self) }
  }

  /// Makes unknown whatever differs from another outcome.
  private mutating func join(_ other: World, _ input: InputID, _ program: Program) {
    for index in instances.indices {
      for slot in instances[index].values.indices
      where instances[index].values[slot] != other.instances[index].values[slot] {
        instances[index].values[slot] = .unknown(input)
      }
    }
    for index in objects.indices where objects[index].isHidden != other.objects[index].isHidden {
      objects[index].isHidden = .unknown(input)
    }
    for assumption in other.assumptions { assume(assumption) }
    if journal.wasIgnored != other.journal.wasIgnored { journal.leaveOpen(.outcome) }
    needsRender = needsRender || other.needsRender
    if other.renderAnimation.isAnimated { renderAnimation = other.renderAnimation }
    if barsOverlap != other.barsOverlap { haze.hide(.overlap, input) }
    if unobservedChanges.isEmpty { unobservedChanges = other.unobservedChanges }
    // Only one of them asked for an update: the bar that is shown hangs on the input too.
    if published != other.published { publish(program) }
  }

  /// `true` iff nothing differs but values of variables, each of which can be unknown by itself,
  /// and nothing was told or seen on one of the ways only.
  private func canJoin(_ other: World) -> Bool {
    !isTrialOver && !other.isTrialOver && controllers == other.controllers
      && windows == other.windows
      && application == other.application && queue == other.queue && delayed == other.delayed
      && perhaps == other.perhaps && offers == other.offers && haze == other.haze
      && failure == other.failure
      && others == other.others && scene == other.scene && inputs == other.inputs
      && instances.count == other.instances.count && objects.count == other.objects.count
      && zip(instances, other.instances).allSatisfy { $0.values.count == $1.values.count }
      && zip(objects, other.objects).allSatisfy { $0.isAnimated == $1.isAnimated }
      && journal.events == other.journal.events
      && journal.decisions == other.journal.decisions
  }

  // MARK: - What is not understood

  /// Notes that the state of the world rests on something that was not understood.
  mutating func assume(_ assumption: Assumption) {
    if !assumptions.contains(assumption) { assumptions.append(assumption) }
  }

  /// Keeps a closure that may run now, later or never.
  mutating func keep(_ handler: DelayedHandler) {
    if !perhaps.contains(handler) { perhaps.append(handler) }
  }

  /// Lets every closure run that may run at any time.
  mutating func runPerhaps(touches: Bool, _ program: Program) {
    for kept in perhaps where touches || !kept.isByTouch {
      guard let doubt = kept.doubt, failure == nil else { continue }
      perhaps(doubt, program) { $0.run(kept, program) }
    }
  }

  /// Runs a handler that waited, as far as whoever it belongs to is still there.
  mutating func run(_ kept: DelayedHandler, _ program: Program) {
    var context = Context(
      instance: kept.instance, controller: kept.controller, locals: kept.locals)
    context.isGone = kept.isGone || !self[kept.instance].isAlive
    if context.isGone { (context.instance, context.controller) = (.app, nil) }
    within(context.controller) { $0.run(kept.handler, kept.locals, context, program) }
  }
}

extension [Effect] {
  /// `true` iff a `return` stands in them or in one of their branches.
  fileprivate var mayReturn: Bool {
    contains { effect in
      switch effect.kind {
      case .return: true
      case .if(_, let then, let otherwise): then.mayReturn || otherwise.mayReturn
      default: false
      }
    }
  }
}

extension Effect {
  /// `true` iff it may reach something that outlives the screen whose code it is.
  var reachesApp: Bool {
    switch kind {
    case .assign(.app, _), .toggle(.app), .if, .body, .inUse, .inAnyUse, .animated,
      .viewAnimation, .call, .callInto,
      .bind,
      .return,
      .after, .perhaps, .onTouch, .offer, .obscure, .forget, .assume, .doubtAnimation,
      .setApplicationHidden,
      .setApplicationStyle,
      .setWindow, .interpose, .reachForBar, .callClosure, .nothing:
      true
    case .assign, .toggle, .assignObject, .toggleObject, .hide, .assignStored, .callOther,
      .requestUpdate, .push, .pushValue, .pop, .popToRoot, .present, .dismiss, .selectTab, .send,
      .setChildren, .addChild, .removeFromParent, .load, .setController, .setWindowStyle, .setRoot,
      .relayoutNavigationBar:
      false
    }
  }
}
