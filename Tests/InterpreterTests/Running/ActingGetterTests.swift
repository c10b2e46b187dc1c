import Testing

/// Getters that change something before they answer.
struct ActingGetterTests {
  private func outcome(_ code: String, _ steps: String, root: String = "Root()") -> String? {
    outcomes(
      """
      class Root: UIViewController {
          var hides = false
          var count = 0
          \(code)
      }
      class Child: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      app A {
          ios 12
          device "iPhone 8"
          \(root)
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  @Test(arguments: [
    "override var prefersStatusBarHidden: Bool { hides = true; return hides }",
    "func prepare() { hides = true }\n"
      + "override var prefersStatusBarHidden: Bool { prepare(); return hides }",
    "func prepare() -> Bool { hides = true; return true }\n"
      + "override var prefersStatusBarHidden: Bool { prepare() && hides }",
    "var isReady: Bool { hides = true; return true }\n"
      + "override var prefersStatusBarHidden: Bool { if isReady { return hides }; return false }",
    "override var prefersStatusBarHidden: Bool { if !hides { hides.toggle() }; return hides }",
    "var other = false { didSet { hides = other } }\n"
      + "override var prefersStatusBarHidden: Bool { other = true; return hides }",
    "override var prefersStatusBarHidden: Bool { let old = hides; hides = true; return !old }\n"
      + "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
  ])
  func whatAGetterAssignsCounts(code: String) {
    let hidden = outcome(code, "expect hidden")
    // The last one answers something else the second time: UIKit asks as often as it likes.
    #expect(hidden == (code.contains("old") ? "one: undecided" : "one: passed"), "\(code)")
  }

  @Test func whatIsDeferredComesAfterTheAnswer() {
    let code = """
      override var prefersStatusBarHidden: Bool {
          defer { count = 1 }
          return count == 2
      }
      override var preferredStatusBarStyle: UIStatusBarStyle {
          count == 1 ? .lightContent : .default
      }
      """
    #expect(outcome(code, "expect visible, light") == "one: passed")
  }

  @Test func whatAGetterAssignsStays() {
    let code = """
      override var prefersStatusBarHidden: Bool { hides = true; return false }
      override var preferredStatusBarStyle: UIStatusBarStyle { hides ? .lightContent : .default }
      """
    #expect(outcome(code, "expect visible, light") == "one: passed")
  }

  /// It is not known how often a getter is asked.
  @Test func aCountOfQuestionsIsUnknown() {
    let code = """
      override var prefersStatusBarHidden: Bool { count += 1; return false }
      """
    #expect(outcome(code, "expect visible") == "one: passed")
    let style = """

      override var preferredStatusBarStyle: UIStatusBarStyle {
          count == 1 ? .lightContent : .default
      }
      """
    #expect(outcome(code + style, "expect light") == "one: undecided")
    let odd = "override var prefersStatusBarHidden: Bool { hides.toggle(); return hides }"
    #expect(outcome(odd, "expect hidden") == "one: undecided")
  }

  @Test func whatIsUnknownLeavesTheAnswerOpen() {
    let code = """
      override var prefersStatusBarHidden: Bool {
          if let front = Finder.frontmost() { hides = front.prefersStatusBarHidden }
          return hides
      }
      """
    #expect(outcome(code, "expect visible") == "one: undecided")
  }

  @Test func aChildThatAGetterFindsIsAsked() {
    for code in [
      """
      var current: UIViewController?
      override var childForStatusBarHidden: UIViewController? {
          current = children.first
          return current
      }
      """,
      """
      lazy var current: UIViewController? = children.first
      override var childForStatusBarHidden: UIViewController? { current }
      """,
      """
      var current: UIViewController? { children.first }
      override var childForStatusBarHidden: UIViewController? { self.current }
      """,
    ] {
      #expect(outcome(code, "expect hidden", root: "Root { Child() }") == "one: passed", "\(code)")
    }
  }

  @Test func aComputedPropertyDoesWhatItDoesInAHandler() {
    let code = """
      var isReady: Bool {
          hides = true
          return true
      }
      func a() { if isReady { setNeedsStatusBarAppearanceUpdate() } }
      func b() { let ready = self.isReady; if ready { setNeedsStatusBarAppearanceUpdate() } }
      override var prefersStatusBarHidden: Bool { hides }
      """
    #expect(outcome(code, "expect visible\ncall Root.a\nexpect hidden") == "one: passed")
    #expect(outcome(code, "expect visible\ncall Root.b\nexpect hidden") == "one: passed")
  }

  @Test func anExchangedGetterIsUnknown() {
    let code = """
      func exchange() {
          let kind = UIViewController.self
          guard
              let old = class_getInstanceMethod(kind, #selector(getter: preferredStatusBarStyle)),
              let new = class_getInstanceMethod(kind, #selector(getter: Root.other))
          else { return }
          method_exchangeImplementations(old, new)
      }
      @objc var other: UIStatusBarStyle { .lightContent }
      """
    #expect(outcome(code, "expect dark\ncall Root.exchange\nexpect dark") == "one: undecided")
    #expect(outcome(code, "call Root.exchange\nexpect visible") == "one: passed")
  }
}
