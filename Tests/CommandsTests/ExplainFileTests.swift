import Foundation
import Reporting
import Testing

/// `sbar explain FILE:LINE` and `sbar explain FILE SCENARIO`.
@Suite struct ExplainFileTests {
  static let player = """
    app Player {
        ios [16, 18]
        device ["iPhone 14", "iPhone 11"]

        Tabs {
            tab "Watch" { UINavigationController { Feed() } }
            tab "Me" { Profile() }
        }

        window Toast(level: .alert, isHidden: true) { Profile() }
    }

    class Tabs: UITabBarController {
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    }

    class Feed: UIViewController {
        var isFull = false
        override var prefersStatusBarHidden: Bool { isFull }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    class Profile: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    scenario "the profile hides the bar" on device "iPhone 14" {
        launch
        expect visible, dark
        select tab "Me"
        expect hidden
        select tab "Watch"
        set Feed.isFull = true
        expect visible, light when ios >= 18
    }

    scenario "the profile is light" {
        set Feed.isFull = false
        launch
        expect dark
    }

    """

  private func run(
    _ words: String..., text: String = player
  ) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    return try BuiltTool.run(["explain"] + words, in: folder.url)
  }

  private func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func aMomentIsAChainFromTheWindowToWhoeverDecides() throws {
    let run = try run("a.sbar:31")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == ExplainGoldens.moment)
  }

  @Test func aMomentIsDrawnInASCII() throws {
    let run = try run("a.sbar:31", "--ascii")
    #expect(run.output.contains("\n  `- Tabs (line 5)\n"))
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func anExpectationSaysHowItEnded() throws {
    #expect(try self.run("a.sbar:32").output.contains("\n✔ holds\n"))
    let split = try self.run("a.sbar:35").output
    #expect(split.contains("iOS 16: the bar is visible, dark text"))
    #expect(split.contains("· its condition does not hold here\n"))
    #expect(split.contains("✘ [SB4100] expected light, but the bar stays dark"))
  }

  @Test func aScenarioIsToldStepByStep() throws {
    let run = try run("a.sbar", "the profile hides the bar")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(ExplainGoldens.timeline))
    let end = " ✘ [SB4100] expected light, but the bar stays dark\n"
    #expect(run.output.hasSuffix(end))
    #expect(try self.run("a.sbar", "hides").output == run.output)
    #expect(try self.run("a.sbar:28").output == run.output)
  }

  @Test func momentsAndTimelinesAreRecordsForOtherTools() throws {
    let moment = try #require(try objects(try run("a.sbar:31", "--json").output).first)
    #expect(moment["kind"] as? String == "moment")
    let accounts = try #require(moment["accounts"] as? [[String: Any]])
    let aspects = Set(accounts.compactMap { $0["aspect"] as? String })
    #expect(aspects == ["hidden", "style", "animation", "height"])
    let hidden = try #require(accounts.first)
    #expect(hidden["answer"] as? String == "true" && hidden["by"] as? String == "Profile")
    let candidates = try #require(hidden["candidates"] as? [[String: Any]])
    let asked = candidates.filter { $0["asked"] as? Bool == true }
    #expect(asked.compactMap { $0["name"] as? String } == ["window of the app", "Tabs", "Profile"])
    for candidate in candidates where candidate["asked"] as? Bool == false {
      #expect((candidate["notes"] as? [[String: Any]])?.isEmpty == false)
    }
    let timeline = try #require(try objects(try run("a.sbar:28", "--json").output).first)
    #expect(timeline["kind"] as? String == "timeline")
    let steps = try #require(timeline["steps"] as? [[String: Any]])
    #expect(steps.count == 7)
    #expect(
      steps[2]["changes"] as? [String] == ["hidden (fade 0.35 s)"] || steps[2]["changes"] != nil)
  }

  @Test(arguments: [
    ("a.sbar:37", 3, "line 37 of `a.sbar` has no step", "the nearest are line 35, `expect visible"),
    ("a.sbar:9", 3, "line 9 of `a.sbar` has no step", "the nearest is line 29, `launch`"),
    ("gone.sbar:9", 66, "`gone.sbar:9` does not exist", "error: "),
    ("gone.sbar", 66, "`gone.sbar` does not exist", "error: "),
    ("a.sbar", 64, "`a.sbar` has 2 scenarios", "name a line, `a.sbar:29`, or a scenario: \"the"),
  ])
  func whatIsNotThereIsSaidWithWhatIs(
    place: String, status: Int32, message: String, hint: String
  ) throws {
    let run = try run(place)
    #expect(run.status == status && run.output.isEmpty, "\(run.errors)")
    #expect(run.errors.contains(message) && run.errors.contains(hint), "\(run.errors)")
  }

  @Test func aNameIsSuggested() throws {
    let near = try run("a.sbar", "the profil hides the bar")
    #expect(near.status == 3 && near.errors.contains("did you mean `the profile hides the bar`?"))
    let both = try run("a.sbar", "the profile")
    #expect(both.status == 64 && both.errors.contains("2 scenarios of `a.sbar` hold"))
    let far = try run("a.sbar", "wombat")
    #expect(far.errors.contains("there is \"the profile hides the bar\", \"the profile is light\""))
    #expect(try run("a.sbar:31", "x").status == 64)
  }

  /// One picture for each look of the bar; no program that reads the text gets any unasked.
  @Test func aMomentIsDrawnWhereThatIsWanted() throws {
    let run = try run("a.sbar:35", "--pictures").output
    #expect(run.contains("iOS 16                    iOS 18\n"), "\(run)")
    #expect(run.contains("╭────────▂▂▂▂▂▂────────╮  ╭────────▂▂▂▂▂▂────────╮\n"))
    #expect(run.contains("[Watch]       Me"))
    #expect(try !self.run("a.sbar:35").output.contains("╭"))
    let ascii = try self.run("a.sbar:35", "--pictures", "--ascii").output
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 } && ascii.contains(" 9:41 "))
  }

  @Test func beforeTheLaunchNothingIsOnScreen() throws {
    let run = try run("a.sbar:39")
    #expect(run.output.contains("✘ nothing is on screen before the app is launched"))
  }

  @Test func aBarThatLagsBehindIsExplainedAsItWasAsked() throws {
    let page = try #require(CodePage.of(.stalePass))
    let run = try run("a.sbar:17", text: page.badFile)
    #expect(run.output.contains("; it lags behind: a question now would find it hidden\n"))
    #expect(run.output.contains("prefersStatusBarHidden answers false"))
  }

  @Test func aFileWithMistakesIsNotExplained() throws {
    let run = try run("a.sbar:2", text: "app A {\n  ios 16\n  devise 3\n}\n")
    #expect(run.status == 2 && run.output.contains("error[SB1015]"))
  }

  @Test func underACardEverybodyIsNamedWithTheReason() throws {
    let text = """
      app Notes {
          ios 16.4
          device "iPhone 14"

          UINavigationController { Desk() }
      }

      class Desk: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Note: UIViewController { }

      scenario "a card" {
          launch
          present Note as pageSheet
          expect visible
          dismiss
          present Note as fullScreen
          expect visible
      }

      """
    let run = try run("a.sbar:17", text: text)
    #expect(
      run.output.contains(
        """
        hidden     false, by system
          system decides: false (U37)
          window of the app (line 1): asked
          └─ UINavigationController (line 5): not asked: while a card is up, the system decides \
        (U37)
             ├─ Desk (line 5): not asked: while a card is up, the system decides (U37)
             └─ Note: not asked: a card on an iPhone makes the bar visible and light (U37)
        """), "\(run.output)")
    // A controller that presents another in full screen is not asked because of that.
    let covered = try self.run("a.sbar:20", text: text)
    #expect(
      covered.output.contains(
        "UINavigationController (line 5): not asked: what is presented over it is asked"),
      "\(covered.output)")
  }

  @Test func onItsSideNobodyIsAskedAndEachIsNamed() throws {
    let text = """
      app Notes {
          ios 16.4
          device "iPhone 14"

          Desk()
      }

      class Desk: UIViewController { }

      scenario "on its side" on orientation landscape {
          launch
          expect hidden
      }

      """
    let run = try run("a.sbar:12", text: text)
    #expect(
      run.output.contains("Desk (line 5): not asked: the device decides (U51)"), "\(run.output)")
  }

  @Test func whatNobodyKnowsIsNamedWithItsLineAndAllItsAnswers() throws {
    let text = """
      app Gallery {
          ios 16.4
          device "iPhone 14"

          Photo()
      }

      class Photo: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
          func load() { Loader.shared.load { [self] in isFull = true; \
      setNeedsStatusBarAppearanceUpdate() } }
      }

      scenario "it may be full" {
          launch
          call Photo.load
          expect unknown
      }

      """
    let run = try run("a.sbar:16", text: text)
    #expect(
      run.output.contains(
        """
        hidden     unknown, by Photo
          cannot tell whether this closure runs (line 11)
          window of the app (line 1): asked
          └─ Photo (line 5)
                childForStatusBarHidden is nil
                prefersStatusBarHidden answers false or true (U14, line 10)
        """), "\(run.output)")
    let view = text.replacing("Photo()\n", with: "Image(\"a\").statusBarHidden(session.isLocked)\n")
      .replacing("    call Photo.load\n", with: "")
    let unsaid = try self.run("a.sbar:15", text: view)
    #expect(unsaid.output.contains("  `session.isLocked` is not known here (line 5)\n"))
    #expect(unsaid.output.contains("asks for false or true (S16)\n"))
  }

  @Test func byThePlistNobodyIsAskedForTheStyleEither() throws {
    let text = """
      app Gallery {
          ios 16.4
          device "iPhone 14"
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
              UIStatusBarHidden = YES
          }

          Photo()
      }

      class Photo: UIViewController { }

      scenario "no bar" {
          launch
          expect hidden
      }

      """
    let run = try run("a.sbar:16", text: text)
    #expect(!run.output.contains("the style is not asked while"), "\(run.output)")
    #expect(run.output.contains("Photo (line 9): not asked: the plist decides (U2)"))
  }
}
