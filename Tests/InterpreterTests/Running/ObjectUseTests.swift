import Interpreter
import Testing

/// Objects as everyday code uses them: each program here was run as Swift, and its answer is true.
struct ObjectUseTests {
  /// Expects that a controller that runs `go` as it is loaded hides the bar by `answer`.
  private func expectTrue(_ declarations: String, _ members: String, _ answer: String) {
    let found = outcomeOfSwift(declarations, members, answer)
    #expect(found == ["one: passed"], "\(declarations) \(members)")
  }

  @Test(arguments: [
    (
      "class B0 { class func j() -> Int { 1 }; static func t() -> Int { j() + 10 } }; "
        + "class O: B0 { override class func j() -> Int { 2 } }",
      "func go() { n = O.t() }",
      "n == 12"
    ),
    (
      "class O { static let one = O(); private init() {}; var x = 1; "
        + "static func up() { one.x += 1 } }",
      "func go() { O.up(); O.up() }",
      "O.one.x == 3"
    ),
    (
      "class O { static var count = 0; init() { O.count += 1 } }",
      "var p = O(); func go() { p = O(); n = O.count }",
      "n == 2"
    ),
  ])
  func whatATypeHasForAllIsOne(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "class O { lazy var x: Int = { 4 }(); var y = 1 }",
      "let p = O(); func go() { n = p.x + p.y }",
      "n == 5"
    ),
    (
      "class O { var x = 1; func copy() -> O { let o = O(); o.x = x; return o } }",
      "let p = O(); func go() { p.x = 3; let c = p.copy(); p.x = 5; n = c.x }",
      "n == 3"
    ),
    (
      "class O { var x = 1 { willSet { y = newValue } }; var y = 0; "
        + "func set() { x = 9 } }; class S: O {}",
      "let p: O = S(); func go() { p.set() }",
      "p.y == 9"
    ),
    (
      "class O { var x = 1 }; class S: O { override init() { super.init(); x = 4 } }",
      "let p: O = S(); func go() { n = p.x }",
      "n == 4"
    ),
    (
      "class O { var x: Int; init(x: Int = 3) { self.x = x } }; class S: O {}",
      "let p: O = S(); let q = S(x: 5); func go() { n = p.x * 10 + q.x }",
      "n == 35"
    ),
    (
      "final class O { let x: Int; let y: Bool; init(x: Int, y: Bool) { self.x = x; "
        + "self.y = y } }",
      "func mk() -> O { O(x: 4, y: true) }; func go() { let o = mk(); n = o.x; b = o.y }",
      "n == 4 && b"
    ),
  ])
  func anObjectIsMadeAsItSays(_ declarations: String, _ members: String, _ answer: String) {
    expectTrue(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "class O { var cb: (() -> Void)?; func fire() { cb?() } }",
      "let p = O(); func go() { p.cb = { [weak self] in self?.n = 7 }; p.fire() }",
      "n == 7"
    ),
    (
      "class O { var cb: ((Int) -> Void)?; func fire() { cb?(8) } }; class S: O {}",
      "let p: O = S(); func go() { p.cb = { self.n = $0 }; p.fire() }",
      "n == 8"
    ),
    (
      "class O { var x = 1; @discardableResult func up() -> O { x += 1; return self } }",
      "let p = O(); func go() { p.up().up().up() }",
      "p.x == 4"
    ),
    (
      "class O { var x = 1 }",
      "func go() { let o = O(); defer { n = o.x }; o.x = 5 }",
      "n == 5"
    ),
    (
      "class O { var x = 1 }",
      "var p: O? = O(); func go() { switch p { case .some(let o): o.x = 6; "
        + "case nil: n = 0 } }",
      "p?.x == 6"
    ),
    (
      "class O { var x = 1 }",
      "var p: O? = nil; func go() { p = p ?? O(); p?.x = 2; let q = p ?? O(); q.x += 1 }",
      "p?.x == 3"
    ),
    (
      "class O { var x = 1 }",
      "var t: (O, Int)? ; func go() { let (o, k) = (O(), 4); o.x = k; n = o.x }",
      "n == 4"
    ),
  ])
  func whoeverHoldsAnObjectSeesWhatItIs(_ declarations: String, _ members: String, _ answer: String)
  {
    expectTrue(declarations, members, answer)
  }

  /// Which of two objects of one class are equal is for the class to say, and not their identity.
  @Test func objectsAreEqualByTheirClass() {
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      class O: Equatable { var x = 1; static func == (a: O, b: O) -> Bool { a.x == b.x } }
      class Root: UIViewController {
          var p = O()
          let q = O()
          override var prefersStatusBarHidden: Bool { p == q }
          func go() { p = O() }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(outcomes(text).first != "one: failed")
  }
}
