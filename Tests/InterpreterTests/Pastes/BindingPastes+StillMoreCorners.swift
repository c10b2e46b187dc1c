/// Still more corners of Swift, of what is built.
let stillMoreCornerPastes: [Paste] = [
  Paste(
    "tasks that wait", ios: "17.4", root: "Waiter()",
    steps: """
      tap "Wait"
      expect visible
      wait 2 s
      expect hidden
      tap "Short"
      wait 1 s
      expect visible
      """,
    decides: (
      """
      try? await Task.sleep(nanoseconds: 1_000_000_000)
                          isHidden = true
      """,
      """
      try? await Task.sleep(nanoseconds: 1_000_000_000)
                          isHidden = false
      """
    ),
    code: """
      struct Waiter: View {
          @State private var isHidden = false

          var body: some View {
              VStack {
                  Button("Wait") {
                      Task {
                          try? await Task.sleep(nanoseconds: 1_000_000_000)
                          isHidden = true
                      }
                  }
                  Button("Short") {
                      Task { @MainActor in
                          try await Task.sleep(for: .milliseconds(300))
                          isHidden = false
                      }
                  }
              }
              .statusBarHidden(isHidden)
          }
      }
      """),
  Paste(
    "words of steps in a handler", ios: "17.4", root: "Home()",
    steps: """
      tap "Show"
      expect hidden
      dismiss
      tap "Code"
      expect hidden
      """,
    decides: (
      "override var prefersStatusBarHidden: Bool { true }",
      "override var prefersStatusBarHidden: Bool { false }"
    ),
    code: """
      screen Home {
          Button("Show") { present Film as overFullScreen }
          Button("Code") { present Film as pageSheet }
      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override var modalPresentationCapturesStatusBarAppearance: Bool {
              get { true }
              set {}
          }
      }
      """),
  Paste(
    "tabs that code selects", ios: "17.4", root: "Tabs()",
    steps: """
      expect top First
      tap "Go"
      expect top Second
      tap "Back"
      expect top First
      """,
    decides: (
      "selection = \"two\"",
      "selection = \"one\""
    ),
    code: """
      struct Tabs: View {
          @State private var selection = "one"

          var body: some View {
              TabView(selection: $selection) {
                  Tab("One", systemImage: "1.circle", value: "one") { First(selection: $selection) }
                  Tab("Two", systemImage: "2.circle", value: "two") {
                      Second(selection: $selection)
                  }
              }
          }
      }

      struct First: View {
          @Binding var selection: String
          var body: some View { Button("Go") { selection = "two" } }
      }

      struct Second: View {
          @Binding var selection: String
          var body: some View { Button("Back") { selection = "one" } }
      }
      """),
  Paste(
    "old calls of the application's bar", ios: "17.4",
    root: """
      plist { UIViewControllerBasedStatusBarAppearance = NO }
          Old()
      """,
    steps: """
      expect visible
      call Old.hide
      expect hidden
      call Old.show
      expect light
      """,
    decides: (
      "setStatusBarHidden(true, with: .fade)",
      "setStatusBarHidden(false, with: .fade)"
    ),
    code: """
      class Old: UIViewController {
          func hide() { UIApplication.shared.setStatusBarHidden(true, with: .fade) }

          func show() {
              UIApplication.shared.setStatusBarHidden(false, with: .none)
              UIApplication.shared.setStatusBarStyle(.lightContent, animated: true)
          }
      }
      """),
  Paste(
    "views that functions and lets build", ios: "17.4", root: "Form2()",
    steps: """
      expect visible
      tap "Hide"
      expect hidden
      tap "Show"
      expect visible
      """,
    decides: (
      "if isFull { hidden() } else { shown() }",
      "if isFull { shown() } else { shown() }"
    ),
    code: """
      struct Form2: View {
          @State private var isFull = false

          @ViewBuilder private var page: some View {
              if isFull { hidden() } else { shown() }
          }

          var body: some View {
              let button = Button("Show") { isFull = false }
              VStack {
                  page
                  button
                  (Text("in brackets"))
                  Group { Text("a") }
                  Button("Hide") { isFull = true }
              }
          }

          private func hidden() -> some View {
              guard isFull else { return AnyView(Text("never")) }
              return AnyView(Text("h").statusBarHidden())
          }

          private func shown() -> some View { Text("s") }
      }
      """),
  Paste(
    "an object that a view makes for another", ios: "17.4", root: "Outer()",
    steps: """
      expect visible
      tap "Read"
      expect hidden
      tap "Rest"
      expect visible
      """,
    decides: (
      "func read() { isReading = true }",
      "func read() { isReading = false }"
    ),
    code: """
      final class Session: ObservableObject {
          @Published var isReading = false
          func read() { isReading = true }
          func rest() { isReading.toggle() }
      }

      struct Outer: View {
          @StateObject private var session = Session()

          var body: some View {
              Inner(session: session).statusBarHidden(session.isReading)
          }
      }

      struct Inner: View {
          @ObservedObject var session: Session

          var body: some View {
              VStack {
                  Button("Read", action: session.read)
                  Button("Rest", action: session.rest)
              }
          }
      }
      """),
  Paste(
    "optionals that are unwrapped", ios: "17.4", root: "Maybe()",
    steps: """
      expect visible
      tap "Set"
      expect hidden
      tap "Clear"
      expect visible
      """,
    decides: (
      "if let name, !name.isEmpty { return true }",
      "if let name, name.isEmpty { return true }"
    ),
    code: """
      struct Maybe: View {
          @State private var name: String?

          private var isFull: Bool {
              if let name, !name.isEmpty { return true }
              return false
          }

          var body: some View {
              VStack {
                  Button("Set") { name = "n" }
                  Button("Clear") { name = nil }
              }
              .statusBarHidden(isFull && (name ?? "") != "")
          }
      }
      """),
  Paste(
    "pages, dialogs and menus", ios: "17.4", root: "Talk()",
    steps: """
      expect visible
      tap "Ask"
      tap "Yes"
      expect hidden
      tap "Menu"
      tap "Show"
      expect visible
      """,
    decides: (
      "Button(\"Yes\") { isFull = true }",
      "Button(\"Yes\") { isFull = false }"
    ),
    code: """
      struct Talk: View {
          @State private var asks = false
          @State private var isFull = false

          var body: some View {
              VStack {
                  Button("Ask") { asks = true }
                  Menu {
                      Button("Show") { isFull = false }
                  } label: {
                      Text("Menu")
                  }
              }
              .confirmationDialog("Hide?", isPresented: $asks) {
                  Button("Yes") { isFull = true }
                  Button("No", role: .cancel) {}
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "toggles and pickers of an object", ios: "17.4", root: "Settings()",
    steps: """
      expect visible
      tap "Hide"
      expect hidden
      tap "Hide"
      expect visible
      """,
    decides: (
      "Toggle(\"Hide\", isOn: $model.isFull)",
      "Toggle(\"Hide\", isOn: $model.isNight)"
    ),
    code: """
      @Observable final class Model {
          var isFull = false
          var isNight = false
      }

      struct Settings: View {
          @State private var model = Model()

          var body: some View {
              Form {
                  Toggle("Hide", isOn: $model.isFull)
                  Toggle(isOn: $model.isNight) { Text("Night") }
              }
              .statusBarHidden(model.isFull)
          }
      }
      """),
]
