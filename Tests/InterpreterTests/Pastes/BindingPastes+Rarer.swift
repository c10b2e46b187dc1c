/// More of the rare syntax.
let rarerPastes: [Paste] = [
  Paste(
    "effects that throw, wait and go on", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect unknown
      """,
    decides: (
      "try store.save()",
      "print(1)"
    ),
    code: """
      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              Button("a") {
                  do {
                      try store.save()
                      isHidden = true
                  } catch {
                      isHidden = false
                  }
              }
              .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "a style under a condition of the build", ios: "16.4", root: "Home()",
    steps: """
      expect visible, unknown
      """,
    decides: (
      "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
      ""
    ),
    code: """
      class Home: UIViewController {
          #if BETA
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          #elseif os(iOS)
          #endif
      }
      """),
  Paste(
    "what an object does as it is made, with all that Swift has", ios: "16.4",
    root: "Home()",
    steps: """
      expect unknown
      """,
    decides: (
      ".statusBarHidden(Bar.shared.isHidden)",
      ""
    ),
    code: """
      final class Bar {
          static let shared = Bar()
          var isHidden = false
      }

      final class Loader {
          private var names: [String] = []

          init(pairs: [(Int, String)]) {
              for (index, name) in pairs { names.append("\\(index) \\(name)") }
              do {
                  let text = try String(contentsOfFile: "a")
                  names.append(text)
              } catch {
                  names = []
              }
              if let first = names.first { names = [first + "b"] }
              let table = ["a": names[0], "b": names.isEmpty ? "c" : "d"]
              let rest = names.map { name in table[name] }
              names.sort { $0 < $1 }
              guard case let (a, b)? = pairs.first else { return }
              let bar = Bar.shared
              bar.isHidden = true
          }
      }

      struct Home: View {
          private let loader = Loader(pairs: [])
          var body: some View {
              Text("a").statusBarHidden(Bar.shared.isHidden)
          }
      }
      """),
  Paste(
    "what an object does as it is made is its own", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      """,
    decides: (
      "names.sort { $0 < $1 }",
      "bar()"
    ),
    code: """
      final class Bar: ObservableObject {
          static let shared = Bar()
          @Published var isHidden = false
      }

      func bar() { Bar.shared.isHidden = true }

      final class Loader {
          private var names: [String] = []

          init(pairs: [(Int, String)]) {
              for (index, name) in pairs { names.append("\\(index) \\(name)") }
              do {
                  names.append(try String(contentsOfFile: "a"))
              } catch {
                  names = []
              }
              if let first = names.first { names = [first + "b"] }
              let table = ["a": names[0], "b": names.isEmpty ? "c" : "d"]
              let rest = names.map { name in table[name] }
              names.sort { $0 < $1 }
              print(rest)
          }
      }

      struct Home: View {
          private let loader = Loader(pairs: [])
          @ObservedObject private var bar = Bar.shared
          var body: some View {
              Text("a").statusBarHidden(bar.isHidden)
          }
      }
      """),
  Paste(
    "a struct that is held and handed on", ios: "17.4", root: "Home()",
    steps: """
      expect visible
      tap "hide"
      expect hidden
      """,
    decides: (
      "model.isFull = true",
      "model.isFull = false"
    ),
    code: """
      @Observable final class Model { var isFull = false; var mode = Mode.plain }

      enum Mode { case plain, full; static let first = Mode.full }

      struct Home: View {
          @State private var model = Model()
          var body: some View {
              VStack {
                  Button("hide") { model.isFull = true }
                  Child(model: model)
              }
          }
      }

      struct Child: View {
          let model: Model
          var body: some View {
              Text("b").statusBarHidden(model.isFull && model.mode != .first)
          }
      }
      """),
  Paste(
    "a column and a row of a point", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      set Home.offset = 40
      expect hidden
      """,
    decides: (
      "offset.y > 30",
      "offset.x > 30"
    ),
    code: """
      struct Home: View {
          @State private var offset: CGPoint = .zero
          @State private var size: CGFloat = .infinity
          var body: some View {
              Text("b").statusBarHidden(offset.y > 30)
          }
      }
      """),
  Paste(
    "what is kept of a controller", ios: "16.4", root: "Main()",
    steps: """
      expect visible
      call Main.go
      expect hidden
      """,
    decides: (
      "last?.isFull ?? false",
      "last?.isEmpty ?? false"
    ),
    code: """
      class Main: UIViewController {
          private var last: Film?

          func go() {
              last = Film()
              last?.isFull = true
              setNeedsStatusBarAppearanceUpdate()
          }

          override var prefersStatusBarHidden: Bool { last?.isFull ?? false }
      }

      class Film: UIViewController {
          var isFull = false
          var isEmpty = false
      }
      """),
  Paste(
    "a closure that is handed by its name", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "b"
      expect hidden
      """,
    decides: (
      "isHidden = true",
      "isHidden = false"
    ),
    code: """
      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              Panel(title: "a") { isHidden = true }
                  .statusBarHidden(isHidden)
          }
      }

      struct Panel: View {
          let title: String
          var action: () -> Void

          init(title: String, action: @escaping () -> Void) {
              self.title = title
              self.action = action
          }

          var body: some View { Button("b", action: action) }
      }
      """),
  Paste(
    "controllers in a loop", ios: "16.4", root: "Main()",
    steps: """
      call Main.go
      expect hidden
      """,
    decides: (
      "override var prefersStatusBarHidden: Bool { true }",
      ""
    ),
    code: """
      class Main: UIViewController {
          func go() {
              for child in [Film()] {
                  child.modalPresentationStyle = .fullScreen
                  present(child, animated: false)
              }
          }
      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
  Paste(
    "a loop over windows of something", ios: "16.4", root: "Main()",
    steps: """
      expect visible
      call Main.go
      expect visible
      """,
    decides: (
      "window.backgroundColor = .red",
      "window.isHidden = false"
    ),
    code: """
      class Main: UIViewController {
          func go() {
              for window in (scene?.windows ?? []) where window.tag == 7 {
                  window.backgroundColor = .red
              }
          }

          private var scene: UIWindowScene? { view.window?.windowScene }
      }
      """),
  Paste(
    "children under a condition of the build", ios: "16.4",
    root: """
      UITabBarController {
      #if os(iOS)
      Film()
      #else
      UIViewController()
      #endif
      }
      """,
    steps: """
      expect hidden
      """,
    decides: (
      "override var prefersStatusBarHidden: Bool { true }",
      ""
    ),
    code: """
      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
  Paste(
    "a controller that is shown by what yields it", ios: "16.4",
    root: "UINavigationController { Main() }",
    steps: """
      expect visible
      call Main.go
      expect unknown
      """,
    decides: (
      "isBig ? Film() : Film()",
      "Film()"
    ),
    code: """
      class Main: UIViewController {
          func go() {
              navigationController?.isNavigationBarHidden = true
              navigationController?.pushViewController(isBig ? Film() : Film(), animated: false)
          }

          private var isBig: Bool { true }
      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
  Paste(
    "a view with a member that is read in a modifier", ios: "16.4", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "Badge().statusBarHidden()",
      "Badge()"
    ),
    code: """
      struct Badge: View { var body: some View { Text("a") } }

      struct Frame<Content: View>: View {
          let content: Content
          @ViewBuilder var footer: () -> Text

          init(@ViewBuilder content: () -> Content, @ViewBuilder footer: @escaping () -> Text) {
              self.content = content()
              self.footer = footer
          }

          var body: some View {
              VStack {
                  content.padding()
                  footer()
              }
          }
      }

      struct Home: View {
          var body: some View {
              Frame { Badge().statusBarHidden() } footer: { Text("b") }
          }
      }
      """),
]
