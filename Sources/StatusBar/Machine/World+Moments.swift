/// What stops half-way: the launch screen, a finger that drags a screen away, a preview.
extension World {
  mutating func moment(_ action: Action, _ program: Program) {
    switch action {
    case .beginBack:
      guard let stack = visibleNavigation(in: program), self[stack].children.count > 1,
        let top = self[stack].children.last
      else { return fail(.nothingToGoBackTo) }
      open(.back(top))
      begin(.movingFromParent, of: top, program)
    case .beginDismiss:
      guard let window = actionWindow, let root = windows[window].root else {
        return fail(.notLaunched)
      }
      let top = topmostPresented(above: root)
      guard top != root else { return fail(.nothingPresented) }
      open(.dismissal(top))
      begin(.beingDismissed, of: top, program)
    case .beginPeek(let screen, let arguments, let style):
      guard platform.canPeek else { return fail(.noForceTouch) }
      open(.peek(screen, arguments: arguments, style: style))
    case .begin(let step):
      stopsHalfway = true
      navigate(step, program)
      stopsHalfway = false
    case .finish: finish(program)
    case .cancel: cancel(program)
    default: return
    }
  }

  private mutating func open(_ moment: Moment) {
    self.moment = moment
    isMomentOpen = true
  }

  /// The finger moves: both sides are told at once what will be, and are not told again if it is.
  private mutating func begin(
    _ passage: Controller.Passage, of top: ControllerID, _ program: Program
  ) {
    self[top].passage = passage
    willDisappear(top, program)
    setForewarned(top, true)
    guard let revealed = revealed(below: top) else { return }
    if self[top].presenter == nil { load(revealed, program) }
    self[revealed].passage = nil
    willAppear(revealed, program)
    setForewarned(revealed, true)
  }

  /// Returns what comes on screen once a controller is dragged away; nil if it never left.
  private func revealed(below top: ControllerID) -> ControllerID? {
    if self[top].presenter != nil { return coveredController(by: top) }
    guard let stack = self[top].parent,
      let index = self[stack].children.firstIndex(of: top), index > 0
    else { return nil }
    return self[stack].children[index - 1]
  }

  private mutating func finish(_ program: Program) {
    let open = moment
    moment = nil
    isMomentOpen = false
    switch open {
    case .launch: finishLaunch(program)
    case .back(let top):
      if let stack = self[top].parent { pop(to: top, in: stack, program) }
    case .dismissal(let top): dismiss(top, program)
    case .transition(let rest): end(rest, program)
    case .peek(let screen, let arguments, let style): show(screen, arguments, style, program)
    case nil: fail(.noMoment)
    }
  }

  /// Given up: nothing changed; by policy SwiftUI's revealed screen was told all the same (D6).
  private mutating func cancel(_ program: Program) {
    switch moment {
    case .launch: return fail(.launchGoesOn)
    case .transition: return fail(.noFinger)
    case .back, .dismissal, .peek, nil: break
    }
    let open = moment
    moment = nil
    isMomentOpen = false
    switch open {
    case .launch, .transition, .peek: return
    case .back(let top): giveUpBack(to: top, program)
    case .dismissal(let top):
      goBack(to: top, tellsViews: false, program)
      guard platform.happens(.q1) else { return }
      self[top].presentation?.lostControl = true
      publish(program)
    case nil: fail(.noMoment)
    }
  }

  /// Whether the views on the way are told is disputed: what would differ rests on it (D6).
  private mutating func giveUpBack(to top: ControllerID, _ program: Program) {
    let fires = platform.policies.cancelledBackFires
    var other = self
    goBack(to: top, tellsViews: fires, program)
    other.goBack(to: top, tellsViews: !fires, program)
    guard other != self else { return }
    let isTold = other.journal.events == journal.events
    other.journal = journal
    if other != self { assume(.rule(.d6)) }
    if !isTold { journal.circumstances.addRoute(.rule(.d6)) }
  }

  /// What was about to come goes again, and what was about to go is back.
  private mutating func goBack(to top: ControllerID, tellsViews: Bool, _ program: Program) {
    setForewarned(top, false)
    self[top].passage = nil
    if let revealed = revealed(below: top) {
      if tellsViews { appear(revealed, program) }
      setForewarned(revealed, false)
      willDisappear(revealed, program)
      if tellsViews { disappear(revealed, program) } else { didDisappear(revealed, program) }
    }
    willAppear(top, program)
    didAppear(top, program)
  }

  // MARK: - Transitions by code

  /// Whether the transition that begins now is to stop half-way; those inside it are not.
  mutating func takeStop() -> Bool {
    defer { stopsHalfway = false }
    return stopsHalfway
  }

  mutating func stop(before rest: TransitionRest) { open(.transition(rest)) }

  /// Tells those who left and who came, and lets go of what is gone.
  mutating func end(_ rest: TransitionRest, _ program: Program) {
    let outer = isInTransition
    isInTransition = true
    for controller in rest.leaving { disappear(controller, program) }
    isInTransition = outer
    if let arriving = rest.arriving { didAppear(arriving, program) }
    render(program)
    if rest.isEvent { noteQuestions(program) }
    if let covered = rest.covered { didDisappear(covered, program) }
    for controller in rest.removed { release(controller) }
  }
}
