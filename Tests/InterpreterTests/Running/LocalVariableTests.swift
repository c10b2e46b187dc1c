import Interpreter
import Testing

/// Local variables that hold closures and controllers, and are given other ones later: what stands
/// in them last counts, as Swift has it.
struct LocalVariableTests {
  private func outcomes(of code: [String], expect: String) -> [Outcome] {
    let text = """
      func later(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
      class Light: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class Hidden: UIViewController {
          var tag = 1
          override var prefersStatusBarHidden: Bool { true }
      }
      class Home: UIViewController {
          var content: UIViewController?
          var one = 1
          override var childForStatusBarStyle: UIViewController? { content }
          func next() -> Int {
              one += 1
              return one
          }
          func show() { put(Light()) }
          func hide() { put(nil) }
          func put(_ child: UIViewController?) {
              content = child
              setNeedsStatusBarAppearanceUpdate()
          }
          func go() {
              \(code.joined(separator: "\n        "))
          }
      }
      app A {
          ios 17
          device "iPhone 14"
          appearance light
          Home()
      }
      scenario "one" {
          launch
          call Home.go
          wait 1 s
          expect \(expect)
      }
      """
    return results(text).map { $0.outcome }
  }

  @Test(arguments: [
    (["var run = { self.show() }", "run = { }", "run()"], "dark"),
    (["var run = { }", "run = { self.show() }", "run()"], "light"),
    (["var run = { self.show() }", "run()", "run = { }"], "light"),
    (["var run = { self.show() }", "if one == 1 { run = { } }", "run()"], "dark"),
    (["var run = { self.show() }", "if one == 2 { run = { } }", "run()"], "light"),
    (["var run = { self.show() }", "run = { }", "DispatchQueue.main.async { run() }"], "dark"),
    (["var run = { self.show() }", "run = { }", "DispatchQueue.main.async(execute: run)"], "dark"),
    (["var run: () -> Void = { }", "run = { self.show() }", "later(run)"], "light"),
    (["var run: (() -> Void)? = { self.show() }", "run = nil", "run?()"], "dark"),
    (["var run = show", "run = hide", "run()"], "dark"),
    (
      ["var run = { (c: UIViewController) in self.put(c) }", "run = { _ in }", "run(Light())"],
      "dark"
    ),
    (
      ["var run: () -> Void = { }", "for k in [1, 2] { if k == 2 { run = show } }", "run()"],
      "light"
    ),
  ])
  func theLastClosureRuns(_ code: [String], _ expected: String) {
    #expect(outcomes(of: code, expect: expected) == [.passed])
  }

  /// Functions of a function: those that are declared further down, or handed a closure, run.
  @Test(arguments: [
    (["func run(_ f: () -> Void) { f() }", "run { self.show() }"], "light"),
    (["func run(_ f: () -> Void) { f() }", "run(show)"], "light"),
    (["func first() { second() }", "func second() { show() }", "first()"], "light"),
    (["let run = show", "run()"], "light"),
    (["let run = put", "run(Light())"], "light"),
    (["func next() -> Int { 7 }", "let a = next()", "if a == 7 { show() }"], "light"),
  ])
  func functionsOfAFunctionRun(_ code: [String], _ expected: String) {
    #expect(outcomes(of: code, expect: expected) == [.passed])
  }

  /// What a function is given is what it was when it was called, and is worked out once.
  @Test(arguments: [
    [
      "func same(_ x: Int) -> Int { return abs(x) }", "let a = same(next())",
      "if one == 2 { show() }",
    ],
    [
      "let same = { (x: Int) -> Int in return abs(x) }", "let a = same(next())",
      "if one == 2 { show() }",
    ],
    ["func set(_ x: Int) { one = 5; if x == 1 { show() } }", "set(one)"],
    ["let set = { (x: Int) in self.one = 5; if x == 1 { self.show() } }", "set(one)"],
    ["let set: (Int) -> Void = { self.one = 5; if $0 == 1 { self.show() } }", "set(one)"],
    ["func set(_ x: Int) { one = 5; if x == 2 { show() } }", "set(next())"],
    ["var k = 1", "func set(_ x: Int) { k = 9; if x == 1 { show() } }", "set(k)"],
    ["func set(_ x: inout Int) { x = 7 }", "set(&one)", "if one == 7 { show() }"],
  ])
  func whatIsGivenIsWorkedOutOnce(_ code: [String]) {
    #expect(outcomes(of: code, expect: "light") == [.passed])
  }

  /// What is not followed is never taken for nothing.
  @Test(arguments: [
    ["func again(_ n: Int) { if n > 0 { show(); again(n - 1) } }", "again(2)"],
    ["var shown = 0", "func next() -> Int { shown += 1; show(); return shown }", "let a = next()"],
    ["let all = [show, hide]", "all[0]()"],
    ["let run = one == 1 ? show : hide", "run()"],
  ])
  func whatIsNotFollowedIsNotNothing(_ code: [String]) {
    #expect(outcomes(of: code, expect: "dark") != [.passed])
    #expect(outcomes(of: code, expect: "hidden") != [.passed])
  }

  private static let plain = "var next: UIViewController = UIViewController()"
  private static let light = "var next: UIViewController = Light()"
  private static let present = [
    "next.modalPresentationStyle = .fullScreen", "present(next, animated: false)",
  ]

  @Test(arguments: [
    ([plain, "next = Light()", "put(next)"], "light"),
    ([light, "next = UIViewController()", "put(next)"], "dark"),
    ([light, "if one == 1 { next = UIViewController() }", "put(next)"], "dark"),
    ([light, "if one == 2 { next = UIViewController() }", "put(next)"], "light"),
    ([light, "do { next = UIViewController() }", "put(next)"], "dark"),
    ([light, "let change = { next = UIViewController() }", "change()", "put(next)"], "dark"),
    ([light, "func change() { next = UIViewController() }", "change()", "put(next)"], "dark"),
    ([plain, "for c in [UIViewController(), Light()] { next = c }", "put(next)"], "light"),
    (["var next: UIViewController? = Light()", "if one == 1 { next = nil }", "put(next)"], "dark"),
    (["var next = Light()", "let kept = next", "next = Light()", "put(kept)"], "light"),
    ([plain, "if one == 1 { next = Hidden() }"] + present, "hidden"),
    ([plain, "switch one { case 1: next = Hidden()", "default: break }"] + present, "hidden"),
    (["var next = Hidden()", "next.tag = 3", "next = Hidden()"] + present, "hidden"),
    ([light, "next = UINavigationController(rootViewController: next)"] + present, "dark"),
  ])
  func theLastControllerIsShown(_ code: [String], _ expected: String) {
    #expect(outcomes(of: code, expect: expected) == [.passed])
  }
}

/// Members that extensions give to UIKit's classes, changed in place.
struct ForeignChangeTests {
  @Test(arguments: [
    "navigationController?.isBlack = true", "navigationController?.isBlack.toggle()",
    "navigationController?.step += 1", "navigationController?[1] = .black",
    "if let stack = navigationController { stack.step += 1 }",
  ])
  func aMemberThatIsChangedInPlaceIsNoNothing(_ code: String) {
    let text = """
      extension UINavigationController {
          var isBlack: Bool {
              get { navigationBar.barStyle == .black }
              set { navigationBar.barStyle = newValue ? .black : .default }
          }
          var step: Int { get { 2 } set { if newValue == 3 { isBlack = true } } }
          subscript(i: Int) -> UIBarStyle {
              get { .default }
              set { navigationBar.barStyle = newValue }
          }
      }
      class Home: UIViewController { func go() { \(code) } }
      app A {
          ios 17
          device "iPhone 14"
          appearance light
          UINavigationController { Home() }
      }
      scenario "one" {
          launch
          expect dark
          call Home.go
          expect dark
      }
      """
    // Light text comes of each; what is not followed is undecided.
    let outcome = results(text).map { $0.outcome }
    #expect(outcome == [.failed] || outcome == [.undecided])
  }
}
