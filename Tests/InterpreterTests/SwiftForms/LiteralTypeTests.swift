import Interpreter
import Testing

/// Literals whose type stands elsewhere: at a parameter, behind `as`, in another branch.
///
/// What each form comes to is what the compiler makes of it.
struct LiteralTypeTests {
  @Test(
    arguments: [
      SwiftForm.each(
        ("n == 35", "func half(_ x: Double) -> Double { x / 2 }; n = Int(half(7) * 10)"),
        ("n == 35", "func seven() -> Double { 7 }; n = Int(seven() / 2 * 10)"),
        ("n == 35", "func half(_ x: Double) { n = Int(x / 2 * 10) }; half(7)"),
        ("n == 4", "func f(_ x: UInt8) -> Int { Int(x &+ 10) }; n = f(250)"),
        ("n == 2", "func f(_ x: Float) -> Double { Double(x) }; n = f(0.1) == 0.1 ? 1 : 2"),
        ("n == 35", "func f(_ x: [Double]) -> Double { x[0] / 2 }; n = Int(f([7]) * 10)"),
        ("n == 35", "func f(_ x: Double?) -> Double { (x ?? 1) / 2 }; n = Int(f(7) * 10)"),
        ("n == 35", "let half = { (x: Double) -> Double in x / 2 }; n = Int(half(7) * 10)"),
        ("n == 35", "let x = 7 as Double; n = Int(x / 2 * 10)"),
        ("n == 4", "let x = 250 as UInt8; n = Int(x &+ 10)"),
        ("n == 2", "let x = 0.1 as Float; n = Double(x) == 0.1 ? 1 : 2"),
        ("n == 35", "let xs = [7, 9] as [Double]; n = Int(xs[0] / 2 * 10)"),
        ("n == 1", "let xs = [1, 1] as Set<Int>; n = xs.count"),
        ("n == 35", "let x = n == 0 ? 7 : 9.5; n = Int(x / 2 * 10)"),
        ("n == 30", "let x = Double(7 / 2); n = Int(x * 10)"),
        ("n == 4", "n = Int([250, 10].reduce(0 as UInt8) { $0 &+ $1 })")
      ),
      SwiftForm.each(
        declaring: #"""
          var s = ""
          """#,
        ("n == 1", "func f(_ s: Set<Int>) -> Int { s.count }; n = f([1, 1])"),
        ("s == \"3.0\"", "func f(_ x: Double) -> String { \"\\(x)\" }; s = f(3)"),
        ("s == \"1.0\"", "s = \"\\(n == 0 ? 1 : 2.5)\"")
      ),
      SwiftForm.each(
        declaring: #"""
          func cb(_ f: () -> Double) -> Double { f() / 2 }
          """#,
        ("n == 35", "n = Int(cb { 7 } * 10)")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        ("n == 35", "let half: (Double) -> Double = { $0 / 2 }; n = Int(half(7) * 10)"),
        ("n == 35", "let f: () -> Double = { 7 }; n = Int(f() / 2 * 10)"),
        ("n == 35", "let (a, b): (Double, Double) = (7, 2); n = Int(a / b * 10)")
      ),
      SwiftForm.each(
        declaring: #"""
          func call(_ f: (Double) -> Void) { f(7) }
          """#,
        ("n == 35", "call { n = Int($0 / 2 * 10) }")
      ),
      SwiftForm.each(
        declaring: #"""
          var tup: (Double, Int) = (7, 7)
          """#,
        ("n == 5", "tup.0 = 1 / 2; n = Int(tup.0 * 10)")
      ),
      SwiftForm.each(
        declaring: #"""
          func gen<T>(_ x: T) -> T { x }
          """#,
        ("n == 35", "let v: Double = gen(7); n = Int(v / 2 * 10)")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
