import Testing

/// Screens that stand in the tree of another one are told of as those are that have a controller.
@Suite struct InlineLifecycleTests {
  private func check(_ expectations: String, _ location: SourceLocation = #_sourceLocation) {
    expectPassed(
      """
      app A { ios 16; device notch; NavigationStack { Home() } }
      struct Home: View {
        @State var isOn = false
        var body: some View {
          VStack {
            Main()
            if isOn { Extra() }
          }.onTapGesture { isOn.toggle() }
        }
      }
      struct Main: View {
        @State var count = 0
        var body: some View { Text("a").onAppear { count += 1 } }
      }
      struct Extra: View { var body: some View { Text("b") } }
      scenario "one" {
        launch
        \(expectations)
      }
      """, location)
  }

  private func expectPassed(_ text: String, _ location: SourceLocation) {
    let outcomes = outcomes(text, location: location)
    #expect(outcomes == ["one: passed"], sourceLocation: location)
  }

  @Test func whatIsNamedIsToldOf() {
    check("expect lifecycle [Home.onAppear, Main.onAppear]\nexpect Main.count == 1")
    check("expect lifecycle including [Main.onAppear]")
    check("set Home.isOn = true\nexpect lifecycle [Extra.onAppear]")
    check(
      "set Home.isOn = true\nset Home.isOn = false\nexpect lifecycle [Extra.onDisappear]")
  }

  /// An expectation of the screen around them need not list them.
  @Test func whatIsNotNamedDoesNotCount() { check("expect lifecycle [Home.onAppear]") }
}
