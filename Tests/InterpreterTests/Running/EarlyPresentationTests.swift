import Testing

/// What code presents while a view loads: UIKit presents nothing from a controller whose view is in
/// no window yet (U17).
struct EarlyPresentationTests {
  private func app(_ members: String, root: String, _ steps: String) -> String {
    """
    class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    class Home: UIViewController {
        func show() {
            let page = Page()
            page.modalPresentationStyle = .fullScreen
            present(page, animated: false)
        }
        \(members)
    }
    class Start: UIViewController {
        func open() { navigationController?.pushViewController(Home(), animated: false) }
        func cover() {
            let home = Home()
            home.modalPresentationStyle = .fullScreen
            present(home, animated: false)
        }
    }
    app A {
        ios 17
        device notch
        \(root)
    }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  private static let loading = "override func viewDidLoad() { super.viewDidLoad(); show() }"

  @Test(arguments: [
    "Home()", "UINavigationController { Home() }", "UITabBarController { Home() }",
  ])
  func nothingIsPresentedAsTheFirstScreenLoads(root: String) {
    let steps = "expect visible, advice presentedTooEarly\ncall Home.show\nexpect hidden"
    check(app(EarlyPresentationTests.loading, root: root, steps), "one: passed")
  }

  /// Nor before it appears, unlike a screen that comes later.
  @Test(arguments: [
    "Home()", "UINavigationController { Home() }", "UITabBarController { Home() }",
  ])
  func norBeforeTheFirstScreenAppears(root: String) {
    let code = "override func viewWillAppear(_ animated: Bool) { show() }"
    check(app(code, root: root, "expect visible, advice presentedTooEarly"), "one: passed")
    let stack = "UINavigationController { Start() }"
    let steps = "call Start.open\nexpect hidden, no advice"
    check(app(code, root: stack, steps), "one: passed")
  }

  @Test func norAsThePresentedScreenLoads() {
    let steps = "call Start.cover\nexpect visible, advice presentedTooEarly"
    check(app(EarlyPresentationTests.loading, root: "Start()", steps), "one: passed")
  }

  /// What is pushed once code has brought the window on screen finds the stack there.
  @Test(arguments: [
    "stack.pushViewController(Home(), animated: false)", "stack.viewControllers = [Home()]",
  ])
  func theWindowIsThereBefore(pushing: String) {
    let delegate = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let scene = scene as? UIWindowScene else { return }
              let window = UIWindow(windowScene: scene)
              let stack = UINavigationController(rootViewController: UIViewController())
              window.rootViewController = stack
              self.window = window
              window.makeKeyAndVisible()
              \(pushing)
          }
      }
      """
    let text = app(EarlyPresentationTests.loading, root: "Home()", "expect hidden, no advice")
    check(text.replacing("    Home()\n}", with: "}\n" + delegate), "one: passed")
  }

  /// The stack presents, whose view is there.
  @Test func aScreenThatIsPushedPresents() {
    let stack = "UINavigationController { Start() }"
    let steps = "call Start.open\nexpect hidden, no advice"
    check(app(EarlyPresentationTests.loading, root: stack, steps), "one: passed")
  }

  @Test(arguments: [
    "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); show() }",
    "override func viewDidLoad() { DispatchQueue.main.async { self.show() } }",
  ])
  func laterItIs(members: String) {
    check(app(members, root: "Home()", "wait 0 s\nexpect hidden, no advice"), "one: passed")
  }
}
