import Interpreter
import Testing

/// View controllers that code keeps in lists: pages, tabs of an own kind, children.
struct ControllerListTests {
  /// Each class shows `First`, which hides the bar, and not `Second`.
  @Test(arguments: [
    // What a list is made of.
    "let pages: [UIViewController] = [First(), Second()]",
    "let pages = [First(), First()]",
    "let first = First()\n lazy var pages: [UIViewController] = [first, Second()]",
    "let first = First()\n lazy var pages = [self.first, Second()]",
    "lazy var pages: [UIViewController] = { [First(), Second()] }()",
    "lazy var pages: [UIViewController] = { return [First(), Second()] }()",
    """
    lazy var pages: [UIViewController] = [make(), Second()]
    func make() -> UIViewController { First() }
    """,
    """
    var pages: [UIViewController] { [first, second] }
    let first = First()
    let second = Second()
    """,
  ])
  func isMadeOf(_ pages: String) {
    expectHidden(
      pages,
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          addChild(pages[0])
          view.addSubview(pages[0].view)
      }
      override var childForStatusBarHidden: UIViewController? { pages[0] }
      """)
  }

  @Test(arguments: [
    // How one of them is found.
    "{ pages[0] }", "{ pages.first }", "{ pages.first! }", "{ pages[shown] }", "{ children.first }",
    "{ pages.isEmpty ? nil : pages[shown] }", "{ pages.last === pages[0] ? nil : pages[0] }",
    "{ shown < pages.count ? pages[shown] : nil }",
    "{ guard let page = pages.first else { return nil }\n return page }",
    "{ let all = pages\n return all[0] }",
  ])
  func isLookedUpBy(_ getter: String) {
    expectHidden(
      "let pages: [UIViewController] = [First(), Second()]\n var shown = 0",
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          pages.forEach { page in
              addChild(page)
              view.addSubview(page.view)
              page.didMove(toParent: self)
          }
      }
      override var childForStatusBarHidden: UIViewController? \(getter)
      """)
  }

  /// How a list comes to hold them.
  @Test(arguments: [
    "pages = [First(), Second()]", "pages.append(First())\n pages.append(Second())",
    "pages += [First(), Second()]", "let first = First()\n pages = [first, Second()]",
    "pages = [Second()]\n pages = [First(), Second()]",
    "pages.insert(Second(), at: 0)\n pages.insert(First(), at: 0)",
    "pages = [Second(), First()]\n pages.removeFirst()",
  ])
  func isFilledBy(_ code: String) {
    expectHidden(
      "var pages: [UIViewController] = []",
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
          for page in pages { addChild(page) }
          setNeedsStatusBarAppearanceUpdate()
      }
      override var childForStatusBarHidden: UIViewController? { pages.first }
      """)
  }

  /// Containers of UIKit's take a list that a property holds.
  @Test(arguments: [
    ("UITabBarController", "viewControllers = pages"),
    ("UITabBarController", "setViewControllers(pages, animated: false)"),
    ("UITabBarController", "viewControllers = [pages[0], pages[1]]"),
    ("UITabBarController", "let all = pages\n viewControllers = all"),
  ])
  func isHandedTo(container: String, code: String) {
    expectHidden(
      "let pages: [UIViewController] = [First(), Second()]",
      "override func viewDidLoad() { super.viewDidLoad()\n \(code) }", container)
  }

  /// What only a list holds lives on, and is the same each time.
  @Test func holdsItsControllers() {
    expectHidden(
      "let pages: [Page] = [Page(), Page()]",
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          pages[0].isFull = true
          addChild(pages[1])
          pages[1].removeFromParent()
          addChild(pages[0])
          setNeedsStatusBarAppearanceUpdate()
      }
      override var childForStatusBarHidden: UIViewController? { pages[0] }
      """)
  }

  /// A lazy list is made when it is read, of what a variable holds then.
  @Test func isMadeWhenItIsRead() {
    let found = outcomes(
      """
      class First: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      class Second: UIViewController {}
      class Home: UIViewController {
          lazy var first: UIViewController = First()
          lazy var pages: [UIViewController] = [first]
          override func viewDidLoad() {
              super.viewDidLoad()
              first = Second()
              addChild(pages[0])
          }
          override var childForStatusBarHidden: UIViewController? { pages[0] }
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect unknown
      }
      """)
    #expect(found == ["s: passed"])
  }

  private func expectHidden(_ members: String, _ code: String, _ base: String = "UIViewController")
  {
    let found = outcomes(
      """
      class First: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      class Second: UIViewController {}
      class Page: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
      }
      class Home: \(base) {
          \(members)
          \(code)
      }
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          expect hidden
      }
      """)
    #expect(found == ["s: passed"], "\(members)\n\(code)")
  }
}
