import Interpreter
import Language
import Testing

/// One mistake, and the code that it is reported with.
struct Mistake: Sendable, CustomTestStringConvertible {
  let code: DiagnosticCode
  let text: String
  var options = RunOptions()

  init(_ code: DiagnosticCode, _ text: String, options: RunOptions = RunOptions()) {
    self.code = code
    self.text = text
    self.options = options
  }

  var testDescription: String { code.spelling }
}

private func header(_ header: String) -> String {
  hiddenApp("launch\nexpect hidden", header: "on " + header)
}

private func steps(_ steps: String) -> String { hiddenApp("launch\n" + steps) }

private func policy(_ name: String, _ value: String) -> RunOptions {
  var options = RunOptions()
  options.policies = [(name, value)]
  return options
}

private let rich = """
  app A {
      ios 16
      device notch
      state isOn = false
      NavigationStack { Home() }
  }
  screen Home { Button("Next") { isOn = true } }
  screen Photo(id: Int) { Text("Photo") }
  class Feed: UIViewController {
      func toggle(_ a: Int) { }
  }

  """

private func richSteps(_ steps: String) -> String {
  rich + "scenario \"one\" {\nlaunch\n\(steps)\n}\n"
}

/// Every code of a plan that the parser cannot find first.
let mistakes: [Mistake] = [
  Mistake(.onlySwift, "import Foundation\nlet answer = 42\n"),
  Mistake(.includeUnreadable, "include \"nowhere\"\n"),
  Mistake(.includeCycle, "include \"Main.sbar\"\n"),
  Mistake(
    .scenarioWithoutApp, "scenario \"one\" on ios 16, device notch {\nlaunch\nexpect visible\n}\n"),
  Mistake(
    .scenarioTwice,
    hiddenApp("launch\nexpect hidden") + "\nscenario \"one\" {\nlaunch\nexpect hidden\n}\n"),
  Mistake(
    .rootMissing,
    "app A {\nios 16\ndevice notch\n}\nscenario \"one\" {\nlaunch\nexpect visible\n}\n"),
  Mistake(.settingMissing, hiddenApp("launch\nexpect hidden", settings: "ios 16")),
  Mistake(.settingUnknown, header("apperance light")),
  Mistake(.settingTwice, header("appearance light, appearance dark")),
  Mistake(.settingEmpty, header("appearance []")),
  Mistake(.deviceUnknown, header("device \"iPhone 41\"")),
  Mistake(.releaseUnknown, header("ios 16.9")),
  Mistake(.versionExpected, header("ios newest")),
  Mistake(.rangeReversed, header("ios 18...16")),
  Mistake(.cellNeverExisted, header("ios 18, device \"iPhone X\"")),
  Mistake(.policyUnknown, hiddenApp("launch\nexpect hidden"), options: policy("nested", "x")),
  Mistake(.wordWrong, hiddenApp("launch\nexpect hidden"), options: policy("nestedHiding", "x")),
  Mistake(
    .plistKeyUnknown,
    hiddenApp(
      "launch\nexpect hidden", settings: "ios 16\ndevice notch\nplist { UIStatusBarHiden = YES }")),
  Mistake(.plistValueWrong, header("UIStatusBarHidden 3")),
  Mistake(.wordWrong, header("quirks Q77")),
  Mistake(.wordWrong, header("quirks Q3")),
  Mistake(.wordWrong, header("quirks U12")),
  Mistake(.quirkNeverHappens, header("ios 17, quirks Q7")),
  Mistake(.quirkNeverHappens, header("ios 27, quirks on")),
  Mistake(
    .quirkNeverHappens,
    hiddenApp("launch\nexpect hidden", settings: "ios 16\ndevice notch\nquirks Q9")),
  Mistake(.typeWrong, richSteps("set isOn = 3\nexpect visible")),
  Mistake(.constantExpected, richSteps("set isOn = !isOn\nexpect visible")),
  Mistake(.wordWrong, steps("expect style .blue")),
  Mistake(.screenUnknown, richSteps("push Foto(id: 1)\nexpect visible")),
  Mistake(.functionUnknown, richSteps("call Feed.togle\nexpect visible")),
  Mistake(.functionExpected, richSteps("call 3\nexpect visible")),
  Mistake(.labelUnknown, steps("tap \"Nxet\"\nexpect hidden")),
  Mistake(.viewUnknown, steps("tap PageCurl\nexpect hidden")),
  Mistake(.momentUnknown, steps("begin rotate landscape\nexpect hidden")),
  Mistake(.peekWithoutBegin, richSteps("peek Home\nexpect visible")),
  Mistake(.stepNotModelled, richSteps("begin peek Home from Feed\nexpect visible")),
  Mistake(.stepNotModelled, richSteps("begin peek Home, capturing\nexpect visible")),
  Mistake(.screenUnknown, richSteps("begin peek Hme\nexpect visible")),
  Mistake(.stepNotModelled, steps("begin background\nexpect hidden")),
  Mistake(.stepNotModelled, steps("begin inactive\nexpect hidden")),
  Mistake(.stepNotModelled, steps("indicator location\nexpect hidden")),
  Mistake(.numberMisplaced, richSteps("push Photo#2(id: 1)\nexpect visible")),
  Mistake(.numberMisplaced, richSteps("set isOn#2 = true\nexpect visible")),
  Mistake(.numberExpected, richSteps("request update from Feed#0\nexpect visible")),
  Mistake(.tapByNumber, steps("tap 3\nexpect hidden")),
  Mistake(.stateUnknown, richSteps("set isOnn = true\nexpect visible")),
  Mistake(.windowUnknown, richSteps("show window Palette\nexpect visible")),
  Mistake(.sceneUnknown, richSteps("open scene Palette\nexpect visible")),
  Mistake(.argumentWrong, richSteps("push Photo(number: 1)\nexpect visible")),
  Mistake(.styleOfOtherWorld, richSteps("present Home as pageSheet\nexpect visible")),
  Mistake(.styleOfOtherWorld, richSteps("present Feed as sheet\nexpect visible")),
  Mistake(.numberExpected, steps("scroll down far\nexpect hidden")),
  Mistake(.noExpectation, hiddenApp("launch")),
  Mistake(.conditionMeetsNoCell, steps("expect hidden when ios >= 17")),
  Mistake(.comparisonMissing, steps("expect hidden when appearance")),
  Mistake(.comparisonUnordered, steps("expect hidden when appearance > light")),
  Mistake(.deciderWithoutWalk, steps("expect covered by Home")),
  Mistake(.contradiction, steps("expect hidden, visible")),
  Mistake(.contradiction, steps("expect hidden, light")),
  Mistake(.askedWithoutProperty, steps("expect asked [Home]")),
  Mistake(.questionExpected, steps("expect not asked 3")),
  Mistake(.routeEmpty, steps("expect asked []")),
  Mistake(.lifecycleEntryExpected, steps("expect lifecycle [Home]")),
  Mistake(.expectationBeforeLaunch, hiddenApp("expect hidden\nlaunch\nexpect hidden")),
  Mistake(.stepBeforeLaunch, hiddenApp("tap \"Next\"\nlaunch\nexpect hidden")),
  Mistake(.lawUnclear, laws("always animated")),
  Mistake(.lawUnclear, laws("never top Home")),
  Mistake(.lawUnclear, laws("never visible, dark")),
  Mistake(.lawUnclear, laws("always visible while ignored")),
  Mistake(.lawUnclear, laws("with launch")),
  Mistake(.numberExpected, laws("at most 0 Home")),
  Mistake(.screenUnknown, laws("at most 2 Hme")),
  Mistake(
    .stepBeforeLaunch,
    hiddenApp("set x = 1\nback\nexpect hidden", settings: "state x = 0\n ios 16\n device notch")),
]

/// An app with an exploration.
private func laws(_ law: String) -> String {
  hiddenApp("launch\nexpect hidden") + "\nexploration \"laws\" {\n    \(law)\n}\n"
}

struct CodeTests {
  @Test(arguments: mistakes)
  func aMistakeIsReportedOnce(_ mistake: Mistake) {
    let found = plan(mistake.text, options: mistake.options).diagnostics
    #expect(
      found.map { $0.code.spelling } == [mistake.code.spelling],
      "\(found.map { "\($0.code.spelling) \($0.message)" })")
  }

  @Test func everyCodeOfAPlanIsThrown() {
    let loading: [DiagnosticCode] = [.includeUnreadable, .includeCycle]
    #expect(loading.allSatisfy { code in mistakes.contains { $0.code == code } })
    let elsewhere: [DiagnosticCode] = [
      .kept, .cellLimit, .fileCellLimit, .runCellLimit, .fileStepLimit, .sizeLimit, .wordLimit,
      .widerRange,
      .expectationAsked,
    ]
    for code in DiagnosticCode.allCases
    where (2503..<4100).contains(code.number) && !elsewhere.contains(code) {
      #expect(mistakes.contains { $0.code == code }, "\(code.spelling)")
    }
  }

  @Test func messagesFollowTheHouseRules() {
    for mistake in mistakes {
      for diagnostic in plan(mistake.text, options: mistake.options).diagnostics {
        let message = diagnostic.message
        #expect(message.last != "." && message.first?.isUppercase != true, "\(message)")
        #expect(diagnostic.primary.text.count <= 60)
      }
    }
  }

  @Test func aNearNameIsAFix() throws {
    let diagnostic = try #require(plan(header("apperance light")).diagnostics.first)
    #expect(diagnostic.hint == "did you mean `appearance`?")
    #expect(diagnostic.fixes.first?.edits.first?.text == "appearance")
  }

  @Test func aQuirkIsSpelledOneWay() throws {
    let near = try #require(plan(header("quirks Q77")).diagnostics.first)
    #expect(near.hint == "did you mean `Q7` or `S77`?")
    let alias = try #require(plan(header("quirks U12")).diagnostics.first)
    #expect(alias.fixes.first?.edits.first?.text == "Q10")
    let rule = try #require(plan(header("quirks Q3")).diagnostics.first)
    #expect(rule.hint == "it holds on iOS 8.3 to 9.3, whatever is switched")
    let far = try #require(plan(header("quirks everything")).diagnostics.first)
    #expect(far.hint?.hasPrefix("it can be `on`, `off`, `Q1`, ") == true)
    let vain = try #require(plan(header("ios 17, quirks Q9")).diagnostics.first)
    #expect(vain.hint == "Q9 is of iOS 13 to 14.8 on a phone with a home button")
  }

  @Test func aPeekAloneIsMended() throws {
    let diagnostic = try #require(plan(richSteps("peek Home\nexpect visible")).diagnostics.first)
    #expect(diagnostic.fixes.first?.edits.first?.text == "begin ")
  }

  @Test func theFirstOfTwoScenariosIsShown() throws {
    let text =
      hiddenApp("launch\nexpect hidden") + "\nscenario \"one\" {\nlaunch\nexpect hidden\n}\n"
    let diagnostic = try #require(plan(text).diagnostics.first)
    #expect(diagnostic.secondary.first?.text == "the first one")
  }

  @Test func aMissingSettingNamesBothWays() throws {
    let text = hiddenApp("launch\nexpect hidden", settings: "device notch")
    let diagnostic = try #require(plan(text).diagnostics.first)
    #expect(
      diagnostic.hint
        == "write `ios 18` in the app, or `on ios 18` behind the scenario's name")
  }
}
