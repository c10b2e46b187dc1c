import Interpreter
import Language
import Testing

private let app = """
  app Evidence {
      ios 17
      device dynamicIsland
      UINavigationController { Home() }
  }
  class Home: UIViewController {
      var isAway = false
      override var prefersStatusBarHidden: Bool { isAway }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      func leave() { isAway = true }
      func bare() { navigationController?.setNavigationBarHidden(true, animated: false) }
  }
  class Quiet: UIViewController {
      func capture() {
          let card = Card()
          card.modalPresentationCapturesStatusBarAppearance = true
          present(card, animated: true)
      }
  }
  class Card: UIViewController { }

  """

private func scenario(_ name: String, _ header: String = "", _ steps: String) -> String {
  "scenario \"\(name)\" \(header) {\n    launch\n    \(steps)\n}\n"
}

/// What one step has in vain another may show to count; no advice says what is not so.
struct AdviceEvidenceTests {
  private func codes(_ text: String, options: RunOptions = RunOptions()) -> [String] {
    results(text, options: options).flatMap { $0.advice }.map { $0.code.spelling }
  }

  /// Both getters of `Home` are passed over while the bar of its stack is shown.
  private let passedOver = ["SB6003", "SB6004"]

  @Test func aSettingInVainIsToldOf() {
    #expect(codes(app + scenario("one", "", "expect visible")) == passedOver)
  }

  @Test func notWhereALaterStepShowsThatItCounts() {
    #expect(codes(app + scenario("one", "", "call Home.bare\n    expect light")).isEmpty)
  }

  @Test func notWhereAnotherScenarioShowsIt() {
    let first = scenario("one", "", "expect visible")
    let second = scenario("two", "", "call Home.bare\n    expect light")
    #expect(codes(app + first + second).isEmpty)
    #expect(codes(app + second + first).isEmpty)
  }

  /// The scenario that shows it need not be one of those that were asked for.
  @Test func notWhereAScenarioShowsItThatWasNotAskedFor() {
    let first = scenario("one", "", "expect visible")
    let text = app + first + scenario("two", "", "call Home.bare\n    expect light")
    var plan = plan(text)
    plan.keep(scenariosNamed: "one", in: plan.bound.spec.sources)
    var found: [ScenarioResult] = []
    let count = run(plan, options: RunOptions()) { found.append($0) }
    #expect(count == 1 && found.count == 1)
    #expect(found.allSatisfy { $0.advice.isEmpty })
    var options = RunOptions()
    options.offset = UInt32(app.utf8.count + 2)
    #expect(codes(text, options: options).isEmpty)
  }

  @Test func notWhereOneCellShowsIt() {
    let plain = "expect visible"
    let header = "on UIViewControllerBasedStatusBarAppearance [YES, NO]"
    let text = app.replacing("UINavigationController { Home() }", with: "Home()")
    #expect(codes(text + scenario("one", header, plain)).isEmpty)
    let no = "on UIViewControllerBasedStatusBarAppearance NO"
    #expect(codes(text + scenario("one", no, plain)) == ["SB6017", "SB6017"])
  }

  @Test func notWhereAnExpectationSaysSo() {
    #expect(codes(app + scenario("one", "", "expect not asked Home")).isEmpty)
    let visibility = "expect not asked Home.prefersStatusBarHidden"
    #expect(codes(app + scenario("one", "", visibility)) == ["SB6004"])
    let other = scenario("one", "", "expect visible")
    #expect(codes(app + other + scenario("two", "", "expect not asked Home")).isEmpty)
  }

  /// An expectation that does not hold says nothing.
  @Test func butWhereTheExpectationIsWrong() {
    let text = app.replacing("UINavigationController { Home() }", with: "Home()")
    let no = "on UIViewControllerBasedStatusBarAppearance NO"
    let wrong = scenario("two", "", "expect not asked Home")
    #expect(codes(text + scenario("one", no, "expect visible") + wrong).isEmpty)
    #expect(
      codes(app + scenario("one", "", "expect not asked UINavigationController")) == passedOver)
  }

  @Test func aChangeThatNobodyObservesMayBeMeant() {  // U20
    let text = app.replacing("UINavigationController { Home() }", with: "Home()")
    let left = "call Home.leave\n    expect visible"
    #expect(codes(text + scenario("one", "", left)) == ["SB6007"])
    #expect(codes(text + scenario("one", "", left + ", stale")).isEmpty)
    #expect(
      codes(text + scenario("one", "", left + "\n    request update\n    expect hidden")).isEmpty)
  }

  @Test func theCaptureFlagCountsForACard() {  // U33, U34
    let text = app.replacing("UINavigationController { Home() }", with: "Quiet()")
    #expect(codes(text + scenario("one", "", "call Quiet.capture\n    expect visible")).isEmpty)
    let full = text.replacing(
      "present(card", with: "card.modalPresentationStyle = .fullScreen\n        present(card")
    let steps = "call Quiet.capture\n    expect visible"
    #expect(codes(full + scenario("one", "", steps)) == ["SB6005"])
  }

  /// Two worlds of one structure are two questions: what is in vain hangs on states too.
  @Test(arguments: ["set Root.isOn = true\n    launch", "launch\n    set Root.isOn = true"])
  func aStateThatIsSetLaterCountsTheSame(steps: String) {  // D2
    let text = """
      app Nested {
          ios 16
          device notch
          Root()
      }
      struct Root: View {
          @State var isOn = false
          var body: some View {
              VStack { Text("a").statusBarHidden(isOn) }
                  .statusBarHidden(false)
          }
      }
      scenario "one" {
          launch
          expect visible
      }
      scenario "two" {
          \(steps)
          expect visible
      }
      """
    #expect(codes(text) == ["SB6012"])
  }
}
