import Interpreter
import Testing

/// Code in callbacks that takes away what is just coming or going.
struct RemovalInTransitionTests {
  @Test func whatComesCannotBeTakenAwayHalfWay() {
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      class Root: UIViewController { func open() { present(P(), animated: true) } }
      class P: UIViewController {
          override func viewWillAppear(_ animated: Bool) { dismiss(animated: true) }
      }
      scenario "one" {
          launch
          call Root.open
          expect visible
      }
      """
    check(
      text, "one: broken",
      "  SB4105 code removes a controller in mid-transition in this step; UIKit does not do that")
  }

  @Test func whatLeavesIsLeftToLeave() {
    let text = """
      app A {
          ios 12
          device notch
          Root()
      }
      class Root: UIViewController { func open() { present(P(), animated: true) } }
      class P: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override func viewWillDisappear(_ animated: Bool) { dismiss(animated: true) }
      }
      scenario "one" {
          launch
          call Root.open
          expect hidden
          dismiss
          expect visible
      }
      """
    check(text, "one: passed")
  }
}
