import Testing

/// Controls that set what they are bound to, and views that start with what they are given.
struct ControlTests {
  private func check(
    _ content: String, members: String = "", types: String = "", condition: String = "hidden",
    _ steps: String, _ outcome: String = "passed",
    location: SourceLocation = #_sourceLocation
  ) {
    let text = """
      \(types)
      struct Root: View {
          @State private var hidden = false
          \(members)
          var body: some View {
              VStack { \(content) }
                  .statusBarHidden(\(condition))
          }
      }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    #expect(outcomes(text).first == "one: " + outcome, sourceLocation: location)
  }

  private let go = "expect visible\ntap \"Go\"\nexpect hidden"

  @Test func aToggleSetsAMadeBinding() {
    check("Toggle(\"Go\", isOn: Binding(get: { hidden }, set: { hidden = $0 }))", go)
    check("Toggle(\"Go\", isOn: Binding { !hidden } set: { isOn in hidden = !isOn })", go)
    check("Toggle(\"Go\", isOn: .constant(false))", "tap \"Go\"\nexpect visible")
    check("Toggle(\"Go\", isOn: binding(for: 1))", go, "undecided")
  }

  /// A menu hides its options until it is opened, a wheel has to be turned.
  @Test func whatATapOnAnOptionOfAPickerSelectsNobodyKnows() {
    let options = "{ Text(\"No\").tag(0); Text(\"Go\").tag(1) }"
    check(
      "Picker(\"P\", selection: $page) \(options)", members: "@State private var page = 0",
      condition: "page == 1", go, "undecided")
    check(
      "Picker(\"P\", selection: Binding(get: { page }, set: { page = $0 })) \(options)",
      members: "@State private var page = 0", condition: "page == 1", go, "undecided")
    check(
      "Picker(\"P\", selection: $page) { Text(\"Go\") }", members: "@State private var page = 0",
      condition: "page == 1", go, "undecided")
  }

  /// A link that a state follows makes it true when it is tapped, and false when it is left.
  @Test func aLinkSetsWhatItIsBoundTo() {
    let link =
      "NavigationView { NavigationLink(destination: Text(\"b\"), isActive: $hidden) "
      + "{ Text(\"Go\") } }"
    check(link, go + "\nback\nexpect visible")
    check(link, "set Root.hidden = true\nexpect hidden, depth 2")
    let selected =
      "NavigationView { NavigationLink(destination: Text(\"b\"), tag: 1, "
      + "selection: $page) { Text(\"Go\") } }"
    check(
      selected, members: "@State private var page: Int?", condition: "page == 1", go, "undecided")
  }

  /// A state starts with what it is given, and goes on from there by itself.
  @Test(arguments: [
    "init(on: Bool) { _on = State(initialValue: on) }", "init(on: Bool) { self.on = on }", "",
  ])
  func aStateOnlyStartsWithWhatItIsGiven(initializer: String) {
    let child = """
      struct Child: View {
          @State var on: Bool
          \(initializer)
          var body: some View { Button("Go") { on.toggle() }.statusBarHidden(on) }
      }
      """
    let text = """
      \(child)
      struct Root: View { var body: some View { VStack { Child(on: false) } } }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          \(go)
          tap "Go"
          expect visible
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  /// What a view is given to do is told what it is called with.
  @Test(arguments: ["Child { hidden = $0 }", "Child(done: { x in hidden = x })"])
  func aClosureIsToldWhatItIsCalledWith(use: String) {
    let child = """
      struct Child: View {
          let done: (Bool) -> Void
          var body: some View { Button("Go") { done(true) } }
      }
      """
    check(use, types: child, go)
  }

  /// Code that reads the environment may use what stands there.
  @Test func aBindingInTheEnvironmentMayBeSet() {
    let types = """
      struct ChromeKey: EnvironmentKey { static let defaultValue: Binding<Bool> = .constant(false) }
      extension EnvironmentValues {
          var chrome: Binding<Bool> {
              get { self[ChromeKey.self] }
              set { self[ChromeKey.self] = newValue }
          }
      }
      struct Child: View {
          @Environment(\\.chrome) var chrome
          var body: some View { Button("Go") { chrome.wrappedValue = true } }
      }
      """
    check("Child().environment(\\.chrome, $hidden)", types: types, go, "undecided")
    check("Child().environment(\\.hide) { hidden = true }", types: types, go, "undecided")
  }
}
