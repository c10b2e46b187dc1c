/// Evaluations of the walks, and what of them is put on screen (U19, U20, U56–U58).
extension World {
  /// Evaluates, puts the result on screen, and notes a change of visibility or content.
  mutating func publish(_ program: Program, _ frequency: Event.Frequency = .atLeastOnce) {
    guard isRunning, !holdsBar, !isConnecting else { return }
    var trace = Trace()
    trace.recordsQuestions = journal.recording.contains(.routes)
    trace.isExplaining = journal.recording.contains(.reasons)
    let before = published
    unobservedChanges = []
    if !isRendering { queue.shown = queue.answer }
    published = resolution(program, &trace)
    if trace.isExplaining { journal.reasons = published.reasons }
    published.reasons = []
    journal.rely(on: published)
    journal.noteOpenChange(from: before, to: published)
    if trace.recordsQuestions && trace.hasChosen { journal.leaveOpen(.route) }
    rememberSchemes(program)
    if trace.recordsQuestions {
      if before.bar.isHidden != published.bar.isHidden,
        case .controller(let id) = published.bar.hiddenOwner
      {
        trace.ask(id, .preferredStatusBarUpdateAnimation)
      }
      note(trace.questions, frequency)
    }
    noteOverlap(from: before)
    let isSame =
      before.bar.isHidden == published.bar.isHidden
      && before.bar.content == published.bar.content
      && before.bar.trailing?.content == published.bar.trailing?.content
    guard !isSame else { return }
    let change = change(isOfVisibility: before.bar.isHidden != published.bar.isHidden)
    journal.events.append(.changed(from: before.bar, to: published.bar, change))
  }

  /// On phones with a home button iOS 13 and 14 lay the navigation bar over a bar that comes
  /// back (Q9), and iPadOS 26.0 over one that the plist hid at launch (S28), until the next
  /// rotation.
  private mutating func noteOverlap(from former: Resolution) {
    guard platform.happens(.q9) || platform.happens(.s28), !isLaunching, !isInTransition else {
      return
    }
    if let doubt = former.visibilityDoubt ?? published.visibilityDoubt {
      haze.hide(.overlap, doubt)
    }
    let old = former.bar
    let comesBack = old.isHidden && !published.bar.isHidden
    if comesBack && platform.happens(.q9) { barsOverlap = true }
    if comesBack && old.hiddenOwner == .plist && platform.happens(.s28) { barsOverlap = true }
  }

  /// How a change made now looks: only changes of visibility have a kind of animation (U56).
  private func change(isOfVisibility: Bool) -> Event.Change {
    let kind = isOfVisibility ? published.bar.animation : nil
    if animation.isOver {
      return Event.Change(isAnimated: false, animation: kind, duration: 0, isAtTheEnd: true)
    }
    if animation.isAnimated {
      return Event.Change(
        isAnimated: kind != UpdateAnimation.none, animation: kind, duration: animation.duration)
    }
    let owner = isOfVisibility ? published.bar.hiddenOwner : published.bar.styleOwner
    let isAnimated = isInTransition && !isHosted(owner) && kind != UpdateAnimation.none
    return Event.Change(
      isAnimated: isAnimated, animation: kind,
      duration: isAnimated ? AnimationContext.defaultDuration : 0)
  }

  /// SwiftUI's own changes are immediate outside an animation (S25).
  private func isHosted(_ owner: Owner) -> Bool {
    guard case .controller(let id) = owner else { return false }
    return self[id].controllerClass == .hosting
  }

  /// Notes who would be asked as things stand: before and after a launch, a transition between
  /// controllers or a rotation UIKit evaluates as often as it likes, and nothing comes of it (U19).
  mutating func noteQuestions(_ program: Program) {
    guard isRunning, journal.recording.contains(.routes) else { return }
    var trace = Trace()
    trace.recordsQuestions = true
    _ = bar(program, &trace)
    if trace.doubt != nil { journal.leaveOpen(.route) }
    note(trace.questions, .perhaps)
  }

  private mutating func note(_ questions: [Event.Question], _ frequency: Event.Frequency) {
    var evaluation = Event.Evaluation(visibility: [], style: [], frequency)
    for question in questions {
      switch question.property.walk {
      case .visibility, .animation: evaluation.visibility.append(question)
      case .style: evaluation.style.append(question)
      case nil: continue
      }
    }
    journal.events.append(.evaluated(evaluation))
  }
}

extension Resolution {
  /// What it hangs on whether the bar shows; nil where that is known.
  fileprivate var visibilityDoubt: InputID? {
    alternatives.contains { $0.isHidden != bar.isHidden } ? undecided.first?.input : nil
  }
}
