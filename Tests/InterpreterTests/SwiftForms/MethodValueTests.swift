import Interpreter
import Testing

/// Methods and functions of a function as values.
///
/// What each form comes to is what the compiler makes of it.
struct MethodValueTests {
  @Test(
    arguments: [
      SwiftForm.each(
        ("n == 3", "let f = t; f(3)"),
        ("n == 3", "let f = self.t; f(3)"),
        ("n == 3", "DispatchQueue.main.async(execute: u); func u() { t(3) }")
      ),
      SwiftForm.each(
        declaring: """
          class Light: UIViewController { var tag = 1
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "let act = showLight; act(); func showLight() { put(Light()) }")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        ("n == 12", "let f = { (x: Int) -> Void in self.t(x) }; [1, 2].forEach(f)"),
        ("n == 12", "func u(_ x: Int) { t(x) }; [1, 2].forEach(u)"),
        ("n == 12", "func u(_ x: Int) -> Int { t(x); return x }; _ = [1, 2].map(u)")
      )
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
