import Testing

/// What keeps a finger away from a control, and what a finger cannot drag away.
struct ReachOfFingerTests {
  private func app(_ members: String, _ body: String, types: String = "") -> String {
    """
    app A {
        ios 17
        device notch
        Home()
    }
    struct Home: View {
        @State private var isHidden = false
        @State private var isOff = true
        @State private var isOpen = false
        \(members)
        var body: some View { VStack { \(body) }.statusBarHidden(isHidden) }
    }
    \(types)
    """
  }

  private func outcome(_ app: String, _ steps: String) -> String? {
    let lines = "launch; \(steps)".replacing("; ", with: "\n")
    return outcomes(app + "\nscenario \"s\" {\n\(lines)\n}\n").first
  }

  private let button = "Button(\"Go\") { isHidden = true }"
  private let untouched = "tap \"Go\"; expect visible"

  @Test(arguments: [
    ".disabled(true)", ".disabled(isOff)", ".hidden()", ".allowsHitTesting(false)", ".opacity(0)",
    ".opacity(isOff ? 0 : 1)", ".allowsHitTesting(!isOff)", ".padding().disabled(isOff && true)",
  ])
  func aControlThatNoFingerReachesDoesNothing(modifier: String) {
    #expect(outcome(app("", button + modifier), untouched) == "s: passed")
    #expect(outcome(app("", "HStack { \(button) }" + modifier), untouched) == "s: passed")
  }

  @Test(arguments: [
    ".disabled(false)", ".opacity(1)", ".opacity(0.5)", ".allowsHitTesting(true)",
    ".opacity(isOff ? 1 : 0.5)",
  ])
  func oneThatAFingerReachesDoes(modifier: String) {
    #expect(
      outcome(app("", button + modifier), "tap \"Go\"; expect hidden") == "s: passed")
  }

  @Test func itFollowsItsState() {
    let code = button + ".disabled(isOff); Button(\"On\") { isOff = false }"
    #expect(
      outcome(app("", code), untouched + "; tap \"On\"; tap \"Go\"; expect hidden")
        == "s: passed")
  }

  @Test func whatAnotherScreenDisablesIsDisabledInIt() {
    let types = """
      struct Row: View {
          @Binding var isHidden: Bool
          var body: some View { Toggle("Go", isOn: $isHidden) }
      }
      """
    let code = app("", "Row(isHidden: $isHidden).disabled(isOff)", types: types)
    #expect(outcome(code, untouched) == "s: passed")
    let stack = app(
      "",
      "NavigationStack { NavigationLink(\"Go\") { Text(\"b\").onAppear { isHidden = true } } }"
        + ".disabled(true)")
    #expect(outcome(stack, untouched + ", depth 1") == "s: passed")
  }

  @Test func whatNobodyKnowsLeavesTheTapOpen() {
    let code = app("let isBusy: Bool", button + ".disabled(isBusy)")
    #expect(outcome(code, "tap \"Go\"; expect hidden") == "s: undecided")
    #expect(outcome(code, "expect visible") == "s: passed")
  }

  @Test func aGestureAroundADisabledControlMayBeTold() {
    let code = "HStack { \(button).disabled(true) }.onTapGesture { isHidden = true }"
    #expect(outcome(app("", code), untouched) == "s: undecided")
  }

  @Test func whatADisabledViewPresentsMayBeDisabled() {
    let code = """
      Text("a").sheet(isPresented: $isOpen) { Button("Go") { isOpen = false; isHidden = true } }
          .disabled(isOff)
      Button("Open") { isOpen = true }
      """
    #expect(
      outcome(app("", code), "tap \"Open\"; tap \"Go\"; expect hidden") == "s: undecided")
  }

  // MARK: - What a finger drags

  private let sheet = """
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
        Text("b").interactiveDismissDisabled()
    }
    """

  @Test func aSheetThatRefusesAFingerStays() {
    #expect(outcome(app("", sheet), "tap \"Open\"; dismiss; expect Home.isOpen") == "s: passed")
    #expect(
      outcome(
        app("", sheet.replacing(".interactiveDismissDisabled()", with: "")),
        "tap \"Open\"; dismiss; expect !Home.isOpen") == "s: passed")
  }
}
