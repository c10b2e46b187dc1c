import Interpreter
import Language
import Testing

/// Code of Swift files that nothing names does nothing: a whole app may be included.
struct LivingCodeTests {
  /// What a spec with that app, and such code beside its first screen, ends with.
  private func outcome(
    _ code: String, app: String = "Home()", steps: String = "", home: String = ""
  ) -> String? {
    let spec = """
      include "Code.swift"
      app P {
          ios 17
          device notch
          \(app)
      }
      scenario "one" {
          launch
          \(steps)
          expect visible
      }
      """
    let text = """
      class Home: UIViewController {
        static var hides = false
        override var prefersStatusBarHidden: Bool { Home.hides }
        \(home)
      }

      """
    let plan = plan(spec, files: [(name: "Code.swift", text: text + code)])
    return results(of: plan).flatMap { $0.cells }.first?.outcome.spelling
  }

  /// A class that, once made, hides the bar.
  private let toast = """
    class Toast {
      static let shared = Toast()
      init() { Home.hides = true }
    }

    """

  @Test func whatNothingNamesDoesNothing() {
    #expect(outcome(toast) == "passed")
    #expect(outcome(toast + "class Other { func show() { _ = Toast.shared } }") == "passed")
    #expect(outcome(toast + "extension Other { func show() { _ = Toast.shared } }") == "passed")
    #expect(outcome(toast + "func show() { _ = Toast.shared }") == "passed")
    #expect(outcome(toast + "#Preview { Toast.shared }") == "passed")
    let preview = "struct Previews: PreviewProvider { static var previews: some View { go() } }"
    #expect(outcome(toast + "func go() { _ = Toast.shared }\n" + preview) == "passed")
  }

  /// A type that lives brings no member to life that nothing names and the system does not ask for.
  @Test(
    arguments: [
      "func show() { _ = Toast.shared }",
      "var toast: Toast { Toast.shared }",
      "static let toast = Toast.shared",
      "class Inner { let toast = Toast.shared }",
      "@discardableResult func show() -> Toast { Toast.shared }",
      "@ToastBuilder var toast: Toast { Toast.shared }",
      "@ToastBuilder<State> func toast() -> Toast { Toast.shared }",
      "#if os(iOS)\nfunc show() { _ = Toast.shared }\n#endif",
    ])
  func membersThatNothingNamesDoNothing(member: String) {
    #expect(outcome(toast + "extension Home { \(member) }") == "passed")
    #expect(outcome(toast, home: member) == "passed")
    #expect(
      outcome(toast + "extension Home: Codable, UITableViewDelegate { \(member) }") == "passed")
    #expect(
      outcome(toast + "protocol Calm { }\nextension Home: Calm { \(member) }") == "passed")
    // What names it is not alive itself.
    let others = "extension Home { \(member)\nfunc all() { show(); _ = (toast, Inner()) } }"
    #expect(outcome(toast + others) == "passed")
  }

  /// What an extension adds to a library's type for a library's protocol lives where the type is
  /// named; Apple's types are everywhere.
  @Test(arguments: [
    ("Service", "", "passed"), ("Service", "let service: Service", "undecided"),
    ("Service", "let service = live", "undecided"), ("UIView", "", "undecided"),
    ("String", "", "undecided"),
  ])
  func whatALibraryAsksOfItsTypesLivesWithTheirNames(
    type: String, home: String, expected: String
  ) {
    let code =
      toast
      + "extension \(type): Dependency { static var live: Int { _ = Toast.shared; return 1 } }"
    #expect(outcome(code, home: home) == expected)
  }

  /// However it is named, it counts.
  @Test(
    arguments: [
      ("", "Home()", "", "override func viewDidLoad() { _ = Toast.shared }"),
      ("func show() { _ = Toast.shared }", "Home()", "", "override func viewDidLoad() { show() }"),
      ("typealias Note = Toast", "Home()", "", "override func viewDidLoad() { _ = Note.shared }"),
      ("", "Home()", "", #"override func viewDidLoad() { print("\(Toast.shared)") }"#),
      (
        "extension UIView { func show() { _ = Toast.shared } }", "Home()", "",
        "override func viewDidLoad() { view.show() }"
      ),
      (
        "extension Home { func show() { _ = Toast.shared } }", "Home()", "",
        "override func viewDidLoad() { show() }"
      ),
      (
        "extension Home { var toast: Toast { Toast.shared } }", "Home()", "",
        #"override func viewDidLoad() { print("\(toast)") }"#
      ),
      ("extension Home { @objc func show() { _ = Toast.shared } }", "Home()", "", ""),
      ("extension Home { @IBAction func show() { _ = Toast.shared } }", "Home()", "", ""),
      ("extension Home: Ticking { func tick() { _ = Toast.shared } }", "Home()", "", ""),
      (
        "protocol Ticking: Clock { }\nextension Home: Ticking { func tick() { _ = Toast.shared } }",
        "Home()", "", ""
      ),
      (
        "protocol Ticking { func tick() }\n"
          + "extension Home: Ticking { func tick() { _ = Toast.shared } }", "Home()", "",
        "override func viewDidLoad() { let all: [Ticking] = [self]; all.forEach { $0.tick() } }"
      ),
      (
        "extension Home: UITableViewDelegate {\n"
          + "func scrollViewDidScroll(_ view: UIScrollView) { _ = Toast.shared } }", "Home()", "",
        ""
      ),
      (
        "enum Style { static let plain = Toast.shared }", "Home()", "",
        "override func viewDidLoad() { _ = Style.plain }"
      ),
      (
        "@propertyWrapper struct Held { var wrappedValue: Int { _ = Toast.shared; return 1 } }",
        "Home()", "", "@Held var one: Int"
      ),
      (
        "class AppDelegate: UIResponder, UIApplicationDelegate { let toast = Toast.shared }",
        "Home()", "", ""
      ),
      (
        "#if os(iOS)\nclass Sub: Home { let toast = Toast.shared }\n#endif\nextension Sub { }",
        "Sub()", "", ""
      ),
      ("class Sub: Home { let toast = Toast.shared }", "Sub()", "", ""),
    ])
  func whatIsNamedCounts(code: String, app: String, steps: String, home: String) {
    #expect(outcome(toast + code, app: app, steps: steps, home: home) != "passed")
  }

  /// UIKit's own classes answer by what an extension overrides, though nothing names it.
  @Test func whatUIKitAsksLives() {
    let code = """
      extension UINavigationController {
        override open var childForStatusBarHidden: UIViewController? { topViewController }
        override open var prefersStatusBarHidden: Bool { true }
      }
      class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      """
    #expect(outcome(code, app: "UINavigationController { Page() }") == "failed")
  }

  /// A property that makes a view of a type that is not known changes nothing by being there.
  @Test func aViewThatIsMadeDoesNothing() {
    let code = """
      struct Row: ConnectedView {
        private var icon: some View { Image("a").foregroundColor(.gold).animation(.spring()) }
        func body(props: Props) -> some View { icon }
      }
      """
    #expect(outcome(code, home: "let row = Row.self") == "passed")
  }

  /// A value that is made is nothing to others, however many there are.
  @Test func valuesThatAreMadeDoNothing() {
    let values = (0..<24).map { number in
      """
      enum Kind\(number) {
        case small, large(URL)
        static let current = Kind\(number)()
        init() {
          guard let url: URL = Settings.value(\(number)) else { self = .small; return }
          self = .large(url)
        }
      }
      struct Size\(number) { let a: Int; init() { a = Settings.value(\(number)); self.a = 4 } }

      """
    }
    let names = (0..<24).map { "_ = (Kind\($0).current, Size\($0)())" }.joined(separator: "; ")
    let home = "override func viewDidLoad() { \(names) }"
    #expect(outcome(values.joined(), home: home) == "passed")
  }
}
