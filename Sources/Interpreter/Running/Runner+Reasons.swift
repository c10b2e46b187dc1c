import Binding
import Language
import StatusBar

// Why the bar is as it is: the reasons, and the line that decided.
extension CellRunner {
  /// Adds what decided the actual value: the walks that the fact asks about, as they were when the
  /// bar was put on screen.
  func explain(_ fact: PlannedFact, _ mismatch: inout Mismatch) {
    if case .condition(let condition) = fact.kind { mismatch.story = story(of: condition) }
    guard fact.kind.isAboutBar else { return }
    if case .covered = fact.kind {
      mismatch.reasons = [ReasonLine(rule: .u48, text: lowered(Rule.u48.entry.title))]
      return
    }
    if case .asked = fact.kind, !journal.tellsOfQuestions {
      mismatch.reasons = [ReasonLine(rule: .u20, text: "nothing asked for the bar in this step")]
      mismatch.hints.append("ask for an update: `setNeedsStatusBarAppearanceUpdate()`")
      return
    }
    let fresh = questions.resolve()
    var aspect = aspect(of: fact)
    let isPast = lags(fresh, aspect)
    let told = retelling()
    var reasons = isPast ? told?.published?.reasons ?? [] : fresh.reasons
    let isStyleKept =
      aspect == .style && published.bar.isHidden && !reasons.contains { $0.aspect == .style }
    if isStyleKept { aspect = .visibility }
    reasons = reasons.filter { aspect.includes($0.aspect) }
    mismatch.reasons = lines(for: telling(reasons, mismatch), isPast: isPast)
    mismatch.decisive = decisive(reasons)
    if isPast { explainLag(told?.change?.advice, now: fresh.bar, &mismatch) }
    if isStyleKept { mismatch.reasons.append(keptStyle) }
    if confusesText(fact, reasons) {
      let words = "light and dark are the colour of the text: on what is dark it is light"
      mismatch.reasons.append(ReasonLine(rule: .u42, text: words))
    }
    guard let told else { return }
    mismatch.story = isPast ? storyOfLag(told, reasons) : story(of: fact, reasons, told)
    mismatch.isAsBefore = isAsBefore(fact, told)
    if !isPast, isLeft(reasons, told) {
      mismatch.reasons.append(ReasonLine(rule: .s20, text: titleClause(.s20)))
    }
    let marked = mismatch.story.isEmpty ? mismatch.decisive.map { [$0] } ?? [] : mismatch.story
    mismatch.unheard = unheard(fact, told, besides: marked)
  }

  /// The reasons that say something of their own: a dispute is told with what the verdict rests on.
  private func telling(_ reasons: [Reason], _ mismatch: Mismatch) -> [Reason] {
    reasons.filter { reason in
      if reason.kind == .remark(.disputed) && mismatch.assumptions.contains(.rule(reason.rule)) {
        return false
      }
      return !reason.repeats(reasons)
    }
  }

  /// `true` iff the colour that is expected is that of the screen below the bar, which a scheme or
  /// the system's appearance has made so.
  private func confusesText(_ fact: PlannedFact, _ reasons: [Reason]) -> Bool {
    guard case .content(let wanted) = fact.kind, others.isEmpty else { return false }
    return reasons.contains { reason in
      switch reason.kind {
      case .preference(_, .scheme(let scheme)): scheme.spelling == wanted.spelling
      case .asked, .notAsked, .preference, .ineffective, .decided, .remark: false
      }
    }
  }

  /// `true` iff the bar was so before the last step, too.
  private func isAsBefore(_ fact: PlannedFact, _ told: Retelling) -> Bool {
    guard others.isEmpty, let former = told.former, told.last != told.launch else { return false }
    let bar = published.bar
    switch fact.kind {
    case .hidden, .content: return former.looksLike(bar)
    default: return false
    }
  }

  /// That the style is not asked while the bar is hidden.
  private var keptStyle: ReasonLine {
    let style = published.bar.style.spelling
    return ReasonLine(
      rule: .u21, text: "the style is not asked while the bar is hidden; it stays " + style)
  }

  /// That the bar is as it was when somebody last asked, and what has changed since.
  private func explainLag(_ change: Advice?, now bar: Bar, _ mismatch: inout Mismatch) {
    let place = change.flatMap { context.bound.location(of: $0.site) }
    mismatch.reasons.append(
      ReasonLine(
        rule: change?.rule ?? .u20, text: "an answer has changed since, and nobody asked again",
        location: place))
    if let place {
      mismatch.decisive = Diagnostic.Label(place, "changes an answer, and nobody asks again")
    }
    mismatch.hints.append(
      "the published bar lags behind: a walk now would make it \(bar.words); "
        + "ask for an update")
  }

  /// `true` iff a walk now would answer otherwise than the bar that is on screen.
  private func lags(_ fresh: Resolution, _ aspect: Reason.Aspect) -> Bool {
    guard published.alternatives.isEmpty, fresh.alternatives.isEmpty else {
      return !fresh.answersLike(published)
    }
    guard aspect == .visibility else { return !fresh.bar.answersLike(published.bar) }
    return fresh.bar.isHidden != published.bar.isHidden
  }

  // MARK: - The line that decided

  /// The place that gave the final answer, else the last one that had the greatest part in it: a
  /// modifier that counts, one that is in vain, a getter, a controller that was passed over.
  private func decisive(_ reasons: [Reason]) -> Diagnostic.Label? {
    guard let reason = decisiveReason(reasons), let text = text(of: reason) else { return nil }
    return context.bound.location(of: reason.site).map { Diagnostic.Label($0, short(text)) }
  }

  /// The reason that had the greatest part in the outcome and stands in the text.
  func decisiveReason(_ reasons: [Reason]) -> Reason? {
    var best: (weight: Int, reason: Reason)?
    for reason in reasons {
      guard context.bound.location(of: reason.site) != nil, let (weight, _) = part(of: reason)
      else { continue }
      if weight >= best?.weight ?? 0 { best = (weight, reason) }
    }
    return best?.reason
  }

  /// What a reason had to do with the outcome, in a few words.
  func text(of reason: Reason) -> String? { part(of: reason)?.text }

  /// At most 76 characters.
  func short(_ text: String) -> String {
    text.unicodeScalars.count <= 76
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(75))) + "…"
  }

  /// What a reason had to do with the outcome, and how much; nil for remarks.
  private func part(of reason: Reason) -> (weight: Int, text: String)? {
    switch reason.kind {
    case .decided(let owner, let value):
      (5, words(of: owner) + " decided: " + words(of: value))
    case .preference(_, let value): (4, "sets " + words(of: value))
    case .ineffective: (3, "has no effect here")
    case .asked(_, _, let value): (2, "answers " + words(of: value))
    case .notAsked(let id): (1, name(of: id) + " is not asked")
    case .remark(.schemeInactive): (3, "counts only while the bar's background is shown")
    case .remark(.plistMode): (3, "gives the bar to the application")
    case .remark(.noRootController): (3, "has no root view controller")
    case .remark(.topmostWindow): (1, "lies on top, so it is asked")
    case .remark: nil
    }
  }

  private func lines(for reasons: [Reason], isPast: Bool) -> [ReasonLine] {
    lines(
      for: reasons.map { reason in
        let (head, value) = clause(for: reason, isPast: isPast)
        return (reason, head + (value ?? ""))
      })
  }

  /// Each line once, for both walks often pass the same places; the releases of a rule stand where
  /// it is first cited.
  func lines(for clauses: [(reason: Reason, text: String)]) -> [ReasonLine] {
    var found: [ReasonLine] = []
    var cited: [Rule] = []
    let deciding = decidingReasons(clauses.map { $0.reason })
    for (number, (reason, text)) in clauses.enumerated() {
      let place = context.bound.location(of: reason.site)
      let isKnown = found.contains {
        $0.rule == reason.rule && $0.text.utf8.starts(with: text.utf8) && $0.location == place
      }
      if isKnown { continue }
      var line = ReasonLine(
        rule: reason.rule, text: text, location: place, decides: deciding.contains(number))
      if reason.kind.isByRelease, !cited.contains(reason.rule),
        let releases = releases(of: reason.rule)
      {
        line.text += ", " + releases
        cited.append(reason.rule)
      }
      found.append(line)
    }
    return found
  }

  /// The numbers of the reasons that decided: the last answer of each walk.
  private func decidingReasons(_ reasons: [Reason]) -> [Int] {
    [Reason.Aspect.visibility, .style].compactMap { aspect in
      reasons.lastIndex { aspect.includes($0.aspect) && $0.kind.mayDecide }
    }
  }

  // MARK: - Which walk

  /// The walk that decides a fact: of one about the last step, the one whose outcome changed in it.
  func aspect(of fact: PlannedFact) -> Reason.Aspect {
    switch fact.kind {
    case .hidden, .covered: return .visibility
    case .content, .trailing, .split, .automatic, .style: return .style
    case .asked(let route, _, _): return aspect(of: route)
    case .notAsked(let question): return aspect(of: [question])
    case .flash(let look?), .meanwhile(let look): return look.aspect
    case .animated, .notAnimated, .flash(nil), .noFlash, .unchanged: return changedAspect
    case .stale, .unknown, .ignored, .quantity, .navigationBar, .top, .lifecycle, .advice,
      .condition:
      return .both
    }
  }

  private func aspect(of route: [PlannedQuestion]) -> Reason.Aspect {
    if route.isEmpty || route.contains(where: { $0.property == nil }) { return .both }
    if route.allSatisfy({ $0.property?.isOfStyle == true }) { return .style }
    return route.contains { $0.property?.isOfStyle == true } ? .both : .visibility
  }

  private var changedAspect: Reason.Aspect {
    var found: Reason.Aspect?
    for case .changed(let from, let to, _) in journal.events {
      let next: Reason.Aspect = from.isHidden != to.isHidden ? .visibility : .style
      found = found == nil || found == next ? next : .both
    }
    return found ?? .both
  }
}

extension Reason.Aspect {
  /// `true` iff what is about the other is about this one too.
  func includes(_ other: Reason.Aspect) -> Bool {
    self == .both || other == .both || self == other
  }
}

extension Reason {
  /// `true` iff others say as much: whoever answered last decides, who is not asked asks in vain,
  /// and of a card that takes over one line is enough.
  func repeats(_ others: [Reason]) -> Bool {
    switch kind {
    case .decided(.controller(let id), _):
      others.contains { $0.kind.answerer == id && $0.aspect == aspect }
    case .decided(.system, _): others.contains { $0.kind == .remark(.cardTookOver) }
    case .ineffective, .remark(.cardTookOver):
      others.contains { $0.rule == rule && $0.kind.isPassingOver }
    case .asked, .notAsked, .preference, .decided, .remark: false
    }
  }
}

extension Reason.Kind {
  /// Who answered, or in whose tree a modifier did.
  fileprivate var answerer: ControllerID? {
    switch self {
    case .asked(let id, _, _), .preference(let id, _): id
    case .notAsked, .ineffective, .decided, .remark: nil
    }
  }

  /// `true` iff nobody else needs to be asked after it.
  fileprivate var mayDecide: Bool {
    switch self {
    case .asked, .preference, .decided, .remark(.landscape), .remark(.compactHeight): true
    case .notAsked, .ineffective, .remark: false
    }
  }

  fileprivate var isPassingOver: Bool { if case .notAsked = self { true } else { false } }

  /// `true` iff another release may have it otherwise: whoever is asked answers on all of them.
  fileprivate var isByRelease: Bool {
    switch self {
    case .notAsked, .ineffective, .remark: true
    case .asked, .preference, .decided: false
    }
  }
}

extension PlannedFact.Look {
  fileprivate var aspect: Reason.Aspect {
    switch self {
    case .hidden, .visible: .visibility
    case .light, .dark: .style
    }
  }
}

extension Journal {
  /// `true` iff somebody was asked in the action, or may have been.
  fileprivate var tellsOfQuestions: Bool {
    events.contains { if case .evaluated = $0 { true } else { false } }
  }
}

/// Returns a title as the beginning of a clause.
func lowered(_ title: String) -> String {
  var scalars = String.UnicodeScalarView()
  for (index, scalar) in title.unicodeScalars.enumerated() {
    let isUpper = index == 0 && scalar.value >= 65 && scalar.value <= 90
    scalars.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
  }
  return String(scalars)
}

extension PlannedFact.Kind {
  /// `true` iff the walks have a part in it.
  fileprivate var isAboutBar: Bool {
    switch self {
    case .hidden, .covered, .unchanged, .stale, .content, .trailing, .split, .automatic, .unknown,
      .style, .asked,
      .notAsked, .flash, .noFlash, .meanwhile, .animated, .notAnimated:
      true
    case .ignored, .quantity, .navigationBar, .top, .lifecycle, .advice, .condition: false
    }
  }
}
