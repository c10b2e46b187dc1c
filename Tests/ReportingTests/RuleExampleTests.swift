import Interpreter
import Language
import Reporting
import StatusBar
import Testing
import Wording

/// Each example of a rule passes, and its bar is explained by that rule.
@Suite struct RuleExampleTests {
  private func plan(_ example: RuleExample) -> Plan { plan(example.script) }

  private func plan(_ script: String) -> Plan {
    let root = Source(file: FileID(0), name: "rule.sbar", bytes: Array(script.utf8))
    return makePlan(loadSpec(root: root) { _, _ in .failed("no such file") }, options: RunOptions())
  }

  @Test func examplesStandInTheOrderOfTheRules() {
    let rules = RuleExample.all.map { $0.rule.rawValue }
    #expect(rules == rules.sorted() && Set(rules).count == rules.count)
    #expect(rules.count == 181)
  }

  /// What has none says why: it is kept beside the model, for a reason that its page names.
  @Test func aRuleWithoutAnExampleSaysWhy() {
    let silent = RuleEntry.all.filter { RuleExample.of($0.rule) == nil }
    #expect(silent.count == 10)
    for entry in silent {
      #expect(entry.status == .kept && entry.remark != nil, "\(entry.rule.spelling)")
    }
  }

  private func outcomes(_ plan: Plan) -> [Outcome] {
    var outcomes: [Outcome] = []
    run(plan, options: RunOptions()) { outcomes.append($0.outcome) }
    return outcomes
  }

  @Test(arguments: RuleExample.all)
  func theExamplePasses(_ example: RuleExample) {
    let plan = plan(example)
    #expect(plan.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(outcomes(plan) == [.passed])
  }

  @Test(arguments: RuleExample.all)
  func theExampleIsLaidOut(_ example: RuleExample) {
    let bytes = Array(example.script.utf8)
    let source = Source(file: FileID(0), name: "rule.sbar", bytes: bytes)
    guard case .text(let text) = format(source) else {
      Issue.record("it is not laid out")
      return
    }
    #expect(text == bytes, "\(example.rule.spelling): `sbar fmt --write Sources/Book`")
  }

  @Test(arguments: RuleExample.all.filter { $0.turn != nil })
  func theExampleFailsWithoutWhatTheRuleNeeds(_ example: RuleExample) throws {
    let turned = plan(try #require(example.turned))
    #expect(turned.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(outcomes(turned) == [example.turn?.endsTheApp == true ? .broken : .failed])
  }

  @Test(arguments: RuleExample.all.filter { $0.turn == nil })
  func theRuleExplainsItsBar(_ example: RuleExample) throws {
    let plan = plan(example)
    let scenario = try #require(plan.scenarios.first)
    let isCited = scenario.steps.indices.contains { step in
      moments(of: plan, scenario: scenario, after: step).contains { moment in
        moment.map { cites($0, example.rule) } ?? false
      }
    }
    #expect(isCited, "\(example.rule.spelling)")
  }

  private func cites(_ moment: Moment, _ rule: Rule) -> Bool {
    moment.assumptions.contains { $0.rule == rule }
      || moment.accounts.contains { account in
        let notes = account.notes + account.candidates.flatMap { $0.notes }
        return notes.contains { $0.rule == rule }
      }
  }
}
