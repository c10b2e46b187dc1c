import Interpreter
import Testing

/// Values that are handed over by `&`.
///
/// What each form comes to is what the compiler makes of it.
struct HandedOverTests {
  @Test(arguments: [
    """
    n == 11
    var a = 1
    func io(_ x: inout Int) { x += 5 }
    ---
    func lf(_ x: inout Int) { io(&x); io(&x) }; lf(&a); n = a
    """,
    """
    n == 9
    struct P: Equatable { var z = 1; mutating func up() -> Int { z += 1; return z }
    mutating func set(_ k: Int) { z = k }; func copy() -> P { self }
    var twice: Int { get { z * 2 } set { z = newValue / 2 } }
    mutating func me() { let old = self; z = 7; self = old } }
    var p = P()
    ---
    func f(_ q: inout P) { q = P(z: 9) }; f(&p); n = p.z
    """,
    """
    n == 1
    var v = 1 { didSet { n += 1 } }
    func io(_ x: inout Int) { x += 1; x += 1 }
    ---
    io(&v)
    """,
    """
    n == 1
    var v = 1 { didSet { n += 1 } }
    func io0(_ x: inout Int) { }
    ---
    io0(&v)
    """,
  ])
  func isFollowed(form: String) {
    #expect(outcomes(SwiftForm(form).spec) == ["one: passed"])
  }

  @Test(arguments: [
    """
    n == 7
    func io(_ x: inout Int) { x += 5 }
    ---
    var l = [1, 2]; io(&l[1]); n = l[1]
    """,
    """
    n == 7
    var arr = [1, 2]
    func io(_ x: inout Int) { x += 5 }
    ---
    io(&arr[1]); n = arr[1]
    """,
    """
    n == 42
    ---
    func lf(_ x: inout Int) -> Int { x += 1; return x * 2 }; var l = 1; let r = lf(&l)
    n = r * 10 + l
    """,
    """
    n == 3
    var v = 1 { didSet { t(v) } }
    func io(_ x: inout Int) { x += 1; x += 1 }
    ---
    io(&v)
    """,
  ])
  func isLeftOpen(form: String) {
    #expect(outcomes(SwiftForm(form).spec).first == "one: undecided")
  }
}
