let furtherPastes: [Paste] = [
  Paste(
    "a path that code changes", root: "Flow()",
    steps: "tap \"Go\"\nexpect top Step, depth 2\ntap \"Home\"\nexpect depth 1",
    decides: ("path = []", "print(path)"),
    code: """
      enum Route: Hashable { case step(Int) }
      struct Flow: View {
          @State private var path: [Route] = []
          var body: some View {
              NavigationStack(path: $path) {
                  Button("Go", action: go)
                      .navigationDestination(for: Route.self) { route in
                          Step { path = [] }
                      }
              }
          }
          private func go() { path.append(Route.step(1)) }
      }
      struct Step: View {
          let onHome: () -> Void
          var body: some View { Button("Home") { onHome() } }
      }
      """),
  Paste(
    "a toolbar scheme with its background", root: "Shelf()", steps: "expect light",
    decides: (".toolbarBackground(.visible, for: .navigationBar)", ""),
    code: """
      struct Shelf: View {
          var body: some View {
              NavigationStack {
                  List { Text("Book") }
                      .navigationTitle("Shelf")
                      .toolbarColorScheme(.dark, for: .navigationBar)
                      .toolbarBackground(.visible, for: .navigationBar)
                      .toolbarBackground(Color.indigo, for: .navigationBar)
                      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { } } }
              }
          }
      }
      """),
  Paste(
    "a value and its destination", root: "Store()",
    steps: "tap \"Book\"\nexpect top BookPage",
    decides: ("for: Book.self", "for: Author.self"),
    code: """
      struct Book: Hashable { let title: String }
      struct Store: View {
          var body: some View {
              NavigationStack {
                  NavigationLink("Book", value: Book(title: "a"))
                      .navigationDestination(for: Author.self) { _ in Text("author") }
                      .navigationDestination(for: Book.self) { book in BookPage(book: book) }
              }
          }
      }
      struct BookPage: View {
          let book: Book
          var body: some View { Text(book.title) }
      }
      """),
  Paste(
    "an environment object over screens", root: "Shell()",
    steps: "tap \"Hide\"\nexpect hidden",
    decides: ("chrome.isHidden = true", "chrome.isHidden = false"),
    code: """
      @MainActor final class Chrome: ObservableObject { @Published var isHidden = false }
      struct Shell: View {
          @StateObject private var chrome = Chrome()
          var body: some View {
              NavigationStack { Inner() }
                  .environmentObject(chrome)
                  .statusBarHidden(chrome.isHidden)
          }
      }
      struct Inner: View {
          @EnvironmentObject private var chrome: Chrome
          var body: some View { Button("Hide") { chrome.isHidden = true } }
      }
      """),
  Paste(
    "a delayed splash", root: "Splash()",
    steps: "expect hidden\nwait 1 s\nexpect hidden\nwait 1 s\nexpect visible",
    decides: (".now() + 1.5", ".now() + 5"),
    code: """
      struct Splash: View {
          @State private var isActive = true
          var body: some View {
              ZStack { if isActive { Color.blue } else { Text("Home") } }
                  .statusBarHidden(isActive)
                  .onAppear {
                      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                          withAnimation { self.isActive = false }
                      }
                  }
          }
      }
      """),
  Paste(
    "a controller that hides by a flag", root: "VideoController()",
    steps: "expect visible, light\ncall VideoController.enterFullScreen\nexpect hidden",
    decides: ("didSet { setNeedsStatusBarAppearanceUpdate() }", "didSet { print(1) }"),
    code: """
      final class VideoController: UIViewController {
          private var isFullScreen = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          private lazy var button: UIButton = {
              let button = UIButton(type: .system)
              return button
          }()
          override var prefersStatusBarHidden: Bool { return isFullScreen }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .black
              view.addSubview(button)
          }
          func enterFullScreen() { isFullScreen = true }
      }
      """),
  Paste(
    "a navigation controller that forwards", root: "Forwarding { Dark() }",
    steps: "expect light by Dark",
    decides: ("{ topViewController }", "{ nil }"),
    code: """
      open class Forwarding: UINavigationController {
          open override var childForStatusBarStyle: UIViewController? { topViewController }
          open override var childForStatusBarHidden: UIViewController? { visibleViewController }
      }
      class Dark: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      """),
  Paste(
    "an extension of UIKit's own class", root: "UINavigationController { Light() }",
    steps: "expect light by Light",
    decides: ("return topViewController", "return nil"),
    code: """
      extension UINavigationController {
          override open var childForStatusBarStyle: UIViewController? {
              return topViewController
          }
      }
      class Light: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
      }
      """),
  Paste(
    "a base class with a switch", root: "Special()", steps: "expect hidden by Special",
    decides: ("override var mode: Mode { .immersive }", ""),
    code: """
      enum Mode { case plain, immersive }
      class Base: UIViewController {
          var mode: Mode { .plain }
          override var prefersStatusBarHidden: Bool {
              switch mode {
              case .plain: return false
              case .immersive: return true
              }
          }
      }
      class Special: Base {
          override var mode: Mode { .immersive }
      }
      """),
  Paste(
    "a style that follows the traits", root: "Themed()", steps: "expect dark, style .darkContent",
    decides: (".darkContent", ".lightContent"),
    code: """
      class Themed: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
              if #available(iOS 13.0, *) {
                  return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
              } else {
                  return .default
              }
          }
      }
      """),
  Paste(
    "a hosting controller's style", root: "LightHost(rootView: Home())", steps: "expect light",
    decides: (".lightContent", ".darkContent"),
    code: """
      final class LightHost<Content: View>: UIHostingController<Content> {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """),
  Paste(
    "a controller presented over full screen", root: "Presenter()",
    steps: "call Presenter.open\nexpect hidden by Overlay",
    decides: ("overlay.modalPresentationCapturesStatusBarAppearance = true", ""),
    code: """
      class Presenter: UIViewController {
          @objc func open() {
              let overlay = Overlay()
              overlay.modalPresentationStyle = .overFullScreen
              overlay.modalPresentationCapturesStatusBarAppearance = true
              present(overlay, animated: true, completion: nil)
          }
      }
      class Overlay: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
]
