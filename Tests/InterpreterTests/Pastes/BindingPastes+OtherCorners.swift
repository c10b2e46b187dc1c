/// Other corners of Swift, of closures, tabs and sheets.
let otherCornerPastes: [Paste] = [
  Paste(
    "a link that carries a value of a type", ios: "17.4", root: "Routes()",
    steps: """
      tap "Photo"
      expect top Photo
      back
      tap "Text"
      expect light
      """,
    decides: (
      "Photo(number: $0)",
      "Note(text: \"x\")"
    ),
    code: """
      struct Routes: View {
          private let name = "n"

          var body: some View {
              NavigationStack {
                  List {
                      NavigationLink("Photo", value: 3)
                      NavigationLink("Text", value: name)
                  }
                  .navigationDestination(for: Int.self) { Photo(number: $0) }
                  .navigationDestination(for: String.self) { Note(text: $0) }
              }
          }
      }

      struct Photo: View {
          let number: Int
          var body: some View { Text("p") }
      }

      struct Note: View {
          let text: String
          var body: some View { Text("n").preferredColorScheme(.dark) }
      }
      """),
  Paste(
    "lists of controllers that are joined", ios: "17.4", root: "Bars()",
    steps: """
      expect hidden
      select tab 2
      expect visible
      """,
    decides: (
      "[First()] + [Second()]",
      "[Second()] + [First()]"
    ),
    code: """
      class Bars: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [First()] + [Second()]
          }

          override var childForStatusBarHidden: UIViewController? { selectedViewController }
      }

      class First: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Second: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }
      """),
  Paste(
    "members under a condition of the build", ios: "17.4", root: "Built()",
    steps: """
      expect visible
      tap "Off"
      expect hidden
      tap "On"
      expect unknown
      """,
    decides: (
      "private func off() { isFull = true }",
      "private func off() { isFull = false }"
    ),
    code: """
      struct Built: View {
          @State private var isFull = false
          #if CANARY
          private let starts = true
          private var title: String { "Canary" }
          private func on() { isFull = true }
          #else
          private let starts = false
          private var title: String { "App" }
          private func on() { isFull = false }
          #endif
          private func off() { isFull = true }

          var body: some View {
              VStack {
                  Text(title)
                  Button("Off") { off() }
                  Button("On") { on() }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "an extension of View and a row of #if modifiers", ios: "17.4", root: "Chain()",
    steps: """
      expect hidden
      tap "x"
      expect visible
      """,
    decides: (
      "statusBarHidden(isOn)",
      "statusBarHidden(!isOn)"
    ),
    code: """
      struct Chain: View {
          @State private var isOn = true

          var body: some View {
              Button("x") { isOn = false }
                  .immersive(isOn)
                  #if os(iOS)
                  .padding()
                  .background(.regularMaterial)
                  #endif
          }
      }

      extension View {
          func immersive(_ isOn: Bool) -> some View {
              self.statusBarHidden(isOn)
          }
      }
      """),
  Paste(
    "initializers that decide", ios: "17.4", root: "Page()",
    steps: """
      expect unknown
      tap "x"
      expect hidden
      """,
    decides: (
      "Button(\"x\") { isFull = true }",
      "Button(\"x\") { isFull = false }"
    ),
    code: """
      struct Page: View {
          @State private var isFull: Bool
          private let title: String

          init(title: String = "x", wide: Bool = true) {
              let name = title
              self.title = name
              if wide {
                  _isFull = State(initialValue: title.count > 3)
              } else {
                  _isFull = State(initialValue: false)
              }
          }

          var body: some View { Button("x") { isFull = true }.statusBarHidden(isFull) }
      }

      struct Frame: View { var body: some View { Page(title: "long") } }
      """),
  Paste(
    "closures with labels and functions handed on", ios: "17.4", root: "Host()",
    steps: """
      expect visible
      tap "Go"
      expect hidden
      tap "Back"
      expect visible
      """,
    decides: (
      "onGo: { isFull = true }",
      "onGo: { isFull = false }"
    ),
    code: """
      struct Host: View {
          @State private var isFull = false

          var body: some View {
              Bar(title: "t", onGo: { isFull = true }, onBack: show) { name in
                  Text(name)
              }
              .statusBarHidden(isFull)
          }

          private func show() { isFull = false }
      }

      struct Bar<Row: View>: View {
          let title: String
          let onGo: () -> Void
          let onBack: () -> Void
          @ViewBuilder let row: (String) -> Row

          init(
              title: String, onGo: @escaping () -> Void, onBack: @escaping () -> Void,
              @ViewBuilder row: @escaping (String) -> Row
          ) {
              self.title = title
              self.onGo = onGo
              self.onBack = onBack
              self.row = row
          }

          var body: some View {
              VStack {
                  row(title)
                  Button("Go", action: onGo)
                  Button("Back") { onBack() }
              }
          }
      }
      """),
  Paste(
    "a computed closure that tells a truth", ios: "17.4", root: "Rule()",
    steps: """
      expect visible
      tap "Up"
      expect hidden
      """,
    decides: (
      "isFull: { $0 > 1 }",
      "isFull: { $0 > 9 }"
    ),
    code: """
      struct Rule: View {
          @State private var level = 1

          var body: some View {
              Level(level: level, isFull: { $0 > 1 }) { level += 1 }
          }
      }

      struct Level: View {
          let level: Int
          let isFull: (Int) -> Bool
          let up: () -> Void

          var body: some View { Button("Up") { up() }.statusBarHidden(isFull(level)) }
      }
      """),
  Paste(
    "modifiers that another file declares", ios: "17.4", root: "Foreign()",
    steps: """
      expect unknown
      tap "x"
      expect unknown
      """,
    decides: (
      ".modifier(theme)",
      ""
    ),
    code: """
      struct Foreign: View {
          @State private var isOn = false
          let theme: Theme

          var body: some View {
              Button("x") { isOn = true }
                  .modifier(theme)
                  .sheeted { Text("y") }
          }
      }
      """),
  Paste(
    "windows that words show and hide", ios: "17.4",
    root: """
      Home()
          window Toast(isHidden: true, level: .statusBar + 1) { Note() }
      """,
    steps: """
      expect visible
      tap "Show"
      expect hidden
      tap "Hide"
      expect visible
      """,
    decides: (
      "statusBarHidden()",
      "statusBarHidden(false)"
    ),
    code: """
      screen Home {
          Button("Show") { show window Toast }
          Button("Hide") { hide window Toast }
      }

      screen Note { Text("n").statusBarHidden() }
      """),
]
