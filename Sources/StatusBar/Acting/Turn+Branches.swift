/// Conditions in handlers that depend on something unknown: both outcomes, joined.
extension Turn {
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
    _ fork: Fork, _ condition: FormulaID, _ context: inout Context
  ) -> Flow {
    trace.begin()
    let truth = questions.evaluate(condition, context)
    if trace.hasDeeds { doAsGettersDid() }
    if endIfNeeded() { return .ends(returned: true) }
    guard let input = truth.doubt else {
      let branch = truth == .bool(true) ? fork.then : fork.otherwise
      // What may leave the handler under a condition inside is followed by all that comes then.
      if !fork.rest.isEmpty, branch.mayReturn {
        return .ends(returned: run(branch + fork.rest, isTail: fork.isTail, &context))
      }
      let isTail = fork.isTail && fork.rest.isEmpty
      let returned = run(branch, isTail: isTail, &context)
      return returned ? .ends(returned: true) : .goesOn
    }
    // Who asks about the bar takes it that the app goes on.
    if fork.then.endsApp != fork.otherwise.endsApp {
      let rest = fork.then.endsApp ? fork.otherwise : fork.then
      let isTail = fork.isTail && fork.rest.isEmpty
      return run(rest, isTail: isTail, &context) ? .ends(returned: true) : .goesOn
    }
    if let flow = runQuietly(fork, input, &context) { return flow }
    guard fork.then.mayReturn || fork.otherwise.mayReturn else {
      _ = runBoth(fork.then, fork.otherwise, (condition, input), isTail: true, &context)
      return .goesOn
    }
    // One of them may leave the handler: what follows belongs to the other alone.
    let returned = runBoth(
      fork.then + fork.rest, fork.otherwise + fork.rest, (condition, input), isTail: fork.isTail,
      &context)
    return .ends(returned: returned)
  }

  /// Runs both ways of a fork that leave nothing behind but locals and a result, which are unknown
  /// afterwards where they differ; nil where one of them may do more.
  private mutating func runQuietly(
    _ fork: Fork, _ input: InputID, _ context: inout Context
  ) -> Flow? {
    let mayReturn = fork.then.mayReturn || fork.otherwise.mayReturn
    let quiet = questions.shared.quiet
    guard quiet.isQuiet(fork.then), quiet.isQuiet(fork.otherwise),
      !mayReturn || quiet.isQuiet(fork.rest)
    else { return nil }
    let rest = mayReturn ? Array(fork.rest) : []
    let (then, otherwise) = (fork.then + rest, fork.otherwise + rest)
    // Each one inside another doubles the work.
    guard forkDepth < Limits.forks, quietForks < Limits.quietForks else {
      if mayReturn && !fork.isTail { return nil }
      for local in then.boundLocals + otherwise.boundLocals
      where Int(local) < context.locals.count {
        context.locals[Int(local)] = .unknown(input)
      }
      if mayReturn { context.result = .unknown(input) }
      return mayReturn ? .ends(returned: true) : .goesOn
    }
    quietForks += 1
    questions.count(work: 4)
    forkDepth += 1
    let (before, formerContext) = (self, context)
    var (other, otherContext) = (self, context)
    let isTail = mayReturn ? fork.isTail : true
    let returned = run(then, isTail: isTail, &context)
    other.quietForks = quietForks
    let otherReturned = other.run(otherwise, isTail: isTail, &otherContext)
    let count = other.quietForks
    defer { (forkDepth, quietForks) = (before.forkDepth - 1, count) }
    // Who asks about the bar takes it that the app goes on.
    if hasEnded != other.hasEnded {
      let isOther = hasEnded
      if isOther { (self, context) = (other, otherContext) }
      return mayReturn ? .ends(returned: isOther ? otherReturned : returned) : .goesOn
    }
    // What follows further out is for one of the ways alone; or something has to be decided inside.
    guard returned == otherReturned || isTail, !isTrialOver, !other.isTrialOver else {
      (self, context) = (before, formerContext)
      return nil
    }
    for assumption in other.questions.world.assumptions { questions.world.assume(assumption) }
    for index in context.locals.indices
    where context.locals[index] != otherContext.locals[index] {
      context.locals[index] = .unknown(input)
    }
    if context.result != otherContext.result { context.result = .unknown(input) }
    return mayReturn ? .ends(returned: returned && otherReturned) : .goesOn
  }

  /// `true` iff both ways of something may be tried before one is decided for: trials inside one
  /// another double the work, and many of them one after the other add up, too.
  ///
  /// - Parameter isInside: `true` iff both change nothing but properties of one object.
  private func mayTry(isInside: Bool) -> Bool {
    guard forkDepth < Limits.forks, !questions.world.unknownFacets.isOfManyWays else {
      return false
    }
    return !triedAll(isInside: isInside)
  }

  /// `true` iff as many ways were tried as one action may.
  private func triedAll(isInside: Bool) -> Bool {
    isInside ? quietForks >= Limits.quietForks : journal.trials >= Limits.trials
  }

  /// Counts that another way is tried: the world is copied for it, with all that waits there.
  private mutating func countTrial(isInside: Bool) {
    if isInside { quietForks += 1 } else { journal.trials += 1 }
    questions.count(work: 4 + questions.world.perhaps.count / 4)
  }

  /// What was tried so far, which counts even where it is taken back.
  private var tried: (trials: Int, quietForks: Int) {
    get { (journal.trials, quietForks) }
    set { (journal.trials, quietForks) = newValue }
  }

  /// Runs both branches of an unknown condition: a variable that they leave different is unknown;
  /// where they leave more than that, one of them is decided for.
  private mutating func runBoth(
    _ then: [Effect], _ otherwise: [Effect], _ doubt: (condition: FormulaID?, input: InputID),
    isTail: Bool, _ context: inout Context
  ) -> Bool {
    let quiet = questions.shared.quiet
    let isInside = quiet.staysInside(then) && quiet.staysInside(otherwise)
    if mayTry(isInside: isInside) {
      let (before, formerContext) = (self, context)
      let code = (then.first ?? otherwise.first)?.site ?? .none
      let place = Recursions.Place(doubt.input, at: code, of: context.instance)
      guard Recursions.enter(place, &self, &context.locals) else { return true }
      let returned = tryBoth(then, otherwise, doubt.input, isInside, isTail: isTail, &context)
      let isAll = Recursions.leave(
        place, &self, context.locals + [context.result], isEnd: returned != nil)
      if let returned, isAll { return returned }
      let spent = tried
      (self, context) = (before, formerContext)
      tried = spent
    }
    if triedAll(isInside: isInside) { giveUp(on: doubt.input, hasManyWays: true) }
    let branch = decide(doubt.condition, doubt.input) ? then : otherwise
    return run(branch, isTail: isTail, &context)
  }

  /// Tries both branches, and joins what they come to; nil where they cannot be joined. Each fork
  /// inside another doubles the work.
  private mutating func tryBoth(
    _ then: [Effect], _ otherwise: [Effect], _ doubt: InputID, _ isInside: Bool, isTail: Bool,
    _ context: inout Context
  ) -> Bool? {
    forkDepth += 1
    defer { forkDepth -= 1 }
    countTrial(isInside: isInside)
    var other = self
    var otherContext = context
    let returned = run(then, isTail: isTail, &context)
    other.tried = tried
    other.spareWhatIsMade(by: self)
    let otherReturned =
      isTrialOver ? false : other.run(otherwise, isTail: isTail, &otherContext)
    // The other way may not have begun.
    let spent = isTrialOver ? tried : other.tried
    defer { tried = spent }
    if hasEnded != other.hasEnded, !isTrialOver, !other.isTrialOver {
      if hasEnded { (self, context) = (other, otherContext) }
      return other.hasEnded ? returned : otherReturned
    }
    guard returned == otherReturned || isTail, canJoin(other) else { return nil }
    join(other, doubt)
    for index in context.locals.indices
    where context.locals[index] != otherContext.locals[index] {
      context.locals[index] = .unknown(doubt)
    }
    if context.result != otherContext.result { context.result = .unknown(doubt) }
    return returned && otherReturned
  }

  /// Keeps the places of controllers that one way made free, for another way that begins where it
  /// began: so both can be there afterwards.
  private mutating func spareWhatIsMade(by first: Turn) {
    gone.controllers += questions.world.controllers.makeRoom(for: first.questions.world.controllers)
    gone.instances += questions.world.instances.makeRoom(for: first.questions.world.instances)
  }

  /// Runs the handler of a view that may not be there: what it changes is unknown afterwards.
  mutating func runDoubtful(
    _ id: HandlerID, _ arguments: [Value], _ context: Context, _ doubt: InputID
  ) {
    let isInside = questions.shared.quiet.staysInside(id)
    let place = Recursions.Place(doubt, of: id, context.instance, in: program)
    perhaps(doubt, isInside: isInside, at: place) { turn in
      var certain = context
      certain.doubt = nil
      turn.run(id, arguments, certain)
    }
  }

  /// Does something that may not happen: what it changes is unknown afterwards, or it is decided.
  ///
  /// - Parameters:
  ///   - isInside: `true` iff it changes nothing but properties of one object.
  ///   - place: Where it stands, for what may come to itself again.
  mutating func perhaps(
    _ doubt: InputID, isInside: Bool = false, at place: Recursions.Place? = nil,
    _ body: (inout Turn) -> Void
  ) {
    // A trial that is over is taken back, whatever else would come of it.
    if isTrialOver { return }
    let former = self
    if mayTry(isInside: isInside) {
      var locals: [Value] = []
      if let place, !Recursions.enter(place, &self, &locals) { return }
      let before = self
      forkDepth += 1
      countTrial(isInside: isInside)
      body(&self)
      let spent = tried
      let hasComeToItsEnd = hasEnded && !before.hasEnded
      let isJoined = !hasComeToItsEnd && canJoin(before)
      if hasComeToItsEnd { self = before }
      if isJoined { join(before, doubt) }
      forkDepth = before.forkDepth
      let isDone = hasComeToItsEnd || isJoined
      let isAll = place.map { Recursions.leave($0, &self, [], isEnd: isDone) } ?? true
      tried = spent
      if isDone, isAll { return }
      self = former
      tried = spent
    }
    if triedAll(isInside: isInside) { return giveUp(on: doubt, hasManyWays: true) }
    if decide(nil, doubt) { body(&self) }
  }

  // MARK: - What is not understood

  /// Lets every closure run that may run at any time, those of what a finger may have touched, and
  /// what observes a notification that UIKit may have posted with the action; of any other
  /// notification it is assumed that it does not come.
  mutating func runPerhaps(touching touchable: [DelayedHandler], after action: Action? = nil) {
    for kept in questions.world.perhaps {
      switch kept.trigger {
      case nil: break
      case .touch: if !touchable.contains(kept) { continue }
      case .post, .send, .later: continue
      case .activity(let change):
        // What certainly observes it was told as it happened. Whether it comes before or after what
        // else runs at the launch is not known.
        let isHeard = program.keepsObservers && kept.isThere(in: questions.world)
        if isHeard, action?.isStart != true { continue }
        if action?.has(change.comesForward ? .activates : .deactivates) != true { continue }
      case .turn: if action?.turns != true { continue }
      }
      guard let doubt = kept.doubt, failure == nil else { continue }
      perhaps(doubt, running: kept)
    }
  }

  /// Runs a handler that waited and may not run.
  mutating func perhaps(_ doubt: InputID, running kept: DelayedHandler) {
    let isInside = questions.shared.quiet.staysInside(kept.handler)
    let place = Recursions.Place(doubt, of: kept.handler, kept.instance, in: program)
    perhaps(doubt, isInside: isInside, at: place) { $0.run(kept) }
  }

  /// Runs a handler that waited, if its owner is still there.
  mutating func run(_ kept: DelayedHandler) {
    if let owner = kept.owner.first {
      var detached = kept
      (detached.instance, detached.owner) = (add(owner), [])
      run(detached, isHeld: true)
      return remove(detached.instance)
    }
    run(
      kept,
      isHeld: !self[kept.instance].isAlive && kept.holdsOwner(in: questions.world, program))
  }

  private mutating func run(_ kept: DelayedHandler, isHeld: Bool) {
    var context = Context(
      instance: kept.instance, controller: kept.controller, locals: kept.locals)
    context.isDetached = isHeld || kept.isDetached
    context.isGone = kept.isGone || !isHeld && !self[kept.instance].isAlive
    (context.task, context.isCancelled) = (kept.task, kept.isCancelled)
    if context.isGone { (context.instance, context.controller) = (.app, nil) }
    within(context.controller) { $0.run(kept.handler, kept.locals, context) }
  }
}

extension [Effect] {
  /// The locals that they may give another value.
  fileprivate var boundLocals: [Int32] {
    flatMap { effect -> [Int32] in
      let own: [Int32] =
        switch effect.kind {
        case .bind(let local, _), .run(.handlerInto(let local, _, _)): [local]
        case .run(.other(_, _, _, into: let local)): [local].compactMap { $0 }
        case .loop(let loop): [loop.element, loop.exit].compactMap { $0 }
        case .if, .return, .body, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run,
          .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
          .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
          []
        }
      return own + effect.blocks.joined().map { $0 }.boundLocals
    }
  }

  /// `true` iff a `return` stands in them or in one of their branches.
  fileprivate var mayReturn: Bool {
    contains { effect in
      switch effect.kind {
      case .return: true
      case .if(_, let then, let otherwise): then.mayReturn || otherwise.mayReturn
      case .loop(let loop): loop.body.mayReturn || loop.otherwise.mayReturn
      case .bind, .body, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run, .navigate,
        .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure,
        .forget, .doubtAnimation, .assume, .nothing, .end:
        false
      }
    }
  }
}

extension Effect {
  /// `true` iff it may reach something that outlives the screen whose code it is.
  var reachesApp: Bool {
    switch kind {
    case .change(let change): change.reachesApp
    case .run(let call): call.reachesApp
    case .configure(let configuration): configuration.reachesApp
    case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .offer,
      .reachForBar, .perhaps, .awaits, .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
      true
    case .navigate, .attach, .send, .load: false
    }
  }
}

extension Effect {
  /// `true` iff it shows something on the screen of its owner, or takes that away.
  var needsScreen: Bool {
    switch kind {
    case .navigate, .attach: true
    case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .change,
      .run, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load, .obscure, .forget,
      .doubtAnimation, .assume, .nothing, .end:
      false
    }
  }
}

extension Effect.Change {
  fileprivate var reachesApp: Bool {
    switch self {
    case .assign(.app, _), .store(.app, _), .toggle(.app): true
    // Of something that the app holds, or else of nothing.
    case .assignStored: true
    case .assign, .store, .toggle, .assignObject, .toggleObject, .hide: false
    }
  }
}

extension Effect.Call {
  fileprivate var reachesApp: Bool {
    switch self {
    case .handler, .handlerInto, .closure, .withTransition, .after, .sleep, .other, .post: true
    }
  }
}

extension Effect.Configuration {
  fileprivate var reachesApp: Bool {
    switch self {
    case .setApplicationHidden, .setApplicationStyle, .setWindow, .setWindowLevel,
      .setWindowScene, .setWindowFrame, .interpose, .turn, .turnAsAllowed:
      true
    case .requestUpdate, .setController, .setWindowStyle, .setRoot, .relayoutNavigationBar: false
    }
  }
}
