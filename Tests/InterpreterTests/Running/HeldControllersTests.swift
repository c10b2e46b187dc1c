import Interpreter
import Testing

/// Controllers that code holds in variables and lists before a container gets them.
struct HeldControllersTests {
  private static let leaves = """
    class Dark: UIViewController {
        var isAway = true
        override var prefersStatusBarHidden: Bool { isAway }
        func show() {
            isAway = false
            setNeedsStatusBarAppearanceUpdate()
        }
    }
    class Light: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    """

  /// An app whose root is of class `Root`, with that class's body.
  private func app(
    _ body: String, _ steps: String, root: String = "Root()",
    superclass: String = "UIViewController", more: String = ""
  ) -> String {
    """
    app A {
        ios 16
        device "iPhone 8"
        \(root)
    }
    class Root: \(superclass) {
    \(body)
    }
    \(more)
    \(HeldControllersTests.leaves)
    scenario "one" {
    launch
    \(steps)
    }
    """
  }

  /// A controller that a property begins with is made with the objects that it is given.
  @Test(arguments: [
    "let page = Page(model: Model(true))",
    "lazy var page = Page(model: Model(true))",
    "lazy var page: Page = { let made = Page(model: Model(true)); return made }()",
    "var page: UIViewController = Page(model: .init(true))",
    "let page: UIViewController = UINavigationController(rootViewController: "
      + "Page(model: Model(true)))",
  ])
  func aControllerOfAPropertyHasWhatItIsMadeWith(property: String) {
    let body = """
      \(property)
      override var childForStatusBarHidden: UIViewController? {
          (page as UIViewController as? UINavigationController)?.topViewController ?? page
      }
      override func viewDidLoad() { super.viewDidLoad(); addChild(page) }
      """
    let more = """
      class Model {
          var hides: Bool
          init(_ hides: Bool) { self.hides = hides }
      }
      class Page: UIViewController {
          let model: Model
          init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
          override var prefersStatusBarHidden: Bool { model.hides }
          func show() { model.hides = false; setNeedsStatusBarAppearanceUpdate() }
      }
      """
    check(
      app(body, "expect hidden\ncall Page.show\nexpect visible", more: more), "one: passed")
  }

  @Test(arguments: [
    "let pages: [UIViewController] = [Light(), Dark()]\nfunc fill() { viewControllers = pages }",
    "func fill() {\nlet first = Light()\nlet all = [first, Dark()]\nviewControllers = all\n}",
    """
    func fill() {
        let all = [Light(), Dark()]
        viewControllers = all.map { UINavigationController(rootViewController: $0) }
        if let bar = viewControllers?.first as? UINavigationController {
            bar.setNavigationBarHidden(true, animated: false)
        }
    }
    """,
  ])
  func aListMayBeHeldBeforeItIsShown(body: String) {
    let text = app(
      body, "call Root.fill\nexpect light\nselect tab 2\nexpect hidden",
      superclass: "UITabBarController")
    check(text, "one: passed")
  }

  @Test(arguments: [
    "func fill() {\nlet home = Dark()\nlet nav = UINavigationController(rootViewController: home)\n"
      + "present(nav, animated: true)\nhome.show()\n}",
    "let home = Dark()\nfunc fill() {\nlet nav = UINavigationController(rootViewController: home)\n"
      + "nav.modalPresentationStyle = .fullScreen\npresent(nav, animated: true)\nhome.show()\n}",
  ])
  func theRootOfAStackMayBeHeldByAVariable(body: String) {
    check(app(body, "call Root.fill\nexpect visible, top Dark"), "one: passed")
  }

  @Test func aControllerThatIsDeclaredElsewhereMayAnswerAnything() {
    let body = "func fill() { present(PlayerController(), animated: true) }"
    check(
      app(body, "call Root.fill\nexpect visible"), "one: undecided",
      "  SB4101 cannot tell whether the bar is visible")
  }

  /// A list that code has filled, mapped.
  @Test(arguments: [
    "pages.map { Utils.stack(for: $0) }", "pages.map { page in Bars(rootViewController: page) }",
    "pages.map { page in\nlet bars = Bars(rootViewController: page)\nreturn bars\n}",
    "pages.map { page -> UIViewController in\nprint(page)\nreturn Utils.stack(for: page) }",
  ])
  func aFilledListIsMapped(list: String) {
    let bars = """
      class Bars: UINavigationController {
          override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      enum Utils {
          static func stack(for page: UIViewController) -> UINavigationController {
              Bars(rootViewController: page)
          }
      }
      """
    for use in ["viewControllers = \(list)", "setViewControllers(\(list), animated: false)"] {
      let body = """
        var isMore = true
        override func viewDidLoad() {
            super.viewDidLoad()
            var pages: [UIViewController] = []
            pages.append(Dark())
            if isMore { pages.append(Light()) }
            \(use)
        }
        """
      let steps = "expect hidden by Dark\nselect tab 2\nexpect visible"
      #expect(
        outcomes(app(body, steps, superclass: "UITabBarController", more: bars)) == ["one: passed"],
        "\(use)")
    }
  }
}
