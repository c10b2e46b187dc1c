import Interpreter
import Testing
import Wording

/// `known issue "…"`: such a scenario has to fail.
struct KnownIssueTests {
  private func app(_ scenario: String) -> String {
    """
    app A {
        ios [15, 16]
        device notch
        input isLocked
        Home()
    }
    screen Home { Text("x").statusBarHidden(isLocked) }
    \(scenario)
    """
  }

  @Test(arguments: ["launch\nset isLocked = true\nexpect visible", "launch\nback\nexpect hidden"])
  func whatFailsIsKnown(steps: String) throws {
    let result = try #require(results(app("scenario \"a\" known issue \"b\" {\n\(steps)\n}")).first)
    #expect(result.outcome == .known && !result.outcome.isFailure)
    #expect(result.cells.map { $0.outcome } == [.known, .known])
    #expect(result.cells.allSatisfy { $0.told.isEmpty && $0.knownFindings.count == 1 })
    #expect(result.knownIssue != nil)
  }

  @Test func whatPassesAgainFails() {
    let steps = "launch\nset isLocked = true\nexpect hidden"
    check(
      app("scenario \"one\" known issue \"b\" on ios 16 {\n\(steps)\n}"),
      "one: failed", "  SB4119 the known issue is gone: every expectation holds")
  }

  @Test func oneCellThatFailsIsEnough() throws {
    let text = app(
      """
      scenario "one" known issue "b" on isLocked [true, false], ios 16 {
          launch
          expect visible
      }
      """)
    let result = try #require(results(text).first)
    #expect(result.outcome == .known)
    #expect(Set(result.cells.map { $0.outcome }) == [.known, .passed])
  }

  @Test func whatIsUndecidedStaysSo() throws {
    let text = app("scenario \"one\" known issue \"b\" {\nlaunch\nexpect visible\n}")
    let result = try #require(results(text).first)
    #expect(result.outcome == .undecided)
    #expect(result.cells.allSatisfy { $0.told.count == 1 })
  }
}
