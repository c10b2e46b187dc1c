import Interpreter
import Testing

/// What pasted code is made of besides what decides the bar.
struct EverydayCodeTests {
  private func app(_ root: String, _ code: String, _ steps: String, ios: String = "16") -> String {
    """
    app A {
        ios \(ios)
        device notch
        \(root)
    }
    \(code)
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test(arguments: [
    "UIApplication.shared.windows.forEach { window in window.overrideUserInterfaceStyle = .dark }",
    "UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = .dark }",
    "for window in UIApplication.shared.windows { window.overrideUserInterfaceStyle = .dark }",
  ])
  func aThemeIsGivenToEachWindow(statement: String) {
    let code = "class Root: UIViewController { func darken() { \(statement) } }"
    check(app("Root()", code, "expect dark\ncall Root.darken\nexpect light"), "one: passed")
  }

  @Test func anAnswerOfSwiftTwoIsAMistake() {
    let code = """
      class Root: UIViewController {
          override func prefersStatusBarHidden() -> Bool { return true }
      }
      """
    #expect(errors(app("Root()", code, "expect visible")) == ["SB2002"])
  }

  @Test func aBackdropOfTheAppHoldsForControllersToo() {
    let code = "class Root: UIViewController { }"
    check(app("backdrop dark\nRoot()", code, "expect light", ios: "17"), "one: passed")
    let own = "class Root: UIViewController {\nbackdrop dark\n}"
    check(app("Root()", own, "expect light", ios: "17"), "one: passed")
  }

  @Test func aControllerHasNoModifiersOfSwiftUI() {
    let code = "class Root: UIViewController { }"
    #expect(
      errors(app("UINavigationController { Root() }.statusBarHidden()", code, "expect visible"))
        == ["SB2007"])
  }

  @Test func twoTypesMayEachHaveOneOfAName() {
    let code = """
      class Root: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      struct Row { enum Kind { case first } }
      struct Card { enum Kind { case second } }
      """
    check(app("Root()", code, "expect hidden"), "one: passed")
  }

  @Test func viewsMayBeHandedOverAsValues() {
    let code = """
      struct Card<Content: View>: View {
          let content: Content
          var body: some View { VStack { content } }
      }
      struct Any: View {
          let content: AnyView
          var body: some View { content }
      }
      """
    let text = "Text(\"a\").statusBarHidden()"
    check(app("Card(content: \(text))", code, "expect hidden"), "one: passed")
    check(app("Any(content: AnyView(\(text)))", code, "expect hidden"), "one: passed")
  }

  @Test func theFilesOwnModifierWins() {
    let code = """
      extension View {
          func statusBarStyle(_ style: UIStatusBarStyle) -> some View {
              self.preferredColorScheme(style == .lightContent ? .dark : .light)
          }
      }
      """
    check(
      app("Text(\"a\").statusBarStyle(.lightContent)", code, "expect light"), "one: passed")
  }

  @Test func aScreenThatIsDeclaredElsewhereMayAskForAnything() {
    let root = "NavigationView { NavigationLink(\"Open\", destination: Elsewhere()) }"
    let steps = "expect visible\ntap \"Open\"\nexpect visible"
    check(
      app(root, "", steps), "one: undecided", "  SB4101 cannot tell whether the bar is visible")
    check(app("VStack { Elsewhere() }", "", "expect visible"), "one: passed")
  }
}
