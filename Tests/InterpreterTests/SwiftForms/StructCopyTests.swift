import Interpreter
import Testing

/// Structs that are copied, captured, or not there.
///
/// What each form comes to is what the compiler makes of it.
struct StructCopyTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          struct I { var k = 1 }
          struct P { var i = I(); var z = 1 }
          """,
        ("n == 1", "var a = P(); let b = a; a.z = 4; n = b.z"),
        ("n == 1", "var a = P(); let b = a; a.i.k = 4; n = b.i.k"),
        ("n == 1", "var a = P(); var b = a; b.i.k = 4; n = a.i.k"),
        ("n == 1", "var a = P(); for b in [a] { a.z = 4; n = b.z }"),
        ("n == 14", "var a = P(); let c = { a.z = 4 }; let b = a; c(); n = b.z * 10 + a.z")
      ),
      SwiftForm.each(
        declaring: """
          struct I { var k = 1 }
          struct P { var i = I(); var l = [I()] }
          """,
        ("n == 1", "var a = P(); let b = a.i; a.i.k = 4; n = b.k")
      ),
      SwiftForm.each(
        declaring: """
          struct P { var x = 1; var y = 2 }
          """,
        ("n == 1", "var a = P(); for b in [a] { a.x = 4; n = b.x }")
      ),
      SwiftForm.each(
        declaring: """
          struct I { var k = 1 }
          struct P { var i = I(); var z = 1 }
          var p = P()
          """,
        ("n == 1", "for var o in [p] { o.z = 4 }; n = p.z"),
        ("n == 1", "let c = { [p] in self.n = p.z }; p = P(z: 6); c()")
      ),
      SwiftForm.each(
        declaring: """
          struct Inner { var k = 1 }
          struct P { var x = 1; var y = 2; var inner = Inner(); var list = [1]
          mutating func inc() { x += 1 }; mutating func reset() { self = P() }
          func plus(_ k: Int) -> P { var c = self; c.x += k; return c } }
          """,
        ("n == 51", "var a = P(); let b = a; a.x = 5; n = a.x * 10 + b.x"),
        ("n == 1", "var a = P(); let f = { [a] in self.n = a.x }; a.x = 6; f()")
      ),
      SwiftForm.each(
        declaring: """
          struct P { var x = 1; var y = 2 }
          var p = P()
          """,
        ("n == 1", "let f = { [p] in self.n = p.x }; p.x = 4; f()")
      ),
      SwiftForm.each(
        declaring: """
          struct Inner { var k = 1 }
          struct P { var x = 1; var y = 2; var inner = Inner(); var list = [1]
          mutating func inc() { x += 1 }; mutating func reset() { self = P() }
          func plus(_ k: Int) -> P { var c = self; c.x += k; return c } }
          var p = P()
          """,
        ("n == 1", "DispatchQueue.main.async { [p] in self.n = p.x }; p.x = 4")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          struct P { var x = 1 }
          var op: P?
          """,
        ("n == 3", "op?.x = 4; n = op?.x ?? 3")
      ),
      SwiftForm.each(
        declaring: """
          struct Inner { var k = 1 }
          struct P { var x = 1; var y = 2; var inner = Inner(); var list = [1]
          mutating func inc() { x += 1 }; mutating func reset() { self = P() }
          func plus(_ k: Int) -> P { var c = self; c.x += k; return c } }
          var op: P?
          """,
        ("n == 3", "op?.x = 4; n = op?.x ?? 3")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
