/// Who is told of appearing and disappearing, and in which order (S72–S76).
extension World {
  /// Tells a controller, and what is visible in it, that it comes on screen.
  mutating func appear(_ id: ControllerID, _ program: Program) {
    guard isAlive(id), !self[id].hasAppeared else { return }
    load(id, program)
    self[id].hasAppeared = true
    if journal.recording.contains(.lifecycle), let view = self[id].view {
      journal.events.append(.appear(id, view: view))
    }
    forewarnOrCall(.viewWillAppear, of: id, program)
    if let input = strangerInput(id, program) { forgetShared(input, program) }
    if self[id].controllerClass == .hosting {
      for mount in self[id].mounts { tellAppeared(mount, id, program) }
    } else {
      for child in visibleChildren(of: id) { appear(child, program) }
    }
  }

  /// Tells a controller, and what is visible in it, that it left the screen.
  mutating func disappear(_ id: ControllerID, _ program: Program) {
    guard isAlive(id), self[id].hasAppeared else { return }
    self[id].hasAppeared = false
    if journal.recording.contains(.lifecycle), let view = self[id].view {
      journal.events.append(.disappear(id, view: view))
    }
    if self[id].controllerClass == .hosting {
      for mount in self[id].mounts { tellDisappeared(mount, id, program) }
    } else {
      for child in visibleChildren(of: id) { disappear(child, program) }
    }
    call(.viewDidDisappear, of: id, program)
    if let input = strangerInput(id, program) { forgetShared(input, program) }
  }

  mutating func tellAppeared(_ mount: Mount, _ id: ControllerID, _ program: Program) {
    switch mount.kind {
    case .container(let container), .embedded(let container):
      if self[container].doubt != nil && mount.doubt == nil { settle(container, program) }
      appear(container, program)
      return
    case .change(nil): return tellInitially(mount, id, program)
    case .appear, .updater, .queue: break
    case .disappear, .change, .animated, .screen, .trigger: return
    }
    let kind = program.views[Int(mount.view.index)].kind
    if case .unknown(let input) = kind { return forgetShared(input, program) }
    guard case .modified(_, let modifier) = kind else { return }
    let context = context(of: mount, in: id)
    switch modifier {
    case .onAppear(let handler): run(handler, [], context, program)
    case .visibilityUpdater(let updater):
      let site = program.views[Int(mount.view.index)].site
      hide(by: updater, offset(of: updater, context, program), at: site, context, program)
    case .styleQueue(let formula, let duration):
      if let doubt = context.doubt, !decide(nil, doubt, program) { return }
      var trace = Trace()
      let style = style(of: evaluate(formula, context, program, &trace)) ?? .default
      append(style, at: mount.view, context, program)
      requestQueueUpdate(duration, context, program)
    default: return
    }
  }

  /// `onChange(of:initial:_:)` runs when its view appears for the first time: the old value is the
  /// new one then (S81).
  private mutating func tellInitially(_ mount: Mount, _ id: ControllerID, _ program: Program) {
    guard
      case .modified(_, .onChange(let formula, let watch, let handler)) =
        program.views[Int(mount.view.index)].kind,
      let index = self[id].mounts.firstIndex(where: { $0.isSameNode(as: mount) })
    else { return }
    let context = context(of: mount, in: id)
    var trace = Trace()
    let value = evaluate(formula, context, program, &trace)
    self[id].mounts[index].kind = .change(last: value)
    let isInitial = watch.initial.map { evaluate($0, context, program, &trace) } ?? .bool(false)
    let arguments = changes(handler, value, value, program)
    if let doubt = isInitial.doubt {
      return perhaps(doubt, program) { $0.run(handler, arguments, context, program) }
    }
    if isInitial == .bool(true) { run(handler, arguments, context, program) }
  }

  /// What might have been there is there: whoever was told in doubt is told for sure.
  private mutating func settle(_ id: ControllerID, _ program: Program) {
    self[id].doubt = nil
    self[id].hasAppeared = false
    for child in self[id].children { settle(child, program) }
  }

  mutating func tellDisappeared(_ mount: Mount, _ id: ControllerID, _ program: Program) {
    switch mount.kind {
    case .container(let container), .embedded(let container):
      disappear(container, program)
      return
    case .disappear, .queue: break
    case .appear:
      if case .unknown(let input) = program.views[Int(mount.view.index)].kind {
        forgetShared(input, program)
      }
      return
    case .change, .animated, .screen, .trigger, .updater: return
    }
    let node = program.views[Int(mount.view.index)]
    guard case .modified(_, let modifier) = node.kind else { return }
    let context = context(of: mount, in: id)
    switch modifier {
    case .onDisappear(let handler): run(handler, [], context, program)
    case .styleQueue(_, let duration):
      if let doubt = context.doubt, !decide(nil, doubt, program) { return }
      guard queue.removeFirst() else { return fail(.trap(.s66, node.site)) }
      requestQueueUpdate(duration, context, program)
    default: return
    }
  }

  /// Tells what lies in a controller that it is no longer presented (S56, S80).
  mutating func tellNoLongerPresented(_ id: ControllerID, _ program: Program) {
    for index in self[id].mounts.indices {
      let mount = self[id].mounts[index]
      switch mount.kind {
      case .container(let container):
        if let child = visibleChild(of: container) { tellNoLongerPresented(child, program) }
      case .updater(_, let wasPresented) where wasPresented:
        guard
          case .modified(_, .visibilityUpdater(let updater)) =
            program.views[Int(mount.view.index)].kind
        else { continue }
        reset(updater, at: index, context(of: mount, in: id), program)
      default: continue
      }
    }
  }
}
