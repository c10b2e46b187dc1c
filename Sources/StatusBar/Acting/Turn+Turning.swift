/// What the user and the system turn: the device, the appearance, the offset, values, time.
extension Turn {
  mutating func make(_ change: Action.DeviceChange) {
    noteQuestions()
    let old = questions.world.platform
    var new = old
    var isRotation = false
    switch change {
    case .rotate(let orientation):
      guard mayTurn(to: orientation) else { return journal.wasIgnored = true }
      (new.orientation, isRotation) = (orientation, true)
    case .resize(let size): new.isResizedToCompact = size == .compact && questions.isPad
    case .appearance(let style): new.appearance = style
    case .indicator(let indicator): new.indicator = indicator
    }
    let told = EnvironmentChange(old: old, new: new, isRotation: isRotation)
    tellBefore(told)
    let before = questions.shownColumns
    questions.world.platform = new
    if isRotation && new.orientation.isLandscape && !old.orientation.isLandscape {
      questions.world.startedInLandscape = false
    }
    journal.wasIgnored = new == old
    guard questions.world.isRunning else { return }
    for (id, columns) in before { relayout(id, from: columns) }
    hideBarsInCompactHeight(told)
    tellAmid(told)
    needsRender = true
    render()
    publish()
    publishOthers()
    // A rotation lays both bars out anew (Q9).
    if isRotation { questions.world.layOutNavigationBar() }
    tellAfter(told)
  }

  /// `true` iff the controller that fills the screen lets the app turn. What an iPad makes of a
  /// class that does not depends on whether the app takes part in multitasking.
  private mutating func mayTurn(to orientation: Orientation) -> Bool {
    if program.keepsPhonesUpright, questions.world.isRunning, !questions.isPad,
      orientation.isLandscape
    {
      return false
    }
    guard program.traits.restrictsTurning, questions.world.isRunning,
      let window = questions.actionWindow, var id = questions.world.windows[window].root,
      questions.world.platform.orientation.isLandscape != orientation.isLandscape
    else { return true }
    while let above = self[id].presented, questions.effectiveStyle(of: above) == .fullScreen {
      id = above
    }
    return lets(id, turn: orientation, depth: 0)
  }

  /// `true` iff a controller, or the one that it asks in its place, lets the app turn.
  private mutating func lets(
    _ id: ControllerID, turn orientation: Orientation, depth: Int
  ) -> Bool {
    let screen = self[id].hostClass ?? self[id].screen
    let turning = program.nearest(from: screen) { screen -> Screen.Turning? in
      let turning = program.screens[Int(screen.index)].turning
      return turning.portrait == nil && turning.isAutomatic == nil ? nil : turning
    }
    guard let turning else { return true }
    if let asked = turning.asked, depth < Limits.nestedFunctions {
      trace.begin()
      let value = questions.evaluate(asked, questions.classContext(of: id))
      if case .controller(let other) = value, questions.isAlive(other) {
        return lets(other, turn: orientation, depth: depth + 1)
      }
      if value.doubt != nil { return truth(of: value) }
    }
    let mask = orientation.isLandscape ? turning.landscape : turning.portrait
    let isOld = questions.world.platform.os < Version(16)
    for formula in [mask, isOld ? turning.isAutomatic : nil].compactMap({ $0 }) {
      trace.begin()
      let value = questions.evaluate(formula, questions.classContext(of: id))
      if truth(of: value) { continue }
      return questions.isPad && decide(nil, InputID(open: .u19))
    }
    return true
  }

  mutating func scroll(to offset: Double) {
    trace.begin()
    guard let id = questions.topController() else { return fail(.noScrollView) }
    let distance = offset - self[id].offset
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
    hideBarsOnSwipe(around: id, by: distance)
    needsRender = true
    render()
  }

  /// A scroll view of UIKit's tells its delegate, which is taken to be the controller around it.
  private mutating func scrollUIKit(
    _ top: ControllerID, to offset: Double
  ) {
    let delegate = questions.scrollDelegate(from: top)
    guard delegate != nil || questions.hasList(top) else { return fail(.noScrollView) }
    let distance = offset - self[top].offset
    journal.wasIgnored = distance == 0
    if let delegate { tell(.willBeginDragging, delegate) }
    guard questions.isAlive(top) else { return render() }
    self[top].offset = offset
    if let delegate, questions.isAlive(delegate),
      let handler = questions.didScroll(of: delegate)
    {
      // What has gone up is positive in UIKit.
      run(handler, [.number(-offset)], questions.context(of: delegate))
    }
    hideBarsOnSwipe(around: top, by: distance)
    if let delegate { tellScrolled(delegate) }
    render()
  }

  /// Tells that a finger has let go; whether the content goes on by itself is unknown.
  private mutating func tellScrolled(_ delegate: ControllerID) {
    tell(.willEndDragging, delegate)
    tell(.didEndDragging, delegate)
    let rolls = [ControllerEvent.willBeginDecelerating, .didEndDecelerating]
    guard rolls.contains(where: { eventHandler($0, of: delegate) != nil }) else { return }
    perhaps(InputID(open: .u19)) { turn in
      for event in rolls { turn.tell(event, delegate) }
    }
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
      questions.world.letTimePass()
      // What may run at any time may run before what is due next.
      if !questions.world.perhaps.isEmpty {
        runPerhaps(touching: [])
        render()
      }
    }
    for index in questions.world.delayed.indices {
      questions.world.delayed[index].remaining -= remaining
    }
    questions.world.letTimePass()
  }
}
