/// What stands where another view stood, by `id(_:)`, and the tasks of views.
extension Turn {
  // MARK: - Identity

  /// Mounts an `id(_:)` and returns the context of what is below: another one where its value is
  /// not the one of before.
  mutating func identify(
    _ view: ViewID, by formula: FormulaID, _ context: Context, _ environment: ObjectID?,
    _ mounts: inout [Mount]
  ) -> Context {
    trace.begin()
    let value = questions.evaluate(formula, context)
    var mount =
      questions.existing(view, context)
      ?? questions.mount(view, context, .identity(last: value, isSecond: false))
    mount.environment = environment
    mount.doubt = context.doubt
    var isSecond = false
    if case .identity(let last, let wasSecond) = mount.kind {
      isSecond = isAnother(value, than: last, formula) != wasSecond
    }
    mount.kind = .identity(last: value, isSecond: isSecond)
    mounts.append(mount)
    var inner = context
    // One bit for each `id(_:)` around a view: they stand inside one another.
    inner.identity = context.identity << 1 | (isSecond ? 1 : 0)
    return inner
  }

  /// `true` iff a view is not the one that it was; an unknown value may be either.
  private mutating func isAnother(
    _ value: Value, than last: Value, _ formula: FormulaID
  ) -> Bool {
    guard let doubt = value.doubt ?? last.doubt else { return value != last }
    if value == last {
      // What comes from elsewhere stays, unless a step sets it; what code changes may be another.
      guard isFirstPass, case .variable = program.formulas[Int(formula.index)].kind else {
        return false
      }
    }
    return decide(nil, doubt)
  }

  /// Mounts a view whose states are slots of what uses it: they begin anew where it comes.
  mutating func begin(
    _ slots: [Int32], at view: ViewID, _ context: Context, _ environment: ObjectID?,
    _ mounts: inout [Mount]
  ) {
    if let old = questions.existing(view, context) { return mounts.append(old) }
    var mount = questions.mount(view, context, .states)
    mount.environment = environment
    mounts.append(mount)
    for slot in slots { begin(slot, of: context.instance, environment) }
  }

  // MARK: - Tasks

  /// Starts the task of a view.
  mutating func start(_ handler: HandlerID, of view: ViewID, _ context: Context) {
    var context = context
    context.task = view
    run(handler, [], context)
  }

  /// Starts the task of a view anew where its value has changed.
  mutating func restart(
    _ mount: Mount, at index: Int, of id: ControllerID, _ formula: FormulaID, _ handler: HandlerID,
    _ context: Context
  ) {
    guard case .task(let last) = mount.kind else { return }
    let value = questions.evaluate(formula, context)
    guard value != last || value.isUnknown && isFirstPass && phase != .activating else { return }
    self[id].mounts[index].kind = .task(last: value)
    guard let doubt = value.doubt ?? last.doubt else {
      questions.world.cancelTask(of: mount.view, mount.instance)
      return start(handler, of: mount.view, context)
    }
    let place = Recursions.Place(doubt, of: handler, context.instance, in: program)
    perhaps(doubt, at: place) { turn in
      turn.questions.world.cancelTask(of: mount.view, mount.instance)
      turn.start(handler, of: mount.view, context)
    }
  }
}
