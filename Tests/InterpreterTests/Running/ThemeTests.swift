import Testing

/// Themes behind a protocol: values that never change, whichever property holds them.
struct ThemeTests {
  private static let themes = """
    protocol Theme { var hides: Bool { get } }
    struct Day: Theme { let hides = false }
    struct Night: Theme { let hides = true }
    struct Dusk: Theme { var hides: Bool { true } }
    struct Own: Theme { let hides: Bool }
    class Kind: Theme { let hides = true }
    """

  /// Which theme is held from the start, or is put there.
  @Test(arguments: ["Night()", "Dusk()", "Own(hides: true)", "Kind()"])
  func aPropertyHoldsAThemeBehindItsProtocol(theme: String) {
    for (members, answer) in [
      ("let theme: Theme = \(theme)", "theme.hides"),
      ("var theme: any Theme = \(theme)", "theme.hides"),
      ("var theme: Theme = Day()\noverride func viewDidLoad() { theme = \(theme) }", "theme.hides"),
      ("let manager = Manager()", "manager.theme.hides"),
      ("", "Manager.shared.theme.hides"),
      ("override func viewDidLoad() { Manager.shared.use(\(theme)) }", "Manager.shared.used.hides"),
      ("lazy var theme: Theme = \(theme)", "theme.hides"),
    ] {
      checkRoot(
        "hidden",
        """
        \(Self.themes)
        class Manager {
            static let shared = Manager()
            let theme: Theme = \(theme)
            var used: Theme = Day()
            func use(_ theme: Theme) { used = theme }
        }
        class Root: UIViewController {
            \(members)
            override var prefersStatusBarHidden: Bool { \(answer) }
        }
        """)
    }
  }

  /// One of two, by something that is known.
  @Test func theThemeIsChosen() {
    checkRoot(
      "hidden",
      """
      \(Self.themes)
      enum Mode { case day, night }
      class Manager {
          static let shared = Manager()
          private(set) var theme: Theme = Day()
          func set(_ mode: Mode) {
              switch mode {
              case .day: theme = Day()
              case .night: theme = Night()
              }
          }
      }
      class Root: UIViewController {
          override func viewDidLoad() { Manager.shared.set(.night) }
          override var prefersStatusBarHidden: Bool { Manager.shared.theme.hides }
      }
      """)
  }
}
