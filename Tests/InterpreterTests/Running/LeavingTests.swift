import Testing

private func app(_ root: String, _ steps: String, header: String = "") -> String {
  """
  app Leaving {
      ios 16.4
      device "iPhone 8"
      \(root)
  }
  class Home: UIViewController {
      func show() {
          let card = Card()
          card.modalPresentationStyle = .overFullScreen
          present(card, animated: true)
      }
      func showPlain() { present(Card(), animated: true) }
  }
  class Card: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      init() { modalPresentationStyle = .fullScreen }
  }
  screen Deck: UIViewController { modalPresentationStyle = .fullScreen }
  screen Note: UIViewController
  struct List: View {
      var body: some View { NavigationLink("Row") { Row() } }
  }
  struct Row: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View { Button("Close") { dismiss() } }
  }
  struct Alone: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View { Button("Close") { dismiss() } }
  }
  scenario "one" \(header) {
      launch
  \(steps)
  }
  """
}

/// The ways out: by name, from within, and the styles that say who is left.
struct LeavingTests {
  @Test func dismissTakesTheNamedAndAllAbove() {
    check(
      app(
        "Home()",
        """
        present Deck as fullScreen
        present Note as fullScreen
        dismiss Deck
        expect top Home
        """), "one: passed")
    check(
      app(
        "Home()",
        """
        present Deck as fullScreen
        present Note as fullScreen
        dismiss Note
        expect top Deck
        """), "one: passed")
  }

  @Test func dismissingFromWithinPopsAPushedScreenOnly() {
    check(
      app("NavigationStack { List() }", "tap \"Row\"\ntap \"Close\"\nexpect depth 1"),
      "one: passed")
    check(
      app("NavigationStack { Alone() }", "tap \"Close\"\nexpect ignored, depth 1"),
      "one: passed")
  }

  @Test func theStyleThatCodeSetsOutranksTheClass() {
    check(app("Home()", "call Home.show\nexpect visible by Home"), "one: passed")
  }

  @Test func onlyAFullScreenPresentationCoversItsPresenter() {  // S75
    check(
      app(
        "Home()",
        """
        present Note as fullScreen
        expect lifecycle [Home.viewWillDisappear, Home.viewDidDisappear]
        dismiss
        expect lifecycle [Home.viewWillAppear, Home.viewDidAppear]
        """), "one: passed")
    check(
      app(
        "Home()",
        """
        present Note as overFullScreen
        expect lifecycle [Home.viewWillDisappear]
        """), "one: failed",
      "  SB4100 life-cycle callbacks differ")
  }

  @Test func whatIsCoveredCannotBeTapped() {
    let text = app("List()", "present Note as fullScreen\ntap \"Row\"\nexpect visible")
    #expect(
      outcomes(text) == ["one: broken", "  SB4103 `tap \"Row\"` cannot reach it: Note covers it"])
  }
}
