import Interpreter
import StatusBar
import Testing

private func home(_ members: String, _ steps: String, before: String = "") -> String {
  """
  app Hints {
      ios 17
      device dynamicIsland
      Home()
  }
  class Home: UIViewController {
      var isGone = false
      override var prefersStatusBarHidden: Bool { isGone }
      \(members)
  }
  class Card: UIViewController {
      init(isLoud: Bool) {
          super.init(nibName: nil, bundle: nil)
          modalPresentationCapturesStatusBarAppearance = isLoud
      }
  }
  class Other: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
  }
  scenario "one" {
      \(before)
      launch
      \(steps)
      expect visible
  }
  """
}

private let update = "; setNeedsStatusBarAppearanceUpdate()"

/// What is said of an undecided fact leads on: each hint can be followed.
struct HintTests {
  private func mismatch(_ text: String) throws -> Mismatch {
    let cell = try #require(results(text).first?.cells.first)
    #expect(cell.outcome == .undecided)
    return try #require(cell.mismatches.first)
  }

  @Test(
    arguments: [
      (
        "func go() { if session.isOn { track() } else { show() } }",
        "declare it in this file, `func show() { … }`, or `include` the file that does"
      ),
      (
        "func go() { view.window?.rootViewController = make() }",
        "declare it in this file, `func make() -> UIViewController { … }`, or `include` the file "
          + "that does"
      ),
      (
        "func go() { isGone = compute(3, a: 4)\(update) }",
        "declare it in this file, `func compute(…) -> Bool { … }`, or `include` the file that "
          + "does"
      ),
      (
        "func go() { isGone = model.rule(for: 3)\(update) }",
        "declare `model` with its `rule` in this file, or `include` the file that does"
      ),
      (
        "func go() { service.fetch { self.isGone = true\(update) } }",
        "declare what the closure is handed to, or `include` the file that does: then it is known "
          + "when it runs"
      ),
      (
        "func go() { let next = make(); present(next, animated: true) }",
        "say which screen `next` is: declare what makes it, or `include` the file that does"
      ),
    ])
  func whatNoScenarioCanSetIsToBeDeclared(member: String, hint: String) throws {
    let mismatch = try mismatch(home(member, "call Home.go"))
    #expect(mismatch.hints == [hint, "`expect unknown` holds here"])
  }

  /// What the hints say to write decides.
  @Test(
    arguments: [
      ("isGone = compute(3, a: 4)", "func compute(_ n: Int, a: Int) -> Bool { false }"),
      ("show()", "func show() { isGone = false }"),
      ("view.window?.rootViewController = make()", "func make() -> UIViewController { Home() }"),
    ])
  func whatIsDeclaredDecides(statement: String, declaration: String) {
    let member = "\(declaration)\n    func go() { \(statement)\(update) }"
    #expect(results(home(member, "call Home.go")).first?.outcome == .passed)
  }

  @Test func whatAScenarioCanSetIsToBeSet() throws {
    let member = "func go() { isGone = session.user.isAway\(update) }"
    let mismatch = try mismatch(home(member, "call Home.go"))
    #expect(
      mismatch.hints == [
        "say what it is before this line: `set session.user.isAway = true`",
        "run the scenario over its values: `on session.user.isAway [true, false]`",
      ])
    let text = home(member, "call Home.go", before: "set session.user.isAway = false")
    #expect(results(text).first?.outcome == .passed)
  }

  /// Where two types have a property of one name, the hint says which is meant.
  @Test func anInputOfAnotherTypeIsNotMeant() throws {
    let text = """
      app Hints {
          ios 17
          device dynamicIsland
          Home()
      }
      class First: UIViewController {
          override var prefersStatusBarHidden: Bool { isAway }
      }
      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { isAway }
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    let hint = try #require(try mismatch(text).hints.first)
    #expect(hint == "say what it is before this line: `set Home.isAway = true`")
    let set = text.replacing("launch", with: "set Home.isAway = false\n    launch")
    #expect(results(set).first?.outcome == .passed)
  }

  @Test func aChildThatNobodyKnowsIsAScreen() throws {
    let member = "override var childForStatusBarHidden: UIViewController? { provider.child }"
    let mismatch = try mismatch(home(member, ""))
    #expect(
      mismatch.hints.prefix(2) == [
        "say which screen `provider.child` is: declare what makes it, or `include` the file that "
          + "does",
        "or say that there is none: `set provider.child = nil`",
      ])
    let text = home(member, "", before: "set provider.child = nil")
    #expect(results(text).first?.outcome == .passed)
  }

  @Test func whatIsPossibleIsToldInWords() throws {
    let member = "func go() { if session.isOn { show() } }"
    #expect(
      try mismatch(home(member, "call Home.go")).actual == "visible, dark or light, or hidden")
    let other = "func go() { isGone = session.isOn\(update) }"
    let mismatch = try mismatch(home(other, "call Home.go"))
    #expect(mismatch.actual == "visible, dark, automatic or hidden")
  }

  /// The walk is that of the fact, and a question with two answers is one line.
  @Test func theReasonsTellWhatIsPossible() throws {
    let member = "func go() { isGone = session.isOn\(update) }"
    let mismatch = try mismatch(home(member, "call Home.go"))
    #expect(
      mismatch.reasons.map { $0.rule.spelling + " " + $0.text } == [
        "U14 Home.prefersStatusBarHidden answers false or true"
      ])
  }
}
