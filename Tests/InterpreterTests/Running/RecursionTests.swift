import Interpreter
import Testing

/// Code that comes to itself again under a condition that is not known.
struct RecursionTests {
  private func outcomes(_ members: String, _ facts: [String]) -> [Outcome] {
    results(
      """
      app A {
          ios 17
          device notch
          Root()
      }
      class Root: UIViewController {
          var a = 0
          var b = 0
          var c = 0
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          \(members)
      }
      \(facts.map { "scenario \"\($0)\" {\nlaunch\nexpect \($0)\n}" }.joined(separator: "\n"))
      """
    ).map { $0.outcome }
  }

  private func appearing(_ statements: String) -> String {
    "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); \(statements) }"
  }

  /// Whatever the condition is, nothing of it reaches the bar.
  @Test(arguments: [
    "var x = 0 { didSet { if oldValue != Server.count() { go() } } }\n"
      + "func go() { if Server.isOn() { x = Server.count() } }",
    "func go() { if Server.isOn() { a += 1; go() } }",
    "func go() { if Server.isOn() { more() } }\nfunc more() { b += 1; go(); a = b }",
  ])
  func whatLeavesTheBarAloneDoesNotMatter(members: String) {
    #expect(outcomes(members + "\n" + appearing("go()"), ["light"]) == [.passed])
  }

  /// After each round the bar may be another one.
  @Test(arguments: [
    "func go() { if Server.isOn() { a += 1; go() } }",
    "func go() { if Server.isOn() { go(); a = b; b = c; c = 1 } }",
    "func go() { if Server.isOn() { go(); more() } }\nfunc more() { if b == 1 { a = 1 }; b = 1 }",
  ])
  func whatTheRoundsChangeIsUnknown(members: String) {
    let hiding = "override var prefersStatusBarHidden: Bool { a > 0 }\n"
    let code = hiding + members + "\n" + appearing("go(); setNeedsStatusBarAppearanceUpdate()")
    #expect(outcomes(code, ["hidden", "visible"]) == [.undecided, .undecided])
  }

  /// What leaves a block under a condition that is not known is followed by what stands behind the
  /// blocks around it.
  @Test func codeMayLeaveFromInside() {
    let code =
      "override var prefersStatusBarHidden: Bool { a > 0 }\n"
      + "func go() { if b == 0 { if Server.isOn() { c = 1; return }; c = 2 }; a = 1 }\n"
    let rest = appearing("go(); setNeedsStatusBarAppearanceUpdate()")
    #expect(outcomes(code + rest, ["hidden", "visible"]) == [.undecided, .undecided])
    let quiet = code.replacing("a = 1", with: "c = 1") + rest
    #expect(outcomes(quiet, ["visible"]) == [.passed])
  }

  /// A loop that may be left by a `return`, under a condition that is not known either.
  @Test(arguments: [
    "func go() { for i in Server.items() { if i.isOn { return } } }",
    "func go() { for i in Server.items() { if i.isOn { a = 1; return } }; a = 2 }",
  ])
  func aLoopMayBeLeft(members: String) {
    let hiding = "\nvar isBare = false\noverride var prefersStatusBarHidden: Bool { !isBare }\n"
    let code = members + hiding
    #expect(outcomes(code + appearing("if Server.a() { go() }"), ["hidden"]) == [.passed])
    let late = code.replacing("a = 2", with: "isBare = true")
    if late == code { return }
    let updating = appearing("if Server.a() { go() }; setNeedsStatusBarAppearanceUpdate()")
    #expect(outcomes(late + updating, ["hidden"]) == [.undecided])
  }

  /// Where code comes to itself more than once, what the first round leaves is there in the second.
  @Test func severalRoundsAreNotCut() {
    let code = """
      var d = 0
      var n = 2
      func x() { c = d; if Server.isOff() { d = 1 } else { go() } }
      func go() { if Server.isOn() { x(); n = 0; b = 1; x() } }
      override var prefersStatusBarHidden: Bool { c == 1 ? false : b == 1 }
      override func viewDidLoad() { super.viewDidLoad(); go() }
      """
    #expect(outcomes(code, ["visible"]) == [.undecided])
  }

  /// A function of a struct that calls itself changes no more than that.
  @Test func aStructMayCallItself() {
    let outcome = results(
      """
      app A {
          ios 17
          device notch
          Root()
      }
      struct Text {
          var count = 0
          init() { var found: [Int] = []; read(3, &found) }
          private mutating func read(_ depth: Int, _ found: inout [Int]) {
              if depth > 0 { read(depth - 1, &found) }
              count += 1
          }
      }
      class Root: UIViewController {
          let text = Text()
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      scenario "A" {
          launch
          expect light
      }
      """
    ).first?.outcome
    #expect(outcome == .passed)
  }
}
