import Interpreter
import Testing

/// Facts beside the bar that depend on what is not known: unknown, and never another answer.
struct FactsBesideTheBarTests {
  private func app(_ root: String, _ declarations: String, _ steps: String) -> String {
    """
    import ScrollKit 0.4
    app A {
        ios 14.3
        device "iPhone 8"
        quirks on
        \(root)
    }
    \(declarations)
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  // MARK: - The navigation bar (Q9)

  private func stack(_ repair: String) -> String {
    app(
      "Stack { First() }",
      """
      class Stack: UINavigationController {
          override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      class First: UIViewController {
          var isAway = false
          override var prefersStatusBarHidden: Bool { isAway }
          func toggle() { isAway.toggle(); setNeedsStatusBarAppearanceUpdate() }
      }
      class Second: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              \(repair)
          }
      }
      """,
      """
      call First.toggle
      call First.toggle
      push Second
      expect navigationBar overlapping
      """)
  }

  @Test(arguments: [
    "navigationController?.perform(Elsewhere.selector)",
    "navigationController?.navigationBar.frame = Elsewhere.frame",
    """
    let frame = navigationController?.navigationBar.frame ?? .zero
    navigationController?.navigationBar.frame = CGRect(x: 0, y: top, width: 1, height: 1)
    """,
    """
    if Elsewhere.isAllowed {
        navigationController?.perform(
            NSSelectorFromString("_updateLayoutForStatusBarAndInterfaceOrientation"))
    }
    """,
  ])
  func nobodyKnowsWhetherCodeFromElsewhereLaysTheBarOut(_ repair: String) {
    check(
      stack(repair), "one: undecided",
      "  SB4101 cannot tell whether `navigationBar overlapping` holds")
  }

  @Test func whatIsKnownToLayOutNothingLeavesTheBarWhereItIs() {
    check(stack("title = Elsewhere.title"), "one: passed")
  }

  @Test func aSlipOfTheFrameIsAnError() {
    #expect(
      errors(stack("navigationController?.navigationBar.frme = CGRect(x: 0, y: 1)"))
        == ["SB2002"])
  }

  // MARK: - Headers and titles

  @Test(arguments: ["expect header.visibleRatio 1", "expect header.height 250"])
  func aHeaderOfUnknownHeight(_ fact: String) {
    let view = """
      screen Album {
          ScrollViewWithStickyHeader(
              header: Text("a"), headerHeight: Elsewhere.height
          ) { Text("b") }
      }
      """
    let name = fact.split(separator: " ").dropFirst().joined(separator: " ")
    check(
      app("Album()", view, fact), "one: undecided",
      "  SB4101 cannot tell whether `\(name)` holds")
  }

  // MARK: - Animations

  @Test(arguments: [
    ("UIApplication.shared.setStatusBarHidden(true, with: Elsewhere.kind)", "animated slide"),
    ("UIApplication.shared.setStatusBarHidden(true, with: Elsewhere.kind)", "not animated"),
    (
      """
      UIView.animate(withDuration: Elsewhere.time) {
          UIApplication.shared.isStatusBarHidden = true
      }
      """,
      "animated for 0.25 s"
    ),
  ])
  func nobodyKnowsHowItIsAnimated(code: String, fact: String) {
    let text = app(
      "C()", "class C: UIViewController { func go() { \(code) } }",
      "call C.go\nexpect hidden, \(fact)"
    ).replacing("quirks on", with: "plist { UIViewControllerBasedStatusBarAppearance = NO }")
    check(text, "one: undecided", "  SB4101 cannot tell whether `\(fact)` holds")
  }

  // MARK: - The style of a hidden bar (U21)

  @Test func whatStyleAHiddenBarKeeps() {
    let text = app(
      "C()",
      """
      class C: UIViewController {
          var isAway = false
          override var prefersStatusBarHidden: Bool { isAway }
          override var preferredStatusBarStyle: UIStatusBarStyle { Elsewhere.style }
      }
      """,
      "set C.isAway = true\nrequest update\nexpect hidden, style .lightContent")
    check(text, "one: undecided", "  SB4101 cannot tell whether `style .lightContent` holds")
  }

  // MARK: - Advice

  @Test(arguments: ["expect no advice", "expect advice styleUnderNavigationBar"])
  func nobodyKnowsWhatIsInVainBesideAnUnknownChild(_ fact: String) {
    let text = app(
      "Stack { Lit() }",
      """
      class Stack: UINavigationController {
          override var childForStatusBarStyle: UIViewController? { Elsewhere.child }
      }
      class Lit: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """, fact)
    let name = fact.dropFirst(7)
    check(text, "one: undecided", "  SB4101 cannot tell whether `\(name)` holds")
  }

  // MARK: - What is injected (S55)

  @Test(arguments: ["environmentObject(Elsewhere.state)", "statusBarVisible(Elsewhere.state)"])
  func whatIsInjectedFromElsewhereMayBeTheState(_ modifier: String) {
    let text = app(
      "Root()",
      """
      struct Root: View {
          var body: some View {
              NavigationView { NavigationLink("go", destination: Inner()) }.\(modifier)
          }
      }
      struct Inner: View {
          @EnvironmentObject private var state: StatusBarVisibleState
          var body: some View { Button("hide") { state.isHidden = true } }
      }
      """, "tap \"go\"\ntap \"hide\"\nexpect depth 2")
    check(text, "one: passed")
  }

  @Test func nothingInjectedIsACrash() {
    let text = app(
      "NavigationView { Inner() }",
      """
      struct Inner: View {
          @EnvironmentObject private var state: StatusBarVisibleState
          var body: some View { Button("hide") { state.isHidden = true } }
      }
      """, "expect visible")
    check(text, "one: broken", "  SB4104 the app crashes in this step")
  }
}
