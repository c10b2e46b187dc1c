import Language
import StatusBar

// What is found where a fact does not hold. Only failures come here, so that looking for reasons
// costs nothing elsewhere.
extension CellRunner {
  func finding(
    _ fact: PlannedFact, _ verdict: Verdict, _ expectation: PlannedExpectation,
    _ step: PlannedStep
  ) -> Finding {
    var finding = Finding(
      kind: verdict.kind, code: verdict.code, subject: .fact(fact, verdict),
      location: context.at(fact.part.range(in: step.range)), in: context.text)
    finding.observed = observed(fact, verdict)
    finding.message = expectation.message.map { context.at($0.range(in: step.range)) }
    finding.step = lastAction.map { context.at($0) }
    finding.expectation = context.at(step.range)
    if context.explaining == .nothing && !context.isStrict { return finding }
    switch verdict {
    case .fails: explainer.weigh(&finding, of: fact)
    case .holds, .absurd: finding.assumptions = assumptions(of: fact)
    case .undecided: break
    }
    if context.explaining == .nothing { return finding }
    switch verdict {
    case .undecided: explainer.explainUnknown(fact, &finding)
    case .absurd where fact.kind.isCondition: finding.code = .screenNotAlive
    case .absurd:
      finding.hints = [.expectHidden]
      _ = explainer.explain(fact, &finding)
    case .holds, .fails:
      if explainer.explain(fact, &finding) {
        finding.hints += explainer.remedies(for: fact) + explainer.waitingHints()
        finding.isEarly = explainer.isEarly
      }
    }
    return finding
  }

  /// The actual value, or all that are possible: of the bar, and in each world.
  private func observed(_ fact: PlannedFact, _ verdict: Verdict) -> Observed {
    if fact.kind.has(.look) {
      if isCertain { return .bars([BarSight(published.bar, by: decider(of: published.bar, fact))]) }
      return .bars(possibleBars.map { BarSight($0, by: decider(of: $0, fact)) })
    }
    let isUnknown = fact.kind.has(.screens) && world.unknownFacets[.screens] != nil
    if others.isEmpty && !isUnknown {
      let own = observation(of: fact)
      // What one evaluation shows is not what is known.
      return .values(verdict == .undecided ? own.withOthers : [own])
    }
    var found: [Observation] = []
    func add(_ observation: Observation) {
      if !found.contains(observation) { found.append(observation) }
    }
    inEachWorld { add($0.observation(of: fact)) }
    if isUnknown { add(.somethingElse) }
    return .values(found)
  }

  /// `true` iff one bar alone is possible.
  private var isCertain: Bool { others.isEmpty && published.alternatives.isEmpty }

  /// The bar, or all that are possible: of each world.
  var possibleBars: [Bar] {
    var bars: [Bar] = []
    inEachWorld { bars += [$0.world.published.bar] + $0.world.published.alternatives }
    return bars
  }

  /// Who decided, where the fact says who.
  func decider(of bar: Bar, _ fact: PlannedFact) -> Party? {
    guard fact.decider != nil else { return nil }
    var owner = fact.kind.row.property != .style ? bar.hiddenOwner : bar.styleOwner
    if case .trailing = fact.kind, let trailing = bar.trailing { owner = trailing.owner }
    return party(owner)
  }

  /// The questions of the last evaluation, of the walks that a route names.
  func asked(like route: [PlannedQuestion]) -> [Observation.Question] {
    guard let last = lastEvaluation else { return [] }
    var questions: [Event.Question] = []
    if route.contains(where: { $0.property?.isOfStyle != true }) {
      questions += last.evaluation.visibility
    }
    if route.contains(where: { $0.property?.isOfStyle != false }) {
      questions += last.evaluation.style
    }
    return told(questions, like: route, at: last.event).map {
      Observation.Question(name: name(of: $0.controller, at: last.event), property: $0.property)
    }
  }

  var animationSeen: Observation {
    guard let change = lastChange?.change else { return .noChange }
    return change.isAnimated ? .animated(change.animation, change.duration) : .notAnimated
  }

  var changesSeen: Observation {
    var looks: [BarSight] = []
    for case .changed(let from, let to, _) in journal.events {
      if looks.isEmpty { looks.append(BarSight(from)) }
      looks.append(BarSight(to))
    }
    return looks.isEmpty ? .noChange : .changes(looks)
  }

  func moments(like moments: [PlannedMoment]) -> [Observation.Moment] {
    var found: [Observation.Moment] = []
    for (index, event) in journal.events.enumerated() {
      guard let kind = event.momentKind, moments.contains(where: { $0.kind == kind }),
        isOfScreen(event, at: index), counts(event, for: moments)
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
      guard let screen = context.views.owner(of: view) else { return name(of: id, at: index) }
      return context.program.name(of: screen)
    case .callback(let id, _): return name(of: id, at: index)
    case .evaluated, .changed, .ignored: return ""
    }
  }

  var adviceGiven: [Advice.Kind] {
    var kinds: [Advice.Kind] = []
    for case .ignored(let advice) in journal.events { kinds.append(advice.kind) }
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
