import Testing

/// How a presentation adapts to a narrow width where its presenter is the delegate:
/// `adaptivePresentationStyle(for:)`.
struct AdaptationTests {
  private func app(_ answer: String, _ present: String, _ fact: String, on device: String) -> String
  {
    """
    class Menu: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    class Home: UIViewController, UIPopoverPresentationControllerDelegate {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let menu = Menu()
            \(present)
            present(menu, animated: false)
        }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { \(answer) }
    }
    app A {
        ios 17
        device "\(device)"
        orientation portrait
        appearance light
        Home()
    }
    scenario "one" {
        launch
        expect \(fact)
    }
    """
  }

  private static let popovers = [
    "menu.modalPresentationStyle = .popover\nmenu.popoverPresentationController?.delegate = self",
    """
    menu.modalPresentationStyle = .popover
    if let popover = menu.popoverPresentationController { popover.delegate = self }
    """,
  ]

  @Test(arguments: popovers)
  func aPopoverStaysOne(popover: String) {
    check(app("return .none", popover, "dark by Home", on: "iPhone 15"), "one: passed")
    check(app(".none", popover, "dark by Home", on: "iPhone 15"), "one: passed")
    check(app("UIModalPresentationStyle.none", popover, "dark", on: "iPhone 15"), "one: passed")
    check(app(".none", popover, "dark by Home", on: "iPad (9th generation)"), "one: passed")
  }

  @Test(arguments: popovers)
  func aPopoverBecomesACover(popover: String) {
    check(app(".fullScreen", popover, "hidden by Menu", on: "iPhone 15"), "one: passed")
    check(app(".overFullScreen", popover, "dark by Home", on: "iPhone 15"), "one: passed")
    // A wide one is a popover all the same.
    check(app(".fullScreen", popover, "dark by Home", on: "iPad (9th generation)"), "one: passed")
  }

  @Test func whatIsNotWrittenIsUnknown() {
    let popover = AdaptationTests.popovers[0]
    check(app("isWide ? .none : .fullScreen", popover, "unknown", on: "iPhone 15"), "one: passed")
    let branches = "if isWide { return .none }\nreturn .fullScreen"
    check(app(branches, popover, "unknown", on: "iPhone 15"), "one: passed")
  }

  /// Without the delegate it is a card.
  @Test func aDelegateThatIsNotSetSaysNothing() {
    let plain = "menu.modalPresentationStyle = .popover"
    check(app(".none", plain, "light", on: "iPhone 15"), "one: passed")
    // A sheet, of which another is the delegate.
    let sheet = "menu.modalPresentationStyle = .pageSheet"
    check(app(".fullScreen", sheet, "light", on: "iPhone 15"), "one: passed")
    let own = sheet + "\nmenu.presentationController?.delegate = self"
    check(app(".fullScreen", own, "hidden by Menu", on: "iPhone 15"), "one: passed")
  }

  /// The stack presents, and the delegate is the controller whose code says so.
  @Test func aStackPresentsForItsScreen() {
    let text = app(".none", AdaptationTests.popovers[0], "dark", on: "iPhone 15")
      .replacing("present(menu", with: "navigationController?.present(menu")
      .replacing("    Home()", with: "    UINavigationController { Home() }")
    check(text, "one: passed")
  }
}
