import Interpreter
import Testing

/// What UIKit tells a class that is the delegate of its tabs, or of what it presents.
struct DelegateEventTests {
  @Test(arguments: [
    // A finger selects a tab, the shown one too; code does not tell.
    ("delegate = self", "select tab 2", "hidden"),
    ("delegate = self", "select tab 2\n    select tab 1", "visible"),
    ("delegate = self", "call Tabs.byCode", "visible"),
    ("self.delegate = self", "select tab 2", "hidden"),
  ])
  func tabsTellTheirDelegate(setting: String, steps: String, fact: String) {
    let found = outcomes(
      """
      class Tabs: UITabBarController, UITabBarControllerDelegate {
          var hides = false
          override var childForStatusBarHidden: UIViewController? { nil }
          override var prefersStatusBarHidden: Bool { hides }
          override func viewDidLoad() {
              super.viewDidLoad()
              \(setting)
              viewControllers = [Feed(), Live()]
          }
          func tabBarController(_ tabs: UITabBarController, didSelect shown: UIViewController) {
              hides = shown is Live
              setNeedsStatusBarAppearanceUpdate()
          }
          func byCode() { selectedIndex = 1 }
      }
      class Feed: UIViewController {}
      class Live: UIViewController {}
      app A {
          ios 17
          device notch
          Tabs()
      }
      scenario "s" {
          launch
          \(steps)
          expect \(fact)
      }
      """)
    #expect(found == ["s: passed"])
  }

  @Test(arguments: [
    // A swipe tells; a button that dismisses does not, and neither does a swipe that is given up.
    ("picker.presentationController?.delegate = self", "begin dismiss\n    finish", "visible"),
    (
      "picker.presentationController?.delegate = self", "begin dismiss\n    cancel\n    dismiss",
      "hidden"
    ),
    ("picker.presentationController?.delegate = self", "dismiss", "hidden"),
  ])
  func whatIsPresentedTellsItsDelegate(setting: String, steps: String, fact: String) {
    let found = outcomes(
      """
      class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
          var hides = false
          override var prefersStatusBarHidden: Bool { hides }
          @objc func pick() {
              let picker = Picker()
              \(setting)
              hides = true
              present(picker, animated: true)
          }
          func presentationControllerDidDismiss(_ controller: UIPresentationController) {
              hides = false
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      class Picker: UIViewController {}
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "s" {
          launch
          call Home.pick
          \(steps)
          expect \(fact)
      }
      """)
    #expect(found == ["s: passed"])
  }
}
