/// The last corners of Swift but those below.
let lastCornerPastes: [Paste] = [
  Paste(
    "tabs that words select", ios: "17.4", root: "Home()",
    steps: """
      expect visible
      tap "Second"
      expect hidden
      tap "First"
      expect visible
      """,
    decides: (
      "Text(\"b\").statusBarHidden()",
      "Text(\"b\")"
    ),
    code: """
      screen Home {
          TabView {
              One().tabItem { Text("A") }
              Two().tabItem { Text("B") }
          }
      }

      screen One { Button("Second") { select tab "B" } }

      screen Two {
          VStack {
              Text("b").statusBarHidden()
              Button("First") { select tab 1 }
          }
      }
      """),
  Paste(
    "sections of tabs and tabs of a list", ios: "17.4", root: "Tabs()",
    steps: """
      expect visible
      select tab "Two"
      expect hidden
      select tab "Three"
      expect visible
      """,
    decides: (
      "Tab(\"Two\", systemImage: \"2.circle\") { Text(\"2\").statusBarHidden() }",
      "Tab(\"Two\", systemImage: \"2.circle\") { Text(\"2\") }"
    ),
    code: """
      struct Tabs: View {
          @State private var isAdmin = true

          var body: some View {
              TabView {
                  Tab("One", systemImage: "1.circle") { Text("1") }
                  TabSection("More") {
                      Tab("Two", systemImage: "2.circle") { Text("2").statusBarHidden() }
                  }
                  if isAdmin {
                      Tab("Three", systemImage: "3.circle") { Text("3") }
                  }
                  #if BETA
                  Tab("Four", systemImage: "4.circle") { Text("4") }
                  #endif
              }
          }
      }
      """),
  Paste(
    "old tabs in groups and loops", ios: "17.4", root: "Old()",
    steps: """
      expect visible
      select tab "B"
      expect hidden
      """,
    decides: (
      "Text(\"b\").statusBarHidden().tabItem { Text(\"B\") }",
      "Text(\"b\").tabItem { Text(\"B\") }"
    ),
    code: """
      struct Old: View {
          private let more = ["C"]

          var body: some View {
              TabView {
                  Group {
                      Text("a").tabItem { Text("A") }
                      Text("b").statusBarHidden().tabItem { Text("B") }
                  }
                  ForEach(more, id: \\.self) { name in
                      Text(name).tabItem { Image(systemName: "c"); Text(name) }
                  }
              }
          }
      }
      """),
  Paste(
    "sheets by functions and initializers", ios: "17.4", root: "Sheets()",
    steps: """
      tap "A"
      expect top Note
      dismiss
      tap "B"
      expect top Note
      tap "Close"
      expect top Sheets
      """,
    decides: (
      "content: note)",
      "content: { Text(\"no\") })"
    ),
    code: """
      struct Sheets: View {
          @State private var showsA = false
          @State private var showsB = false

          var body: some View {
              VStack {
                  Button("A") { showsA = true }
                  Button("B") { showsB = true }
              }
              .sheet(isPresented: $showsA, onDismiss: { showsA = false }, content: Note.init)
              .fullScreenCover(isPresented: $showsB, content: note)
          }

          private func note() -> some View { Note() }
      }

      struct Note: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Close") { dismiss() } }
      }
      """),
  Paste(
    "waiting in loops and under conditions", ios: "17.4", root: "Wait()",
    steps: """
      tap "If"
      wait 2 s
      expect unknown
      tap "Loop"
      wait 5 s
      expect unknown
      """,
    decides: (
      """
      if isSlow { try? await Task.sleep(for: .seconds(1)) }
                          isFull = true
      """,
      "if isSlow { try? await Task.sleep(for: .seconds(1)) }"
    ),
    code: """
      struct Wait: View {
          @State private var isFull = false
          let isSlow: Bool

          var body: some View {
              VStack {
                  Button("If") {
                      Task {
                          if isSlow { try? await Task.sleep(for: .seconds(1)) }
                          isFull = true
                      }
                  }
                  Button("Loop") {
                      Task {
                          for _ in 0..<2 {
                              try? await Task.sleep(nanoseconds: 500_000_000)
                              isFull.toggle()
                          }
                      }
                  }
                  Button("Sure") { isFull = false }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "conditional pushes of controllers", ios: "17.4", root: "Root()",
    steps: """
      expect visible
      call Root.go
      expect hidden
      call Root.home
      expect visible
      call Root.both
      expect hidden
      """,
    decides: (
      "override var prefersStatusBarHidden: Bool { true }",
      "override var prefersStatusBarHidden: Bool { false }"
    ),
    code: """
      class Root: UINavigationController {
          override func viewDidLoad() {
              super.viewDidLoad()
              isNavigationBarHidden = true
              setViewControllers([First()], animated: false)
          }

          func go() {
              let film = Film()
              film.modalPresentationStyle = .fullScreen
              pushViewController(film, animated: true)
          }

          func home() { popToRootViewController(animated: true) }

          func both() { setViewControllers([First(), Film()], animated: true) }
      }

      class First: UIViewController {}

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      """),
  Paste(
    "a switch of styles in a controller", ios: "17.4", root: "Themed()",
    steps: """
      expect dark
      call Themed.next
      expect light
      call Themed.next
      expect hidden
      call Themed.reset
      expect dark
      """,
    decides: (
      "case .night: return .lightContent",
      "case .night: return .darkContent"
    ),
    code: """
      class Themed: UIViewController {
          enum Theme: Int, CaseIterable { case day, night, film }
          private var theme = Theme.day { didSet { setNeedsStatusBarAppearanceUpdate() } }

          override var preferredStatusBarStyle: UIStatusBarStyle {
              switch theme {
              case .day: return .darkContent
              case .night: return .lightContent
              case .film: return .default
              }
          }

          override var prefersStatusBarHidden: Bool {
              if case .film = theme { true } else { false }
          }

          func next() { theme = theme == .day ? .night : .film }

          func reset() {
              guard theme != .day else { return }
              theme = .day
          }
      }
      """),
  Paste(
    "functions that build views by guard and switch", ios: "17.4", root: "Screen()",
    steps: """
      expect visible
      tap "One"
      expect hidden
      tap "Two"
      expect light
      """,
    decides: (
      "case .one: Text(\"1\").statusBarHidden()",
      "case .one: Text(\"1\")"
    ),
    code: """
      struct Screen: View {
          enum Kind { case none, one, two }
          @State private var kind = Kind.none

          var body: some View {
              VStack {
                  page(kind)
                  Button("One") { kind = .one }
                  Button("Two") { kind = .two }
              }
          }

          @ViewBuilder private func page(_ kind: Kind) -> some View {
              switch kind {
              case .none: EmptyView()
              case .one: Text("1").statusBarHidden()
              case .two:
                  if kind != .one { Text("2").preferredColorScheme(.dark) }
              }
          }
      }
      """),
]
