import Interpreter
import Testing

/// Values that are handed over by `&`.
///
/// What each form comes to is what the compiler makes of it.
struct HandedOverTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          var a = 1
          func io(_ x: inout Int) { x += 5 }
          """,
        ("n == 11", "func lf(_ x: inout Int) { io(&x); io(&x) }; lf(&a); n = a")
      ),
      SwiftForm.each(
        declaring: """
          struct P: Equatable { var z = 1; mutating func up() -> Int { z += 1; return z }
          mutating func set(_ k: Int) { z = k }; func copy() -> P { self }
          var twice: Int { get { z * 2 } set { z = newValue / 2 } }
          mutating func me() { let old = self; z = 7; self = old } }
          var p = P()
          """,
        ("n == 9", "func f(_ q: inout P) { q = P(z: 9) }; f(&p); n = p.z")
      ),
      SwiftForm.each(
        declaring: """
          var v = 1 { didSet { n += 1 } }
          func io(_ x: inout Int) { x += 1; x += 1 }
          """,
        ("n == 1", "io(&v)")
      ),
      SwiftForm.each(
        declaring: """
          var v = 1 { didSet { n += 1 } }
          func io0(_ x: inout Int) { }
          """,
        ("n == 1", "io0(&v)")
      ),
      SwiftForm.each(
        declaring: """
          func io(_ x: inout Int) { x += 5 }
          """,
        ("n == 7", "var l = [1, 2]; io(&l[1]); n = l[1]")
      ),
      SwiftForm.each(
        declaring: """
          var arr = [1, 2]
          func io(_ x: inout Int) { x += 5 }
          """,
        ("n == 7", "io(&arr[1]); n = arr[1]")
      ),
      SwiftForm.each(
        declaring: """
          var v = 1 { didSet { t(v) } }
          func io(_ x: inout Int) { x += 1; x += 1 }
          """,
        ("n == 3", "io(&v)")
      ),
      SwiftForm.each(
        declaring: """
          var z: Int { get { n + 1 } set { n = newValue * 2 } }
          func once(_ x: inout Int) { x += 1 }
          func twice(_ x: inout Int) -> Int { x += 1; x += 1; return 1 }
          """,
        ("n == 4", "once(&z)"),
        ("n == 6", "_ = twice(&z)")
      ),
      SwiftForm.each(
        (
          "n == 16",
          "var l = [1, 2, 3]; func f(_ k: inout Int) { k += 10 }; f(&l[1]); n = l[0] + l[1] + l[2]"
        ),
        (
          "n == 321",
          "var l = [1, 2, 3]; (l[0], l[2]) = (l[2], l[0]); n = l[0] * 100 + l[1] * 10 + l[2]"
        )
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        (
          "n == 42",
          "func lf(_ x: inout Int) -> Int { x += 1; return x * 2 }; var l = 1; "
            + "let r = lf(&l); n = r * 10 + l"
        )
      )
    ].joined())
  func areKnown(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: passed")
  }
}
