import Foundation
import Interpreter
import Language
import Testing
import Wording

/// Every step of every example can be explained, and what is told fits the bar.
///
/// Each run asks behind every fourth step of a scenario, always the same ones and other ones than
/// in the scenario before, and behind the last; `SBAR_TESTS=all` asks behind each.
@Suite struct MomentCorpusTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  @Test(arguments: Examples.files) func everyStepIsExplained(file: String) throws {
    let plan = try Examples.example(file).plan
    #expect(!plan.hasErrors)
    for (number, scenario) in plan.scenarios.enumerated() {
      var scenario = scenario
      // One cell tells whether there is an answer; the others are those of the runs.
      scenario.cells = Array(scenario.cells.filter { $0.exists }.suffix(1))
      let last = scenario.steps.count - 1
      for (index, step) in scenario.steps.enumerated() {
        guard Self.isAll || index == last || (index + number).isMultiple(of: 4) else { continue }
        let moment = try #require(moments(of: plan, scenario: scenario, after: index).first ?? nil)
        check(MomentWords(moment), "\(file) \(step.range.start)")
      }
      let rows = try #require(timelines(of: plan, scenario: scenario).first ?? nil)
      #expect(rows.count == scenario.steps.count)
    }
  }

  private func check(_ moment: MomentWords, _ place: String) {
    guard moment.problem == nil else { return }
    #expect(!moment.looks.isEmpty && moment.accounts.count == 4, "\(place)")
    for account in moment.accounts {
      #expect(!account.answer.isEmpty && !account.decider.isEmpty, "\(place)")
      #expect(account.candidates.count { $0.kind.isWindow && $0.isAsked } <= 1, "\(place)")
      for candidate in account.candidates {
        let isTold =
          candidate.kind.isWindow && candidate.isAsked || !candidate.notes.isEmpty
          || candidate.isAsked
        #expect(isTold && !candidate.name.isEmpty, "\(place): \(candidate)")
        #expect(candidate.notes.allSatisfy { !$0.text.isEmpty }, "\(place): \(candidate)")
      }
    }
    // A walk ends with the one that decides, and what it found is what is seen.
    let hidden = moment.accounts[0]
    if moment.looks.count == 1, moment.stale == nil, hidden.answer != "unknown" {
      #expect(moment.looks[0].contains("hidden") == (hidden.answer == "true"), "\(place)")
    }
  }
}
