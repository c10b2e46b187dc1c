/// From process start to rest: launch screen, windows, first evaluation, activation (Q&A 1).
extension Turn {
  mutating func beginLaunch() {
    resetForLaunch()
    questions.world.isRunning = true
    questions.world.isLaunching = true
    turnAsAllowed(.launched)
    publish()
    questions.world.moment = .launch
  }

  mutating func finishLaunch() {
    questions.world.moment = nil
    questions.world.isLaunching = false
    connect(program.windows)
    failWithoutRoot()
    let plist = questions.world.platform.plist
    // A style that the first answer takes up is as Apple asks for it.
    if plist.isViewControllerBased && plist.style != .default
      && questions.world.published.bar.style != plist.style
    {
      journal.advise(.plistStyleAfterLaunch, .u3, plist.styleSite)
    }
  }

  /// From iOS 9 each window that is on screen at the end of the launch must have a root (U47). One
  /// that no code makes gets it from a storyboard or from code that is not read.
  private mutating func failWithoutRoot() {
    guard
      let bare = questions.world.windows.first(where: { questions.isShown($0) && $0.root == nil })
    else { return }
    // Code that is not understood may have given it one.
    let code = questions.world.unknownFacets[.screens]
    if bare.name == nil, bare.making == nil, code != nil || !program.makesOwnWindow {
      return fail(.noRoot(bare.site, by: code))
    }
    guard questions.world.platform.os >= Version(9) else { return }
    fail(code.map { .undecided($0) } ?? .trap(.u47, bare.site))
  }

  /// Brings the windows of a scene on screen, evaluates, and activates the scene.
  mutating func connect(_ templates: [WindowTemplate]) {
    makeWindows(templates)
    broughtOnScreen.begin(questions, isByCode: program.launchHandler != nil)
    if let handler = program.launchHandler, questions.world.scene == 0 {
      inPhase(.connecting(isStart: phase.isStart)) {
        $0.run(handler, [], Context(instance: .app, controller: nil))
      }
    }
    turnAsAllowed(.launched)
    for window in questions.world.windows { adviseOnScene(of: window) }
    // Code makes its window key as it shows it (`makeKeyAndVisible`); that of SwiftUI's life cycle,
    // with a hosting controller as its root, is key once the scene is active (S68).
    let isHosted = questions.world.windows.contains { window in
      window.root.map { questions[$0].controllerClass == .hosting } ?? false
    }
    if questions.world.platform.lifecycle != .swiftUI || !isHosted { makeFirstKey() }
    for index in questions.world.windows.indices
    where questions.isShown(questions.world.windows[index]) {
      if let root = questions.world.windows[index].root {
        appear(root, asRoot: true)
      }
    }
    renderFirst()
    publish()
    for index in questions.world.windows.indices
    where questions.isShown(questions.world.windows[index]) {
      if let root = questions.world.windows[index].root { didAppear(root) }
    }
    makeFirstKey()
    inPhase(phase.isStart ? .activating : phase) { $0.change(to: .active) }
    render()
    noteQuestions()
  }

  private mutating func makeFirstKey() {
    guard let first = questions.world.windows.firstIndex(where: { questions.isShown($0) }),
      !questions.world.windows.contains(where: { $0.isKey })
    else { return }
    questions.world.windows[first].isKey = true
  }

  private mutating func renderFirst() {
    needsRender = true
    render()
  }

  /// A process that starts anew has no state but what was set before (Q&A 1).
  private mutating func resetForLaunch() {
    if let turned = questions.world.turned {
      (questions.world.platform.orientation, questions.world.turned) = (turned.held, nil)
    }
    let old = questions.world.isRunning ? questions.world.instances.first?.values : nil
    defer { if let old { keepStored(from: old) } }
    gone = Gone()
    questions.world.controllers = Arena()
    questions.world.instances = Arena()
    questions.world.objects = Arena()
    questions.world.windows = []
    questions.world.scene = 0
    questions.world.others = []
    questions.world.application = ApplicationState()
    questions.world.queue = StyleQueue()
    questions.world.delayed = []
    questions.world.perhaps = []
    questions.world.offers = []
    questions.world.unknownFacets = UnknownFacets()
    questions.world.assumptions = []
    questions.world.impliedState = nil
    questions.world.scenePhase = .background
    questions.world.startedInLandscape =
      questions.world.platform.orientation.isLandscape && !questions.isPad
    questions.world.layOutNavigationBar()
    questions.world.lostBarToVideo = false
    questions.world.published = Resolution(bar: Bar())
    guard !program.screens.isEmpty else {
      _ = add(Instance(screen: .app, controller: nil, values: [], environmentObject: nil))
      return
    }
    let context = Context(instance: .app, controller: nil)
    _ = makeInstance(of: .app, [], from: context, environment: nil)
    if program.traits.usesImpliedState {
      questions.world.impliedState = ObjectID(
        questions.world.objects.add(VisibleState(owner: .app), sparing: gone.objects))
    }
  }

  /// What is in the app's defaults is still there when the next process starts.
  private mutating func keepStored(from old: [Value]) {
    for (index, slot) in program.screens[0].slots.enumerated() where slot.kind == .stored {
      questions.world.instances[0].values[index] = old[index]
    }
  }

  private mutating func makeWindows(_ templates: [WindowTemplate]) {
    for template in templates {
      let context = Context(instance: .app, controller: nil)
      var root: ControllerID?
      if let view = template.root {
        let id = build(
          view, from: context, parent: nil, environment: questions.world.impliedState,
          isSwiftUI: false)
        if let host = template.host { take(host, for: id, context) }
        root = id
      }
      questions.world.windows.append(
        Window(
          name: template.name, root: root, level: template.level, isHidden: template.isHidden,
          fillsScreen: template.fillsScreen, isOnMainScreen: template.isOnMainScreen,
          affectsStatusBar: template.affectsStatusBar, hasScene: template.hasScene,
          interfaceStyle: template.interfaceStyle, isKey: false,
          order: 0, site: template.site))
      if !template.isHidden { questions.world.orderFront(questions.world.windows.count - 1) }
    }
  }

  // MARK: - Scene phase

  /// Changes the scene phase and tells its observers (S68).
  mutating func change(to phase: ScenePhase) {
    guard phase != questions.world.scenePhase else { return }
    let (old, formerPhase) = (questions.appPhase, questions.world.scenePhase)
    questions.world.scenePhase = phase
    let new = questions.appPhase
    let context = Context(instance: .app, controller: nil)
    // The app watches the phase of all its scenes together.
    for handler in program.scenePhaseHandlers where old != new {
      run(handler, questions.changes(handler, .scenePhase(old), .scenePhase(new)), context)
    }
    tell(ActivityChange.told(from: formerPhase, to: phase), isOfScene: true)
    tell(ActivityChange.told(from: old, to: new), isOfScene: false)
    let implied = program.traits.usesStyleQueue && !program.traits.interposesItself
    if implied && new == .active && old != new {
      questions.world.queue.activate(hasKeyWindow: questions.world.windows.contains { $0.isKey })
    }
    needsRender = true
    render()
  }

  /// Tells a delegate of changes, and of those of the application all that certainly observes them.
  private mutating func tell(_ changes: [ActivityChange], isOfScene: Bool) {
    let isLaunch = phase == .activating
    for change in changes {
      for told in program.activityHandlers
      where told.change == change && told.isOfScene == isOfScene && isOfScene == usesScenes {
        // Of an application that starts it is only told that it is active.
        if isLaunch && (told.isOfLaunch || !isOfScene && change == .willEnterForeground) {
          continue
        }
        run(told.handler, [], Context(instance: .app, controller: nil))
      }
      if isOfScene || isLaunch || !program.keepsObservers { continue }
      for kept in questions.world.perhaps where kept.trigger == .activity(change) {
        if failure == nil, kept.isThere(in: questions.world) { run(kept) }
      }
    }
  }

  /// `true` iff the delegates of scenes are told, and not that of the application.
  private var usesScenes: Bool {
    let platform = questions.world.platform
    guard platform.os >= Version(13) else { return false }
    return switch platform.lifecycle {
    case .appDelegate: false
    case .sceneDelegate: true
    case .swiftUI: !program.hasApplicationDelegateAlone
    }
  }
}
