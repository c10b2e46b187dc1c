/// SwiftUI's answer to a change: mount again, tell who watches, present what is due, publish.
extension Turn {
  /// Renders until nothing changes any more, then publishes.
  mutating func render() {
    guard needsRender, !isTrialOver else { return }
    // What appears may end what shows it, and show it again, for ever.
    guard renderDepth < Limits.nestedRenderings else {
      needsRender = false
      return fail(.modelLimit)
    }
    renderDepth += 1
    defer { renderDepth -= 1 }
    // A pair of handlers that undo each other would go on for ever.
    isFirstPass = renderDepth == 1 && !phase.isStart
    for _ in 0..<100 where needsRender && failure == nil && !isTrialOver {
      needsRender = false
      journal.renderings += 1
      if journal.renderings > Limits.renderings { return fail(.modelLimit) }
      updateHosts()
      inOthers { $0.updateHosts() }
      isFirstPass = false
    }
    isFirstPass = false
    if needsRender && failure == nil && !isTrialOver { fail(.modelLimit) }
    let hosts = questions.world.controllers.indices.contains { index in
      questions.world.controllers.outline(index).controllerClass == .hosting
    }
    guard hosts else { return }
    let outer = animation
    if renderAnimation.isAnimated { animation = renderAnimation }
    isRendering = true
    if !leavesAnswersAlone { publish() }
    publishOthers()
    isRendering = false
    animation = outer
    renderAnimation = AnimationContext()
  }

  /// `true` iff what was rendered can only have changed what getters of the author's own would
  /// answer: SwiftUI asks for an update where a preference of its views has changed (S11, U20).
  private var leavesAnswersAlone: Bool {
    guard questions.world.hasUnobservedChanges, !hasPreferences else { return false }
    trace.begin()
    let old = questions.world.published.bar
    let new = questions.bar()
    guard trace.doubt == nil else { return false }
    let isHidingAlone =
      old.isHidden == new.isHidden
      || old.hiddenOwner == new.hiddenOwner
        && isOverridden(.prefersStatusBarHidden, by: new.hiddenOwner)
    let isStyleAlone =
      old.content == new.content
      || old.styleOwner == new.styleOwner
        && isOverridden(.preferredStatusBarStyle, by: new.styleOwner)
    return isHidingAlone && isStyleAlone
  }

  /// `true` iff a hosted view says something of the bar, which may have changed.
  private var hasPreferences: Bool {
    questions.world.controllers.indices.contains { index in
      let outline = questions.world.controllers.outline(index)
      guard outline.isAlive, outline.controllerClass == .hosting,
        let view = self[ControllerID(Int32(index))].view
      else { return false }
      return !questions.contents(view).isDisjoint(with: [.hiding, .styling])
    }
  }

  private func isOverridden(_ property: ControllerProperty, by owner: Owner) -> Bool {
    guard case .controller(let id) = owner, questions.isAlive(id) else { return false }
    return questions.override(property, of: id) != nil
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
  private mutating func updateHosts() {
    for index in questions.world.controllers.indices where index < questions.world.controllers.count
    {
      let outline = questions.world.controllers.outline(index)
      guard outline.isAlive, outline.controllerClass == .hosting,
        outline.scene == questions.world.scene
      else { continue }
      let id = ControllerID(Int32(index))
      if !isDeparting(id) { update(id) }
    }
  }

  private mutating func update(_ id: ControllerID) {
    let (added, removed) = remount(id)
    if self[id].hasAppeared {
      noteLateChange(removed)
      for mount in removed { tellDisappeared(mount, id) }
      for mount in added { tellAppeared(mount, id) }
      if questions.world.platform.happens(.s77) { tellAppearedAgain(removed) }
    }
    for mount in removed { remove(mount) }
    for index in self[id].mounts.indices {
      guard questions.isAlive(id), index < self[id].mounts.count else { return }
      check(self[id].mounts[index], at: index, id)
    }
  }

  /// The root content of a container that was replaced is told once more (S77).
  private mutating func tellAppearedAgain(_ removed: [Mount]) {
    for mount in removed {
      guard case .container(let id) = mount.kind, let root = self[id].children.first else {
        continue
      }
      for inner in self[root].mounts { tellAppeared(inner, root) }
    }
  }

  /// Compares what a mount saw last with what is there now.
  private mutating func check(
    _ mount: Mount, at index: Int, _ id: ControllerID
  ) {
    let context = questions.context(of: mount, in: id)
    if case .embedded(let held) = mount.kind {
      return update(held, madeAt: mount.view, context)
    }
    if case .container(let container) = mount.kind, questions.isAlive(container),
      self[container].controllerClass == .tabBar
    {
      return followSelection(of: container, mount)
    }
    guard case .modified(_, .live(let modifier)) = program.views[Int(mount.view.index)].kind else {
      return
    }
    trace.begin()
    switch modifier {
    case .onChange(let formula, let watch, let handler):
      guard case .change(let last?) = mount.kind else { return }
      let value = questions.evaluate(formula, context)
      let mayHaveChanged =
        value.isUnknown && isFirstPass && !(phase == .activating && watch.isSteadyAtLaunch)
      guard value != last || mayHaveChanged else { return }
      self[id].mounts[index].kind = .change(last: value)
      let arguments = questions.changes(handler, last, value)
      // A value that may be the old one may have changed or not.
      guard let doubt = value.doubt else { return run(handler, arguments, context) }
      let place = Recursions.Place(doubt, of: handler, context.instance, in: program)
      perhaps(doubt, at: place) { $0.run(handler, arguments, context) }
    case .interposed(let formula):
      guard case .change(let last) = mount.kind else { return }
      let value = questions.evaluate(formula, context)
      guard value != last || value.isUnknown && isFirstPass else { return }
      self[id].mounts[index].kind = .change(last: value)
      interpose(value)
    case .animation(let formula):
      guard case .animated(let last) = mount.kind else { return }
      let value = formula.map { questions.evaluate($0, context) } ?? .none
      if formula == nil || value != last {
        renderAnimation.isAnimated = true
        self[id].mounts[index].kind = .animated(last: value)
      }
    case .presentation(_, let trigger, _, _), .destination(let trigger, _):
      guard case .trigger(let shown) = mount.kind else { return }
      checkTrigger(trigger, shown, mount, at: index, context)
    case .visibilityUpdater(let updater):
      guard case .updater(let last, _) = mount.kind else { return }
      let offset = questions.offset(of: updater, context)
      guard offset != last else { return }
      self[id].mounts[index].kind = .updater(
        lastOffset: offset, wasPresented: questions.isPresented(id))
      let site = program.views[Int(mount.view.index)].site
      hide(by: updater, offset, at: site, context)
    case .styleQueue(let formula, let duration):
      guard case .queue(let last, let interposed) = mount.kind else { return }
      checkQueue(formula, duration, last, interposed, at: index, context)
    case .task(let formula?, let handler):
      restart(mount, at: index, of: id, formula, handler, context)
    // Told when they come and go.
    case .onAppear, .onDisappear, .task, .identity, .states: return
    }
  }

  private mutating func interpose(_ value: Value) {
    var value = value
    if let doubt = value.doubt {
      value = .interposed(decide(among: Interposed.allCases, doubt))
    }
    guard case .interposed(let state) = value, state != questions.world.queue.interposed else {
      return
    }
    questions.world.queue.interposed = state
    needsRender = true
  }

  private mutating func checkTrigger(
    _ trigger: PresentationTrigger, _ shown: ControllerID?, _ mount: Mount, at index: Int,
    _ context: Context
  ) {
    guard let id = context.controller,
      let (instance, slot) = questions.place(of: trigger.variable, context)
    else { return }
    if let binding = trigger.binding { follow(binding, by: trigger.variable, context) }
    let value = self[instance].values[slot]
    let isOn: Bool
    if let input = value.doubtOfTrigger(isItem: trigger.isItem) {
      isOn = decide(nil, input)
      settle(instance, slot, isOn: isOn, trigger, input)
    } else if case .some = value {
      isOn = true
    } else {
      isOn = trigger.isItem ? value != .none : value == .bool(true)
    }
    if isOn && shown == nil {
      show(mount, at: index, of: id)
    } else if !isOn, let shown {
      self[id].mounts[index].kind = .trigger(nil)
      hide(shown)
    }
  }

  /// Gives a variable what a binding reads, where that is another value than before.
  private mutating func follow(
    _ binding: MadeBinding, by variable: Variable, _ context: Context
  ) {
    guard let (instance, slot) = questions.place(of: variable, context),
      let (holder, last) = questions.place(of: binding.last, context)
    else { return }
    let value = questions.evaluate(binding.read, context)
    guard value != self[holder].values[last] else { return }
    self[holder].values[last] = value
    self[instance].values[slot] = value
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

  private mutating func hide(_ shown: ControllerID) {
    guard questions.isAlive(shown) else { return }
    if self[shown].presenter != nil {
      dismiss(shown)
    } else if let stack = self[shown].parent {
      pop(to: shown, in: stack)
    }
  }

  /// Appends a style to the queue for the modifier of a view.
  mutating func append(
    _ style: StatusBarStyle, at view: ViewID, _ context: Context
  ) {
    questions.world.queue.styles.append(style)
    let site = program.views[Int(view.index)].site
    journal.note(.exchangedStyle, .style(style), site, by: context.controller)
  }

  /// A new style is appended, an update requested, and only then the oldest removed (S65).
  private mutating func checkQueue(
    _ formula: FormulaID, _ duration: FormulaID?, _ last: StatusBarStyle,
    _ interposed: Interposed, at index: Int, _ context: Context
  ) {
    trace.begin()
    // What is unknown may have changed meanwhile.
    let style = style(of: questions.evaluate(formula, context)) ?? .default
    guard let id = context.controller,
      style != last || interposed != questions.world.queue.interposed
    else {
      return
    }
    self[id].mounts[index].kind = .queue(
      last: style, lastInterposed: questions.world.queue.interposed)
    if style != last {
      append(style, at: self[id].mounts[index].view, context)
      requestQueueUpdate(duration, context)
      _ = questions.world.queue.removeFirst()
    }
    if interposed != questions.world.queue.interposed { requestQueueUpdate(duration, context) }
  }

  /// An update inside a view animation, sent to the key window's root (S67).
  mutating func requestQueueUpdate(
    _ duration: FormulaID?, _ context: Context
  ) {
    trace.begin()
    // A request to a window that is not asked changes nothing (S3, P9).
    guard let key = questions.world.windows.firstIndex(where: { $0.isKey }),
      questions.controllingWindow() == key
    else { return }
    let outer = animation
    animation = AnimationContext(isAnimated: true, duration: 0.3)
    if let duration, case .number(let seconds) = questions.evaluate(duration, context) {
      animation.duration = seconds
    }
    publish(.once)
    animation = outer
  }
}

extension Value {
  /// What is not known of a value that presents: whether there is an item, whether a truth holds,
  /// which may be there and unknown all the same.
  func doubtOfTrigger(isItem: Bool) -> InputID? {
    if case .unknown(let input) = self { return input }
    if !isItem, case .some(let input) = self { return input }
    return nil
  }
}
