import Testing

private func page(_ members: String, _ body: String, _ steps: String) -> String {
  """
  app Pages {
      ios 16.4
      device "iPhone 8"
      Page()
  }
  struct Page: View {
      @ObservedObject var session: Session
      @State private var isFull = false
      @State private var count = 1
  \(members)
      var body: some View {
  \(body)
      }
  }
  scenario "one" {
      launch
  \(steps)
  }
  """
}

/// Values that a view computes, and handlers that keep some in constants.
struct ComputedTests {
  @Test func aFunctionOfOneExpressionAnswers() {
    check(
      page(
        "func hides(_ limit: Int) -> Bool { count > limit }",
        "Button(\"More\") { count += 1 }.statusBarHidden(hides(1))",
        "expect visible\ntap \"More\"\nexpect hidden"), "one: passed")
  }

  @Test func aFunctionMayKeepAConstantAndBranch() {
    check(
      page(
        """
        func hides() -> Bool {
            let isMany = count > 1
            if isMany { return true }
            return false
        }
        """, "Button(\"More\") { count += 1 }.statusBarHidden(hides())",
        "expect visible\ntap \"More\"\nexpect hidden"), "one: passed")
  }

  @Test func aHandlerMayKeepAConstant() {
    check(
      page(
        "", "Button(\"Toggle\") { let next = !isFull; isFull = next }.statusBarHidden(isFull)",
        "tap \"Toggle\"\nexpect hidden\ntap \"Toggle\"\nexpect visible"), "one: passed")
  }

  @Test func whatIsTrueAnywayNeedsNoInput() {
    check(
      page("", "Text(\"Page\").statusBarHidden(!isFull || session.isLive)", "expect hidden"),
      "one: passed")
    check(
      page("", "Text(\"Page\").statusBarHidden(isFull && session.isLive)", "expect visible"),
      "one: passed")
    check(
      page("", "Text(\"Page\").statusBarHidden(session.isLive ? true : !isFull)", "expect hidden"),
      "one: passed")
  }

  @Test func aHandlerThatComparesAnUnknownValueLeavesItUnknown() {
    check(
      page(
        "", "Button(\"Ask\") { isFull = session.count > 3 }.statusBarHidden(isFull)",
        "tap \"Ask\"\nexpect unknown"), "one: passed")
  }

  @Test func animationWithoutAValueAnimatesEveryChange() {
    check(
      page(
        "",
        "Button(\"Toggle\") { isFull.toggle() }.statusBarHidden(isFull).animation(.default)",
        "tap \"Toggle\"\nexpect hidden, animated fade"), "one: passed")
    check(
      page(
        "",
        """
        Button("Toggle") { isFull.toggle() }
            .statusBarHidden(isFull)
            .animation(.default, value: count)
        """, "tap \"Toggle\"\nexpect hidden, not animated"), "one: passed")
  }
}
