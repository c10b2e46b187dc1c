import Interpreter
import Testing

/// `is`, `as?` and what else asks a controller for its class.
struct ClassCheckTests {
  private func app(_ root: String, _ steps: String) -> String {
    """
    app A {
        ios 16
        device "iPhone 8"
        Root()
    }
    class Photo: UIViewController { var isFull = true }
    class Album: Photo { }
    class Root: UITabBarController {
        override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [UIViewController(), Photo(), Album()]
        }
        override var childForStatusBarHidden: UIViewController? { nil }
        \(root)
    }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test(arguments: [
    "override var prefersStatusBarHidden: Bool { selectedViewController is Photo }",
    "override var prefersStatusBarHidden: Bool { (selectedViewController as? Photo) != nil }",
    """
    override var prefersStatusBarHidden: Bool {
        if let photo = selectedViewController as? Photo { return photo.isFull }
        return false
    }
    """,
    """
    override var selectedViewController: UIViewController? { willSet { print("next") } }
    override var prefersStatusBarHidden: Bool { selectedViewController is Photo }
    """,
  ])
  func aClassIsToldFromAnother(getter: String) {
    let steps = """
      expect visible
      select tab 2
      request update
      expect hidden
      select tab 3
      request update
      expect hidden
      """
    check(app(getter, steps), "one: passed")
  }

  @Test func everyControllerIsOneOfUIKits() {
    let getter = """
      override var prefersStatusBarHidden: Bool {
          selectedViewController is UIViewController
              && !(selectedViewController is UINavigationController)
      }
      """
    check(app(getter, "expect hidden"), "one: passed")
  }
}
