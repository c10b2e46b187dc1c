import Language
import StatusBar

// Failures that rest on a rule whose other reading would make them pass.
extension Explainer {
  /// Adds what a failure rests on and which setting would turn it. With `--strict` a failure that
  /// an assumption could turn is undecided, as a pass on assumptions is.
  func weigh(_ finding: inout Finding, of fact: PlannedFact) {
    finding.assumptions = runner.assumptions(of: fact)
    guard !finding.assumptions.isEmpty else { return }
    finding.otherReading = otherReading(for: fact, finding.assumptions)
    let mayTurn =
      finding.otherReading != nil || finding.assumptions.contains { $0.rule == nil }
    guard runner.context.isStrict, mayTurn else { return }
    finding.kind = .undecided
    finding.code = .restsOnAssumptions
  }

  /// Tries the other values of each setting that decides a rule the answer rests on. A rule that
  /// no setting decides was read the other way already, and made a difference.
  private func otherReading(
    for fact: PlannedFact, _ assumptions: [VerdictAssumption]
  ) -> OtherReading? {
    var open: OtherReading?
    for case .rule(let rule) in assumptions {
      guard RuleSwitch(rule) != nil else {
        open = open ?? OtherReading(rule: rule)
        continue
      }
      for reading in runner.cell.platform.policies.otherReadings(of: rule)
      where holds(fact, with: reading.policies) {
        return OtherReading(rule: rule, setting: reading.setting)
      }
    }
    return open
  }

  /// `true` iff a fact holds where the steps up to here are done again with other policies.
  private func holds(_ fact: PlannedFact, with policies: Policies) -> Bool {
    if fact.kind.isCondition { return false }
    var cell = runner.cell
    cell.platform.policies = policies
    var other = CellRunner(runner.context.silent(with: cell), cell: 0)
    guard other.begin() else { return false }
    var met: [Bool] = []
    for (number, step) in runner.context.scenario.steps.prefix(runner.stepCount).enumerated()
    where step.isAction {
      guard other.run(step, number, &met) else { return false }
    }
    return other.verdictEverywhere(of: fact) == .holds
  }
}

/// A reading of a rule that sources dispute.
package struct Reading: Hashable, Sendable {
  package var rule: Rule
  /// As a header chooses it: `policy.plistStyle honoured`.
  package var setting: String
  package var policies: Policies
}

extension Policies {
  /// The readings of a rule that give other policies; none where no setting decides the rule.
  package func otherReadings(of rule: Rule) -> [Reading] {
    guard let own = RuleSwitch(rule) else { return [] }
    let choice = own.choice
    return choice.values.compactMap { value in
      var policies = self
      own.choose(value, in: &policies)
      if policies == self { return nil }
      let setting = Code.setting(choice.subject, value)
      return Reading(rule: rule, setting: setting, policies: policies)
    }
  }
}

extension RuleSwitch {
  /// Makes a choice that a header could make.
  fileprivate func choose(_ value: String, in policies: inout Policies) {
    switch self {
    case .policy(let policy):
      if let payload = policy.parse(value) { policy.apply(payload, to: &policies) }
    case .assumptions: policies.assumptions = value == "on"
    }
  }
}
