/// Which of several open scenes is at work.
extension Turn {
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
  mutating func wait(as number: Int32) {
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

  /// Does something that is no event of the scene at work.
  mutating func silently(_ body: (inout Turn) -> Void) {
    let (kept, changes) = (journal, questions.world.unobservedChanges)
    body(&self)
    (journal, questions.world.unobservedChanges) = (kept, changes)
  }
}
