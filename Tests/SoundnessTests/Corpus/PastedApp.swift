/// An app and a scenario for a file of declarations that has none.
struct PastedApp: Sendable {
  /// The name of the file, without its ending.
  var file: String
  /// What the app shows.
  var root: String
  /// What is done and expected after the launch.
  var steps: [String]

  init(_ file: String, _ root: String, _ steps: String...) {
    self.file = file
    self.root = root
    self.steps = steps
  }

  /// What has to stand behind the declarations.
  var app: String {
    """

    app Pasted {
        ios 16.4
        device "iPhone 14"
        \(root)
    }

    scenario "it is launched" {
        launch
        \(steps.joined(separator: "\n    "))
    }

    """
  }

  static let all = [
    PastedApp("01-photo-detail", "PhotoDetail(photo: 1)", "tap AsyncImage", "expect hidden"),
    PastedApp(
      "04-player-controller", "PlayerViewController(url: 1)", "expect visible, light",
      "call PlayerViewController.toggle(1)", "expect hidden, animated slide"),
    PastedApp("05-conditional-modifiers", "Canvas(isImmersive: true)", "expect hidden"),
    PastedApp(
      "06-generic-container", "Card { Text(\"a\").statusBarHidden() }", "expect hidden"),
    PastedApp("07-representable", "WebView(url: 1)", "expect visible"),
    PastedApp(
      "08-sheets", "Library()", "expect visible", "set Library.isImporting = true",
      "expect hidden"),
    PastedApp(
      "11-scene-delegate", "StatusBarHost { Text(\"a\").preferredColorScheme(.light) }",
      "expect visible, light"),
    PastedApp("16-split", "Mail()", "expect visible"),
    PastedApp("21-table-controller", "SettingsController()", "expect visible"),
    PastedApp(
      "22-collection", "FeedController()", "expect visible",
      "set FeedController.isBarHidden = true", "request update", "expect hidden"),
    PastedApp("24-navigation-links", "Links()", "tap \"Plain\"", "expect visible"),
    PastedApp(
      "25-onboarding", "Onboarding()", "expect visible, light", "set Onboarding.page = 2",
      "expect hidden"),
    PastedApp("28-window", "PassthroughController()", "expect unknown"),
  ]
}
