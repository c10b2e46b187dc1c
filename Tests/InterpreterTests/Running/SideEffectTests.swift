import Interpreter
import Testing

/// What is done on the way to a value is done, wherever the call stands in it, whatever gets the
/// value, and whether it is read or not.
@Suite struct SideEffectTests {
  private static let values = [
    "next()", "\"\\(next())\"", "[next()]", "[[next()]]", "[\"a\": next()]", "[next(): 1]",
    "(next(), 1)", "(a: 1, b: next())", "next() + 1", "1 + next()", "-next()", "!isNext()",
    "next() as Any", "next() is Int", "maybe()!", "maybe()?.description", "next().description",
    "list[next()]", "list[1 + next()]", "flag ? next() : 0", "isNext() ? 1 : 0",
    "flag && isNext()", "other || isNext()", "maybe() ?? 1", "none ?? next()", "try? mayThrow()",
    "{ next() }()", "next() == 1", "abs(max(next(), 1))", "0...next()", "[1].contains(next())",
    "Int(next())", "String(next())", "inner()", "first(of: next())", "CGPoint(x: next(), y: 0)",
  ]

  private func scenario(_ number: Int, _ statement: String) -> String {
    """
    class Root\(number): UIViewController {
      var isNextDone = false
      var flag = true
      var other = false
      var none: Int? = nil
      var list = [1, 2, 3]
      var table: [String: Any] = [:]
      var thing: Any? = nil
      override var prefersStatusBarHidden: Bool { isNextDone }
      func next() -> Int {
        isNextDone = true
        return 1
      }
      func isNext() -> Bool {
        isNextDone = true
        return true
      }
      func mayThrow() throws -> Int {
        isNextDone = true
        return 1
      }
      func maybe() -> Int? {
        isNextDone = true
        return 1
      }
      func inner() -> Int {
        if isNext() { return 1 }
        return 2
      }
      func first(of number: Int) -> [Int] { [number] }
      func use(_ value: Any) {}
      func go() {
        \(statement)
        setNeedsStatusBarAppearanceUpdate()
      }
    }
    scenario "\(number)" {
      Root\(number)()
      launch
      expect visible
      call Root\(number).go
      expect hidden
    }
    """
  }

  @Test(arguments: [
    "print(VALUE)", "let x = VALUE", "_ = VALUE", "thing = VALUE", "use(VALUE)",
    "Logger.shared.log(VALUE)", "foreign(VALUE)", "view.tag = VALUE", "table[\"a\"] = VALUE",
    "for x in [VALUE] { print(x) }", "if \"\\(VALUE)\" == \"q\" { print(1) }",
    "switch \"\\(VALUE)\" {\ncase \"1\": print(1)\ndefault: print(2)\n}",
    "func inside() -> Any { return VALUE }\n_ = inside()",
    "guard let x = (VALUE) as Any? else { return }\nprint(x)",
    "[1].forEach { _ in print(VALUE) }", "do { print(VALUE) }",
  ])
  func nothingIsLost(statement: String) {
    let texts = SideEffectTests.values.enumerated().map { number, value in
      scenario(number, statement.replacing("VALUE", with: value))
    }
    let app = "app A {\n  ios 16\n  device \"iPhone 13\"\n  Root0()\n}\n"
    let lost = zip(SideEffectTests.values, outcomesByScenario(app + texts.joined(separator: "\n")))
      .filter { $1 == "failed" }.map { $0.0 }
    #expect(lost.isEmpty, "\(statement)")
  }

  /// The outcome of each scenario, in order.
  private func outcomesByScenario(_ text: String) -> [String] {
    results(text).map { $0.outcome.spelling }
  }

  /// Nothing is done twice.
  @Test(arguments: [
    "print([flip()])", "let x = [flip()]", "let x = [\"a\": flip()]", "print(\"\\(flip())\")",
    "print(1 + flip())", "thing = (flip(), 1)", "print(flip().description)", "_ = list[flip()]",
    "print(flip() as Any)", "use([flip()])", "let x = [[flip()]]", "print(other || flips())",
    "let (a, b) = (flip(), 1)\nprint(a, b)",
    "switch (flip(), 1) {\ncase (1, _): break\ndefault: break\n}", "let x = [1: flip()].count",
    "let x = [flip(), flip(), flip()]", "table[\"a\"] = [flip()]", "view.tag = list[flip()]",
    "thing = [\"a\": [flip()]]", "print(flips() && other)", "let x = flip() is Int",
    "for x in [flip()] { print(x) }", "for x in [flip(), flip(), flip()] { print(x) }",
  ])
  func nothingIsDoneTwice(statement: String) {
    let text = """
      app A {
        ios 16
        device "iPhone 13"
        Root()
      }
      class Root: UIViewController {
        var isOn = false
        var other = false
        var list = [1, 2, 3]
        var table: [String: Any] = [:]
        var thing: Any? = nil
        override var prefersStatusBarHidden: Bool { isOn }
        func flip() -> Int {
          isOn.toggle()
          return 1
        }
        func flips() -> Bool {
          isOn.toggle()
          return true
        }
        func use(_ value: Any) {}
        func go() {
          \(statement)
          setNeedsStatusBarAppearanceUpdate()
        }
      }
      scenario "one" {
        launch
        expect visible
        call Root.go
        expect hidden
        call Root.go
        expect visible
      }
      """
    #expect(outcomes(text) == ["one: passed"])
  }
}
