import Interpreter
import Testing

/// Views of SwiftUI's that a constant of code holds before a controller shows them.
struct LocalViewTests {
  /// The outcome of `expect hidden` where a delegate makes a view and shows it.
  private func outcome(
    _ made: String, root: String = "UIHostingController(rootView: content)",
    _ other: String = LocalViewTests.content
  ) -> [String] {
    let lines = outcomes(
      """
      app Shop {
          ios 17
          device notch
          appearance light
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options connectionOptions: UIScene.ConnectionOptions
          ) {
              \(made)
              if let windowScene = scene as? UIWindowScene {
                  let window = UIWindow(windowScene: windowScene)
                  window.rootViewController = \(root)
                  self.window = window
                  window.makeKeyAndVisible()
              }
          }
      }
      \(other)
      scenario "one" {
          launch
          expect hidden
      }
      """)
    return lines.map { $0.hasPrefix("  SB") ? String($0.prefix(8)) : $0 }
  }

  private static let content = """
    struct Content: View {
        var hides = true
        var body: some View { Text("x").statusBarHidden(hides) }
    }
    """

  @Test(arguments: [
    "let content = Content()", "let content = Content(hides: true).tint(.red)",
    "let content = AnyView(Content())", "let hides = true\nlet content = Content(hides: hides)",
    "let content = NavigationView { Content() }",
  ])
  func isShown(made: String) {
    #expect(outcome(made) == ["one: passed"])
  }

  @Test func isShownWithTheObjectsThatItIsGiven() {
    let model = """
      class Model: ObservableObject { @Published var hides = true }
      struct Content: View {
          @EnvironmentObject var model: Model
          var body: some View { Text("x").statusBarHidden(model.hides) }
      }
      """
    let made = "let model = Model()\nlet content = Content().environmentObject(model)"
    #expect(outcome(made, model) == ["one: passed"])
  }

  @Test func isShownByAControllerThatIsHeldToo() {
    let made = "let content = Content()\nlet host = UIHostingController(rootView: content)"
    #expect(outcome(made, root: "host") == ["one: passed"])
  }

  /// What it was made of may be another value by the time that it is shown.
  @Test(arguments: [
    "var hides = false\nlet content = Content(hides: hides)\nhides = true",
    "var content = Content(hides: false)\ncontent.hides = true",
  ])
  func isNotTakenForWhatItIsLater(made: String) {
    #expect(outcome(made).first == "one: undecided")
  }
}
