/// Keeping the living nodes of hosted trees in step with the state: what SwiftUI calls identity.
extension Turn {
  /// Mounts a new hosting controller's tree for the first time.
  mutating func mount(_ id: ControllerID) {
    guard failure == nil else { return }
    // A screen that shows itself in a container of its own would go on for ever.
    guard callDepth < 100 else { return fail(.modelLimit) }
    guard questions.world.controllers.count <= Limits.controllers else {
      return fail(.tooManyScreens)
    }
    callDepth += 1
    defer { callDepth -= 1 }
    guard let (view, context) = questions.tree(of: id), questions.hasLivingNodes(view) else {
      return
    }
    var mounts: [Mount] = []
    collect(view, context, self[id].environmentObject, &mounts)
    self[id].mounts = mounts
  }

  /// Mounts again after a change; returns what came and what went.
  mutating func remount(
    _ id: ControllerID
  ) -> (added: [Mount], removed: [Mount]) {
    guard let (view, context) = questions.tree(of: id), questions.hasLivingNodes(view) else {
      return ([], [])
    }
    let old = self[id].mounts
    var new: [Mount] = []
    collect(view, context, self[id].environmentObject, &new)
    self[id].mounts = new
    guard !questions.sameNodes(old, new) else { return ([], []) }
    // What might have been there and is now known to be there is told as if it came.
    let added = new.filter { mount in
      !old.contains { $0.isSameNode(as: mount) && ($0.doubt == nil || mount.doubt != nil) }
    }
    let removed = old.filter { mount in !new.contains { $0.isSameNode(as: mount) } }
    return (added, removed)
  }

  private mutating func collect(
    _ view: ViewID, _ context: Context, _ environment: ObjectID?,
    _ mounts: inout [Mount]
  ) {
    guard questions.hasLivingNodes(view) else { return }
    switch program.views[Int(view.index)].kind {
    case .leaf, .empty, .fallbackStrip: return
    case .unknown:
      mounts.append(
        questions.existing(view, context)
          ?? questions.mount(view, context, .appear))
    case .group(_, let children):
      for child in children { collect(child, context, environment, &mounts) }
    case .conditional(let formula, let then, let otherwise):
      trace.begin()
      let truth = questions.evaluate(formula, context)
      var context = context
      if let input = truth.doubt { context.doubt = context.doubt ?? input }
      if truth == .bool(true) || truth.isUnknown {
        collect(then, context, environment, &mounts)
      }
      if truth != .bool(true) {
        collect(otherwise, context, environment, &mounts)
      }
    case .repeated(let child), .scroll(let child, _):
      collect(child, context, environment, &mounts)
    case .modified(let child, .live(.identity(let formula))):
      let inner = identify(view, by: formula, context, environment, &mounts)
      collect(child, inner, environment, &mounts)
    case .modified(let child, .live(.states(let slots))):
      begin(slots, at: view, context, environment, &mounts)
      collect(child, context, environment, &mounts)
    case .modified(let child, let modifier):
      let inner = questions.injected(by: modifier, context) ?? environment
      collect(child, context, inner, &mounts)
      collect(modifier, at: view, context, environment, &mounts)
    case .screen(let screen, let arguments):
      collect(screen, arguments, at: view, context, environment, &mounts)
    case .button(_, _, let content), .link(_, _, let content):
      if let content { collect(content, context, environment, &mounts) }
    case .navigation, .tabs, .representable, .made, .controllerContainer:
      collectContainer(at: view, context, environment, &mounts)
    }
  }

  private mutating func collect(
    _ modifier: Modifier, at view: ViewID, _ context: Context, _ environment: ObjectID?,
    _ mounts: inout [Mount]
  ) {
    trace.begin()
    let old = questions.existing(view, context)
    func add(_ kind: Mount.Kind) {
      var mount = old ?? questions.mount(view, context, kind)
      mount.environment = environment
      mount.doubt = context.doubt
      mounts.append(mount)
    }
    switch modifier {
    case .live(let modifier): add(kind(of: modifier, context))
    case .content(.beside(let other)): collect(other, context, environment, &mounts)
    case .content(.columns(let columns)):
      guard questions.showsColumns else { break }
      for column in columns { collect(column, context, environment, &mounts) }
    case .bar, .tap, .content, .colorScheme, .environmentObject, .interactiveDismissDisabled,
      .detents, .titleOpacity, .backdrop, .controllerSetting, .assumed:
      break
    }
  }

  /// What a modifier has seen when it is mounted.
  private mutating func kind(of modifier: LiveModifier, _ context: Context) -> Mount.Kind {
    switch modifier {
    case .onAppear: return .appear
    case .onDisappear: return .disappear
    case .task(let formula, _):
      return .task(last: formula.map { questions.evaluate($0, context) } ?? .none)
    case .states: return .states
    case .identity(let formula):
      return .identity(last: questions.evaluate(formula, context), isSecond: false)
    case .onChange(let formula, let watch, _):
      let isTold = watch.initial == nil
      return .change(last: isTold ? questions.evaluate(formula, context) : nil)
    case .animation(let formula):
      return .animated(last: formula.map { questions.evaluate($0, context) } ?? .none)
    case .interposed(let formula):
      let value = questions.evaluate(formula, context)
      // Whether the getter was exchanged, or when it was asked for that, is unknown.
      if let doubt = value.doubt { questions.world.unknownFacets.hide(.style, doubt) }
      return .change(last: value)
    case .presentation, .destination: return .trigger(nil)
    case .visibilityUpdater(let updater):
      let isPresented = context.controller.map { questions.isPresented($0) } ?? false
      return .updater(
        lastOffset: questions.offset(of: updater, context), wasPresented: isPresented)
    case .styleQueue(let formula, _):
      return .queue(
        last: questions.queuedStyle(formula, context),
        lastInterposed: questions.world.queue.interposed)
    }
  }

  private mutating func collect(
    _ screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)], at view: ViewID,
    _ context: Context, _ environment: ObjectID?, _ mounts: inout [Mount]
  ) {
    guard let body = program.screens[Int(screen.index)].body else {
      return collectContainer(at: view, context, environment, &mounts)
    }
    guard failure == nil else { return }
    if let doubt = context.doubt, isNested(screen, in: mounts) {
      return leaveOut(body, at: view, doubt, context, &mounts)
    }
    // Screens that use one another without end stop here.
    guard callDepth < 100 else { return fail(.modelLimit) }
    guard mounts.count < Limits.mounts else { return fail(.tooManyScreens) }
    callDepth += 1
    mounting.append(screen)
    defer {
      callDepth -= 1
      mounting.removeLast()
    }
    var inner = context
    inner.identity = 0
    if let old = questions.existing(view, context), case .screen(let instance) = old.kind {
      renewArguments(of: instance, arguments, from: context)
      inner.instance = instance
      mounts.append(old)
    } else {
      let instance = makeInstance(
        of: screen, arguments, from: context, environment: environment)
      inner.instance = instance
      mounts.append(questions.mount(view, context, .screen(instance)))
    }
    collect(body, inner, environment, &mounts)
  }

  /// `true` iff a screen is inside itself several times already. A comment shows its answers, which
  /// show theirs, for as long as a condition holds; where that is unknown, each may be the last.
  /// One that shows itself in many places is not followed as deep.
  private func isNested(_ screen: ScreenID, in mounts: [Mount]) -> Bool {
    let depth = mounting.count { $0 == screen }
    return depth >= Limits.nestedScreens || depth > 0 && mounts.count >= Limits.nestingMounts
  }

  /// Stops at a use of a screen. What it asks for is unknown, unless nothing of it asks.
  private mutating func leaveOut(
    _ body: ViewID, at view: ViewID, _ doubt: InputID, _ context: Context,
    _ mounts: inout [Mount]
  ) {
    guard questions.mayAsk(body) else { return }
    var mount = questions.existing(view, context) ?? questions.mount(view, context, .appear)
    mount.doubt = doubt
    mounts.append(mount)
  }

  private mutating func collectContainer(
    at view: ViewID, _ context: Context, _ environment: ObjectID?,
    _ mounts: inout [Mount]
  ) {
    if var old = questions.existing(view, context) {
      old.doubt = context.doubt
      return mounts.append(old)
    }
    defer {
      if !mounts.isEmpty { mounts[mounts.count - 1].doubt = context.doubt }
    }
    guard let host = context.controller else { return }
    var container = Controller()
    container.parent = host
    container.environmentObject = environment
    container.doubt = context.doubt
    container.site = program.views[Int(view.index)].site
    switch program.views[Int(view.index)].kind {
    case .navigation(let kind, let root, _):
      container.controllerClass = .navigation
      container.source = Controller.Source(host: host, view: view, kind: .navigation(kind))
      let id = addContainer(container, [root], context, environment)
      mounts.append(questions.mount(view, context, .container(id)))
    case .tabs(let tabs, _, let isAdaptable):
      container.controllerClass = .tabBar
      if isAdaptable { container.tabMode = .tabSidebar }
      container.source = Controller.Source(host: host, view: view, kind: .tabs)
      let id = addContainer(
        container, tabs.map { $0.content }, context, environment)
      for (index, tab) in tabs.enumerated() { self[self[id].children[index]].label = tab.label }
      let mount = questions.mount(view, context, .container(id))
      startSelection(of: id, mount)
      mounts.append(mount)
    case .screen, .representable, .made, .controllerContainer:
      let id = build(
        view, from: Context(instance: context.instance, controller: host), parent: host,
        environment: environment, isSwiftUI: false)
      mounts.append(questions.mount(view, context, .embedded(id)))
      update(id, madeAt: view, context)
    case .leaf, .group, .conditional, .repeated, .modified, .button, .link, .scroll,
      .fallbackStrip, .unknown, .empty:
      return
    }
  }

  private mutating func addContainer(
    _ container: Controller, _ children: [ViewID], _ context: Context, _ environment: ObjectID?
  ) -> ControllerID {
    let id = add(container)
    for view in children {
      let child = build(
        view, from: context, parent: id, environment: environment, isSwiftUI: true)
      self[id].children.append(child)
    }
    return id
  }
}
