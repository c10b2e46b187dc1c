import Interpreter
import Language
import StatusBar
import Testing

/// The cells of a scenario on an app that sets nothing.
private func cells(on header: String, app: String = "") -> [String] {
  let text = hiddenApp(
    "launch\nexpect visible, hidden", header: header.isEmpty ? "" : "on " + header,
    settings: app)
  let plan = plan(text.replacing("visible, hidden", with: "unchanged"))
  #expect(plan.diagnostics.filter { $0.severity == .error }.map { $0.message } == [])
  return plan.scenarios.first.map { scenario in
    scenario.cells.map { cell in
      cell.axes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        + (cell.exists ? "" : " (never existed)")
    }
  } ?? []
}

/// The releases of the first scenario's cells.
private func releasesTried(_ text: String) -> [String] {
  plan(text).scenarios.first?.cells.map { $0.platform.os.spelling } ?? []
}

private func platforms(on header: String, app: String = "") -> [Platform] {
  let text = hiddenApp("launch\nexpect visible", header: "on " + header, settings: app)
  return plan(text).scenarios.first?.cells.map { $0.platform } ?? []
}

struct MatrixTests {
  @Test func nothingSpreadIsOneCellWithoutAxes() {
    #expect(cells(on: "ios 16.4, device \"iPhone 14\"") == [""])
    #expect(cells(on: "", app: "ios 16\n device notch") == [""])
  }

  @Test func aRangeIsEachMajorRelease() {
    #expect(cells(on: "ios 16...18, device notch") == ["ios 16", "ios 17", "ios 18"])
  }

  @Test func aRangeHoldsItsEnds() {
    #expect(
      cells(on: "ios 16.4...18.2, device notch") == ["ios 16.4", "ios 17", "ios 18", "ios 18.2"])
  }

  @Test func aRangeSkipsReleasesThatNeverWere() {
    #expect(cells(on: "ios 18...26, device notch") == ["ios 18", "ios 26"])
  }

  @Test func aRangeHoldsTheReleaseInBetweenWhereARuleChanges() {
    let steps = "launch\npresent Card as custom\nexpect visible"
    for (declaration, steps, releases) in [
      ("", "launch\nexpect visible", ["7", "8", "9"]),
      ("", steps, ["7", "8", "8.3", "9"]),
      ("", steps.replacing("custom", with: "fullScreen"), ["7", "8", "9"]),
      ("modalPresentationStyle = .custom", "launch\nexpect visible", ["7", "8", "8.3", "9"]),
      (
        "func show() { if true { present Card as custom } }", "launch\nexpect visible",
        ["7", "8", "8.3", "9"]
      ),
      ("}\nscreen Split: UISplitViewController {", "launch\nexpect visible", ["7", "8", "9"]),
    ] {
      let text = """
        app A {
            device homeButton
            Front()
        }
        screen Front: UIViewController
        class Card: UIViewController {
            \(declaration)
        }
        scenario "one" on ios 7...9 {
        \(steps)
        }
        """
      #expect(releasesTried(text) == releases, "\(declaration)\n\(steps)")
    }
  }

  @Test(arguments: [
    ("quirks off", "7...10", ["7", "8", "9", "10"]),
    ("quirks Q2", "7...9", ["7", "8", "8.1", "8.2", "9"]),
    ("quirks Q6", "9...10", ["9", "9.1", "10"]),
    ("quirks Q7", "9...11", ["9", "10", "10.1", "11"]),
    ("quirks on", "8...10", ["8", "8.1", "8.2", "9", "9.1", "10"]),
    ("quirks S77", "18...26", ["18", "18.5", "26"]),
  ])
  func aQuirkThatIsOnWidensARange(setting: String, range: String, releases: [String]) {
    let text = """
      app A {
          device pad
          Front()
      }
      screen Front { NavigationStack { Text("Hi") } }
      screen Picker: UIImagePickerController
      scenario "one" on ios \(range), \(setting) {
      launch
      begin peek Picker
      expect visible
      }
      """
    #expect(releasesTried(text) == releases)
  }

  @Test(arguments: [
    ("Front()", ["13", "14", "15"]), ("VStack { Front() }", ["13", "14", "14.4", "15"]),
    ("Page()", ["13", "14", "14.4", "15"]), ("Bare()", ["13", "14", "15"]),
    ("UINavigationController { Front() }.barStyle(.black)", ["13", "14", "15"]),
    ("UITabBarController { tab \"A\" { Bare() } }", ["13", "14", "15"]),
    ("UINavigationController { Page() }", ["13", "14", "14.4", "15"]),
  ])
  func aControllerAmongViewsIsOpenBefore14_4(root: String, releases: [String]) {  // S8
    let text = """
      app A {
          device homeButton
          \(root)
      }
      screen Front: UIViewController
      screen Bare { Text("Hi") }
      struct Page: View {
          var body: some View { \(root.contains("Page") ? "Front()" : "Bare()") }
      }
      scenario "one" on ios 13...15 {
      launch
      expect visible
      }
      """
    #expect(releasesTried(text) == releases)
  }

  @Test func columnsOfASplitViewColourTheBarFrom13_4() {
    for (root, releases) in [
      ("Front()", ["13", "14"]), ("UISplitViewController { Front() }", ["13", "13.4", "14"]),
    ] {
      let text = """
        app A {
            device pad
            \(root)
        }
        screen Front: UIViewController
        scenario "one" on ios 13...14 {
        launch
        expect visible
        }
        """
      #expect(releasesTried(text) == releases)
    }
  }

  @Test func aWiderRangeIsSaid() {
    var options = RunOptions()
    options.listsKept = true
    let text = hiddenApp(
      "launch\nexpect hidden", header: "on ios 9...11, quirks Q7", settings: "device homeButton")
    let notes = plan(text, options: options).diagnostics.filter { $0.code.spelling == "SB2539" }
    #expect(
      notes.map { $0.message } == ["this range also holds iOS 10.1, where Q7 changes"])
    #expect(plan(text).diagnostics.isEmpty)
  }

  /// Whether a range holds a release within a major version is decided for each such rule.
  @Test func everyChangeOfARuleWasLookedAt() {
    let changing = RuleEntry.changing.filter { $0.status == .modelled || $0.status == .quirk }
    #expect(
      changing.map { $0.rule } == [.u29, .s8, .s34, .s77, .p14, .q2, .q3, .q4, .q6, .q7, .q15])
    #expect(Rule.q2.entry.changes == [Version(8, 1), Version(8, 2)])
    #expect(Rule.q3.entry.changes == [Version(8, 3)])
    #expect(Rule.s77.entry.changes == [Version(18, 5)] && Rule.u50.entry.changes.isEmpty)
  }

  @Test func aListMayHoldRanges() {
    #expect(
      cells(on: "ios [13.2, 17...18], device notch") == ["ios 13.2", "ios 17", "ios 18"])
  }

  @Test func valuesThatRepeatCountOnce() {
    #expect(cells(on: "ios [16, 16...17], device notch") == ["ios 16", "ios 17"])
  }

  @Test func listsMultiplyTheLastOneFastest() {
    #expect(
      cells(on: "ios [16, 17], device notch, appearance [light, dark]") == [
        "ios 16, appearance light", "ios 16, appearance dark", "ios 17, appearance light",
        "ios 17, appearance dark",
      ])
  }

  @Test func aHeaderReplacesTheAppsSettings() {
    #expect(cells(on: "ios 17", app: "ios 16...18\n device notch") == [""])
    #expect(
      cells(on: "appearance [light, dark]", app: "ios 17\n device notch")
        == ["appearance light", "appearance dark"])
  }

  @Test func appSettingsMaySpreadToo() {
    #expect(cells(on: "", app: "ios [16, 17]\n device notch") == ["ios 16", "ios 17"])
  }

  @Test func aDeviceOnAReleaseThatItNeverRanIsMarked() {
    #expect(
      cells(on: "ios [16, 18], device \"iPhone X\"") == ["ios 16", "ios 18 (never existed)"])
  }

  @Test func classesStandForADeviceOfTheRelease() {
    let platforms = platforms(on: "ios [12, 17], device [homeButton, notch, pad]")
    #expect(platforms.count == 6)
    #expect(
      platforms.map { $0.device.device.deviceClass } == [
        .homeButton, .notch, .pad, .homeButton, .notch, .pad,
      ])
    #expect(platforms.allSatisfy { $0.device.device.exists(on: $0.os) })
  }

  @Test func theSDKFollowsTheRelease() {
    #expect(
      platforms(on: "ios [16.4, 17], device notch").map { $0.sdk } == [Version(16), Version(17)])
    #expect(platforms(on: "ios 17.2, device notch, sdk 15").map { $0.sdk } == [Version(15)])
  }

  @Test func eachSettingReachesThePlatform() throws {
    let header = """
      ios 17, device notch, orientation landscape, appearance dark, lifecycle sceneDelegate, \
      quirks on, assumptions off, UIStatusBarHidden YES, UIUserInterfaceStyle Dark, \
      UIStatusBarStyle UIStatusBarStyleLightContent, \
      UIViewControllerBasedStatusBarAppearance NO
      """
    let platform = try #require(platforms(on: header).first)
    #expect(platform.orientation == .landscapeLeft)
    #expect(platform.appearance == .dark)
    #expect(platform.lifecycle == .sceneDelegate)
    #expect(platform.policies.quirks == .released && !platform.policies.assumptions)
    #expect(platform.plist.isHidden && !platform.plist.isViewControllerBased)
    #expect(platform.plist.style == .lightContent && platform.plist.interfaceStyle == .dark)
  }

  @Test func eachPolicyReachesThePlatform() throws {
    let header = """
      ios 17, device notch, policy.nestedHiding innermost, policy.hiddenBackground literal, \
      policy.offsetReset fires, policy.cancelledBack fires, policy.cardsFrom26 light, \
      policy.coverScheme own, policy.stackDestinations 26, policy.plistStyle ignored
      """
    let policies = try #require(platforms(on: header).first).policies
    #expect(!policies.outermostNestedWins && !policies.hiddenBackgroundCountsAsAutomatic)
    #expect(policies.resetFiresOffsetHandler && policies.cancelledBackFires)
    #expect(policies.cardsForceLightFrom26 && !policies.coverInheritsScheme)
    #expect(policies.stackDestinationsHonouredFrom == Version(26))
    #expect(!policies.plistStyleCounts)
  }

  @Test func theCommandLineSetsPoliciesToo() throws {
    var options = RunOptions()
    options.policies = [("nestedHiding", "innermost")]
    options.assumptions = false
    options.quirks = .released
    let text = hiddenApp("launch\nexpect visible")
    let platform = try #require(
      plan(text, options: options).scenarios.first?.cells.first?.platform)
    #expect(!platform.policies.outermostNestedWins)
    #expect(!platform.policies.assumptions && platform.policies.quirks == .released)
  }

  @Test func aQuirkIsNamedByItsRule() {
    let header = "ios 10, device homeButton, quirks [off, on, Q7, Q10]"
    #expect(
      platforms(on: header).map { $0.policies.quirks } == [
        [], .released, Quirks(.q7), Quirks(.q10),
      ])
    #expect(!Quirks.released.contains(.q7))
    let cells = cells(on: "ios 10, device homeButton, quirks [off, Q7]")
    #expect(cells == ["quirks off", "quirks Q7"])
  }

  @Test func aQuirkOfTheAppMayBeOfSomeScenariosOnly() {
    let app = hiddenApp(
      "launch\nexpect hidden", header: "on ios 13, device homeButton",
      settings: "ios 17\ndevice notch\nquirks Q9")
    #expect(errors(app) == [])
    let other = "\nscenario \"two\" {\nlaunch\nexpect hidden\n}\n"
    #expect(errors(app + other) == [])
  }

  @Test func aConditionAsksForAQuirk() {
    check(
      hiddenApp(
        "launch\nexpect hidden when quirks == Q7\nexpect visible when quirks != Q7",
        header: "on ios 10, device homeButton, quirks [Q7, on]", isUIKit: true),
      "one [quirks Q7]: passed", "one [quirks on]: failed",
      "  SB4100 expected visible, but the bar is hidden")
  }

  @Test func aHeaderOutranksTheCommandLineOnQuirks() throws {
    var options = RunOptions()
    options.quirks = Quirks(.q9)
    for (header, quirks) in [("", Quirks(.q9)), ("on quirks off", []), ("on quirks on", .released)]
    {
      let text = hiddenApp(
        "launch\nexpect hidden", header: header, settings: "ios 14\ndevice homeButton")
      let platform = try #require(
        plan(text, options: options).scenarios.first?.cells.first?.platform)
      #expect(platform.policies.quirks == quirks)
    }
  }

  @Test func keysWithASuffixCountForTheirIdiom() {
    let app = """
      ios 16
      plist {
          UIStatusBarHidden = NO
          UIStatusBarHidden~ipad = YES
      }
      """
    #expect(
      platforms(on: "device [notch, pad]", app: app).map { $0.plist.isHidden } == [false, true])
  }

  @Test func tooManyCellsAreRefused() {
    let spread = """
      ios 7...27, device notch, appearance [light, dark], orientation [portrait, landscape], \
      UIStatusBarHidden [YES, NO], UIViewControllerBasedStatusBarAppearance [YES, NO], \
      quirks [on, off], assumptions [on, off], policy.nestedHiding [outermost, innermost], \
      policy.offsetReset [silent, fires], policy.cancelledBack [silent, fires], \
      policy.coverScheme [inherited, own]
      """
    let text = hiddenApp("launch\nexpect visible", header: "on " + spread)
    #expect(errors(text) == ["SB2515"])
  }

  @Test func skippedCellsAreCountedAndDoNotFail() {
    check(
      hiddenApp("launch\nexpect hidden", header: "on ios [16, 18], device \"iPhone X\""),
      "one [ios 16]: passed", "one [ios 18]: skipped")
  }
}
