import Interpreter
import Testing

/// Methods and functions of a function as values.
///
/// What each form comes to is what the compiler makes of it.
struct MethodValueTests {
  @Test(arguments: [
    """
    n == 3
    ---
    let f = t; f(3)
    """,
    """
    n == 3
    ---
    let f = self.t; f(3)
    """,
    """
    light
    class Light: UIViewController { var tag = 1
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
    var content: UIViewController?
    func put(_ c: UIViewController?) { content = c
    setNeedsStatusBarAppearanceUpdate() }
    override var childForStatusBarStyle: UIViewController? { content }
    ---
    let act = showLight; act(); func showLight() { put(Light()) }
    """,
    """
    n == 3
    ---
    DispatchQueue.main.async(execute: u); func u() { t(3) }
    """,
  ])
  func isFollowed(form: String) {
    #expect(outcomes(SwiftForm(form).spec) == ["one: passed"])
  }

  @Test(arguments: [
    """
    n == 12
    ---
    let f = { (x: Int) -> Void in self.t(x) }; [1, 2].forEach(f)
    """,
    """
    n == 12
    ---
    func u(_ x: Int) { t(x) }; [1, 2].forEach(u)
    """,
    """
    n == 12
    ---
    func u(_ x: Int) -> Int { t(x); return x }; _ = [1, 2].map(u)
    """,
  ])
  func isLeftOpen(form: String) {
    #expect(outcomes(SwiftForm(form).spec).first == "one: undecided")
  }
}
