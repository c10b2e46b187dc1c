import Testing

/// Where the sources leave open what SwiftUI does with a scheme, or with a controller in a view.
struct OpenSchemeTests {
  private func outcome(
    _ code: String, _ steps: String, ios: String = "18", settings: String = ""
  ) -> String? {
    let lines = "launch; \(steps)".replacing("; ", with: "\n")
    return outcomes(
      """
      app A {
          ios \(ios)
          device homeButton
          appearance light
          \(settings)
          Home()
      }
      \(code)
      scenario "s" {
      \(lines)
      }
      """
    ).first
  }

  @Test func theSchemeOfAVisitedTabMayLast() {  // S14
    func tabs(_ first: String) -> String {
      """
      struct Home: View {
          var body: some View {
              TabView {
                  Text("a")\(first).tabItem { Text("One") }
                  Text("b").preferredColorScheme(.dark).tabItem { Text("Two") }
              }
          }
      }
      """
    }
    #expect(outcome(tabs(""), "expect dark", ios: "16") == "s: passed")
    #expect(outcome(tabs(""), "select tab \"Two\"; expect light", ios: "16") == "s: passed")
    let back = "select tab \"Two\"; select tab \"One\"; expect dark"
    #expect(outcome(tabs(""), back, ios: "16") == "s: undecided")
    #expect(outcome(tabs(".preferredColorScheme(.light)"), back, ios: "16") == "s: undecided")
  }

  @Test(arguments: [("16", "passed"), ("17", "undecided"), ("26", "undecided")])
  func aBackdropAgainstAForcedSchemeIsOpen(ios: String, outcome expected: String) {  // U41
    let code = "struct Home: View { var body: some View { Text(\"a\")$ } }"
    let forced = code.replacing("$", with: ".preferredColorScheme(.dark)")
    let device = ios == "16" ? "device \"iPhone 8\"" : "device \"iPhone 15\""
    func result(_ code: String, _ backdrop: String) -> String? {
      outcomes(
        """
        app A {
            ios \(ios)
            \(device)
            backdrop \(backdrop)
            Home()
        }
        \(code)
        scenario "s" {
            launch
            expect light
        }
        """
      ).first
    }
    #expect(result(forced, "bright") == "s: \(expected)")
    #expect(result(forced, "dark") == "s: passed")
  }

  // MARK: - S8

  private func embedding(_ code: String) -> String {
    """
    struct Home: View {
        var body: some View { ZStack { Wrap() }.statusBarHidden() }
    }
    struct Wrap: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { \(code) }
        func updateUIViewController(_ controller: UIViewController, context: Context) {
            context.coordinator.parent = self
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
            var parent: Wrap
            init(_ parent: Wrap) { self.parent = parent }
        }
    }
    class Loud: UIViewController {
        override var prefersStatusBarHidden: Bool { false }
    }
    class Plain: UIViewController {}
    """
  }

  @Test(arguments: [
    ("UIViewController()", "hidden"), ("Plain()", "hidden"), ("Loud()", "visible"),
    ("UINavigationController(rootViewController: Plain())", "hidden"),
    ("UINavigationController(rootViewController: Loud())", "visible"),
    (
      "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)", "hidden"
    ),
  ])
  func aControllerThatOverridesNothingLeavesTheModifierAlone(made: String, bar: String) {
    #expect(outcome(embedding(made), "expect \(bar)") == "s: passed")
  }

  @Test func aPlainRepresentableAsksForNothing() {  // S10
    let code = """
      struct Home: View { var body: some View { WebBox() } }
      struct WebBox: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    #expect(outcome(code, "expect visible, dark", ios: "16") == "s: passed")
    let handed = """
      struct Home: View {
          @State private var isFull = false
          var body: some View { WebBox(isFull: $isFull).statusBarHidden(isFull) }
      }
      struct WebBox: UIViewRepresentable {
          @Binding var isFull: Bool
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    #expect(outcome(handed, "expect visible", ios: "16") == "s: undecided")
  }

  // MARK: - S11

  @Test func aHostingSubclassOverAStackIsTakenNotToBeAsked() {
    func result(_ content: String, _ policy: String = "") -> String? {
      outcomes(
        """
        app A {
            ios 16
            device homeButton
            appearance light
            \(policy)
            Host { \(content) }
        }
        class Host: UIHostingController<Page> {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        struct Page: View { var body: some View { NavigationStack { Text("a") } } }
        struct Plain: View { var body: some View { Text("a") } }
        scenario "s" {
            launch
            expect light
        }
        """
      ).first
    }
    #expect(result("Plain()") == "s: passed")
    #expect(result("Page()") == "s: failed")
    #expect(result("Page()", "policy.hostingSubclass asked") == "s: passed")
    #expect(result("Plain()", "policy.hostingSubclass childless") == "s: failed")
  }
}
