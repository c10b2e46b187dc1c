import Language
import Testing

@testable import Projects

/// How a screen is presented, and so whether it is asked: in styles of several places.
@Suite struct PresentedTests {
  private static let light =
    "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"

  /// Where some ways to show a screen leave the bar to what is below, its answer may not count.
  @Test(arguments: [
    ("present(Page(), animated: true)", "not asked not asked itself:2"),
    ("present(wide: Page(), animated: true)", "no light|not asked itself:2"),
    (
      "let page = Page(); if big { page.modalPresentationStyle = .fullScreen }\n"
        + "present(page, animated: true)", "no light|not asked itself:2"
    ),
    (
      "let page = Page(); if big { page.modalPresentationStyle = .fullScreen\n"
        + "present(page, animated: true) }", "no light itself:2"
    ),
    (
      "let page = Page(); page.modalPresentationStyle = .fullScreen\n"
        + "present(page, animated: true)\nlet other = Page()\npresent(other, animated: true)",
      "no light|not asked itself:2"
    ),
  ])
  func severalWaysToShowItAreTold(code: String, expected: String) {
    let table = reach(
      """
      class Page: UIViewController {
        \(Self.light)
      }
      class Home: UIViewController {
        func go() {
          \(code)
        }
      }
      """)
    #expect(row("Page", table) == expected)
  }

  /// One of several initializers sets a style; the current context may ask or not (P19).
  @Test(arguments: [
    (
      "init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .fullScreen }\n"
        + "init(x: Int) { super.init(nibName: nil, bundle: nil) }",
      "present(Page(x: 1), animated: true)",
      "no light|not asked itself:2"
    ),
    (
      "init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .fullScreen }\n"
        + "required init?(coder: NSCoder) { fatalError() }", "present(Page(), animated: true)",
      "no light itself:2"
    ),
    (
      "",
      "let page = Page(); page.modalPresentationStyle = .currentContext\n"
        + "present(page, animated: true)", "no light|not asked itself:2"
    ),
  ])
  func aStyleThatMayNotCountLeavesTheRowOpen(initializers: String, code: String, expected: String) {
    let table = reach(
      """
      class Page: UIViewController {
        \(Self.light)
        \(initializers)
      }
      class Home: UIViewController {
        func go() {
          \(code)
        }
      }
      """)
    #expect(row("Page", table) == expected)
  }

  /// A class may say by its properties how it is presented.
  @Test(arguments: [
    "override var modalPresentationStyle: UIModalPresentationStyle { get { .fullScreen } set { } }",
    "override var modalPresentationCapturesStatusBarAppearance: Bool { get { true } set { } }",
  ])
  func aPropertySaysHowItIsPresented(property: String) {
    let table = reach(
      """
      class Page: UIViewController {
        \(Self.light)
        \(property)
      }
      class Home: UIViewController { func go() { present(Page(), animated: true) } }
      """)
    #expect(row("Page", table) == "no light itself:2")
    #expect(table.dead.isEmpty)
  }

  /// A style that is set where the screen is not yet shown leaves the row open to both.
  @Test(arguments: [
    "lazy var page: Page = { let p = Page(); p.modalPresentationStyle = .fullScreen; return p }()",
    "var page: Page { let p = Page(); p.modalPresentationStyle = .fullScreen; return p }",
  ])
  func aPropertyThatMakesAScreenSaysHow(property: String) {
    let table = reach(
      """
      class Page: UIViewController {
        \(Self.light)
      }
      class Home: UIViewController {
        \(property)
        func go() { present(page, animated: true) }
      }
      """)
    #expect(row("Page", table) == "no light|not asked itself:2")
    #expect(table.dead.isEmpty)
  }

  /// What an initializer sets in a branch is in force in some.
  @Test func aStyleThatIsSetInABranchIsOneOfTwo() {
    let table = reach(
      """
      class Page: UIViewController {
        init(full: Bool) {
          super.init(nibName: nil, bundle: nil)
          if full { modalPresentationStyle = .fullScreen }
        }
        \(Self.light)
      }
      class Home: UIViewController { func go() { present(Page(full: false), animated: true) } }
      """)
    #expect(row("Page", table) == "no light|not asked itself:6")
    #expect(table.dead.isEmpty)
  }
}
