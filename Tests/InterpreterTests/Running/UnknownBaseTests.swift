import Interpreter
import Testing

/// Classes whose superclass is declared elsewhere: controllers, by its name or by what they
/// override. What they answer counts; what they do not answer is unknown.
struct UnknownBaseTests {
  private func app(_ root: String, _ declarations: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        \(root)
    }
    \(declarations)
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test(arguments: ["BaseViewController", "ThemedController", "BaseVC"])
  func whatTheClassAnswersCounts(_ base: String) {
    let lit = """
      class Lit: \(base) {
          override var prefersStatusBarHidden: Bool { false }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """
    check(app("Lit()", lit, "expect light by Lit"), "one: passed")
  }

  @Test func whatItDoesNotAnswerIsUnknown() {
    let lit = """
      class Lit: BaseViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """
    check(
      app("Lit()", lit, "expect visible"), "one: undecided",
      "  SB4101 cannot tell whether the bar is visible")
    let steps = "set BaseViewController.prefersStatusBarHidden = false\nlaunch\nexpect light"
    let set = app("Lit()", lit, steps).replacing("    launch\n    set", with: "    set")
    check(set, "one: passed")
  }

  @Test(arguments: [
    "super.preferredStatusBarStyle", "isOn ? super.preferredStatusBarStyle : .default",
  ])
  func whatItAsksOfItIsUnknown(_ answer: String) {
    let lit = """
      class Lit: BaseViewController {
          var isOn = true
          override var prefersStatusBarHidden: Bool { false }
          override var preferredStatusBarStyle: UIStatusBarStyle { \(answer) }
      }
      """
    check(
      app("Lit()", lit, "expect visible\nexpect dark"), "one: undecided",
      "  SB4101 cannot tell whether the bar is dark")
  }

  @Test func aSubclassOfSuchAClassRestsOnItToo() throws {
    let text = app(
      "Inner()",
      """
      class Lit: BaseViewController { override var prefersStatusBarHidden: Bool { true } }
      class Inner: Lit { }
      """, "expect hidden")
    let cell = try #require(results(text).first?.cells.first)
    #expect(cell.outcome == .passed)
    #expect(cell.assumptions.count == 1)
  }

  @Test func aContainerByItsName() {
    let text = app(
      "Root { Lit() }",
      """
      class Root: BaseNavigationController {
          override var childForStatusBarStyle: UIViewController? { topViewController }
          override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      class Lit: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class Away: UIViewController { }
      """, "expect light by Lit, depth 1\npush Away\nexpect depth 2, dark by Away")
    check(text, "one: passed")
  }

  @Test func aSlipOfADeclaredClassIsAnError() {
    let text = app(
      "Lit()",
      """
      class Base: UIViewController { }
      class Lit: Bose { override func viewDidLoad() { } }
      """, "expect visible")
    #expect(errors(text).contains("SB2002"))
  }

  @Test func aClassThatControlsSomethingElseIsNone() {
    let text = app(
      "C()",
      """
      class Player: NSObject { var isOn = true }
      class C: UIViewController {
          let player = Player()
          override var prefersStatusBarHidden: Bool { player.isOn }
      }
      """, "expect hidden")
    check(text, "one: passed")
  }
}
