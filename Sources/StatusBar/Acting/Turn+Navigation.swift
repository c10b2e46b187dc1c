/// Pushing, popping and selecting, with the callbacks in their order (S72–S76, seed 004).
extension Turn {
  /// Makes what a destination names, to be held by `parent`; nil for a controller that is none, or
  /// that stands somewhere already.
  mutating func make(
    _ destination: Destination, parent: ControllerID?, isSwiftUI: Bool, _ context: Context
  ) -> ControllerID? {
    let environment = questions.injectedObject(for: parent, context)
    switch destination {
    case .screen(let screen, let arguments):
      if case .controller = program.screens[Int(screen.index)].kind {
        return makeController(screen, arguments, from: context, parent, .none)
      }
      return host(screen, arguments, from: context, parent, environment, .none)
    case .view(let view):
      return build(
        view, from: context, parent: parent, environment: environment, isSwiftUI: isSwiftUI)
    case .controller(let formula):
      let value = value(of: formula, context)
      if let input = value.doubt { return makeUnknownController(input, parent: parent) }
      guard case .controller(let id) = value, questions.isLoose(id) else { return nil }
      self[id].parent = parent
      return id
    }
  }

  mutating func push(
    _ destination: Destination, onto stack: ControllerID, label: Symbol?, _ context: Context
  ) {
    guard
      let id = make(
        destination, parent: stack, isSwiftUI: self[stack].isSwiftUIContainer, context)
    else { return journal.wasIgnored = true }
    if self[id].label == nil { self[id].label = label }
    push(id, onto: stack)
  }

  /// Pushes what a `navigationDestination(for:)` makes of a value, which `context` knows.
  mutating func push(
    _ destination: Questions.ValueDestination, _ value: FormulaID?, _ context: Context,
    onto stack: ControllerID, label: Symbol?
  ) {
    guard let parameter = destination.parameter else {
      return push(.view(destination.view), onto: stack, label: label, destination.context)
    }
    trace.begin()
    var given = value.map { questions.evaluate($0, context) }
    // What is made of others does not outlive the turn.
    if case .list = given { given = nil }
    let pushed = PushedValue(
      parameter: parameter, value: given ?? .unknown(InputID(open: .u16)))
    questions.arriving = pushed
    let id = make(
      .view(destination.view), parent: stack, isSwiftUI: self[stack].isSwiftUIContainer,
      destination.context)
    questions.arriving = nil
    guard let id else { return journal.wasIgnored = true }
    self[id].pushed = pushed
    if self[id].label == nil { self[id].label = label }
    push(id, onto: stack)
  }

  mutating func push(_ id: ControllerID, onto stack: ControllerID) {
    let old = self[stack].children.last
    let isVisible = self[stack].hasAppeared || questions.isOnScreen(stack)
    if isVisible { noteQuestions() }
    self[stack].children.append(id)
    self[id].parent = stack
    guard isVisible else { return }
    load(id)
    noteLostHiding(of: id)
    transition(from: old, to: id)
  }

  /// Pops the topmost screen of a stack.
  mutating func popTop(in stack: ControllerID?) {
    guard let stack, self[stack].children.count > 1, let top = self[stack].children.last else {
      return fail(.nothingToGoBackTo)
    }
    pop(to: top, in: stack)
  }

  /// Pops `id` and all above it.
  mutating func pop(to id: ControllerID, in stack: ControllerID) {
    guard let index = self[stack].children.firstIndex(of: id), index > 0,
      !refuses(toRemove: Array(self[stack].children[index...]))
    else { return }
    let stops = takeStop()
    noteQuestions()
    let popped = Array(self[stack].children[index...])
    self[stack].children.removeSubrange(index...)
    let revealed = self[stack].children[index - 1]
    let outer = isInTransition
    isInTransition = true
    for controller in popped { self[controller].passage = .movingFromParent }
    if let top = popped.last { willDisappear(top) }
    // The screen below has been in the stack before, on screen or not.
    load(revealed)
    self[revealed].passage = nil
    tellStack(.willShow, of: revealed, isNew: true)
    appear(revealed)
    for controller in popped { tellNoLongerPresented(controller) }
    for controller in popped { clearTrigger(of: controller) }
    render()
    publish()
    isInTransition = outer
    let rest = TransitionRest(
      leaving: popped.reversed(), arriving: revealed, covered: nil, removed: popped.reversed())
    if stops { questions.world.moment = .transition(rest) } else { end(rest) }
  }

  /// Sets back the variable that a presentation or a destination depends on.
  mutating func clearTrigger(of id: ControllerID) {
    guard let trigger = self[id].presentation?.trigger, questions.isAlive(trigger.host) else {
      return
    }
    for index in self[trigger.host].mounts.indices
    where self[trigger.host].mounts[index].view == trigger.view
      && self[trigger.host].mounts[index].instance == trigger.instance
    {
      self[trigger.host].mounts[index].kind = .trigger(nil)
    }
    guard case .modified(_, .live(let modifier)) = program.views[Int(trigger.view.index)].kind,
      let variable = modifier.trigger?.variable
    else { return }
    let context = Context(instance: trigger.instance, controller: trigger.host)
    let off: Value = variable.isItem ? .none : .bool(false)
    assignBound(off, to: variable.variable, context)
    if let binding = variable.binding { write(off, to: binding, context) }
  }

  /// Tells a binding that code makes that nothing is presented any more; where it goes on to say
  /// otherwise, what is on screen is unknown.
  private mutating func write(_ off: Value, to binding: MadeBinding, _ context: Context) {
    run(binding.write, [off], context)
    let now = questions.evaluate(binding.read, context)
    let isKnown = now.doubtOfTrigger(isItem: off == .none) == nil
    if now != off, isKnown { obscure([.screens], binding.refused) }
  }

  /// Assigns through a binding, which goes past the observers of a `@State`.
  private mutating func assignBound(_ value: Value, to variable: Variable, _ context: Context) {
    guard let (instance, slot) = questions.place(of: variable, context) else { return }
    let screen = program.screens[Int(self[instance].screen.index)]
    assign(value, to: variable, context, observed: !screen.slots[slot].isBoundPastObservers)
  }

  /// Shows the tab of a number; an unknown one may mean any.
  mutating func select(_ value: Value, in tabs: ControllerID) {
    if let input = value.doubt {
      let count = self[tabs].children.count
      return count > 0 ? select(Int32(decide(among: count, input)), in: tabs) : ()
    }
    // What a word in a handler names; code counts.
    if case .text(let label) = value { return selectTab(label, in: tabs) }
    guard case .number(let number) = value, let index = Int32(exactly: number.rounded()) else {
      return
    }
    select(index, in: tabs)
  }

  /// A finger selects a tab: the bar tells first, then its delegate may refuse.
  mutating func tapTab(_ index: Int32, in tabs: ControllerID) {
    selectByTap(index, in: tabs)
    guard questions.isAlive(tabs), eventHandler(.didSelectTab, of: tabs) != nil,
      let shown = questions.visibleChild(of: tabs), index == self[tabs].selected
    else { return }
    tell(.didSelectTab, tabs, [.controller(tabs), .controller(shown)])
  }

  private mutating func selectByTap(_ index: Int32, in tabs: ControllerID) {
    tell(.didSelectItem, tabs)
    guard questions.isAlive(tabs) else { return }
    guard let veto = eventHandler(.shouldSelectTab, of: tabs) else {
      return select(index, in: tabs, storing: [.willSelectController, .didSelectController])
    }
    var context = questions.classContext(of: tabs)
    context.wantsResult = true
    let answer = result(of: veto.handler, given([], to: veto.handler), context)
    guard questions.isAlive(tabs), truth(of: answer) else { return }
    select(index, in: tabs, storing: [.willSelectController, .didSelectController])
  }

  /// Selects, and runs what observes the property of UIKit's that is given.
  private mutating func select(
    _ index: Int32, in tabs: ControllerID, storing events: [ControllerEvent]
  ) {
    guard index >= 0, Int(index) < self[tabs].children.count else {
      return select(index, in: tabs)
    }
    for event in events.prefix(1) { tell(event, tabs) }
    select(index, in: tabs)
    for event in events.dropFirst() { tell(event, tabs) }
  }

  /// Selects by code: `selectedIndex = 1` runs what observes it; whether UIKit then also stores the
  /// controller by its property is unknown.
  mutating func selectByCode(_ value: Value, in tabs: ControllerID) {
    tell(.willSelectIndex, tabs)
    select(value, in: tabs)
    tell(.didSelectIndex, tabs)
    let others = [ControllerEvent.willSelectController, .didSelectController]
    guard others.contains(where: { eventHandler($0, of: tabs) != nil }) else { return }
    perhaps(InputID(open: .u19)) { turn in
      for event in others { turn.tell(event, tabs) }
    }
  }

  /// Shows another tab or page.
  mutating func select(_ index: Int32, in tabs: ControllerID) {
    guard index >= 0, Int(index) < self[tabs].children.count, index != self[tabs].selected else {
      journal.wasIgnored = true
      return
    }
    if self[tabs].controllerClass == .page { return turnPage(of: tabs, to: index) }
    noteQuestions()
    let old = questions.visibleChild(of: tabs)
    self[tabs].selected = index
    writeSelection(of: tabs)
    transition(from: old, to: questions.visibleChild(of: tabs))
  }

  /// Shows another page; UIKit does not ask again for that (U19).
  private mutating func turnPage(of pages: ControllerID, to index: Int32) {
    let old = questions.visibleChild(of: pages)
    questions.world.noteUnobserved(
      World.UnobservedChange(former: .page(pages, self[pages].selected), site: self[pages].site))
    self[pages].selected = index
    transition(from: old, to: questions.visibleChild(of: pages), isEvent: false)
  }

  /// Writes the selected tab's tag to the variable that the container is bound to.
  private mutating func writeSelection(of tabs: ControllerID) {
    guard let source = self[tabs].source,
      case .tabs(let declared, let selection, _) = program.views[Int(source.view.index)].kind,
      let selection,
      let mount = self[source.host].mounts.first(where: { $0.view == source.view })
    else { return }
    let index = Int(self[tabs].selected)
    guard index < declared.count, let tag = declared[index].tag,
      case .binding(let variable) = program.formulas[Int(selection.index)].kind
    else { return }
    let context = Context(instance: mount.instance, controller: source.host)
    assignBound(tag, to: variable, context)
  }
}
