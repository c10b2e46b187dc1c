import Interpreter
import Testing

/// How screens turn the app (U59).
struct ScreenOrientationTests {
  private static let mask =
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"

  private func outcome(
    _ root: String, _ steps: String, members: String = "", app: String = ""
  ) -> String? {
    outcomes(
      """
      class Plain: UIViewController {}
      class Upright: UIViewController {
          \(ScreenOrientationTests.mask) { .portrait }
      }
      class Lying: UIViewController { \(ScreenOrientationTests.mask) { .landscape } }
      class Home: UIViewController {
          func play() {
              let film = Lying()
              film.modalPresentationStyle = .fullScreen
              present(film, animated: true)
          }
          func card() {
              let film = Lying()
              film.modalPresentationStyle = .pageSheet
              present(film, animated: true)
          }
          func upright() {
              let note = Upright()
              note.modalPresentationStyle = .fullScreen
              present(note, animated: true)
          }
          \(members)
      }
      app A {
          \(app.contains("ios") ? "" : "ios 17")
          \(app.contains("device") ? "" : "device \"iPhone 15\"")
          \(app)
          \(root)
      }
      scenario "one" {
          \(steps.split(separator: ";").joined(separator: "\n"))
      }
      """
    ).first
  }

  @Test(arguments: [
    ("Lying()", "", "launch; expect hidden by device; rotate landscape; expect hidden"),
    ("Upright()", "orientation landscape", "launch; expect visible"),
    ("Plain()", "orientation landscape", "launch; expect hidden by device"),
    ("UITabBarController { Lying() }", "", "launch; expect visible"),
    ("Home()", "", "launch; call Home.play; expect hidden; dismiss; expect visible"),
    ("Home()", "", "launch; call Home.card; expect visible"),
    (
      "Home()", "orientation landscape",
      "launch; expect hidden; call Home.upright; expect visible; dismiss; expect hidden"
    ),
    (
      "Home()", "",
      "launch; call Home.upright; rotate landscape; expect visible; dismiss; expect hidden"
    ),
  ])
  func theScreenOnTopDecides(root: String, app: String, steps: String) {
    #expect(outcome(root, steps, app: app) == "one: passed")
  }

  @Test(arguments: [
    ("[UIInterfaceOrientationPortrait]", "visible"),
    ("[\"UIInterfaceOrientationPortrait\"]", "visible"),
    ("[UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown]", "visible"),
    ("[UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeLeft]", "hidden"),
    ("[UIInterfaceOrientationLandscapeLeft]", "hidden"),
  ])
  func infoPlistDecides(sides: String, bar: String) {
    let app = "orientation landscape\nplist { UISupportedInterfaceOrientations = \(sides) }"
    #expect(outcome("Plain()", "launch; expect \(bar)", app: app) == "one: passed")
  }

  /// A scenario may have an Info.plist of its own.
  @Test func aScenarioReplacesIt() {
    let app = "plist { UISupportedInterfaceOrientations = [UIInterfaceOrientationPortrait] }"
    let lying = "plist { UISupportedInterfaceOrientations = [UIInterfaceOrientationLandscapeLeft] }"
    #expect(outcome("Plain()", "launch; expect visible", app: app) == "one: passed")
    #expect(outcome("Plain()", "\(lying); launch; expect hidden", app: app) == "one: passed")
    let both = "plist { UIStatusBarHidden = NO }"
    #expect(outcome("Plain()", "\(both); launch; expect visible", app: app) == "one: passed")
  }

  /// An app that stands upright on a phone on its side has not begun in landscape (Q10).
  @Test func anUprightAppKeepsItsBar() {
    let app = """
      ios 15.8
      device "iPhone 8"
      orientation landscape
      quirks on
      plist {
          UIViewControllerBasedStatusBarAppearance = NO
          UISupportedInterfaceOrientations = [UIInterfaceOrientationPortrait]
      }
      """
    #expect(outcome("Plain()", "launch; expect visible", app: app) == "one: passed")
  }

  @Test func anAppThatLiesAlwaysIsTurnedAtItsLaunch() {
    let app = "plist { UISupportedInterfaceOrientations = [UIInterfaceOrientationLandscapeLeft] }"
    let steps = "launch; expect hidden by device; rotate landscape; rotate portrait; expect hidden"
    #expect(outcome("Plain()", steps, app: app) == "one: passed")
  }

  private static let request =
    "view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))"
  private static let number = "UIDevice.current.setValue(3, forKey: \"orientation\")"
  private static let told =
    "UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, "
    + "forKey: \"orientation\")"

  @Test(arguments: [
    (request, "", "hidden"), (told, "", "visible"),
    (told, "ios 15\ndevice \"iPhone 13\"", "hidden"),
    (number, "ios 15\ndevice \"iPhone 13\"", "hidden"),
    (request, "device pad", "visible"),
  ])
  func codeTurnsTheApp(call: String, app: String, bar: String) {
    let steps = "launch; expect visible; call Home.turn; expect \(bar)"
    #expect(
      outcome("Home()", steps, members: "func turn() { \(call) }", app: app) == "one: passed")
  }

  /// What code has turned stays so while the screens allow it; the device is still held upright.
  @Test func whatCodeHasTurnedStays() {
    let members = """
      func turn() { \(ScreenOrientationTests.request) }
      func ask() { setNeedsUpdateOfSupportedInterfaceOrientations() }
      func back() { UIViewController.attemptRotationToDeviceOrientation() }
      """
    let steps =
      "launch; call Home.turn; expect hidden; call Home.ask; expect hidden; call Home.upright; "
      + "expect visible; dismiss; call Home.turn; expect hidden; call Home.back; expect visible"
    #expect(outcome("Home()", steps, members: members) == "one: passed")
  }

  @Test func aMaskThatChangesIsAskedAgain() {
    let members = """
      var isWide = false
      \(ScreenOrientationTests.mask) { isWide ? .landscape : .portrait }
      func widen() { isWide = true }
      func ask() { setNeedsUpdateOfSupportedInterfaceOrientations() }
      """
    let steps =
      "launch; expect visible; call Home.widen; expect visible; call Home.ask; expect hidden"
    #expect(outcome("Home()", steps, members: members) == "one: passed")
  }

  /// What the app's delegate answers counts in place of Info.plist.
  @Test(arguments: [
    ("return .portrait", "launch; expect visible; rotate landscape; expect visible"),
    ("return Lock.mask", "launch; rotate landscape; expect visible"),
    (
      "Lock.mask",
      "launch; call Home.unlock; rotate landscape; expect hidden"
    ),
    ("return .allButUpsideDown", "launch; rotate landscape; expect hidden"),
    ("return load()", "launch; rotate landscape; expect unknown"),
  ])
  func theDelegateDecides(answer: String, steps: String) {
    let members = """
      func unlock() { Lock.mask = .all }
      }
      enum Lock { static var mask = UIInterfaceOrientationMask.portrait }
      class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
              _ application: UIApplication,
              supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
              \(answer)
          }
      """
    #expect(outcome("Home()", steps, members: members) == "one: passed")
  }

  /// A stack asks the screen on top, in more than one expression.
  @Test(arguments: [
    "guard let top = topViewController else { return .all }; return top.supported",
    "if let top = topViewController { return top.supported }; return .all",
    "if let top = visibleViewController as? Upright { return top.supported }; return .all",
  ])
  func aStackAsksTheScreenOnTop(getter: String) {
    let body = getter.replacing("top.supported", with: "top.supportedInterfaceOrientations")
    let members = """
      }
      class Stack: UINavigationController {
          \(ScreenOrientationTests.mask) { \(body) }
      """
    let steps = "launch; rotate landscape; expect visible"
    #expect(outcome("Stack { Upright() }", steps, members: members) == "one: passed")
  }

  /// A mask that a property holds, or that a function is given.
  @Test(arguments: [
    ("landscape", "hidden"), ("landscapeLeft", "hidden"), ("all", "visible"),
    ("allButUpsideDown", "visible"), ("portrait", "visible"),
  ])
  func masksAreValues(name: String, bar: String) {
    let held = """
      private var sides = UIInterfaceOrientationMask.allButUpsideDown
      \(ScreenOrientationTests.mask) {
          get { return self.sides }
          set { self.sides = newValue }
      }
      func lock() {
          self.sides = .\(name)
          setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      """
    let steps = "launch; expect visible; call Home.lock; expect \(bar)"
    #expect(outcome("Home()", steps, members: held) == "one: passed")
    let given = """
      func turn(to sides: UIInterfaceOrientationMask) {
          view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: sides))
      }
      func lock() { turn(to: .\(name)) }
      """
    #expect(outcome("Home()", steps, members: given) == "one: passed")
  }

  /// What is not written leaves open how the app is turned.
  @Test func aMaskThatIsNotKnownLeavesItOpen() {
    let call = ScreenOrientationTests.request.replacing(".landscape", with: "load()")
    let steps = "launch; call Home.turn; expect unknown"
    #expect(outcome("Home()", steps, members: "func turn() { \(call) }") == "one: passed")
    let held = "func turn() { view.window?.windowScene?.requestGeometryUpdate(preferences) }"
    #expect(outcome("Home()", steps, members: held) == "one: passed")
  }
}
