import Interpreter
import Testing

/// What UIKit tells delegates and observers as the app comes to the front or goes.
struct ActivityTests {
  private func outcome(_ settings: String, _ delegates: String, observing code: String = "")
    -> Outcome?
  {
    results(
      """
      app A {
          device notch
          \(settings)
      }
      \(delegates)
      class Home: UIViewController {
          var isLocked = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          override var prefersStatusBarHidden: Bool { isLocked }
          override func viewDidLoad() {
              super.viewDidLoad()
              \(code)
          }
          @objc func lock() { isLocked = true }
          @objc func unlock() { isLocked = false }
      }
      scenario "A" {
          launch
          expect visible
          inactive
          expect visible
          background
          expect hidden
          foreground
          expect visible
      }
      """
    ).first?.outcome
  }

  private static let window = """
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
    """

  private static let home = "(window?.rootViewController as? Home)?"

  private func scene(_ code: String) -> String {
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            \(Self.window)
        }
        \(code)
    }
    """
  }

  private func application(_ code: String) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow()
            \(Self.window)
            return true
        }
        \(code)
    }
    """
  }

  @Test(arguments: ["sceneWillEnterForeground", "sceneDidBecomeActive"])
  func aSceneTellsItsDelegate(unlocking: String) {
    let code = """
      func sceneDidEnterBackground(_ scene: UIScene) { \(Self.home).isLocked = true }
      func \(unlocking)(_ scene: UIScene) { \(Self.home).isLocked = false }
      """
    #expect(outcome("ios 13...26\nlifecycle sceneDelegate", scene(code)) == .passed)
    #expect(outcome("ios 17", scene(code)) == .passed)
  }

  @Test(arguments: ["applicationWillEnterForeground", "applicationDidBecomeActive"])
  func anApplicationWithoutScenesTellsItsDelegate(unlocking: String) {
    let code = """
      func applicationDidEnterBackground(_ application: UIApplication) {
          \(Self.home).isLocked = true
      }
      func \(unlocking)(_ application: UIApplication) { \(Self.home).isLocked = false }
      """
    #expect(outcome("ios 12...26\nlifecycle appDelegate", application(code)) == .passed)
    #expect(outcome("ios 17", application(code)) == .passed)
    // Of an app with scenes these are told instead.
    #expect(outcome("ios 17\nlifecycle sceneDelegate", application(code)) == .failed)
  }

  @Test(arguments: [
    (leaving: "didEnterBackground", coming: "willEnterForeground"),
    (leaving: "didEnterBackground", coming: "didBecomeActive"),
  ])
  func observersAreToldForCertain(leaving: String, coming: String) {
    let code = """
      NotificationCenter.default.addObserver(
          self, selector: #selector(lock), name: UIApplication.\(leaving)Notification, object: nil)
      NotificationCenter.default.addObserver(
          forName: UIApplication.\(coming)Notification, object: nil, queue: .main
      ) { [weak self] _ in self?.unlock() }
      """
    #expect(outcome("ios 17", application(""), observing: code) == .passed)
    let removal = code + "\nNotificationCenter.default.removeObserver(self)"
    #expect(outcome("ios 17", application(""), observing: removal) == .undecided)
  }
}
