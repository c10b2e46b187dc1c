import Interpreter
import Language
import Testing
import Wording

/// How a failure tells of windows, libraries, requests, and of what has no effect.
@Suite struct WindowStoryTests {
  /// The marked text and what is said of it, line by line.
  private func story(
    _ text: String, unheard: Bool = false, location: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
    let result = try #require(
      results(text).first { $0.outcome == .failed }, sourceLocation: location)
    let mismatch = try #require(result.cells.first?.told.first)
    return (unheard ? mismatch.unheard : mismatch.story).map {
      source.text($0.location.range) + " | " + $0.text
    }
  }

  private func toast(_ steps: String) -> String {
    """
    app A {
        ios 16
        device notch
        Home()
        window Toast(level: .alert, isHidden: true) { Message() }
    }
    class Home: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        func show() { Toast.isHidden = false }
        func enter() { view.window?.rootViewController = Message() }
        func darken() { view.window?.overrideUserInterfaceStyle = .dark }
    }
    class Message: UIViewController { }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test func aWindowThatCameOverHasItsMaker() throws {
    #expect(
      try story(toast("call Home.show\n    expect hidden")) == [
        "Toast.isHidden = false | shown here, by Home, at `call Home.show`",
        "Toast | lies on top, so it is asked",
      ])
  }

  @Test func aStepBringsAWindowAndTakesItAway() throws {
    #expect(
      try story(toast("show window Toast\n    expect hidden")) == [
        "show window Toast | brings the window", "Toast | lies on top, so it is asked",
      ])
    #expect(
      try story(toast("show window Toast\n    hide window Toast\n    expect visible")) == [
        "hide window Toast | takes the window away", "true | answers true",
      ])
  }

  @Test func anotherRootHasItsMaker() throws {
    #expect(
      try story(toast("call Home.enter\n    expect hidden")) == [
        "view.window?.rootViewController = Message() | made the root here, by Home, at "
          + "`call Home.enter`"
      ])
  }

  @Test func theStyleOfAWindowHasItsMaker() throws {
    let text = toast("call Home.darken\n    expect dark")
      .replacing("Bool { true }", with: "Bool { false }")
    #expect(
      try story(text) == [
        "view.window?.overrideUserInterfaceStyle = .dark | set here, by Home, at "
          + "`call Home.darken`"
      ])
  }

  @Test func aStyleInTheQueueHasItsModifier() throws {
    #expect(
      try story(
        """
        app A {
            ios 16
            device notch
            Home()
        }
        screen Home { Text("a").statusBarStyle(.lightContent) }
        scenario "one" {
            launch
            expect dark
        }
        """) == ["statusBarStyle(.lightContent) | set here, by Home, at `launch`"])
  }

  @Test func aStateOfAScrollViewHasItsModifier() throws {
    #expect(
      try story(
        """
        import ScrollKit 0.6
        app A {
            ios 16
            device notch
            NavigationStack { Home() }
        }
        screen Home {
            @StateObject var state = StatusBarVisibleState()
            ScrollView { Text("a") }
                .hideUntilPulled(state)
                .statusBarVisible(state)
        }
        scenario "one" {
            launch
            scroll to -60
            scroll to 0
            expect visible
        }
        """) == [
          "hideUntilPulled(state) | set here, by Home, at `scroll to 0`",
          "state | the bar obeys this; it is true",
        ])
  }

  private func player(_ body: String, _ steps: String) -> String {
    """
    app A {
        ios 16
        device notch
        Player()
    }
    class Player: UIViewController {
        var isFull = false
        override var prefersStatusBarHidden: Bool { isFull }
        func toggle() {
            isFull.toggle()
            \(body)
        }
    }
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  @Test func aStaleBarTellsWhoChangedWhatAndThatNobodyAsked() throws {
    #expect(
      try story(player("", "call Player.toggle\n    expect hidden")) == [
        "isFull | asked last at `launch`: false",
        "isFull.toggle() | changed here, by Player, at `call Player.toggle`; not asked again",
      ])
    #expect(
      try story(player("", "call Player.toggle\n    wait 1 s\n    expect hidden")) == [
        "isFull | asked last at `launch`: false",
        "isFull.toggle() | changed here, by Player, at `call Player.toggle`",
        "wait 1 s | not asked again so far",
      ])
  }

  @Test func aChangeThatShouldAnimateHasItsRequest() throws {
    let text = player(
      "setNeedsStatusBarAppearanceUpdate()", "call Player.toggle\n    expect animated fade")
    #expect(
      try story(text) == [
        "setNeedsStatusBarAppearanceUpdate() | asked for here, by Player, at "
          + "`call Player.toggle`, outside of an animation"
      ])
  }

  @Test func aPhoneOnItsSideHasItsStep() throws {
    #expect(
      try story(player("", "rotate landscape\n    wait 1 s\n    expect visible")) == [
        "rotate landscape | from here on the phone lies on its side"
      ])
  }

  // MARK: - What has no effect

  @Test func anOverrideThatNobodyAsksIsMarked() throws {
    let text = """
      app A {
          ios 16
          device notch
          UINavigationController { Profile() }
      }
      class Profile: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      scenario "one" {
          launch
          expect light
      }
      """
    #expect(try story(text, unheard: true) == [".lightContent | UIKit does not ask for this"])
  }

  @Test func aSetterThatIsDeafIsMarked() throws {
    let text = """
      app A {
          ios 16
          device notch
          Home()
      }
      class Home: UIViewController {
          override func viewDidLoad() { UIApplication.shared.statusBarStyle = .lightContent }
      }
      scenario "one" {
          launch
          expect light
      }
      """
    #expect(
      try story(text, unheard: true) == [
        "UIApplication.shared.statusBarStyle = .lightContent | ignored, at `launch`"
      ])
  }
}
