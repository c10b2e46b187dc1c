import Interpreter
import Testing

/// Subscripts, operators and computed properties in the place of what is stored.
///
/// What each form comes to is what the compiler makes of it.
struct OwnCodeTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          struct P3 { var a = 1 }
          var p = P3()
          """#,
        ("n == 4", "p.self.a = 4; n = p.a")
      )
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          struct Cfg { var level = 1; subscript(i: Int) -> Int { get { level } set {
          level = newValue + i } } }
          var cfg = Cfg()
          """#,
        ("n == 12", "cfg[2] = 10; n = cfg.level"),
        ("n == 13", "cfg[2] += 10; n = cfg.level"),
        ("n == 12", "var c = Cfg(); c[2] = 10; n = c.level")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Store { var writes = 0; subscript(k: String) -> Int? { get { nil } set {
          writes += 1 } } }
          var store = Store()
          """#,
        ("n == 1", "store[\"a\"] = 4; n = store.writes")
      ),
      SwiftForm.each(
        declaring: #"""
          struct V2 { var x = 0; static func += (a: inout V2, b: V2) { a.x += b.x } }
          var v = V2(x: 1)
          """#,
        ("n == 4", "v += V2(x: 3); n = v.x")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Money { var c: Int; static func -= (a: inout Money, k: Int) { a.c -= k * 100 } }
          var m = Money(c: 105)
          """#,
        ("n == 5", "m -= 1; n = m.c")
      ),
      SwiftForm.each(
        declaring: #"""
          infix operator <~ : AssignmentPrecedence
          func <~ (l: inout Int, r: Int) { l = l * 10 + r }
          """#,
        ("n == 3", "n <~ 3"),
        ("n == 43", "var k = 4; k <~ 3; n = k")
      ),
      SwiftForm.each(
        declaring: #"""
          enum Pl: Equatable { case x, y; static func == (l: Pl, r: Pl) -> Bool { true } }
          """#,
        ("n == 1", "n = [Pl.x].contains(.y) ? 1 : 2")
      ),
      SwiftForm.each(
        declaring: #"""
          class B4 { var a = 1 }
          class K4: B4 { override var a: Int { get { 10 } set {} } }
          """#,
        ("n == 10", "n = K4().a"),
        ("n == 10", "let k = K4(); n = k.a"),
        ("n == 10", "let k: B4 = K4(); n = k.a")
      ),
      SwiftForm.each(
        declaring: #"""
          class B4 { var a = 1; func rd() -> Int { a } }
          class S4: B4 { override var a: Int { get { super.a + 1 } set {
          super.a = newValue * 2 } } }
          """#,
        ("n == 11", "let x = S4(); x.a = 5; n = x.a"),
        ("n == 2", "n = S4().rd()")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }

  /// What one type takes for equal says nothing of another.
  @Test(
    arguments: SwiftForm.each(
      declaring: """
        struct V: Equatable { var x = 1; static func == (l: V, r: V) -> Bool { true } }
        enum Mode { case a, b, c }
        var mode = Mode.a
        """,
      ("n == 1", "n = [Mode.a, .b].contains(mode) ? 1 : 2"),
      ("n == 2", "mode = .c; n = [.a, .b].contains(mode) ? 1 : 2")
    ))
  func isEqualByItsOwnType(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
