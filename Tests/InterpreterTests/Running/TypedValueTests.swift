import Testing

/// Values that steps and headers give are of the type of what they are given to.
@Suite struct TypedValueTests {
  /// An app of a controller with typed properties, and steps for one scenario on it.
  private func feed(_ steps: String, header: String = "", ios: String = "16") -> String {
    """
    enum Mode { case plain, dark, immersive }
    class Feed: UIViewController {
        var style: UIStatusBarStyle = .default
        var mode = Mode.plain
        var scheme: ColorScheme?
        var count = 0
        override var preferredStatusBarStyle: UIStatusBarStyle {
            if scheme == ColorScheme.dark { return .lightContent }
            return mode == .dark ? .lightContent : style
        }
        override var prefersStatusBarHidden: Bool { mode == .immersive || count > 3 }
        func show(_ style: UIStatusBarStyle, in mode: Mode = .plain) {
            self.style = style
            self.mode = mode
            setNeedsStatusBarAppearanceUpdate()
        }
    }
    app Gallery {
        ios \(ios)
        device notch
        Feed()
    }
    scenario "one" \(header) {
    \(steps)
    }
    """
  }

  @Test(arguments: [
    "set Feed.style = .lightContent", "set Feed.style = UIStatusBarStyle.lightContent",
    "set Feed.mode = .dark", "set Feed.mode = Mode.dark", "set Feed.scheme = .dark",
    "set Feed.scheme = ColorScheme.dark",
  ])
  func aCaseIsOfTheTypeOfItsTarget(step: String) {
    check(
      feed("launch\n expect dark\n \(step)\n request update\n expect visible, light"),
      "one: passed")
    check(feed("\(step)\n launch\n expect visible, light"), "one: passed")
  }

  @Test func aHeaderGivesTypedValues() {
    check(
      feed(
        "launch\n expect light when Feed.mode == .dark\n expect dark when Feed.mode == .plain",
        header: "on Feed.mode [.plain, .dark]"),
      "one [Feed.mode .plain]: passed", "one [Feed.mode .dark]: passed")
    check(
      feed("launch\n expect light", header: "on Feed.preferredStatusBarStyle .lightContent"),
      "one: passed")
  }

  @Test func anArgumentOfACallIsTyped() {
    check(feed("launch\n call Feed.show(.lightContent)\n expect light"), "one: passed")
    check(feed("launch\n call Feed.show(.default, in: .dark)\n expect light"), "one: passed")
    check(feed("launch\n call Feed.show(.default, in: .immersive)\n expect hidden"), "one: passed")
    check(feed("launch\n call Feed.show(.default, .immersive)\n expect hidden"), "one: passed")
  }

  @Test(arguments: [
    ("set Feed.style = .lightContnt", "SB2008"), ("set Feed.mode = .drak", "SB2008"),
    ("set Feed.scheme = .drak", "SB2008"), ("set Feed.style = 3", "SB2519"),
    ("set Feed.mode = 3", "SB2519"), ("set Feed.mode = \"dark\"", "SB2519"),
    ("set Feed.mode = dark", "SB2519"), ("set Feed.style = nil", "SB2519"),
    ("set Feed.count = true", "SB2519"), ("set Feed.count = .dark", "SB2519"),
    ("call Feed.show(.lightContnt)", "SB2008"), ("call Feed.show(true)", "SB2519"),
    ("call Feed.show(.default, in: .drak)", "SB2008"),
    ("call Feed.show(.default, inside: .dark)", "SB2528"),
    ("call Feed.show", "SB2528"),
  ])
  func aMisfitIsAnError(step: String, code: String) {
    #expect(errors(feed("launch\n \(step)\n expect visible")) == [code])
  }

  @Test func aMisfitInAHeaderIsAnError() {
    #expect(errors(feed("launch\n expect light", header: "on Feed.mode [.drak]")) == ["SB2008"])
    #expect(errors(feed("launch\n expect light", header: "on Feed.mode [1, 2]")) == ["SB2519"])
    #expect(
      errors(feed("launch\n expect light", header: "on Feed.preferredStatusBarStyle .lght"))
        == ["SB2008"])
  }

  @Test func theSuggestionIsTheNearestCase() {
    let wrong = plan(feed("launch\n set Feed.mode = .drak\n expect visible")).diagnostics[0]
    #expect(wrong.message == "`drak` is not a case of `Mode`")
    #expect(wrong.primary.text == "did you mean `.dark`?")
    let bare = plan(feed("launch\n set Feed.mode = dark\n expect visible")).diagnostics[0]
    #expect(bare.message == "`dark` does not fit here: expected `Mode`")
    #expect(bare.fixes.first?.edits.first?.text == ".dark")
  }

  /// What is not declared has the type of what it is used for.
  @Test(arguments: ["ColorScheme.dark", ".dark"])
  func anInputIsOfTheTypeOfItsUse(value: String) {
    let text = """
      app Gallery {
          ios 16
          device notch
          Home()
      }
      struct Home: View {
          @ObservedObject var session: Session
          var body: some View {
              Text("a").preferredColorScheme(session.theme == ColorScheme.dark ? .dark : nil)
          }
      }
      scenario "one" {
          set session.theme = \(value)
          launch
          expect light
          expect session.theme == ColorScheme.dark
      }
      """
    check(text, "one: passed")
    #expect(errors(text.replacing("theme = \(value)", with: "theme = .drak")) == ["SB2008"])
    #expect(errors(text.replacing("theme = \(value)", with: "theme = 1")) == ["SB2519"])
  }

  @Test func aScreenIsGivenTypedArguments() {
    let text = """
      app Gallery {
          ios 16
          device notch
          UINavigationController { Feed() }
      }
      screen Feed: UIViewController
      class Photo: UIViewController {
          let style: UIStatusBarStyle
          init(style: UIStatusBarStyle) { self.style = style }
          override var preferredStatusBarStyle: UIStatusBarStyle { style }
      }
      scenario "one" {
          launch
          present Photo(style: .lightContent) as fullScreen
          expect light
      }
      """
    check(text, "one: passed")
    #expect(errors(text.replacing("style: .lightContent)", with: "style: .light)")) == ["SB2008"])
  }

  /// A state that may be given stands before the parameter that is.
  @Test func anArgumentGoesToItsProperty() {
    let text = """
      app Gallery {
          ios 16
          device notch
          Home()
      }
      struct Home: View { var body: some View { Text("a") } }
      struct Photo: View {
          @State var zoom = 1.0
          @Binding var isFull: Bool
          let isDark: Bool
          var body: some View {
              Text("b").statusBarHidden(isFull).preferredColorScheme(isDark ? .dark : .light)
          }
      }
      scenario "one" {
          launch
          present Photo(isDark: true) as fullScreenCover
          expect light
          dismiss
          present Photo(isFull: true, isDark: false) as fullScreenCover
          expect hidden
      }
      """
    check(text, "one: passed")
    #expect(errors(text.replacing("(isDark: true)", with: "(isDark: 1)")) == ["SB2519"])
    #expect(errors(text.replacing("(isDark: true)", with: "(isDrak: true)")) == ["SB2528"])
  }

  @Test func aCaseThatNoEnumHasIsAnErrorInCode() {
    #expect(
      errors(feed("launch\n expect dark").replacing("== .dark", with: "== .drak")) == ["SB2008"])
    #expect(
      errors(feed("launch\n expect dark").replacing("= Mode.plain", with: "= Mode.plian"))
        == ["SB2008"])
  }
}
