import Interpreter
import Testing

/// Controllers with two names, in closures, taken off and written to.
///
/// What each form comes to is what the compiler makes of it.
struct SharedControllerTests {
  @Test(arguments: [
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); let d = c; c.k = 5; put(d)
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); let d = c; put(d); c.k = 5
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); let d: UIViewController = c; c.k = 5; put(d)
    """,
    """
    light
    class Ch: UIViewController { var onDone: ((Int) -> Void)?
    var k = 1 { didSet { setNeedsStatusBarAppearanceUpdate() } }
    func fin() { onDone?(k) }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(), d = c; d.k = 5; put(c)
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); let f = { c.k = 5 }; f(); put(c)
    """,
    """
    light
    class Ch: UIViewController { var onDone: ((Int) -> Void)?
    var k = 1 { didSet { setNeedsStatusBarAppearanceUpdate() } }
    func fin() { onDone?(k) }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); let f = { c.k = 5 }; put(c); f()
    """,
    """
    light
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); put(c); put(nil); c.k = 5; put(c)
    """,
    """
    light
    class Dark: UIViewController { var tag = 2
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent } }
    class Ch: UIViewController { var k = 1
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); put(c); put(Dark()); c.k = 5; put(c)
    """,
    """
    light
    class Ch: UIViewController { var onDone: ((Int) -> Void)?
    var k = 1 { didSet { setNeedsStatusBarAppearanceUpdate() } }
    func fin() { onDone?(k) }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      k > 2 ? .lightContent : .darkContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let c = Ch(); put(c); content = nil; c.k = 5; put(c)
    """,
  ])
  func isFollowed(form: String) {
    #expect(outcomes(SwiftForm(form).spec) == ["one: passed"])
  }
}
