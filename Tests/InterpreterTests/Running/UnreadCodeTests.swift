import Interpreter
import Testing

/// Code of everyday apps that is no business of the bar's, and is not refused for being unread.
struct UnreadCodeTests {
  private func app(_ code: String, _ expect: String) -> String {
    """
    app A {
        ios 17
        device notch
        Root()
    }
    \(code)
    scenario "one" {
        launch
        expect \(expect)
    }
    """
  }

  @Test func aGetterThatIsNotReadMayAnswerAnything() {
    let code = """
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool { while true { } }
      }
      """
    check(
      app(code, "visible"), "one: undecided", "  SB4101 cannot tell whether the bar is visible")
  }

  @Test(arguments: [
    "let first = items.first(where: { $0.id == id })", "items.removeAll(where: { $0 == id })",
    "items.sort { $0.count > $1.count }", "let sum = items.map(\\.count).reduce(0) { $0 + $1 }",
    "let grouped = Dictionary(grouping: items) { $0.day }",
  ])
  func closuresThatComputeAreNoMistakes(statement: String) {
    let code = """
      struct Root: View {
          @State private var items: [Item] = []
          var id: String { "a" }
          var body: some View {
              Text("a").statusBarHidden().onAppear { \(statement) }
          }
      }
      """
    check(app(code, "hidden"), "one: passed")
  }

  @Test func aValueOnItsWayIsNoAction() {
    let code = """
      struct Root: View {
          var body: some View {
              let formatter = NumberFormatter()
              formatter.numberStyle = .decimal
              return Text(formatter.string(for: 3) ?? "").statusBarHidden()
          }
      }
      """
    check(app(code, "hidden"), "one: passed")
  }

  @Test func anExtensionInAnotherFileMayDeclareAName() {
    let code = """
      struct Root: View {
          var body: some View {
              VStack { header }
                  .statusBarHidden(isQuiet)
          }
      }
      """
    check(app(code, "hidden"), "one: undecided", "  SB4101 cannot tell whether the bar is hidden")
  }
}
