import Interpreter
import Testing

/// Apps as Swift begins them: `@main`, a delegate of a scene, a delegate of the application.
struct EntryPointTests {
  private static let home = """
    class Home: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    """

  @Test func theScenesOfAnAppAreItsRoot() {
    let text = """
      @main
      struct Reading: App {
          @State private var isHidden = true
          var body: some Scene {
              WindowGroup { NavigationStack { Text("Home") }.statusBarHidden(isHidden) }
          }
      }
      scenario "one" on ios 17, device notch {
          launch
          expect hidden
          set isHidden = false
          expect visible
      }
      """
    check(text, "one: passed")
  }

  @Test func modifiersOfAScenesContentSeeItsPhase() {
    let text = """
      @main
      struct Reading: App {
          @Environment(\\.scenePhase) private var phase
          @State private var isHidden = false
          @State private var count = 0

          var body: some Scene {
              WindowGroup {
                  NavigationStack { Button("Home") { count += 1 } }.statusBarHidden(isHidden)
              }
              .onChange(of: phase) { old, new in
                  if new == .background { isHidden = true }
              }
              .onChange(of: count) { isHidden = false }
          }
      }
      scenario "one" on ios 17, device notch {
          launch
          expect visible
          background
          foreground
          expect hidden
          tap "Home"
          expect visible
      }
      """
    check(text, "one: passed")
    let deaf = text.replacing("if new == .background { isHidden = true }", with: "print(new)")
    #expect(outcomes(deaf).contains("one: failed"))
  }

  @Test func aSceneMayStandBehindAConstant() {
    let text = """
      @main
      struct Reading: App {
          @State private var isHidden = true
          var body: some Scene {
              let title = "t"
              WindowGroup(title) { Page() }
          }
      }
      struct Page: View { var body: some View { Text("x").statusBarHidden() } }
      scenario "one" on ios 17, device notch {
          launch
          expect hidden
      }
      """
    check(text, "one: passed")
  }

  @Test func anAppWithoutARootTakesThem() {
    let text = """
      app A {
          ios 17
          device notch
      }
      @main struct Reading: App {
          var body: some Scene { WindowGroup { Text("Home").statusBarHidden() } }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    check(text, "one: passed")
  }

  @Test func aDelegateOfASceneMakesTheWindow() {
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
          ) {
              guard let windowScene = (scene as? UIWindowScene) else { return }
              let window = UIWindow(windowScene: windowScene)
              let home = Home()
              window.rootViewController = home
              window.overrideUserInterfaceStyle = .dark
              self.window = window
              window.makeKeyAndVisible()
          }
          func lock() { window?.rootViewController = UIViewController() }
      }
      \(EntryPointTests.home)
      scenario "one" {
          launch
          expect hidden, top Home
          call lock
          expect visible, light
      }
      """
    check(text, "one: passed")
  }

  /// A display that is connected has a delegate of its own: Info.plist says which is the app's.
  @Test(arguments: [
    ("SceneDelegate", "hidden"), ("DisplayDelegate", "visible"),
  ])
  func theDelegateThatTheManifestNamesBeginsTheApp(name: String, expected: String) {
    let text = """
      app A {
          ios 17
          device notch
          plist {
              UIStatusBarHidden = NO
              UISceneDelegateClassName = \(name)
          }
      }
      class DisplayDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let display = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: display)
              window.rootViewController = UIViewController()
              window.isHidden = false
              self.window = window
          }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let windowScene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = Home()
              window?.makeKeyAndVisible()
          }
      }
      \(EntryPointTests.home)
      scenario "one" {
          launch
          expect \(expected)
      }
      """
    check(text, "one: passed")
  }

  @Test func aDelegateOfTheApplicationDoesBeforeScenes() {
    let text = """
      app A {
          ios 12
          device notch
      }
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = Home()
              if Account.current == nil { window?.rootViewController = UIViewController() }
              window?.makeKeyAndVisible()
              return true
          }
      }
      \(EntryPointTests.home)
      scenario "one" {
          launch
          expect hidden
      }
      """
    check(text, "one: undecided", "  SB4101 cannot tell whether the bar is hidden")
    let certain = text.split(separator: "\n").filter { !$0.contains("Account") }
    check(certain.joined(separator: "\n"), "one: passed")
  }
}
