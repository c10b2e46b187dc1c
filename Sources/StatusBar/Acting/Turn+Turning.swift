/// What the user and the system turn: the device, the appearance, the offset, values, time.
extension Turn {
  mutating func make(_ change: Action.DeviceChange) {
    noteQuestions()
    let before = questions.shownColumns
    let old = questions.world.platform
    switch change {
    case .rotate(let orientation):
      questions.world.platform.orientation = orientation
      if orientation.isLandscape && !old.orientation.isLandscape {
        questions.world.startedInLandscape = false
      }
    case .resize(let size):
      questions.world.platform.isResizedToCompact = size == .compact && questions.isPad
    case .appearance(let style): questions.world.platform.appearance = style
    case .indicator(let indicator): questions.world.platform.indicator = indicator
    }
    journal.wasIgnored = questions.world.platform == old
    guard questions.world.isRunning else { return }
    for (id, columns) in before { relayout(id, from: columns) }
    needsRender = true
    render()
    publish()
    publishOthers()
    // A rotation lays both bars out anew (Q9).
    if case .rotate = change { layOutNavigationBar() }
  }

  mutating func scroll(to offset: Double) {
    trace.begin()
    guard let id = questions.topController() else { return fail(.noScrollView) }
    guard let found = questions.scrollView(of: id) else {
      return scrollUIKit(id, to: offset)
    }
    journal.wasIgnored = self[id].offset == offset
    self[id].offset = offset
    if let header = found.header, let handler = header.onScroll {
      let ratio = questions.headerRatio(of: id)
      let arguments: [Value] = [.number(offset), ratio]
      let count = Int(program.handlers[Int(handler.index)].parameterCount)
      run(handler, Array(arguments.prefix(count)), found.context)
    }
    needsRender = true
    render()
  }

  /// A scroll view of UIKit's tells its delegate, which is taken to be the controller around it.
  private mutating func scrollUIKit(
    _ top: ControllerID, to offset: Double
  ) {
    let delegate = questions.nearest(from: top, along: .parents) { id in
      self[id].screen.flatMap { program.screens[Int($0.index)].didScroll }.map { (id, $0) }
    }
    guard let (id, handler) = delegate else { return fail(.noScrollView) }
    journal.wasIgnored = self[top].offset == offset
    self[top].offset = offset
    // What has gone up is positive in UIKit.
    run(handler, [.number(-offset)], questions.context(of: id))
    render()
  }

  mutating func set(_ setting: Action.Setting, to value: Value) {
    switch setting {
    case .input(let input):
      guard Int(input.index) < questions.world.inputs.count else { return }
      questions.world.inputs[Int(input.index)] = value
      journal.note(.input(input), value, .none, by: nil)
      changed()
    case .app(let slot): set(ScreenUse(.app), slot, value)
    case .screen(let screen, let slot): set(screen, slot, value)
    }
  }

  /// Before the screen lives the value is kept for it; afterwards it changes the topmost one.
  private mutating func set(
    _ use: ScreenUse, _ slot: Int32, _ value: Value
  ) {
    if questions.world.isRunning {
      guard let instance = instance(of: use) else { return }
      let context = Context(
        instance: instance, controller: self[instance].controller)
      return assign(value, to: .own(slot), context)
    }
    guard use.ordinal == nil else { return fail(.noInstance(use, living: 0)) }
    questions.world.presets.removeAll { $0.screen == use.screen && $0.slot == slot }
    questions.world.presets.append(World.Preset(screen: use.screen, slot: slot, value: value))
  }

  mutating func wait(_ seconds: Double) {
    var remaining = seconds
    while let next = questions.world.delayed.indices.min(by: {
      questions.world.delayed[$0].remaining < questions.world.delayed[$1].remaining
    }),
      questions.world.delayed[next].remaining <= remaining, failure == nil
    {
      let due = questions.world.delayed.remove(at: next)
      for index in questions.world.delayed.indices {
        questions.world.delayed[index].remaining -= due.remaining
      }
      remaining -= due.remaining
      run(due.handler)
      render()
    }
    for index in questions.world.delayed.indices {
      questions.world.delayed[index].remaining -= remaining
    }
  }
}
