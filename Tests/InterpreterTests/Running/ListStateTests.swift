import Testing

/// Lists, sets and texts as states of SwiftUI: what a view shows follows them.
@Suite struct ListStateTests {
  /// An app that shows `Home`, and what a person does in it.
  private func app(_ views: String, _ steps: String) -> String {
    """
    app A {
        ios 17.4
        device notch
        Home()
    }
    \(views)
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test func anEmptyList() {
    check(
      app(
        """
        struct Home: View {
            @State private var items: [String] = []
            var body: some View {
                Button("add") { items.append("x") }
                .statusBarHidden(items.isEmpty)
            }
        }
        """,
        """
        expect hidden
        tap "add"
        expect visible
        """), "one: passed")
  }

  @Test func aSelection() {
    check(
      app(
        """
        struct Home: View {
            @State private var picked: Set<Int> = []
            var body: some View {
                Button("add") {
                    if picked.contains(1) { picked.remove(1) } else { picked.insert(1) }
                }
                .statusBarHidden(!picked.isEmpty)
            }
        }
        """,
        """
        expect visible
        tap "add"
        expect hidden
        tap "add"
        expect visible
        """), "one: passed")
  }

  @Test func aListThatIsBound() {
    check(
      app(
        """
        struct Home: View {
            @State private var items = [1]
            var body: some View {
                Child(items: $items).statusBarHidden(items.count > 1)
            }
        }
        struct Child: View {
            @Binding var items: [Int]
            var body: some View { Button("add") { items.append(2) } }
        }
        """,
        """
        expect visible
        tap "add"
        expect hidden
        """), "one: passed")
  }

  @Test func aPublishedList() {
    check(
      app(
        """
        final class Model: ObservableObject {
            @Published var items: [String] = []
            var isFull: Bool { items.count > 1 }
            func add() { items.append("x") }
        }
        struct Home: View {
            @StateObject private var model = Model()
            var body: some View {
                Button("add") { model.add() }.statusBarHidden(model.isFull)
            }
        }
        """,
        """
        expect visible
        tap "add"
        expect visible
        tap "add"
        expect hidden
        """), "one: passed")
  }

  @Test func anObservedSet() {
    check(
      app(
        """
        @Observable final class Model {
            var names: Set<String> = []
            func toggle(_ n: String) {
                if names.contains(n) { names.remove(n) } else { names.insert(n) }
            }
        }
        struct Home: View {
            @State private var model = Model()
            var body: some View {
                Button("add") { model.toggle("a") }.statusBarHidden(model.names.contains("a"))
            }
        }
        """,
        """
        expect visible
        tap "add"
        expect hidden
        tap "add"
        expect visible
        """), "one: passed")
  }

  @Test func aListThatIsCounted() {
    check(
      app(
        """
        struct Home: View {
            @State private var page = 0
            let pages = [false, true]
            var body: some View {
                Button("next") { page = (page + 1) % pages.count }
                .statusBarHidden(pages[page])
            }
        }
        """,
        """
        expect visible
        tap "next"
        expect hidden
        tap "next"
        expect visible
        """), "one: passed")
  }

  @Test func anInterpolatedText() {
    check(
      app(
        """
        struct Home: View {
            @State private var n = 0
            var title: String { "Page \\(n)" }
            var body: some View {
                Button("next") { n += 1 }
                .statusBarHidden(title == "Page 2")
            }
        }
        """,
        """
        expect visible
        tap "next"
        tap "next"
        expect hidden
        """), "one: passed")
  }

  @Test func aListThatIsFiltered() {
    check(
      app(
        """
        struct Home: View {
            @State private var text = ""
            let all = ["ant", "bee"]
            var found: [String] { text.isEmpty ? all : all.filter { $0.contains(text) } }
            var body: some View {
                Button("x") { text = "zz" }
                .statusBarHidden(found.isEmpty)
            }
        }
        """,
        """
        expect visible
        tap "x"
        expect hidden
        """), "one: passed")
  }

  @Test func aStackOfValues() {
    check(
      app(
        """
        struct Home: View {
            @State private var stack: [Bool] = [false]
            var body: some View {
                VStack { Button("push") { stack.append(true) }
                Button("pop") { _ = stack.popLast() } }
                .statusBarHidden(stack.last ?? false)
            }
        }
        """,
        """
        expect visible
        tap "push"
        expect hidden
        tap "pop"
        expect visible
        """), "one: passed")
  }

  @Test func aListThatIsWatched() {
    check(
      app(
        """
        struct Home: View {
            @State private var items: [Int] = []
            @State private var on = false
            var body: some View {
                Button("go") { items.append(1) }
                .onChange(of: items) { on = items.count > 1 }
                .statusBarHidden(on)
            }
        }
        """,
        """
        expect visible
        tap "go"
        expect visible
        tap "go"
        expect hidden
        """), "one: passed")
  }

  /// What a stack's path holds changes with what is pushed and popped, and is not followed.
  @Test(arguments: ["path", "router.path"])
  func aPath(path: String) {
    let isHeld = path.contains(".")
    let state =
      isHeld
      ? "@StateObject private var router = Router()" : "@State private var path: [Int] = []"
    let views = """
      final class Router: ObservableObject { @Published var path: [Int] = [] }
      struct Home: View {
          \(state)
          var body: some View {
              NavigationStack(path: $\(path)) {
                  Button("go") { \(path).append(1) }
                      .navigationDestination(for: Int.self) { _ in Text("x") }
              }
              .statusBarHidden(!\(path).isEmpty)
          }
      }
      """
    #expect(outcomes(app(views, "tap \"go\"\nexpect hidden")).first == "one: undecided")
  }
}
