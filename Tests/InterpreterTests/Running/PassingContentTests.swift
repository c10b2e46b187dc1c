import Interpreter
import Testing

/// Views that are there at times, and code that runs before a view is in a window.
struct PassingContentTests {
  private func outcome(_ body: String, steps: String = "") -> Outcome? {
    results(
      """
      app A {
          ios 18
          device notch
          Root()
      }
      struct Root: View {
          @State private var isOpen = false
          var body: some View {
              \(body)
          }
      }
      scenario "A" {
          launch
          \(steps)
          expect visible
      }
      """
    ).first?.outcome
  }

  private static let bare = "Text(\"A\").statusBarHidden()"

  @Test(arguments: [
    "DisclosureGroup(\"A\", isExpanded: $isOpen) { \(bare) }",
    "DisclosureGroup(\"A\", isExpanded: .constant(false)) { \(bare) }",
    "List { Section(isExpanded: $isOpen) { \(bare) } header: { Text(\"B\") } }",
    "Text(\"B\").onTapGesture { isOpen = false }",
  ])
  func whatIsFoldedIsNotShown(body: String) {
    #expect(outcome(body) == .passed)
  }

  @Test func aTapMayUnfold() {
    let body = "DisclosureGroup(\"B\", isExpanded: $isOpen) { \(Self.bare) }"
    #expect(outcome(body, steps: "tap \"B\"\n") == .undecided)
    #expect(outcome(body, steps: "set Root.isOpen = true\n") == .failed)
  }

  @Test(arguments: [
    "AsyncImage(url: nil) { image in image.statusBarHidden() } placeholder: { Text(\"A\") }",
    "ViewThatFits { Text(\"A\"); \(bare) }", "Text(\"A\").draggable(\"B\") { \(bare) }",
    "NavigationStack { Text(\"A\").searchable(text: .constant(\"\")) { \(bare) } }",
    "Text(\"A\").inspector(isPresented: .constant(true)) { \(bare) }",
    "DisclosureGroup(\"A\") { \(bare) }",
  ])
  func whatIsShownAtTimesIsNotKnown(body: String) {
    #expect(outcome(body) == .undecided)
    // What asks for nothing decides nothing.
    #expect(outcome(body.replacing(".statusBarHidden()", with: "")) == .passed)
  }

  /// Nothing stands before a binding that is a parameter.
  @Test func aParameterMayBeABinding() {
    let text = """
      app A {
          ios 17
          device notch
          Root()
      }
      extension View {
          func cover(isShown: Binding<Bool>) -> some View {
              fullScreenCover(isPresented: isShown) { Text("B").statusBarHidden() }
          }
      }
      struct Root: View {
          @State private var isShown = false
          var body: some View { Button("A") { isShown = true }.cover(isShown: $isShown) }
      }
      scenario "A" {
          launch
          expect visible
          tap "A"
          expect hidden
      }
      """
    #expect(results(text).first?.outcome == .passed)
  }

  private func outcome(loading code: String) -> Outcome? {
    results(
      """
      app A {
          ios 17
          device notch
          Root()
      }
      class Root: UIViewController {
          let button = UIButton()
          var isBare = false
          override var prefersStatusBarHidden: Bool { isBare }
          override func viewDidLoad() {
              super.viewDidLoad()
              \(code)
          }
          func look() { isBare = view.window == nil }
          @objc func hide() { isBare = true; setNeedsStatusBarAppearanceUpdate() }
      }
      scenario "A" {
          launch
          expect hidden
      }
      """
    ).first?.outcome
  }

  @Test(arguments: ["isBare = view.window == nil", "look()"])
  func aViewIsInNoWindowWhereItIsLoaded(code: String) {
    #expect(outcome(loading: code) == .passed)
  }

  @Test func aControlMaySendItsActionsItself() {
    let target = "button.addTarget(self, action: #selector(hide), for: .touchUpInside)\n"
    #expect(outcome(loading: target) == .failed)
    #expect(outcome(loading: target + "button.sendActions(for: .touchUpInside)") == .undecided)
  }
}
