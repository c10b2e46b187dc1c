import Interpreter
import Testing

private let object =
  "class O { var x = 1; var on = false; func bump() { x += 1; on.toggle() } }"

/// What Swift's reference says of closures, of what is deferred, and of the members that a name
/// stands for: each program here was run as Swift, and its answer is true.
struct ClosureMeaningTests {
  /// Expects that a controller that runs `go` as it is loaded hides the bar by `answer`.
  private func expectTrue(_ declarations: String, _ members: String, _ answer: String) {
    let found = outcomeOfSwift(declarations, members, answer)
    #expect(found == ["one: passed"], "\(declarations) \(members)")
  }

  @Test(arguments: [
    (
      object,
      "let p = O(); func go() { let f = { [p] in p.x = 4 }; f() }",
      "p.x == 4"
    ),
    (
      object,
      "var p = O(); func go() { let f = { [p] in p.x = 4 }; p = O(); f(); n = p.x }",
      "n == 1"
    ),
    (
      "",
      "func go() { let f = { [n] in self.b = n == 2 }; n = 5; f() }",
      "b && n == 5"
    ),
    (
      "",
      "func go() { let f = { self.b = self.n == 5 }; n = 5; f() }",
      "b"
    ),
    (
      "",
      "func go() { var k = 1; let f = { k += 1 }; f(); f(); n = k }",
      "n == 3"
    ),
    (
      "",
      "func go() { var k = 1; let f = { [k] in self.n = k + 10 }; k = 5; f(); b = k == 5 }",
      "n == 11 && b"
    ),
    (
      "",
      "func go() { let f = { [m = n + 1] in self.n = m * 10 }; n = 0; f() }",
      "n == 30"
    ),
    (
      "",
      "func run(_ f: () -> Void) { n = 9; f() }; "
        + "func go() { run { [n] in self.b = n == 2 } }",
      "b && n == 9"
    ),
  ])
  func aClosureCapturesAsItIsWritten(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "",
      "func go() { defer { n = n * 10 }; defer { n += 1 }; n = 3 }",
      "n == 40"
    ),
    (
      "",
      "func f() -> Int { defer { n = 9 }; return n }; func go() { let k = f(); b = k == 2 }",
      "b && n == 9"
    ),
    (
      "",
      "func go() { if a { defer { n = 5 }; n = 4; b = n == 4 }; n += 1 }",
      "b && n == 6"
    ),
    (
      "",
      "func f() -> Bool { for i in [1, 2] { defer { n += i }; "
        + "if i == 2 { return n == 3 } }; return false }; func go() { b = f() }",
      "b && n == 5"
    ),
  ])
  func whatIsDeferredComesLast(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "class Base0 { private var h: Int { 1 }; func g() -> Int { h } }; "
        + "class Sub0: Base0 { var h: Int { 2 } }",
      "let p = Sub0(); func go() { n = p.g() * 10 + p.h }",
      "n == 12"
    ),
    (
      "class Base0 { private var h = 1; func g() -> Int { h }; func s() { h += 4 } }; "
        + "class Sub0: Base0 { var h = 2 }",
      "let p = Sub0(); func go() { p.s(); p.h += 1; n = p.g() * 10 + p.h }",
      "n == 53"
    ),
    (
      "class Base0 { private func h() -> Int { 1 }; func g() -> Int { h() } }; "
        + "class Sub0: Base0 { func h() -> Int { 2 } }",
      "let p = Sub0(); func go() { n = p.g() * 10 + p.h() }",
      "n == 12"
    ),
  ])
  func aPrivateMemberIsNobodyElses(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "protocol P { var v: Bool { get } }; class O: P { var v: Bool { true } }; "
        + "class N: P { var v: Bool { false } }",
      "var p: P = N(); func go() { p = O(); b = p.v }",
      "b && p.v"
    ),
    (
      "protocol P {}; extension P { var h: Int { 1 }; func g() -> Int { h } }; "
        + "class O: P { var h: Int { 2 } }",
      "let p = O(); func go() { n = p.g() * 10 + p.h }",
      "n == 12"
    ),
    (
      "protocol P { var h: Int { get } }; extension P { var h: Int { 1 }; "
        + "func g() -> Int { h } }; class O: P { var h: Int { 2 } }",
      "let p = O(); func go() { n = p.g() * 10 + p.h }",
      "n == 22"
    ),
    (
      "protocol P { func h() -> Int }; extension P { func h() -> Int { 1 }; "
        + "func k() -> Int { 3 }; func g() -> Int { h() * 10 + k() } }; "
        + "class O: P { func h() -> Int { 2 }; func k() -> Int { 4 } }",
      "let p = O(); func go() { n = p.g() }",
      "n == 23"
    ),
    (
      "protocol P {}; extension P { var h: Int { 1 } }; class O: P { var h: Int { 2 } }",
      "let p: P = O(); func go() { n = p.h }",
      "n == 1"
    ),
  ])
  func anExtensionSpeaksForItself(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }
}
