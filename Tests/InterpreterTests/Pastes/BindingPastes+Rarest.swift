/// The rest of the rare syntax.
let rarestPastes: [Paste] = [
  Paste(
    "an updater of the library", ios: "16.4", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      ".modifier(StatusBarVisibilityUpdater(scrollOffset: $offset))",
      ""
    ),
    code: """
      import ScrollKit 0.9

      struct Home: View {
          @State private var offset = 0.0
          var body: some View {
              ScrollView { Text("a") }
                  .modifier(StatusBarVisibilityUpdater(scrollOffset: $offset))
          }
      }
      """),
  Paste(
    "a modifier of an extension on nothing", ios: "16.4", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "statusBarHidden(isOn)",
      "opacity(isOn ? 1 : 0)"
    ),
    code: """
      extension View {
          func bare(_ isOn: Bool) -> some View { self.statusBarHidden(isOn) }
          func quiet() -> some View { statusBarHidden(false) }
      }

      struct Home: View {
          private let texts = [Text("a")]
          var body: some View {
              VStack {
                  texts[0].bare(true)
                  Text("c")
              }
          }
      }
      """),
  Paste(
    "branches of views as values", ios: "17.4", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "Text(\"a\").statusBarHidden()",
      "Text(\"a\")"
    ),
    code: """
      struct Home: View {
          private let mode = 2
          var body: some View {
              let content = switch mode {
              case 1: Text("b").statusBarHidden(false)
              default: Text("a").statusBarHidden()
              }
              VStack { content }
          }
      }
      """),
  Paste(
    "gestures and buttons that toggle what is bound", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "b"
      expect hidden
      """,
    decides: (
      "Toggle(\"b\", isOn: $state.isHidden)",
      "Toggle(\"b\", isOn: .constant(true))"
    ),
    code: """
      import ScrollKit 0.9

      struct Home: View {
          @StateObject private var state = StatusBarVisibleState()
          var body: some View {
              Toggle("b", isOn: $state.isHidden)
                  .statusBarVisible(state)
          }
      }
      """),
  Paste(
    "a link whose content is in brackets", ios: "16.4",
    root: "NavigationView { Home() }",
    steps: """
      expect visible
      tap "a"
      expect hidden
      """,
    decides: (
      "Photo().statusBarHidden()",
      "Photo()"
    ),
    code: """
      struct Photo: View { var body: some View { Text("p") } }

      struct Home: View {
          var body: some View {
              NavigationLink(destination: { Photo().statusBarHidden() }, label: { Text("a") })
          }
      }
      """),
  Paste(
    "destinations for plain values", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect top Deep, visible
      """,
    decides: (
      "value: 3",
      "value: \"x\""
    ),
    code: """
      struct Home: View {
          var body: some View {
              NavigationStack {
                  VStack {
                      NavigationLink("a", value: 3)
                      NavigationLink("b", value: true)
                      NavigationLink("c", value: "d")
                  }
                  .navigationDestination(for: Int.self) { _ in Deep() }
                  .navigationDestination(for: Bool.self) { _ in Text("x") }
                  .navigationDestination(for: String.self) { _ in Text("y") }
              }
          }
      }

      struct Deep: View { var body: some View { Text("deep") } }
      """),
  Paste(
    "where a statement of the build decides", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect unknown
      """,
    decides: (
      "isHidden = true",
      "isHidden = false"
    ),
    code: """
      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              Button("a") {
                  #if (BETA)
                  isHidden = true
                  #elseif !OTHER
                  print("b")
                  #endif
                  guard isHidden else { return }
                  print("c")
              }
              .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "a task that waits again and again", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      wait 5 s
      expect unknown
      """,
    decides: (
      "isHidden.toggle()",
      "print(isHidden)"
    ),
    code: """
      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              Text("a")
                  .statusBarHidden(isHidden)
                  .task {
                      for await _ in clock.ticks {
                          isHidden.toggle()
                      }
                  }
          }
      }
      """),
  Paste(
    "throwing functions of the file", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect unknown
      """,
    decides: (
      "try check()",
      "print(\"c\")"
    ),
    code: """
      enum Problem: Error { case full }

      struct Home: View {
          @State private var isHidden = false
          var body: some View {
              Button("a") {
                  do {
                      try check()
                      isHidden = true
                  } catch {
                      isHidden = false
                  }
              }
              .statusBarHidden(isHidden)
          }

          private func check() throws {
              if store.isFull { throw Problem.full }
          }
      }
      """),
  Paste(
    "destinations for values that states hold", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect top Deep
      back
      tap "b"
      expect top Wide
      back
      tap "d"
      expect visible
      """,
    decides: (
      "Bool.self) { _ in Wide() }",
      "Bool.self) { _ in Deep() }"
    ),
    code: """
      enum Route: Hashable { case one, two }

      struct Home: View {
          @State private var number = 3
          @State private var isOn = true
          @State private var text = "t"
          @State private var route = Route.one
          var body: some View {
              NavigationStack {
                  VStack {
                      NavigationLink("a", value: number)
                      NavigationLink("b", value: isOn)
                      NavigationLink("c", value: text)
                      NavigationLink("d", value: route)
                  }
                  .navigationDestination(for: Int.self) { _ in Deep() }
                  .navigationDestination(for: Bool.self) { _ in Wide() }
                  .navigationDestination(for: String.self) { _ in Text("y") }
                  .navigationDestination(for: Route.self) { _ in Text("z") }
              }
          }
      }

      struct Deep: View { var body: some View { Text("deep") } }

      struct Wide: View { var body: some View { Text("wide") } }
      """),
  Paste(
    "a container of another package", ios: "16.4", root: "Home()",
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
              Inner { Layout.card(title: "a") { Text("b").statusBarHidden() } }
          }
      }

      struct Inner<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() } }
      }
      """),
  Paste(
    "global functions and variables that compute", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
      expect hidden
      """,
    decides: (
      "value > limit",
      "value > limit + 5"
    ),
    code: """
      private var base: Int { 1 }
      private var limit: Int { base + 1 }
      private func isAbove(_ value: Int) -> Bool { value > limit }

      struct Home: View {
          @State private var value = 0
          @Environment(\\.isPresented) private var isPresented
          var body: some View {
              Button("a") { value = 3 }
                  .statusBarHidden(isAbove(value) && !isPresented)
          }
      }
      """),
  Paste(
    "functions that throw inside of what they do", ios: "16.4", root: "Home()",
    steps: """
      expect visible
      tap "a"
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
              Button("a") {
                  do {
                      let count = try FileManager.default.contentsOfDirectory(atPath: "a").count
                      print(count)
                  } catch {
                      print("b")
                  }
                  isHidden = true
              }
              .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "tabs with labels in brackets", ios: "16.4", root: "Tabs()",
    steps: """
      expect visible
      select tab "Two"
      expect hidden
      """,
    decides: (
      "Text(\"2\").statusBarHidden()",
      "Text(\"2\")"
    ),
    code: """
      struct Tabs: View {
          var body: some View {
              TabView {
                  Text("1").tabItem { Label("One", systemImage: "1") }
                  Text("2").statusBarHidden().tabItem({ VStack { Image("x"); Text("Two") } })
              }
          }
      }
      """),
]
