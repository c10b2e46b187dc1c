import Testing

/// What containers and modifiers show that are given it by a name, and rows that are made of lists.
struct ShownContentTests {
  private static let views = """
    struct Page: View {
        var body: some View { Text("a").statusBarHidden() }
    }
    struct Row: View {
        let number: Int
        var body: some View { Text("a").statusBarHidden(number == 2) }
    }
    struct Item: Identifiable {
        var id = 1
        var isOn = true
    }
    extension View {
        func starting(_ action: (() -> Void)? = nil) -> some View { onAppear { action?() } }
    }
    """

  private func expect(
    _ fact: String, _ body: String, _ members: String = "",
    location: SourceLocation = #_sourceLocation
  ) {
    checkRoot(
      fact,
      """
      \(ShownContentTests.views)
      struct Root: View {
          \(members)
          var body: some View {
              \(body)
          }
          func page() -> some View { Page() }
          func text() -> some View { Text("a") }
          func row(_ number: Int) -> some View { Row(number: number) }
          func read(_ proxy: GeometryProxy) -> some View { Page() }
      }
      """, location: location)
  }

  /// Initializers and functions in the place of closures.
  @Test(arguments: [
    "VStack(content: Page.init)", "VStack(content: page)", "Group(content: self.page)",
    "ScrollView(content: page)", "ScrollView(.vertical, content: { Page() })",
    "Text(\"a\").overlay(content: Page.init)", "Text(\"a\").background(content: page)",
    "Text(\"a\").safeAreaInset(edge: .top, content: page)", "GeometryReader(content: read)",
    "Section(content: Page.init, header: { Text(\"a\") })", "NavigationStack(root: Page.init)",
    "ForEach([1, 2], id: \\.self, content: Row.init)", "ForEach([1, 2], id: \\.self, content: row)",
    "List([1, 2], id: \\.self, rowContent: Row.init)", "Button(action: { }, label: Page.init)",
    "NavigationLink(destination: Text(\"a\"), label: page)",
  ])
  func aNamedContentIsShown(body: String) { expect("hidden", body) }

  /// The same of those that say nothing about the bar.
  @Test(arguments: [
    "VStack(content: text)", "ForEach([1, 3], id: \\.self, content: Row.init)",
    "Text(\"a\").overlay(content: text)",
  ])
  func aNamedContentMaySayNothing(body: String) { expect("visible", body) }

  /// A list that is known to be empty has no rows.
  @Test(arguments: [
    ("let items: [Item] = []", "ForEach(items) { _ in Page() }", "visible"),
    ("@State var items: [Item] = []", "List(items) { _ in Page() }", "visible"),
    ("@State var items: [Item] = []", "ForEach($items) { $item in Page() }", "visible"),
    (
      "@State var items: [Item] = []",
      "ForEach(items.filter { $0.isOn }) { _ in Page() }", "visible"
    ),
    (
      "@State var items: [Item] = []",
      "ForEach(Array(items.enumerated()), id: \\.offset) { _ in Page() }", "visible"
    ),
    ("@State var count = 0", "ForEach(0..<count) { _ in Page() }", "visible"),
    ("@State var count = 2", "ForEach(0..<count) { _ in Page() }", "hidden"),
    ("@State var items = [Item()]", "ForEach(items) { _ in Page() }", "hidden"),
    (
      "@State var items: [Item] = []",
      "ForEach(items) { _ in Page() }.onAppear { items.append(Item()) }", "hidden"
    ),
  ])
  func anEmptyListHasNoRows(members: String, body: String, fact: String) {
    expect(fact, body, members)
  }

  /// A closure behind a modifier of the author's own, which has a default.
  @Test func aModifierRunsTheClosureThatItIsGiven() {
    expect(
      "hidden", "Text(\"a\").statusBarHidden(isOn).starting { isOn = true }",
      "@State var isOn = false")
    expect("visible", "Text(\"a\").statusBarHidden(isOn).starting()", "@State var isOn = false")
  }

  /// A view that a function of a type yields, beside another one.
  @Test(arguments: [
    ("Pages.page()", "hidden"), ("Pages.text()", "visible"), ("Color.red", "visible"),
  ])
  func aStaticFunctionYieldsABackground(view: String, fact: String) {
    checkRoot(
      fact,
      """
      \(ShownContentTests.views)
      enum Pages {
          static func page() -> some View { Page() }
          static func text() -> some View { Text("a") }
      }
      struct Root: View {
          var body: some View { Text("a").background(\(view)) }
      }
      """)
  }

  /// A variable that holds a view, of which properties are set before it is returned.
  @Test(arguments: [
    ("page.hides = true", "hidden"), ("page.look.hides = true", nil), ("page.hide()", nil),
    ("if hides { page.hides = true }", nil), ("page.name = \"a\"", "visible"),
    ("page.hides = true\npage.hides = false", "visible"),
  ])
  func aViewIsChangedBeforeItIsShown(statement: String, fact: String?) {
    let root = """
      struct Look { var hides = false }
      struct Page: View {
          var hides = false
          var look = Look()
          var name = ""
          var body: some View { Text(name).statusBarHidden(hides || look.hides) }
          mutating func hide() { hides = true }
      }
      struct Root: View {
          var hides = true
          var body: some View { page() }
          func page() -> some View {
              var page = Page()
              \(statement)
              return page
          }
      }
      """
    if let fact { checkRoot(fact, root) } else { checkUnknown(["hidden", "visible"], root) }
  }

  /// A stack begins on the page that its path names.
  @Test(arguments: [
    ("@State var path = [1]", "path", "light"), ("@State var path: [Int] = []", "path", "dark"),
    ("@State var path: [Int] = [1, 2]", "path", "light"),
    ("@State var router = Router()", "router.path", "light"),
  ])
  func aStackBeginsOnItsPath(property: String, path: String, fact: String) {
    checkRoot(
      fact,
      """
      @Observable final class Router {
          var path: [Int] = [1]
      }
      struct Root: View {
          \(property)
          var body: some View {
              NavigationStack(path: $\(path)) {
                  Text("a").navigationDestination(for: Int.self) { _ in
                      Text("b").preferredColorScheme(.dark)
                  }
              }
          }
      }
      """)
  }

  /// A path that other values make is not followed.
  @Test func aPathThatIsMadeElsewhereIsUnknown() {
    checkUnknown(
      ["dark", "light"],
      """
      struct Root: View {
          @State var path = NavigationPath([1])
          var body: some View {
              NavigationStack(path: $path) {
                  Text("a").navigationDestination(for: Int.self) { _ in
                      Text("b").preferredColorScheme(.dark)
                  }
              }
          }
      }
      """)
  }

  /// What nothing gives is not there: a focus, an object of the environment.
  @Test func whatNothingGivesIsNotThere() {
    expect("hidden", "Text(\"a\").statusBarHidden(!isFocused)", "@FocusState var isFocused: Bool")
    expect("visible", "Text(\"a\").statusBarHidden(isFocused)", "@FocusState var isFocused: Bool")
    let session = "@Observable class Session { var hides = true }"
    let view = """
      struct Inner: View {
          @Environment(Session.self) var session: Session?
          var body: some View { Text("a").statusBarHidden(session?.hides ?? false) }
      }
      """
    checkRoot(
      "visible", "\(session)\n\(view)\nstruct Root: View { var body: some View { Inner() } }")
    checkRoot(
      "hidden",
      """
      \(session)
      \(view)
      struct Root: View {
          @State var session = Session()
          var body: some View { Inner().environment(session) }
      }
      """)
  }

  /// A view by another name.
  @Test func anAliasOfAViewIsThatView() {
    checkRoot(
      "hidden",
      """
      \(ShownContentTests.views)
      typealias Start = Page
      struct Root: View {
          var body: some View { Start() }
      }
      """)
  }

  /// A binding to an element, which the view that has it may set.
  @Test func anElementMayBeSetByItsBinding() {
    checkUnknown(
      ["hidden", "visible"],
      """
      struct Switch: View {
          @Binding var isOn: Bool
          var body: some View { Text("a").onAppear { isOn = true } }
      }
      struct Root: View {
          @State var flags = [false, false]
          var body: some View { Switch(isOn: $flags[1]).statusBarHidden(flags[1]) }
      }
      """)
  }
}
