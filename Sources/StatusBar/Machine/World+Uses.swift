/// Actions on what lives already: a use of a screen, a window by its name.
extension World {
  /// Returns the instance that a scenario names, or notes that there is none.
  mutating func instance(of use: ScreenUse) -> InstanceID? {
    if let found = livingInstance(of: use) { return found }
    fail(.noInstance(use, living: Int32(instanceCount(of: use.screen))))
    return nil
  }

  /// The topmost instance of a screen, or the one with a number.
  package func livingInstance(of use: ScreenUse) -> InstanceID? {
    guard let ordinal = use.ordinal else { return topmostInstance(of: use.screen) }
    var number: Int32 = 0
    for id in instancesInOrder where self[id].screen == use.screen {
      number += 1
      if number == ordinal { return id }
    }
    return nil
  }

  // MARK: - Presenting and dismissing

  mutating func present(_ action: Action, _ program: Program) {
    guard
      case .present(
        let screen, let arguments, let style, let swiftUI, let captures, let isLarge,
        let source, let name, let site, let content) = action
    else { return }
    guard let window = window(named: name) else { return }
    var from: ControllerID?
    if let source {
      guard let instance = presenter(source, in: window, isNamed: name != nil) else { return }
      from = self[instance].controller
    } else if let root = windows[window].root {
      from = topmostPresented(above: root)
    }
    let context = Context(instance: .app, controller: source == nil ? nil : from)
    guard
      let id = make(
        content.map { .view($0) } ?? .screen(screen, arguments: []), parent: nil, isSwiftUI: false,
        context, program)
    else { return }
    setParameters(of: id, arguments)
    var presentation = self[id].presentation ?? Controller.Presentation()
    if let style { presentation.style = style }
    if let swiftUI { presentation.lower(swiftUI, isLarge) }
    if captures { (presentation.captures, presentation.captureSite) = (true, site) }
    presentation.smallestIsLarge = isLarge
    self[id].presentation = presentation
    present(id, from: from, program)
  }

  /// The window that an action means: the one named, else the key window.
  private mutating func window(named name: Symbol?) -> Int? {
    guard let name else {
      if actionWindow == nil { fail(.notLaunched) }
      return actionWindow
    }
    guard let index = windows.firstIndex(where: { $0.name == name }) else {
      fail(.noWindow(name))
      return nil
    }
    guard isShown(windows[index]) else {
      fail(windows[index].isHidden ? .hiddenWindow(name) : .windowWithoutScene(name))
      return nil
    }
    return index
  }

  /// The instance that presents: in the window, if one is named.
  private mutating func presenter(
    _ use: ScreenUse, in window: Int, isNamed: Bool
  ) -> InstanceID? {
    guard let found = instance(of: use) else { return nil }
    guard isNamed, !lies(found, in: window) else { return found }
    let other = instancesInOrder.last {
      self[$0].screen == use.screen && lies($0, in: window)
    }
    if use.ordinal == nil, let other { return other }
    fail(.inOtherWindow(use))
    return nil
  }

  private func lies(_ instance: InstanceID, in window: Int) -> Bool {
    self[instance].controller.flatMap { self.window(of: $0) } == window
  }

  /// Takes away what is presented on top, or what shows a screen: in the key window if it is there.
  mutating func dismiss(_ use: ScreenUse?, _ program: Program) {
    guard let window = actionWindow, let root = windows[window].root else {
      return fail(.notLaunched)
    }
    guard let use else {
      let top = topmostPresented(above: root)
      return top == root ? fail(.nothingPresented) : dismiss(top, program)
    }
    if use.ordinal != nil { return dismissInstance(use, program) }
    for index in [window] + windows.indices.filter({ $0 != window }) {
      if let root = windows[index].root,
        let presented = presentation(of: use.screen, above: root)
      {
        return dismiss(presented, program)
      }
    }
    fail(.noInstance(use, living: 0))
  }

  /// Takes away the presentation that a numbered instance lies in.
  private mutating func dismissInstance(_ use: ScreenUse, _ program: Program) {
    guard let instance = instance(of: use) else { return }
    var current = self[instance].controller
    while let id = current {
      if self[id].presenter != nil { return dismiss(id, program) }
      current = self[id].parent ?? self[id].source?.host
    }
    fail(.nothingPresented)
  }

  /// The lowest presentation above `root` that shows a screen.
  private func presentation(of screen: ScreenID, above root: ControllerID) -> ControllerID? {
    var current = root
    while let presented = presented(above: current) {
      if shows(presented, screen) { return presented }
      current = presented
    }
    return nil
  }

  /// `true` iff a presented controller shows a screen, itself or in a container.
  private func shows(_ id: ControllerID, _ screen: ScreenID) -> Bool {
    self[id].screen == screen || self[id].children.contains { shows($0, screen) }
  }

  // MARK: - Requests and calls

  /// An update of the window that is asked; a controller of another window has no say (P9).
  mutating func requestUpdate(_ use: ScreenUse?, _ program: Program) {
    guard let use else { return publish(program, .once) }
    guard let instance = instance(of: use) else { return }
    let id = self[instance].controller
    within(id) { world in
      if !world.requestUpdate(from: id, program) { world.journal.wasIgnored = true }
    }
  }

  /// Evaluates, unless the controller that asks is not linked to the root of the window that is
  /// asked: it lies in another one, or, its view added by hand, in none (U20, P9).
  mutating func requestUpdate(from id: ControllerID?, _ program: Program) -> Bool {
    var trace = Trace()
    if let id, let asked = controllingWindow(&trace), !isLeaving(id), window(of: id) != asked {
      guard window(of: id) == nil, let input = strangerInTree(program) else { return false }
      perhaps(input, program) { $0.publish(program, .once) }
      return true
    }
    publish(program, .once)
    return true
  }

  /// What a controller hangs on that code put into the tree and nobody knows: it may be any that
  /// seems to lie nowhere.
  private func strangerInTree(_ program: Program) -> InputID? {
    for index in controllers.indices {
      let id = ControllerID(Int32(index))
      if let input = strangerInput(id, program), window(of: id) != nil { return input }
    }
    return nil
  }

  /// `true` iff a controller, or what holds it, is on its way off the screen.
  private func isLeaving(_ id: ControllerID) -> Bool {
    departing.contains { lies(id, in: $0) }
  }

  mutating func call(
    _ use: ScreenUse?, _ handler: HandlerID, _ arguments: [Value], _ program: Program
  ) {
    guard let use, use.screen != .app else {
      let top = topController(in: program)
      return run(handler, arguments, Context(instance: .app, controller: top), program)
    }
    guard let instance = instance(of: use) else { return }
    let context = Context(
      instance: instance, controller: self[instance].controller)
    within(context.controller) { $0.run(handler, arguments, context, program) }
  }

  /// Runs the statements of a step as the screen on top reads them.
  mutating func run(
    _ handlers: [TopHandler], otherwise: HandlerID?, _ program: Program
  ) {
    let top = topController(in: program)
    for one in handlers {
      guard let instance = instance(of: one.screen, shownBy: top) else { continue }
      return run(one.handler, [], Context(instance: instance, controller: top), program)
    }
    guard let otherwise else {
      return fail(handlers.first.map { .notOnTop($0.screen) } ?? .notLaunched)
    }
    run(otherwise, [], Context(instance: .app, controller: top), program)
  }

  /// The instance of a screen that a controller shows: its own, or that of a view in its tree.
  private func instance(of screen: ScreenID, shownBy controller: ControllerID?) -> InstanceID? {
    guard let controller else { return nil }
    if self[controller].screen == screen { return self[controller].instance }
    return instancesInOrder.first {
      let instance = self[$0]
      return instance.screen == screen && instance.controller == controller
    }
  }

  /// Runs effects as the topmost use of a screen, with the locals of the code around them.
  mutating func run(
    _ effects: [Effect], inUseOf screen: ScreenID, _ context: inout Context, _ program: Program
  ) {
    guard instance(of: ScreenUse(screen)) != nil, var inner = use(of: screen, context) else {
      return
    }
    within(inner.controller) { _ = $0.run(effects, isTail: true, &inner, program) }
    context.locals = inner.locals
  }

  /// Runs effects, or does not, as each use of a screen: nobody knows which one is meant.
  mutating func run(
    _ effects: [Effect], inAnyUseOf screen: ScreenID, _ input: InputID, _ program: Program
  ) {
    let living = instancesInOrder.filter { self[$0].isAlive && self[$0].screen == screen }
    let uses = screen == .app ? [.app] : living
    for instance in uses {
      perhaps(input, program) { world in
        guard world[instance].isAlive else { return }
        var context = Context(instance: instance, controller: world[instance].controller)
        world.within(context.controller) { _ = $0.run(effects, isTail: true, &context, program) }
      }
    }
  }

  /// The topmost use of a screen, with the locals of a context.
  func use(of screen: ScreenID, _ context: Context) -> Context? {
    guard let instance = topmostInstance(of: screen) else { return nil }
    return Context(
      instance: instance, controller: self[instance].controller,
      locals: context.locals)
  }
}
