import Interpreter
import StatusBar
import Testing
import Wording

private let app = """
  app Demo {
      ios 16
      device homeButton
      UINavigationController { Feed() }
      window Palette(level: .normal + 1, isHidden: true) { Swatches() }
  }
  class Feed: UIViewController {
      var isFull = false
      override var prefersStatusBarHidden: Bool { isFull }
      func toggle() { isFull.toggle() }
      func toggleAndUpdate() {
          isFull.toggle()
          setNeedsStatusBarAppearanceUpdate()
      }
      func updateThrice() {
          setNeedsStatusBarAppearanceUpdate()
          setNeedsStatusBarAppearanceUpdate()
          setNeedsStatusBarAppearanceUpdate()
      }
      func updateAndPush() {
          setNeedsStatusBarAppearanceUpdate()
          push Photo
      }
  }
  class Photo: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
  }
  class Swatches: UIViewController { }

  """

private let route =
  "UINavigationController.childForStatusBarHidden, Feed.prefersStatusBarHidden"

private func outcome(_ steps: String, header: String = "") -> [String] {
  outcomes(app + "scenario \"one\" \(header) {\nlaunch\n\(steps)\n}\n")
}

private func holds(_ steps: String, location: SourceLocation = #_sourceLocation) {
  #expect(outcome(steps) == ["one: passed"], sourceLocation: location)
}

private func fails(_ steps: String, _ title: String, location: SourceLocation = #_sourceLocation) {
  #expect(outcome(steps) == ["one: failed", "  SB4100 " + title], sourceLocation: location)
}

private func isUndecided(_ steps: String, location: SourceLocation = #_sourceLocation) {
  let title = "cannot tell how often UIKit takes this route by itself"
  #expect(outcome(steps) == ["one: undecided", "  SB4101 " + title], sourceLocation: location)
}

struct RouteCountTests {
  @Test func aRequestIsOneEvaluation() {
    holds("request update\nexpect asked [\(route)] exactly 1 time")
    holds("call Feed.toggleAndUpdate\nexpect asked [\(route)] exactly 1 time")
    holds("call Feed.updateThrice\nexpect asked including [Feed] exactly 3 times")
    holds("call Feed.toggle\nexpect asked [\(route)] exactly 0 times")
  }

  @Test func anotherNumberFails() {
    fails(
      "request update\nexpect asked [\(route)] exactly 2 times",
      "the route was taken 1 time, expected exactly 2 times")
    fails(
      "call Feed.updateThrice\nexpect asked including [Feed] exactly 0 times",
      "the route was taken 3 times, expected exactly 0 times")
  }

  @Test func aWrongRouteIsTakenNever() {
    holds("request update\nexpect asked [Feed.prefersStatusBarHidden] exactly 0 times")
    holds("push Photo\nexpect asked including [Swatches] exactly 0 times")
    fails(
      "push Photo\nexpect asked including [Swatches] exactly 1 time",
      "the route was taken 0 times, expected exactly 1 time")
  }

  @Test(arguments: [
    "expect asked [\(route)] exactly 1 time",
    "expect asked [\(route)] exactly 3 times",
    "push Photo\nexpect asked including [Photo] exactly 1 time",
    "push Photo\nexpect asked including [Feed] exactly 0 times",
    "push Photo\npop\nexpect asked including [Photo] exactly 0 times",
    "push Photo\npop\nexpect asked including [Feed] exactly 1 time",
    "present Photo as fullScreen\nexpect asked including [Photo] exactly 1 time",
    "present Photo as fullScreen\ndismiss\nexpect asked including [Photo] exactly 1 time",
    "rotate landscape\nexpect asked including [Feed] exactly 0 times",
    "call Feed.updateAndPush\nexpect asked including [Feed] exactly 1 time",
  ])
  func howOftenUIKitAsksByItselfIsItsOwnAffair(steps: String) {
    isUndecided(steps)
  }

  @Test func lessThanWhatIsCertainFails() {
    fails(
      "push Photo\nexpect asked including [Photo] exactly 0 times",
      "the route was taken at least 1 time, expected exactly 0 times")
    fails(
      "call Feed.updateAndPush\nexpect asked including [Feed] exactly 0 times",
      "the route was taken at least 1 time, expected exactly 0 times")
  }

  @Test func whoMayHaveBeenAskedOnTheWayIsUndecided() {
    #expect(
      outcome("push Photo\nexpect not asked Feed") == [
        "one: undecided", "  SB4101 cannot tell whether UIKit asked Feed on the way",
      ])
    holds("push Photo\nexpect not asked Swatches")
    fails("push Photo\nexpect not asked Photo", "Photo was asked")
  }

  @Test func theRuleIsNamed() throws {
    let text =
      app + "scenario \"one\" {\nlaunch\nexpect asked [\(route)] exactly 3 times\n}\n"
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(mismatch.reasons.map { $0.rule } == [.u19])
    #expect(mismatch.hints.count == 2)
    #expect(mismatch.actual == "at least 1 time")
  }

  @Test func whoIsGoneKeepsItsName() {
    holds(
      """
      push Photo
      pop
      expect lifecycle [
          Photo.viewWillDisappear, Feed.viewWillAppear, Photo.viewDidDisappear, Feed.viewDidAppear,
      ]
      """)
    fails(
      "push Photo\npop\nexpect lifecycle [Photo.viewDidDisappear, Photo.viewWillDisappear]",
      "life-cycle callbacks differ")
  }

  @Test func aNumberIsWhole() {
    for number in ["1.5", "16.4.1"] {
      let text =
        app + "scenario \"one\" {\nlaunch\nexpect asked [\(route)] exactly \(number) times\n}\n"
      #expect(errors(text) == ["SB2530"], "\(number) \(errors(text))")
    }
  }
}
