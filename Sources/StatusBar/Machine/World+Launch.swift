/// From process start to rest: launch screen, windows, first evaluation, activation (Q&A 1).
extension World {
  mutating func beginLaunch(_ program: Program) {
    resetForLaunch(program)
    isRunning = true
    isLaunching = true
    publish(program)
    moment = .launch
    isMomentOpen = true
  }

  mutating func finishLaunch(_ program: Program) {
    moment = nil
    isMomentOpen = false
    isLaunching = false
    connect(program.windows, program)
    failWithoutRoot()
    let plist = platform.plist
    // A style that the first answer takes up is as Apple asks for it.
    if plist.isViewControllerBased && plist.style != .default && published.bar.style != plist.style
    {
      advise(.plistStyleAfterLaunch, .u3, plist.styleSite)
    }
  }

  /// From iOS 9 each window that is on screen at the end of the launch must have a root (U47).
  private mutating func failWithoutRoot() {
    guard platform.os >= Version(9),
      let bare = windows.first(where: { isShown($0) && $0.root == nil })
    else { return }
    // Whoever made the window may have given it a root.
    if let input = haze[.screens] { return fail(.undecided(input)) }
    fail(.trap(.u47, bare.site))
  }

  /// Brings the windows of a scene on screen, evaluates, and activates the scene.
  mutating func connect(_ templates: [WindowTemplate], _ program: Program) {
    makeWindows(templates, program)
    if let handler = program.launchHandler, scene == 0 {
      isConnecting = true
      run(handler, [], Context(instance: .app, controller: nil), program)
      isConnecting = false
    }
    for window in windows { adviseOnScene(of: window) }
    for index in windows.indices where isShown(windows[index]) {
      if let root = windows[index].root {
        appear(root, program)
      }
    }
    renderFirst(program)
    publish(program)
    for index in windows.indices where isShown(windows[index]) {
      if let root = windows[index].root { didAppear(root, program) }
    }
    if let first = windows.firstIndex(where: { isShown($0) }) {
      windows[first].isKey = true
    }
    isActivating = isStarting
    change(to: .active, program)
    isActivating = false
    render(program)
    noteQuestions(program)
  }

  private mutating func renderFirst(_ program: Program) {
    needsRender = true
    render(program)
  }

  /// A process that starts anew has no state but what was set before (Q&A 1).
  private mutating func resetForLaunch(_ program: Program) {
    let old = isRunning ? instances.first?.values : nil
    defer { if let old { keepStored(from: old, program) } }
    controllers = Arena()
    instances = Arena()
    objects = Arena()
    windows = []
    scene = 0
    others = []
    application = ApplicationState()
    queue = StyleQueue()
    delayed = []
    perhaps = []
    offers = []
    haze = Haze()
    assumptions = []
    impliedState = nil
    scenePhase = .background
    startedInLandscape = platform.orientation.isLandscape && !isPad
    layOutNavigationBar()
    lostBarToVideo = false
    published = Resolution(bar: Bar())
    guard !program.screens.isEmpty else {
      _ = add(Instance(screen: .app, controller: nil, values: [], environmentObject: nil))
      return
    }
    let context = Context(instance: .app, controller: nil)
    _ = makeInstance(of: .app, [], from: context, environment: nil, program)
    if program.traits.usesImpliedState {
      impliedState = ObjectID(objects.add(VisibleState(owner: .app)))
    }
  }

  /// What is in the app's defaults is still there when the next process starts.
  private mutating func keepStored(from old: [Value], _ program: Program) {
    for (index, slot) in program.screens[0].slots.enumerated() where slot.kind == .stored {
      instances[0].values[index] = old[index]
    }
  }

  private mutating func makeWindows(_ templates: [WindowTemplate], _ program: Program) {
    for template in templates {
      let context = Context(instance: .app, controller: nil)
      var root: ControllerID?
      if let view = template.root {
        let id = build(
          view, from: context, parent: nil, environment: impliedState, isSwiftUI: false, program)
        if let host = template.host { take(host, for: id, context, program) }
        root = id
      }
      windows.append(
        Window(
          name: template.name, root: root, level: template.level, isHidden: template.isHidden,
          fillsScreen: template.fillsScreen, isOnMainScreen: template.isOnMainScreen,
          affectsStatusBar: template.affectsStatusBar, hasScene: template.hasScene,
          interfaceStyle: template.interfaceStyle, isKey: false,
          order: 0, site: template.site))
      if !template.isHidden { orderFront(windows.count - 1) }
    }
  }

  // MARK: - Scene phase

  /// Changes the scene phase and tells whoever watches it (S68).
  mutating func change(to phase: ScenePhase, _ program: Program) {
    guard phase != scenePhase else { return }
    let old = appPhase
    scenePhase = phase
    let new = appPhase
    let context = Context(instance: .app, controller: nil)
    // The app watches the phase of all its scenes together.
    for handler in program.scenePhaseHandlers where old != new {
      run(handler, changes(handler, .scenePhase(old), .scenePhase(new), program), context, program)
    }
    let implied = program.traits.usesStyleQueue && !program.traits.interposesItself
    if implied && new == .active && old != new {
      queue.activate(hasKeyWindow: windows.contains { $0.isKey })
    }
    needsRender = true
    render(program)
  }
}
