import Interpreter
import Testing

/// What a `navigationDestination(for:)` makes of the value that it is given.
struct PushedValueTests {
  @Test(arguments: [
    "Button(\"Go\") { path.append(.photo) }",
    "Button(\"Go\") { path = [.about, .photo] }",
    "Button(\"Go\") { path += [Route.photo]; path.removeAll(); path.append(Route.photo) }",
    "NavigationLink(\"Go\", value: Route.photo)",
  ])
  func isTheOneThatIsPushed(view: String) {
    let text = app(
      view, destination: "{ route in Page(route: route) }",
      "tap \"Go\"\n    expect light\n    back\n    expect dark")
    #expect(outcomes(text) == ["one: passed"])
  }

  @Test(arguments: [
    "{ Page(route: $0) }", ", destination: Page.init", ", destination: page", "{ page($0) }",
    "{ route in if route == .photo { Page(route: .photo) } else { Text(\"a\") } }",
    "{ to in switch to { case .photo: Page(route: to)\ncase .about: Text(\"a\") } }",
  ])
  func isHandedOn(destination: String) {
    let isArgument = destination.hasPrefix(",")
    let text = app(
      "Button(\"Go\") { path.append(.photo) }\nButton(\"Other\") { path.append(.about) }",
      destination: isArgument ? "" : destination, argument: isArgument ? destination : "",
      "tap \"Other\"\n    expect dark\n    back\n    tap \"Go\"\n    expect light")
    #expect(outcomes(text) == ["one: passed"])
  }

  /// Two screens of one destination keep the values that they were pushed with.
  @Test func isKeptByEachScreen() {
    let text = app(
      """
      Button("Go") { path.append(.about) }
      """,
      destination: """
        { route in
            VStack {
                Button("Further") { path.append(.photo) }
                Text("a")
            }
            .preferredColorScheme(route == .photo ? .dark : .light)
        }
        """,
      "tap \"Go\"\n    expect dark\n    tap \"Further\"\n    expect light\n    back\n expect dark"
    )
    #expect(outcomes(text) == ["one: passed"])
  }

  private func app(
    _ view: String, destination: String, argument: String = "", _ steps: String
  ) -> String {
    """
    enum Route: Hashable { case photo, about }
    struct Root: View {
        @State private var path: [Route] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    \(view)
                }
                .navigationDestination(for: Route.self\(argument)) \(destination)
                .toolbar(.hidden, for: .navigationBar)
            }
        }
        @ViewBuilder private func page(_ route: Route) -> some View { Page(route: route) }
    }
    struct Page: View {
        let route: Route
        var body: some View {
            Text("a")
                .preferredColorScheme(route == .photo ? .dark : .light)
        }
    }
    app A {
        ios 16
        device notch
        appearance light
        Root()
    }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }
}
