import Interpreter
import Testing

/// Closures that code gives to a property of another controller, or of an object.
///
/// What each form comes to is what the compiler makes of it.
struct GivenClosureTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          class Pick: UIViewController {
            var onDone: ((Int) -> Void)?
            func done() { onDone?(2) }
          }
          func set(_ k: Int) { n = k }
          """,
        ("n == 2", "let p = Pick(); p.onDone = { [weak self] _ in self?.n = 2 }; p.done()"),
        (
          "n == 2",
          "let p = Pick(); p.onDone = { self.n = $0 }; p.modalPresentationStyle = .fullScreen; "
            + "p.done()"
        ),
        ("n == 2", "let p = Pick(); p.onDone = set; p.done()")
      ),
      SwiftForm.each(
        declaring: """
          class Pick: UIViewController {
            var onDone: (() -> Void)?
            func done() { onDone?() }
          }
          """,
        ("n == 2", "let p = Pick(); p.onDone = { [weak self] in self?.n = 2 }; p.done()")
      ),
      SwiftForm.each(
        declaring: """
          class Pick: UIViewController {
            var onDone: ((Int) -> Void)?
            func done() { onDone?(2) }
          }
          let p = Pick()
          """,
        ("n == 2", "p.onDone = { k in self.n = k }; p.done()")
      ),
      SwiftForm.each(
        declaring: """
          class Model {
            var onDone: ((Int) -> Void)?
            func done() { onDone?(2) }
          }
          """,
        ("n == 2", "let m = Model(); m.onDone = { self.n = $0 }; m.done()")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
