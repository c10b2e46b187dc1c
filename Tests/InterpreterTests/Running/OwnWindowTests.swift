import Interpreter
import Testing

/// The app's own window, whichever code makes it and gives it its root while the app is launched.
struct OwnWindowTests {
  /// The outcome of `expect hidden by Home` where a delegate has such properties, and does that.
  private func outcome(_ launch: String, _ properties: String, _ other: String) -> [String] {
    let lines = outcomes(
      """
      app Shop {
          ios 17
          device notch
          appearance light
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
          \(properties)
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              \(launch)
              return true
          }
      }
      \(other)
      class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Other: UIViewController { }
      scenario "one" {
          launch
          expect hidden by Home
      }
      """)
    return lines.map { $0.hasPrefix("  SB") ? String($0.prefix(8)) : $0 }
  }

  private static let window = "var window: UIWindow?"

  @Test(arguments: [
    (
      "window = router.makeWindow()", "var window: UIWindow?\nlet router = Router()",
      """
      final class Router {
          func makeWindow() -> UIWindow {
              let window = UIWindow(frame: UIScreen.main.bounds)
              window.rootViewController = Home()
              window.makeKeyAndVisible()
              return window
          }
      }
      """
    ),
    (
      "let router = Router()\nrouter.show(.home)\nwindow = router.window", window,
      """
      class Router {
          enum Route { case home, other }
          let window = UIWindow(frame: UIScreen.main.bounds)
          func show(_ route: Route) {
              switch route {
              case .home: window.rootViewController = Home()
              case .other: window.rootViewController = Other()
              }
              window.makeKeyAndVisible()
          }
      }
      """
    ),
    (
      "flow.start()", "var flow = Flow()",
      """
      class Flow {
          let window = UIWindow(frame: UIScreen.main.bounds)
          func start() {
              window.rootViewController = Home()
              window.makeKeyAndVisible()
          }
      }
      """
    ),
    (
      "window = .init(frame: UIScreen.main.bounds)\nflow = Flow(window)\nflow?.start()",
      "var window: UIWindow?\nvar flow: Flow?",
      """
      class Flow {
          let window: UIWindow?
          init(_ window: UIWindow?) { self.window = window }
          func start() { window?.rootViewController = Home() }
      }
      """
    ),
  ])
  func isMadeByOtherCode(launch: String, properties: String, other: String) {
    #expect(outcome(launch, properties, other) == ["one: passed"])
  }

  /// Each of its initializers makes it, and what observes a notification makes another one later.
  @Test func isMadeByOneOfSeveralInitializers() {
    let flow = """
      class Flow {
          let window: UIWindow
          var cover: UIWindow?
          init(scene: UIWindowScene) { window = UIWindow(windowScene: scene) }
          init() {
              if #available(iOS 13, *), let scene = Flow.scene {
                  self.window = UIWindow(windowScene: scene)
              } else {
                  self.window = UIWindow(frame: UIScreen.main.bounds)
              }
          }
          static var scene: UIWindowScene? {
              UIApplication.shared.connectedScenes.first as? UIWindowScene
          }
          func start() {
              window.rootViewController = Home()
              window.makeKeyAndVisible()
              NotificationCenter.default.addObserver(
                  self, selector: #selector(hide),
                  name: UIApplication.willResignActiveNotification, object: nil)
          }
          @objc func hide() {
              cover = UIWindow(frame: UIScreen.main.bounds)
              cover?.rootViewController = Other()
              cover?.makeKeyAndVisible()
          }
      }
      """
    #expect(outcome("flow = Flow()\nflow?.start()", "var flow: Flow?", flow) == ["one: passed"])
  }

  @Test(arguments: ["", "lazy "])
  func isMadeByItsProperty(lazy: String) {
    let property = """
      \(lazy)var window: UIWindow? = {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = Home()
          return window
      }()
      """
    #expect(outcome("window?.makeKeyAndVisible()", property, "") == ["one: passed"])
  }

  @Test func isHandedToALazyObject() {
    let flow = """
      class Flow {
          let window: UIWindow
          init(window: UIWindow) { self.window = window }
          func start() {
              window.rootViewController = Home()
              window.makeKeyAndVisible()
          }
      }
      """
    let made = "window = UIWindow(frame: UIScreen.main.bounds)\nflow.start()"
    let properties = "var window: UIWindow?\nlazy var flow = Flow(window: window!)"
    #expect(outcome(made, properties, flow) == ["one: passed"])
  }

  /// A window that covers the app later is another one.
  @Test func isNoneThatIsMadeLater() {
    let properties = """
      var window: UIWindow?
      var cover: UIWindow?
      var flow: Flow?
      func applicationWillResignActive(_ application: UIApplication) {
          cover = UIWindow(frame: UIScreen.main.bounds)
          cover?.rootViewController = Other()
          cover?.isHidden = false
      }
      """
    let flow = """
      class Flow {
          let window: UIWindow
          init(_ window: UIWindow) { self.window = window }
          func start() { window.rootViewController = Home() }
      }
      """
    let launch = """
      window = UIWindow(frame: UIScreen.main.bounds)
      flow = Flow(window!)
      flow?.start()
      """
    #expect(outcome(launch, properties, flow) == ["one: passed"])
  }

  /// Code that is not there may give it a root, and does not end the app.
  @Test(arguments: [
    "flow = Flow(window!)\nflow?.start()", "Flow.shared.start(in: window)",
    "window = Flow.window",
  ])
  func mayHaveARootThatIsNotKnown(launch: String) {
    let made = "window = UIWindow(frame: UIScreen.main.bounds)\n" + launch
    let properties = "var window: UIWindow?\nvar flow: Flow?"
    #expect(outcome(made, properties, "").first == "one: undecided")
  }

  @Test func hasNoRootWhereNothingGivesItOne() {
    let made = "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.makeKeyAndVisible()"
    #expect(outcome(made, OwnWindowTests.window, "").first == "one: broken")
  }
}
