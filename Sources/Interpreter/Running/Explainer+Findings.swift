import Language
import StatusBar

// What is found where a fact does not hold. Only failures come here, so that looking for reasons
// costs nothing elsewhere.
extension Explainer {
  func finding(
    _ fact: PlannedFact, _ verdict: Verdict, _ expectation: PlannedExpectation,
    _ step: PlannedStep
  ) -> Finding {
    var finding = Finding(
      kind: verdict.kind, code: verdict.code, subject: .fact(fact, verdict),
      location: runner.context.at(fact.part.range(in: step.range)), in: runner.context.text)
    finding.observed = observed(fact, verdict)
    finding.message = expectation.message.map { runner.context.at($0.range(in: step.range)) }
    finding.step = runner.lastAction.map { runner.context.at($0) }
    finding.expectation = runner.context.at(step.range)
    if runner.context.explaining == .nothing && !runner.context.isStrict { return finding }
    switch verdict {
    case .fails: weigh(&finding, of: fact)
    case .holds, .absurd: finding.assumptions = runner.assumptions(of: fact)
    case .undecided: break
    }
    if runner.context.explaining == .nothing { return finding }
    switch verdict {
    case .undecided: explainUnknown(fact, &finding)
    case .absurd where fact.kind.isCondition: finding.code = .screenNotAlive
    case .absurd:
      finding.hints = [.expectHidden]
      _ = explain(fact, &finding)
    case .holds, .fails:
      if explain(fact, &finding) {
        finding.hints += remedies(for: fact) + waitingHints()
        finding.isEarly = isEarly
      }
    }
    return finding
  }

  /// The actual value, or all that are possible: of the bar, and in each world.
  private func observed(_ fact: PlannedFact, _ verdict: Verdict) -> Observed {
    if fact.kind.has(.look) {
      if isCertain {
        return .bars([BarSight(runner.published.bar, by: decider(of: runner.published.bar, fact))])
      }
      return .bars(runner.possibleBars.map { BarSight($0, by: decider(of: $0, fact)) })
    }
    let isUnknown = fact.kind.has(.screens) && runner.world.unknownFacets[.screens] != nil
    if runner.others.isEmpty && !isUnknown {
      let own = observation(of: fact)
      // What one evaluation shows is not what is known.
      return .values(verdict == .undecided ? own.withOthers : [own])
    }
    var found: [Observation] = []
    func add(_ observation: Observation) {
      if !found.contains(observation) { found.append(observation) }
    }
    runner.inEachWorld { add($0.explainer.observation(of: fact)) }
    if isUnknown { add(.somethingElse) }
    return .values(found)
  }

  /// What this world shows, of the kind that the fact is about.
  private func observation(of fact: PlannedFact) -> Observation {
    switch fact.kind {
    case .hidden, .covered, .content, .trailing, .split, .automatic, .unchanged, .stale, .unknown,
      .ignored:
      return .done
    case .style where runner.styleDoubt != nil: return .styleUnknown
    case .style:
      return .styles(
        runner.possibleBars.map {
          Observation.Style(style: $0.style, decider: decider(of: $0, fact))
        })
    case .asked(let route, _, nil): return .route(asked(like: route))
    case .asked(let route, let isWhole, _):
      let taken = runner.timesTaken(route, isWhole: isWhole)
      return .times(least: taken.least, mayBeMore: taken.mayBeMore)
    case .notAsked(let question):
      return .asked(question.controller.spelling, isCertain: runner.wasAsked(question) == .holds)
    case .animated, .notAnimated: return animationSeen
    case .flash, .noFlash, .meanwhile: return changesSeen
    case .quantity(let quantity, _, _):
      let value = runner.questions.quantity(quantity)
      if value.doubt != nil { return .quantityUnknown(quantity) }
      guard case .number(let number) = value else { return .noQuantity(quantity) }
      return .quantity(quantity, number)
    case .navigationBar(let wanted):
      return runner.questions.navigationBar().map { .navigationBar($0.fact(like: wanted)) }
        ?? .noNavigationBar
    case .top:
      return runner.questions.topController().map { .top(runner.name(of: $0)) } ?? .noScreen
    case .lifecycle(let moments, _): return .lifecycle(self.moments(like: moments))
    case .advice: return .advice(adviceGiven)
    case .condition(let condition): return .condition(reading(of: condition))
    }
  }

  /// `true` iff one bar alone is possible.
  private var isCertain: Bool { runner.others.isEmpty && runner.published.alternatives.isEmpty }

  /// Who decided, where the fact says who.
  private func decider(of bar: Bar, _ fact: PlannedFact) -> Party? {
    guard fact.decider != nil else { return nil }
    var owner = fact.kind.row.property != .style ? bar.hiddenOwner : bar.styleOwner
    if case .trailing = fact.kind, let trailing = bar.trailing { owner = trailing.owner }
    return party(owner)
  }

  /// The questions of the last evaluation, of the walks that a route names.
  private func asked(like route: [PlannedQuestion]) -> [Observation.Question] {
    guard let last = runner.lastEvaluation else { return [] }
    var questions: [Event.Question] = []
    if route.contains(where: { $0.property?.isOfStyle != true }) {
      questions += last.evaluation.visibility
    }
    if route.contains(where: { $0.property?.isOfStyle != false }) {
      questions += last.evaluation.style
    }
    return runner.told(questions, like: route, at: last.event).map {
      Observation.Question(
        name: runner.name(of: $0.controller, at: last.event), property: $0.property)
    }
  }

  private var animationSeen: Observation {
    guard let change = runner.lastChange?.change else { return .noChange }
    return change.isAnimated ? .animated(change.animation, change.duration) : .notAnimated
  }

  private var changesSeen: Observation {
    var looks: [BarSight] = []
    for case .changed(let from, let to, _) in runner.journal.events {
      if looks.isEmpty { looks.append(BarSight(from)) }
      looks.append(BarSight(to))
    }
    return looks.isEmpty ? .noChange : .changes(looks)
  }

  private func moments(like moments: [PlannedMoment]) -> [Observation.Moment] {
    var found: [Observation.Moment] = []
    for (index, event) in runner.journal.events.enumerated() {
      guard let kind = event.momentKind, moments.contains(where: { $0.kind == kind }),
        runner.isOfScreen(event, at: index), runner.counts(event, for: moments)
      else {
        continue
      }
      found.append(Observation.Moment(name: bearer(of: event, at: index), kind: kind))
    }
    return found
  }

  /// The screen whose event it is; empty for none.
  private func bearer(of event: Event, at index: Int) -> String {
    switch event {
    case .appear(let id, let view, _), .disappear(let id, let view, _):
      guard let screen = runner.context.views.owner(of: view) else {
        return runner.name(of: id, at: index)
      }
      return runner.context.program.name(of: screen)
    case .callback(let id, _): return runner.name(of: id, at: index)
    case .evaluated, .changed, .ignored: return ""
    }
  }

  private var adviceGiven: [Advice.Kind] {
    var kinds: [Advice.Kind] = []
    for case .ignored(let advice) in runner.journal.events { kinds.append(advice.kind) }
    return kinds
  }
}

extension Verdict {
  fileprivate var kind: Finding.Kind {
    switch self {
    case .holds, .fails: .failed
    case .undecided: .undecided
    case .absurd: .broken
    }
  }

  fileprivate var code: DiagnosticCode {
    switch self {
    case .holds, .fails: .factDoesNotHold
    case .undecided: .factIsUndecided
    case .absurd: .contentWhileHidden
    }
  }
}

extension NavigationBarState {
  /// What it is, of the two things that it might be where one of them is wanted.
  func fact(
    like wanted: PlannedFact.NavigationBarFact
  ) -> PlannedFact.NavigationBarFact {
    switch wanted {
    case .shown, .hidden: isShown ? .shown : .hidden
    case .backgroundShown, .backgroundHidden:
      isBackgroundShown ? .backgroundShown : .backgroundHidden
    case .overlapping, .notOverlapping: overlapsStatusBar ? .overlapping : .notOverlapping
    }
  }
}
