import Interpreter
import Testing

/// Pasted code that names what another file declares, and functions that a name alone does not tell
/// apart.
struct OtherFileTests {
  private func app(_ declarations: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        Root()
    }
    \(declarations)
    scenario "one" {
        \(steps)
    }
    """
  }

  @Test func aPresentationByAStateFromElsewhereIsUnknown() {
    let root = """
      struct Root: View {
          var body: some View {
              Text("a").fullScreenCover(isPresented: $elsewhere) { Text("b").statusBarHidden() }
          }
      }
      """
    check(
      app(root, "launch\nexpect visible"), "one: undecided",
      "  SB4101 cannot tell whether the bar is visible")
    check(app(root, "set elsewhere = true\nlaunch\nexpect hidden"), "one: passed")
  }

  @Test func aStateFromElsewhereChanges() {
    let root = """
      struct Root: View {
          var body: some View {
              Button("go") { elsewhere.toggle() }
              Button("set") { elsewhere = false }
                  .statusBarHidden(elsewhere)
          }
      }
      """
    let steps = """
      set elsewhere = false
      launch
      expect visible
      tap "go"
      expect hidden
      tap "set"
      expect visible
      """
    check(app(root, steps), "one: passed")
  }

  @Test(arguments: ["State(initialValue: true)", "State(wrappedValue: true)"])
  func anInitializerGivesAStateItsFirstValue(_ value: String) {
    let text = """
      @main struct Reading: App {
          @State private var isHidden: Bool
          init() { _isHidden = \(value) }
          var body: some Scene { WindowGroup { Text("a").statusBarHidden(isHidden) } }
      }
      scenario "one" on ios 17, device notch {
          launch
          expect hidden
      }
      """
    check(text, "one: passed")
  }

  @Test func aWindowThatSomebodyElseMakesMayHaveAnyRoot() {
    let text = """
      app A {
          ios 17
          device notch
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) { window = WindowFactory.make(scene) }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    check(
      text, "one: undecided",
      "  SB4103 the first screen of the app depends on "
        + "`WindowFactory.make(scene)`, which is not read"
    )
  }

  @Test func ofTwoWindowsOneIsTheAppsOwn() {
    let text = """
      app A {
          ios 17
          device notch
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var overlay: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let scene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: scene)
              window?.rootViewController = Home()
              window?.makeKeyAndVisible()
              let other = UIWindow(windowScene: scene)
              other.rootViewController = UIViewController()
              overlay = other
          }
      }
      class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      scenario "one" {
          launch
          expect hidden
      }
      """
    // The other one is never shown.
    check(text, "one: passed")
  }

  @Test func anObjectMayMakeOneOfItsKind() {
    let classes = """
      class Node: NSObject { let next = Node(); var isOn = true }
      class Left { let right = Right() }
      class Right { let left = Left() }
      class Root: UIViewController {
          let node = Node()
          let left = Left()
          override var prefersStatusBarHidden: Bool { node.isOn }
      }
      """
    check(app(classes, "launch\nexpect hidden"), "one: passed")
  }

  @Test func aNewObjectHasTheObjectsThatItMakes() {
    let classes = """
      class Bar { var isHidden = false }
      class Chrome { let bar = Bar() }
      class Root: UIViewController {
          var chrome = Chrome()
          override var prefersStatusBarHidden: Bool { chrome.bar.isHidden }
          func hide() { chrome.bar.isHidden = true; setNeedsStatusBarAppearanceUpdate() }
          func renew() { chrome = Chrome(); setNeedsStatusBarAppearanceUpdate() }
      }
      """
    let steps = """
      launch
      call Root.hide
      expect hidden
      call Root.renew
      expect visible
      """
    check(app(classes, steps), "one: passed")
  }

  // MARK: - Overloads

  @Test func modifiersOfOneNameAreToldApartByTheirLabels() {
    let views = """
      extension View {
          func hint<C: View>(
              when show: Bool, alignment: Alignment = .leading, @ViewBuilder hint: () -> C
          ) -> some View {
              ZStack(alignment: alignment) {
                  hint()
                  self
              }.statusBarHidden(show)
          }
          func hint(_ text: String, when show: Bool) -> some View {
              hint(when: show) { Text(text) }
          }
      }
      struct Root: View { var body: some View { Text("a").hint("x", when: true) } }
      """
    check(app(views, "launch\nexpect hidden"), "one: passed")
  }

  @Test func functionsOfOneNameAreToldApartByWhatTheyNeed() {
    let code = """
      func isNight(_ hour: Int, of day: Int) -> Bool { false }
      func isNight(_ hour: Int) -> Bool { true }
      class Root: UIViewController {
          var isHidden = false
          func turn(_ sender: UIButton, on: Bool) { isHidden = false }
          func turn(_ sender: UIButton) { isHidden = isNight(3) }
          override func viewDidLoad() { turn(UIButton()) }
          override var prefersStatusBarHidden: Bool { isHidden }
      }
      """
    check(app(code, "launch\nexpect hidden"), "one: passed")
  }

  @Test(arguments: [("3", "visible"), ("\"x\"", "hidden")])
  func functionsOfOneNameAreToldApartByWhatIsWritten(_ argument: String, _ answer: String) {
    check(app(overloaded(argument), "launch\nexpect \(answer)"), "one: passed")
  }

  @Test func whereOnlyATypeWouldTellEachOfThemMayRun() {
    check(
      app(overloaded("somewhere.value"), "launch\nexpect hidden"), "one: undecided",
      "  SB4101 cannot tell whether the bar is hidden")
  }

  private func overloaded(_ argument: String) -> String {
    """
    class Root: UIViewController {
        var isHidden = false
        func turn(_ count: Int) { isHidden = false }
        func turn(_ name: String) { isHidden = true }
        override func viewDidLoad() { turn(\(argument)) }
        override var prefersStatusBarHidden: Bool { isHidden }
    }
    """
  }
}
