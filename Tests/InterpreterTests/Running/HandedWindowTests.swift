import Interpreter
import Testing

/// A launch that hands its window, or its navigation controller, to other code.
struct HandedWindowTests {
  /// The outcome of `expect hidden by Home` where a scene's delegate does that with its window.
  private func outcome(
    _ launch: String, properties: String = "", _ other: String = ""
  ) -> [String] {
    let lines = outcomes(
      """
      app Shop {
          ios 17
          device notch
          appearance light
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          \(properties)
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options connectionOptions: UIScene.ConnectionOptions
          ) {
              guard let windowScene = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: windowScene)
              \(launch)
              self.window = window
              window.makeKeyAndVisible()
          }
      }
      \(other)
      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      scenario "one" {
          launch
          expect hidden by Home
      }
      """)
    return lines.map { $0.hasPrefix("  SB") ? String($0.prefix(8)) : $0 }
  }

  private static let router = """
    final class Router {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = Home() }
    }
    """

  @Test(arguments: [
    ("show(window)", "", "func show(_ window: UIWindow) { window.rootViewController = Home() }"),
    (
      "show(in: window)",
      "func show(in window: UIWindow) { window.rootViewController = Home() }", ""
    ),
    (
      "router.start(in: window)", "let router = Router()",
      "final class Router { func start(in w: UIWindow) { w.rootViewController = Home() } }"
    ),
    ("let router = Router(window: window)\nrouter.start()", "", HandedWindowTests.router),
    (
      "router = Router(window: window)\nrouter?.start()", "var router: Router?",
      HandedWindowTests.router
    ),
  ])
  func whoeverIsGivenTheWindowGivesItARoot(
    _ launch: String, _ properties: String, _ other: String
  ) {
    #expect(outcome(launch, properties: properties, other) == ["one: passed"])
  }

  @Test func aStackIsFilledByWhoeverIsGivenIt() {
    let stack = "let stack = UINavigationController()\nwindow.rootViewController = stack\n"
    let router = """
      final class Router {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
              stack.isNavigationBarHidden = true
              stack.setViewControllers([Home()], animated: false)
          }
      }
      """
    let here = stack + "let router = Router(stack: stack)\nrouter.start()"
    #expect(outcome(here, router) == ["one: passed"])
    let kept = stack + "router = Router(stack: stack)\nrouter?.start()"
    #expect(outcome(kept, properties: "var router: Router?", router) == ["one: passed"])
    let own = """
      final class Router {
          let root = UINavigationController()
          func start() {
              root.setNavigationBarHidden(true, animated: false)
              root.pushViewController(Home(), animated: false)
          }
      }
      """
    let asked =
      "let router = Router()\nwindow.rootViewController = router.root\nrouter.start()"
    #expect(outcome(asked, own) == ["one: passed"])
  }

  @Test func codeGoesOnWithTheControllerThatIsShown() {
    let filled = """
      let stack = UINavigationController()
      window.rootViewController = stack
      stack.isNavigationBarHidden = true
      stack.pushViewController(Home(), animated: false)
      """
    #expect(outcome(filled) == ["one: passed"])
  }

  @Test(arguments: [
    "Router.shared.start(window: window)", "let router = Router(window: window)\nrouter.start()",
    "install(window)",
  ])
  func codeThatIsNotReadLeavesTheRootOpen(_ launch: String) {
    #expect(outcome(launch) == ["one: undecided", "  SB4103"])
  }

  /// The delegate gives itself: by its class, or by a protocol that only delegates adopt.
  @Test(arguments: [
    ("Router().start(self)", "func start(_ provider: WindowProvider)"),
    ("Router().start(with: self)", "func start(with provider: WindowProvider)"),
    ("Router().start(self)", "func start(_ provider: SceneDelegate)"),
    ("router.start(self)", "func start(_ provider: any WindowProvider)"),
    ("begin(self)", "func begin(_ provider: WindowProvider)"),
  ])
  func aDelegateGivesItself(launch: String, function: String) {
    let body = "\(function) { provider.window?.rootViewController = Home() }"
    let other = """
      protocol WindowProvider: AnyObject { var window: UIWindow? { get } }
      extension SceneDelegate: WindowProvider {}
      final class Router { \(launch.hasPrefix("begin") ? "" : body) }
      """
    let own =
      launch.hasPrefix("begin") ? body : launch.hasPrefix("router") ? "let router = Router()" : ""
    #expect(
      outcome("self.window = window\n" + launch, properties: own, other) == ["one: passed"])
  }

  /// Another object may be given as well.
  @Test func aProtocolThatOthersAdoptIsNoDelegate() {
    let other = """
      protocol WindowProvider: AnyObject { var window: UIWindow? { get } }
      extension SceneDelegate: WindowProvider {}
      final class Spare: WindowProvider { var window: UIWindow? }
      final class Router {
          func start(_ provider: WindowProvider) { provider.window?.rootViewController = Home() }
      }
      """
    #expect(
      outcome("window.rootViewController = UIViewController()\nRouter().start(Spare())", other)
        != ["one: passed"])
  }

  @Test func aStackThatGoesToCodeThatIsNotReadMayHoldAnything() {
    let launch = """
      let stack = UINavigationController()
      window.rootViewController = stack
      let router = Router(stack: stack)
      router.start()
      """
    #expect(outcome(launch) == ["one: undecided", "  SB4101"])
  }

  @Test func aRootThatNobodyKnowsMayBeTheOneThatIsNamed() {
    let launch = "window.rootViewController = Container.shared.resolve(Home.self)"
    #expect(outcome(launch) == ["one: undecided", "  SB4101"])
  }

  @Test func aWindowThatIsReadWholeAndHasNoRootEndsTheLaunch() {
    #expect(outcome("window.backgroundColor = .white") == ["one: broken", "  SB4104"])
  }

  @Test func anAppWithoutRootIsToldBeforeItRuns() {
    let text = """
      app Shop {
          ios 17
          device notch
      }
      class Home: UIViewController { }
      scenario "one" {
          launch
          expect visible
      }
      """
    let told = plan(text).diagnostics
    #expect(told.map { $0.code.spelling } == ["SB2547"])
    #expect(told.first?.hint?.contains("Home()") == true)
    check(text, "one: undecided", "  SB4103 the first screen of the app is not known")
  }

  @Test func aScenarioWithItsOwnRootNeedsNoneOfTheApp() {
    let text = """
      app Shop {
          ios 17
          device notch
      }
      class Home: UIViewController { }
      scenario "one" {
          Home()
          launch
          expect visible
      }
      """
    #expect(plan(text).diagnostics.isEmpty)
    check(text, "one: passed")
  }
}
