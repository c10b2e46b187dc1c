import Testing

/// What the statements of `call { … }` mean: the screen on top, and others by their names.
@Suite struct CallBlockTests {
  private func app(_ steps: String) -> String {
    """
    class Feed: UIViewController {
        var offset = 0.0
        var style = UIStatusBarStyle.default
        override var prefersStatusBarHidden: Bool { offset > 40 }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        func refresh() {
            offset = 60
            setNeedsStatusBarAppearanceUpdate()
        }
        func move(by distance: Double, style: UIStatusBarStyle = .default) {
            offset += distance
            self.style = style
            setNeedsStatusBarAppearanceUpdate()
        }
    }
    class Detail: UIViewController {
        var offset = 50.0
        var isOn = false
        override var prefersStatusBarHidden: Bool { isOn }
    }
    app Gallery {
        ios 16
        device notch
        Stack { Feed() }
    }
    container Stack: UINavigationController {
        childForStatusBarHidden = topViewController
        childForStatusBarStyle = topViewController
    }
    scenario "one" {
        launch
        expect visible
    \(steps)
    }
    """
  }

  @Test(arguments: [
    "offset = 60; setNeedsStatusBarAppearanceUpdate()",
    "self.offset = 60\n self.setNeedsStatusBarAppearanceUpdate()",
    "refresh()", "self.refresh()", "move(by: 60)",
    "Feed.offset = 60; setNeedsStatusBarAppearanceUpdate()",
    "Feed.offset = 60; Feed.setNeedsStatusBarAppearanceUpdate()",
    "Feed.refresh()", "Feed.move(by: 60)", "Feed.offset += 60; Feed.move(by: 0)",
    "if Feed.offset < 10 { Feed.refresh() }", "let far = 60.0; move(by: far)",
    "UIView.animate(withDuration: 1) { self.refresh() }",
  ])
  func statementsMeanTheTopScreen(statements: String) {
    check(app("call { \(statements) }\n expect hidden"), "one: passed")
  }

  @Test(arguments: ["offset = 60", "style = .lightContent", "Feed.style = .lightContent"])
  func whatTheyDoIsStaleWithoutAnUpdate(statement: String) {
    check(app("call { \(statement) }\n expect stale"), "one: passed")
  }

  @Test func aSuggestionIsOfTheScreens() {
    let wrong = plan(app("call { ofset = 60 }\n expect visible")).diagnostics[0]
    #expect(wrong.primary.text == "did you mean `offset`?")
    let named = plan(app("call { Feed.ofset = 60 }\n expect visible")).diagnostics[0]
    #expect(named.message == "`Feed` has no `ofset`")
    #expect(named.primary.text == "did you mean `offset`?")
  }

  @Test func theNameOfAScreenMeansItsTopmostUse() {
    let push = "push Feed\n call { Feed.refresh() }\n expect hidden\n back\n expect visible"
    check(app(push), "one: passed")
  }

  @Test func anArgumentIsLookedUpWhereItStands() {
    // The screen on top has an `offset` as well.
    check(
      app("push Detail\n call { Feed.move(by: offset) }\n back\n expect hidden"), "one: passed")
    check(app("push Detail\n call { Feed.offset = offset }\n back\n expect hidden"), "one: passed")
    check(
      app(
        "push Detail\n call { isOn = Feed.offset < 9; setNeedsStatusBarAppearanceUpdate() }"
          + "\n expect hidden"), "one: passed")
  }

  @Test func aScreenHasToLive() {
    check(
      app("call { Detail.isOn = true }\n expect visible"), "one: broken",
      "  SB4103 no Detail is alive")
    check(
      app("push Detail\n call { refresh() }\n expect visible"), "one: broken",
      "  SB4103 `call { refresh() }` means the top screen, which is not Feed")
  }

  @Test(arguments: [
    ("ofset = 60", "SB2001"), ("Feed.ofset = 60", "SB2007"), ("Feed.refrsh()", "SB2007"),
    ("refrsh()", "SB2001"), ("self.ofset = 60", "SB2001"),
    ("Feed.style = .lightContnt", "SB2008"), ("style = 3", "SB2022"),
    ("Feed.move(by: 60, style: .drak)", "SB2008"), ("Fed.refresh()", "SB2005"),
    ("setNeedsStatusBarAppearanceUpdat()", "SB2002"), ("move(by: far)", "SB2001"),
    ("if Feed.ofset > 3 { refresh() }", "SB2007"),
  ])
  func aSlipIsAnError(statements: String, code: String) {
    #expect(errors(app("call { \(statements) }\n expect visible")) == [code])
  }

  @Test func viewsAreMeantAsWell() {
    let text = """
      struct Home: View {
          @State private var isFull = false
          var body: some View { Panel().statusBarHidden(isFull) }
          func toggle() { isFull.toggle() }
      }
      struct Panel: View {
          @State var isDark = false
          var body: some View { Text("a").preferredColorScheme(isDark ? .dark : nil) }
      }
      app Gallery {
          ios 16
          device notch
          Home()
      }
      scenario "one" {
          launch
          call { Home.isFull = true }
          expect hidden
          call { Home.toggle() }
          expect visible, dark
          call { Panel.isDark = true }
          expect light
          call { isFull = true }
          expect hidden
          call { toggle() }
          expect visible
      }
      """
    check(text, "one: passed")
  }

  @Test func namesInsideAStackMeanTheScreenWhoseContentIsThere() {
    let text = """
      struct Root: View {
          @State var isFull = false
          var body: some View { NavigationStack { Text("a") }.statusBarHidden(isFull) }
      }
      app Gallery {
          ios 16
          device notch
          Root()
      }
      scenario "one" {
          launch
          call { isFull = true }
          expect hidden
      }
      """
    check(text, "one: passed")
  }
}
