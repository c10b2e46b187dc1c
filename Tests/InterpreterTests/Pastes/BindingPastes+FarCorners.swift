/// Corners that were found by looking for code that no test ran.
let farCornerPastes: [Paste] = [
  Paste(
    "static values, globals and subscripts", ios: "17.4", root: "Globals()",
    steps: """
      expect hidden
      tap "x"
      expect visible
      """,
    decides: (
      "static let startsFull = true",
      "static let startsFull = false"
    ),
    code: """
      enum Defaults {
          static let startsFull = true
          static let limits = [1, 2, 3]
      }

      let globalLimit = 2

      struct Globals: View {
          @State private var isFull = Defaults.startsFull

          var body: some View {
              Button("x") { isFull = false }
                  .statusBarHidden(isFull && globalLimit > 1)
          }
      }
      """),
  Paste(
    "strings that are compared and joined", ios: "17.4", root: "Words()",
    steps: """
      expect visible
      tap "a"
      expect hidden
      tap "b"
      expect visible
      """,
    decides: (
      "== \"full\"",
      "== \"none\""
    ),
    code: """
      struct Words: View {
          @State private var mode: String = "small"
          private var isFull: Bool { mode == "full" && !(mode != "full") }

          var body: some View {
              VStack {
                  Button("a") { mode = "full" }
                  Button("b") { mode = "\\(mode)er" }
                  Text("mode: \\(mode)")
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "what Combine and notifications bring", ios: "17.4", root: "News()",
    steps: """
      expect visible
      tap "x"
      expect hidden
      tap "y"
      expect visible
      """,
    decides: (
      "store.set(false)",
      "store.set(true)"
    ),
    code: """
      final class Store: ObservableObject {
          @Published var isFull = false
          static let shared = Store()
          func set(_ value: Bool) { isFull = value }
      }

      struct News: View {
          @ObservedObject private var store = Store.shared

          var body: some View {
              VStack {
                  Button("x") { Store.shared.set(true) }
                  Button("y") { store.set(false) }
              }
              .onReceive(NotificationCenter.default.publisher(for: .init("n"))) { _ in
                  print(store)
              }
              .statusBarHidden(store.isFull)
          }
      }
      """),
  Paste(
    "a modifier with an initializer and a state of its own", ios: "17.4", root: "Modified()",
    steps: """
      expect hidden
      tap "x"
      expect visible
      tap "y"
      expect hidden
      """,
    decides: (
      "_isOn = State(initialValue: starts)",
      "_isOn = State(initialValue: false)"
    ),
    code: """
      struct Modified: View {
          @State private var isOut = false

          var body: some View {
              VStack {
                  Button("y") { isOut = true }
              }
              .modifier(Immersive(starts: true, title: "t", isForced: $isOut))
          }
      }

      struct Immersive: ViewModifier {
          @State private var isOn: Bool
          @Binding private var isForced: Bool
          private let title: String

          init(starts: Bool, title: String, isForced: Binding<Bool>) {
              let name = title
              _isOn = State(initialValue: starts)
              _isForced = isForced
              self.title = name
          }

          func body(content: Content) -> some View {
              VStack {
                  content
                  Button("x") { isOn = false }
              }
              .statusBarHidden(isOn || isForced)
          }
      }
      """),
  Paste(
    "a modifier whose initializer has a condition", ios: "17.4", root: "Odd()",
    steps: """
      expect unknown
      tap "x"
      expect visible
      """,
    decides: (
      "Button(\"x\") { isOn = false }",
      "Button(\"x\") { isOn = true }"
    ),
    code: """
      struct Odd: View {
          var body: some View {
              Text("o").modifier(Sometimes(count: 3) { print("done") })
          }
      }

      struct Sometimes: ViewModifier {
          @State private var isOn: Bool
          private let done: () -> Void

          init(count: Int, done: @escaping () -> Void) {
              self.done = done
              if count.isMultiple(of: 2) {
                  _isOn = State(initialValue: true)
              } else {
                  _isOn = State(initialValue: false)
              }
          }

          func body(content: Content) -> some View {
              content.overlay(Button("x") { isOn = false }).statusBarHidden(isOn)
          }
      }
      """),
  Paste(
    "modifiers with states that go on from what they are given", ios: "17.4", root: "Given()",
    steps: """
      expect hidden
      tap "off"
      expect visible
      tap "own"
      expect hidden
      tap "flip"
      expect hidden
      """,
    decides: (
      "Own(isOn: starts)",
      "Own(isOn: !starts)"
    ),
    code: """
      struct Given: View {
          @State private var starts = true

          var body: some View {
              VStack {
                  Button("flip") { starts = false }
              }
              .modifier(Own(isOn: starts))
              .modifier(Outer(isFull: !starts))
          }
      }

      struct Own: ViewModifier {
          @State var isOn: Bool
          func body(content: Content) -> some View {
              VStack {
                  content
                  Button("own") { isOn = true }
                  Button("off") { isOn = false }
              }
              .statusBarHidden(isOn)
          }
      }

      struct Outer: ViewModifier {
          let isFull: Bool
          func body(content: Content) -> some View {
              content.preferredColorScheme(isFull ? .dark : nil)
          }
      }
      """),
  Paste(
    "loops over what is written", ios: "17.4", root: "Loops()",
    steps: """
      expect visible
      tap "Each"
      expect hidden
      tap "While"
      expect visible
      tap "Names"
      expect visible
      """,
    decides: (
      "for value in [true, false, true] { isFull = value }",
      "for value in [true, false] { isFull = value }"
    ),
    code: """
      struct Loops: View {
          @State private var isFull = false
          @State private var rounds = 0

          var body: some View {
              VStack {
                  Button("Each") {
                      for value in [true, false, true] { isFull = value }
                  }
                  Button("While") {
                      while rounds < 3 {
                          rounds += 1
                          isFull.toggle()
                      }
                  }
                  Button("Names") {
                      ["a", "b"].forEach { name in print(name, isFull) }
                      isFull = false
                  }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "drafts of controllers under a condition", ios: "17.4", root: "Start()",
    steps: """
      call Start.open
      expect visible
      dismiss
      call Start.widen
      call Start.open
      expect hidden
      dismiss
      call Start.night
      expect light
      """,
    decides: (
      "if isWide { film.modalPresentationStyle = .fullScreen }",
      "film.modalPresentationStyle = .fullScreen"
    ),
    code: """
      class Start: UIViewController {
          private var isWide = false

          func widen() { isWide = true }

          func open() {
              let film = Film()
              if isWide { film.modalPresentationStyle = .fullScreen }
              present(film, animated: true)
          }

          func night() {
              let film = Film()
              switch isWide {
              case true:
                  film.modalPresentationStyle = .fullScreen
                  film.isNight = true
              case false: film.isNight = false
              }
              present(film, animated: true)
          }
      }

      class Film: UIViewController {
          var isNight = false
          override var prefersStatusBarHidden: Bool { !isNight }
          override var preferredStatusBarStyle: UIStatusBarStyle {
              isNight ? .lightContent : .darkContent
          }
      }
      """),
]
