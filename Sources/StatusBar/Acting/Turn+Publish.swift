/// Evaluations of the walks, and what of them is put on screen (U19, U20, U56–U58).
extension Turn {
  /// Evaluates, puts the result on screen, and notes a change of visibility or content.
  mutating func publish(_ frequency: Event.Frequency = .atLeastOnce) {
    guard questions.world.isRunning, !holdsBar, !phase.isConnecting, !isTrialOver else { return }
    // Of what is given up every bar is possible.
    if questions.world.unknownFacets.isOfManyWays, questions.world.platform.ruleAgainstBar == nil {
      return journal.leaveOpen([.look, .change, .route])
    }
    trace.begin()
    trace.recordsQuestions = journal.recording.contains(.routes)
    trace.isExplaining = journal.recording.contains(.reasons)
    let before = questions.world.published
    questions.world.forgetUnobserved()
    let answer = questions.world.queue.answer
    if !isRendering && questions.world.queue.shown != answer {
      questions.world.queue.shown = answer
    }
    var answered = questions.resolution()
    if !trace.outcomes.isEmpty && !isDoingDeeds { answered = doAsGettersDid(answered) }
    if trace.isExplaining {
      journal.reasons = answered.reasons
      answered = answered.withoutReasons()
    }
    questions.world.published = answered
    journal.rely(on: questions.world.published)
    journal.noteOpenChange(from: before, to: questions.world.published)
    if trace.recordsQuestions && trace.hasChosen { journal.leaveOpen(.route) }
    rememberSchemes()
    if trace.recordsQuestions {
      if before.bar.isHidden != questions.world.published.bar.isHidden,
        case .controller(let id) = questions.world.published.bar.hiddenOwner
      {
        trace.ask(id, .preferredStatusBarUpdateAnimation)
      }
      note(trace.questions, frequency)
    }
    noteOverlap(from: before)
    let isSame =
      before.bar.isHidden == questions.world.published.bar.isHidden
      && before.bar.content == questions.world.published.bar.content
      && before.bar.trailing?.content == questions.world.published.bar.trailing?.content
    guard !isSame else { return }
    let change = change(
      isOfVisibility: before.bar.isHidden != questions.world.published.bar.isHidden)
    journal.events.append(.changed(from: before.bar, to: questions.world.published.bar, change))
  }

  /// Remembers which trees prefer the dark scheme, where that lasts (S33).
  private mutating func rememberSchemes() {
    guard program.traits.prefersSchemes, questions.world.platform.happens(.s33) else { return }
    for index in questions.world.controllers.indices {
      let id = ControllerID(Int32(index))
      guard questions.isAlive(id), self[id].controllerClass == .hosting,
        !questions.isInsideHost(id),
        let (view, context) = questions.tree(of: id)
      else { continue }
      trace.begin()
      let preference = questions.schemePreference(view, context)
      if let doubt = trace.doubt {
        self[id].keepsDarkScheme = decide(nil, doubt)
      } else if case .written(let scheme?, _) = preference {
        self[id].keepsDarkScheme = scheme == .dark
      }
    }
  }

  /// On phones with a home button iOS 13 and 14 lay the navigation bar over a bar that comes
  /// back (Q9), and iPadOS 26.0 over one that the plist hid at launch (S28), until the next
  /// rotation.
  private mutating func noteOverlap(from former: Resolution) {
    guard !isInTransition, !questions.world.isLaunching,
      questions.world.platform.happens(.q9) || questions.world.platform.happens(.s28)
    else { return }
    if let doubt = former.visibilityDoubt ?? questions.world.published.visibilityDoubt {
      questions.world.unknownFacets.hide(.overlap, doubt)
    }
    let old = former.bar
    let comesBack = old.isHidden && !questions.world.published.bar.isHidden
    if comesBack && questions.world.platform.happens(.q9) { questions.world.barsOverlap = true }
    if comesBack && old.hiddenOwner == .plist && questions.world.platform.happens(.s28) {
      questions.world.barsOverlap = true
    }
  }

  /// Notes who would be asked as things stand: before and after a launch, a transition between
  /// controllers or a rotation UIKit evaluates as often as it likes, and nothing comes of it (U19).
  mutating func noteQuestions() {
    guard questions.world.isRunning, journal.recording.contains(.routes) else { return }
    trace.begin()
    trace.recordsQuestions = true
    _ = questions.bar()
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

  /// How a change made now looks: only changes of visibility have a kind of animation (U56).
  private func change(isOfVisibility: Bool) -> Event.Change {
    let kind = isOfVisibility ? questions.world.published.bar.animation : nil
    if animation.isOver {
      return Event.Change(isAnimated: false, animation: kind, duration: 0, isAtTheEnd: true)
    }
    if animation.isAnimated {
      return Event.Change(
        isAnimated: kind != UpdateAnimation.none, animation: kind, duration: animation.duration)
    }
    let owner =
      isOfVisibility
      ? questions.world.published.bar.hiddenOwner : questions.world.published.bar.styleOwner
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
}

extension Resolution {
  /// What it depends on whether the bar shows; nil where that is known.
  fileprivate var visibilityDoubt: InputID? {
    alternatives.contains { $0.isHidden != bar.isHidden } ? undecided.first?.input : nil
  }
}
