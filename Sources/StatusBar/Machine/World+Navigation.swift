/// Pushing, popping and selecting, with the callbacks in their order (S72–S76, seed 004).
extension World {
  /// The innermost navigation controller that holds a controller, else the visible one.
  func navigation(around id: ControllerID?, _ program: Program) -> ControllerID? {
    id.flatMap { stack(around: $0) } ?? visibleNavigation(in: program)
  }

  /// The innermost navigation controller that a controller is or lies in.
  func stack(around id: ControllerID) -> ControllerID? {
    var current: ControllerID? = id
    while let controller = current {
      if self[controller].controllerClass == .navigation { return controller }
      current = self[controller].parent
    }
    return nil
  }

  /// The innermost page view controller around what is visible, else the tabs, which SwiftUI may
  /// show as pages.
  func pages(_ program: Program) -> ControllerID? {
    var current = topController(in: program)
    while let controller = current {
      if self[controller].controllerClass == .page { return controller }
      current = self[controller].parent
    }
    return tabs(around: nil, program)
  }

  func tabs(around id: ControllerID?, _ program: Program) -> ControllerID? {
    var current = id ?? topController(in: program)
    while let controller = current {
      if self[controller].controllerClass == .tabBar || self[controller].controllerClass == .page {
        return controller
      }
      current = self[controller].parent
    }
    return nil
  }

  /// Makes what a destination names, to be held by `parent`; nil for a controller that is none, or
  /// that stands somewhere already.
  mutating func make(
    _ destination: Destination, parent: ControllerID?, isSwiftUI: Bool, _ context: Context,
    _ program: Program
  ) -> ControllerID? {
    let environment = injectedObject(for: parent, context)
    switch destination {
    case .screen(let screen, let arguments):
      if case .controller = program.screens[Int(screen.index)].kind {
        return makeController(screen, arguments, from: context, parent, .none, program)
      }
      return host(screen, arguments, from: context, parent, environment, .none, program)
    case .view(let view):
      return build(
        view, from: context, parent: parent, environment: environment, isSwiftUI: isSwiftUI,
        program)
    case .controller(let formula):
      let value = value(of: formula, context, program)
      if let input = value.doubt { return makeStranger(input, parent: parent, program) }
      guard case .controller(let id) = value, isLoose(id) else { return nil }
      self[id].parent = parent
      return id
    }
  }

  /// The object that content finds in its environment; iOS 13 hands none to sheets (S82).
  private func injectedObject(for parent: ControllerID?, _ context: Context) -> ObjectID? {
    if parent == nil && platform.os < Version(14) { return nil }
    return context.environment
      ?? parent.flatMap { self[$0].environmentObject }
      ?? self[context.instance].environmentObject
      ?? context.controller.flatMap { self[$0].environmentObject }
  }

  mutating func push(
    _ destination: Destination, onto stack: ControllerID, label: Symbol?, _ context: Context,
    _ program: Program
  ) {
    guard
      let id = make(
        destination, parent: stack, isSwiftUI: self[stack].isSwiftUIContainer, context, program)
    else { return journal.wasIgnored = true }
    if self[id].label == nil { self[id].label = label }
    push(id, onto: stack, program)
  }

  mutating func push(_ id: ControllerID, onto stack: ControllerID, _ program: Program) {
    let old = self[stack].children.last
    let isVisible = self[stack].hasAppeared || isOnScreen(stack)
    if isVisible { noteQuestions(program) }
    self[stack].children.append(id)
    self[id].parent = stack
    guard isVisible else { return }
    load(id, program)
    noteLostHiding(of: id, program)
    transition(from: old, to: id, program)
  }

  private func isOnScreen(_ id: ControllerID) -> Bool {
    guard let host = self[id].source?.host else { return self[id].hasAppeared }
    return self[host].hasAppeared
  }

  /// The callbacks of a change of what is visible; the bar is evaluated before the last ones,
  /// unless the change is none that UIKit asks again for.
  mutating func transition(
    from old: ControllerID?, to new: ControllerID?, over covered: ControllerID? = nil,
    isEvent: Bool = true, _ program: Program
  ) {
    let stops = takeStop()
    let outer = isInTransition
    isInTransition = true
    if let covered { willDisappear(covered, program) }
    if let old { willDisappear(old, program) }
    if let new { appear(new, program) }
    renderQuietly(program)
    if isEvent { publish(program) }
    isInTransition = outer
    let rest = TransitionRest(
      leaving: old.map { [$0] } ?? [], arriving: new, covered: covered, removed: [],
      isEvent: isEvent)
    if stops { stop(before: rest) } else { end(rest, program) }
  }

  /// Mounts and tells, and leaves publishing to the transition.
  private mutating func renderQuietly(_ program: Program) {
    if needsRender { render(program) }
  }

  /// Pops the topmost screen of a stack.
  mutating func popTop(in stack: ControllerID?, _ program: Program) {
    guard let stack, self[stack].children.count > 1, let top = self[stack].children.last else {
      return fail(.nothingToGoBackTo)
    }
    pop(to: top, in: stack, program)
  }

  /// Pops `id` and all above it.
  mutating func pop(to id: ControllerID, in stack: ControllerID, _ program: Program) {
    guard let index = self[stack].children.firstIndex(of: id), index > 0,
      !refuses(toRemove: Array(self[stack].children[index...]))
    else { return }
    let stops = takeStop()
    noteQuestions(program)
    let popped = Array(self[stack].children[index...])
    self[stack].children.removeSubrange(index...)
    let revealed = self[stack].children[index - 1]
    let outer = isInTransition
    isInTransition = true
    for controller in popped { self[controller].passage = .movingFromParent }
    if let top = popped.last { willDisappear(top, program) }
    // Whoever was below has been in the stack before, on screen or not.
    load(revealed, program)
    self[revealed].passage = nil
    appear(revealed, program)
    for controller in popped { tellNoLongerPresented(controller, program) }
    for controller in popped { clearTrigger(of: controller, program) }
    render(program)
    publish(program)
    isInTransition = outer
    let rest = TransitionRest(
      leaving: popped.reversed(), arriving: revealed, covered: nil, removed: popped.reversed())
    if stops { stop(before: rest) } else { end(rest, program) }
  }

  /// Sets back the variable that a presentation or a destination hangs on.
  mutating func clearTrigger(of id: ControllerID, _ program: Program) {
    guard let trigger = self[id].presentation?.trigger, isAlive(trigger.host) else { return }
    for index in self[trigger.host].mounts.indices
    where self[trigger.host].mounts[index].view == trigger.view
      && self[trigger.host].mounts[index].instance == trigger.instance
    {
      self[trigger.host].mounts[index].kind = .trigger(nil)
    }
    guard case .modified(_, let modifier) = program.views[Int(trigger.view.index)].kind else {
      return
    }
    let context = Context(instance: trigger.instance, controller: trigger.host)
    switch modifier {
    case .presentation(_, let variable, _, _), .destination(let variable, _):
      assign(variable.isItem ? .none : .bool(false), to: variable.variable, context, program)
    default: return
    }
  }

  /// Shows the tab of a number; of one that nobody knows any may be meant.
  mutating func select(_ value: Value, in tabs: ControllerID, _ program: Program) {
    if let input = value.doubt {
      let count = self[tabs].children.count
      return count > 0 ? select(Int32(decide(among: count, input)), in: tabs, program) : ()
    }
    guard case .number(let number) = value, let index = Int32(exactly: number.rounded()) else {
      return
    }
    select(index, in: tabs, program)
  }

  /// Shows another tab or page.
  mutating func select(_ index: Int32, in tabs: ControllerID, _ program: Program) {
    guard index >= 0, Int(index) < self[tabs].children.count, index != self[tabs].selected else {
      journal.wasIgnored = true
      return
    }
    if self[tabs].controllerClass == .page { return turnPage(of: tabs, to: index, program) }
    noteQuestions(program)
    let old = visibleChild(of: tabs)
    self[tabs].selected = index
    writeSelection(of: tabs, program)
    transition(from: old, to: visibleChild(of: tabs), program)
  }

  /// Shows another page; nobody asks again for that (U19).
  private mutating func turnPage(of pages: ControllerID, to index: Int32, _ program: Program) {
    let old = visibleChild(of: pages)
    noteUnobserved(
      UnobservedChange(former: .page(pages, self[pages].selected), site: self[pages].site))
    self[pages].selected = index
    transition(from: old, to: visibleChild(of: pages), isEvent: false, program)
  }

  /// Writes the selected tab's tag to the variable that the container is bound to.
  private mutating func writeSelection(of tabs: ControllerID, _ program: Program) {
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
    assign(tag, to: variable, context, program)
  }
}
