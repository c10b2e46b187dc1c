/// The bar that a full evaluation gives now: geometry, then the mode, then the two walks.
extension Questions {
  /// Returns the bar that a full evaluation would give now, with its reasons.
  package func resolve() -> Resolution {
    let outer = turnPage()
    defer { trace = outer }
    trace.explain()
    return resolution()
  }

  /// Returns the reasons of each evaluation that what is unknown leaves possible, as many as a
  /// person would read.
  package func possibleReasons() -> [[Reason]] {
    let outer = turnPage()
    defer { trace = outer }
    trace.isExplaining = true
    trace.mayChoose = true
    var all: [[Reason]] = []
    repeat {
      trace.reasons = []
      _ = bar()
      all.append(trace.reasons)
    } while all.count < Limits.possibleReasons && trace.advance()
    return all
  }

  /// Returns the resolution over every combination of what is unknown; where no caller wants to
  /// know what it rests on, disputed rules are read as the policy has them, and not the other way
  /// too. The reasons of the first evaluation stay on the page as well.
  func resolution(
    withReliances isGrounded: Bool = true, withReasons isReasoned: Bool = true
  ) -> Resolution {
    trace.mayChoose = true
    let first = bar()
    trace.keepOutcome()
    let reasons = isReasoned ? trace.reasons : []
    let isExplaining = trace.isExplaining
    trace.isExplaining = false
    defer { trace.isExplaining = isExplaining }
    if isGrounded { tryOtherReadings(than: first, asking: 0) }
    guard !trace.choices.isEmpty else {
      if reasons.isEmpty && trace.rare.isEmpty { return Resolution(bar: first) }
      return Resolution(
        bar: first, reliances: trace.reliances,
        circumstances: trace.circumstances, reasons: reasons)
    }
    var unknowns: [Unknown] = []
    for choice in trace.choices where !unknowns.contains(choice.unknown) {
      unknowns.append(choice.unknown)
    }
    var alternatives: [Bar] = []
    var runs = 0
    let start = work
    while trace.advance() {
      // Each choice doubles the runs: beyond eight of them nothing is claimed any more.
      guard runs < Limits.evaluations,
        alternatives.isEmpty || runs < fewEvaluations && work - start < Limits.evaluationWork
      else {
        alternatives += anyBars(but: first)
        break
      }
      runs += 1
      let asked = trace.questions.count
      // The choices up to here were those of the run before as well.
      let known = trace.choices.count
      let next = bar()
      trace.keepOutcome()
      if isGrounded { tryOtherReadings(than: next, asking: asked) }
      for choice in trace.choices.dropFirst(known) where !unknowns.contains(choice.unknown) {
        unknowns.append(choice.unknown)
      }
      if next != first && !alternatives.contains(next) { alternatives.append(next) }
    }
    return Resolution(
      bar: first, alternatives: alternatives, undecided: alternatives.isEmpty ? [] : unknowns,
      reliances: trace.reliances,
      circumstances: trace.circumstances, reasons: reasons)
  }

  /// Evaluates once more for each rule with two readings that was read: those that make a
  /// difference are what the answer rests on.
  ///
  /// The questions of this evaluation are those from `start` on.
  private func tryOtherReadings(
    than bar: Bar, asking start: Int
  ) {
    guard !trace.readings.isEmpty else { return }
    let (questions, choices) = (trace.questions, trace.choices)
    for rule in trace.readings {
      trace.flipped = rule
      trace.questions.removeSubrange(start...)
      let other = self.bar()
      trace.choices = choices
      if other.isHidden != bar.isHidden {
        trace.rely(on: .rule(rule), .visibility)
      } else if other.hiddenOwner != bar.hiddenOwner {
        trace.circumstances.addOwner(Reliance(.rule(rule), .visibility))
      }
      if !other.hasStyle(of: bar) {
        trace.rely(on: .rule(rule), .style)
      } else if other.styleOwner != bar.styleOwner {
        trace.circumstances.addOwner(Reliance(.rule(rule), .style))
      }
      if trace.questions[start...] != questions[start...] {
        trace.circumstances.addRoute(.rule(rule))
      }
    }
    trace.flipped = nil
    trace.questions = questions
  }

  /// One evaluation; unknown truths are those of the trace's choices.
  func bar() -> Bar {
    trace.forgetDeeds()
    count(work: 4)
    return barOnceMore()
  }

  private func barOnceMore() -> Bar {
    world.rare.isEmpty ? clearBar() : withUnknownFacets(clearBar())
  }

  private func clearBar() -> Bar {
    if world.isLaunching { return launchBar() }
    if let turned = world.turned {
      trace.note(.u59, .both, .remark(.turnedByApp), site: turned.site)
    }
    if let rule = world.platform.ruleAgainstBar {
      trace.note(rule, .both, .remark(.landscape))
      return hiddenBar(.device)
    }
    if world.lostBarToVideo {
      trace.note(.q14, .both, .decided(.system, .bool(true)))
      return hiddenBar(.system)
    }
    guard world.platform.plist.isViewControllerBased else {
      return applicationBar()
    }
    guard let window = controllingWindow() else {
      trace.note(.u5, .both, .remark(.noWindow))
      return world.published.bar
    }
    guard let root = world.windows[window].root else {
      trace.note(.u47, .both, .remark(.noRootController), site: world.windows[window].site)
      var bar = Bar()
      setContent(&bar, .default, .system)
      return finished(bar)
    }
    return walkedBar(from: root)
  }

  private func walkedBar(
    from root: ControllerID
  ) -> Bar {
    var bar = Bar()
    switch walk(from: root, .visibility) {
    case .system:
      bar.hiddenOwner = .system
      trace.note(.u37, .visibility, .decided(.system, .bool(false)))
    case .controller(let leaf):
      let answer = hiddenAnswer(of: leaf)
      bar.isHidden = answer.value
      bar.hiddenOwner = .controller(answer.owner)
      bar.animation = animationAnswer(of: leaf)
      trace.note(.u18, .visibility, .decided(bar.hiddenOwner, .bool(answer.value)))
    case .unknown(let id, let formula, let input):
      trace.askPerhaps(id, .prefersStatusBarHidden)
      bar.isHidden = trace.choose(
        .answer(id, .prefersStatusBarHidden), .condition(formula, input))
      bar.hiddenOwner = .controller(id)
      trace.note(.u18, .visibility, .decided(bar.hiddenOwner, .unknown(input)))
    }
    if bar.isHidden && trace.reads(.u21, world.platform.policies.assumptions) {
      // While hidden the style is not asked for (U21).
      bar.style = world.published.bar.style
      bar.content = world.published.bar.content
      bar.trailing = world.published.bar.trailing
      bar.styleOwner = world.published.bar.styleOwner
      bar.styleDoubt = world.published.styleDoubt
      return finished(bar)
    }
    if world.platform.happens(.q15),
      let menu = shownController(among: AppleController.documentMenus)
    {
      setContent(&bar, .lightContent, .controller(menu))
      trace.note(.q15, .style, .decided(bar.styleOwner, .style(bar.style)))
      return finished(bar)
    }
    setParts(&bar, from: root)
    trace.note(.u18, .style, .decided(bar.styleOwner, .style(bar.style)))
    return finished(bar)
  }

  /// While the launch screen shows, the plist and the geometry decide (U3, U6).
  private func launchBar() -> Bar {
    if let rule = world.platform.ruleAgainstBar {
      trace.note(rule, .both, .remark(.landscape))
      return hiddenBar(.device)
    }
    var bar = Bar()
    bar.isHidden = world.platform.plist.isHidden
    bar.hiddenOwner = .plist
    trace.note(
      .u3, .visibility, .decided(.plist, .bool(bar.isHidden)), site: world.platform.plist.hiddenSite
    )
    trace.note(
      .u3, .style, .decided(.plist, .style(world.platform.plist.style)),
      site: world.platform.plist.styleSite)
    setSystemContent(&bar, world.platform.plist.style, .plist)
    return finished(bar)
  }

  private func hiddenBar(_ owner: Owner) -> Bar {
    var bar = world.published.bar
    bar.isHidden = true
    bar.hiddenOwner = owner
    bar.animation = .fade
    return finished(bar)
  }
}

extension Resolution {
  /// What it depends on which style was answered last; nil where that is known.
  fileprivate var styleDoubt: InputID? {
    let differs = alternatives.contains { $0.style != bar.style || $0.content != bar.content }
    return bar.styleDoubt ?? (differs ? undecided.first?.input : nil)
  }
}

extension Bar {
  /// `true` iff both have the same text, or only one of them any; what a hidden bar has is the
  /// style that it comes back with (U21).
  func hasStyle(of other: Bar) -> Bool {
    if isHidden != other.isHidden { return true }
    return style == other.style
      && (isHidden
        || content == other.content && trailing?.content == other.trailing?.content)
  }
}
