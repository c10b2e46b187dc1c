import Interpreter
import Testing

/// Code that reaches the app by its delegate, which there is one of, whatever leads to it.
struct DelegateReferenceTests {
  /// The outcomes where a screen calls its delegate once it is there.
  private func outcome(_ call: String, _ delegate: String = "", _ other: String = "") -> [String] {
    let lines = outcomes(
      """
      app Shop {
          ios 17
          device notch
          appearance light
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var isOpen = false
          \(delegate)
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = Splash()
              window?.makeKeyAndVisible()
              return true
          }
          func showHome() {
              isOpen = true
              window?.rootViewController = Home()
          }
      }
      class Splash: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(call)
          }
      }
      class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      \(other)
      scenario "one" {
          launch
          expect hidden by Home
      }
      """)
    return lines.map { $0.hasPrefix("  SB") ? String($0.prefix(8)) : $0 }
  }

  @Test(arguments: [
    "(UIApplication.shared.delegate as! AppDelegate).showHome()",
    "(UIApplication.shared.delegate as? AppDelegate)?.showHome()",
    "if let app = UIApplication.shared.delegate as? AppDelegate { app.showHome() }",
    """
    guard let app = UIApplication.shared.delegate as? AppDelegate else { return }
    app.showHome()
    """,
    "let app = UIApplication.shared.delegate as! AppDelegate\napp.showHome()",
    "(UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController = Home()",
    """
    let app = UIApplication.shared.delegate as! AppDelegate
    app.window?.rootViewController = Home()
    """,
    """
    let app = UIApplication.shared.delegate as! AppDelegate
    app.isOpen = true
    if app.isOpen { app.showHome() }
    """,
  ])
  func isTheDelegate(call: String) {
    #expect(outcome(call) == ["one: passed"])
  }

  /// A protocol that the delegate alone adopts: what a screen holds of it is the app.
  @Test func isWhatAScreenTells() {
    let lines = outcomes(
      """
      app Shop {
          ios 17
          device notch
          appearance light
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              let splash = Splash()
              splash.delegate = self
              window?.rootViewController = splash
              window?.makeKeyAndVisible()
              return true
          }
      }
      protocol SplashDelegate: AnyObject { func splashDidEnd() }
      extension AppDelegate: SplashDelegate {
          func splashDidEnd() { window?.rootViewController = Home() }
      }
      class Splash: UIViewController {
          weak var delegate: SplashDelegate?
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              delegate?.splashDidEnd()
          }
      }
      class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      scenario "one" {
          launch
          expect hidden by Home
      }
      """)
    #expect(lines == ["one: passed"])
  }

  @Test(arguments: [
    "static let shared = UIApplication.shared.delegate as! AppDelegate",
    "static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }",
    """
    static var shared: AppDelegate!
    override init() {
        super.init()
        AppDelegate.shared = self
    }
    """,
  ])
  func isHeldByItsClass(delegate: String) {
    #expect(outcome("AppDelegate.shared.showHome()", delegate) == ["one: passed"])
  }

  @Test(arguments: [
    (
      "UIApplication.shared.app.showHome()",
      "extension UIApplication { var app: AppDelegate { delegate as! AppDelegate } }"
    ),
    ("app.showHome()", "let app = UIApplication.shared.delegate as! AppDelegate"),
    (
      "app.showHome()",
      """
      extension UIViewController {
          var app: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
      }
      """
    ),
  ])
  func isWhatOtherCodeYields(call: String, other: String) {
    #expect(outcome(call, "", other) == ["one: passed"])
  }
}
