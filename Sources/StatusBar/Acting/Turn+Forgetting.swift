/// The elements that went during an action, by their slots, which are not reused before its end.
struct Gone {
  var controllers: [Int32] = []
  var instances: [Int32] = []
  var objects: [Int32] = []

  func includes(_ id: ControllerID) -> Bool { controllers.contains(id.index) }
  func includes(_ id: InstanceID) -> Bool { instances.contains(id.index) }
  func includes(_ id: ObjectID) -> Bool { objects.contains(id.index) }

  /// Adds what went on another way, but for what is there all the same.
  mutating func takeWhatIsGone(of other: Gone, in world: World) {
    for id in other.controllers where !controllers.contains(id) { controllers.append(id) }
    for id in other.instances where !instances.contains(id) { instances.append(id) }
    for id in other.objects where !objects.contains(id) { objects.append(id) }
    controllers.removeAll { world.controllers.isAlive($0) }
    instances.removeAll { world.instances.isAlive($0) }
    objects.removeAll { world.objects.isAlive($0) }
  }
}

extension Turn {
  /// Takes the elements that went during an action out of all that lives on, so that their slots
  /// can be reused.
  mutating func forgetGone() {
    let gone = gone
    if gone.controllers.isEmpty && gone.instances.isEmpty && gone.objects.isEmpty { return }
    for index in questions.world.perhaps.indices {
      if let owner = owner(heldBy: questions.world.perhaps[index]) {
        questions.world.perhaps[index].owner = [owner]
      }
    }
    for index in questions.world.delayed.indices {
      if let owner = owner(heldBy: questions.world.delayed[index].handler) {
        questions.world.delayed[index].handler.owner = [owner]
      }
    }
    for index in questions.world.controllers.indices
    where questions.world.controllers.outline(index).mayName(gone) {
      questions.world.controllers[index].forget(gone)
    }
    for index in questions.world.instances.indices
    where questions.world.instances.outline(index).names(gone) {
      questions.world.instances[index].forget(gone)
    }
    for index in questions.world.windows.indices { questions.world.windows[index].forget(gone) }
    for index in questions.world.others.indices {
      for window in questions.world.others[index].windows.indices {
        questions.world.others[index].windows[window].forget(gone)
      }
    }
    if !questions.world.offers.isEmpty {
      questions.world.offers.removeAll { $0.kept.controller.map { gone.includes($0) } == true }
    }
    for index in questions.world.offers.indices { questions.world.offers[index].kept.forget(gone) }
    if !questions.world.perhaps.isEmpty {
      for index in questions.world.perhaps.indices { questions.world.perhaps[index].forget(gone) }
      // No finger reaches a screen that is gone, and no notification.
      questions.world.perhaps.removeAll { kept in
        switch kept.trigger {
        case nil: false
        case .later: kept.isGone
        case .touch, .post, .send, .activity, .turn: kept.isGone || kept.isDetached
        }
      }
    }
    for index in questions.world.delayed.indices {
      questions.world.delayed[index].handler.forget(gone)
    }
    if !questions.world.unobservedChanges.isEmpty {
      questions.world.unobservedChanges.removeAll { $0.former.concerns(gone) }
    }
    if questions.world.moment != nil { questions.world.moment?.forget(gone) }
    if let id = questions.world.impliedState, gone.includes(id) {
      questions.world.impliedState = nil
    }
    questions.world.controllers.clear(gone.controllers)
    questions.world.instances.clear(gone.instances)
    questions.world.objects.clear(gone.objects)
    self.gone = Gone()
  }

  /// The owner of code that waits, where it has just gone and lives on for that code; nil where it
  /// does not.
  private func owner(heldBy kept: DelayedHandler) -> Instance? {
    guard gone.includes(kept.instance), kept.task == nil,
      kept.holdsOwner(in: questions.world, program)
    else { return nil }
    switch kept.trigger {
    case nil, .later: break
    // No finger reaches a screen that is gone, and no notification.
    case .touch, .post, .send, .activity, .turn: return nil
    }
    var owner = questions.world.instances[Int(kept.instance.index)]
    (owner.isAlive, owner.controller) = (true, nil)
    for index in owner.values.indices {
      var value = owner.values[index]
      // A binding to a binding of a view that has gone, too.
      for _ in 0..<Limits.chain {
        guard case .reference(let id, let slot) = value, gone.includes(id) else { break }
        let values = questions.world.instances[Int(id.index)].values
        guard Int(slot) < values.count, case .reference = values[Int(slot)] else { break }
        value = values[Int(slot)]
      }
      owner.values[index] = value
    }
    owner.forget(gone)
    return owner
  }
}

extension World.UnobservedChange.Former {
  fileprivate func concerns(_ gone: Gone) -> Bool {
    switch self {
    case .property(let instance, _, _): gone.includes(instance)
    case .children(let id, _), .page(let id, _): gone.includes(id)
    }
  }
}

extension Controller.Outline {
  /// `true` unless it names nothing that is gone.
  fileprivate func mayName(_ gone: Gone) -> Bool {
    guard isAlive else { return false }
    if gone.includes(instance) || !rare.isEmpty { return true }
    for id in [parent, presented, presenter] {
      if let id, gone.includes(id) { return true }
    }
    return children.contains { gone.includes($0) }
  }
}

extension Instance.Outline {
  /// `true` iff it names something that is gone.
  fileprivate func names(_ gone: Gone) -> Bool {
    guard isAlive else { return false }
    if let controller, gone.includes(controller) { return true }
    if let environmentObject, gone.includes(environmentObject) { return true }
    return contains { $0.names(gone) }
  }
}

extension Controller {
  fileprivate mutating func forget(_ gone: Gone) {
    if gone.includes(instance) { instance = .app }
    hostInstance = hostInstance.kept(gone)
    parent = parent.kept(gone)
    presented = presented.kept(gone)
    presenter = presenter.kept(gone)
    if children.contains(where: { gone.includes($0) }) {
      children.removeAll { gone.includes($0) }
      selected = max(0, min(selected, Int32(children.count) - 1))
    }
    if let host = source?.host, gone.includes(host) { source = nil }
    if let trigger = presentation?.trigger,
      gone.includes(trigger.host) || gone.includes(trigger.instance)
    {
      presentation?.trigger = nil
    }
    if let object = environmentObject, gone.includes(object) { environmentObject = nil }
    if mounts.isEmpty { return }
    mounts.removeAll { $0.isEmptied(by: gone) }
    for index in mounts.indices { mounts[index].forget(gone) }
  }
}

extension Mount {
  /// `true` iff nothing is left of the node.
  fileprivate func isEmptied(by gone: Gone) -> Bool {
    if gone.includes(instance) { return true }
    switch kind {
    case .screen(let instance): return gone.includes(instance)
    case .container(let id), .embedded(let id): return gone.includes(id)
    case .appear, .disappear, .change, .task, .identity, .states, .animated, .trigger, .updater,
      .queue:
      return false
    }
  }

  fileprivate mutating func forget(_ gone: Gone) {
    if case .trigger(let shown?) = kind, gone.includes(shown) { kind = .trigger(nil) }
    if let object = environment, gone.includes(object) { environment = nil }
  }
}

extension Instance {
  fileprivate mutating func forget(_ gone: Gone) {
    controller = controller.kept(gone)
    if let object = environmentObject, gone.includes(object) { environmentObject = nil }
    for index in values.indices where values[index].names(gone) { values[index] = .none }
  }
}

extension Window {
  fileprivate mutating func forget(_ gone: Gone) { root = root.kept(gone) }
}

extension DelayedHandler {
  /// Code of an element that is gone still runs, and reaches what belongs to the app; where only
  /// the screen is gone that it was on, as with the content of a sheet, what its owner has, too.
  fileprivate mutating func forget(_ gone: Gone) {
    if gone.includes(instance) { (instance, isGone) = (.app, owner.isEmpty) }
    if let id = controller, gone.includes(id) { (controller, isDetached) = (nil, true) }
    for index in owner.indices { owner[index].forget(gone) }
    for index in locals.indices where locals[index].names(gone) { locals[index] = .none }
  }
}

extension Moment {
  /// What was half-way and is gone leaves a transition of which nothing is left to do.
  fileprivate mutating func forget(_ gone: Gone) {
    switch self {
    case .back(let id), .dismissal(let id):
      if gone.includes(id) { self = .transition(TransitionRest(leaving: [], removed: [])) }
    case .transition(var rest):
      rest.leaving.removeAll { gone.includes($0) }
      rest.removed.removeAll { gone.includes($0) }
      rest.arriving = rest.arriving.kept(gone)
      rest.covered = rest.covered.kept(gone)
      self = .transition(rest)
    case .launch, .peek: return
    }
  }
}

extension Value {
  /// `true` iff it stands for an element that is gone.
  fileprivate func names(_ gone: Gone) -> Bool {
    switch self {
    case .controller(let id): gone.includes(id)
    case .object(let id): gone.includes(id)
    case .reference(let id, _), .closure(let id, _): gone.includes(id)
    case .none, .bool, .number, .integer, .text, .list, .enumCase, .style, .animation, .scheme,
      .visibility,
      .sizeClass, .interposed, .scenePhase, .some, .window, .presentation, .unknown:
      false
    }
  }
}

extension ControllerID? {
  fileprivate func kept(_ gone: Gone) -> ControllerID? {
    self.flatMap { gone.includes($0) ? nil : $0 }
  }
}

extension InstanceID? {
  fileprivate func kept(_ gone: Gone) -> InstanceID? {
    self.flatMap { gone.includes($0) ? nil : $0 }
  }
}
