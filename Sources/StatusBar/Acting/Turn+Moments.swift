/// What stops half-way: the launch screen, a finger that drags a screen away, a preview.
extension Turn {
  mutating func make(_ step: Action.MomentStep) {
    switch step {
    case .beginBack:
      guard let stack = questions.visibleNavigation(), self[stack].children.count > 1,
        let top = self[stack].children.last
      else { return fail(.nothingToGoBackTo) }
      open(.back(top))
      begin(.movingFromParent, of: top)
    case .beginDismiss:
      guard let window = questions.actionWindow, let root = questions.world.windows[window].root
      else {
        return fail(.notLaunched)
      }
      let top = questions.topmostPresented(above: root)
      guard top != root else { return fail(.nothingPresented) }
      if truth(of: questions.refusesDrag(top)) { return fail(.refusesDrag(top)) }
      open(.dismissal(top))
      begin(.beingDismissed, of: top)
    case .beginPeek(let screen, let arguments, let style):
      guard questions.world.platform.canPeek else { return fail(.noForceTouch) }
      open(.peek(screen, arguments: arguments, style: style))
    case .begin(let navigation):
      inPhase(.stoppingHalfway) { $0.make(navigation) }
    case .finish: finish()
    case .cancel: cancel()
    }
  }

  private mutating func open(_ moment: Moment) {
    questions.world.moment = moment
  }

  /// The finger moves: both sides are told at once what will be, and are not told again if it is.
  private mutating func begin(
    _ passage: Controller.Passage, of top: ControllerID
  ) {
    self[top].passage = passage
    willDisappear(top)
    setForewarned(top, true)
    guard let revealed = questions.revealed(below: top) else { return }
    if self[top].presenter == nil { load(revealed) }
    self[revealed].passage = nil
    willAppear(revealed)
    setForewarned(revealed, true)
  }

  private mutating func finish() {
    let open = questions.world.moment
    questions.world.moment = nil
    switch open {
    case .launch: finishLaunch()
    case .back(let top):
      if let stack = self[top].parent { pop(to: top, in: stack) }
    case .dismissal(let top):
      let presenter = self[top].presenter
      dismiss(top)
      if let presenter { tell(.didSwipeAway, ofScreenOver: presenter) }
    case .transition(let rest): end(rest)
    case .peek(let screen, let arguments, let style): show(screen, arguments, style)
    case nil: fail(.noMoment)
    }
  }

  /// Given up: nothing changed; by policy SwiftUI's revealed screen was told all the same (D6).
  private mutating func cancel() {
    switch questions.world.moment {
    case .launch: return fail(.launchGoesOn)
    case .transition: return fail(.noFinger)
    case .back, .dismissal, .peek, nil: break
    }
    let open = questions.world.moment
    questions.world.moment = nil
    switch open {
    case .launch, .transition, .peek: return
    case .back(let top): giveUpBack(to: top)
    case .dismissal(let top):
      goBack(to: top, tellsViews: false)
      guard questions.world.platform.happens(.q1) else { return }
      self[top].presentation?.lostControl = true
      publish()
    case nil: fail(.noMoment)
    }
  }

  /// Whether the views on the way are told is disputed: what would differ rests on it (D6).
  private mutating func giveUpBack(to top: ControllerID) {
    let fires = questions.world.platform.policies.cancelledBackFires
    var other = self
    goBack(to: top, tellsViews: fires)
    other.goBack(to: top, tellsViews: !fires)
    guard other.questions.world != questions.world || other.journal != journal else { return }
    let isTold = other.journal.events == journal.events
    if other.questions.world != questions.world { questions.world.assume(.rule(.d6)) }
    if !isTold { journal.circumstances.addRoute(.rule(.d6)) }
  }

  /// What was about to come goes again, and what was about to go is back.
  private mutating func goBack(to top: ControllerID, tellsViews: Bool) {
    setForewarned(top, false)
    self[top].passage = nil
    if let revealed = questions.revealed(below: top) {
      if tellsViews { appear(revealed) }
      setForewarned(revealed, false)
      willDisappear(revealed)
      if tellsViews { disappear(revealed) } else { didDisappear(revealed) }
    }
    willAppear(top)
    didAppear(top)
  }

  /// Notes that a controller and what is visible in it were told, or that this no longer counts.
  private mutating func setForewarned(_ id: ControllerID, _ isForewarned: Bool) {
    guard questions.isAlive(id) else { return }
    self[id].isForewarned = isForewarned
    for child in questions.shownControllers(in: id) { setForewarned(child, isForewarned) }
  }
}
