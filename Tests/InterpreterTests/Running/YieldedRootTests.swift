import Interpreter
import Testing

/// A root that a computed property of a delegate, or of what it makes, yields.
struct YieldedRootTests {
  @Test(arguments: [
    "var root: UIViewController { Settings.isFirst ? Home() : Other() }",
    "var root: UIViewController { if Settings.isFirst { return Home() } else { return Other() } }",
    """
    var root: UIViewController {
        let page = Page()
        page.hides = true
        return page
    }
    """,
    """
    var root: UIViewController {
        let stack = UINavigationController(rootViewController: Home())
        stack.isNavigationBarHidden = true
        return stack
    }
    """,
  ])
  func isShown(property: String) {
    for name in ["root", "self.root"] {
      let text = """
        app Shop {
            ios 17
            device notch
            appearance light
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            \(property)
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = \(name)
                window?.makeKeyAndVisible()
                return true
            }
        }
        enum Settings { static let isFirst = true }
        class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        class Other: UIViewController { }
        class Page: UIViewController {
            var hides = false
            override var prefersStatusBarHidden: Bool { hides }
        }
        scenario "one" {
            launch
            expect hidden
        }
        """
      check(text, "one: passed")
    }
  }
}
