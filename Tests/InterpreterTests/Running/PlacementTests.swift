import Testing

private func placed(_ modifiers: String, _ steps: String, ios: String = "27") -> String {
  """
  app Places {
      ios \(ios)
      device "iPhone 15"
      NavigationStack { Page() }
  }
  screen Page {
      VStack { Text("Page") }
  \(modifiers)
  }
  screen Legacy: UIViewController { prefersStatusBarHidden = true }
  scenario "one" {
      launch
  \(steps)
  }
  """
}

/// iOS 27's placement for the status bar, against everything else that a tree can say.
struct PlacementTests {
  @Test func automaticLeavesItToTheOlderModifier() {  // S30
    check(
      placed(
        ".statusBarHidden().toolbarVisibility(.automatic, for: .statusBar)", "expect hidden"),
      "one: passed")
    check(
      placed(
        ".statusBarHidden().toolbarVisibility(.visible, for: .statusBar)", "expect visible"),
      "one: passed")
  }

  @Test func theBarsOwnSchemeSpeaksBeforeTheNavigationBars() {  // S46, S48
    let modifiers = """
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarColorScheme(.light, for: .statusBar)
      """
    check(placed(modifiers, "expect dark"), "one: passed")
    check(placed(modifiers, "expect light", ios: "26"), "one: passed")
  }

  @Test func theBarsOwnVisibilitySpeaksBeforeAnEmbeddedController() {  // S30, S8
    let modifiers = """
      .overlay { Legacy() }
      .toolbarVisibility(.visible, for: .statusBar)
      """
    check(placed(modifiers, "expect visible"), "one: passed")
    check(placed(modifiers, "expect hidden by Legacy", ios: "26"), "one: passed")
  }
}
