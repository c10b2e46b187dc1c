import Interpreter
import Testing

/// Windows from the text to the verdict, and what is wrong with them (U41, U44, U46, U47).
struct WindowStepTests {
  private func app(_ windows: String, root: String = "Front()") -> String {
    """
    app Projector {
        ios 16
        device homeButton
        state isNight = false
        \(root)
        \(windows)
    }
    class Front: UIViewController { }
    class Over: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }
    class Host: UIHostingController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    """
  }

  private func outcome(
    _ windows: String, _ steps: String, root: String = "Front()", on header: String = ""
  ) -> [String] {
    outcomes(app(windows, root: root) + "scenario \"one\" \(header) {\n\(steps)\n}\n")
  }

  private func errors(_ text: String) -> [String] {
    plan(text).diagnostics.filter { $0.severity == .error }.map { $0.code.spelling }
  }

  /// What is wrong with one window in an app.
  private func errors(window: String) -> [String] {
    errors(app(window) + "scenario \"one\" {\nlaunch\nexpect visible\n}\n")
  }

  /// What is wrong with one statement of a controller.
  private func errors(statement: String) -> [String] {
    errors(
      app("window Night { Front() }") + "extension Front {\nfunc f() {\n\(statement)\n}\n}\n"
        + "scenario \"one\" {\nlaunch\nexpect visible\n}\n")
  }

  // MARK: - Arguments

  @Test func eachArgumentIsChecked() {
    #expect(errors(window: "window W(isOnMainScreen: false) { Over() }") == [])
    #expect(errors(window: "window W(isOnMainScreen: isNight) { Over() }") == ["SB2051"])
    #expect(errors(window: "window W(fillsScreen: isNight) { Over() }") == ["SB2051"])
    #expect(errors(window: "window W(affectsStatusBar: false) { Over() }") == [])
    #expect(errors(window: "window W(affectsStatusBar: 0) { Over() }") == ["SB2051"])
    #expect(errors(window: "window W(isHidden: 1) { Over() }") == ["SB2051"])
    #expect(errors(window: "window W(windowScene: nil) { Over() }") == [])
    #expect(errors(window: "window W(windowScene: Over) { Over() }") == ["SB2022"])
    #expect(errors(window: "window W(level: .high) { Over() }") == ["SB2022"])
    #expect(errors(window: "window W(overrideUserInterfaceStyle: .dark) { Over() }") == [])
    #expect(errors(window: "window W(overrideUserInterfaceStyle: .unspecified) { Over() }") == [])
    #expect(errors(window: "window W(overrideUserInterfaceStyle: .black) { Over() }") == ["SB2008"])
    #expect(errors(window: "window W(overrideUserInterfaceStyle: true) { Over() }") == ["SB2022"])
    #expect(
      errors(window: "window W(overrideUserInterfaceStyle: isNight ? .dark : .light) { Over() }")
        == ["SB2051"])
    #expect(errors(window: "window W(screen: 2) { Over() }") == ["SB2031"])
    #expect(errors(window: "window W(true) { Over() }") == ["SB2031"])
  }

  @Test func eachAssignmentIsChecked() {
    let property = ".overrideUserInterfaceStyle = "
    for window in [
      "view.window?", "self.view.window!", "viewIfLoaded?.window?", "Night",
      "UIApplication.shared.keyWindow?", "UIApplication.shared.delegate?.window??",
    ] {
      #expect(errors(statement: window + property + ".dark") == [])
      #expect(errors(statement: window + property + ".unspecified") == [])
      #expect(errors(statement: window + property + ".black") == ["SB2008"])
      #expect(errors(statement: window + property + "true") == ["SB2022"])
    }
    #expect(errors(statement: "UIApplication.shared.windows.last?" + property + ".dark") == [])
    #expect(errors(statement: "Night.isHidden = isNight") == [])
    #expect(errors(statement: property.dropFirst() + ".unspecified") == [])
  }

  @Test func aStyleForAllNavigationBarsIsRefused() {
    #expect(errors(statement: "UINavigationBar.appearance().barStyle = .black") == ["SB2051"])
    #expect(errors(statement: "UINavigationBar.appearance().isTranslucent = false") == [])
  }

  @Test func eachNewRootIsChecked() {
    for window in [
      "view.window?", "self.view.window!", "Night", "UIApplication.shared.keyWindow?",
      "UIApplication.shared.delegate?.window??",
    ] {
      #expect(errors(statement: window + ".rootViewController = UIViewController()") == [])
      #expect(errors(statement: window + ".rootViewController = somebody") == [])
    }
    for window in ["UIApplication.shared.windows.last?", "UIWindow()"] {
      let statement = window + ".rootViewController = UIViewController()"
      #expect(errors(statement: statement) == [])
    }
  }

  // MARK: - Outcomes

  @Test func aWindowWithoutARootEndsTheLaunch() {
    #expect(
      outcome("window Bare { }", "launch\nexpect visible") == [
        "one: broken", "  SB4104 the app crashes in this step",
      ])
    #expect(
      outcome("window Bare { }", "launch\nexpect visible", on: "on ios 8") == ["one: passed"])
    #expect(
      outcome("window Bare(isHidden: true) { }", "launch\nexpect visible") == ["one: passed"])
    #expect(outcome("", "launch\nexpect visible", root: "")[0] == "one: undecided")
  }

  @Test func aWindowOfAClassWithoutASayIsNotAsked() {
    let steps = "launch\nshow window Toast\n"
    #expect(
      outcome("window Toast(level: .alert, isHidden: true) { Over() }", steps + "expect hidden")
        == ["one: passed"])
    #expect(
      outcome(
        "window Toast(level: .alert, isHidden: true, affectsStatusBar: false) { Over() }",
        steps + "expect visible by Front") == ["one: passed"])
  }

  @Test func anAppMayHaveNothingButWindowsWithNames() {
    #expect(
      outcome("window Only { Over() }", "launch\nexpect hidden by Over", root: "") == [
        "one: passed"
      ])
    #expect(
      outcome("", "window Only { Over() }\n\nlaunch\nexpect hidden by Over", root: "") == [
        "one: passed"
      ])
    #expect(
      outcome("window Only { Over() }", "Front()\n\nlaunch\nexpect hidden by Over", root: "")
        == ["one: passed"])
  }

  @Test func aRootOfAScenarioMayBeAHost() {
    #expect(
      outcome("", "Host { Text(\"a\") }\n\nlaunch\nexpect light by Host") == ["one: passed"])
  }

  @Test func aWindowWithoutASceneCannotPresent() {
    #expect(
      outcome(
        "window Lost(windowScene: nil) { Front() }", "launch\npresent Over in Lost\nexpect visible"
      ).filter { !$0.contains("SB60") } == [
        "one: broken", "  SB4103 the window Lost has no scene, so it is not on screen",
      ])
  }
}
