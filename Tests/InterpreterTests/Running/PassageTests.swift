import Interpreter
import StatusBar
import Testing
import Wording

/// The title of a step that comes before the transition under way is ended.
private let unfinished = "a transition is under way: say `finish` or `cancel` first"

/// What a controller is told and can ask while it comes on screen or leaves it.
struct PassageTests {
  /// A stack that forwards, a tab bar beside it, and screens that note what they hear.
  private func app(_ code: String, _ steps: String, root: String = "Stack { Feed() }") -> String {
    """
    app A {
        ios 16
        device notch
        state log = 0
        \(root)
    }
    container Stack: UINavigationController { childForStatusBarHidden = topViewController }
    class Feed: UIViewController { }
    class Photo: UIViewController {
        \(code)
    }
    scenario "one" {
        launch
    \(steps)
    }
    """
  }

  private func cells(_ text: String) -> [Outcome]? { results(text).first?.cells.map { $0.outcome } }

  @Test(arguments: [
    ("isMovingToParent", "viewWillAppear", "push Photo"),
    ("isMovingToParentViewController", "viewDidAppear", "push Photo"),
    ("isMovingFromParent", "viewWillDisappear", "push Photo\nback"),
    ("isMovingFromParentViewController", "viewDidDisappear", "push Photo\npop to root"),
    ("isMovingFromParent", "viewWillDisappear", "push Photo\nbegin back"),
    ("isBeingPresented", "viewWillAppear", "present Photo"),
    ("self.isBeingPresented", "viewDidAppear", "present Photo as fullScreen"),
    ("isBeingDismissed", "viewWillDisappear", "present Photo\ndismiss"),
    ("isBeingDismissed", "viewDidDisappear", "present Photo as formSheet\ndismiss"),
    ("isBeingDismissed", "viewWillDisappear", "present Photo\nbegin dismiss"),
  ])
  func onlyTheReasonIsTrue(question: String, callback: String, steps: String) {
    let all = ["isMovingToParent", "isMovingFromParent", "isBeingPresented", "isBeingDismissed"]
    let name = question.replacing("self.", with: "").replacing("ViewController", with: "")
    let others = all.filter { $0 != name }.joined(separator: " || ")
    let code = """
      override func \(callback)(_ animated: Bool) {
          if \(question) { log += 1 }
          if \(others) { log += 10 }
      }
      """
    #expect(cells(app(code, steps + "\nexpect log == 1")) == [.passed])
  }

  @Test(arguments: [
    ("push Photo\npush Feed", "viewWillDisappear"),
    ("push Photo\npush Feed\nback", "viewDidAppear"),
    ("present Photo\npresent Feed as fullScreen", "viewDidDisappear"),
  ])
  func beingCoveredIsNoReason(steps: String, callback: String) {
    let code = """
      override func \(callback)(_ animated: Bool) {
          if isMovingFromParent || isBeingDismissed { log += 10 }
          log += 1
          if isMovingToParent { log -= 1 }
      }
      """
    #expect(cells(app(code, steps + "\nexpect log == 1")) == [.passed])
  }

  @Test(arguments: [
    ("push Photo", "visible"), ("push Photo\nbegin back\nrequest update", "hidden by Photo"),
    ("push Photo\nbegin back\ncancel\nrequest update", "visible by Photo"),
  ])
  func aGetterKnowsOfTheFinger(steps: String, fact: String) {
    let code = "override var prefersStatusBarHidden: Bool { isMovingFromParent }"
    #expect(cells(app(code, steps + "\nexpect \(fact)")) == [.passed])
  }

  @Test(arguments: [
    (
      "push Photo\nbegin back\nfinish",
      "[Photo.viewDidDisappear, Feed.viewDidAppear]"
    ),
    (
      "push Photo\nbegin back\ncancel",
      """
      [Feed.viewWillDisappear, Feed.viewDidDisappear, Photo.viewWillAppear, Photo.viewDidAppear]
      """
    ),
    (
      "present Photo as fullScreen\nbegin dismiss",
      "[Photo.viewWillDisappear, Stack.viewWillAppear, Feed.viewWillAppear]"
    ),
    (
      "present Photo as fullScreen\nbegin dismiss\nfinish",
      "[Photo.viewDidDisappear, Feed.viewDidAppear, Stack.viewDidAppear]"
    ),
    ("present Photo as formSheet\nbegin dismiss", "[Photo.viewWillDisappear]"),
    ("present Photo as formSheet\nbegin dismiss\nfinish", "[Photo.viewDidDisappear]"),
  ])
  func eachIsToldOnce(steps: String, list: String) {
    #expect(cells(app("", steps + "\nexpect lifecycle \(list)")) == [.passed])
  }

  @Test func whatLiesInATabIsLoadedAndToldWithIt() {
    let root =
      "UITabBarController { tab \"A\" { Stack { Feed() } } tab \"B\" { Stack { Photo() } } }"
      .replacing(" tab \"B\"", with: "\n tab \"B\"")
    let steps = """
      expect lifecycle including [Feed.viewDidLoad]
      expect log == 0
      select tab "B"
      expect log == 1
      expect lifecycle including [
          Feed.viewWillDisappear, Photo.viewWillAppear, Feed.viewDidDisappear, Photo.viewDidAppear,
      ]
      """
    let code = "override func viewDidLoad() { log += 1 }"
    #expect(cells(app(code, steps, root: root)) == [.passed])
  }

  @Test(arguments: [("16", 1), ("12.4", 0)])
  func viewIsAppearingIsCalledFrom13(ios: String, count: Int) {
    let code = "override func viewIsAppearing(_ animated: Bool) { log += 1 }"
    let text = app(code, "push Photo\nexpect log == \(count)")
      .replacing("ios 16", with: "ios \(ios)").replacing("notch", with: "\"iPhone X\"")
    #expect(cells(text) == [.passed])
  }

  @Test(arguments: [
    ("push Photo\nbegin back\npush Photo", unfinished),
    ("push Photo\nbegin back\nbegin back", unfinished),
    ("begin launch\ncancel", "a launch cannot be cancelled"),
    ("finish", "nothing to `finish`: no transition is under way"),
  ])
  func momentsComeInOrder(steps: String, title: String) {
    let result = results(app("", steps + "\nexpect visible")).first
    #expect(result?.cells.first?.outcome == .broken)
    #expect(result?.cells.first?.told.first?.title == title)
  }

  @Test(arguments: [
    ("begin push Photo", "hidden by Photo, top Photo"),
    ("begin push Photo\nrequest update", "hidden by Photo"),
    ("begin push Photo\nfinish\nrequest update", "visible by Photo"),
    ("push Photo\nbegin pop", "visible by Feed, top Feed"),
    ("push Photo\nbegin pop\nfinish", "visible by Feed, depth 1"),
    ("push Photo\npush Feed\nbegin pop to root", "visible by Feed, depth 1"),
    ("begin present Photo as fullScreen", "hidden by Photo"),
    ("begin present Photo as fullScreen\nfinish\nrequest update", "visible by Photo"),
  ])
  func whatCodeBeganHasItsBar(steps: String, facts: String) {
    let code = "override var prefersStatusBarHidden: Bool { isMovingToParent || isBeingPresented }"
    #expect(cells(app(code, steps + "\nexpect \(facts)")) == [.passed])
  }

  @Test(arguments: [
    ("begin push Photo", "[Feed.viewWillDisappear, Photo.viewWillAppear]"),
    ("begin push Photo\nfinish", "[Feed.viewDidDisappear, Photo.viewDidAppear]"),
    ("push Photo\nbegin pop", "[Photo.viewWillDisappear, Feed.viewWillAppear]"),
    ("push Photo\nbegin pop\nfinish", "[Photo.viewDidDisappear, Feed.viewDidAppear]"),
    (
      "begin present Photo as fullScreen",
      "[Stack.viewWillDisappear, Feed.viewWillDisappear, Photo.viewWillAppear]"
    ),
    (
      "begin present Photo as fullScreen\nfinish",
      "[Photo.viewDidAppear, Feed.viewDidDisappear, Stack.viewDidDisappear]"
    ),
    ("begin present Photo as formSheet\nfinish", "[Photo.viewDidAppear]"),
  ])
  func whatCodeBeganIsToldInTwoParts(steps: String, list: String) {
    #expect(cells(app("", steps + "\nexpect lifecycle including \(list)")) == [.passed])
  }

  @Test(arguments: ["push Photo", "present Photo"])
  func whatCodeBeganCannotBeGivenUp(step: String) {
    let result = results(app("", "begin \(step)\ncancel\nexpect visible")).first
    #expect(result?.cells.first?.outcome == .broken)
    #expect(
      result?.cells.first?.told.first?.title
        == "what code began cannot be cancelled: no finger holds it")
  }
}
