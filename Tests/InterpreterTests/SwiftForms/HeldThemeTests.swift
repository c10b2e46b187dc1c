import Testing

/// Structs that screens hold, are given, and share: the bar is what their parts say.
struct HeldThemeTests {
  @Test(arguments: [
    "var theme: Theme = .light", "let theme = Theme.light", "let theme = Theme.named(\"light\")",
    "var theme: Theme { traitCollection.userInterfaceStyle == .dark ? .dark : .light }",
    "var theme: Theme { switch 1 { case 1: return .light; default: return .dark } }",
    "var theme: Theme { if Theme.current.hides { return .dark }; return .light }",
    "var theme: Theme { let found = Theme.named(\"light\"); return found }",
    "let palette = Palette(theme: .light, name: \"x\"); var theme: Theme { palette.theme }",
    "var theme: Theme { Palette(theme: .named(\"light\"), name: \"x\").theme }",
  ])
  func isFollowedInAScreen(property: String) {
    let controller = """
      class Home: UIViewController {
          \(property)
          override var prefersStatusBarHidden: Bool { theme.hides }
          override var preferredStatusBarStyle: UIStatusBarStyle { theme.style }
      }
      """
    #expect(told(controller, "Home()", ["expect hidden"]) == ["one: passed"])
  }

  @Test func changesWithWhatIsAssigned() {
    let controller = """
      class Home: UIViewController {
          var theme: Theme = .dark
          override var prefersStatusBarHidden: Bool { theme.hides }
          func night() {
              theme = .light
              setNeedsStatusBarAppearanceUpdate()
          }
          func day() {
              theme = Theme(style: .darkContent)
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      """
    let steps = [
      "expect visible", "call Home.night", "expect hidden", "call Home.day", "expect visible",
    ]
    #expect(told(controller, "Home()", steps) == ["one: passed"])
  }

  @Test func isOneForAll() {
    let controller = """
      class Home: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { Theme.current.style }
          func go() {
              Theme.current = .light
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      """
    let steps = ["expect light", "call Home.go", "expect dark"]
    #expect(told(controller, "Home()", steps) == ["one: passed"])
  }

  @Test(arguments: [
    (".light", "expect hidden"), ("Theme(style: .lightContent)", "expect visible, light"),
    (".named(\"dark\")", "expect visible, light"),
  ])
  func isGivenToAController(value: String, fact: String) {
    let controller = """
      class Home: UIViewController {
          let theme: Theme
          init(theme: Theme) {
              self.theme = theme
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { theme.hides }
          override var preferredStatusBarStyle: UIStatusBarStyle { theme.style }
      }
      """
    #expect(told(controller, "Home(theme: \(value))", [fact]) == ["one: passed"])
    #expect(told(controller, "Home()", ["expect hidden"]) == ["one: undecided"])
    let set = ["set theme.hides = true", "launch", "expect hidden"]
    #expect(told(controller, "Home()", set, launches: false) == ["one: passed"])
  }

  @Test func isGivenToAView() {
    let views = """
      struct Card: View {
          let theme: Theme
          var body: some View { Text("x").statusBarHidden(theme.hides) }
      }
      struct Home: View {
          @State private var theme = Theme.dark
          var body: some View {
              VStack {
                  Button("Go") { theme = .light }
                  Card(theme: theme)
              }
          }
      }
      """
    let steps = ["expect visible", "tap \"Go\"", "expect hidden"]
    #expect(told(views, "Home()", steps) == ["one: passed"])
    #expect(told(views, "Card(theme: .light)", ["expect hidden"]) == ["one: passed"])
  }

  @Test func aViewIsNotToldOfAStaticOne() {
    let views = """
      struct Home: View {
          var body: some View {
              Button("Go") { Theme.current = .light }.statusBarHidden(Theme.current.hides)
          }
      }
      """
    let steps = ["tap \"Go\"", "expect visible"]
    #expect(told(views, "Home()", steps).allSatisfy { !$0.hasSuffix(": failed") })
    #expect(
      told(views, "Home()", ["tap \"Go\"", "expect hidden"]).allSatisfy {
        !$0.hasSuffix(": passed")
      })
  }

  private func told(
    _ screens: String, _ root: String, _ steps: [String], launches: Bool = true
  ) -> [String] {
    let all = (launches ? ["launch"] : []) + steps
    return outcomes(
      """
      struct Theme {
          let style: UIStatusBarStyle
          var hides = false
          static let dark = Theme(style: .lightContent)
          static let light = Theme(style: .darkContent, hides: true)
          static var current: Theme = .dark
          static func named(_ name: String) -> Theme { name == "dark" ? .dark : .light }
      }
      struct Palette {
          let theme: Theme
          let name: String
      }
      \(screens)
      app A {
          ios 17
          device notch
          appearance light
          \(root)
      }
      scenario "one" {
          \(all.joined(separator: "\n    "))
      }
      """
    ).filter { $0.hasPrefix("one") }
  }
}
