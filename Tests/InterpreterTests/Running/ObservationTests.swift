import Interpreter
import Testing

/// SwiftUI renders again only where something changes that a view watches: otherwise the bar stays
/// what it was.
struct ObservationTests {
  private func outcome(_ code: String, _ steps: String) -> [String] {
    outcomes(
      """
      app A {
          ios 18
          device notch
          Home()
      }
      \(code)
      scenario "one" {
          launch
          expect visible
          tap "Full"
          \(steps)
      }
      """)
  }

  /// A view whose bar hangs on `value`, and which changes that with a tap.
  private func home(_ property: String, _ value: String) -> String {
    """
    struct Home: View {
        \(property)
        @State private var n = 0
        var body: some View {
            VStack {
                Button("Full") { \(value) = true }
                Button("Count") { n += 1 }
                Text("\\(n)")
            }
            .statusBarHidden(\(value))
        }
    }
    """
  }

  @Test(arguments: [
    ("class Model { var full = false }", "@State private var model = Model()", "model.full"),
    (
      "class Model { var full = false }\nlet shared = Model()", "let name = \"Home\"",
      "shared.full"
    ),
    (
      "class Model { static let one = Model(); var full = false }", "let name = \"Home\"",
      "Model.one.full"
    ),
    (
      "class Model: ObservableObject { var full = false }",
      "@StateObject private var model = Model()",
      "model.full"
    ),
    (
      "@Observable class Model { @ObservationIgnored var full = false }",
      "@State private var model = Model()", "model.full"
    ),
    (
      "class Inner: ObservableObject { @Published var full = false }\n"
        + "class Model: ObservableObject { let inner = Inner() }",
      "@StateObject private var model = Model()", "model.inner.full"
    ),
    (
      "class Inner { var full = false }\nclass Model: ObservableObject { var inner = Inner() }",
      "@StateObject private var model = Model()", "model.inner.full"
    ),
  ])
  func whatNobodyWatchesLeavesTheBar(_ classes: String, _ property: String, _ value: String) {
    let code = classes + "\n" + home(property, value)
    #expect(outcome(code, "expect visible").first == "one: passed")
    // What made the view render again made it read anew.
    let later = outcome(code, "tap \"Count\"\nexpect visible")
    #expect(later.first == "one: undecided", "\(later)")
  }

  @Test(arguments: [
    (
      "class Model: ObservableObject { @Published var full = false }",
      "@StateObject private var model = Model()", "model.full"
    ),
    (
      "@Observable class Model { var full = false }", "@State private var model = Model()",
      "model.full"
    ),
    (
      "@Observable class Inner { var full = false }\n"
        + "@Observable class Model { var inner = Inner() }",
      "@State private var model = Model()", "model.inner.full"
    ),
    (
      "class Model: ObservableObject { var full = false { willSet { objectWillChange.send() } } }",
      "@StateObject private var model = Model()", "model.full"
    ),
  ])
  func whatAViewWatchesIsShown(_ classes: String, _ property: String, _ value: String) {
    #expect(outcome(classes + "\n" + home(property, value), "expect hidden") == ["one: passed"])
  }

  @Test func aHostingControllersAnswerIsNotAskedForAgain() {
    let text = """
      app A {
          ios 16
          device notch
          Host { ContentView() }
      }
      class Flag {
          static let shared = Flag()
          var on = false
      }
      class Host: UIHostingController<ContentView> {
          override var prefersStatusBarHidden: Bool { Flag.shared.on }
      }
      struct ContentView: View { var body: some View { Text("a") } }
      scenario "one" {
          launch
          call { Flag.shared.on = true }
          expect visible
          request update
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  /// What a controller hands to the views that it hosts, they watch. Its own getter is not asked
  /// for that, unless a preference of theirs changes, which asks for all.
  @Test(arguments: [
    ("host", "settings.full", "hidden"), ("nil", "settings.full", "hidden"),
    ("host", "false", "visible"), ("nil", nil, "visible"),
  ])
  func aHostedViewFollowsTheModelOfItsController(
    _ child: String, _ preference: String?, _ answer: String
  ) {
    let text = """
      app A {
          ios 18
          device notch
          Root()
      }
      class Model: ObservableObject { @Published var full = false }
      class Root: UIViewController {
          let model = Model()
          lazy var host = UIHostingController(rootView: Pane(settings: model))
          override var childForStatusBarHidden: UIViewController? { \(child) }
          override var prefersStatusBarHidden: Bool { model.full }
          override func viewDidLoad() {
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
          }
      }
      struct Pane: View {
          @ObservedObject var settings: Model
          var body: some View {
              Button("Full") { settings.full.toggle() }
                  \(preference.map { ".statusBarHidden(\($0))" } ?? "")
          }
      }
      scenario "one" {
          launch
          expect visible
          tap "Full"
          expect \(answer)
          tap "Full"
          expect visible
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  /// `let model = Model()` of the launch, which hands it to the first screen.
  @Test func aHostedViewFollowsTheModelOfTheLaunch() {
    let text = """
      app A {
          ios 18
          device notch
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              let model = Model()
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = UIHostingController(rootView: Pane(model: model))
              window?.makeKeyAndVisible()
              return true
          }
      }
      class Model: ObservableObject { @Published var full = false }
      struct Pane: View {
          @ObservedObject var model: Model
          var body: some View {
              Button("Full") { model.full.toggle() }.statusBarHidden(model.full)
          }
      }
      scenario "one" {
          launch
          expect visible
          tap "Full"
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  @Test func aScenarioSetsThePropertyOfAModelByItsPath() {
    let text = """
      app A {
          ios 18
          device notch
          Home()
      }
      @Observable class Inner { var full = false }
      @Observable class Model { var hide = false; let inner = Inner() }
      struct Home: View {
          @State private var model = Model()
          var body: some View {
              Text("a").statusBarHidden(model.hide || model.inner.full)
          }
      }
      scenario "one" {
          set Home.model.hide = true
          launch
          expect hidden
      }
      scenario "two" {
          set Home.model.inner.full = true
          launch
          expect hidden
      }
      """
    check(text, "one: passed", "two: passed")
  }
}
