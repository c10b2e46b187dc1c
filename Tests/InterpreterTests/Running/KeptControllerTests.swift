import Interpreter
import Testing

/// Controllers that go from one hand to the next before they are shown: a constant that keeps one
/// keeps it alive, however it came there.
@Suite struct KeptControllerTests {
  private func check(
    _ body: String, _ steps: String, more: String = "", location: SourceLocation = #_sourceLocation
  ) {
    let text = """
      app A {
          ios 16
          device "iPhone 13"
          Root()
      }
      class Hiding: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Showing: UIViewController {}
      class Box: UIViewController {
          var content: UIViewController?
          override var childForStatusBarHidden: UIViewController? { content }
          func show(_ shown: UIViewController) {
              content = shown
              addChild(shown)
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      \(more)
      class Root: Box {
          var mode = 1
      \(body)
      }
      scenario "one" {
          launch
      \(steps)
      }
      """
    #expect(outcomes(text, location: location) == ["one: passed"], sourceLocation: location)
  }

  @Test func aSwitchMakesTheControllerOfItsCase() {
    let made = "switch mode { case 1: Hiding()\ncase 2: Showing()\ndefault: nil }"
    check("override func viewDidLoad() { content = \(made) }", "expect hidden")
    check(
      "override func viewDidLoad() {\nlet made: UIViewController? = \(made)\nshow(made!)\n}",
      "expect hidden")
    check(
      "override func viewDidLoad() { change() }\nfunc change() { content = \(made)\n"
        + "setNeedsStatusBarAppearanceUpdate() }",
      "expect hidden\nset Root.mode = 2\ncall Root.change\nexpect visible")
  }

  @Test func aFunctionOfAnotherScreenIsHandedANewController() {
    check(
      "override func viewDidLoad() { addChild(Inner()) }", "call Inner.go\nexpect hidden",
      more: "class Inner: UIViewController { func go() { (parent as? Box)?.show(Hiding()) } }")
  }

  @Test func aClosureIsHandedANewController() {
    check(
      """
      var onShow: ((UIViewController) -> Void)?
      override func viewDidLoad() { onShow = { [weak self] shown in self?.show(shown) } }
      func go() { onShow?(Hiding()) }
      """, "expect visible\ncall Root.go\nexpect hidden")
  }

  @Test(arguments: [
    "content = presentedViewController",
    "let shown = presentedViewController\ncontent = shown",
    "content = presentedViewController ?? presentingViewController",
    "content = mode == 1 ? presentedViewController : nil",
    "keep(presentedViewController)\n}\nfunc keep(_ shown: UIViewController?) { content = shown",
    "content = found()\n}\nfunc found() -> UIViewController? { presentedViewController",
  ])
  func whatIsFoundIsKept(keeping: String) {
    check(
      """
      func open() {
          let shown = Hiding()
          shown.modalPresentationStyle = .fullScreen
          present(shown, animated: true)
      }
      func keep() {
      \(keeping)
      }
      func again() { if let content { present(content, animated: true) } }
      """,
      """
      call Root.open
      expect hidden
      call Root.keep
      dismiss
      call Root.again
      expect top Hiding, hidden
      """)
  }
}
