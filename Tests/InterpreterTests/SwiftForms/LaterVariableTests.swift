import Interpreter
import Testing

/// Variables that a function shares with code which runs later.
///
/// What each form comes to is what the compiler makes of it.
struct LaterVariableTests {
  @Test(
    arguments: [
      SwiftForm.each(
        ("n == 2", "var k = 0; later { self.n = k }; k = 2"),
        (
          "n == 9",
          "var k: Int? = 3; later { if let k { self.n = k } else { self.n = 9 } }; "
            + "k = nil"
        ),
        ("n == 1", "var k = false; later { k.toggle() }; later { self.n = k ? 1 : 2 }"),
        ("n == 1", "var k = 0; func f() { k += 1 }; later(f); later { self.n = k }"),
        ("n == 333", "var k = 0; for _ in 1...3 { k += 1; later { self.t(k) } }"),
        ("n == 2", "var k = 0; later { self.n = k }; k += 2"),
        (
          "n == 19",
          "var left = 2; func fin() { left -= 1; if left == 0 { t(9) } }; "
            + "later { fin() }; later { fin() }; t(1)"
        ),
        (
          "n == 19",
          "var left = 2; let fin = { left -= 1; if left == 0 { self.t(9) } }; "
            + "later { fin() }; later(fin); t(1)"
        ),
        ("n == 4", "var k = 0; later { self.n = k }; if n == 0 { k = 4 }"),
        ("n == 2", "var k = 0; later { self.n = k }; for i in 0..<3 { k = i }"),
        ("n == 1", "var k = 0; later { k += 1 }; later { self.n = k }"),
        ("n == 2", "var k = [1]; later { self.n = k.count }; k.append(7)"),
        ("n == 2", "var k = [1]; DispatchQueue.main.async { self.n = k.count }; k.append(7)"),
        ("n == 2", "var k = false; later { if k { self.t(2) } else { self.t(1) } }; k = true")
      ),
      SwiftForm.each(
        declaring: """
          var s = ""
          """,
        (#"s == "ab""#, #"var k = "a"; later { self.s = k }; k += "b""#)
      ),
      SwiftForm.each(
        declaring: """
          class Light: UIViewController { var tag = 1
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
          class Dark: UIViewController { var tag = 2
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent } }
          var content: UIViewController?
          func put(_ c: UIViewController?) { content = c
          setNeedsStatusBarAppearanceUpdate() }
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("dark", "var v: UIViewController = Light(); later { self.put(v) }; v = Dark()")
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
        ("dark", "var v: UIViewController? = Light(); later { self.put(v) }; v = nil")
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
        ("light", "let c = Ch(); later { self.put(c) }; c.k = 5")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

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
          var kept: (() -> Void)?
          override var childForStatusBarStyle: UIViewController? { content }
          """,
        ("light", "let c = Ch(); kept = { c.k = 5 }; kept?(); put(c)"),
        ("light", "let c = Ch(); put(c); kept = { c.k = 5 }; kept?()")
      ),
      SwiftForm.each(
        declaring: """
          var kept: (() -> Void)?
          """,
        ("n == 2", "var k = 0; kept = { k += 1 }; kept?(); kept?(); n = k")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
