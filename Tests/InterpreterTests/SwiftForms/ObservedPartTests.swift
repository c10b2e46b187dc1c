import Interpreter
import Testing

/// Parts of what an observed property holds, and methods that change nothing of it.
///
/// What each form comes to is what the compiler makes of it.
struct ObservedPartTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          var arr = [3, 1] { didSet { n += 1 } }
          """#,
        ("n == 5", "_ = arr.sorted(); n += 5"),
        ("n == 5", "_ = arr.map { $0 * 2 }; n += 5"),
        ("n == 5", "_ = arr.contains(3); n += 5")
      ),
      SwiftForm.each(
        declaring: #"""
          var str = "a" { didSet { n += 1 } }
          """#,
        ("n == 5", "_ = str.uppercased(); n += 5")
      ),
      SwiftForm.each(
        declaring: #"""
          struct St { var k = 1; func emit(_ f: (Int) -> Void) { f(k) } }
          var c = 0
          var st = St() { didSet { c += 1 } }
          """#,
        ("n == 1", "st.emit { n += $0 }; n += c * 10")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Pn { var k = 1; mutating func inc() { k += 1 } }
          var p: Pn? = Pn() { didSet { n += 1 } }
          """#,
        ("n == 1", "p?.k = 3"),
        ("n == 1", "p!.k = 3"),
        ("n == 1", "p!.inc()")
      ),
      SwiftForm.each(
        declaring: #"""
          var pair = (a: 1, b: 2) { didSet { n += 1 } }
          """#,
        ("n == 1", "pair.a = 5"),
        ("n == 1", "pair.0 = 5"),
        ("n == 1", "pair.a += 5")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
