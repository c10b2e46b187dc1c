import Language
import StatusBar

// What is said of a fact that does not hold. Only failures come here, so that prose costs nothing
// elsewhere.
extension CellRunner {
  func mismatch(
    _ fact: PlannedFact, _ verdict: Verdict, _ expectation: PlannedExpectation
  ) -> Mismatch {
    let expected = expected(fact)
    let possible = possible(fact)
    let isOfBars = fact.kind.isAboutLook && fact.decider == nil
    let actual = isOfBars ? Bar.words(of: possibleBars) : joined(possible, " or ")
    let title = title(of: fact, verdict, expected: expected, actual: actual)
    var mismatch = Mismatch(
      kind: verdict.kind, code: verdict.code, title: title, location: context.at(fact.range),
      expected: expected, actual: actual)
    mismatch.possible = possible
    mismatch.essence = essence(of: fact, actual)
    mismatch.message = expectation.message.map { context.text($0) }
    mismatch.messagePlace = expectation.message.map { context.at($0) }
    mismatch.step = lastAction.map { context.at($0) }
    if !context.explains { return mismatch }
    if verdict != .undecided { mismatch.assumptions = assumptions(of: fact) }
    switch verdict {
    case .undecided: explainUnknown(fact, &mismatch)
    case .absurd where fact.kind.isCondition:
      mismatch.code = .screenNotAlive
    case .absurd:
      mismatch.hints = ["expect `hidden`, or bring the bar back before asking for its colour"]
      explain(fact, &mismatch)
    default:
      explain(fact, &mismatch)
      mismatch.hints += remedies(for: fact) + waitingHints()
      mismatch.isEarly = isEarly
    }
    return mismatch
  }

  /// The fact as written, lists in one form.
  private func expected(_ fact: PlannedFact) -> String {
    switch fact.kind {
    case .asked(let route, let isWhole, let count):
      let words = route.map {
        $0.controller.spelling + ($0.property.map { "." + $0.spelling } ?? "")
      }
      return (isWhole ? "asked [" : "asked including [") + joined(words, ", ") + "]"
        + (count.map { " exactly " + times($0) } ?? "")
    case .lifecycle(let moments, let isWhole):
      let words = moments.map { $0.controller.spelling + "." + $0.kind.spelling }
      return (isWhole ? "lifecycle [" : "lifecycle including [") + joined(words, ", ") + "]"
    default: return oneLine(context.text(fact.range))
    }
  }

  private func title(
    of fact: PlannedFact, _ verdict: Verdict, expected: String, actual: String
  ) -> String {
    switch (verdict, fact.kind) {
    case (.absurd, .condition): return "`\(expected)` means nothing here: \(actual)"
    case (.absurd, _): return "the bar is hidden, so its text is neither light nor dark"
    case (.undecided, .asked): return "nobody knows how often UIKit takes this route by itself"
    case (.undecided, .notAsked(let question)):
      return "nobody knows whether UIKit asked \(question.controller.spelling) on the way"
    case (.undecided, let kind) where !kind.isAboutLook:
      return "nobody knows whether `\(expected)` holds"
    case (.undecided, _): return "nobody knows whether the bar is \(expected)"
    case (_, .hidden), (_, .content), (_, .trailing), (_, .split), (_, .automatic), (_, .covered):
      return "the bar is \(actual), expected \(expected)"
    case (_, .unknown(true)): return "everything is known, the bar is \(actual)"
    case (_, .unknown(false)): return "the bar is not definite: \(actual)"
    case (_, .unchanged): return "the last step changed the bar to \(actual)"
    case (_, .stale): return "the published bar does not lag behind: \(actual)"
    case (_, .ignored): return "the last step had an effect"
    case (_, .asked(_, _, let count?)):
      return "the route was taken \(actual), expected exactly \(times(count))"
    case (_, .asked): return "the walk took another route"
    case (_, .notAsked(let question)): return "\(question.controller.spelling) was asked"
    case (_, .lifecycle): return "the screens were told something else"
    case (_, .condition): return "`\(expected)` does not hold: \(actual)"
    default: return "expected \(expected), got \(actual)"
    }
  }

  /// The actual value, or all that are possible: of the bar, and in each world.
  private func possible(_ fact: PlannedFact) -> [String] {
    var found: [String] = []
    func add(_ words: String) { if !found.contains(words) { found.append(words) } }
    if fact.kind.isAboutLook {
      for bar in possibleBars { add(bar.words + owner(of: bar, fact)) }
    } else {
      inEachWorld { add($0.actual(for: fact)) }
    }
    if fact.kind.isAboutScreens && world.haze[.screens] != nil { add("something else") }
    return found
  }

  /// The bar, or all that are possible: of each world.
  var possibleBars: [Bar] {
    var bars: [Bar] = []
    inEachWorld { bars += [$0.world.published.bar] + $0.world.published.alternatives }
    return bars
  }

  /// The actual value in this world, in the words in which the fact is written.
  private func actual(for fact: PlannedFact) -> String {
    switch fact.kind {
    case .hidden, .covered, .content, .trailing, .split, .automatic, .unchanged, .stale, .unknown:
      return bars { $0.words + owner(of: $0, fact) }
    case .style where styleDoubt != nil: return "unknown: nobody knows which style was asked for"
    case .style: return bars { "style " + $0.style.spelling + owner(of: $0, fact) }
    case .ignored: return "done"
    case .asked(let route, _, nil): return askedWords(like: route)
    case .asked(let route, let isWhole, _): return timesWords(route, isWhole: isWhole)
    case .notAsked(let question): return notAskedWords(question)
    case .animated, .notAnimated: return animationWords
    case .flash, .noFlash, .meanwhile: return changeWords
    case .quantity(let quantity, _, _):
      let value = questions.quantity(quantity)
      if value.doubt != nil { return "unknown: nobody knows \(quantity.spelling)" }
      guard case .number(let number) = value else {
        return "no \(quantity.spelling) on screen"
      }
      return quantity.spelling + " " + decimal(number)
    case .navigationBar(let wanted):
      return questions.navigationBar().map { $0.words(like: wanted) }
        ?? "no navigation container on screen"
    case .top:
      return questions.topController().map { "top " + name(of: $0) } ?? "no screen"
    case .lifecycle(let moments, _): return lifecycleWords(like: moments)
    case .advice: return adviceWords
    case .condition(let condition): return words(of: condition)
    }
  }

  /// The screen whose property a condition reads, where none is alive.
  func missingScreen(of condition: PlannedCondition) -> String? {
    switch condition {
    case .cells: return nil
    case .formula(_, let screen):
      guard let screen, screen.screen != .app, questions.livingInstance(of: screen) == nil,
        questions.unknownScreen() == nil
      else { return nil }
      return name(of: screen)
    case .not(let operand): return missingScreen(of: operand)
    case .and(let a, let b), .or(let a, let b):
      return missingScreen(of: a) ?? missingScreen(of: b)
    }
  }

  /// Who decided, where the fact says who.
  func owner(of bar: Bar, _ fact: PlannedFact) -> String {
    guard fact.decider != nil else { return "" }
    var owner = fact.kind.isAboutVisibility ? bar.hiddenOwner : bar.styleOwner
    if case .trailing = fact.kind, let trailing = bar.trailing { owner = trailing.owner }
    return " by " + words(of: owner)
  }

  /// The words for each possible bar, each once.
  private func bars(_ words: (Bar) -> String) -> String {
    var found: [String] = []
    inEachWorld { runner in
      let published = runner.published
      for bar in [published.bar] + published.alternatives {
        let next = words(bar)
        if !found.contains(next) { found.append(next) }
      }
    }
    return joined(found, " or ")
  }

  private var animationWords: String {
    guard let change = lastChange?.change else { return "no change" }
    guard change.isAnimated else { return "not animated" }
    let kind = change.animation.map { $0.spelling + " " } ?? ""
    return "animated " + kind + "for " + decimal(change.duration) + " s"
  }

  private var changeWords: String {
    var looks: [String] = []
    for case .changed(let from, let to, _) in journal.events {
      if looks.isEmpty { looks.append(from.words) }
      looks.append(to.words)
    }
    return looks.isEmpty ? "no change" : joined(looks, ", then ")
  }

  private func lifecycleWords(like moments: [PlannedMoment]) -> String {
    var words: [String] = []
    for (index, event) in journal.events.enumerated() {
      guard let kind = event.momentKind, moments.contains(where: { $0.kind == kind }),
        isOfScreen(event, at: index), counts(event, for: moments)
      else {
        continue
      }
      words.append(momentWords(event, at: index))
    }
    return "lifecycle [" + joined(words, ", ") + "]"
  }

  private func momentWords(_ event: Event, at index: Int) -> String {
    switch event {
    case .appear(let id, let view, _): viewName(view, id, at: index) + ".onAppear"
    case .disappear(let id, let view, _): viewName(view, id, at: index) + ".onDisappear"
    case .callback(let id, let callback): name(of: id, at: index) + "." + callback.spelling
    case .evaluated, .changed, .ignored: ""
    }
  }

  private func viewName(_ view: ViewID, _ id: ControllerID, at index: Int) -> String {
    guard let screen = context.views.owner(of: view) else { return name(of: id, at: index) }
    let symbol = context.program.screens[Int(screen.index)].name
    return context.program.symbols[Int(symbol.index)]
  }

  private var adviceWords: String {
    var words: [String] = []
    for case .ignored(let advice) in journal.events {
      words.append("advice " + advice.kind.spelling)
    }
    return words.isEmpty ? "no advice" : joined(words, ", ")
  }
}

extension Verdict {
  fileprivate var kind: Mismatch.Kind {
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

extension PlannedFact.Kind {
  /// `true` iff it says what the bar looks like, in words that follow "the bar is".
  fileprivate var isAboutLook: Bool {
    switch self {
    case .hidden, .covered, .content, .automatic, .split, .trailing, .unknown, .unchanged, .stale:
      true
    case .ignored, .style, .asked, .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile,
      .quantity, .navigationBar, .top, .lifecycle, .advice, .condition:
      false
    }
  }

  var isCondition: Bool { if case .condition = self { true } else { false } }

  /// `true` iff the walk for visibility decides it.
  var isAboutVisibility: Bool {
    switch self {
    case .content, .trailing, .split, .automatic, .style: false
    default: true
    }
  }
}

extension Bar {
  /// `hidden`, `visible, dark`, …
  var words: String {
    if isHidden { return "hidden" }
    var text = "visible, " + content.spelling + (isAutomatic ? ", automatic" : "")
    if let trailing { text += ", split, trailing " + trailing.content.spelling }
    return isCovered ? "covered, " + text : text
  }

  /// `visible, dark`; of several, what can be seen of them: `visible, dark or light, or hidden`.
  static func words(of bars: [Bar]) -> String {
    var shown: [String] = []
    var others: [String] = []
    for bar in bars {
      if bar.isHidden || bar.isCovered || bar.isSplit {
        if !others.contains(bar.words) { others.append(bar.words) }
      } else {
        let content = bar.content.spelling + (bar.isAutomatic ? ", automatic" : "")
        if !shown.contains(content) { shown.append(content) }
      }
    }
    // One that follows the backdrop and one that does not look alike here.
    let plain = shown
    shown.removeAll { words in plain.contains { $0 + ", automatic" == words } }
    guard !shown.isEmpty else { return joined(others, " or ") }
    let visible = "visible, " + joined(shown, " or ")
    return joined([visible] + others, shown.count > 1 ? ", or " : " or ")
  }
}

extension NavigationBarState {
  fileprivate func words(like wanted: PlannedFact.NavigationBarFact) -> String {
    let fact: PlannedFact.NavigationBarFact =
      switch wanted {
      case .shown, .hidden: isShown ? .shown : .hidden
      case .backgroundShown, .backgroundHidden:
        isBackgroundShown ? .backgroundShown : .backgroundHidden
      case .overlapping, .notOverlapping: overlapsStatusBar ? .overlapping : .notOverlapping
      }
    return fact.spelling
  }
}
