import Binding
import Language
import StatusBar

// Explorations: planned as scenarios whose steps are what is tried and what the laws claim.
extension Planner {
  mutating func plan(_ exploration: ExplorationDeclaration) {
    var declaration = exploration.head
    let isLaunched = declaration.steps.contains { $0.kind.traits.contains(.scenario) }
    for step in declaration.steps where step.kind.traits.contains(.scenario) {
      report(LawMistake.stepNotTried(reader.text(step.range), at: reader.at(step.range)))
    }
    declaration.steps.removeAll { $0.kind.traits.contains(.scenario) }
    let opening = [Step(.launch, declaration.name)] + declaration.steps
    let claims = exploration.lines.compactMap { $0.claim(of: self) }
    declaration.steps = opening + claims.flatMap { $0.steps }
    let before = errorCount
    var planned = planned(declaration, needsExpectation: false)
    let (excluded, limits) = bounds(of: exploration.lines)
    let isBroken = exploration.lines.contains { if case .invalid = $0.kind { true } else { false } }
    if isBroken || isLaunched || errorCount > before { planned.isRunnable = false }
    var laws: [PlannedLaw] = []
    if planned.isRunnable {
      var expectations = planned.steps.dropFirst(opening.count).compactMap { step in
        if case .expect(let expectation) = step.kind { expectation } else { nil }
      }[...]
      for claim in claims {
        guard let first = expectations.popFirst() else { break }
        let premise = claim.hasPremise ? expectations.popFirst()?.facts ?? [] : []
        laws.append(
          PlannedLaw(
            range: claim.range, kind: claim.kind, claim: first, premise: premise,
            facts: claim.facts, told: told(claim), message: claim.message))
      }
      for law in laws { check(law) }
    }
    if errorCount > before { planned.isRunnable = false }
    explorations.append(
      PlannedExploration(scenario: planned, laws: laws, excluded: excluded, limits: limits))
  }

  /// The line of a law up to `because`.
  private func told(_ law: WrittenLaw) -> SourceRange {
    guard let message = law.message else { return law.range }
    let bytes = reader.bytes(SourceRange(law.range.start, message.start))
    let word = Array(Word.because.spelling.utf8)
    var end = bytes.endIndex - word.count
    while end > bytes.startIndex, !bytes[end...].starts(with: word) { end -= 1 }
    while end > bytes.startIndex, bytes[end - 1] <= 0x20 { end -= 1 }
    return SourceRange(
      law.range.start, law.range.start + UInt32(max(0, end - bytes.startIndex)))
  }

  /// Reports a law that claims what cannot be seen at a situation, or whose contrary has no word.
  private mutating func check(_ law: PlannedLaw) {
    if case .after = law.kind {
    } else {
      for fact in law.claim.facts where !fact.kind.has(.law) {
        return report(
          LawMistake.factOfStep(
            reader.text(fact.part.range(in: law.range)), at: reader.at(law.range)))
      }
    }
    for fact in law.premise where !fact.kind.has(.law) || fact.kind.has(.move) {
      let range = law.range
      return report(LawMistake.factOfStep(reader.text(range), at: reader.at(range)))
    }
    guard law.kind == .never else { return }
    let only = law.claim.facts.count == 1 ? law.claim.facts.first : nil
    let isOfOne = only.map { $0.decider == nil } ?? false
    if let only, isOfOne, only.kind.contrary != nil { return }
    report(LawMistake.neverWithoutOpposite(reader.text(law.facts), at: reader.at(law.facts)))
  }

  /// Reads what is not tried, and how often a screen may be there.
  private mutating func bounds(
    of lines: [ExplorationLine]
  ) -> (excluded: [ExcludedMove], limits: [PlannedExploration.ScreenLimit]) {
    var excluded: [ExcludedMove] = []
    var limits: [PlannedExploration.ScreenLimit] = []
    for line in lines {
      switch line.kind {
      case .without(let moves): excluded += moves.compactMap { self.excluded($0) }
      case .atMost(let number, let name):
        guard let screen = binder.screen(name.name) else {
          reportUnknownScreen(name)
          continue
        }
        guard let count = parseNumber(reader.bytes(number)), let most = Int(exactly: count),
          (1...9).contains(most)
        else {
          report(.notANumber(.timesOfScreen, at: reader.at(number)))
          continue
        }
        limits.append(PlannedExploration.ScreenLimit(screen: screen, count: most))
      case .always, .never, .after, .reachable, .with, .invalid: continue
      }
    }
    return (excluded, limits)
  }

  private mutating func excluded(_ move: ExplorationLine.MoveName) -> ExcludedMove? {
    switch move.name.name.word {
    case .tap:
      guard let range = move.label else { return .tap(nil) }
      return label(range, isTap: true).map { .tap($0) }
    case .appearance: return .appearance
    case .back: return .back
    case .background: return .background
    case .cancel: return .cancel
    case .dismiss: return .dismiss
    case .page: return .page
    case .rotate: return .rotate
    case .scroll: return .scroll
    case .tab: return .tab
    case .wait: return .wait
    default: return notModelled(.setting(reader.text(move.name.range)), at: move.name.range)
    }
  }
}

/// A law as it is written, and as the expectations of a scenario.
private struct WrittenLaw {
  var range: SourceRange
  var kind: PlannedLaw.Kind
  var facts: SourceRange
  var message: SourceRange?
  var hasPremise: Bool
  var steps: [Step]
}

extension ExplorationLine {
  /// Nil for what is no law.
  fileprivate func claim(of planner: Planner) -> WrittenLaw? {
    switch kind {
    case .always(let claim): written(.always, claim)
    case .never(let claim): written(.never, claim)
    case .reachable(let claim): written(.reachable, claim)
    case .after(let returns, let claim):
      written(
        .after(
          returns.compactMap { name in
            let word = planner.reader.spelling(name.name)
            return WayBack.allCases.first { $0.spelling == word }
          }), claim)
    case .without, .with, .atMost, .invalid: nil
    }
  }

  private func written(_ kind: PlannedLaw.Kind, _ claim: Claim) -> WrittenLaw {
    let unchanged = Fact(.unchanged, range)
    let facts = claim.facts.isEmpty ? [unchanged] : claim.facts
    let expectation = Expectation(
      facts: facts, condition: claim.condition, message: claim.message)
    var steps = [Step(.expect(expectation), range)]
    if !claim.premise.isEmpty {
      let premise = Expectation(facts: claim.premise, condition: nil, message: nil)
      steps.append(Step(.expect(premise), range))
    }
    let end = facts.last.map { $0.decider.map { $0.ordinal ?? $0.name.range } ?? $0.range }
    return WrittenLaw(
      range: range, kind: kind, facts: facts[0].range.union(end ?? range),
      message: claim.message, hasPremise: !claim.premise.isEmpty, steps: steps)
  }
}
