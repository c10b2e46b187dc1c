import Interpreter
import Testing

/// Closures that are handed a place by `&`.
///
/// What each form comes to is what the compiler makes of it.
struct ClosureReferenceTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          func mod(_ f: (inout Int) -> Void) { f(&n) }
          """#,
        ("n == 7", "mod { $0 = 7 }")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Ed { var a = 1 }
          var ed = Ed()
          func mod(_ f: (inout Ed) -> Void) { f(&ed) }
          """#,
        ("n == 7", "mod { $0.a = 7 }; n = ed.a")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Ed { var a = 1 }
          final class Store { var st = Ed(); func update(_ f: (inout Ed) -> Void) { f(&st) } }
          let store = Store()
          """#,
        ("n == 7", "store.update { $0.a = 7 }; n = store.st.a")
      ),
      SwiftForm.each(
        ("n == 5", "let f: (inout Int) -> Void = { $0 += 5 }; f(&n)"),
        ("n == 4", "func lf(_ f: (inout Int) -> Void) { f(&n) }; lf { $0 = 4 }")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Ed { var a = 1; mutating func set(_ f: (inout Int) -> Void) { f(&a) } }
          var ed = Ed()
          """#,
        ("n == 7", "ed.set { $0 = 7 }; n = ed.a")
      ),
      SwiftForm.each(
        declaring: #"""
          func apply(_ f: (inout Int) -> Void, to x: inout Int) { f(&x) }
          """#,
        ("n == 3", "apply({ $0 += 3 }, to: &n)")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
