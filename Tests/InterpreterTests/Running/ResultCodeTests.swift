import Interpreter
import StatusBar
import Testing
import Wording

private let stacked = """
  app A {
      ios 16
      device notch
      UINavigationController { Feed() }
  }
  class Feed: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
  }

  """

private func codes(_ text: String, options: RunOptions = RunOptions()) -> [String] {
  results(text, options: options).flatMap { result in
    result.cells.flatMap { cell in
      cell.told.map { $0.code.spelling } + cell.notes.map { $0.code.spelling }
    }
  }
}

struct ResultCodeTests {
  @Test func aVerdictThatHangsOnQuirksSaysSo() {
    var options = RunOptions()
    options.comparesSwitches = true
    check(
      """
      app A {
          ios 13
          device homeButton
          state isHidden = false
          NavigationView { Home() }
              .statusBarHidden(isHidden)
      }
      screen Home { Button("Toggle") { isHidden.toggle() } }
      scenario "one" {
          launch
          tap "Toggle"
          tap "Toggle"
          expect navigationBar not overlapping
      }
      """, "one: passed", "  SB4112 with quirks on this scenario is failed", options: options)
  }

  @Test(arguments: [
    (
      "ios 12", "hidden",
      [
        "one: passed",
        "  SB4116 no `sdk` is set, so that of the release counts, 12; "
          + "with sdk 7 this scenario is failed",
      ]
    ),
    ("ios 12\n sdk 12", "hidden", ["one: passed"]),
    ("ios 13", "visible", ["one: failed", "  SB4100 expected visible, but the bar is hidden"]),
  ])
  func aVerdictThatHangsOnTheSDKSaysSo(settings: String, fact: String, lines: [String]) {
    var options = RunOptions()
    options.comparesSwitches = true
    let text = """
      app A {
          \(settings)
          device homeButton
          orientation landscape
          Home()
      }
      screen Home: UIViewController
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    #expect(outcomes(text, options: options) == lines)
  }

  @Test func aCrashIsNamedWithItsPlace() throws {
    let text = """
      import ScrollKit 0.6
      app A {
          ios 16
          device notch
          Home()
      }
      struct Home: View {
          @EnvironmentObject var state: StatusBarVisibleState
          var body: some View { Text("Hi") }
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(mismatch.code.spelling == "SB4104" && mismatch.kind == .broken)
    #expect(mismatch.decisive?.text == "the app crashes here (S55)")
  }

  @Test(arguments: [
    ("UIApplication.shared.value(forKey: \"statusBar\")", true),
    ("let bar = UIApplication.shared.value(forKey: \"statusBarWindow\") as? UIWindow", true),
    ("_ = UIApplication.shared.value(forKeyPath: \"statusBarWindow.statusBar\")", true),
    ("UIApplication.shared.statusBarView?.backgroundColor = .red", true),
    ("guard let bar = UIApplication.shared.statusBarView else { return }", true),
    ("if let bar = UIApplication.shared.bar() { bar.isHidden = true }", true),
    ("UIApplication.shared.careful?.backgroundColor = .red", false),
    ("if #available(iOS 13, *), let bar = UIApplication.shared.statusBarView { }", true),
    ("if isOld, let bar = UIApplication.shared.statusBarView { }", false),
    ("UIApplication.shared.value(forKey: \"statusBarStyle\")", false),
    ("UserDefaults.standard.value(forKey: \"statusBar\")", false),
    ("other.statusBarView?.isHidden = true", false),
  ])
  func thePrivateBarEndsTheAppFrom13(code: String, ends: Bool) throws {  // Q11
    let text = """
      app A {
          ios [12, 13]
          device "iPhone 8"
          Feed()
      }
      class Feed: UIViewController {
          var isOld = false
          var other: Other?
          func paint() {
              \(code)
          }
      }
      extension UIApplication {
          var statusBarView: UIView? {
              if responds(to: Selector(("statusBar"))) {
                  return value(forKey: "statusBar") as? UIView
              }
              return nil
          }
          var careful: UIView? {
              if #available(iOS 13.0, *) {
                  return windows.first
              } else {
                  return self.value(forKey: "statusBar") as? UIView
              }
          }
          func bar() -> UIView? { UIApplication.shared.statusBarView }
      }
      scenario "one" {
          launch
          call Feed.paint
          expect visible
      }
      """
    let cells = try #require(results(text).first?.cells)
    #expect(cells.map { $0.outcome } == [.passed, ends ? .broken : .passed])
    guard ends else { return }
    let mismatch = try #require(cells[1].told.first)
    #expect(mismatch.code.spelling == "SB4104")
    #expect(mismatch.decisive?.text == "the app crashes here (Q11)")
  }

  @Test(arguments: [
    ("", "undecided"), ("set session.isOld = true", "broken"),
    ("set session.isOld = false", "passed"),
  ])
  func aCrashInOneOfTwoBranchesIsUndecided(step: String, outcome: String) throws {  // Q11
    let text = """
      app A {
          ios 13
          device "iPhone 8"
          Feed()
      }
      class Feed: UIViewController {
          var session: Session
          func paint() {
              if session.isOld { _ = UIApplication.shared.value(forKey: "statusBar") }
          }
      }
      scenario "one" {
          launch
          \(step)
          call Feed.paint
          expect visible
      }
      """
    let cell = try #require(results(text).first?.cells.first)
    #expect(cell.outcome.spelling == outcome)
  }

  @Test func aPreviewNeedsAPhoneThatFeelsForce() throws {
    for header in ["ios 12, device \"iPhone XR\"", "ios 13, device \"iPhone 8\""] {
      let text = hiddenApp(
        "launch\nbegin peek Home\nexpect hidden", header: "on " + header, isUIKit: true)
      let mismatch = try #require(results(text).first?.cells.first?.told.first)
      #expect(mismatch.code.spelling == "SB4103")
      #expect(
        mismatch.title == "`begin peek Home` needs a phone with 3D Touch and iOS 9 to 12")
    }
  }

  @Test func anOpenRuleIsUndecided() throws {
    let text = """
      app A {
          ios 16
          device notch
          VStack {
              Shown()
              Hidden()
          }
      }
      class Shown: UIViewController { }
      class Hidden: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      scenario "one" {
          launch
          expect hidden
          expect unknown
      }
      """
    let cell = try #require(results(text).first?.cells.first)
    #expect(cell.outcome == .undecided)
    #expect(cell.told.count == 1)
    let mismatch = try #require(cell.told.first)
    #expect(mismatch.hints == ["`expect unknown` holds here: no source answers S9"])
    #expect(mismatch.actual == "visible, dark or hidden")
  }

  @Test func anUnsetInputThatASteeringHandlerReadsIsUndecided() {
    let text = """
      app A {
          ios 16
          device notch
          Home()
      }
      struct Home: View {
          @ObservedObject var session: Session
          @State var isHidden = false
          var body: some View {
              Button("Go") { if session.isOn { isHidden = true } }
                  .statusBarHidden(isHidden)
          }
      }
      scenario "one" {
          launch
          tap "Go"
          expect visible
      }
      """
    #expect(results(text).map { $0.outcome } == [.undecided])
  }

  @Test func theColourOfABarThatShouldBeVisibleIsNoSecondMistake() {
    check(
      hiddenApp("launch\nexpect visible, light"), "one: failed",
      "  SB4100 expected visible, but the bar is hidden")
  }

  @Test func aPropertyOfAScreenThatIsNotAliveIsNamed() throws {
    let text = """
      app A {
          ios 16
          device notch
          NavigationStack { Home() }
      }
      screen Home { NavigationLink("Photo", destination: Photo()) }
      screen Photo {
          state isZoomed = false
          Text("Photo")
      }
      scenario "one" {
          launch
          expect !Photo.isZoomed
          tap "Photo"
          expect !Photo.isZoomed
          set Photo.isZoomed = true
          expect Photo.isZoomed
      }
      """
    let cell = try #require(results(text).first?.cells.first)
    #expect(cell.told.map { $0.actual } == ["no Photo is alive"])
  }

  @Test func ofSeveralInstancesTheTopmostIsTaken() {
    check(
      """
      app A {
          ios 16
          device notch
          NavigationStack { Home() }
      }
      screen Home { NavigationLink("Photo", destination: Photo()) }
      screen Photo {
          state isZoomed = false
          NavigationLink("Next", destination: Photo())
      }
      scenario "one" {
          launch
          tap "Photo"
          tap "Next"
          set Photo.isZoomed = true
          expect Photo.isZoomed
          back
          expect !Photo.isZoomed
      }
      """, "one: passed", "  SB4114 there are 2 living instances of Photo; the topmost is taken")
  }

  @Test func settersThatIOSIgnoresAreIgnored() {
    check(
      """
      app A {
          ios 16
          device notch
          Home()
      }
      class Home: UIViewController { }
      scenario "one" {
          launch
          call { UIApplication.shared.isStatusBarHidden = true }
          expect ignored, visible, advice setterIgnored
      }
      """, "one: passed")
  }

  @Test func everyCodeOfARunIsThrownSomewhere() {
    // The others are thrown by the tests beside: OutcomeTests, UndecidedTests, NoteTests.
    #expect(codes(stacked + "scenario \"one\" {\nlaunch\nback\nexpect visible\n}\n") == ["SB4103"])
  }
}
