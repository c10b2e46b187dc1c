import Interpreter
import Language
import Testing
import Wording

/// How a failure tells what led to it, in the order of time.
@Suite struct StoryTests {
  /// The marked text and what is said of it, line by line.
  private func story(_ text: String, location: SourceLocation = #_sourceLocation) throws -> [String]
  {
    let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
    let result = try #require(
      results(text).first { $0.outcome == .failed }, sourceLocation: location)
    let mismatch = try #require(result.cells.first?.told.first)
    return mismatch.story.map { source.text($0.location.range) + " | " + $0.text }
  }

  private func stack(_ photo: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        state isAway = false
        NavigationStack { NavigationLink("Photo") { Photo() } }
            .statusBarHidden(isAway)
    }
    screen Photo { Image("bridge")\(photo) }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test func aFlagHasItsWriterAndTheStepThatRanIt() throws {
    #expect(
      try story(
        stack(".onAppear { isAway = true }", "tap \"Photo\"\n    back\n    expect visible")) == [
          "isAway = true | set here, by Photo, at `tap \"Photo\"`",
          "isAway | the bar obeys this; it is still true",
          "back | Photo goes; nothing sets it back",
        ])
  }

  @Test func aStepIsAWriterToo() throws {
    #expect(
      try story(stack("", "set isAway = true\n    tap \"Photo\"\n    expect visible")) == [
        "set isAway = true | sets it",
        "isAway | the bar obeys this; it is still true",
      ])
  }

  @Test func whoWritesLastIsTold() throws {
    #expect(
      try story(
        stack(
          ".onAppear { isAway = true }.onDisappear { isAway = false }",
          "tap \"Photo\"\n    back\n    expect hidden")) == [
          "isAway = false | set here, by Photo, at `back`",
          "isAway | the bar obeys this; it is false",
        ])
  }

  @Test func aValueThatNobodyWroteHasNoStory() throws {
    #expect(try story(stack("", "expect hidden")).isEmpty)
  }

  @Test func aScreenThatAsksInVainCameFirst() throws {
    let text = stack(".statusBarHidden()", "tap \"Photo\"\n    expect hidden")
      .replacing("\n        .statusBarHidden(isAway)", with: "")
    #expect(
      try story(text) == [
        "tap \"Photo\" | Photo comes", "statusBarHidden() | has no effect here",
      ])
  }

  @Test func aPropertyOfAControllerHasItsWriter() throws {
    #expect(
      try story(
        """
        app A {
            ios 16
            device notch
            Feed()
        }
        class Feed: UIViewController {
            var isAway = false
            override var prefersStatusBarHidden: Bool { isAway }
            func hide() {
                isAway = true
                setNeedsStatusBarAppearanceUpdate()
            }
        }
        scenario "one" {
            launch
            call Feed.hide
            expect visible
        }
        """) == [
          "isAway = true | set here, by Feed, at `call Feed.hide`",
          "isAway | answers true",
        ])
  }

  @Test func theApplicationsSettersStay() throws {
    #expect(
      try story(
        """
        app A {
            ios 12.4
            device "iPhone 8"
            plist { UIViewControllerBasedStatusBarAppearance = NO }
            UINavigationController { List() }
        }
        class List: UIViewController { }
        class Film: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                UIApplication.shared.isStatusBarHidden = true
            }
        }
        scenario "one" {
            launch
            push Film
            pop
            expect visible
        }
        """) == [
          "UIApplication.shared.isStatusBarHidden = true | set here, at `push Film`",
          "pop | Film goes; nothing sets it back",
        ])
  }

  @Test func aScreenThatNobodyAsksCameWithAStep() throws {
    #expect(
      try story(
        """
        app A {
            ios 15
            device notch
            UINavigationController { Members() }
        }
        class Members: UIViewController { }
        class Profile: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        scenario "one" {
            launch
            push Profile
            expect light
        }
        """) == ["push Profile | Profile comes, and is not asked"])
  }

  @Test func theStyleOfANavigationBarSaysNothingOfVisibility() throws {
    let text = """
      app A {
          ios 15
          device notch
          UINavigationController { Members() }
      }
      class Members: UIViewController { }
      class Profile: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationController?.navigationBar.barStyle = .black
          }
      }
      scenario "one" {
          launch
          push Profile
          expect hidden
      }
      """
    #expect(try story(text) == ["push Profile | Profile comes, and is not asked"])
    let mismatch = try #require(results(text).first?.cells.first?.told.first)
    #expect(
      mismatch.reasons.first?.text
        == "a navigation controller whose bar is shown answers for visibility itself: Profile is"
        + " not asked")
  }

  // MARK: - In the account of a moment

  @Test func whoeverAnswersHasItsWriter() throws {
    let text = stack(".onAppear { isAway = true }", "tap \"Photo\"\n    back\n    expect hidden")
    let plan = plan(text)
    let scenario = try #require(plan.scenarios.first)
    let data = moments(of: plan, scenario: scenario, after: 2)
    let moment = MomentWords(try #require(data.first ?? nil))
    let candidates = moment.accounts.first?.candidates ?? []
    let modifier = try #require(candidates.first { $0.kind.isModifier })
    #expect(
      modifier.notes.map { $0.text } == ["asks for true", "set by Photo, at `tap \"Photo\"`"])
    let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
    let write = try #require(modifier.notes.last)
    #expect(write.location.map { source.text($0.range) } == "isAway = true")
    #expect(write.step.map { source.text($0.range) } == "tap \"Photo\"")
  }

  @Test func aStepIsAWriterInTheAccountToo() throws {
    let plan = plan(stack("", "set isAway = true\n    expect hidden"))
    let scenario = try #require(plan.scenarios.first)
    let data = moments(of: plan, scenario: scenario, after: 1)
    let moment = MomentWords(try #require(data.first ?? nil))
    let notes = moment.accounts.flatMap { $0.candidates.flatMap { $0.notes.map { $0.text } } }
    #expect(notes.contains("set by the step `set isAway = true`"))
  }

  @Test func anInputHasItsWriter() throws {
    let text = """
      app A {
          ios 17
          device notch
          Film()
      }
      screen Film {
          input isNight
          Text("film").preferredColorScheme(isNight ? .dark : .light).statusBarHidden(session.isOn)
      }
      scenario "one" on session.isOn false {
          launch
      STEPS
      }
      """
    #expect(
      try story(
        text.replacing("STEPS", with: "    set Film.isNight = true\n    expect dark")) == [
          "set Film.isNight = true | sets it",
          "isNight ? .dark : .light | the bar obeys this; it is .dark",
        ])
    #expect(
      try story(
        text.replacing(
          "STEPS", with: "    set session.isOn = true\n    rotate portrait\n    expect visible"))
        == [
          "set session.isOn = true | sets it",
          "session.isOn | the bar obeys this; it is still true",
        ])
  }

  @Test func aBarThatGoesHasItsWriterWhereAnotherAnswersNow() throws {
    let text = """
      app A {
          ios 17
          device notch
          UINavigationController { Feed() }
      }
      class Feed: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          func clear() { navigationController?.isNavigationBarHidden = true }
      }
      scenario "one" {
          launch
          call Feed.clear
          expect dark
      }
      """
    #expect(
      try story(text) == [
        "navigationController?.isNavigationBarHidden = true | set here, at `call Feed.clear`",
        ".lightContent | answers .lightContent",
      ])
  }
}
