import Testing

@Suite struct ViewRuleTests {
  private let text = "struct S: View { var body: some View { VStack { T().padding() } } }"

  @Test func aViewBecomesAProperty() throws {
    let property = "@ViewBuilder private var extracted: some View"
    try check(
      "view to property", text,
      gives: [
        "struct S: View { var body: some View { extracted } \n    \(property) "
          + "{ VStack { T().padding() } }\n}",
        "struct S: View { var body: some View { VStack { extracted } } \n    \(property) "
          + "{ T().padding() }\n}",
      ])
  }

  @Test func aViewOfAClosuresParameterStays() throws {
    try check(
      "view to property", "screen S { VStack { List(a) { b in T(b) }; U() } }",
      gives: [
        "screen S { VStack { List(a) { b in T(b) }; extracted } \n    "
          + "@ViewBuilder private var extracted: some View { U() }\n}"
      ])
  }

  @Test func aModifierBecomesAType() throws {
    try check(
      "modifier to type", "screen S { T().toolbar(a ? .hidden : .visible, for: .tabBar) }",
      gives: [
        """
        screen S { T().modifier(Extracted(value: a ? .hidden : .visible)) }
        struct Extracted: ViewModifier {
            let value: Visibility
            func body(content: Content) -> some View { content.toolbar(value, for: .tabBar) }
        }

        """
      ])
  }

  @Test func aValueBecomesAParameterOfAFunctionThatMakesTheView() throws {
    try check(
      "value to view's parameter",
      "struct S: View { var body: some View { T().statusBarHidden(true) } }",
      gives: [
        "struct S: View { var body: some View { extracted(true) } \n    private func "
          + "extracted(_ value: Bool) -> some View { T().statusBarHidden(value) }\n}"
      ])
  }

  @Test(arguments: [
    ("view to generic argument", "Wrapped(content: T().padding())"),
    ("view to erased argument", "Wrapped(content: AnyView(T().padding()))"),
    ("view to stored closure", "Wrapped { T().padding() }"),
    ("view to built property", "Wrapped { T().padding() }"),
    ("view to initializer", "Wrapped { T().padding() }"),
    ("view to labelled closure", "Wrapped(content: { T().padding() })"),
    ("view to plain modifier", "T().padding().modifier(Wrapped())"),
  ])
  func aViewIsHandedToAViewThatShowsIt(rule: String, use: String) throws {
    let file = SpecFile(text)
    let rule = try #require(Rule.all.first { $0.name == rule })
    let found = rule.rewrites(file).map { file.applying($0) }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix(text.replacing("T().padding()", with: use) + "\nstruct Wrapped"))
  }
}
