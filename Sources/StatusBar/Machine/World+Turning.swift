/// What the user and the system turn: the device, the appearance, the offset, values, time.
extension World {
  mutating func turn(_ action: Action, _ program: Program) {
    noteQuestions(program)
    let before = shownColumns
    switch action {
    case .rotate(let orientation):
      journal.wasIgnored = orientation == platform.orientation
      platform.orientation = orientation
      if orientation.isLandscape && !isPad { hasBeenInLandscape = true }
    case .resize(let size): platform.isResizedToCompact = size == .compact && isPad
    case .appearance(let style): platform.appearance = style
    case .indicator(let indicator): platform.indicator = indicator
    default: return
    }
    guard isRunning else { return }
    for (id, columns) in before { relayout(id, from: columns, program) }
    needsRender = true
    render(program)
    publish(program)
    publishOthers(program)
    // A rotation lays both bars out anew (Q9).
    if case .rotate = action { barsOverlap = false }
  }

  mutating func scroll(to offset: Double, _ program: Program) {
    var trace = Trace()
    guard let id = topController(in: program), let found = scrollView(of: id, program, &trace)
    else { return fail(.noScrollView) }
    journal.wasIgnored = self[id].offset == offset
    self[id].offset = offset
    if let header = found.header, let handler = header.onScroll {
      let ratio = headerRatio(of: id, program, &trace)
      let arguments: [Value] = [.number(offset), ratio.map { .number($0) } ?? .none]
      let count = Int(program.handlers[Int(handler.index)].parameterCount)
      run(handler, Array(arguments.prefix(count)), found.context, program)
    }
    needsRender = true
    render(program)
  }

  mutating func set(_ setting: Action.Setting, to value: Value, _ program: Program) {
    switch setting {
    case .input(let input):
      guard Int(input.index) < inputs.count else { return }
      inputs[Int(input.index)] = value
      changed()
    case .app(let slot): set(ScreenUse(.app), slot, value, program)
    case .screen(let screen, let slot): set(screen, slot, value, program)
    }
  }

  /// Before the screen lives the value is kept for it; afterwards it changes the topmost one.
  private mutating func set(
    _ use: ScreenUse, _ slot: Int32, _ value: Value, _ program: Program
  ) {
    if isRunning {
      guard let instance = instance(of: use) else { return }
      let context = Context(
        instance: instance, controller: instances[Int(instance.index)].controller)
      return assign(value, to: .own(slot), context, program)
    }
    guard use.ordinal == nil else { return fail(.noInstance(use, living: 0)) }
    presets.removeAll { $0.screen == use.screen && $0.slot == slot }
    presets.append(Preset(screen: use.screen, slot: slot, value: value))
  }

  mutating func wait(_ seconds: Double, _ program: Program) {
    var remaining = seconds
    while let next = delayed.indices.min(by: { delayed[$0].remaining < delayed[$1].remaining }),
      delayed[next].remaining <= remaining, failure == nil
    {
      let due = delayed.remove(at: next)
      for index in delayed.indices { delayed[index].remaining -= due.remaining }
      remaining -= due.remaining
      let context = Context(
        instance: due.handler.instance, controller: due.handler.controller,
        locals: due.handler.locals)
      within(due.handler.controller) {
        $0.run(due.handler.handler, due.handler.locals, context, program)
      }
      render(program)
    }
    for index in delayed.indices { delayed[index].remaining -= remaining }
  }

  // MARK: - Half-way

  mutating func moment(_ action: Action, _ program: Program) {
    switch action {
    case .beginBack:
      guard let stack = visibleNavigation(in: program), self[stack].children.count > 1,
        let top = self[stack].children.last
      else { return fail(.nothingToGoBackTo) }
      open(.back(top))
      let revealed = self[stack].children[self[stack].children.count - 2]
      call(.viewWillDisappear, of: top, program)
      call(.viewWillAppear, of: revealed, program)
    case .beginDismiss:
      guard let window = actionWindow, let root = windows[window].root else {
        return fail(.notLaunched)
      }
      let top = topmostPresented(above: root)
      guard top != root else { return fail(.nothingPresented) }
      open(.dismissal(top))
      call(.viewWillDisappear, of: top, program)
    case .beginPeek(let screen, let arguments, let style):
      guard platform.canPeek else { return fail(.noForceTouch) }
      open(.peek(screen, arguments: arguments, style: style))
    case .finish: finish(program)
    case .cancel: cancel(program)
    default: return
    }
  }

  private mutating func open(_ moment: Moment) {
    guard self.moment == nil else { return fail(.momentOpen) }
    self.moment = moment
    isMomentOpen = true
  }

  private mutating func finish(_ program: Program) {
    let open = moment
    moment = nil
    isMomentOpen = false
    switch open {
    case .launch: finishLaunch(program)
    case .back(let top):
      if let stack = self[top].parent { pop(to: top, in: stack, program) }
    case .dismissal(let top): dismiss(top, program)
    case .peek(let screen, let arguments, let style): show(screen, arguments, style, program)
    case nil: fail(.noMoment)
    }
  }

  /// Given up: nothing changed; by policy the revealed screen was told all the same (D6).
  private mutating func cancel(_ program: Program) {
    let open = moment
    moment = nil
    isMomentOpen = false
    switch open {
    case .launch: fail(.noMoment)
    case .back(let top):
      call(.viewWillAppear, of: top, program)
      call(.viewDidAppear, of: top, program)
      guard platform.policies.cancelledBackFires, let stack = self[top].parent,
        let index = self[stack].children.firstIndex(of: top), index > 0
      else { return }
      let revealed = self[stack].children[index - 1]
      appear(revealed, program)
      disappear(revealed, program)
    case .dismissal(let top):
      call(.viewWillAppear, of: top, program)
      call(.viewDidAppear, of: top, program)
      guard platform.happens(.q1) else { return }
      self[top].presentation?.lostControl = true
      publish(program)
    case .peek: return
    case nil: fail(.noMoment)
    }
  }
}
