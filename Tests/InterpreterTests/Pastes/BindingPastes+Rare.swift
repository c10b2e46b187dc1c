/// Rare syntax of Swift: what is read of it decides, and what is not is unknown.
let rarePastes: [Paste] = [
  Paste(
    "a timer that goes on and one that does not", ios: "16.4", root: "Clock()",
    steps: """
      expect visible
      wait 2 s
      expect unknown
      """,
    decides: (
      "repeats: true",
      "repeats: false"
    ),
    code: """
      struct Clock: View {
          @State private var isHidden = false
          var body: some View {
              Text("a")
                  .statusBarHidden(isHidden)
                  .onAppear {
                      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                          isHidden.toggle()
                      }
                  }
          }
      }
      """),
  Paste(
    "windows that code makes key", ios: "16.4", root: "Main()",
    steps: """
      expect visible
      call Main.show
      expect unknown
      """,
    decides: (
      "overlay.makeKey()",
      "_ = overlay"
    ),
    code: """
      class Main: UIViewController {
          private let overlay = UIWindow()

          override var prefersStatusBarHidden: Bool { false }

          func show() { overlay.makeKey() }
      }
      """),
  Paste(
    "children under a condition of the build", ios: "16.4",
    root: "UITabBarController { Film() }",
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
    "a controller that is pushed from a variable", ios: "16.4",
    root: "UINavigationController { Main() }",
    steps: """
      expect visible
      call Main.go
      expect hidden
      """,
    decides: (
      "override var prefersStatusBarHidden: Bool { true }",
      ""
    ),
    code: """
      class Main: UIViewController {
          private var next: UIViewController = Film()

          func go() {
              navigationController?.isNavigationBarHidden = true
              navigationController?.pushViewController(next, animated: false)
          }
      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
  Paste(
    "views under conditions of the build", ios: "16.4", root: "Home()",
    steps: """
      expect unknown
      """,
    decides: (
      ".statusBarHidden()",
      ""
    ),
    code: """
      struct Home: View {
          var body: some View {
              VStack {
                  #if BETA && (FLAG || !OTHER)
                  Text("a").statusBarHidden()
                  #elseif os(macOS)
                  Text("b").statusBarHidden()
                  #else
                  Text("c")
                  #endif
              }
          }
      }
      """),
  Paste(
    "a view that is cast, and one behind self", ios: "16.4", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "Text(\"b\").statusBarHidden()",
      "Text(\"b\")"
    ),
    code: """
      struct Home: View {
          private var title: some View { Text("b").statusBarHidden() }

          var body: some View {
              VStack {
                  (self.title as any View)
                  self.caption
              }
          }

          private var caption: some View { Text("c") }
      }
      """),
  Paste(
    "a chain of a loop over what is kept", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "all"
      expect unknown
      """,
    decides: (
      "for item in items { if item.isOn { isHidden = true } }",
      ""
    ),
    code: """
      struct Item { var isOn = false }

      struct Home: View {
          @State private var items: [Item] = Item.stored()
          @State private var isHidden = false
          var body: some View {
              Button("all") { for item in items { if item.isOn { isHidden = true } } }
                  .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "a loop that counts in a function", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "all"
      expect unknown
      """,
    decides: (
      "count += 1",
      "count = 0"
    ),
    code: """
      struct Home: View {
          @State private var count = 0
          @State private var names = load()
          var body: some View {
              Button("all") {
                  for name in names {
                      withAnimation { add() }
                      print(name)
                  }
              }
              .statusBarHidden(count > 1)
          }

          private func add() { count += 1 }
      }
      """),
  Paste(
    "a container of another module", ios: "16.4", root: "Home()",
    steps: """
      expect unknown
      """,
    decides: (
      ".statusBarHidden()",
      ""
    ),
    code: """
      struct Home: View {
          var body: some View {
              VStack {
                  Layout.card(title: "a") { Text("b").statusBarHidden() }
              }
          }
      }
      """),
  Paste(
    "a closure that is handed to a modifier", ios: "16.4", root: "Home()",
    steps: """
      expect unknown
      """,
    decides: (
      "isHidden = true",
      "_ = isHidden"
    ),
    code: """
      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              Text("a")
                  .whenReady { isHidden = true }
                  .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "a drafted controller that a closure describes", ios: "16.4",
    root: "UINavigationController { Main() }",
    steps: """
      call Main.go
      expect unknown
      """,
    decides: (
      "film.modalPresentationStyle = .fullScreen",
      "film.title = \"a\""
    ),
    code: """
      class Main: UIViewController {
          func go() {
              let film = make()
              present(film, animated: false)
          }

          private func make() -> UIViewController {
              let film = Film()
              configure { film.modalPresentationStyle = .fullScreen }
              return film
          }
      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
  Paste(
    "closures that yield a value", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect hidden
      """,
    decides: (
      "value > 1",
      "value > 4"
    ),
    code: """
      struct Home: View {
          @State private var value = 0
          var body: some View {
              let test = check
              return Button("a") { value = 3 }
                  .statusBarHidden(test(value))
          }

          private func check(_ value: Int) -> Bool { value > 1 }
      }
      """),
  Paste(
    "a block with branches that make a value", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect hidden
      """,
    decides: (
      "isOn = !isOn",
      "isOn = isOn"
    ),
    code: """
      struct Home: View {
          @State private var value = 0
          var body: some View {
              Button("a") { value = 2 }
                  .statusBarHidden(isHidden)
          }

          private var isHidden: Bool {
              var isOn = false
              do {
                  let limit = 1
                  switch value {
                  case 0: isOn = false
                  case 1...limit: isOn = false
                  default: isOn = false
                  }
                  if value > limit { isOn = !isOn }
              }
              return isOn
          }
      }
      """),
  Paste(
    "a function that does and one that is handed", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect hidden
      tap "b"
      expect visible
      """,
    decides: (
      "isHidden = true",
      "isHidden = false"
    ),
    code: """
      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              VStack {
                  Button("a") { guard isOpen else { return hide() }; print("a") }
                  Button("b", action: show)
              }
              .statusBarHidden(isHidden)
          }

          private var isOpen: Bool { false }
          private func hide() { isHidden = true }
          private func show() { isHidden = false }
      }
      """),
  Paste(
    "properties under conditions of the build", ios: "16.4", root: "Home()",
    steps: """
      expect unknown
      """,
    decides: (
      "override var prefersStatusBarHidden: Bool { isHidden }",
      ""
    ),
    code: """
      class Home: UIViewController {
          #if BETA
          var isHidden: Bool { true }
          #else
          var isHidden: Bool { false }
          #endif
          override var prefersStatusBarHidden: Bool { isHidden }
      }
      """),
  Paste(
    "a title that fades with a number", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      """,
    decides: (
      "Text(\"b\")",
      "Text(\"b\").statusBarHidden()"
    ),
    code: """
      struct Home: View {
          @State private var offset = 0.0
          @State private var isOn = true
          var body: some View {
              VStack {
                  Text("a").opacity(min(1, max(0, abs(offset) / 100)))
                  Text("b").opacity(isOn ? -offset : Double(offset))
                  Text("b")
              }
          }
      }
      """),
]
