import Interpreter
import StatusBar
import Testing
import Wording

private func reader(_ steps: String, header: String = "") -> String {
  """
  app Books {
      ios 16
      device notch
      Reader()
  }
  struct Reader: View {
      @ObservedObject var session: Session
      var body: some View {
          Text("Page")
              .statusBarHidden(session.isFull)
      }
  }
  scenario "one" \(header) {
  \(steps)
  }
  """
}

struct UndecidedTests {
  @Test func aFactThatHangsOnAnInputIsUndecided() throws {
    let text = reader("launch\nexpect hidden")
    let cell = try #require(results(text).first?.cells.first)
    #expect(cell.outcome == .undecided)
    let mismatch = try #require(cell.told.first)
    #expect(mismatch.code.spelling == "SB4101")
    #expect(
      mismatch.hints == [
        "set it before this line: `set session.isFull = true`",
        "run the scenario over its values: `on session.isFull [true, false]`",
      ])
    let label = try #require(mismatch.decisive)
    #expect(label.text == "`session.isFull` is not known here")
  }

  @Test(
    arguments: [
      (
        "navigationController?.navigationBar.barStyle = session.isNight ? .black : .default", "dark"
      ),
      (
        "navigationController?.setNavigationBarHidden(session.isNight, animated: false)",
        "navigationBar shown"
      ),
      (
        "navigationController?.overrideUserInterfaceStyle = session.isNight ? .dark : .light",
        "dark"
      ),
    ])
  func aSettingThatHangsOnAnInputLeavesOpenWhatItDecides(setting: String, fact: String) {
    let text = """
      app Nights {
          ios 16
          device notch
          UINavigationController { Home() }
      }
      class Home: UIViewController {
          let session: Session
          func apply() { \(setting) }
      }
      scenario "one" {
          launch
          call Home.apply
          expect visible
          expect \(fact)
      }
      """
    let said = fact == "dark" ? "the bar is dark" : "`\(fact)` holds"
    check(text, "one: undecided", "  SB4101 cannot tell whether \(said)")
  }

  @Test func aSettingThatHangsOnAParameterLeavesOpenWhoDecides() {
    let text = """
      app Cards {
          ios 16
          device notch
          Home()
      }
      screen Home: UIViewController
      class Card: UIViewController {
          init(isLoud: Bool) {
              super.init(nibName: nil, bundle: nil)
              modalPresentationCapturesStatusBarAppearance = isLoud
          }
      }
      scenario "one" on isLoud true {
          launch
          present Card as overFullScreen
          expect visible by Card
      }
      scenario "two" {
          launch
          present Card as overFullScreen
          expect visible by Card
      }
      """
    check(
      text, "one: passed", "two: undecided",
      "  SB4101 cannot tell whether the bar is visible by Card")
  }

  @Test func onlyUnknownHoldsThere() {
    check(reader("launch\nexpect unknown"), "one: passed")
    check(
      reader("set session.isFull = true\nlaunch\nexpect unknown"), "one: failed",
      "  SB4100 everything is known, the bar is hidden")
  }

  @Test func theFirstFixDecides() {
    check(reader("set session.isFull = true\nlaunch\nexpect hidden"), "one: passed")
    check(reader("launch\nset session.isFull = false\nexpect visible"), "one: passed")
  }

  @Test func theSecondFixDecides() {
    check(
      reader(
        """
        launch
        expect hidden when session.isFull
        expect visible when !session.isFull
        """, header: "on session.isFull [true, false]"),
      "one [session.isFull true]: passed", "one [session.isFull false]: passed")
  }

  @Test func aConditionMayBeUndecidedToo() {
    check(
      reader("launch\nexpect hidden when session.isFull"), "one: undecided",
      "  SB4106 cannot tell whether the condition after `when` holds")
  }

  @Test func aFactOverAnInputIsUndecided() {
    check(
      reader("launch\nexpect session.isFull"), "one: undecided",
      "  SB4101 cannot tell whether `session.isFull` holds")
  }

  @Test func aConditionThatNeverHoldsIsReported() {
    check(
      reader(
        "launch\nexpect visible\nexpect hidden when session.isFull",
        header: "on session.isFull false"), "one: failed",
      "  SB4107 the condition after `when` held in no cell, so nothing was compared")
  }

  /// Ten conditions make a thousand combinations; the first of them hides.
  @Test func moreConditionsThanCanBeTriedAreUndecided() {
    let branches = (1...9).map { "if session.b\($0) { Text(\"b\").statusBarHidden(false) }" }
    let text = """
      app Books {
          ios 16
          device notch
          Reader()
      }
      struct Reader: View {
          @ObservedObject var session: Session
          var body: some View {
              VStack {
                  if session.isFull { Text("a").statusBarHidden() }
                  \(branches.joined(separator: "\n"))
              }
          }
      }
      scenario "one" {
          launch
          expect unknown
      }
      """
    check(text, "one: passed")
  }
}
