import Interpreter
import StatusBar
import Testing
import Wording

private let app = """
  app Reasons {
      ios 17
      device dynamicIsland
      Home()
  }
  class Home: UIViewController {
      var isGone = false
      override var prefersStatusBarHidden: Bool { isGone }
      override var preferredStatusBarStyle: UIStatusBarStyle {
          isGone ? .lightContent : .darkContent
      }
      func leave() { isGone = true }
      func hide() {
          isGone = true
          setNeedsStatusBarAppearanceUpdate()
      }
      func open() { present(Plain(), animated: true) }
      func host() { present(UIHostingController(rootView: Text("a")), animated: true) }
  }
  class Plain: UIViewController { }

  """

private func scenario(_ steps: String...) -> String {
  "scenario \"one\" {\n    launch\n    " + steps.joined(separator: "\n    ") + "\n}\n"
}

private let views = """
  app Views {
      ios 17
      device dynamicIsland
      Root()
  }
  struct Root: View {
      @State var isAsking = false
      var body: some View {
          Button("Ask") { isAsking = true }
              .sheet(isPresented: $isAsking) { Text("Card") }
              .statusBarHidden()
      }
  }

  """

/// What is shown of a failure is what decided it.
struct ReasonTests {
  private func mismatch(_ text: String) throws -> FindingWords {
    let result = results(text).first
    return try #require(result?.cells.first?.told.first)
  }

  private func lines(_ text: String) throws -> [String] {
    try mismatch(text).reasons.map { $0.rule.spelling + " " + $0.text }
  }

  private let visibility = ["U14 Home.prefersStatusBarHidden answers false"]
  private let style = ["U13 Home.preferredStatusBarStyle answers .darkContent"]

  @Test(arguments: ["expect hidden", "expect visible by Plain", "expect flash hidden"])
  func theWalkForVisibility(fact: String) throws {
    #expect(try lines(app + scenario(fact)) == visibility)
  }

  @Test(
    arguments: [
      "expect light", "expect style lightContent", "expect flash light",
      "expect asked [Home.preferredStatusBarStyle, Plain.preferredStatusBarStyle]",
    ])
  func theWalkForStyle(fact: String) throws {
    #expect(try lines(app + scenario(fact)) == style)
  }

  @Test func bothWalksWhereBothAreMeant() throws {
    #expect(try lines(app + scenario("expect stale")) == visibility + style)
  }

  /// What the fact compares is the bar on screen, so that is what is explained.
  @Test(
    arguments: [
      ("expect hidden", "U14 Home.prefersStatusBarHidden answered false"),
      ("expect light", "U13 Home.preferredStatusBarStyle answered .darkContent"),
    ])
  func theAnswersOfTheTimeWhereTheBarLagsBehind(fact: String, answer: String) throws {
    let mismatch = try mismatch(app + scenario("call Home.leave", fact))
    #expect(
      mismatch.reasons.map { $0.rule.spelling + " " + $0.text } == [
        answer, "U20 an answer has changed since, and was not asked again",
      ])
    #expect(mismatch.decisive?.text == "changes an answer, and is not asked again")
  }

  @Test func anEarlierStepThatChangedTheAnswerIsNamed() throws {
    let text = app + scenario("call Home.leave", "wait 1 s", "expect hidden")
    #expect(try mismatch(text).decisive?.text == "changes an answer, and is not asked again")
  }

  @Test func thatNobodyWasAsked() throws {
    let mismatch = try mismatch(
      app + scenario("call Home.leave", "expect asked [Home.prefersStatusBarHidden]"))
    #expect(
      mismatch.reasons.map { $0.rule.spelling + " " + $0.text } == [
        "U20 nothing asked for the bar in this step"
      ])
    #expect(mismatch.hints == ["ask for an update: `setNeedsStatusBarAppearanceUpdate()`"])
  }

  @Test(arguments: ["expect light", "expect style lightContent"])
  func theStyleIsNotAskedWhileTheBarIsHidden(fact: String) throws {  // U21
    #expect(
      try lines(app + scenario("call Home.hide", fact)) == [
        "U14 Home.prefersStatusBarHidden answers true",
        "U21 the style is not asked while the bar is hidden; it stays .darkContent",
      ])
  }

  /// Before iOS 13 there are no cards: a rule says from when on it holds, where it is first cited.
  @Test func aRuleOfSomeReleasesSaysSo() throws {  // U37
    #expect(
      try lines(app + scenario("call Home.open", "expect hidden")) == [
        "U37 a card on an iPhone makes the bar visible and light: Plain is not asked, "
          + "from iOS 13 on"
      ])
  }

  @Test func whatHasNoNameIsCalledByItsPlace() throws {
    let hosted = try lines(app + scenario("call Home.host", "expect hidden"))
    #expect(hosted.first?.hasSuffix(": UIHostingController is not asked, from iOS 13 on") == true)
    let sheet = try lines(views + scenario("tap \"Ask\"", "expect hidden"))
    #expect(sheet.first?.hasSuffix(": the sheet is not asked, from iOS 13 on") == true)
  }
}
