import Interpreter
import StatusBar
import Testing

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
      cell.mismatches.map { $0.code.spelling } + cell.notes.map { $0.code.spelling }
    }
  }
}

struct ResultCodeTests {
  @Test func aVerdictThatHangsOnAssumptionsSaysSo() {
    var options = RunOptions()
    options.comparesSwitches = true
    check(
      stacked + "scenario \"one\" {\nlaunch\nexpect visible\n}\n", "one: passed",
      "  SB4111 with assumptions off this scenario is failed", options: options)
    check(
      stacked + "scenario \"one\" on assumptions off {\nlaunch\nexpect hidden\n}\n",
      "one: passed", "  SB4111 with assumptions on this scenario is failed", options: options)
    check(stacked + "scenario \"one\" {\nlaunch\nexpect visible\n}\n", "one: passed")
  }

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
    let mismatch = try #require(results(text).first?.cells.first?.mismatches.first)
    #expect(mismatch.code.spelling == "SB4104" && mismatch.kind == .broken)
    #expect(mismatch.decisive?.text == "the app crashes here (S55)")
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
    #expect(cell.mismatches.count == 1)
    let mismatch = try #require(cell.mismatches.first)
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
      "  SB4100 the bar is hidden, expected visible")
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
    #expect(cell.mismatches.map { $0.actual } == ["no Photo is alive"])
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
