import Interpreter
import Testing

/// Changes of what stands in a list: of its elements, and of objects that it yields.
///
/// What each form comes to is what the compiler makes of it.
struct ElementChangeTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          var flags = [false, true]
          """#,
        ("n == 1", "flags[0].toggle(); n = flags[0] ? 1 : 2"),
        ("n == 1", "for i in flags.indices { flags[i].toggle() }; n = flags[0] ? 1 : 2"),
        ("n == 1", "var l = [false]; l[0].toggle(); n = l[0] ? 1 : 2")
      ),
      SwiftForm.each(
        declaring: #"""
          enum Kd { case x, y; mutating func flip() { self = self == .x ? .y : .x } }
          var kinds = [Kd.x]
          """#,
        ("n == 1", "kinds[0].flip(); n = kinds[0] == .y ? 1 : 2")
      ),
      SwiftForm.each(
        declaring: #"""
          struct Sx { var xs = [false] }
          var sx = Sx()
          """#,
        ("n == 1", "sx.xs[0].toggle(); n = sx.xs[0] ? 1 : 2")
      ),
    ].joined())
  func isFollowed(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          final class Ob { var v = 1; func inc() { v += 1 } }
          let a = Ob(), b = Ob()
          """#,
        ("n == 5", "[a, b].first?.v = 5; n = a.v"),
        ("n == 5", "[a, b].last!.v = 5; n = b.v"),
        ("n == 5", "[a, b].first { $0.v == 1 }?.v = 5; n = a.v"),
        ("n == 2", "[a, b].filter { $0 === b }.first?.inc(); n = b.v"),
        ("n == 6", "[a, b].min { $0.v < $1.v }?.v = 6; n = a.v"),
        ("n == 5", "[a, b].dropFirst().first?.v = 5; n = b.v"),
        ("n == 5", "[a, b].sorted { $0.v < $1.v }.first?.v = 5; n = a.v"),
        ("n == 5", "Array([a, b]).first?.v = 5; n = a.v")
      ),
      SwiftForm.each(
        declaring: #"""
          final class Ob { var v = 1; func inc() { v += 1 } }
          let a = Ob()
          var arr: [Ob] = []
          """#,
        ("n == 5", "arr.append(a); arr.last?.v = 5; n = a.v"),
        ("n == 2", "arr = [a]; arr.first?.inc(); n = a.v"),
        ("n == 2", "arr = [a]; arr.first(where: { $0.v == 1 })?.inc(); n = a.v"),
        ("n == 5", "arr = [a]; arr.removeFirst().v = 5; n = a.v"),
        ("n == 2", "arr = [a]; arr.popLast()?.inc(); n = a.v")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
