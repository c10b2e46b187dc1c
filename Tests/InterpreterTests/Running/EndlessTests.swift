import Interpreter
import Testing

/// Specs that ask for more than can be waited for: each ends soon, and says so.
@Suite(.timeLimit(.minutes(1)))
struct EndlessTests {
  private static let depth = 40

  private func app(_ declarations: String, _ steps: String = "launch\nexpect visible") -> String {
    """
    app A {
        ios 13
        device "iPhone 8"
        S()
    }
    \(declarations)
    scenario "one" {
    \(steps)
    }
    """
  }

  /// What `link` makes of each number, and then what stands for the last.
  private func chain(_ link: (Int) -> String, _ last: String) -> String {
    (0..<EndlessTests.depth).map { link($0) }.joined(separator: "\n") + "\n" + last
  }

  @Test(arguments: ["VStack", "TabView", "NavigationView"])
  func aScreenThatShowsItselfTwice(container: String) {
    check(
      app("screen S { \(container) {\nS()\nS()\n} }"), "one: broken",
      "  SB4103 this step never ends, or goes too deep to follow")
  }

  /// A comment that shows its answers, which show theirs; how deep they go is unknown.
  private func thread(_ feed: String, _ comment: String) -> String {
    app(
      """
      struct S: View {
          var body: some View { Comment(depth: count()) \(feed) }
      }
      struct Comment: View {
          var depth: Int
          var body: some View {
              VStack {
                  if depth > 0 {
                      Comment(depth: depth - 1)
                      Comment(depth: depth - 2)
                  }
              }
              \(comment)
          }
      }
      """, "launch\nexpect hidden")
  }

  @Test func aViewThatShowsItselfWhileAnUnknownConditionHolds() {
    check(thread(".statusBarHidden()", ""), "one: passed")
    check(
      thread("", ".statusBarHidden(depth > 100)"), "one: undecided",
      "  SB4101 cannot tell whether the bar is hidden")
  }

  /// A view of settings, which hold others and are shown in one of many ways.
  @Test func aViewThatShowsItselfInManyPlaces() {
    let ways = (0..<7).map { "if part.is\($0) { Section { Node() } header: { Node() } }" }
    checkRoot(
      "visible, dark",
      """
      struct Node: View {
          @State private var isOn = false
          var body: some View {
              ForEach(Library.parts) { part in
                  \(ways.joined(separator: "\n"))
              }
              .onAppear { isOn = true }
          }
      }
      struct Root: View { var body: some View { Node() } }
      """)
  }

  @Test func screensThatEachShowTheNextTwice() {
    let screens = chain(
      { "screen S\($0) { VStack {\nS\($0 + 1)()\nS\($0 + 1)()\n} }" },
      "screen S\(EndlessTests.depth) { Text(\"x\") }\nscreen S { S0() }")
    check(
      app(screens), "one: broken",
      "  SB4103 this step creates more screens than can be tracked")
  }

  @Test func functionsThatEachCallTheNextTwice() {
    let functions = chain(
      { "func f\($0)() {\nf\($0 + 1)()\nf\($0 + 1)()\n}" },
      "func f\(EndlessTests.depth)() { isOn.toggle() }")
    let screen = "class S: UIViewController {\nvar isOn = false\n\(functions)\n}"
    check(
      app(screen, "launch\ncall S.f0\nexpect visible"), "one: broken",
      "  SB4103 this step never ends, or goes too deep to follow")
  }

  @Test func gettersThatEachAskSuperTwice() {
    let classes = chain(
      { number in
        """
        class S\(number == 0 ? "" : String(number)): S\(number + 1) {
            override var prefersStatusBarHidden: Bool {
                super.prefersStatusBarHidden || super.prefersStatusBarHidden
            }
        }
        """
      }, "class S\(EndlessTests.depth): UIViewController { }")
    check(app(classes), "one: passed")
  }

  @Test func superIsTheClassAboveTheOneThatAsks() {
    let classes = """
      class Base: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      class Middle: Base {
          override var prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }
      }
      class S: Middle {
          override var prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }
      }
      """
    check(app(classes, "launch\nexpect hidden"), "one: passed")
    let leaf = classes.replacing("class S: Middle {", with: "class S: Base {")
    check(app(leaf, "launch\nexpect visible"), "one: passed")
  }
}
