import Testing

/// Views that members of types and values yield: factories, routers and coordinators.
struct MemberViewTests {
  private static let types = """
    struct Page: View {
        var hides: Bool
        var body: some View { Color.black.statusBarHidden(hides) }
        func hidden() -> some View { self.statusBarHidden() }
        func hiding(_ hides: Bool) -> Self { var copy = self; copy.hides = hides; return copy }
    }
    enum Pages {
        static func first() -> some View { Page(hides: true) }
        @ViewBuilder static func page(_ hides: Bool) -> some View {
            if hides { Page(hides: true) } else { Page(hides: false) }
        }
    }
    enum Route {
        case first, second
        @ViewBuilder var page: some View {
            switch self {
            case .first: Page(hides: true)
            case .second: Page(hides: false)
            }
        }
        @ViewBuilder func make() -> some View {
            switch self {
            case .first: Page(hides: true)
            case .second: Page(hides: false)
            }
        }
    }
    enum Kind: CaseIterable, Identifiable {
        case first, second
        var id: Int { 1 }
        @ViewBuilder var page: some View {
            switch self {
            case .first: Page(hides: false)
            case .second: Text("a")
            }
        }
        @ViewBuilder func make(_ count: Int) -> some View {
            switch self {
            case .first: Page(hides: false)
            case .second: EmptyView()
            }
        }
    }
    final class Coordinator {
        static let shared = Coordinator()
        func start() -> some View { Page(hides: true) }
    }
    struct Factory {
        func start() -> some View { Page(hides: true) }
    }
    """

  @Test(arguments: [
    ("hidden", "Pages.first()"), ("hidden", "Pages.page(true)"), ("visible", "Pages.page(false)"),
    ("hidden", "NavigationStack { Pages.first() }"), ("hidden", "AnyView(Pages.first())"),
    ("hidden", "Pages.first().padding()"), ("hidden", "route.page"), ("hidden", "route.make()"),
    ("hidden", "Route.first.page"), ("visible", "Route.second.make()"),
    ("hidden", "Coordinator.shared.start()"), ("hidden", "factory.start()"),
    ("hidden", "Factory().start().padding()"), ("hidden", "Page(hides: true).hidden()"),
    ("hidden", "Page(hides: false).hiding(false).hiding(true)"),
    ("visible", "Page(hides: true).hiding(true).hiding(false).padding()"),
    ("hidden", "Self.inner()"),
    ("hidden", "ForEach([1, 2], id: \\.self, content: row)"),
    ("hidden", "Root.inner()"),
    ("visible", "ForEach(Kind.allCases) { kind in kind.page }"),
    ("visible", "ForEach(Kind.allCases) { $0.make(1) }"),
    ("visible", "TabView { ForEach([Kind.first, .second]) { kind in kind.make(1) } }"),
    ("visible", "ForEach(kinds) { kind in of(kind) }"),
  ])
  func aMemberShowsWhatItYields(fact: String, body: String) {
    checkRoot(
      fact,
      """
      \(Self.types)
      struct Root: View {
          @State var route = Route.first
          let factory = Factory()
          static func inner() -> some View { Page(hides: true) }
          func row(_ number: Int) -> some View { Page(hides: true) }
          var kinds: [Kind] { Store.kinds() }
          func of(_ kind: Kind) -> some View { kind.make(1) }
          var body: some View { \(body) }
      }
      """)
  }
}
