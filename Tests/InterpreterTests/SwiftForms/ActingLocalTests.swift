import Interpreter
import Testing

/// Locals that are computed, observed or lazy.
///
/// What each form comes to is what the compiler makes of it.
struct ActingLocalTests {
  @Test(
    arguments: [
      SwiftForm.each(
        ("n == 2", "var k: Int { n + 1 }; n = k; n = k"),
        ("n == 1", "var v = 1 { didSet { n += v - oldValue } }; v = 5; v = 2"),
        ("n == 52", "var v = 1 { willSet { n = n * 10 + newValue } }; v = 5; v = 2"),
        ("n == 12", "var c = 0; var k: Int { c += 1; return c }; n = k; n = n * 10 + k"),
        ("n == 5", "var v = 1 { didSet { t(v) } }; v = 5"),
        ("n == 4", "var v = 1 { didSet { n = 4 } }; v = 5"),
        ("n == 45", "lazy var z = n + 1; n = 4; n = n * 10 + z"),
        ("n == 312", "lazy var z: Int = { t(1); return 2 }(); n = 3; t(z)"),
        (
          "n == 122",
          "var count = 0; var next: Int { count += 1; return count }; "
            + "n = next * 100 + next * 10 + count"
        )
      ),
      SwiftForm.each(
        declaring: """
          struct S1 { var a = 2; lazy var b = a * 2 }
          """,
        ("n == 10", "var x = S1(); x.a = 5; n = x.b")
      ),
      SwiftForm.each(
        declaring: """
          struct S1 { var a = 2; lazy var b = a * 2; var c: Int { a + 1 }; let d: Int
          init(d: Int = 4) { self.d = d } }
          """,
        ("n == 450", "var x = S1(d: 7); n = x.b; x.a = 9; n = n * 100 + x.b * 10 + x.c")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
