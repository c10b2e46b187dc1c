/// SwiftUI's answer to a change: mount again, tell who watches, present what is due, publish.
extension World {
  /// How often one action may have a tree rendered, those renderings counted that lie in others.
  private static let renderingLimit = 300

  /// Renders until nothing changes any more, then publishes.
  mutating func render(_ program: Program) {
    guard needsRender else { return }
    // What appears may end what shows it, and show it again, for ever.
    guard renderDepth < 16 else {
      needsRender = false
      return fail(.modelLimit)
    }
    renderDepth += 1
    defer { renderDepth -= 1 }
    // A pair of handlers that undo each other would go on for ever.
    isFirstPass = renderDepth == 1 && (!isStarting || isActivating)
    for _ in 0..<100 where needsRender && failure == nil {
      needsRender = false
      journal.renderings += 1
      if journal.renderings > World.renderingLimit { return fail(.modelLimit) }
      updateHosts(program)
      inOthers { $0.updateHosts(program) }
      isFirstPass = false
    }
    isFirstPass = false
    if needsRender && failure == nil { fail(.modelLimit) }
    guard controllers.contains(where: { $0.controllerClass == .hosting }) else { return }
    let outer = animation
    if renderAnimation.isAnimated { animation = renderAnimation }
    isRendering = true
    publish(program)
    publishOthers(program)
    isRendering = false
    animation = outer
    renderAnimation = AnimationContext()
  }

  /// A controller that leaves in an animation is a child until its end, and is asked until then
  /// (S83).
  private mutating func noteLateChange(_ removed: [Mount]) {
    guard renderAnimation.isAnimated else { return }
    for mount in removed {
      if case .embedded = mount.kind { renderAnimation.isOver = true }
    }
  }

  /// Updates the hosting controllers of the scene at work.
  private mutating func updateHosts(_ program: Program) {
    for index in controllers.indices where index < controllers.count {
      guard controllers[index].isAlive, controllers[index].controllerClass == .hosting,
        controllers[index].scene == scene
      else { continue }
      let id = ControllerID(Int32(index))
      if !departing.contains(id) { update(id, program) }
    }
  }

  private mutating func update(_ id: ControllerID, _ program: Program) {
    let (added, removed) = remount(id, program)
    if self[id].hasAppeared {
      noteLateChange(removed)
      for mount in removed { tellDisappeared(mount, id, program) }
      for mount in added { tellAppeared(mount, id, program) }
      if platform.happens(.s77) { tellAppearedAgain(removed, program) }
    }
    for mount in removed { remove(mount) }
    for index in self[id].mounts.indices {
      guard isAlive(id), index < self[id].mounts.count else { return }
      check(self[id].mounts[index], at: index, id, program)
    }
  }

  /// The root content of a container that was replaced is told once more (S77).
  private mutating func tellAppearedAgain(_ removed: [Mount], _ program: Program) {
    for mount in removed {
      guard case .container(let id) = mount.kind, let root = self[id].children.first else {
        continue
      }
      for inner in self[root].mounts { tellAppeared(inner, root, program) }
    }
  }

  /// Compares what a mount saw last with what is there now.
  private mutating func check(
    _ mount: Mount, at index: Int, _ id: ControllerID, _ program: Program
  ) {
    let context = context(of: mount, in: id)
    if case .embedded(let held) = mount.kind {
      return update(held, madeAt: mount.view, context, program)
    }
    if case .container(let container) = mount.kind, isAlive(container),
      self[container].controllerClass == .tabBar
    {
      return followSelection(of: container, mount, program)
    }
    guard case .modified(_, let modifier) = program.views[Int(mount.view.index)].kind else {
      return
    }
    var trace = Trace()
    switch (mount.kind, modifier) {
    case (.change(let last?), .onChange(let formula, let watch, let handler)):
      let value = evaluate(formula, context, program, &trace)
      let mayHaveChanged =
        value.isUnknown && isFirstPass && !(isActivating && watch.isSteadyAtLaunch)
      guard value != last || mayHaveChanged else { return }
      self[id].mounts[index].kind = .change(last: value)
      let arguments = changes(handler, last, value, program)
      // A value that may be the old one may have changed or not.
      guard let doubt = value.doubt else { return run(handler, arguments, context, program) }
      perhaps(doubt, program) { $0.run(handler, arguments, context, program) }
    case (.change(let last), .interposed(let formula)):
      var value = evaluate(formula, context, program, &trace)
      guard value != last || value.isUnknown && isFirstPass else { return }
      self[id].mounts[index].kind = .change(last: value)
      if let doubt = value.doubt {
        value = .interposed(decide(among: Interposed.allCases, doubt))
      }
      guard case .interposed(let state) = value, state != queue.interposed else { return }
      queue.interposed = state
      needsRender = true
    case (.animated(let last), .animation(let formula)):
      let value = formula.map { evaluate($0, context, program, &trace) } ?? .none
      if formula == nil || value != last {
        renderAnimation.isAnimated = true
        self[id].mounts[index].kind = .animated(last: value)
      }
    case (.trigger(let shown), .presentation(_, let trigger, _, _)),
      (.trigger(let shown), .destination(let trigger, _)):
      checkTrigger(trigger, shown, mount, at: index, context, program)
    case (.updater(let last, _), .visibilityUpdater(let updater)):
      let offset = offset(of: updater, context, program)
      guard offset != last else { return }
      self[id].mounts[index].kind = .updater(
        lastOffset: offset, wasPresented: isPresented(id))
      let site = program.views[Int(mount.view.index)].site
      hide(by: updater, offset, at: site, context, program)
    case (.queue(let last, let interposed), .styleQueue(let formula, let duration)):
      checkQueue(formula, duration, last, interposed, at: index, context, program)
    default: return
    }
  }

  /// The arguments of an `onChange` closure: none, the new value, or the old and the new one.
  func changes(
    _ handler: HandlerID, _ old: Value, _ new: Value, _ program: Program
  ) -> [Value] {
    switch program.handlers[Int(handler.index)].parameterCount {
    case 0: []
    case 1: [new]
    default: [old, new]
    }
  }

  private mutating func checkTrigger(
    _ trigger: PresentationTrigger, _ shown: ControllerID?, _ mount: Mount, at index: Int,
    _ context: Context, _ program: Program
  ) {
    guard let id = context.controller, let (instance, slot) = place(of: trigger.variable, context)
    else { return }
    let value = self[instance].values[slot]
    let isOn: Bool
    switch value {
    case .unknown(let input):
      isOn = decide(nil, input, program)
      settle(instance, slot, isOn: isOn, trigger, input)
    case .some: isOn = true
    default: isOn = trigger.isItem ? value != .none : value == .bool(true)
    }
    if isOn && shown == nil {
      show(mount, at: index, of: id, program)
    } else if !isOn, let shown {
      self[id].mounts[index].kind = .trigger(nil)
      hide(shown, program)
    }
  }

  /// What a variable is in this way, once it was decided whether it presents.
  private mutating func settle(
    _ instance: InstanceID, _ slot: Int, isOn: Bool, _ trigger: PresentationTrigger,
    _ input: InputID
  ) {
    let off: Value = trigger.isItem ? .none : .bool(false)
    let on: Value = trigger.isItem ? .some(input) : .bool(true)
    self[instance].values[slot] = isOn ? on : off
  }

  private mutating func hide(_ shown: ControllerID, _ program: Program) {
    guard isAlive(shown) else { return }
    if self[shown].presenter != nil {
      dismiss(shown, program)
    } else if let stack = self[shown].parent {
      pop(to: shown, in: stack, program)
    }
  }

  // MARK: - Seed 001's queue

  func queuedStyle(
    _ formula: FormulaID, _ context: Context, _ program: Program
  ) -> StatusBarStyle {
    var trace = Trace()
    let value = evaluate(formula, context, program, &trace)
    if case .style(let style) = value { return style }
    return .default
  }

  /// Appends a style to the queue for the modifier of a view.
  mutating func append(
    _ style: StatusBarStyle, at view: ViewID, _ context: Context, _ program: Program
  ) {
    queue.styles.append(style)
    let site = program.views[Int(view.index)].site
    journal.note(.exchangedStyle, .style(style), site, by: context.controller)
  }

  /// A new style is appended, an update requested, and only then the oldest removed (S65).
  private mutating func checkQueue(
    _ formula: FormulaID, _ duration: FormulaID?, _ last: StatusBarStyle,
    _ interposed: Interposed, at index: Int, _ context: Context, _ program: Program
  ) {
    var trace = Trace()
    // What nobody knows may have changed meanwhile.
    let style = style(of: evaluate(formula, context, program, &trace)) ?? .default
    guard let id = context.controller, style != last || interposed != queue.interposed else {
      return
    }
    self[id].mounts[index].kind = .queue(last: style, lastInterposed: queue.interposed)
    if style != last {
      append(style, at: self[id].mounts[index].view, context, program)
      requestQueueUpdate(duration, context, program)
      _ = queue.removeFirst()
    }
    if interposed != queue.interposed { requestQueueUpdate(duration, context, program) }
  }

  /// An update inside a view animation, sent to the key window's root (S67).
  mutating func requestQueueUpdate(
    _ duration: FormulaID?, _ context: Context, _ program: Program
  ) {
    var trace = Trace()
    // A request to a window that is not asked changes nothing (S3, P9).
    guard let key = windows.firstIndex(where: { $0.isKey }), controllingWindow(&trace) == key
    else { return }
    let outer = animation
    animation = AnimationContext(isAnimated: true, duration: 0.3)
    if let duration, case .number(let seconds) = evaluate(duration, context, program, &trace) {
      animation.duration = seconds
    }
    publish(program, .once)
    animation = outer
  }
}
