import Testing

/// Functions that UIKit calls, at times that are not modelled: what they change may be so.
struct CallbackTests {
  private func outcome(_ function: String, _ steps: String = "expect hidden") -> String? {
    outcomes(
      """
      class Root: UIViewController, UINavigationControllerDelegate {
          var hides = false
          override var prefersStatusBarHidden: Bool { hides }
          func update() { hides = true; setNeedsStatusBarAppearanceUpdate() }
          \(function)
      }
      app A {
          ios 16
          device "iPhone SE (3rd generation)"
          UINavigationController { Root() }
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  @Test(arguments: [
    "override func viewWillLayoutSubviews() { update() }",
    "override func updateViewConstraints() { super.updateViewConstraints(); update() }",
    "override func viewSafeAreaInsetsDidChange() { update() }",
    "override func didMove(toParent parent: UIViewController?) { update() }",
    "override func willMove(toParent parent: UIViewController?) { update() }",
    "func navigationController(_ n: UINavigationController, willShow v: UIViewController, "
      + "animated: Bool) { update() }",
    "func presentationControllerDidDismiss(_ p: UIPresentationController) { update() }",
  ])
  func aCallbackMayHaveRun(function: String) {
    #expect(outcome(function) == "one: undecided")
  }

  @Test func whatDoesNothingLeavesTheAnswerAsItIs() {
    let function =
      "override func didMove(toParent p: UIViewController?) { super.didMove(toParent: p) }"
    #expect(outcome(function, "expect visible") == "one: passed")
    #expect(outcome("func tableView() { update() }", "expect visible") == "one: passed")
  }

  /// `$flag` is a publisher, which has methods that a truth has not.
  @Test func whatAPublisherTellsMayBeTold() {
    let code = """
      @Published var flag = false
          var bag: Set<AnyCancellable> = []
          override func viewDidLoad() {
              super.viewDidLoad()
              $flag.sink { [weak self] on in self?.hides = on }.store(in: &bag)
          }
      """
    #expect(outcome(code, "request update\nexpect hidden") == "one: undecided")
  }
}
