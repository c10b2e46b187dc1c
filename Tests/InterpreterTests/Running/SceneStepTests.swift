import Interpreter
import Testing

/// Scenes from the text to the verdict, and what is wrong with them (U49).
struct SceneStepTests {
  private let head = """
    app Notes {
        ios 16
        device pad
        plist { UIApplicationSupportsMultipleScenes = YES }
        List()
        scene Reader {
            window Hint(isHidden: true) { List() }
            Page()
        }
        scene Bare {
            window Only { Page() }
        }
    }
    class List: UIViewController { }
    class Page: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    """

  private func outcome(_ steps: String, _ header: String = "") -> [String] {
    outcomes(head + "scenario \"one\" \(header) {\nlaunch\n\(steps)\n}\n")
  }

  private func errors(_ text: String) -> [String] {
    plan(text).diagnostics.filter { $0.severity == .error }.map { $0.code.spelling }
  }

  @Test func stepsAndExpectationsMeanTheSceneUnderTest() {
    #expect(
      outcome(
        """
        expect visible by List
        open scene Reader
        expect hidden by Page
        show window Hint
        expect visible by List
        activate scene Notes
        open scene Bare
        expect hidden
        close scene Reader
        expect hidden by Page
        close scene
        expect visible by List
        """) == ["one: passed"])
  }

  @Test func whatCannotBeDoneHasAReasonAndAWayOn() {
    let open = "open scene Reader\nexpect hidden"
    let broken = "  SB4103 "
    #expect(outcome(open, "on ios 12")[1] == broken + "before iOS 13 an app has one scene")
    #expect(outcome(open, "on device notch")[1] == broken + "on a phone an app has one scene")
    #expect(
      outcome(open, "on lifecycle appDelegate")[1]
        == broken + "an app whose delegate makes the window has one scene")
    #expect(
      outcome(open, "on UIApplicationSupportsMultipleScenes NO")[1]
        == broken + "Info.plist does not allow several scenes")
    #expect(
      outcome("open scene Notes\nexpect visible")[1]
        == broken + "the scene Notes is open already")
    #expect(
      outcome("activate scene Reader\nexpect hidden")[1]
        == broken + "the scene Reader is not open")
    #expect(
      outcome("close scene\nexpect visible")[1]
        == broken + "the only scene that is open cannot be closed")
    #expect(
      outcome("show window Hint\nexpect visible")[1] == broken + "there is no window Hint")
  }

  @Test func namesAreChecked() {
    func scenario(_ step: String) -> [String] {
      errors(head + "scenario \"one\" {\nlaunch\n\(step)\nexpect visible\n}\n")
    }
    #expect(scenario("open scene Readr") == ["SB2540"])
    #expect(scenario("close scene Nobody") == ["SB2540"])
    #expect(scenario("open Reader") == ["SB1026"])
    #expect(
      errors("app A {\n    B()\n    scene C { B() }\n    scene C { B() }\n}\nscreen B { }") == [
        "SB2003"
      ])
    #expect(errors("app A {\n    B()\n    scene A { B() }\n}\nscreen B { }") == ["SB2003"])
    let slip = plan(head + "scenario \"one\" {\nlaunch\nopen scene Readr\nexpect visible\n}\n")
    #expect(slip.diagnostics[0].fixes.first?.title.contains("Reader") == true)
  }

  @Test func aSceneHoldsWindowsAndARoot() {
    #expect(
      errors("app A {\n    B()\n    scene C {\n        state a = 1\n    }\n}\nscreen B { }") == [
        "SB1022"
      ])
    #expect(
      errors("app A {\n    B()\n    scene C {\n        ios 16\n    }\n}\nscreen B { }") == [
        "SB1022"
      ])
    let inScenario = head + "scenario \"one\" {\nscene X { List() }\nlaunch\nexpect visible\n}\n"
    #expect(errors(inScenario) == ["SB1022"])
    #expect(errors("scene X { List() }\n" + head) == ["SB1022"])
    let inHandler = "class Feed: UIViewController {\nfunc f() { open scene Reader }\n}\n"
    #expect(!errors(head + inHandler).isEmpty)
  }
}
