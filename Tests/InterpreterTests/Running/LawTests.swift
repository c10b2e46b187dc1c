import Interpreter
import Language
import Testing

/// Laws of explorations, held against what the steps of scenarios lead to.
@Suite struct LawTests {
  private func outcomes(_ laws: String, header: String = "", steps: String) -> [String] {
    results(
      """
      app Gallery {
          ios [17, 18]
          device notch
          appearance light

          state isFull = false

          NavigationStack { NavigationLink("Photo") { Photo() } }
              .statusBarHidden(isFull)
      }
      screen Photo { Button("Full") { isFull = true } }
      exploration "laws"\(header) {
          \(laws)
      }
      scenario "one" {
          launch
          expect visible
          \(steps)
      }
      """
    ).flatMap { $0.cells.map { $0.outcome.spelling } }
  }

  @Test(arguments: [
    ("always visible", "failed"), ("always visible while depth 1", "passed"),
    ("never hidden", "failed"), ("never hidden while depth 2", "failed"),
    ("never light", "passed"), ("always hidden while isFull", "passed"),
    ("never isFull", "failed"), ("always dark when !isFull", "passed"),
    ("always visible, dark while depth 2", "failed"), ("never stale", "passed"),
    ("always not stale", "passed"),
    // Those speak of more than one situation.
    ("after back unchanged", "passed"), ("reachable light", "passed"),
  ])
  func holdsAlongTheWay(law: String, outcome: String) {
    #expect(outcomes(law, steps: "tap \"Photo\"\n    tap \"Full\"") == [outcome, outcome])
    // Before anything of it is done nothing fails.
    #expect(outcomes(law, steps: "") == ["passed", "passed"])
  }

  @Test func cellsAreThoseOfTheExploration() {
    let steps = "tap \"Photo\"\n    tap \"Full\""
    #expect(outcomes("never hidden", header: " on ios 18", steps: steps) == ["passed", "failed"])
    #expect(outcomes("never hidden", header: " on ios 16", steps: steps) == ["passed", "passed"])
    #expect(
      outcomes("never hidden when ios >= 18", steps: steps) == ["passed", "failed"])
  }

  /// What is seen half-way is no situation.
  @Test func stepsThatStopAreLeftOut() {
    let steps = "begin push Photo\n    finish\n    begin back"
    #expect(outcomes("never hidden", steps: steps) == ["passed", "passed"])
  }

  @Test func knownIssueTakesItsLawsOut() {
    let header = " known issue \"it stays\""
    #expect(
      outcomes("never hidden", header: header, steps: "tap \"Photo\"\n    tap \"Full\"")
        == ["passed", "passed"])
  }
}
