import Interpreter
import Testing

/// What functions do on the way to a controller that they yield.
struct FactoryTests {
  @Test(arguments: [
    "return prepared(Home())",
    "prepared(Home())",
    "let tabs = UITabBarController(); tabs.viewControllers = [prepared(Home())]; return tabs",
    "let home = Home(); return prepared(home)",
    "let home = prepared(Home()); return home",
    "if Theme.isOn { return Home() }; return prepared(Home())",
    "return Theme.isOn ? Home() : prepared(Home())",
    "Theme.isFull = true; return Home()",
    "return inner()",
  ])
  func doWhatTheyCall(_ body: String) {
    #expect(outcome(with: body, "expect hidden") == "one: passed")
  }

  @Test(arguments: ["return Home()", "let home = Home(); return home", "return untouched(Home())"])
  func doNothingElse(_ body: String) {
    #expect(outcome(with: body, "expect visible") == "one: passed")
  }

  /// What is given to the window in the function is the app's own.
  @Test func knowTheWindowThatTheyAreGiven() {
    let body = "return shown(Home(), in: window)"
    #expect(outcome(with: body, "expect hidden") == "one: passed")
  }

  private func outcome(with body: String, _ expectation: String) -> String? {
    InterpreterTests.outcomes(
      """
      app A {
          ios 17
          device notch
      }
      enum Theme { static var isFull = false; static var isOn = false }
      final class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { Theme.isFull }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = make()
              window?.makeKeyAndVisible()
              return true
          }
          private func make() -> UIViewController {
              \(body)
          }
          private func prepared(_ controller: UIViewController) -> UIViewController {
              Theme.isFull = true
              return controller
          }
          private func untouched(_ controller: UIViewController) -> UIViewController { controller }
          private func inner() -> UIViewController { return prepared(Home()) }
          private func shown(_ home: Home, in window: UIWindow?) -> UIViewController {
              Theme.isFull = true
              window?.tintColor = .red
              return home
          }
      }
      scenario "one" {
          launch
          \(expectation)
      }

      """
    ).first
  }
}
