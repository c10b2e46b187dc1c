/// Several scenes of one app, each with windows and a bar of its own (U49).
///
/// The one under test is at work in the world; the others wait beside it. How the system shows
/// them together is not known, and nothing is claimed of it.
struct WaitingScene: Hashable, Sendable {
  /// 0 for the app's own, then those declared beside its root.
  var number: Int32
  var windows: [Window]
  var published: Resolution
  var phase: ScenePhase
  var isResizedToCompact: Bool
}

extension World {
  /// Does an action of a person who handles scenes.
  mutating func handleScenes(_ action: Action, _ program: Program) {
    switch action {
    case .openScene(let name): open(name, program)
    case .activateScene(let name):
      guard let number = number(of: name, program), isOpen(number) else {
        return fail(.sceneNotOpen(name))
      }
      journal.wasIgnored = number == scene && scenePhase == .active
      enter(number)
      change(to: .active, program)
      publish(program)
    case .closeScene(let name):
      let number = name.flatMap { self.number(of: $0, program) } ?? scene
      guard isOpen(number) else { return fail(name.map { .sceneNotOpen($0) } ?? .onlyScene) }
      close(number, program)
    default: return
    }
  }

  // MARK: - Opening and closing

  private mutating func open(_ name: Symbol, _ program: Program) {
    if let obstacle = obstacleToScenes { return fail(.noScenes(obstacle)) }
    guard let number = number(of: name, program) else { return fail(.sceneNotOpen(name)) }
    guard !isOpen(number) else { return fail(.sceneOpen(name)) }
    wait(as: scene)
    scene = number
    windows = []
    published = Resolution(bar: Bar())
    scenePhase = .background
    platform.isResizedToCompact = false
    silently {
      $0.isLaunching = true
      $0.publish(program)
      $0.isLaunching = false
    }
    let templates = number == 0 ? program.windows : program.scenes[Int(number) - 1].windows
    connect(templates, program)
  }

  private mutating func close(_ number: Int32, _ program: Program) {
    guard !others.isEmpty else { return fail(.onlyScene) }
    let current = scene
    enter(number)
    change(to: .background, program)
    for window in windows {
      if let root = window.root { remove(root) }
    }
    // The app's own comes back to the front, else the first that is left.
    enter(number == current ? others[0].number : current)
    others.removeAll { $0.number == number }
    publish(program)
  }

  /// Why there is only one scene here; nil where there can be several.
  private var obstacleToScenes: Problem.SceneObstacle? {
    if platform.os < Version(13) { return .release }
    if !isPad { return .phone }
    if platform.lifecycle == .appDelegate { return .appDelegate }
    return platform.plist.supportsMultipleScenes ? nil : .plist
  }

  private func number(of name: Symbol, _ program: Program) -> Int32? {
    if name == program.screens.first?.name { return 0 }
    return program.scenes.firstIndex { $0.name == name }.map { Int32($0) + 1 }
  }

  private func isOpen(_ number: Int32) -> Bool {
    number == scene || others.contains { $0.number == number }
  }

  // MARK: - Changing between them

  /// Puts another open scene to work; the one at work waits.
  mutating func enter(_ number: Int32) {
    guard number != scene, let index = others.firstIndex(where: { $0.number == number }) else {
      return
    }
    let next = others.remove(at: index)
    wait(as: scene)
    scene = number
    windows = next.windows
    published = next.published
    scenePhase = next.phase
    platform.isResizedToCompact = next.isResizedToCompact
  }

  /// Puts the scene at work among the others, in the order of their numbers.
  private mutating func wait(as number: Int32) {
    let index = others.firstIndex { $0.number > number } ?? others.count
    others.insert(
      WaitingScene(
        number: number, windows: windows, published: published, phase: scenePhase,
        isResizedToCompact: platform.isResizedToCompact),
      at: index)
  }

  /// Does something as the scene of a controller, or as the one at work.
  mutating func within(_ id: ControllerID?, _ body: (inout World) -> Void) {
    guard let id, isAlive(id) else { return body(&self) }
    within(scene: self[id].scene, body)
  }

  /// Does something as another scene, and comes back unless that one is gone.
  mutating func within(scene number: Int32, _ body: (inout World) -> Void) {
    let current = scene
    enter(number)
    body(&self)
    enter(current)
  }

  /// Does something in each scene that waits.
  mutating func inOthers(_ body: (inout World) -> Void) {
    for waiting in others { within(scene: waiting.number, body) }
  }

  /// Puts on screen what is due in the scenes that wait: what they show is no event of this one.
  mutating func publishOthers(_ program: Program) {
    guard !others.isEmpty else { return }
    silently { world in
      world.inOthers { $0.publish(program) }
    }
  }

  private mutating func silently(_ body: (inout World) -> Void) {
    let (kept, changes) = (journal, unobservedChanges)
    body(&self)
    (journal, unobservedChanges) = (kept, changes)
  }

  /// What the app as a whole is in: a single active scene is enough.
  var appPhase: ScenePhase {
    var phase = scenePhase
    for other in others where other.phase.rank > phase.rank { phase = other.phase }
    return phase
  }
}

extension ScenePhase {
  fileprivate var rank: Int {
    switch self {
    case .background: 0
    case .inactive: 1
    case .active: 2
    }
  }
}
