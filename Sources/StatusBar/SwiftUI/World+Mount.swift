/// Keeping the living nodes of hosted trees in step with the state: what SwiftUI calls identity.
extension World {
  /// No app has more of them alive; screens that show others twice come to any number.
  static let controllerLimit = 2_000
  private static let mountLimit = 2_000

  /// Mounts a new hosting controller's tree for the first time.
  mutating func mount(_ id: ControllerID, _ program: Program) {
    guard failure == nil else { return }
    // A screen that shows itself in a container of its own would go on for ever.
    guard callDepth < 100 else { return fail(.modelLimit) }
    guard controllers.count <= World.controllerLimit else { return fail(.tooManyScreens) }
    callDepth += 1
    defer { callDepth -= 1 }
    guard let (view, context) = tree(of: id), hasLivingNodes(view, program) else { return }
    var mounts: [Mount] = []
    collect(view, context, self[id].environmentObject, program, &mounts)
    self[id].mounts = mounts
  }

  /// Mounts again after a change; returns what came and what went.
  mutating func remount(
    _ id: ControllerID, _ program: Program
  ) -> (added: [Mount], removed: [Mount]) {
    guard let (view, context) = tree(of: id), hasLivingNodes(view, program) else {
      return ([], [])
    }
    let old = self[id].mounts
    var new: [Mount] = []
    collect(view, context, self[id].environmentObject, program, &new)
    self[id].mounts = new
    guard !sameNodes(old, new) else { return ([], []) }
    // What might have been there and is now known to be there is told as if it came.
    let added = new.filter { mount in
      !old.contains { $0.isSameNode(as: mount) && ($0.doubt == nil || mount.doubt != nil) }
    }
    let removed = old.filter { mount in !new.contains { $0.isSameNode(as: mount) } }
    return (added, removed)
  }

  private func sameNodes(_ a: [Mount], _ b: [Mount]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices
    where !a[index].isSameNode(as: b[index]) || a[index].doubt != b[index].doubt {
      return false
    }
    return true
  }

  private func hasLivingNodes(_ view: ViewID, _ program: Program) -> Bool {
    !contents(view, program).isDisjoint(
      with: [.lifecycle, .container, .screen, .representable, .presentation])
  }

  private mutating func collect(
    _ view: ViewID, _ context: Context, _ environment: ObjectID?, _ program: Program,
    _ mounts: inout [Mount]
  ) {
    guard hasLivingNodes(view, program) else { return }
    switch program.views[Int(view.index)].kind {
    case .leaf, .empty, .fallbackStrip: return
    case .unknown:
      mounts.append(
        existing(view, context) ?? Mount(view: view, instance: context.instance, kind: .appear))
    case .group(_, let children):
      for child in children { collect(child, context, environment, program, &mounts) }
    case .conditional(let formula, let then, let otherwise):
      var trace = Trace()
      let truth = evaluate(formula, context, program, &trace)
      var context = context
      if let input = truth.doubt { context.doubt = context.doubt ?? input }
      if truth == .bool(true) || truth.isUnknown {
        collect(then, context, environment, program, &mounts)
      }
      if truth != .bool(true) {
        collect(otherwise, context, environment, program, &mounts)
      }
    case .repeated(let child), .scroll(let child, _):
      collect(child, context, environment, program, &mounts)
    case .modified(let child, let modifier):
      let inner = injected(by: modifier, context, program) ?? environment
      collect(child, context, inner, program, &mounts)
      collect(modifier, at: view, context, environment, program, &mounts)
    case .screen(let screen, let arguments):
      collect(screen, arguments, at: view, context, environment, program, &mounts)
    case .button(_, _, let content), .link(_, _, let content):
      if let content { collect(content, context, environment, program, &mounts) }
    case .navigation, .tabs, .representable, .made, .controllerContainer:
      collectContainer(at: view, context, environment, program, &mounts)
    }
  }

  private func injected(
    by modifier: Modifier, _ context: Context, _ program: Program
  ) -> ObjectID? {
    var trace = Trace()
    switch modifier {
    case .statusBarVisible(let formula), .environmentObject(let formula):
      guard case .object(let id) = evaluate(formula, context, program, &trace) else { return nil }
      return id
    default: return nil
    }
  }

  private mutating func collect(
    _ modifier: Modifier, at view: ViewID, _ context: Context, _ environment: ObjectID?,
    _ program: Program, _ mounts: inout [Mount]
  ) {
    var trace = Trace()
    let old = existing(view, context)
    func add(_ kind: Mount.Kind) {
      var mount = old ?? Mount(view: view, instance: context.instance, kind: kind)
      mount.environment = environment
      mount.doubt = context.doubt
      mounts.append(mount)
    }
    switch modifier {
    case .onAppear: add(.appear)
    case .onDisappear: add(.disappear)
    case .onChange(let formula, let watch, _):
      let isTold = watch.initial == nil
      add(.change(last: isTold ? evaluate(formula, context, program, &trace) : nil))
    case .animation(let formula):
      add(.animated(last: formula.map { evaluate($0, context, program, &trace) } ?? .none))
    case .interposed(let formula):
      let value = evaluate(formula, context, program, &trace)
      // Nobody knows whether the getter was exchanged, nor when it was asked for that.
      if let doubt = value.doubt { haze.hide(.style, doubt) }
      add(.change(last: value))
    case .presentation, .destination: add(.trigger(nil))
    case .visibilityUpdater(let updater):
      let isPresented = context.controller.map { self.isPresented($0) } ?? false
      add(
        .updater(
          lastOffset: offset(of: updater, context, program), wasPresented: isPresented))
    case .styleQueue(let formula, _):
      add(
        .queue(
          last: queuedStyle(formula, context, program), lastInterposed: queue.interposed))
    case .beside(let other): collect(other, context, environment, program, &mounts)
    default: break
    }
  }

  private func existing(_ view: ViewID, _ context: Context) -> Mount? {
    guard let controller = context.controller else { return nil }
    return self[controller].mounts.first {
      $0.view == view && $0.instance == context.instance
    }
  }

  private mutating func collect(
    _ screen: ScreenID, _ arguments: [(slot: Int32, value: FormulaID)], at view: ViewID,
    _ context: Context, _ environment: ObjectID?, _ program: Program, _ mounts: inout [Mount]
  ) {
    guard let body = program.screens[Int(screen.index)].body else {
      return collectContainer(at: view, context, environment, program, &mounts)
    }
    guard failure == nil else { return }
    // Screens that use one another without end stop here.
    guard callDepth < 100 else { return fail(.modelLimit) }
    guard mounts.count < World.mountLimit else { return fail(.tooManyScreens) }
    callDepth += 1
    defer { callDepth -= 1 }
    var inner = context
    if let old = existing(view, context), case .screen(let instance) = old.kind {
      renewArguments(of: instance, arguments, from: context, program)
      inner.instance = instance
      mounts.append(old)
    } else {
      let instance = makeInstance(
        of: screen, arguments, from: context, environment: environment, program)
      inner.instance = instance
      mounts.append(Mount(view: view, instance: context.instance, kind: .screen(instance)))
    }
    collect(body, inner, environment, program, &mounts)
  }

  private mutating func collectContainer(
    at view: ViewID, _ context: Context, _ environment: ObjectID?, _ program: Program,
    _ mounts: inout [Mount]
  ) {
    if var old = existing(view, context) {
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
      let id = addContainer(container, [root], context, environment, program)
      mounts.append(Mount(view: view, instance: context.instance, kind: .container(id)))
    case .tabs(let tabs, _, let isAdaptable):
      container.controllerClass = .tabBar
      if isAdaptable { container.tabMode = .tabSidebar }
      container.source = Controller.Source(host: host, view: view, kind: .tabs)
      let id = addContainer(
        container, tabs.map { $0.content }, context, environment, program)
      for (index, tab) in tabs.enumerated() { self[self[id].children[index]].label = tab.label }
      let mount = Mount(view: view, instance: context.instance, kind: .container(id))
      startSelection(of: id, mount, program)
      mounts.append(mount)
    default:
      let id = build(
        view, from: Context(instance: context.instance, controller: host), parent: host,
        environment: environment, isSwiftUI: false, program)
      mounts.append(Mount(view: view, instance: context.instance, kind: .embedded(id)))
      update(id, madeAt: view, context, program)
    }
  }

  private mutating func addContainer(
    _ container: Controller, _ children: [ViewID], _ context: Context, _ environment: ObjectID?,
    _ program: Program
  ) -> ControllerID {
    let id = add(container)
    for view in children {
      let child = build(
        view, from: context, parent: id, environment: environment, isSwiftUI: true, program)
      self[id].children.append(child)
    }
    return id
  }
}

extension Mount {
  /// `true` iff both are the same use of the same node.
  func isSameNode(as other: Mount) -> Bool {
    view == other.view && instance == other.instance
  }
}
