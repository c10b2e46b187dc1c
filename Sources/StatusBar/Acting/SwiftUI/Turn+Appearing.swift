/// Who is told of appearing and disappearing, and in which order (S72–S76).
extension Turn {
  /// Tells a controller, and what is visible in it, that it comes on screen; a root comes with its
  /// window, or in place of another one.
  mutating func appear(_ id: ControllerID, asRoot isRoot: Bool = false) {
    guard questions.isAlive(id), !self[id].hasAppeared else { return }
    if isRoot { entering.append(id) }
    defer { if isRoot { entering.removeLast() } }
    load(id)
    self[id].hasAppeared = true
    if journal.recording.contains(.lifecycle), let view = self[id].view {
      journal.events.append(.appear(id, view: view, isInline: false))
    }
    forewarnOrCall(.viewWillAppear, of: id)
    if let input = questions.unknownControllerInput(id) { forgetShared(input) }
    if self[id].controllerClass == .hosting {
      for mount in self[id].mounts { tellAppeared(mount, id) }
    } else {
      for child in questions.visibleChildren(of: id) {
        tellStack(.willShow, of: child, isNew: self[child].passage == .movingToParent)
        appear(child)
      }
    }
  }

  /// Tells a controller, and what is visible in it, that it left the screen.
  mutating func disappear(_ id: ControllerID) {
    guard questions.isAlive(id), self[id].hasAppeared else { return }
    self[id].hasAppeared = false
    if journal.recording.contains(.lifecycle), let view = self[id].view {
      journal.events.append(.disappear(id, view: view, isInline: false))
    }
    if self[id].controllerClass == .hosting {
      for mount in self[id].mounts { tellDisappeared(mount, id) }
    } else {
      for child in questions.visibleChildren(of: id) { disappear(child) }
    }
    call(.viewDidDisappear, of: id)
    if let input = questions.unknownControllerInput(id) { forgetShared(input) }
  }

  mutating func tellAppeared(_ mount: Mount, _ id: ControllerID) {
    switch mount.kind {
    case .container(let container), .embedded(let container):
      if self[container].doubt != nil && mount.doubt == nil { settle(container) }
      appear(container)
      return
    case .change(nil): return tellInitially(mount, id)
    case .appear, .task, .updater, .queue: break
    case .screen:
      if let body = inlineBody(of: mount, id) {
        journal.events.append(.appear(id, view: body, isInline: true))
      }
      return
    case .disappear, .change, .identity, .states, .animated, .trigger: return
    }
    let kind = program.views[Int(mount.view.index)].kind
    if case .unknown(let input) = kind { return forgetShared(input) }
    guard case .modified(_, .live(let modifier)) = kind else { return }
    let context = questions.context(of: mount, in: id)
    switch modifier {
    case .onAppear(let handler): run(handler, [], context)
    case .task(_, let handler): start(handler, of: mount.view, context)
    case .visibilityUpdater(let updater):
      let site = program.views[Int(mount.view.index)].site
      hide(by: updater, questions.offset(of: updater, context), at: site, context)
    case .styleQueue(let formula, let duration):
      if let doubt = context.doubt, !decide(nil, doubt) { return }
      trace.begin()
      let style = style(of: questions.evaluate(formula, context)) ?? .default
      append(style, at: mount.view, context)
      requestQueueUpdate(duration, context)
    case .onDisappear, .identity, .states, .onChange, .animation, .presentation, .destination,
      .interposed:
      return
    }
  }

  /// `onChange(of:initial:_:)` runs when its view appears for the first time: the old value is the
  /// new one then (S81).
  private mutating func tellInitially(_ mount: Mount, _ id: ControllerID) {
    guard
      case .modified(_, .live(.onChange(let formula, let watch, let handler))) =
        program.views[Int(mount.view.index)].kind,
      let index = self[id].mounts.firstIndex(where: { $0.isSameNode(as: mount) })
    else { return }
    let context = questions.context(of: mount, in: id)
    trace.begin()
    let value = questions.evaluate(formula, context)
    self[id].mounts[index].kind = .change(last: value)
    let isInitial = watch.initial.map { questions.evaluate($0, context) } ?? .bool(false)
    let arguments = questions.changes(handler, value, value)
    if let doubt = isInitial.doubt {
      let place = Recursions.Place(doubt, of: handler, context.instance, in: program)
      return perhaps(doubt, at: place) { $0.run(handler, arguments, context) }
    }
    if isInitial == .bool(true) { run(handler, arguments, context) }
  }

  /// The body of a screen that stands inside the tree of a controller, where that is told of; the
  /// controller itself is told of by itself.
  private func inlineBody(of mount: Mount, _ id: ControllerID) -> ViewID? {
    guard journal.recording.contains(.lifecycle),
      case .screen(let screen, _) = program.views[Int(mount.view.index)].kind,
      screen != self[id].screen
    else { return nil }
    return program.screens[Int(screen.index)].body
  }

  /// What might have been there is there: callbacks told in doubt are told for sure.
  private mutating func settle(_ id: ControllerID) {
    self[id].doubt = nil
    self[id].hasAppeared = false
    for child in self[id].children { settle(child) }
  }

  mutating func tellDisappeared(_ mount: Mount, _ id: ControllerID) {
    switch mount.kind {
    case .container(let container), .embedded(let container):
      disappear(container)
      return
    case .disappear, .task, .queue: break
    case .appear:
      if case .unknown(let input) = program.views[Int(mount.view.index)].kind {
        forgetShared(input)
      }
      return
    case .screen:
      if let body = inlineBody(of: mount, id) {
        journal.events.append(.disappear(id, view: body, isInline: true))
      }
      return
    case .change, .identity, .states, .animated, .trigger, .updater: return
    }
    let node = program.views[Int(mount.view.index)]
    guard case .modified(_, .live(let modifier)) = node.kind else { return }
    let context = questions.context(of: mount, in: id)
    switch modifier {
    case .onDisappear(let handler): run(handler, [], context)
    case .task: questions.world.cancelTask(of: mount.view, mount.instance)
    case .styleQueue(_, let duration):
      if let doubt = context.doubt, !decide(nil, doubt) { return }
      guard questions.world.queue.removeFirst() else { return fail(.trap(.s66, node.site)) }
      requestQueueUpdate(duration, context)
    case .onAppear, .identity, .states, .onChange, .animation, .presentation, .destination,
      .visibilityUpdater, .interposed:
      return
    }
  }

  /// Tells what lies in a controller that it is no longer presented (S56, S80).
  mutating func tellNoLongerPresented(_ id: ControllerID) {
    for index in self[id].mounts.indices {
      let mount = self[id].mounts[index]
      switch mount.kind {
      case .container(let container):
        if let child = questions.visibleChild(of: container) { tellNoLongerPresented(child) }
      case .updater(_, let wasPresented) where wasPresented:
        guard
          case .modified(_, .live(.visibilityUpdater(let updater))) =
            program.views[Int(mount.view.index)].kind
        else { continue }
        reset(updater, at: index, questions.context(of: mount, in: id))
      case .appear, .disappear, .change, .task, .identity, .states, .animated, .screen, .embedded,
        .trigger,
        .updater, .queue:
        continue
      }
    }
  }
}
