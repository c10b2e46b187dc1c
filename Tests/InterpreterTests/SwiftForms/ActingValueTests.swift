import Interpreter
import Testing

/// Functions and closures that do something and yield a value.
///
/// What each form comes to is what the compiler makes of it.
struct ActingValueTests {
  @Test(
    arguments: [
      SwiftForm.each(
        (
          "n == 23",
          "var x = 1; func f() -> Int { x += 1; return x }; let a = f(); let b = f(); "
            + "n = a * 10 + b"
        ),
        ("n == 7", "n += { n = 5; return 2 }()"),
        ("n == 7", "func f() -> Int { n = 5; return 2 }; n += f()"),
        ("n == 23", "let v = { n = 2; return 3 }(); n = n * 10 + v"),
        ("n == 25", "func f() -> Int { n = 5; return 2 }; let x = f(); n = x * 10 + n"),
        ("n == 23", "let v: Int = { t(2); return 3 }(); t(v)"),
        (
          "n == 72",
          "var x = 1; func f() -> Int { x = 7; return 2 }; let y = f(); "
            + "n = x * 10 + y"
        ),
        ("n == 132", "func f() -> Int { n += 1; return n }; t(f()); t(f())"),
        ("n == 6", "func f() -> Int { n = 5; return 2 }; if f() == 2 { n += 1 }"),
        (
          "n == 22",
          "func f() -> Int { n += 1; return n }; switch f() { case 1: t(f()); "
            + "default: t(9) }"
        ),
        ("n == 1012", "func f() -> Int { n += 1; return 3 }; for i in 0..<f() { t(i) }"),
        ("n == 12", "func f() -> Int { n += 1; return 3 }; guard f() > 2 else { return }; t(2)")
      ),
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
        ("light", "func f(_ c: Ch) -> Ch { c.k = 5; return c }; put(f(Ch()))")
      ),
      SwiftForm.each(
        declaring: """
          class Ch: UIViewController { var k = 1
          override var preferredStatusBarStyle: UIStatusBarStyle {
            k > 2 ? .lightContent : .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          let own = Ch()
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "let c = { () -> Ch in own.k = 5; return own }(); put(c)")
      ),
    ].joined())
  func areKnown(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: passed")
  }

  @Test(
    arguments: [
      SwiftForm.each(
        (
          "n == 72",
          "var x = 1; let f = { () -> Int in defer { x = 7 }; return x + 1 }; "
            + "let y = f(); n = x * 10 + y"
        ),
        (
          "n == 72",
          "var x = 1; func f() -> Int { defer { x = 7 }; return x + 1 }; let y = f(); "
            + "n = x * 10 + y"
        ),
        (
          "n == 8",
          "var x = 1; let f = { () -> () -> Void in; x += 1; let y = x; "
            + "return { x += y } }; let g = f(); let h = f(); g(); h(); n = x"
        )
      )
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
