import Interpreter
import Testing
import Wording

/// What a failure says of settings that ask for what is expected, and ask in vain.
@Suite struct RemedyTests {
  private func hints(_ text: String) throws -> [String] {
    let result = try #require(results(text).first)
    #expect(result.outcome == .failed)
    return try #require(result.cells.first?.told.first).hints
  }

  private func stack(_ modifier: String, _ expectation: String) -> String {
    """
    app A {
        ios 17
        device notch
        NavigationStack { NavigationLink("Photo") { Photo() } }
    }
    screen Photo { Image("bridge")\(modifier) }
    scenario "one" {
        launch
        tap "Photo"
        expect \(expectation)
    }
    """
  }

  private func navigation(_ style: String, _ expectation: String) -> String {
    """
    app A {
        ios 16
        device notch
        UINavigationController { Feed() }
    }
    class Feed: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { \(style) }
    }
    scenario "one" {
        launch
        expect \(expectation)
    }
    """
  }

  @Test func aModifierOnAPushedScreenBelongsOnTheStack() throws {
    #expect(
      try hints(stack(".statusBarHidden()", "hidden"))
        == ["put the modifier on the NavigationStack and bind it to a state"])
  }

  @Test func anOverrideUnderANavigationBarHasItsWaysOut() throws {
    #expect(
      try hints(navigation(".lightContent", "light")) == [
        "set navigationBar.barStyle, or return topViewController from childForStatusBarStyle "
          + "in a subclass"
      ])
  }

  @Test func whatAsksForSomethingElseIsNoRemedy() throws {
    #expect(try hints(stack(".statusBarHidden(false)", "hidden")).isEmpty)
    #expect(try hints(stack("", "hidden")).isEmpty)
    #expect(try hints(navigation(".darkContent", "light")).isEmpty)
    #expect(try hints(navigation(".lightContent", "hidden")).isEmpty)
  }
}
