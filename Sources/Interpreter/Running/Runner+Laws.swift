import Language
import StatusBar

/// A law of an exploration, as it is held against the steps of one scenario.
struct AppliedLaw {
  /// As an expectation that stands where the law does.
  var step: PlannedStep
  /// What has to hold; of `never` the contrary of what it claims.
  var facts: [PlannedFact]
  var premise: [PlannedFact]
  var expectation: PlannedExpectation
  /// For each cell of the scenario the one of the exploration that is set up alike, if any.
  var cells: [Int?]
}

extension Plan {
  /// The laws of the same file that speak of situations, where an exploration is of the same app as
  /// a scenario, in cells that are set up alike.
  func laws(for scenario: PlannedScenario) -> [AppliedLaw] {
    if explorations.isEmpty || !scenario.variant.isEmpty { return [] }
    return explorations.flatMap { exploration -> [AppliedLaw] in
      let own = exploration.scenario
      guard own.isRunnable, own.variant.isEmpty, own.knownIssue == nil,
        own.name.file == scenario.name.file
      else { return [] }
      let cells = scenario.cells.map { cell in
        own.cells.firstIndex { $0.isSetUp(like: cell) }
      }
      if cells.allSatisfy({ $0 == nil }) { return [] }
      return exploration.laws.compactMap { $0.applied(in: cells) }
    }
  }
}

extension PlannedCell {
  fileprivate func isSetUp(like other: PlannedCell) -> Bool {
    platform == other.platform
      && settings.allSatisfy { own in
        other.settings.contains { $0.setting == own.setting && $0.value == own.value }
      }
  }
}

extension PlannedLaw {
  /// Nil for a law that is about more than one situation, or whose contrary is no fact.
  fileprivate func applied(in cells: [Int?]) -> AppliedLaw? {
    var facts = claim.facts
    switch kind {
    case .always: break
    case .never:
      facts = facts.compactMap { fact in
        fact.kind.contrary.map { PlannedFact(part: fact.part, kind: $0.kind) }
      }
      if facts.isEmpty { return nil }
    case .after, .reachable: return nil
    }
    // What is told is the law, not a part of it.
    let whole = StepPart(told, of: range)
    for index in facts.indices { facts[index].part = whole }
    let step = PlannedStep(range: range, kind: .expect(claim), keepsFormerBar: false)
    return AppliedLaw(
      step: step, facts: facts, premise: premise, expectation: claim, cells: cells)
  }
}

extension CellRunner {
  /// Holds the laws against what an action led to; one that fails is told once.
  mutating func checkLaws(after action: Action) {
    if action.has(.half) { return }
    for (number, law) in context.laws.enumerated() where !brokenLaws.contains(number) {
      guard let cell = law.cells[index], counts(law, in: cell) else { continue }
      for fact in law.facts {
        let verdict = verdictEverywhere(of: fact)
        guard verdict == .fails else { continue }
        brokenLaws.insert(number)
        var found = explainer.finding(fact, verdict, law.expectation, law.step)
        found.code = .lawFails
        keep(found)
        break
      }
    }
  }

  /// `true` iff the premise and the condition of a law hold, in a cell of its exploration.
  private func counts(_ law: AppliedLaw, in cell: Int) -> Bool {
    if let condition = law.expectation.condition, holds(condition, cell: cell) != .holds {
      return false
    }
    return law.premise.allSatisfy { verdictEverywhere(of: $0) == .holds }
  }
}
