/// From one controller to another, at once or in two halves.
extension Turn {
  /// The callbacks of a change of what is visible; the bar is evaluated before the last ones,
  /// unless the change is none that UIKit asks again for.
  mutating func transition(
    from old: ControllerID?, to new: ControllerID?, over covered: ControllerID? = nil,
    isEvent: Bool = true
  ) {
    let stops = takeStop()
    let outer = isInTransition
    isInTransition = true
    if let covered { willDisappear(covered) }
    if let old { willDisappear(old) }
    if let new {
      tellStack(.willShow, of: new, isNew: true)
      appear(new)
    }
    renderQuietly()
    if isEvent { publish() }
    isInTransition = outer
    let rest = TransitionRest(
      leaving: old.map { [$0] } ?? [], arriving: new, covered: covered, removed: [],
      isEvent: isEvent)
    if stops { questions.world.moment = .transition(rest) } else { end(rest) }
  }

  /// Mounts and tells, and leaves publishing to the transition.
  private mutating func renderQuietly() {
    if needsRender { render() }
  }

  /// Whether the transition that begins now is to stop half-way; those inside it are not.
  mutating func takeStop() -> Bool {
    guard phase == .stoppingHalfway else { return false }
    phase = .running
    return true
  }

  /// Tells those who left and who came, and lets go of what is gone.
  mutating func end(_ rest: TransitionRest) {
    let outer = isInTransition
    isInTransition = true
    for controller in rest.leaving { disappear(controller) }
    isInTransition = outer
    if let arriving = rest.arriving {
      didAppear(arriving)
      tellStack(.didShow, of: arriving, isNew: true)
    }
    render()
    if rest.isEvent { noteQuestions() }
    if let covered = rest.covered { didDisappear(covered) }
    for controller in rest.removed { release(controller) }
  }
}
