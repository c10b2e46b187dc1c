import Interpreter
import Testing

/// Windows that code makes: shown, raised, given a root, hidden, taken out of their scene, let go
/// (U44 to U48).
struct MadeWindowTests {
  private func passes(
    _ members: String, _ steps: String, _ other: String = "", ios: String = "17",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = outcomes(
      """
      app Shop {
          ios \(ios)
          device "iPhone 12"
          appearance light
          lifecycle sceneDelegate
          Home()
      }
      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          \(members)
      }
      class Front: UIViewController { }
      \(other)
      scenario "one" {
          launch
          expect hidden
          \(steps)
      }
      """)
    #expect(lines == ["one: passed"], sourceLocation: sourceLocation)
  }

  private static let made = """
    var front: UIWindow?
    func show() {
        guard let scene = view.window?.windowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.rootViewController = Front()
        window.isHidden = false
        front = window
    }
    func hide() { front?.isHidden = true }
    func drop() { front = nil }
    func lower() { front?.windowLevel = .normal - 1 }
    func leave() { front?.windowScene = nil }
    """

  @Test func theFrontWindowIsAskedUntilItIsHidden() {
    passes(Self.made, "call Home.show\nexpect visible\ncall Home.hide\nexpect hidden")
  }

  @Test func aWindowGoesWithItsLastReference() {
    passes(Self.made, "call Home.show\nexpect visible\ncall Home.drop\nexpect hidden")
    passes(
      "func show() {\nlet window = UIWindow(windowScene: view.window!.windowScene!)\n"
        + "window.rootViewController = Front()\nwindow.isHidden = false\n}",
      "call Home.show\nexpect hidden")
  }

  @Test func levelsDecideWhichWindowIsAsked() {
    passes(Self.made, "call Home.show\ncall Home.lower\nexpect hidden")
  }

  @Test func aWindowWithoutASceneIsNotOnScreen() {
    passes(Self.made, "call Home.show\ncall Home.leave\nexpect hidden")
    passes(
      "let front = UIWindow(frame: UIScreen.main.bounds)\n"
        + "func show() {\nfront.rootViewController = Front()\nfront.isHidden = false\n}\n"
        + "func move() { front.windowScene = view.window?.windowScene }",
      "call Home.show\nexpect hidden\ncall Home.move\nexpect visible")
  }

  @Test func aSharedObjectKeepsIt() {
    passes(
      "func show() {\nif let scene = view.window?.windowScene {\n"
        + "Banners.shared.show(in: scene)\n}\n}",
      "call Home.show\nexpect visible",
      """
      final class Banners {
          static let shared = Banners()
          private var window: UIWindow?
          func show(in scene: UIWindowScene) {
              let made = UIWindow(windowScene: scene)
              made.rootViewController = Front()
              made.makeKeyAndVisible()
              window = made
          }
      }
      """)
  }

  @Test func whetherItNeedsASceneHangsOnHowTheAppBegins() {
    let app = { (lifecycle: String) in
      """
      app Shop {
          ios 15
          device "iPhone 12"
          appearance light
          \(lifecycle)
          Home()
      }
      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          let front = UIWindow(frame: UIScreen.main.bounds)
          func show() {
              front.rootViewController = Front()
              front.isHidden = false
          }
      }
      class Front: UIViewController { }
      scenario "one" {
          launch
          call Home.show
          expect visible
      }
      """
    }
    #expect(outcomes(app("lifecycle appDelegate")).first == "one: passed")
    #expect(outcomes(app("lifecycle sceneDelegate")).first == "one: failed")
    #expect(outcomes(app("")).first == "one: undecided")
  }

  @Test(arguments: [
    "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }"
      + ".flatMap { $0.windows }.first { $0.isKeyWindow }?",
    "UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?",
    "UIApplication.shared.windows.first { $0.isKeyWindow }?",
    "UIApplication.shared.windows.first(where: \\.isKeyWindow)?",
    "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?",
    "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?"
      + ".windows.first?",
  ])
  func theUsualWaysLeadToTheWindow(_ way: String) {
    let text = """
      app Shop {
          ios 17
          device "iPhone 12"
          appearance light
          Home()
      }
      class Home: UIViewController {
          func goDark() {
              \(way).overrideUserInterfaceStyle = .dark
          }
          func goDarkByName() {
              let window = \(way.dropLast())
              window?.overrideUserInterfaceStyle = .dark
          }
          func goDarkIfThere() {
              guard let window = (\(way.dropLast())) else { return }
              window.overrideUserInterfaceStyle = .dark
          }
      }
      scenario "one" {
          launch
          expect dark
          call Home.goDark
          expect light
      }
      scenario "two" {
          launch
          call Home.goDarkByName
          expect light
      }
      scenario "three" {
          launch
          call Home.goDarkIfThere
          expect light
      }
      """
    check(text, "one: passed", "two: passed", "three: passed")
  }
}
