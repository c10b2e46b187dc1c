import Interpreter
import Testing

/// Code behind nil and behind a condition that does not hold.
///
/// What each form comes to is what the compiler makes of it.
struct SkippedCodeTests {
  @Test(arguments: [
    """
    n == 2
    class C { var k = 1; var nx: C?; func f(_ x: Int) -> Int { k += x; return k }
    func me() -> C? { self }; var cb: (() -> Void)?; var arr = [1, 2] }
    var c: C?
    func e(_ x: Int) -> Int { t(x); return x }
    ---
    _ = c?.f(e(1)); t(2)
    """,
    """
    n == 2
    class C { var k = 1; var nx: C?; func f(_ x: Int) -> Int { k += x; return k }
    func me() -> C? { self }; var cb: (() -> Void)?; var arr = [1, 2] }
    var c: C?
    func e(_ x: Int) -> Int { t(x); return x }
    ---
    c?.k = e(3); t(2)
    """,
    """
    n == 2
    class C { var k = 1; var nx: C?; func f(_ x: Int) -> Int { k += x; return k }
    func me() -> C? { self }; var cb: (() -> Void)?; var arr = [1, 2] }
    var c: C?
    func e(_ x: Int) -> Int { t(x); return x }
    ---
    c?.nx?.k = e(3); t(2)
    """,
    """
    n == 2
    class C { var k = 1; var nx: C?; func f(_ x: Int) -> Int { k += x; return k }
    func me() -> C? { self }; var cb: (() -> Void)?; var arr = [1, 2] }
    var c: C?
    func e(_ x: Int) -> Int { t(x); return x }
    ---
    c = C(); c?.nx?.k = e(3); t(2)
    """,
    """
    n == 5
    class C { var k = 1; var nx: C?; func f(_ x: Int) -> Int { k += x; return k }
    func me() -> C? { self }; var cb: (() -> Void)?; var arr = [1, 2] }
    var c: C?
    func e(_ x: Int) -> Int { t(x); return x }
    ---
    if c?.f(e(2)) == nil { t(5) }
    """,
    """
    n == 1
    func e(_ x: Int) -> Int { t(x); return x }
    ---
    let f: ((Int) -> Void)? = nil; f?(e(2)); t(1)
    """,
    """
    n == 4
    class C { var k = 1; var nx: C?; func f(_ x: Int) -> Int { k += x; return k }
    func me() -> C? { self }; var cb: (() -> Void)?; var arr = [1, 2] }
    var c: C?
    func e(_ x: Int) -> Int { t(x); return x }
    ---
    c?.k += e(2); t(4)
    """,
    """
    n == 17
    func q(_ x: Int) -> Bool { t(x); return x > 2 }
    ---
    guard q(1), q(3) else { t(7); return }
    """,
    """
    n == 41
    func q(_ x: Int) -> Bool { t(x); return x > 2 }
    ---
    if q(4), q(1), q(3) { t(1) }
    """,
    """
    n == 417
    func q(_ x: Int) -> Bool { t(x); return x > 2 }
    ---
    if q(4), q(1), q(3) { } else { t(7) }
    """,
    """
    n == 41
    func q(_ x: Int) -> Bool { t(x); return x > 2 }
    ---
    guard q(4), q(1), q(3) else { return }
    """,
    """
    n == 417
    func q(_ x: Int) -> Bool { t(x); return x > 2 }
    ---
    guard q(4), q(1), q(3) else { t(7); return }
    """,
  ])
  func isFollowed(form: String) {
    #expect(outcomes(SwiftForm(form).spec) == ["one: passed"])
  }
}
