/// What the user and the system turn: the offset, values, time.
extension Turn {
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
