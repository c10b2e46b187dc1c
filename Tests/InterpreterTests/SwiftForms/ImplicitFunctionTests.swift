import Interpreter
import Testing

/// Static functions behind a dot alone, and functions with the names of Swift's own.
///
/// What each form comes to is what the compiler makes of it.
struct ImplicitFunctionTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          enum Th { case a, b; static func make() -> Th { .b } }
          var th = Th.a
          """#,
        ("n == 1", "th = .make(); n = th == .b ? 1 : 2"),
        ("n == 1", "let x: Th = .make(); n = x == .b ? 1 : 2"),
        ("n == 1", "th = n == 0 ? .make() : .a; n = th == .b ? 1 : 2"),
        ("n == 1", "let arr: [Th] = [.make(), .a]; n = arr.filter { $0 == .b }.count"),
        ("n == 1", "func lf() -> Th { .make() }; n = lf() == .b ? 1 : 2")
      ),
      SwiftForm.each(
        declaring: #"""
          enum Th { case a, b; static func opt(_ k: Int) -> Th? { k > 0 ? .b : nil } }
          var th = Th.a
          """#,
        ("n == 1", "th = .opt(3) ?? .a; n = th == .b ? 1 : 2")
      ),
      SwiftForm.each(
        declaring: #"""
          enum Th { case a, b; static func make() -> Th { .b } }
          func ret() -> Th { .make() }
          """#,
        ("n == 1", "n = ret() == .b ? 1 : 2")
      ),
      SwiftForm.each(
        declaring: #"""
          func max(_ a: Int, _ b: Int) -> Int { a * 100 + b }
          """#,
        ("n == 102", "n = max(1, 2)")
      ),
      SwiftForm.each(
        declaring: #"""
          func abs(_ x: Int) -> Int { 77 }
          """#,
        ("n == 77", "n = abs(-3)")
      ),
      SwiftForm.each(
        declaring: #"""
          func min(_ a: Int, _ b: Int) -> Int { 88 }
          """#,
        ("n == 88", "n = min(1, 2)")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          enum Tp { case a(Int), b; static func mk(_ k: Int) -> Tp { .a(k) } }
          """#,
        ("n == 5", "let t: Tp = .mk(5); if case .a(let k) = t { n = k }")
      ),
      SwiftForm.each(
        declaring: #"""
          extension Array where Element == String { var first: String? { "own" } }
          """#,
        ("n == 1", "n = [\"a\"].first == \"own\" ? 1 : 2")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
