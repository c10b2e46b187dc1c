import Foundation
import Interpreter
import Language
import Testing

struct ExamplesReversalTests {
  private static let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"

  /// An expectation that cannot fail asserts nothing. One of each scenario is reversed at a time:
  /// scenarios know nothing of each other. In every run it is every fifth fact of each scenario,
  /// always the same ones and other ones than in the scenario before; with `SBAR_TESTS=all` it is
  /// every one.
  @Test(arguments: Examples.files)
  func everyExpectationFailsWhenReversed(file: String) throws {
    let spec = try Examples.example(file).spec
    let reversals = spec.reversals().enumerated().map { number, facts in
      facts.enumerated().filter { index, _ in
        Self.isAll || facts.count < 5 || (index + number).isMultiple(of: 5)
      }.map { $0.element }
    }
    let rounds = reversals.map { $0.count }.max() ?? 0
    #expect(rounds > 0)
    let memory = PlanMemory()
    for round in 0..<rounds {
      let reversed = reversals.filter { round < $0.count }.map { $0[round] }
      let text = spec.bytes(with: reversed)
      #expect(text != spec.sources[0].bytes)
      let outcomes = outcomes(of: text, named: file, memory)
      try #require(outcomes.count == reversals.count, "\(reversed.map { $0.description })")
      for (facts, outcome) in zip(reversals, outcomes) where round < facts.count {
        let isRefuted = [.failed, .broken, .undecided].contains(outcome)
        #expect(isRefuted, "\(outcome): \(facts[round].description)")
      }
    }
  }

  @Test(arguments: Examples.files)
  func aReversalSaysSomethingElse(file: String) throws {
    let spec = try Examples.example(file).spec
    for reversal in spec.reversals().joined() {
      #expect(spec.bytes(with: [reversal]) != spec.sources[0].bytes, "\(reversal.description)")
    }
  }

  /// What became of each scenario of the root; of none where the text is not valid.
  private func outcomes(
    of bytes: [UInt8], named file: String, _ memory: PlanMemory
  ) -> [Outcome] {
    let spec = Examples.spec(bytes, named: file, memory)
    var outcomes: [Outcome] = []
    _ = Ending(spec, advises: false, memory: memory) { result in
      if result.name.file == spec.sources[0].file { outcomes.append(result.outcome) }
    }
    return outcomes
  }
}
