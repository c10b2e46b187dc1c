import Interpreter
import Testing

/// Controllers that a property begins with, and what it says of them: of a class that is declared
/// further down, too.
struct MadeInPropertyTests {
  @Test(arguments: [
    "let splash: Splash = { let splash = Splash(); splash.hides = true; return splash }()",
    "lazy var splash: Splash = { let made = Splash(); made.hides = true; return made }()",
    """
    lazy var splash = make()
    func make() -> Splash { let made = Splash(); made.hides = true; return made }
    """,
  ])
  func keepsWhatIsSaidOfIt(_ member: String) {
    for outcome in outcomes(with: member) { #expect(outcome == ["one: passed"]) }
  }

  /// The closure means the controller that has it, which is not followed.
  @Test func isNotKnownWhereItsClosureNamesIt() {
    let member = """
      lazy var splash: Splash = {
          let splash = Splash()
          splash.onShown = { [unowned splash] in splash.hides = true }
          return splash
      }()
      """
    for outcome in outcomes(with: member) { #expect(outcome.first == "one: undecided") }
  }

  /// In a delegate, and in an object that it makes.
  private func outcomes(with member: String) -> [[String]] {
    let delegate = """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          \(member)
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = splash
              window?.makeKeyAndVisible()
              return true
          }
      }
      """
    let flow = """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var flow: Flow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              let window = UIWindow(frame: UIScreen.main.bounds)
              flow = Flow(window)
              flow?.start()
              window.makeKeyAndVisible()
              self.window = window
              return true
          }
      }
      final class Flow {
          let window: UIWindow
          \(member)
          init(_ window: UIWindow) { self.window = window }
          func start() { window.rootViewController = splash }
      }
      """
    return [delegate, flow].map { app in
      InterpreterTests.outcomes(
        """
        \(app)
        final class Splash: UIViewController {
            var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
            var onShown: (() -> Void)?
            override var prefersStatusBarHidden: Bool { hides }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                onShown?()
            }
        }
        app A {
            ios 17
            device notch
        }
        scenario "one" {
            launch
            expect hidden
        }
        """)
    }
  }
}
