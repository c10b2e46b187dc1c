import Testing

/// Controllers that functions and computed properties of other controllers make.
struct WrappedControllerTests {
  @Test(arguments: [
    "Page().stacked", "Page().stack()", "page.stacked", "page.stack()", "page.chosen",
    "page.styled", "page.stack(full: true)", "page.own", "Page().owned(true)", "lazyPage.styled",
    "page.stack() as UIViewController", "(page.stack())",
  ])
  func oneWrapsItself(made: String) {
    AskedCode(
      """
      class Root: UIViewController { // hidden
          let page = Page()
          lazy var lazyPage: Page! = { let page = Page(); page.title = "a"; return page }()
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              let shown = \(made)
              shown.modalPresentationStyle = .fullScreen
              present(shown, animated: false)
          }
      }
      class Page: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          var own: UINavigationController { Stack(rootViewController: self) }
          func owned(_ isIn: Bool) -> UIViewController {
              guard isIn else { return self }
              return Stack(rootViewController: self)
          }
      }
      class Stack: UINavigationController {
          override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      extension UIViewController {
          var stacked: UINavigationController { return Stack(rootViewController: self) }
          var chosen: UINavigationController {
              if let stack = navigationController { return stack }
              let stack = Stack(rootViewController: self)
              return stack
          }
          var styled: UINavigationController {
              let stack = Stack(rootViewController: self)
              stack.modalPresentationStyle = modalPresentationStyle
              return stack
          }
          func stack(full: Bool = false) -> UINavigationController {
              let stack = Stack(rootViewController: self)
              if full { stack.modalPresentationStyle = .fullScreen }
              return stack
          }
      }
      """
    ).check()
  }

  /// Each call makes another one, once.
  @Test func eachCallMakesOne() {
    let found = outcomes(
      """
      class Page: UIViewController {
          static var count = 0
          func stack() -> UIViewController {
              Page.count += 1
              return UINavigationController(rootViewController: self)
          }
      }
      class Root: UIViewController {
          func show() { present(Page().stack(), animated: false) }
          override var prefersStatusBarHidden: Bool { Page.count == 1 }
      }
      app A {
          ios 12
          device notch
          Root()
      }
      scenario "one" {
          launch
          call Root.show
          expect top Page
          dismiss
          expect hidden
          call Root.show
          dismiss
          expect visible
      }
      """)
    #expect(found == ["one: passed"])
  }
}
