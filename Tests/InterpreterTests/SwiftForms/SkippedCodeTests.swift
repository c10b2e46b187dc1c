import Interpreter
import Testing

/// Code behind nil and behind a condition that does not hold.
///
/// What each form comes to is what the compiler makes of it.
struct SkippedCodeTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: """
          class C { var k = 1; var nx: C?; func f(_ x: Int) -> Int { k += x; return k }
          func me() -> C? { self }; var cb: (() -> Void)?; var arr = [1, 2] }
          var c: C?
          func e(_ x: Int) -> Int { t(x); return x }
          """,
        ("n == 2", "_ = c?.f(e(1)); t(2)"),
        ("n == 2", "c?.k = e(3); t(2)"),
        ("n == 2", "c?.nx?.k = e(3); t(2)"),
        ("n == 2", "c = C(); c?.nx?.k = e(3); t(2)"),
        ("n == 5", "if c?.f(e(2)) == nil { t(5) }"),
        ("n == 4", "c?.k += e(2); t(4)")
      ),
      SwiftForm.each(
        declaring: """
          func e(_ x: Int) -> Int { t(x); return x }
          """,
        ("n == 1", "let f: ((Int) -> Void)? = nil; f?(e(2)); t(1)")
      ),
      SwiftForm.each(
        declaring: """
          func q(_ x: Int) -> Bool { t(x); return x > 2 }
          """,
        ("n == 17", "guard q(1), q(3) else { t(7); return }"),
        ("n == 41", "if q(4), q(1), q(3) { t(1) }"),
        ("n == 417", "if q(4), q(1), q(3) { } else { t(7) }"),
        ("n == 41", "guard q(4), q(1), q(3) else { return }"),
        ("n == 417", "guard q(4), q(1), q(3) else { t(7); return }")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
