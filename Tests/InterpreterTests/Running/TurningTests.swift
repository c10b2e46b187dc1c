import Interpreter
import Language
import Testing

/// How a class lets the app turn, in more than one expression.
struct TurningTests {
  private static let mask =
    "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"

  /// Whether the bar is visible after the phone was laid on its side: it did not turn.
  private func outcome(_ getter: String, root: String = "Root()", _ more: String = "") -> String? {
    outcomes(
      """
      class Root: UIViewController { \(TurningTests.mask) { \(getter) } }
      \(more)
      app A {
          ios 17
          device "iPhone 15"
          \(root)
      }
      scenario "one" {
          launch
          rotate landscape
          expect visible
      }
      """
    ).first
  }

  @Test func branchesAreFollowed() {
    let isPad = "UIDevice.current.userInterfaceIdiom == .pad"
    #expect(outcome("if \(isPad) { return .all }; return .portrait") == "one: passed")
    #expect(outcome("if \(isPad) { return .all } else { return .portrait }") == "one: passed")
    let isPhone = "UIDevice.current.userInterfaceIdiom == .phone"
    #expect(outcome("guard \(isPhone) else { return .all }; return .portrait") == "one: passed")
    #expect(outcome("guard \(isPhone) else { return .portrait }; return .all") == "one: failed")
    #expect(outcome("let a = b(); return a") == "one: undecided")
  }

  @Test func whatTheClassAboveAnswersIsFollowed() {
    let above = "super.supportedInterfaceOrientations"
    #expect(outcome(above) == "one: failed")
    #expect(outcome("Settings.isWide ? \(above) : .portrait") == "one: undecided")
    let sub = "class Sub: Root { \(TurningTests.mask) { \(above) } }"
    #expect(outcome(".portrait", root: "Sub()", sub) == "one: passed")
    #expect(outcome(".all", root: "Sub()", sub) == "one: failed")
  }

  /// A stack may ask the screen on top of it.
  @Test func anotherControllerMayBeAsked() {
    let asked = "topViewController?.supportedInterfaceOrientations"
    for getter in ["\(asked) ?? .all", "return \(asked) ?? super.supportedInterfaceOrientations"] {
      let stack = "class Stack: UINavigationController { \(TurningTests.mask) { \(getter) } }"
      #expect(outcome(".portrait", root: "Stack { Root() }", stack) == "one: passed")
      #expect(outcome(".all", root: "Stack { Root() }", stack) == "one: failed")
    }
  }
}
