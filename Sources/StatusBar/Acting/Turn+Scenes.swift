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

  // MARK: - Changing between them

  /// Puts another open scene to work; the one at work waits.
  mutating func enter(_ number: Int32) {
    guard number != questions.world.scene,
      let index = questions.world.others.firstIndex(where: { $0.number == number })
    else {
      return
    }
    let next = questions.world.others.remove(at: index)
    wait(as: questions.world.scene)
    questions.world.scene = number
    questions.world.windows = next.windows
    questions.world.published = next.published
    questions.world.scenePhase = next.phase
    questions.world.platform.isResizedToCompact = next.isResizedToCompact
  }

  /// Puts the scene at work among the others, in the order of their numbers.
  private mutating func wait(as number: Int32) {
    let index =
      questions.world.others.firstIndex { $0.number > number } ?? questions.world.others.count
    questions.world.others.insert(
      WaitingScene(
        number: number, windows: questions.world.windows, published: questions.world.published,
        phase: questions.world.scenePhase,
        isResizedToCompact: questions.world.platform.isResizedToCompact),
      at: index)
  }

  /// Does something as the scene of a controller, or as the one at work.
  mutating func within(_ id: ControllerID?, _ body: (inout Turn) -> Void) {
    guard let id, questions.isAlive(id) else { return body(&self) }
    within(scene: self[id].scene, body)
  }

  /// Does something as another scene, and comes back unless that one is gone.
  mutating func within(scene number: Int32, _ body: (inout Turn) -> Void) {
    let current = questions.world.scene
    enter(number)
    body(&self)
    enter(current)
  }

  /// Does something in each scene that waits.
  mutating func inOthers(_ body: (inout Turn) -> Void) {
    for waiting in questions.world.others { within(scene: waiting.number, body) }
  }

  /// Puts on screen what is due in the scenes that wait: what they show is no event of this one.
  mutating func publishOthers() {
    guard !questions.world.others.isEmpty else { return }
    silently { turn in
      turn.inOthers { $0.publish() }
    }
  }

  private mutating func silently(_ body: (inout Turn) -> Void) {
    let (kept, changes) = (journal, questions.world.unobservedChanges)
    body(&self)
    (journal, questions.world.unobservedChanges) = (kept, changes)
  }
}
