import Testing

/// What UIKit tells a controller besides its appearance, and methods in place of UIKit's.
struct UIKitEventTests {
  /// The outcome of a class that hides the bar in `update()`, after some steps.
  private func outcome(
    _ function: String, _ steps: String, ios: String = "17", device: String = "\"iPhone 15\"",
    base: String = "UIViewController", root: String = "Root()"
  ) -> String? {
    outcomes(
      """
      class Root: \(base) {
          var hides = false
          override var prefersStatusBarHidden: Bool { hides }
          func update() { hides = true; setNeedsStatusBarAppearanceUpdate() }
          \(function)
      }
      class Other: UIViewController { }
      app A {
          ios \(ios)
          device \(device)
          appearance light
          \(root)
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  private static let sizes = """
    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)

    """

  @Test(arguments: [
    sizes + "update() }",
    sizes + "coordinator.animate(alongsideTransition: { _ in self.update() }) }",
    sizes + "coordinator.animate(alongsideTransition: nil) { _ in self.update() } }",
    sizes + "coordinator.animate { _ in } completion: { [weak self] _ in self?.update() } }",
    sizes + "if size.height > size.width { update() } }",
    "override func willTransition(to t: UITraitCollection, "
      + "with c: UIViewControllerTransitionCoordinator) { update() }",
    "override func traitCollectionDidChange(_ old: UITraitCollection?) { update() }",
    "override func willRotate(to o: UIInterfaceOrientation, duration: TimeInterval) { update() }",
    "override func willAnimateRotation(to o: UIInterfaceOrientation, duration: TimeInterval) { "
      + "update() }",
    "override func didRotate(from o: UIInterfaceOrientation) { update() }",
  ])
  func aRotationIsTold(function: String) {
    let steps = "expect visible\nrotate landscape\nrotate portrait\nexpect hidden"
    #expect(outcome(function, steps) == "one: passed", "\(function)")
  }

  @Test(arguments: [
    "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in "
      + "self.update() }",
    "registerForTraitChanges([UITraitUserInterfaceStyle.self], handler: { (me: Self, old: "
      + "UITraitCollection) in me.update() })",
    "self.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance, "
      + "action: #selector(update))",
    "if #available(iOS 17, *) { registerForTraitChanges([UITraitUserInterfaceStyle.self, "
      + "UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.update() } }",
  ])
  func aStyleThatIsRegisteredForIsTold(call: String) {
    let function = "override func viewDidLoad() { super.viewDidLoad(); \(call) }"
    let steps = "expect visible\nappearance dark\nexpect hidden"
    #expect(outcome(function, steps) == "one: passed", "\(call)")
  }

  /// One for another trait is not called, and none before iOS 17.
  @Test(arguments: [
    ("UITraitVerticalSizeClass.self", "17", "appearance dark\nexpect visible"),
    ("UITraitPreferredContentSizeCategory.self", "17", "appearance dark\nexpect visible"),
    ("UITraitVerticalSizeClass.self", "17", "rotate landscape\nrotate portrait\nexpect hidden"),
  ])
  func aTraitThatIsNotNamedIsNotTold(trait: String, ios: String, steps: String) {
    let function = """
      override func viewDidLoad() {
          super.viewDidLoad()
          registerForTraitChanges([\(trait)]) { (self: Self, _) in self.update() }
      }
      """
    #expect(outcome(function, "expect visible\n" + steps, ios: ios) == "one: passed")
  }

  @Test func aSizeIsThatToCome() {
    let function = Self.sizes + "if size.width > size.height { update() } }"
    #expect(outcome(function, "rotate landscape\nrotate portrait\nexpect hidden") == "one: passed")
    let never = Self.sizes + "if size.width == size.height { update() } }"
    #expect(outcome(never, "rotate landscape\nrotate portrait\nexpect visible") == "one: passed")
  }

  /// UIKit's own `viewWillTransition(to:with:)` calls those of before iOS 8.
  @Test func whoHasTheNewMethodIsNotToldByTheOldOnes() {
    let function = """
      override func viewWillTransition(
          to size: CGSize, with c: UIViewControllerTransitionCoordinator
      ) { }
      override func didRotate(from o: UIInterfaceOrientation) { update() }
      """
    #expect(
      outcome(function, "rotate landscape\nrotate portrait\nexpect visible") == "one: passed")
    #expect(
      outcome(
        function, "rotate landscape\nrotate portrait\nexpect hidden", ios: "7.1",
        device: "\"iPhone 5s\"") == "one: passed")
  }

  /// Nothing changes but the appearance, and nothing is another size on an iPad that turns over.
  @Test func whatDoesNotChangeIsNotTold() {
    let sizes = Self.sizes + "update() }"
    #expect(outcome(sizes, "appearance dark\nexpect visible") == "one: passed")
    let traits = """
      override func willTransition(
          to t: UITraitCollection, with c: UIViewControllerTransitionCoordinator
      ) { update() }
      """
    let steps = "rotate landscape\nexpect visible"
    #expect(outcome(traits, steps, device: "\"iPad (9th generation)\"") == "one: passed")
    #expect(
      outcome(sizes, "rotate landscape\nexpect hidden", device: "\"iPad (9th generation)\"")
        == "one: passed")
  }

  @Test func theAppearanceIsATrait() {
    let function = "override func traitCollectionDidChange(_ o: UITraitCollection?) { update() }"
    #expect(outcome(function, "appearance dark\nexpect hidden") == "one: passed")
    #expect(
      outcome(
        function + "\nfunc darken() { overrideUserInterfaceStyle = .dark }",
        "call Root.darken\nexpect hidden") == "one: passed")
  }

  /// Of a screen that is loaded and not on screen cannot tell whether it is told.
  @Test func whoIsNotOnScreenIsPerhapsTold() {
    let function = Self.sizes + "update() }"
    let steps = "push Other\nrotate landscape\nrotate portrait\nback\nexpect hidden"
    #expect(
      outcome(
        function, steps, ios: "16", device: "\"iPhone 8\"",
        root: "UINavigationController { Root() }") == "one: undecided")
  }

  @Test func propertiesAreUpdatedFromIOS26On() {
    let function = "override func updateProperties() { super.updateProperties(); hides = true }"
    #expect(outcome(function, "expect hidden", ios: "26") == "one: passed")
    #expect(outcome(function, "expect visible", ios: "18") == "one: passed")
  }

  @Test func aClassMayKeepTheAppFromTurning() {
    let mask = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"
    let steps = "rotate landscape\nexpect visible"
    #expect(outcome("\(mask) { .portrait }", steps) == "one: passed")
    #expect(outcome("\(mask) { return .portrait }", steps) == "one: passed")
    #expect(outcome("\(mask) { [.portrait, .portraitUpsideDown] }", steps) == "one: passed")
    #expect(outcome("\(mask) { .allButUpsideDown }", steps) == "one: failed")
    #expect(outcome("\(mask) { Settings.orientations }", steps) == "one: undecided")
    // A stack is asked itself, and lets the app turn.
    #expect(
      outcome("\(mask) { .portrait }", steps, root: "UINavigationController { Root() }")
        == "one: failed")
    let fixed = "override var shouldAutorotate: Bool { false }"
    #expect(outcome(fixed, steps) == "one: failed")
    #expect(outcome(fixed, steps, ios: "15", device: "\"iPhone 12\"") == "one: passed")
  }

  // MARK: - Scrolling

  @Test(arguments: ["WillBeginDragging", "DidEndDragging", "DidScroll"])
  func aDragIsTold(event: String) {
    let more = event == "DidEndDragging" ? ", willDecelerate d: Bool" : ""
    let function = "override func scrollView\(event)(_ s: UIScrollView\(more)) { update() }"
    let steps = "expect visible\nscroll down 100\nexpect hidden"
    #expect(outcome(function, steps, base: "UITableViewController") == "one: passed")
    let delegate = """
      let list = UIScrollView()
      override func viewDidLoad() { super.viewDidLoad(); list.delegate = self }
      func scrollView\(event)(_ s: UIScrollView\(more)) { update() }
      """
    #expect(
      outcome(delegate, steps, base: "UIViewController, UIScrollViewDelegate") == "one: passed")
  }

  /// Whether the content goes on by itself is not known.
  @Test func aListMayRollOn() {
    let function = "override func scrollViewDidEndDecelerating(_ s: UIScrollView) { update() }"
    #expect(
      outcome(function, "scroll down 100\nexpect hidden", base: "UITableViewController")
        == "one: undecided")
  }

  @Test func listsScroll() {
    for base in ["UITableViewController", "UICollectionViewController"] {
      #expect(outcome("", "scroll down 100\nexpect visible", base: base) == "one: passed")
    }
    #expect(outcome("", "scroll down 100\nexpect visible") == "one: broken")
  }

  // MARK: - Tabs

  private func tabs(_ function: String, _ steps: String) -> String? {
    outcome(
      """
      override func viewDidLoad() { super.viewDidLoad(); viewControllers = [Other(), Other()] }
      override var childForStatusBarHidden: UIViewController? { nil }
      func second() { selectedIndex = 1 }
      \(function)
      """, steps, base: "UITabBarController")
  }

  @Test func aTapOnATabIsTold() {
    let function = "override func tabBar(_ b: UITabBar, didSelect i: UITabBarItem) { update() }"
    #expect(tabs(function, "expect visible\nselect tab 2\nexpect hidden") == "one: passed")
    #expect(tabs(function, "call Root.second\nexpect visible") == "one: passed")
  }

  @Test func observersOfTheSelectionRun() {
    let index = "override var selectedIndex: Int { didSet { update() } }"
    #expect(tabs(index, "call Root.second\nexpect hidden") == "one: passed")
    #expect(tabs(index, "select tab 2\nexpect visible") == "one: passed")
    let shown = "override var selectedViewController: UIViewController? { didSet { update() } }"
    #expect(tabs(shown, "select tab 2\nexpect hidden") == "one: passed")
    #expect(tabs(shown, "call Root.second\nexpect hidden") == "one: undecided")
  }

  @Test func aDelegateMayRefuseATab() {
    let function = """
      func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool {
          update()
          return false
      }
      """
    #expect(tabs(function, "select tab 2\nexpect hidden") == "one: passed")
  }

  // MARK: - In place of UIKit's

  private func stack(_ function: String, _ steps: String) -> String? {
    outcomes(
      """
      class A: UIViewController {
          func go() { navigationController?.pushViewController(B(), animated: false) }
          func leave() { navigationController?.popViewController(animated: false) }
      }
      class B: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Stack: UINavigationController {
          var hides = false
          \(function)
      }
      app T {
          ios 16
          device "iPhone 8"
          appearance light
          Stack { A() }
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  @Test func aStackMayPushInItsOwnWay() {
    func push(_ body: String) -> String {
      "override func pushViewController(_ v: UIViewController, animated: Bool) { \(body) }"
    }
    let hands = push("super.pushViewController(v, animated: animated)")
    #expect(stack(hands, "call A.go\nexpect hidden\nexpect depth 2") == "one: passed")
    #expect(stack(push(""), "call A.go\nexpect visible\nexpect depth 1") == "one: passed")
    let once = push("if viewControllers.count < 1 { super.pushViewController(v, animated: true) }")
    #expect(stack(once, "call A.go\nexpect depth 1") == "one: passed")
    #expect(stack(push(""), "push B\nexpect depth 1") == "one: passed")
  }

  @Test func aStackMayPopInItsOwnWay() {
    let keeps = "override func popViewController(animated: Bool) -> UIViewController? { nil }"
    #expect(stack(keeps, "push B\nback\nexpect hidden\nexpect depth 2") == "one: passed")
    let hands = """
      override func popViewController(animated: Bool) -> UIViewController? {
          return super.popViewController(animated: animated)
      }
      """
    #expect(stack(hands, "push B\nback\nexpect visible\nexpect depth 1") == "one: passed")
  }

  private func presenting(_ function: String, _ card: String, _ steps: String) -> String? {
    outcome(
      """
      func show() { present(Card(), animated: true) }
      func close() { dismiss(animated: true) }
      \(function)
      }
      class Card: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          \(card)
      """, steps)
  }

  @Test func aControllerMayPresentInItsOwnWay() {
    let refuses = """
      override func present(
          _ v: UIViewController, animated: Bool, completion: (() -> Void)? = nil
      ) { }
      """
    let full =
      "override var modalPresentationStyle: UIModalPresentationStyle "
      + "{ get { .fullScreen } set { } }"
    #expect(presenting("", full, "call Root.show\nexpect hidden") == "one: passed")
    #expect(presenting(refuses, full, "call Root.show\nexpect visible") == "one: passed")
    let changes = """
      override func present(
          _ v: UIViewController, animated: Bool, completion: (() -> Void)? = nil
      ) {
          v.modalPresentationStyle = .fullScreen
          super.present(v, animated: animated, completion: completion)
      }
      """
    #expect(presenting(changes, "", "call Root.show\nexpect hidden") == "one: passed")
    let stays = "override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { }"
    #expect(
      presenting(stays, full, "call Root.show\ncall Root.close\nexpect hidden") == "one: passed")
  }

  /// UIKit reads the style before it loads the view.
  @Test func aStyleThatComesWithTheViewIsTooLate() {
    let late = """
      override func viewDidLoad() { super.viewDidLoad(); modalPresentationStyle = .fullScreen }
      """
    #expect(presenting("", late, "call Root.show\nexpect visible") == "one: passed")
  }

  /// What is done once a presentation is over is done.
  @Test func completionsRun() {
    let code = """
      func show() {
          let card = Other()
          card.modalPresentationStyle = .overFullScreen
          present(card, animated: true) { self.update() }
      }
      """
    #expect(outcome(code, "call Root.show\nexpect hidden") == "one: passed")
  }

  // MARK: - What surrounds

  @Test func sizesAndOrientationsFollowTheDevice() {
    let size = "func ask() { if view.bounds.width > view.bounds.height { update() } }"
    let pad = "\"iPad (9th generation)\""
    #expect(outcome(size, "call Root.ask\nexpect visible", device: pad) == "one: passed")
    #expect(
      outcome(size, "rotate landscape\ncall Root.ask\nexpect hidden", device: pad)
        == "one: passed")
    for lies in [
      "UIDevice.current.orientation.isLandscape",
      "UIApplication.shared.statusBarOrientation.isLandscape",
      "UIScreen.main.bounds.size.width > 1000",
    ] {
      let function = "func ask() { if \(lies) { update() } }"
      #expect(outcome(function, "call Root.ask\nexpect visible", device: pad) == "one: passed")
      #expect(
        outcome(function, "rotate landscape\ncall Root.ask\nexpect hidden", device: pad)
          == "one: passed")
    }
  }

  /// The device is held before the app turns.
  @Test func aDeviceTurnsFirst() {
    let function =
      Self.sizes + "if UIDevice.current.orientation.isLandscape { update() } }"
    #expect(outcome(function, "rotate landscape\nrotate portrait\nexpect hidden") == "one: passed")
  }

  @Test func theStyleOfAViewIsNoTraitOfItsController() {
    let code = """
      override func viewDidLoad() { super.viewDidLoad(); view.overrideUserInterfaceStyle = .dark }
      """
    #expect(
      outcome(code, "expect dark", ios: "16", device: "\"iPhone 12\"") == "one: passed")
  }
}
