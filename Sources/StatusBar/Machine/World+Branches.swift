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
    guard case .unknown(let input) = truth else {
      let isTail = fork.isTail && fork.rest.isEmpty
      let branch = truth == .bool(true) ? fork.then : fork.otherwise
      let returned = run(branch, isTail: isTail, &context, program)
      return returned ? .ends(returned: true) : .goesOn
    }
    guard fork.then.mayReturn || fork.otherwise.mayReturn else {
      _ = runBoth(fork.then, fork.otherwise, input, isTail: true, &context, program)
      return .goesOn
    }
    // One of them may leave the handler: what follows belongs to the other alone.
    let returned = runBoth(
      fork.then + fork.rest, fork.otherwise + fork.rest, input, isTail: fork.isTail, &context,
      program)
    return .ends(returned: returned)
  }

  /// Runs both branches of an unknown condition; a variable that they leave different is unknown.
  private mutating func runBoth(
    _ then: [Effect], _ otherwise: [Effect], _ input: InputID, isTail: Bool,
    _ context: inout Context, _ program: Program
  ) -> Bool {
    // Each fork inside another doubles the work.
    guard forkDepth < 10 else {
      fail(.undecided(input))
      return true
    }
    forkDepth += 1
    defer { forkDepth -= 1 }
    var other = self
    var otherContext = context
    let returned = run(then, isTail: isTail, &context, program)
    let otherReturned = other.run(otherwise, isTail: isTail, &otherContext, program)
    guard join(other, input, program) else { return true }
    for index in context.locals.indices where context.locals[index] != otherContext.locals[index] {
      context.locals[index] = .unknown(input)
    }
    if returned != otherReturned && !isTail { fail(.undecided(input)) }
    return returned && otherReturned
  }

  /// Runs the handler of a view that may not be there: what it changes is unknown afterwards.
  mutating func runDoubtful(
    _ id: HandlerID, _ arguments: [Value], _ context: Context, _ doubt: InputID,
    _ program: Program
  ) {
    let other = self
    var certain = context
    certain.doubt = nil
    run(id, arguments, certain, program)
    _ = join(other, doubt, program)
  }

  /// Makes unknown whatever differs from another outcome; `false` iff they cannot be joined.
  private mutating func join(_ other: World, _ input: InputID, _ program: Program) -> Bool {
    joinFailure(with: other, input)
    guard hasSameStructure(as: other) else {
      fail(.undecided(input))
      return false
    }
    for index in instances.indices {
      for slot in instances[index].values.indices
      where instances[index].values[slot] != other.instances[index].values[slot] {
        instances[index].values[slot] = .unknown(input)
      }
    }
    for index in objects.indices where objects[index].isHidden != other.objects[index].isHidden {
      objects[index].isHidden = .unknown(input)
    }
    needsRender = needsRender || other.needsRender
    if other.renderAnimation.isAnimated { renderAnimation = other.renderAnimation }
    if unobservedChanges.isEmpty { unobservedChanges = other.unobservedChanges }
    // Only one of them asked for an update: the bar that is shown hangs on the input too.
    if published != other.published { publish(program) }
    return true
  }

  /// An app that ends in one of the outcomes only may go on: which it is hangs on the input.
  private mutating func joinFailure(with other: World, _ input: InputID) {
    if failure == other.failure { return }
    switch (failure, other.failure) {
    case (.trap?, _), (_, .trap?): failure = .undecided(input)
    default: failure = failure ?? other.failure
    }
  }

  /// `true` iff nothing differs but values of variables, each of which can be unknown by itself.
  private func hasSameStructure(as other: World) -> Bool {
    controllers == other.controllers && windows == other.windows
      && application == other.application && queue == other.queue && delayed == other.delayed
      && others == other.others && scene == other.scene
      && instances.count == other.instances.count && objects.count == other.objects.count
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
