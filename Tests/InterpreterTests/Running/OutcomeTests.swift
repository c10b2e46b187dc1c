import Interpreter
import StatusBar
import Testing
import Wording

struct OutcomeTests {
  @Test func aReversedExpectationFails() {
    check(
      hiddenApp("launch\nexpect visible"), "one: failed",
      "  SB4100 expected visible, but the bar is hidden")
  }

  @Test func expectationsAreSoft() {
    check(
      hiddenApp("launch\nexpect visible\nexpect hidden\nexpect visible, covered"),
      "one: failed", "  SB4100 expected visible, but the bar is hidden",
      "  SB4100 expected visible, but the bar is hidden",
      "  SB4100 expected covered, but the bar is hidden")
  }

  @Test func aStepThatCannotBeDoneEndsTheCell() {
    check(
      hiddenApp("launch\nback\nexpect visible"), "one: broken",
      "  SB4103 there is no screen to go back to")
  }

  @Test func whatCanBeTappedInsteadIsListed() throws {
    let text = """
      app A {
          ios 16
          device notch
          state isOn = false
          VStack {
              if isOn { Button("Settings") { isOn = false } }
              Button("Setting up") { isOn = true }
          }
      }
      scenario "one" {
          launch
          tap "Settings"
          expect visible
      }
      """
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(mismatch.kind == .broken)
    #expect(mismatch.title == "`tap \"Settings\"` finds nothing of that name on screen")
    #expect(mismatch.hints.contains("on screen there is \"Setting up\""))
  }

  @Test func colourOfAHiddenBarIsAnErrorOfTheSpec() {
    check(
      hiddenApp("launch\nexpect light"), "one: broken",
      "  SB4102 the bar is hidden, so its text is neither light nor dark")
  }

  @Test func stepsAndFactsAreCounted() throws {
    let cell = try #require(
      results(hiddenApp("launch\nexpect hidden, unchanged\nexpect hidden")).first?.cells.first)
    #expect(cell.stepCount == 3)
    #expect(cell.expectationCount == 3)
  }

  @Test func aMismatchNamesItsPlaces() throws {
    let text = hiddenApp("launch\nexpect visible because \"it was asked for\"")
    let source = try #require(spec(text).sources.first)
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(source.text(mismatch.location.range) == "visible")
    #expect(mismatch.expected == "visible")
    #expect(mismatch.actual == "hidden")
    #expect(mismatch.message == "it was asked for")
    let step = try #require(mismatch.step)
    #expect(source.text(step.range) == "launch")
    let decisive = try #require(mismatch.decisive)
    #expect(source.text(decisive.location.range).contains("statusBarHidden"))
    #expect(!mismatch.reasons.isEmpty)
  }

  @Test func twoRunsAgree() {
    let text = hiddenApp(
      "launch\nexpect visible\nexpect light when ios >= 17",
      header: "on ios 13...26, device [notch, homeButton], appearance [light, dark]")
    #expect(outcomes(text) == outcomes(text))
  }

  @Test func aFilterRunsTheScenarioThatHoldsTheOffset() throws {
    let text =
      hiddenApp("launch\nexpect hidden") + "\nscenario \"two\" {\nlaunch\nexpect visible\n}\n"
    let plan = plan(text)
    var options = RunOptions()
    options.offset = plan.scenarios.last?.range.start
    var names: [String] = []
    let count = run(plan, options: options) {
      names.append(spec(text).text($0.name.range, in: $0.name.file))
    }
    #expect(names == ["two"] && count == 1)
    options.offset = 0
    #expect(run(plan, options: options) { _ in } == 0)
  }

  @Test func aScenarioWithAnErrorIsNotRun() {
    let text =
      hiddenApp("launch\nexpect light by Nobody")
      + "\nscenario \"two\" {\nlaunch\nexpect hidden\n}\n"
    var count = 0
    let plan = plan(text)
    #expect(plan.hasErrors)
    run(plan, options: RunOptions()) { _ in count += 1 }
    #expect(count == 1)
  }
}
