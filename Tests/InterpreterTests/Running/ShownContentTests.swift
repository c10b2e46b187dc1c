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
}
