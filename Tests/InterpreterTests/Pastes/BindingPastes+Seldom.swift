/// What is pasted seldom, and read like the rest: branches, builds and loops.
let seldomPastes: [Paste] = [
  Paste(
    "children under a condition of the build",
    root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "{ true }",
      "{ false }"
    ),
    code: """
      screen Home {
          UITabBarController {
              #if BETA
              Beta()
              #endif
              #if !BETA
              Plain()
              #endif
          }
      }

      class Beta: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Plain: UIViewController { }
      """),
  Paste(
    "content under a condition of the build", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "Text(\"other\").statusBarHidden()",
      "Text(\"other\")"
    ),
    code: """
      screen Home {
          #if os(watchOS)
          Text("watch")
          #else
          Text("other").statusBarHidden()
          #endif
      }
      """),
  Paste(
    "variables of a computed value, changed in nested branches", root: "Home(mode: 1)",
    steps: """
      expect hidden
      tap "Next"
      expect visible
      """,
    decides: (
      "hides = more",
      "hides = !more"
    ),
    code: """
      struct Home: View {
          @State var mode: Int

          private var isFull: Bool {
              var hides = false
              if mode > 0 {
                  let more = true
                  switch mode {
                  case 1: hides = more
                  default: hides = false
                  }
              }
              return hides
          }

          var body: some View {
              Button("Next") { mode = 2 }.statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "variables changed in a block and behind it", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "hides = true",
      "hides = false"
    ),
    code: """
      struct Home: View {
          private let mode = 1

          private var isFull: Bool {
              var hides = false
              if mode == 1 {
                  do {
                      let other = true
                      if other { hides = true }
                  }
              }
              return hides
          }

          var body: some View { Text("a").statusBarHidden(isFull) }
      }
      """),
  Paste(
    "an attempt that is assumed to work", root: "Home()",
    steps: """
      expect visible
      tap "Full"
      expect hidden
      """,
    decides: (
      "isFull = true",
      "isFull = false"
    ),
    code: """
      struct Home: View {
          @State private var isFull = false

          var body: some View {
              Button("Full") {
                  do {
                      try store.load()
                      isFull = true
                  } catch {
                      print(error)
                  }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "an optional without a value", root: "Home()",
    steps: """
      expect hidden
      tap "Some"
      expect visible
      """,
    decides: (
      "private var kind: Kind? = .none",
      "private var kind: Kind? = .photo"
    ),
    code: """
      enum Kind { case photo, film }

      struct Home: View {
          @State private var kind: Kind? = .none

          var body: some View {
              VStack {
                  Button("Some") { kind = .photo }
                  Button("None") { kind = .none }
              }
              .statusBarHidden(kind == .none)
          }
      }
      """),
  Paste(
    "controllers of a loop that are made as they come", root: "Host()",
    steps: """
      expect hidden
      """,
    decides: (
      "{ true }",
      "{ false }"
    ),
    code: """
      class Host: UIViewController {
          override var childForStatusBarHidden: UIViewController? { children.last }

          override func viewDidLoad() {
              super.viewDidLoad()
              for child in [Plain(), Full()] {
                  addChild(child)
                  view.addSubview(child.view)
                  child.didMove(toParent: self)
              }
          }
      }

      class Plain: UIViewController { }

      class Full: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
  Paste(
    "code that only looks", root: "Home()",
    steps: """
      expect visible
      tap "Full"
      expect hidden
      """,
    decides: (
      "isFull = true",
      "isFull = false"
    ),
    code: """
      struct Home: View {
          @State private var isFull = false
          private let names = ["a": 1, "b": 2]

          private func describe(_ level: Int) -> String {
              var text = ""
              switch level {
              case 1: text = "one"
              case 2: text = names["a"] == 1 ? "two" : "more"
              default: text = "many"
              }
              if let first = names["b"] { text += String(first) }
              let parts = [text, "end"].map { part in part.uppercased() }
              for part in parts { text += part }
              return text
          }

          private func log(_ level: Int) {
              let text = describe(level)
              print(text)
          }

          var body: some View {
              Button("Full") {
                  log(1)
                  isFull = true
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "a loop that counts in an object", root: "Home()",
    steps: """
      expect visible
      tap "Full"
      expect hidden
      """,
    decides: (
      "store.isFull = true",
      "store.isFull = false"
    ),
    code: """
      final class Store: ObservableObject {
          @Published var isFull = false
          @Published var count = 0
      }

      struct Home: View {
          @StateObject private var store = Store()

          var body: some View {
              Button("Full") {
                  for _ in 0..<items.count {
                      store.count += 1
                  }
                  store.isFull = true
              }
              .statusBarHidden(store.isFull)
          }
      }
      """),
  Paste(
    "tabs whose labels stand in stacks", root: "Home()",
    steps: """
      expect visible
      select tab "B"
      expect hidden
      """,
    decides: (
      "Text(\"b\").statusBarHidden()",
      "Text(\"b\")"
    ),
    code: """
      struct Home: View {
          var body: some View {
              TabView {
                  Text("a").tabItem { VStack { Image(systemName: "a"); Text("A") } }
                  Text("b").statusBarHidden().tabItem { Label { Text("B") } icon: { Image("b") } }
              }
          }
      }
      """),
  Paste(
    "buttons whose words are chosen", root: "Home()",
    steps: """
      expect visible
      tap "Show"
      expect hidden
      tap "Hide"
      expect visible
      """,
    decides: (
      ".statusBarHidden(isFull)",
      ".statusBarHidden(!isFull)"
    ),
    code: """
      struct Home: View {
          @State private var isFull = false
          private var title: String { isFull ? "Hide" : "Show" }

          var body: some View {
              Button {
                  isFull.toggle()
              } label: {
                  if isFull { Text(title) } else { Label(title, systemImage: "eye") }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "a dialog with a label of its own", root: "Home()",
    steps: """
      expect visible
      tap "Ask"
      tap "Yes"
      expect hidden
      """,
    decides: (
      "isFull = true",
      "isFull = false"
    ),
    code: """
      struct Home: View {
          @State private var asks = false
          @State private var isFull = false

          var body: some View {
              Button("Ask") { asks = true }
                  .confirmationDialog("Sure?", isPresented: $asks) {
                      Button { isFull = true } label: { Text("Yes") }
                      Button(role: .cancel) { } label: { Label("No", systemImage: "xmark") }
                  } message: { Text("Really") }
                  .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "loops over what nobody knows", root: "Home()",
    steps: """
      expect visible
      call Home.open
      expect hidden
      """,
    decides: (
      "isFull = true",
      "isFull = false"
    ),
    code: """
      class Home: UIViewController {
          private var isFull = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          private var count = 0
          private let store = Store()

          override var prefersStatusBarHidden: Bool { isFull }

          override func viewDidLoad() {
              super.viewDidLoad()
              for part in [make(), make()] { addChild(part) }
          }

          private func make() -> UIViewController {
              let plain = Plain()
              plain.title = "x"
              return plain
          }

          func open() {
              var number = 0
              while number < items.count {
                  number += 1
                  store.count += 1
              }
              for item in items { visit(item) { self.count += 1 } }
              isFull = true
          }

          private func visit(_ item: Int, _ done: () -> Void) { done() }
      }

      final class Store { var count = 0 }

      class Plain: UIViewController { }
      """),
]
