import Interpreter
import Testing

/// Functions and getters that do something on the way to what they yield.
///
/// What each form comes to is what the compiler makes of it.
struct YieldingMethodTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          var arr = [1, 2]
          func pop() -> Int? { arr.popLast() }
          """#,
        ("n == 21", "n = (pop() ?? 0) * 10 + arr.count"),
        ("n == 21", "if let x = pop() { n = x * 10 + arr.count }"),
        ("n == 2", "n = pop() ?? 0")
      ),
      SwiftForm.each(
        declaring: #"""
          var arr = [1, 2]
          func pop() -> Int { arr.removeLast() }
          """#,
        ("n == 21", "let x = pop(); n = x * 10 + arr.count")
      ),
      SwiftForm.each(
        declaring: #"""
          final class Q { var xs = [1, 2]; func pop() -> Int { xs.removeFirst() } }
          let q = Q()
          """#,
        ("n == 11", "n = q.pop() * 10 + q.xs.count")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Q { var xs = [1, 2]; mutating func pop() -> Int? { xs.popLast() } }
          var q = Q()
          """#,
        ("n == 2", "n = q.pop() ?? 0")
      ),
      SwiftForm.each(
        declaring: #"""
          var s = ""
          var arr = [1, 2]
          func pop() -> String { "\(arr.removeLast())" }
          """#,
        ("n == 1 && s == \"2\"", "s = pop(); n = arr.count")
      ),
      SwiftForm.each(
        declaring: #"""
          var arr = [1, 2]
          func pop() -> Bool { arr.removeLast() == 2 }
          """#,
        ("n == 1", "if pop() { n = arr.count }")
      ),
      SwiftForm.each(
        declaring: #"""
          var hits = 0
          var tracked: Int { hits += 1; return 5 }
          """#,
        ("n == 1", "_ = tracked; n = hits")
      ),
      SwiftForm.each(
        declaring: #"""
          final class Gen { var seed = 1; var roll: Int { seed += 3; return seed } }
          let gen = Gen()
          """#,
        ("n == 4", "n = gen.roll"),
        ("n == 47", "n = gen.roll * 10 + gen.roll"),
        ("n == 8", "let a = gen.roll; n = a + gen.seed"),
        ("n == 4", "if gen.roll > 3 { n = gen.seed }"),
        ("n == 10", "for _ in 0..<3 { _ = gen.roll }; n = gen.seed")
      ),
      SwiftForm.each(
        declaring: #"""
          final class Gen { var seed = 1; var roll: Int { seed += 3; return seed } }
          var s = ""
          let gen = Gen()
          """#,
        ("n == 4 && s == \"4\"", "s = \"\\(gen.roll)\"; n = gen.seed")
      ),
      SwiftForm.each(
        declaring: #"""
          struct SG { var r = 0; var v: Int { mutating get { r += 1; return r } } }
          var sg = SG()
          """#,
        ("n == 21", "n = sg.v + sg.v * 10")
      ),
      SwiftForm.each(
        declaring: #"""
          func log(_ m: @autoclosure () -> Int) {}
          func eff() -> Int { n += 100; return 1 }
          """#,
        ("n == 1", "log(eff()); n += 1")
      ),
      SwiftForm.each(
        declaring: #"""
          func when(_ c: Bool, _ v: @autoclosure () -> Int) { if c { n += v() } }
          func eff() -> Int { n += 100; return 1 }
          """#,
        ("n == 1", "when(false, eff()); n += 1")
      ),
      SwiftForm.each(
        declaring: #"""
          func ign(_ x: Int...) {}
          var z = 0
          func tick() -> Int { z += 1; return z }
          """#,
        ("n == 2", "ign(tick(), tick()); n = z")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          var s = ""
          """#,
        ("n == 2 && s == \"1\"", "func f() -> Int { n += 2; return 1 }; s = \"\\(f())\"")
      )
    ].joined())
  func areKnown(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: passed")
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          var st: Set<Int> = [1]
          func rem() -> Int? { st.remove(1) }
          """#,
        ("n == 10", "n = (rem() ?? 0) * 10 + st.count")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Tk { var tags: Set<String> = []; mutating func tag(_ s: String) -> Bool {
          tags.insert(s).inserted } }
          var tk = Tk()
          """#,
        ("n == 12", "n = (tk.tag(\"a\") ? 1 : 2) * 10 + (tk.tag(\"a\") ? 1 : 2)")
      ),
      SwiftForm.each(
        declaring: #"""
          final class HD { var reads = 0; lazy var c: Int = { reads += 100; return 5 }() }
          """#,
        ("n == 105", "let h = HD(); n = h.c + h.reads")
      ),
      SwiftForm.each(
        declaring: #"""
          final class HD { var reads = 0; lazy var c: Int = { reads += 100; return 5 }() }
          let h = HD()
          """#,
        ("n == 105", "n = h.c + h.reads")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
