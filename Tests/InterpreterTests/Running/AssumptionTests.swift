import Interpreter
import Language
import StatusBar
import Testing
import Wording

/// What each cell rests on: rules by their names, the text's own by its line.
private func assumptions(
  _ text: String, options: RunOptions = RunOptions(), location: SourceLocation = #_sourceLocation
) -> [String] {
  results(text, options: options, location: location).flatMap { result in
    result.cells.map { words($0.assumptions, in: text) }
  }
}

private func words(_ assumptions: [VerdictAssumption], in text: String) -> String {
  assumptions.map { assumption in
    switch assumption {
    case .rule(let rule): rule.spelling
    case .backdrop: "backdrop"
    case .text(_, let place):
      String(decoding: Array(text.utf8)[place.range.bounds], as: UTF8.self)
    }
  }.joined(separator: " ")
}

extension SourceRange {
  fileprivate var bounds: Range<Int> { Int(start)..<Int(end) }
}

private let stacked = """
  app A {
      ios 16
      device notch
      UINavigationController { Feed() }
  }
  class Feed: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
  }

  """

private func stacked(_ header: String, _ fact: String) -> String {
  stacked + "scenario \"one\" \(header) {\nlaunch\nexpect \(fact)\n}\n"
}

private func view(_ body: String, _ steps: String, settings: String = "ios 16\n device notch")
  -> String
{
  """
  app A {
      \(settings)
      Home()
  }
  screen Home {
      \(body)
  }
  scenario "one" {
      launch
      \(steps)
  }
  """
}

struct AssumptionTests {
  /// Code that may run, and turns out to reach nothing, is bound before code that calls the same
  /// function: each keeps what it assumes.
  @Test func whatIsTakenBackKeepsItsNumber() {
    let text = """
      app A {
          ios 16
          device notch
          Feed()
      }
      func track() -> Int { Tracker.shared.count() }
      struct Entry {
          let count: Int
          init() { self.count = track() }
      }
      class Feed: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override func viewDidLoad() { _ = track(); Other.shared.start() }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(assumptions(text) == ["count start"])
  }

  @Test func aDisputedRuleThatDecidesIsAssumed() {  // P2
    #expect(assumptions(stacked("", "visible")) == ["P2"])
    #expect(assumptions(stacked("", "visible by UINavigationController")) == ["P2"])
    #expect(assumptions(stacked("", "depth 1")) == [""])
    #expect(assumptions(stacked("on device homeButton", "hidden")) == [""])
  }

  @Test(arguments: [
    ("on assumptions on", "visible"), ("on assumptions off", "hidden"),
  ])
  func whoeverWritesTheSettingAssumesNothing(header: String, fact: String) {
    #expect(assumptions(stacked(header, fact)) == [""])
  }

  @Test func soDoesTheCommandLine() {
    var options = RunOptions()
    options.assumptions = false
    #expect(assumptions(stacked("", "hidden"), options: options) == [""])
  }

  @Test func aPolicyThatIsWrittenIsNoAssumption() {  // D1
    let app = """
      app A {
          ios 17
          device notch
          NavigationStack { Home() }
      }
      screen Home { NavigationLink("Photo") { Photo() } }
      screen Photo { Image("a").statusBarHidden() }

      """
    func scenario(_ header: String) -> String {
      app + "scenario \"one\" \(header) {\nlaunch\ntap \"Photo\"\nexpect visible\n}\n"
    }
    #expect(assumptions(scenario("")) == ["D1"])
    #expect(assumptions(scenario("on policy.stackDestinations ignored")) == [""])
    #expect(assumptions(scenario("on policy.nestedHiding outermost")) == ["D1"])
    var options = RunOptions()
    options.policies = [("stackDestinations", "18")]
    #expect(assumptions(scenario(""), options: options) == [""])
  }

  @Test func whatWasNotUnderstoodIsAssumed() {
    #expect(assumptions(view("Text(\"a\").glowing()", "expect visible")) == ["glowing"])
    #expect(assumptions(view("Text(\"a\").glowing()", "expect height 47")) == ["glowing"])
    #expect(assumptions(view("Text(\"a\").glowing()", "expect depth 0")) == [""])
  }

  @Test func codeThatRanAndWasNotUnderstoodBearsEveryFact() {
    let button = "Button(\"Go\") { track() }"
    #expect(assumptions(view(button, "expect visible")) == [""])
    #expect(assumptions(view(button, "tap \"Go\"\nexpect top Home")) == ["track"])
    #expect(assumptions(view(button, "expect visible\ntap \"Go\"\nexpect visible")) == ["track"])
  }

  @Test func soDoesAConditionThatDoesNotHold() {
    let body = "Button(\"Go\") { track() }\n@State var isOn = false"
    let steps = "expect visible\ntap \"Go\"\nexpect hidden when Home.isOn\nexpect visible when true"
    #expect(assumptions(view(body, steps)) == ["track"])
  }

  @Test func everyWorldThatIsPossibleCounts() {
    let text = """
      app A {
          ios 16
          device notch
          Home()
      }
      class Home: UIViewController {
          func go() {
              if session.isOn { track() } else { draw() }
          }
      }
      scenario "one" {
          launch
          call Home.go
          expect visible
      }
      """
    #expect(assumptions(text) == ["track draw"])
  }

  @Test func aColourHangsOnVisibilityTooAndVisibilityNotOnColour() {  // P2, P17, S2
    #expect(assumptions(stacked("", "dark")) == ["P2"])
    func plist(_ fact: String) -> String {
      view(
        "Text(\"a\")", "expect \(fact)",
        settings: """
          ios 16
          device homeButton
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
              UIStatusBarStyle = UIStatusBarStyleBlackOpaque
          }
          """)
    }
    #expect(assumptions(plist("dark")) == ["S2 P17"])
    #expect(assumptions(plist("visible")) == [""])
  }

  @Test func aColourThatRestsOnLightOrDarkModeAlone() {  // U41
    func text(_ settings: String) -> String {
      view("Text(\"Hi\")", "expect dark, automatic", settings: settings)
    }
    #expect(assumptions(text("ios 17\n device notch")) == ["backdrop"])
    #expect(assumptions(text("ios 16\n device notch").replacing(", automatic", with: "")) == [""])
  }

  @Test func aHeightThatSourcesDispute() {  // U54, P14
    func height(_ device: String, _ height: Int) -> [String] {
      assumptions(
        view("Text(\"Hi\")", "expect height \(height)", settings: "ios 15\n device \"\(device)\""))
    }
    #expect(height("iPhone 13 mini", 50) == ["P14"])
    #expect(height("iPhone 13", 47) == [""])
  }

  @Test func aFailureNamesWhatItRestsOn() throws {
    let text = stacked("", "hidden")
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(words(mismatch.assumptions, in: text) == "P2")
    #expect(assumptions(text) == [""])
  }

  @Test func strictLeavesItUndecided() throws {
    var strict = RunOptions()
    strict.isStrict = true
    check(
      stacked("", "visible"), "one: undecided", "  SB4118 this verdict rests on assumptions",
      options: strict)
    check(stacked("on assumptions on", "visible"), "one: passed", options: strict)
    check(
      stacked("", "hidden"), "one: undecided",
      "  SB4118 expected hidden, but the bar is visible (disputed)", options: strict)
  }

  /// A failure that another value of an unset policy turns says which; one that none turns is as
  /// certain as any.
  @Test func aFailureNamesTheSettingThatTurnsIt() throws {
    func failure(_ fact: String, header: String = "", strict: Bool = false) throws -> FindingWords {
      var options = RunOptions()
      options.isStrict = strict
      let result = try #require(results(stacked(header, fact), options: options).first)
      return try #require(result.cells.first?.told.first)
    }
    let turned = try failure("hidden")
    #expect(turned.otherReading == OtherReading(rule: .p2, setting: "assumptions off"))
    #expect(turned.title == "expected hidden, but the bar is visible (disputed)")
    #expect(turned.kind == .failed)
    let decided = try failure("hidden", header: "on assumptions on", strict: true)
    #expect(decided.otherReading == nil && decided.kind == .failed)
    #expect(decided.title == "expected hidden, but the bar is visible")
    // The navigation controller's style rests on nothing.
    let certain = try failure("light", strict: true)
    #expect(certain.otherReading == nil, "\(certain.title)")
  }

  /// Of a policy with several values the one that turns the failure is named.
  @Test func theValueOfAPolicyIsTried() throws {
    let text = """
      app A {
          ios 17
          device notch
          NavigationStack { Home() }
      }
      screen Home { NavigationLink("Photo") { Photo() } }
      screen Photo { Image("bridge").statusBarHidden() }
      scenario "one" {
          launch
          tap "Photo"
          expect hidden
      }
      """
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(
      mismatch.otherReading == OtherReading(rule: .d1, setting: "policy.stackDestinations 16"))
  }

  @Test(arguments: [
    (Rule.s8, "policy.embeddedControllers asked|policy.embeddedControllers ignored"),
    (.d1, "policy.stackDestinations ignored|policy.stackDestinations 16"),
    (.u37, "policy.cardsOverContext general|policy.cardsOverContext reported"),
    (.p2, "assumptions on|assumptions off"), (.p7, ""),
  ])
  func aRuleNamesTheSettingThatDecidesIt(rule: Rule, lines: String) {
    let choice = VerdictAssumption.rule(rule).choice
    #expect((choice?.lines ?? []).joined(separator: "|") == lines)
  }

  /// What a setting is said to decide can be written.
  @Test(arguments: Policy.allCases)
  func everySettingThatIsNamedCanBeWritten(policy: Policy) throws {
    let choice = try #require(VerdictAssumption.rule(policy.rule).choice)
    for line in choice.lines {
      #expect(errors(stacked("on \(line)", "visible")) == [], "\(line)")
    }
  }

  /// A card is at its large detent where nothing says otherwise (U37): what is not read could.
  @Test(arguments: [
    ("VStack { Mystery() }", "17", "Mystery P3"),
    ("Text(\"b\").shimmering()", "17", "shimmering P3"),
    ("Text(\"b\")", "17", "P3"), ("Mystery().presentationDetents([.large])", "17", "P3"),
    ("Mystery()", "14.5", "P3"),
  ])
  func aCardRestsOnWhatItShows(content: String, ios: String, expected: String) {
    let text = """
      app A {
        ios \(ios)
        device "iPhone 12"
        Home()
      }
      struct Home: View {
        @State var isOn = false
        var body: some View {
          Button("b") { isOn = true }
            .statusBarHidden()
            .sheet(isPresented: $isOn) { \(content) }
        }
      }
      scenario "one" {
        launch
        tap "b"
        expect visible
      }
      """
    #expect(assumptions(text) == [expected])
  }
}
