import Interpreter
import Testing

/// What everyday Swift means, down to the order of evaluation: each of these was once answered
/// otherwise than Swift does.
struct SwiftMeaningTests {
  private func outcome(_ declarations: String, _ members: String, _ answer: String) -> [String] {
    outcomeOfSwift(declarations, members, answer)
  }

  @Test(arguments: [
    (
      "var on: Bool { get { b } set { b = newValue; n += 1 } }; "
        + "func go() { on = true; on.toggle() }",
      "!b && n == 4"
    ),
    (
      "func add(_ x: Int) -> Bool { n += x; return n > 3 }; func go() { b = add(2) }", "b && n == 4"
    ),
    ("func add(_ x: Int) -> Int { n += x; return n }; func go() { n = n + add(1) * 2 }", "n == 8"),
    (
      "func add(_ x: Int) -> Bool { n += x; return true }; func go() { b = a || add(5) }",
      "b && n == 2"
    ),
    (
      "func add(_ x: Int) -> Bool { n += x; return true }; func go() { b = !a && add(5) }",
      "!b && n == 2"
    ),
    ("func add(_ x: Int) -> Int { n += x; return n }; func go() { n = a ? 7 : add(1) }", "n == 7"),
    (
      "func take() -> Bool { if b { b = false; return true }; return false }; "
        + "func go() { b = true; a = take(); if take() { n = 9 } }", "a && !b && n == 2"
    ),
    (
      "func put(_ x: inout Int, _ c: Bool) { if c { x += 2 } else { x = 1 } }; "
        + "func go() { put(&n, true); var m = n; put(&m, false); a = m == 1 }", "a && n == 4"
    ),
    ("func go() { var m = n; func add(_ d: Int) { m += d }; add(2); add(1); n = m }", "n == 5"),
    (
      "func each(_ k: Int, _ f: (Int) -> Void) { for i in [1, k] { f(i) } }; "
        + "func go() { each(5 - n) { n += $0 } }", "n == 6"
    ),
    (
      "func set(_ k: Int = 4, b: Bool = false) { n = k; self.b = b }; func go() { set(b: true) }",
      "n == 4 && b"
    ),
    (
      "func set(_ x: Int) { n = x }; func set(_ x: Bool) { b = x }; "
        + "func go() { set(true); set(5) }",
      "b && n == 5"
    ),
    ("func go() { n = n > 1 ? n + 1 : 0; b = n == 3 }", "b"),
    ("func go() { let k = if a { 4 } else { 5 }; n = k }", "n == 4"),
  ])
  func codeDoesWhatSwiftSays(_ members: String, _ answer: String) {
    #expect(outcome("", members, answer) == ["one: passed"])
  }

  @Test(arguments: [
    (
      "class Base { var on = false; func hit() { on.toggle() } }\n"
        + "class Lamp: Base { var k = 0; override func hit() { super.hit(); k += 1 } }",
      "let lamp = Lamp(); func go() { lamp.hit() }", "lamp.on && lamp.k == 1"
    ),
    (
      "class Lamp { var on = false; var k: Int; init(k: Int) { self.k = k; on = true } }",
      "var lamp = Lamp(k: 3); func go() { lamp = Lamp(k: lamp.k + 1) }", "lamp.on && lamp.k == 4"
    ),
    (
      "class Lamp { var on = false; func hit() { on = true } }",
      "var lamp: Lamp?; func go() { b = lamp == nil; lamp?.hit(); lamp = Lamp(); lamp?.hit() }",
      "b && lamp?.on ?? false"
    ),
    (
      "class Lamp { var on = false }",
      "let lamp = Lamp(); func light(_ x: Lamp) { x.on = true }; func go() { light(lamp) }",
      "lamp.on"
    ),
    (
      "enum Store { static var k = 1; static var isBig: Bool { k > 3 }; "
        + "static func add() { k += 3 } }",
      "func go() { b = Store.isBig; Store.add() }", "!b && Store.isBig"
    ),
  ])
  func objectsDoWhatSwiftSays(_ types: String, _ members: String, _ answer: String) {
    #expect(outcome(types, members, answer).first == "one: passed")
  }

  @Test(arguments: [
    ("func go() { while somewhere.isOpen { n += 1 } }", "n == 4"),
    (
      "func add() { n += 1; if b { add() } }; func go() { for x in somewhere.all { add() } }",
      "n == 9"
    ),
    ("lazy var k = n + 1; func go() { n = 5 }", "k == 3"),
    (
      "func find(_ xs: [Int]) -> Int? { for x in xs { if x > 3 { return x } }; return nil }; "
        + "func go() { b = find(somewhere.all) != nil }", "b"
    ),
    (
      "func load() throws { if n > 1 { throw Failure() } }; "
        + "func go() { do { try load(); b = true } catch { n = 0 } }", "b"
    ),
    (
      "func go() { let k = n; later = { [self] in b = k == 9 }; run() }; "
        + "var later: (() -> Void)?; func run() { later?() }", "b"
    ),
    ("func go() { if let k = somewhere.value as? Note { b = true } }", "b"),
  ])
  func whatIsNotFollowedIsUnknown(_ members: String, _ answer: String) {
    #expect(outcome("", members, answer).first == "one: undecided")
  }

  @Test func whatALoopCountsInAnotherControllerIsUnknown() {
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      class Kid: UIViewController {
          var n = 0
          func add() { n += 1 }
          override var prefersStatusBarHidden: Bool { n == 9 }
      }
      class Root: UIViewController {
          let kid = Kid()
          override var childForStatusBarHidden: UIViewController? { kid }
          override func viewDidLoad() {
              addChild(kid)
              for _ in somewhere.all { kid.add() }
          }
      }
      scenario "one" {
          launch
          expect unknown
      }
      """
    check(text, "one: passed")
  }

  @Test func anObjectThatIsHandedOnIsAssumedToStayAsItIs() {
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      class Chrome { var isHidden = false }
      class Root: UIViewController {
          let chrome = Chrome()
          func go() { Tracker.follow(chrome) }
          override var prefersStatusBarHidden: Bool { chrome.isHidden }
      }
      scenario "one" {
          launch
          call Root.go
          expect visible
      }
      """
    let cells = results(text).flatMap { $0.cells }
    #expect(cells.flatMap { $0.assumptions }.count == 2)
  }

  @Test(arguments: ["protocol", "class"])
  func whoIsToldIsLookedUpWhenItHappens(_ kind: String) {
    let declared =
      kind == "protocol"
      ? "protocol Told: AnyObject { func wasTapped() }"
      : "class Told: UIViewController { func wasTapped() { } }"
    let base = kind == "protocol" ? "UIViewController, Told" : "Told"
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      \(declared)
      class Child: UIViewController {
          weak var delegate: Told?
          func tap() { delegate?.wasTapped() }
      }
      class Root: \(base) {
          var isHidden = false
          let child = Child()
          override var prefersStatusBarHidden: Bool { isHidden }
          override func viewDidLoad() {
              super.viewDidLoad()
              child.delegate = self
              addChild(child)
          }
          \(kind == "class" ? "override " : "")func wasTapped() {
              isHidden = true
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      scenario "one" {
          launch
          expect visible
          call Child.tap
          expect hidden
      }
      """
    check(text, "one: passed")
  }
}
