import Interpreter
import StatusBar
import Testing
import Wording

private let player = """
  app Player {
      ios 12.4
      device "iPhone 8"
      Feed()
  }
  class Feed: UIViewController {
      var isFullscreen = false
      override var prefersStatusBarHidden: Bool { isFullscreen }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      func toggle() { isFullscreen.toggle() }
  }

  """

struct NoteTests {
  @Test func aPassThatLagsBehindIsNoted() {
    check(
      player + """
        scenario "one" {
            launch
            expect visible, light by Feed
            call Feed.toggle
            expect visible, stale
            request update
            expect hidden by Feed
        }
        """, "one: passed",
      "  SB4110 this holds for the published bar, which lags behind: a walk now would differ")
  }

  @Test func aStaleMismatchSaysSo() throws {
    let text =
      player + "scenario \"one\" {\nlaunch\ncall Feed.toggle\nexpect hidden\n}\n"
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(
      mismatch.hints == [
        "the published bar lags behind: a walk now would make it hidden; ask for an update"
      ])
  }

  @Test func notBeingStaleIsAMismatch() {
    check(
      player + "scenario \"one\" {\nlaunch\nexpect stale\n}\n", "one: failed",
      "  SB4100 the published bar does not lag behind: visible, light")
  }

  @Test func aBarIsStaleOrNot() {
    check(
      player + """
        scenario "one" {
            launch
            expect visible, not stale
            call Feed.toggle
            expect stale
            request update
            expect hidden, not stale
        }
        """, "one: passed")
  }

  @Test func beingStaleIsAMismatchToo() {
    check(
      player + "scenario \"one\" {\nlaunch\ncall Feed.toggle\nexpect not stale\n}\n",
      "one: failed", "  SB4100 the published bar lags behind: visible, light")
  }

  @Test func routesAreCompared() {
    check(
      player + """
        scenario "one" {
            launch
            expect asked [Feed.childForStatusBarHidden, Feed.prefersStatusBarHidden]
            expect asked including [Feed.preferredStatusBarStyle]
            expect asked including [Feed]
            call Feed.toggle
            expect not asked Feed, not asked Feed.prefersStatusBarHidden
        }
        """, "one: passed")
  }

  @Test func aVerdictThatHangsOnASwitchSaysSo() {
    var options = RunOptions()
    options.comparesSwitches = true
    let text = hiddenApp("launch\nexpect hidden")
    check(text, "one: passed", options: options)
  }

  @Test func aScenarioMayReplaceTheRoot() {
    check(
      hiddenApp(
        """
        Text("Another")
        launch
        expect visible
        """), "one: passed")
  }

  @Test func aScenarioMayReplaceThePlist() {
    check(
      hiddenApp(
        """
        plist { UIViewControllerBasedStatusBarAppearance = NO }
        launch
        expect visible
        """), "one: passed")
  }

  @Test func anAnswerThatIsNoTruthMayBeSpreadAndCompared() {
    check(
      player + """
        scenario "one" on Feed.preferredStatusBarStyle [.lightContent, .default] {
            launch
            expect light when Feed.preferredStatusBarStyle == .lightContent
            expect dark when Feed.preferredStatusBarStyle != .lightContent
        }
        """, "one [Feed.preferredStatusBarStyle .lightContent]: passed",
      "one [Feed.preferredStatusBarStyle .default]: passed")
  }

  @Test func anAnswerOfAClassMayBeSpread() {
    check(
      player + """
        scenario "one" on Feed.prefersStatusBarHidden [false, true] {
            launch
            expect hidden when Feed.prefersStatusBarHidden
            expect visible when !Feed.prefersStatusBarHidden
        }
        """, "one [Feed.prefersStatusBarHidden false]: passed",
      "one [Feed.prefersStatusBarHidden true]: passed")
  }
}
