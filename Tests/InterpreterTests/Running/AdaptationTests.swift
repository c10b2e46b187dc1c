import Testing

/// How a presentation adapts to a narrow width where code says who is its delegate:
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

  /// A sheet that stays one is a card all the same.
  @Test func aSheetStaysACard() {
    let sheet = """
      menu.modalPresentationStyle = .pageSheet
      menu.presentationController?.delegate = self
      """
    check(app(".none", sheet, "light", on: "iPhone 15"), "one: passed")
  }

  /// Of two popovers one has the delegate: which one it is takes more than the text.
  @Test func aPopoverWithoutTheDelegateIsNotTold() {
    let second = """
      func other() {
              let menu = Menu()
              menu.modalPresentationStyle = .popover
              present(menu, animated: false)
          }
          func adaptivePresentationStyle(
      """
    let text = app(".none", AdaptationTests.popovers[0], "unknown", on: "iPhone 15")
      .replacing("func adaptivePresentationStyle(", with: second)
    check(text, "one: passed")
  }

  /// What another object answers is not looked for, nor is a delegate of what is no popover yet.
  @Test(arguments: [
    "menu.modalPresentationStyle = .popover\nmenu.popoverPresentationController?.delegate = helper",
    "menu.popoverPresentationController?.delegate = self\nmenu.modalPresentationStyle = .popover",
  ])
  func whomTheDelegateIsMayBeUnknown(popover: String) {
    let text = app(".none", popover, "unknown", on: "iPhone 15").replacing(
      "class Home: UIViewController, UIPopoverPresentationControllerDelegate {",
      with: """
        class Helper: NSObject, UIPopoverPresentationControllerDelegate {}
        class Home: UIViewController, UIPopoverPresentationControllerDelegate {
            let helper = Helper()
        """)
    check(text, "one: passed")
  }

  /// A popover that says of itself how it is presented, and one that a property makes.
  @Test(arguments: [
    ("init() { super.init(nibName: nil, bundle: nil); setUp() }", "let menu = Menu()"),
    ("", "let menu = self.menu"),
  ])
  func aPopoverIsMadeElsewhere(initializer: String, making: String) {
    let isOwn = !initializer.isEmpty
    let popover = """
      modalPresentationStyle = .popover
      popoverPresentationController?.delegate = self
      """
    let lazy = """
      lazy var menu: Menu = {
              let made = Menu()
              made.modalPresentationStyle = .popover
              made.popoverPresentationController?.delegate = self
              return made
          }()
      """
    let adapting = """
      func adaptivePresentationStyle(
              for controller: UIPresentationController
          ) -> UIModalPresentationStyle { .none }
      """
    let text = """
      class Menu: UIViewController, UIPopoverPresentationControllerDelegate {
          override var prefersStatusBarHidden: Bool { true }
          \(initializer)
          func setUp() { \(popover) }
          \(isOwn ? adapting : "")
      }
      class Home: UIViewController, UIPopoverPresentationControllerDelegate {
          \(isOwn ? "" : lazy + "\n    " + adapting)
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(making)
              present(menu, animated: false)
          }
      }
      app A {
          ios 17
          device "iPhone 15"
          orientation portrait
          appearance light
          Home()
      }
      scenario "one" {
          launch
          expect dark by Home
      }
      """
    check(text, "one: passed")
  }

  /// The stack presents, and the delegate is the controller whose code says so.
  @Test func aStackPresentsForItsScreen() {
    let text = app(".none", AdaptationTests.popovers[0], "dark", on: "iPhone 15")
      .replacing("present(menu", with: "navigationController?.present(menu")
      .replacing("    Home()", with: "    UINavigationController { Home() }")
    check(text, "one: passed")
  }
}
