/// Actions on what lives already: a use of a screen, a window by its name.
extension Turn {
  /// Returns the instance that a scenario names, or notes that there is none.
  mutating func instance(of use: ScreenUse) -> InstanceID? {
    if let found = questions.livingInstance(of: use) { return found }
    fail(.noInstance(use, living: Int32(questions.instanceCount(of: use.screen))))
    return nil
  }

  // MARK: - Presenting and dismissing

  mutating func present(_ navigation: Action.Navigation) {
    guard
      case .present(
        let screen, let arguments, let style, let swiftUI, let captures, let isLarge,
        let source, let name, let site, let content) = navigation
    else { return }
    guard let window = window(named: name) else { return }
    var from: ControllerID?
    if let source {
      guard let instance = presenter(source, in: window, isNamed: name != nil) else { return }
      from = self[instance].controller
    } else if let root = questions.world.windows[window].root {
      from = questions.topmostPresented(above: root)
    }
    let context = Context(instance: .app, controller: source == nil ? nil : from)
    guard
      let id = make(
        content.map { .view($0) } ?? .screen(screen, arguments: []), parent: nil, isSwiftUI: false,
        context)
    else { return }
    setParameters(of: id, arguments)
    var presentation = self[id].presentation ?? Controller.Presentation()
    if let style { presentation.style = style }
    if let swiftUI { presentation.lower(swiftUI) }
    if captures { (presentation.captures, presentation.captureSite) = (true, site) }
    if let isLarge {
      presentation.smallestIsLarge = isLarge
    } else if swiftUI != nil {
      presentation.smallestIsLarge = truth(of: questions.startsAtLarge(id))
    }
    self[id].presentation = presentation
    present(id, from: from)
  }

  /// The window that an action means: the one named, else the key window.
  private mutating func window(named name: Symbol?) -> Int? {
    guard let name else {
      if questions.actionWindow == nil { fail(.notLaunched) }
      return questions.actionWindow
    }
    guard let index = questions.world.windows.firstIndex(where: { $0.name == name }) else {
      fail(.noWindow(name))
      return nil
    }
    guard questions.isShown(questions.world.windows[index]) else {
      fail(
        questions.world.windows[index].isHidden ? .hiddenWindow(name) : .windowWithoutScene(name))
      return nil
    }
    return index
  }

  /// The instance that presents: in the window, if one is named.
  private mutating func presenter(
    _ use: ScreenUse, in window: Int, isNamed: Bool
  ) -> InstanceID? {
    guard let found = instance(of: use) else { return nil }
    guard isNamed, !questions.lies(found, in: window) else { return found }
    let other = questions.instancesInOrder.last {
      self[$0].screen == use.screen && questions.lies($0, in: window)
    }
    if use.ordinal == nil, let other { return other }
    fail(.inOtherWindow(use))
    return nil
  }

  /// Takes away what is presented on top, which a finger does, or what shows a screen: in the key
  /// window if it is there.
  mutating func dismiss(_ use: ScreenUse?) {
    guard let window = questions.actionWindow, let root = questions.world.windows[window].root
    else {
      return fail(.notLaunched)
    }
    guard let use else {
      let top = questions.topmostPresented(above: root)
      guard top != root else { return fail(.nothingPresented) }
      // What a finger cannot drag away stays, unless the step names what code takes away.
      if truth(of: questions.refusesDrag(top)) { return journal.wasIgnored = true }
      return dismiss(top)
    }
    if use.ordinal != nil { return dismissInstance(use) }
    for index in [window] + questions.world.windows.indices.filter({ $0 != window }) {
      if let root = questions.world.windows[index].root,
        let presented = questions.presentation(of: use.screen, above: root)
      {
        return dismiss(presented)
      }
    }
    fail(.noInstance(use, living: 0))
  }

  /// Takes away the presentation that a numbered instance lies in.
  private mutating func dismissInstance(_ use: ScreenUse) {
    guard let instance = instance(of: use) else { return }
    let controller = self[instance].controller
    guard let presented = questions.presentation(around: controller, along: .parentsAndHosts) else {
      return fail(.nothingPresented)
    }
    dismiss(presented)
  }

  /// Hands values to the properties of a screen.
  mutating func setParameters(of id: ControllerID, _ arguments: [GivenValue]) {
    guard !arguments.isEmpty, self[id].screen != nil else { return }
    let instance = Int(self[id].instance.index)
    for given in arguments where Int(given.slot) < questions.world.instances[instance].values.count
    {
      questions.world.instances[instance].values[Int(given.slot)] = given.value
    }
    needsRender = true
  }

  // MARK: - Requests and calls

  /// An update of the window that is asked; a controller of another window has no say (P9).
  mutating func requestUpdate(_ use: ScreenUse?) {
    guard let use else { return publish(.once) }
    guard let instance = instance(of: use) else { return }
    let id = self[instance].controller
    within(id) { turn in
      if !turn.requestUpdate(from: id) { turn.journal.wasIgnored = true }
    }
  }

  /// Evaluates, unless the controller that asks is not linked to the root of the window that is
  /// asked: it lies in another one, or, its view added by hand, in none (U20, P9).
  mutating func requestUpdate(from id: ControllerID?) -> Bool {
    trace.begin()
    if let id, let asked = questions.controllingWindow(), !isLeaving(id),
      questions.window(of: id) != asked
    {
      guard questions.window(of: id) == nil, let input = questions.unknownControllerInTree() else {
        return false
      }
      perhaps(input) { $0.publish(.once) }
      return true
    }
    let before = questions.world.published.bar
    publish(.once)
    if let id { relyOnRequest(of: id, since: before) }
    return true
  }

  /// A bar that changes on the request of a controller that is not asked itself: some report that
  /// such a request has no effect (P9).
  private mutating func relyOnRequest(of id: ControllerID, since before: Bar) {
    let bar = questions.world.published.bar
    if bar.isHidden != before.isHidden, !answers(id, for: bar.hiddenOwner) {
      questions.world.published.rely(on: Reliance(.rule(.p9), .visibility))
    }
    if !bar.hasStyle(of: before), !answers(id, for: bar.styleOwner) {
      questions.world.published.rely(on: Reliance(.rule(.p9), .style))
    }
  }

  /// `true` if a controller answers, or forwards the question to one that does.
  private func answers(_ id: ControllerID, for owner: Owner) -> Bool {
    guard case .controller(var current) = owner else { return false }
    for _ in 0...questions.world.controllers.count {
      if current == id { return true }
      guard let above = self[current].parent ?? self[current].presenter else { return false }
      current = above
    }
    return false
  }

  mutating func call(
    _ use: ScreenUse?, _ handler: HandlerID, _ arguments: [Value]
  ) {
    guard let use, use.screen != .app else {
      let top = questions.topController()
      return run(handler, arguments, Context(instance: .app, controller: top))
    }
    guard let instance = instance(of: use) else { return }
    let context = Context(
      instance: instance, controller: self[instance].controller)
    within(context.controller) { $0.run(handler, arguments, context) }
  }

  /// Runs the statements of a step as the screen on top reads them.
  mutating func run(
    _ handlers: [TopHandler], otherwise: HandlerID?
  ) {
    let top = questions.topController()
    for one in handlers {
      guard let instance = questions.instance(of: one.screen, shownBy: top) else { continue }
      return run(one.handler, [], Context(instance: instance, controller: top))
    }
    guard let otherwise else {
      return fail(handlers.first.map { .notOnTop($0.screen) } ?? .notLaunched)
    }
    run(otherwise, [], Context(instance: .app, controller: top))
  }

  /// Runs effects as the topmost use of a screen, with the locals of the code around them.
  mutating func run(
    _ effects: [Effect], inUseOf screen: ScreenID, _ context: inout Context
  ) {
    guard instance(of: ScreenUse(screen)) != nil, var inner = questions.use(of: screen, context)
    else {
      return
    }
    within(inner.controller) { _ = $0.run(effects, isTail: true, &inner) }
    context.locals = inner.locals
  }

  /// Runs effects, or does not, as each use of a screen: which one is meant is unknown.
  mutating func run(
    _ effects: [Effect], inAnyUseOf screen: ScreenID, _ input: InputID
  ) {
    for instance in screen == .app ? [.app] : questions.uses(of: screen) {
      let place = Recursions.Place(input, at: effects.first?.site ?? .none, of: instance)
      perhaps(input, at: place) { turn in
        guard turn[instance].isAlive else { return }
        var context = Context(instance: instance, controller: turn[instance].controller)
        turn.within(context.controller) { _ = $0.run(effects, isTail: true, &context) }
      }
    }
  }

  /// `true` iff a controller, or what holds it, is on its way off the screen.
  func isLeaving(_ id: ControllerID) -> Bool {
    departing.contains { questions.isLoose($0) && questions.lies(id, in: $0) }
  }
}
