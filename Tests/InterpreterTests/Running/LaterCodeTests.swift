import Interpreter
import Testing

/// Code that runs later, and the variables of a function that it uses: both see what the other
/// makes of them, unless a capture list copies them; and timers, which code may stop.
struct LaterCodeTests {
  /// What a controller answers a second after `go` has run.
  private func outcome(_ members: String, _ answer: String, wait: String = "wait 1 s") -> [String] {
    outcomes(
      """
      app A {
          ios 16
          device notch
          Root()
      }
      class Root: UIViewController {
          var a = true
          var b = false
          var n = 2
          var timer: Timer?
      \(members)
          override var prefersStatusBarHidden: Bool { \(answer) }
      }
      scenario "one" {
          launch
          call Root.go
          \(wait)
          request update
          expect hidden
      }
      """)
  }

  @Test(arguments: [
    (
      "func go() { var k = false; DispatchQueue.main.async { self.b = k }; k = true }", "b"
    ),
    (
      "func go() { var k = 1; DispatchQueue.main.async { [k] in self.n = k }; k = 5 }", "n == 1"
    ),
    (
      "func go() { DispatchQueue.main.async { [n] in self.b = n == 2 }; n = 5 }", "b && n == 5"
    ),
    (
      "func go() { var k = 1; DispatchQueue.main.async { k += 1 }; "
        + "DispatchQueue.main.async { self.n = k }; k = 4 }", "n == 5"
    ),
    (
      "func go() { var k = 1; let f = { k += 1 }; f(); DispatchQueue.main.async { self.n = k }; "
        + "f(); f() }", "n == 4"
    ),
    (
      "func put(_ i: inout Int) { i = 8 }; "
        + "func go() { var k = 1; DispatchQueue.main.async { self.n = k }; put(&k) }", "n == 8"
    ),
    (
      "func go() { var k = true; if a { DispatchQueue.main.async { self.b = k } }; k.toggle(); "
        + "k.toggle() }", "b"
    ),
    (
      "func go() { for i in [1, 2] { var k = i; DispatchQueue.main.async { self.n += k }; k += 1 } "
        + "}", "n == 7"
    ),
    (
      "func go() { var k = 1; Task { self.n = k }; k = 3 }", "n == 3"
    ),
    (
      "func go() { guard a else { return }; var k = 1; "
        + "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.n = k }; k += 9 }",
      "n == 10"
    ),
  ])
  func bothSeeWhatTheOtherMakesOfAVariable(_ members: String, _ answer: String) {
    #expect(outcome(members, answer) == ["one: passed"])
  }

  @Test(arguments: [
    (
      "func go() { timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) "
        + "{ _ in self.b = true }; timer?.invalidate() }", "!b"
    ),
    (
      "func go() { timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) "
        + "{ _ in self.b = true }; timer = nil }", "b"
    ),
    (
      "func start() { timer?.invalidate(); "
        + "timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) "
        + "{ _ in self.n += 1 } }; func go() { start(); start(); start() }", "n == 3"
    ),
    (
      "func go() { let t = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) "
        + "{ _ in self.b = true }; t.invalidate() }", "!b"
    ),
    (
      "@objc func end() { b = true }; func go() { "
        + "timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, "
        + "selector: #selector(end), userInfo: nil, repeats: false); "
        + "DispatchQueue.main.async { self.timer?.invalidate() } }", "!b"
    ),
  ])
  func aTimerThatIsStoppedDoesNothing(_ members: String, _ answer: String) {
    #expect(outcome(members, answer) == ["one: passed"])
  }

  @Test func aTimerMadeInAnotherWayIsNotStoppedForSure() {
    let members = """
      func go() {
          timer = Timer(timeInterval: 0.5, repeats: false) { _ in self.b = true }
          RunLoop.main.add(timer!, forMode: .common)
          timer?.invalidate()
      }
      """
    #expect(outcome(members, "b").first == "one: undecided")
  }
}
