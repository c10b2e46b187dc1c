/// What the user and the system turn: the device, the appearance, the offset, values, time.
extension World {
  mutating func turn(_ action: Action, _ program: Program) {
    noteQuestions(program)
    let before = shownColumns
    let old = platform
    switch action {
    case .rotate(let orientation):
      platform.orientation = orientation
      if orientation.isLandscape && !old.orientation.isLandscape { startedInLandscape = false }
    case .resize(let size): platform.isResizedToCompact = size == .compact && isPad
    case .appearance(let style): platform.appearance = style
    case .indicator(let indicator): platform.indicator = indicator
    default: return
    }
    journal.wasIgnored = platform == old
    guard isRunning else { return }
    for (id, columns) in before { relayout(id, from: columns, program) }
    needsRender = true
    render(program)
    publish(program)
    publishOthers(program)
    // A rotation lays both bars out anew (Q9).
    if case .rotate = action { layOutNavigationBar() }
  }

  mutating func scroll(to offset: Double, _ program: Program) {
    var trace = Trace()
    guard let id = topController(in: program) else { return fail(.noScrollView) }
    guard let found = scrollView(of: id, program, &trace) else {
      return scrollUIKit(id, to: offset, program)
    }
    journal.wasIgnored = self[id].offset == offset
    self[id].offset = offset
    if let header = found.header, let handler = header.onScroll {
      let ratio = headerRatio(of: id, program, &trace)
      let arguments: [Value] = [.number(offset), ratio]
      let count = Int(program.handlers[Int(handler.index)].parameterCount)
      run(handler, Array(arguments.prefix(count)), found.context, program)
    }
    needsRender = true
    render(program)
  }

  /// A scroll view of UIKit's tells its delegate, which is taken to be the controller around it.
  private mutating func scrollUIKit(
    _ top: ControllerID, to offset: Double, _ program: Program
  ) {
    var next: ControllerID? = top
    while let id = next {
      if let screen = self[id].screen,
        let handler = program.screens[Int(screen.index)].didScroll
      {
        journal.wasIgnored = self[top].offset == offset
        self[top].offset = offset
        // What has gone up is positive in UIKit.
        run(handler, [.number(-offset)], context(of: id), program)
        return render(program)
      }
      next = self[id].parent
    }
    fail(.noScrollView)
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
        instance: instance, controller: self[instance].controller)
      return assign(value, to: .own(slot), context, program)
    }
    guard use.ordinal == nil else { return fail(.noInstance(use, living: 0)) }
    presets.removeAll { $0.screen == use.screen && $0.slot == slot }
    presets.append(Preset(screen: use.screen, slot: slot, value: value))
  }

  /// The code that waits for its time and comes next: in how many seconds, and where it is written.
  package func waitingCode(in program: Program) -> (seconds: Double, site: Site)? {
    delayed.min { $0.remaining < $1.remaining }.map { next in
      (next.remaining, program.handlers[Int(next.handler.handler.index)].site)
    }
  }

  mutating func wait(_ seconds: Double, _ program: Program) {
    var remaining = seconds
    while let next = delayed.indices.min(by: { delayed[$0].remaining < delayed[$1].remaining }),
      delayed[next].remaining <= remaining, failure == nil
    {
      let due = delayed.remove(at: next)
      for index in delayed.indices { delayed[index].remaining -= due.remaining }
      remaining -= due.remaining
      run(due.handler, program)
      render(program)
    }
    for index in delayed.indices { delayed[index].remaining -= remaining }
  }
}
