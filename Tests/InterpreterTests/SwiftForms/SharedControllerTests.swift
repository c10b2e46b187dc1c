import Interpreter
import Testing

/// Controllers with two names, in closures, taken off and written to.
///
/// What each form comes to is what the compiler makes of it.
struct SharedControllerTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          class Ch: UIViewController { var k = 1
          override var preferredStatusBarStyle: UIStatusBarStyle {
            k > 2 ? .lightContent : .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "let c = Ch(); let d = c; c.k = 5; put(d)"),
        ("light", "let c = Ch(); let d = c; put(d); c.k = 5"),
        ("light", "let c = Ch(); let d: UIViewController = c; c.k = 5; put(d)"),
        ("light", "let c = Ch(); let f = { c.k = 5 }; f(); put(c)"),
        ("light", "let c = Ch(); put(c); put(nil); c.k = 5; put(c)")
      ),
      SwiftForm.each(
        declaring: """
          class Ch: UIViewController { var onDone: ((Int) -> Void)?
          var k = 1 { didSet { setNeedsStatusBarAppearanceUpdate() } }
          func fin() { onDone?(k) }
          override var preferredStatusBarStyle: UIStatusBarStyle {
            k > 2 ? .lightContent : .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "let c = Ch(), d = c; d.k = 5; put(c)"),
        ("light", "let c = Ch(); let f = { c.k = 5 }; put(c); f()"),
        ("light", "let c = Ch(); put(c); content = nil; c.k = 5; put(c)")
      ),
      SwiftForm.each(
        declaring: """
          class Dark: UIViewController { var tag = 2
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent } }
          class Ch: UIViewController { var k = 1
          override var preferredStatusBarStyle: UIStatusBarStyle {
            k > 2 ? .lightContent : .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "let c = Ch(); put(c); put(Dark()); c.k = 5; put(c)")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
