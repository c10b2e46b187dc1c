extension Turn {
  /// Does an action of a person who handles scenes.
  mutating func make(_ step: Action.SceneStep) {
    switch step {
    case .open(let name): open(name)
    case .activate(let name):
      guard let number = questions.number(of: name), questions.isOpen(number) else {
        return fail(.sceneNotOpen(name))
      }
      journal.wasIgnored = number == questions.world.scene && questions.world.scenePhase == .active
      enter(number)
      change(to: .active)
      publish()
    case .close(let name):
      let number = name.flatMap { questions.number(of: $0) } ?? questions.world.scene
      guard questions.isOpen(number) else {
        return fail(name.map { .sceneNotOpen($0) } ?? .onlyScene)
      }
      close(number)
    }
  }

  // MARK: - Opening and closing

  private mutating func open(_ name: Symbol) {
    if let obstacle = questions.obstacleToScenes { return fail(.noScenes(obstacle)) }
    guard let number = questions.number(of: name) else { return fail(.sceneNotOpen(name)) }
    guard !questions.isOpen(number) else { return fail(.sceneOpen(name)) }
    wait(as: questions.world.scene)
    questions.world.scene = number
    questions.world.windows = []
    questions.world.published = Resolution(bar: Bar())
    questions.world.scenePhase = .background
    questions.world.platform.isResizedToCompact = false
    silently {
      $0.questions.world.isLaunching = true
      $0.publish()
      $0.questions.world.isLaunching = false
    }
    let templates = number == 0 ? program.windows : program.scenes[Int(number) - 1].windows
    connect(templates)
  }

  private mutating func close(_ number: Int32) {
    guard !questions.world.others.isEmpty else { return fail(.onlyScene) }
    let current = questions.world.scene
    enter(number)
    change(to: .background)
    for window in questions.world.windows {
      if let root = window.root { remove(root) }
    }
    // The app's own comes back to the front, else the first that is left.
    enter(number == current ? questions.world.others[0].number : current)
    questions.world.others.removeAll { $0.number == number }
    publish()
  }
}
