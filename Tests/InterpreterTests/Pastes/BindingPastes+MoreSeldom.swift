/// The same: functions, closures and dialogs.
let moreSeldomPastes: [Paste] = [
  Paste(
    "closures that a body keeps", root: "Home()",
    steps: """
      expect visible
      tap "Full"
      expect hidden
      tap "Off"
      expect visible
      """,
    decides: (
      "isFull = true",
      "isFull = false"
    ),
    code: """
      struct Home: View {
          @State private var isFull = false

          var body: some View {
              let full = { isFull = true }
              let change = { (value: Bool) in isFull = value }
              let label = { Text("a").statusBarHidden(isFull) }
              VStack {
                  label()
                  Button("Full", action: full)
                  Button("Off") { change(false) }
              }
          }
      }
      """),
  Paste(
    "a guard that leaves and one that does not", root: "Home()",
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
          private let limit: Int? = 3

          private func go() {
              guard let limit = limit, limit > 2 else { return }
              defer { print("done") }
              isFull = true
          }

          var body: some View {
              Button("Full") { go() }.statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "a case with something in it", root: "Home()",
    steps: """
      expect visible
      tap "Full"
      expect hidden
      """,
    decides: (
      "phase = .full(2)",
      "phase = .idle"
    ),
    code: """
      enum Phase {
          case idle
          case full(Int)
      }

      struct Home: View {
          @State private var phase = Phase.idle

          private var isFull: Bool {
              switch phase {
              case .idle: return false
              case .full: return true
              }
          }

          var body: some View {
              Button("Full") { phase = .full(2) }.statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "a toolbar whose visibility is kept in a constant", root: "Home()",
    steps: """
      expect visible
      """,
    decides: (
      "let bars = Visibility.visible",
      "let bars = Visibility.hidden"
    ),
    code: """
      struct Home: View {
          private let bars = Visibility.visible

          var body: some View {
              Text("a").statusBarHidden(bars == .hidden)
          }
      }
      """),
  Paste(
    "a modifier behind an optional chain", root: "Home()",
    steps: """
      expect visible
      tap "Full"
      expect hidden
      """,
    decides: (
      "self?.isFull = true",
      "self?.isFull = false"
    ),
    code: """
      class Home: UIViewController {
          private var isFull = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          override var prefersStatusBarHidden: Bool { isFull }

          override func viewDidLoad() {
              super.viewDidLoad()
              let full = UIAction(title: "Full") { [weak self] _ in self?.isFull = true }
              let button = UIButton(type: .system, primaryAction: full)
              view.addSubview(button)
          }
      }
      """),
  Paste(
    "functions that try and cast", root: "Home()",
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

          private func title(_ value: Any) -> String {
              do {
                  let text = try format(value)
                  return text
              } catch {
                  return (value as? String) ?? "none"
              }
          }

          private func size(_ value: Int) -> Int { value > 2 ? value : -value }

          var body: some View {
              VStack {
                  Text(title(size(3)))
                  Button("Full") { isFull = true }
              }
              .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "a view that is handed on in a closure", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      ".statusBarHidden() }",
      "}"
    ),
    code: """
      struct Card<Content: View>: View {
          private let content: () -> Content

          init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

          var body: some View { VStack { content() } }
      }

      struct Home: View {
          var body: some View { Card(content: { Text("a").statusBarHidden() }) }
      }
      """),
  Paste(
    "a property of a constant of the type", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "static let hides = true",
      "static let hides = false"
    ),
    code: """
      enum Look {
          static let hides = true
          static var style: Self { .plain }
          case plain
      }

      struct Home: View {
          var body: some View { Text("a").statusBarHidden(Look.hides) }
      }
      """),
  Paste(
    "a value that is set in an extension", root: "Home()",
    steps: """
      expect visible
      tap "Full"
      expect hidden
      """,
    decides: (
      "isFull = value",
      "isFull = !value"
    ),
    code: """
      struct Home: View {
          @State private var isFull = false

          var body: some View {
              Button("Full", action: show).statusBarHidden(isFull)
          }
      }

      extension Home {
          private func show() { set(true) }

          private func set(_ value: Bool) {
              guard value != isFull else { return }
              isFull = value
          }
      }
      """),
  Paste(
    "a window of a scene that is shown by hand", root: "Home()",
    steps: """
      set Home.hides = false
      expect visible
      tap "Full"
      expect hidden
      """,
    decides: (
      "hides.toggle()",
      "hides = false"
    ),
    code: """
      struct Home: View {
          @AppStorage("hides") private var hides = false

          var body: some View {
              Button("Full") { hides.toggle() }
                  .statusBarHidden(hides)
          }
      }
      """),
  Paste(
    "a modifier of one's own with a condition of the build", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      ".statusBarHidden(on)",
      ".opacity(on ? 1 : 0)"
    ),
    code: """
      struct Chrome: ViewModifier {
          var on = true

          func body(content: Content) -> some View {
              content
                  #if os(iOS)
                  .statusBarHidden(on)
                  #endif
          }
      }

      struct Home: View {
          var body: some View { Text("a").modifier(Chrome()) }
      }
      """),
  Paste(
    "an alert whose fields stand beside its buttons", root: "Home()",
    steps: """
      expect visible
      tap "Ask"
      tap "OK"
      expect hidden
      """,
    decides: (
      "isFull = true",
      "isFull = false"
    ),
    code: """
      struct Home: View {
          @State private var asks = false
          @State private var name = ""
          @State private var isFull = false

          var body: some View {
              Button("Ask") { asks = true }
                  .alert("Name", isPresented: $asks) {
                      TextField("Name", text: $name)
                      Button("OK") { isFull = true }
                  }
                  .statusBarHidden(isFull)
          }
      }
      """),
  Paste(
    "an extension of View with a closure", root: "Home()",
    steps: """
      expect hidden
      """,
    decides: (
      "self.statusBarHidden()",
      "self"
    ),
    code: """
      extension View {
          @ViewBuilder
          func when<Other: View>(_ isOn: Bool, _ change: (Self) -> Other) -> some View {
              if isOn { change(self) } else { self }
          }

          func full() -> some View { self.statusBarHidden() }
      }

      struct Home: View {
          var body: some View { Text("a").when(true) { $0.full() } }
      }
      """),
  Paste(
    "an object that looks at itself when it is made", root: "Home()",
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
          private let names = ["a": 1]

          init(_ level: Int) {
              var text = ""
              switch level {
              case 1: text = "one"
              default: text = "many"
              }
              if let first = names["b"] { text = String(first) }
              let all = ["a": 1, "b": 2]
              let more = all.map { pair in pair }
              trace(text)
              let value = { text }()
          }

          var title: String {
              let all = ["a": 1, "b": 2]
              guard let first = names["b"] else { return "none" }
              let part = [first].map { number in number + 1 }
              trace("title")
              return all["a"] == nil ? "one" : String(part.count)
          }

          private func trace(_ text: String) { print(text) }
      }

      struct Home: View {
          @StateObject private var store = Store(1)

          var body: some View {
              Button("Full") { store.isFull = true }.statusBarHidden(store.isFull)
          }
      }
      """),
]
