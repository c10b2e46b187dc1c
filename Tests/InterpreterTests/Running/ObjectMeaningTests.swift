import Interpreter
import Testing

private let object =
  "class O { var x = 1; var on = false; func bump() { x += 1; on.toggle() } }"
private let subclass =
  "class O { var v: Bool { false }; func f() -> Int { 1 }; func all() -> Int { f() + 1 } }; "
  + "class S: O { override var v: Bool { true }; override func f() -> Int { 2 } }"

/// What Swift's reference says of objects: each program here was run as Swift, and its answer is
/// true.
struct ObjectMeaningTests {
  /// Expects that a controller that runs `go` as it is loaded hides the bar by `answer`.
  private func expectTrue(_ declarations: String, _ members: String, _ answer: String) {
    let found = outcomeOfSwift(declarations, members, answer)
    #expect(found == ["one: passed"], "\(declarations) \(members)")
  }

  @Test(arguments: [
    (
      object,
      "let p = O(); var q: O?; func go() { q = p; q?.x = 5 }",
      "p.x == 5"
    ),
    (
      object,
      "var p = O(); var q = O(); func go() { q = p; p.bump(); p = O() }",
      "q.x == 2 && q.on && p.x == 1"
    ),
    (
      object,
      "let p = O(); func go() { let o = p; o.x += 2; o.on.toggle() }",
      "p.x == 3 && p.on"
    ),
    (
      object,
      "let p = O(); func set(_ o: O) { o.x = 7 }; func go() { set(p) }",
      "p.x == 7"
    ),
    (
      object,
      "var p = O(); func go() { let old = p; p = O(); old.x = 9; n = old.x; b = p.x == 1 }",
      "n == 9 && b"
    ),
    (
      object,
      "var p: O? = O(); func go() { let o = p; p = nil; o?.x = 4; n = o?.x ?? 0; "
        + "b = p == nil }",
      "n == 4 && b"
    ),
    (
      object,
      "var p: O? = O(); func go() { if let o = p { p = nil; o.x = 3; n = o.x } }",
      "n == 3 && p == nil"
    ),
    (
      object,
      "var p: O? = O(); func go() { guard let p else { return }; self.p = nil; "
        + "n = p.x + 4 }",
      "n == 5 && p == nil"
    ),
    (
      object,
      "var p = O(), q = O(); func swap() { let t = p; p = q; q = t }; func go() { p.x = 4; "
        + "swap() }",
      "q.x == 4 && p.x == 1"
    ),
    (
      "class O { var x = 1 }; class Holder { var o = O() }",
      "let h = Holder(); var k: O?; func go() { k = h.o; h.o.x = 6; h.o = O() }",
      "k?.x == 6 && h.o.x == 1"
    ),
    (
      "class O { var x = 1; var next: O? }",
      "var p = O(); func go() { p.next = O(); p.next?.next = p; p.next?.x = 4; "
        + "p.next?.next?.x = 5 }",
      "p.x == 5 && p.next?.x == 4"
    ),
    (
      object,
      "let p = O(); func put(_ i: inout Int) { i = 8 }; func go() { put(&p.x) }",
      "p.x == 8"
    ),
  ])
  func twoNamesOfOneObjectSeeTheSame(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      object,
      "let p = O(); var q: O?; func go() { q = p; b = q === p; a = p === O() }",
      "b && !a"
    ),
    (
      object,
      "var p: O?; func go() { b = p == nil; p = O(); a = p == nil }",
      "b && !a"
    ),
    (
      object,
      "var p = O(); func go() { let o = p; p = O(); a = o === p; b = o !== p }",
      "!a && b"
    ),
  ])
  func objectsAreTheSameByTheirReference(
    _ declarations: String, _ members: String, _ answer: String
  ) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      object,
      "var p: O? = O(); func go() { p = nil; p?.x = 3 }",
      "p?.x == nil"
    ),
    (
      object,
      "var p: O?; func go() { p?.bump(); n = p?.x ?? 7 }",
      "n == 7"
    ),
    (
      object,
      "var p: O? = O(); func go() { p?.on = true; b = p?.on ?? false; p = nil; "
        + "a = p?.on ?? false }",
      "b && !a"
    ),
    (
      object,
      "var p: O!; func go() { p = O(); p.x = 3; n = p.x }",
      "n == 3"
    ),
  ])
  func whatIsNilDoesNothing(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      subclass,
      "var p = O(); func go() { p = S(); b = p.v; n = p.f() }",
      "b && n == 2 && p.v"
    ),
    (
      subclass,
      "var p: O?; func go() { p = S() }",
      "p?.v ?? false"
    ),
    (
      subclass,
      "let p: O = S(); func go() { n = p.all() }",
      "n == 3 && p.all() == 3"
    ),
    (
      subclass,
      "var p: O!; func make() -> O { S() }; func go() { p = make() }",
      "p.v && p.f() == 2"
    ),
    (
      subclass,
      "func make(_ c: Bool) -> O { if c { return S() }; return O() }; "
        + "func go() { b = make(true).v; a = make(false).v }",
      "b && !a"
    ),
    (
      subclass,
      "var p: O? = S(); func go() { b = p is S; a = O() is S }",
      "b && !a"
    ),
    (
      subclass,
      "var p: O? = S(); func go() { if let s = p as? S { n = s.f() } }",
      "n == 2"
    ),
    (
      "class O { var x = 1; func set() { x = 2 } }; "
        + "class S: O { override func set() { super.set(); x += 5 } }",
      "let p: O = S(); func go() { p.set() }",
      "p.x == 7"
    ),
    (
      "class O { var x = 1 }; class S: O { override var x: Int { didSet { y += 1 } }; "
        + "var y = 0 }",
      "let p = S(); func go() { let o: O = p; o.x = 4 }",
      "p.x == 4 && p.y == 1"
    ),
    (
      "class O { var v: Bool { w }; var w: Bool { false } }; "
        + "class S: O { override var w: Bool { true } }; class T: S {}",
      "var p: O? = T(); func go() {}",
      "p?.v ?? false"
    ),
  ])
  func theClassOfTheObjectAnswers(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "class O { var x: Int; init(x: Int) { self.x = x * 2 } }",
      "let p = O(x: 3); func go() {}",
      "p.x == 6"
    ),
    (
      "class O { var x = 1; init() { x = 2 }; init(x: Int) { self.x = x } }",
      "let p = O(); var q: O?; func go() { q = O(x: 5) }",
      "p.x == 2 && q?.x == 5"
    ),
    (
      "class O { var x: Int; init?(x: Int) { if x > 3 { return nil }; self.x = x } }",
      "var p: O?; var q: O?; func go() { p = O(x: 4); q = O(x: 2) }",
      "p == nil && q?.x == 2"
    ),
    (
      "class O { let x: Int; init?(x: Int) { guard x < 3 else { return nil }; "
        + "self.x = x } }",
      "func go() { if let o = O(x: 2) { n = o.x + 5 }; b = O(x: 8) == nil }",
      "n == 7 && b"
    ),
    (
      "class O { var x: Int { didSet { y = true } }; var y = false; "
        + "init(_ x: Int) { self.x = x } }",
      "let p = O(4); func go() {}",
      "p.x == 4 && !p.y"
    ),
    (
      "class O { var x: Int; init(x: Int) { self.x = x } }; class S: O { var y: Int; "
        + "init(y: Int) { self.y = y; super.init(x: y + 1) } }",
      "let p = S(y: 4); func go() {}",
      "p.x == 5 && p.y == 4"
    ),
    (
      "class O { var x = 1; init(x: Int) { self.x = x }; "
        + "convenience init(twice: Int) { self.init(x: twice * 2); x += 1 } }",
      "let p = O(twice: 4); func go() {}",
      "p.x == 9"
    ),
  ])
  func anInitializerDoesWhatItSays(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "class O { static let one = O(); var x = 1 }",
      "func go() { O.one.x = 6; n = O.one.x }",
      "n == 6 && O.one.x == 6"
    ),
    (
      "class O { static let current = O(); var on = false; "
        + "func set(_ on: Bool) { self.on = on } }",
      "func go() { O.current.set(true) }",
      "O.current.on"
    ),
    (
      "class O { static var current = O(); var x = 1 }",
      "func go() { let old = O.current; O.current = O(); old.x = 5 }",
      "O.current.x == 1"
    ),
    (
      "class O { var x = 1 }; let one = O(); var other: O? = one",
      "func go() { one.x = 3; other?.x += 1; other = nil }",
      "one.x == 4 && other == nil"
    ),
    (
      "class O { var x = 1 }; enum Env { static let o = O() }",
      "func go() { Env.o.x += 4 }",
      "Env.o.x == 5"
    ),
  ])
  func aTypeHoldsOneObjectForAll(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      object,
      "weak var p: O?; func go() { p = O() }",
      "p == nil"
    ),
    (
      object,
      "weak var p: O?; var q: O? = O(); func go() { p = q }",
      "p?.x == 1"
    ),
    (
      "class O { weak var up: P?; var x = 1 }; class P { var o = O(); var x = 2 }",
      "let p = P(); func go() { p.o.up = p; n = p.o.up?.x ?? 0 }",
      "n == 2"
    ),
  ])
  func aWeakReferenceHoldsNothing(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "class O { var x = 1 { didSet { y = oldValue } }; var y = 0 }",
      "let p = O(); var q: O?; func go() { q = p; q?.x = 4 }",
      "p.y == 1 && p.x == 4"
    ),
    (
      object,
      "var p = O() { didSet { n = oldValue.x + p.x } }; func go() { p.x = 5; p = O() }",
      "n == 6"
    ),
  ])
  func anObserverSeesTheOldAndTheNew(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  /// Swift ends the program there, whether the property or the expression forces it.
  @Test(arguments: [
    ("var p: O!; var q: O? = O(); func go() { if n == 3 { p = q } }", "p.x == 1"),
    ("var p: O!; func go() { if n == 3 { p = O() }; p.x = 5 }", "a"),
    ("var p: O!; func go() { if n == 3 { p = O() }; p.bump() }", "a"),
    ("var p: O?; func go() { if n == 3 { p = O() }; p!.x = 5 }", "a"),
    ("var p: O?; func go() { if n == 3 { p = O() }; n = p!.x }", "a"),
  ])
  func aMemberOfNothingEndsTheApp(_ members: String, _ answer: String) {
    #expect(outcomeOfSwift(object, members, answer).first == "one: undecided", "\(members)")
  }

  @Test(arguments: [
    ("var p: O!; func go() { if n == 2 { p = O() }; p.x = 5 }", "p.x == 5"),
    ("var p: O?; func go() { if n == 3 { p = O() }; p?.x = 5; p?.bump() }", "p?.x == nil"),
    ("var p: O!; func go() { if n == 3 { p = O() }; n = p?.x ?? 7 }", "n == 7 && p == nil"),
  ])
  func aMemberOfWhatIsThereOrIsAskedForIsKnown(_ members: String, _ answer: String) {
    expectTrue(object, members, answer)
  }

  /// What code that is not read gives it: an outlet, a dependency.
  @Test func anObjectThatIsGivenFromOutsideIsUnknown() {
    #expect(outcomeOfSwift(object, "var p: O!; func go() { }", "p.on").first == "one: undecided")
    expectTrue(object, "var p: O!; func go() { p.x = 5 }", "p.x == 5")
  }
}
