import Binding
import Language
import StatusBar

// Why the bar is as it is: the reasons, and the line that decided.
extension Explainer {
  /// Adds what decided the actual value: the walks that the fact asks about, as they were when the
  /// bar was put on screen, and what led to it, unless that story is not asked for. `false` iff
  /// one of the same cause was explained before, so that only the line that decided is added.
  func explain(_ fact: PlannedFact, _ finding: inout Finding, tellsStory: Bool = true) -> Bool {
    if case .condition(let condition) = fact.kind { finding.story = story(of: condition) }
    guard fact.kind.has(.explained) else { return true }
    if case .covered = fact.kind {
      finding.reasons = [FoundReason(rule: .u48, clause: .title)]
      return true
    }
    if case .asked = fact.kind, !runner.journal.tellsOfQuestions {
      finding.reasons = [FoundReason(rule: .u20, clause: .nobodyAsked)]
      finding.hints.append(.askForUpdate)
      return true
    }
    let fresh = runner.state.fresh
    var aspect = aspect(of: fact)
    let isPast = lags(fresh, aspect)
    let past = isPast ? runner.replay() : nil
    var reasons = isPast ? past?.published?.reasons ?? [] : fresh.reasons
    let isStyleKept =
      aspect == .style && runner.published.bar.isHidden && !reasons.contains { $0.aspect == .style }
    if isStyleKept { aspect = .visibility }
    reasons = reasons.filter { aspect.includes($0.aspect) }
    finding.decisive = decisive(reasons)
    finding.isAsBefore = isAsBefore(fact)
    if !isPast, !isNews(finding) { return false }
    finding.reasons = found(telling(reasons, finding), isPast: isPast)
    if isPast {
      let shown = runner.published
      // Of several that are possible, one that is not on screen.
      let other = fresh.alternatives.first { !$0.answersLike(shown.bar) }
      let now = fresh.bar.answersLike(shown.bar) ? other ?? fresh.bar : fresh.bar
      explainLag(past?.change?.advice, now: now, &finding)
    }
    if isStyleKept {
      let kept = FoundReason(rule: .u21, clause: .styleKept(runner.published.bar.style))
      finding.reasons.append(kept)
    }
    if confusesText(fact, reasons) {
      finding.reasons.append(FoundReason(rule: .u42, clause: .colourOfText))
    }
    guard tellsStory || !isPast && mayBeLeft(reasons), let told = runner.replay() else {
      return true
    }
    if !isPast, isLeft(reasons, told) {
      finding.reasons.append(FoundReason(rule: .s20, clause: .rule))
    }
    guard tellsStory else { return true }
    finding.story = isPast ? storyOfLag(told, reasons) : story(of: fact, reasons, told)
    let marked = finding.story.isEmpty ? finding.decisive.map { [$0] } ?? [] : finding.story
    finding.unheard = unheard(fact, told, besides: marked)
    return true
  }

  /// `true` iff its cause was not told yet.
  private func isNews(_ finding: Finding) -> Bool { runner.context.causes?.isNews(finding) ?? true }

  /// The reasons that say something of their own: a dispute is told with what the verdict rests on.
  private func telling(_ reasons: [Reason], _ finding: Finding) -> [Reason] {
    reasons.filter { reason in
      if reason.kind == .remark(.disputed) && finding.assumptions.contains(.rule(reason.rule)) {
        return false
      }
      return !reason.repeats(reasons)
    }
  }

  /// `true` iff the colour that is expected is that of the screen below the bar, which a scheme or
  /// the system's appearance has made so.
  private func confusesText(_ fact: PlannedFact, _ reasons: [Reason]) -> Bool {
    guard case .content(let wanted) = fact.kind, runner.others.isEmpty else { return false }
    return reasons.contains { reason in
      switch reason.kind {
      case .preference(_, .scheme(let scheme)): scheme.spelling == wanted.spelling
      case .asked, .notAsked, .preference, .ineffective, .decided, .remark: false
      }
    }
  }

  /// `true` iff the bar was so before the last step, too.
  private func isAsBefore(_ fact: PlannedFact) -> Bool {
    guard runner.others.isEmpty, let former = barBeforeLastAction else { return false }
    let bar = runner.published.bar
    return fact.kind.row.wish != nil && former.looksLike(bar)
  }

  /// The bar before the last action; nil where there was no action before that, or where it was a
  /// launch.
  private var barBeforeLastAction: Bar? {
    guard let step = runner.lastStep, step > 0 else { return nil }
    return runner.formerBar?.bar
  }

  /// That the bar is as it was when last asked, and what has changed since.
  private func explainLag(_ change: Advice?, now bar: Bar, _ finding: inout Finding) {
    let place = change.flatMap { runner.context.bound.location(of: $0.site) }
    finding.reasons.append(
      FoundReason(rule: change?.rule ?? .u20, clause: .answerChanged, location: place))
    if let place { finding.decisive = Mark(place, .changesAnswer) }
    finding.hints.append(.askAgain(now: BarSight(bar)))
  }

  /// `true` iff a walk now would answer otherwise than the bar that is on screen.
  private func lags(_ fresh: Resolution, _ aspect: Reason.Aspect) -> Bool {
    guard runner.published.alternatives.isEmpty, fresh.alternatives.isEmpty else {
      return !fresh.answersLike(runner.published)
    }
    guard aspect == .visibility else { return !fresh.bar.answersLike(runner.published.bar) }
    return fresh.bar.isHidden != runner.published.bar.isHidden
  }

  // MARK: - The line that decided

  /// The place that gave the final answer, else the last one that had the greatest part in it: a
  /// modifier that counts, one that is in vain, a getter, a controller that was passed over.
  private func decisive(_ reasons: [Reason]) -> Mark? {
    guard let reason = decisiveReason(reasons), let role = role(of: reason) else { return nil }
    return runner.context.bound.location(of: reason.site).map { Mark($0, role) }
  }

  /// The reason that had the greatest part in the outcome and stands in the text.
  func decisiveReason(_ reasons: [Reason]) -> Reason? {
    var best: (weight: Int, reason: Reason)?
    for reason in reasons {
      guard let weight = reason.kind.weight, runner.context.bound.location(of: reason.site) != nil
      else { continue }
      if weight >= best?.weight ?? 0 { best = (weight, reason) }
    }
    return best?.reason
  }

  /// What a reason had to do with the outcome; nil for remarks.
  func role(of reason: Reason) -> Mark.Role? {
    switch reason.kind {
    case .decided(let owner, let value): .decided(party(owner), found(value))
    case .preference(_, let value): .sets(found(value))
    case .ineffective: .hasNoEffect
    case .asked(_, _, let value): .answers(found(value))
    case .notAsked(let id): .notAsked(runner.name(of: id))
    case .remark(.schemeInactive): .needsBackground
    case .remark(.plistMode): .givesBarToApplication
    case .remark(.noRootController): .hasNoRoot
    case .remark(.topmostWindow): .liesOnTop
    case .remark: nil
    }
  }

  private func found(_ reasons: [Reason], isPast: Bool) -> [FoundReason] {
    let deciding = decidingReasons(reasons)
    return reasons.enumerated().map { number, reason in
      FoundReason(
        rule: reason.rule, clause: clause(for: reason),
        location: runner.context.bound.location(of: reason.site), isPast: isPast,
        decides: deciding.contains(number), isClaimed: isClaimed(reason.rule))
    }
  }

  /// `true` iff a rule is claimed for the release of the cell.
  func isClaimed(_ rule: Rule) -> Bool { rule.entry.holds(on: runner.cell.platform.os) }

  /// The numbers of the reasons that decided: the last answer of each walk.
  func decidingReasons(_ reasons: [Reason]) -> [Int] {
    [Reason.Aspect.visibility, .style].compactMap { aspect in
      reasons.lastIndex { aspect.includes($0.aspect) && $0.kind.mayDecide }
    }
  }

  // MARK: - Which walk

  /// The walk that decides a fact: of one about the last step, the one whose outcome changed in it.
  func aspect(of fact: PlannedFact) -> Reason.Aspect {
    switch fact.kind.row.walk {
    case .visibility: return .visibility
    case .style: return .style
    case .both: return .both
    case .changed: return changedAspect
    case .asked: return aspect(of: fact.kind.questions)
    }
  }

  private func aspect(of route: [PlannedQuestion]) -> Reason.Aspect {
    if route.isEmpty || route.contains(where: { $0.property == nil }) { return .both }
    if route.allSatisfy({ $0.property?.isOfStyle == true }) { return .style }
    return route.contains { $0.property?.isOfStyle == true } ? .both : .visibility
  }

  private var changedAspect: Reason.Aspect {
    var found: Reason.Aspect?
    for case .changed(let from, let to, _) in runner.journal.events {
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
  /// `true` iff others say as much: the last to answer decides, one that is not asked asks in vain,
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

  /// `true` iff no other one needs to be asked after it.
  fileprivate var mayDecide: Bool {
    switch self {
    case .asked, .preference, .decided, .remark(.landscape), .remark(.compactHeight): true
    case .notAsked, .ineffective, .remark: false
    }
  }

  fileprivate var isPassingOver: Bool { if case .notAsked = self { true } else { false } }

  /// How great a part a reason has in the outcome; nil for one that has none.
  fileprivate var weight: Int? {
    switch self {
    case .decided: 5
    case .preference: 4
    case .ineffective, .remark(.schemeInactive), .remark(.plistMode), .remark(.noRootController): 3
    case .asked: 2
    case .notAsked, .remark(.topmostWindow): 1
    case .remark: nil
    }
  }
}

extension Journal {
  /// `true` iff a controller was asked in the action, or may have been.
  fileprivate var tellsOfQuestions: Bool {
    events.contains { if case .evaluated = $0 { true } else { false } }
  }
}

extension PlannedFact.Kind {
  /// The questions of which it says whether they were asked.
  fileprivate var questions: [PlannedQuestion] {
    if case .asked(let route, _, _) = self { return route }
    if case .notAsked(let question) = self { return [question] }
    return []
  }
}
