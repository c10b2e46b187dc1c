import Interpreter
import Testing

/// Objects of the author's own classes that controllers keep and share.
struct PlainObjectTests {
  private func app(_ classes: String, _ steps: String) -> String {
    """
    app A {
        ios 16
        device "iPhone 8"
        Root()
    }
    \(classes)
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test(arguments: ["NSObject", "Codable", "Chromed"])
  func aControllerReadsAnObjectThatItKeeps(base: String) {
    let classes = """
      protocol Chromed {}
      class Chrome: \(base) {
          var isHidden = false
          func hide() { isHidden = true }
      }
      class Root: UIViewController {
          let chrome = Chrome()
          override var prefersStatusBarHidden: Bool { chrome.isHidden }
          func hide() {
              chrome.hide()
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      """
    check(app(classes, "expect visible\ncall Root.hide\nexpect hidden"), "one: passed")
  }

  @Test func oneObjectIsShared() {
    let classes = """
      class Chrome {
          static let shared = Chrome()
          var isHidden = false
      }
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool { Chrome.shared.isHidden }
          func hide() {
              Chrome.shared.isHidden = true
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      """
    check(app(classes, "expect visible\ncall Root.hide\nexpect hidden"), "one: passed")
  }

  @Test func anObjectThatIsAssignedLaterHasItsDefaults() {
    let classes = """
      class Theme {
          var isDark = true
          var isQuiet = false
      }
      class Root: UIViewController {
          var theme: Theme?
          override func viewDidLoad() {
              super.viewDidLoad()
              theme = Theme()
              theme?.isQuiet = true
          }
          override var preferredStatusBarStyle: UIStatusBarStyle {
              theme?.isDark == true ? .lightContent : .darkContent
          }
          override var prefersStatusBarHidden: Bool { theme?.isQuiet ?? false }
          func show() {
              theme = Theme()
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      """
    check(app(classes, "expect hidden\ncall Root.show\nexpect visible, light"), "one: passed")
  }

  @Test func anObjectFromElsewhereIsUnknown() {
    let classes = """
      class Theme { var isDark = true }
      class Root: UIViewController {
          var theme: Theme?
          override func viewDidLoad() { theme = themes.current }
          override var preferredStatusBarStyle: UIStatusBarStyle {
              theme?.isDark == true ? .lightContent : .darkContent
          }
      }
      """
    check(
      app(classes, "expect light"), "one: undecided",
      "  SB4101 cannot tell whether the bar is light")
  }
}
