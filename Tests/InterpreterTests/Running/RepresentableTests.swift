import Interpreter
import StatusBar
import Testing
import Wording

/// Controllers that code makes for SwiftUI: what the code does with them counts.
struct RepresentableTests {
  private func app(_ wrap: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        policy.embeddedControllers asked
        Home()
    }
    class Dark: UIViewController {
        var isDark = false
        init() { super.init(nibName: nil, bundle: nil) }
        init(isDark: Bool) {
            self.isDark = isDark
            super.init(nibName: nil, bundle: nil)
        }
        override var preferredStatusBarStyle: UIStatusBarStyle {
            isDark ? .lightContent : .darkContent
        }
    }
    class Plain: UIViewController { }
    class Host: UIHostingController<Page> {
        var isDark = false
        override func viewDidLoad() { isDark = true }
        override var preferredStatusBarStyle: UIStatusBarStyle {
            isDark ? .lightContent : .darkContent
        }
    }
    struct Page: View { var body: some View { Text("a") } }
    struct Wrap: UIViewControllerRepresentable {
        var isDark: Bool
    \(wrap)
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject {
            var parent: Wrap
            init(_ parent: Wrap) { self.parent = parent }
        }
    }
    struct Home: View {
        @State private var isDark = true
        var body: some View { Wrap(isDark: isDark) }
    }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  private func making(_ body: String, result: String = "UIViewController") -> String {
    """
    func makeUIViewController(context: Context) -> \(result) {
    \(body)
    }
    func updateUIViewController(_ controller: \(result), context: Context) { }
    """
  }

  private func verdict(_ text: String) -> [String]? {
    results(text).first?.cells.first.map { cell in
      [cell.outcome.spelling] + cell.told.map { $0.title }
    }
  }

  @Test(arguments: [
    "Dark(isDark: isDark)",
    "let controller = Dark(isDark: isDark)\nreturn controller",
    "let controller = Dark()\ncontroller.isDark = isDark\nreturn controller",
    "let controller = Dark(isDark: true)\ncontroller.delegate = context.coordinator\n"
      + "return controller",
    "if isDark { return Dark(isDark: true) } else { return Plain() }",
    "let stack = UINavigationController(rootViewController: Plain())\n"
      + "stack.navigationBar.barStyle = .black\nreturn stack",
    "let controller = UIViewController()\nlet stack = UINavigationController()\n"
      + "stack.setNavigationBarHidden(true, animated: false)\n"
      + "stack.viewControllers = [Dark(isDark: true)]\nreturn stack",
  ])
  func whatTheFunctionReturnsDecides(body: String) {
    #expect(verdict(app(making(body), "expect light")) == ["passed"])
  }

  @Test func aControllerIsToldOfEachChange() {
    let wrap = """
      func makeUIViewController(context: Context) -> Dark { Dark() }
      func updateUIViewController(_ controller: Dark, context: Context) {
          controller.isDark = isDark
          controller.setNeedsStatusBarAppearanceUpdate()
      }
      """
    let steps = "expect light\nset Home.isDark = false\nexpect dark"
    #expect(verdict(app(wrap, steps)) == ["passed"])
  }

  @Test(arguments: [
    "guard isDark else { return Plain() }\nreturn Dark(isDark: true)",
    "return Factory.make()",
  ])
  func whatIsNotUnderstoodLeavesTheAnswerOpen(body: String) {
    #expect(verdict(app(making(body), "expect light"))?.first == "undecided")
  }

  @Test func aHostingControllersClassRunsItsCallbacks() {
    let text = app(making("Host(rootView: Page())"), "expect light")
      .replacing("policy.embedded", with: "policy.hostingSubclass asked\n    policy.embedded")
    #expect(verdict(text) == ["passed"])
  }

  @Test func aViewIsLoadedBeforeItsControllerIsTold() {
    let text = """
      app A {
          ios 17
          device notch
          Feed()
      }
      class Feed: UIViewController {
          var isHidden = false
          override var prefersStatusBarHidden: Bool { isHidden }
          override func loadView() { view = UIView(); isHidden = true }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(verdict(text) == ["passed"])
  }
}
