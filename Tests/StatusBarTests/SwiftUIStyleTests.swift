import StatusBar
import Testing

@Suite struct SwiftUIStyleTests {
  /// A pushed album: scroll view, dark bar scheme, a background, hidden until scrolled.
  private func album(
    background: BarVisibility?, _ platform: Platform = .phone(16), hides: Bool = false,
    isBarHidden: Bool = false
  ) -> Run {
    var builder = ProgramBuilder()
    let rows = builder.text("Tracks")
    let height = builder.number(250)
    var content = builder.view(
      .scroll(
        content: rows,
        header: StickyHeader(
          height: height, minimumHeight: nil, stretches: builder.bool(true), onScroll: nil)))
    if let background {
      let value = builder.visibility(background)
      content = builder.modified(content, .bar(.toolbarBackgroundVisibility(value, .automatic)))
    }
    if isBarHidden {
      let value = builder.visibility(.hidden)
      content = builder.modified(content, .bar(.toolbarVisibility(value, .navigationBar)))
    }
    let dark = builder.scheme(.dark)
    content = builder.modified(content, .bar(.toolbarColorScheme(dark, .navigationBar)))
    if hides {
      let limit = builder.number(-3)
      content = builder.modified(
        content,
        .live(
          .visibilityUpdater(
            VisibilityUpdater(state: nil, offset: nil, hidesWhen: .greater, limit: limit))))
    }
    let album = builder.screen("Album", content)
    let use = builder.use(album)
    let link = builder.link("Album", use)
    let root = builder.stack(link)
    var run = builder.run(root, platform)
    run.tap("Album")
    return run
  }

  @Test func defaultFollowsTheColorScheme() {  // S1, U41
    var builder = ProgramBuilder()
    let root = builder.text("Home")
    var run = builder.run(root)
    #expect(!run.isLight)
    run.act(.device(.appearance(.dark)))
    #expect(run.isLight)
  }

  @Test func preferredColorSchemeOverridesTheUser() {  // S33
    var builder = ProgramBuilder()
    let text = builder.text("Home")
    let dark = builder.scheme(.dark)
    let root = builder.modified(text, .bar(.preferredColorScheme(dark)))
    #expect(builder.run(root).isLight)
  }

  @Test func outermostSchemeWinsEvenWithNil() {  // S34
    var builder = ProgramBuilder()
    let text = builder.text("Home")
    let dark = builder.scheme(.dark)
    let none = builder.scheme(nil)
    let inner = builder.modified(text, .bar(.preferredColorScheme(dark)))
    let root = builder.modified(inner, .bar(.preferredColorScheme(none)))
    #expect(!builder.run(root).isLight)
  }

  @Test func firstSiblingWithASchemeWins() {  // S34
    var builder = ProgramBuilder()
    let a = builder.text("A")
    let none = builder.scheme(nil)
    let first = builder.modified(a, .bar(.preferredColorScheme(none)))
    let b = builder.text("B")
    let dark = builder.scheme(.dark)
    let second = builder.modified(b, .bar(.preferredColorScheme(dark)))
    let root = builder.view(.group(type: nil, [first, second]))
    #expect(builder.run(root).isLight)
  }

  @Test func colorSchemeChangesOnlyTheSubtree() {  // S35
    var builder = ProgramBuilder()
    let text = builder.text("Home")
    let dark = builder.scheme(.dark)
    let root = builder.modified(text, .colorScheme(dark))
    #expect(!builder.run(root).isLight)
  }

  @Test func visibleBackgroundMakesTheSchemeCount() {  // S36, S37
    #expect(album(background: .visible).isLight)
    #expect(album(background: .visible).styleOwner == "NavigationStack")
  }

  @Test func automaticBackgroundWaitsForScrolling() {  // S38, S40
    var run = album(background: nil)
    #expect(!run.isLight)
    run.act(.scrollTo(-2))
    #expect(!run.isLight)
    run.act(.scrollTo(-3))
    #expect(run.isLight)
  }

  @Test func hiddenBackgroundCountsAsAutomaticUnlessStrict() {  // S39, D4
    var run = album(background: .hidden)
    run.act(.scrollTo(-3))
    #expect(run.isLight)
    var platform = Platform.phone(16)
    platform.policies.hiddenBackgroundCountsAsAutomatic = false
    run = album(background: .hidden, platform)
    run.act(.scrollTo(-3))
    #expect(!run.isLight)
  }

  @Test func hiddenNavigationBarRendersNoScheme() {  // S42
    #expect(!album(background: .visible, isBarHidden: true).isLight)
  }

  /// The worked values of the scrolling header: offset, hidden, light, ratio, title opacity.
  @Test(arguments: [
    (20.0, true, 1.08), (0, true, 1), (-2, true, 0.992), (-2.9, true, 0.9884),
    (-3, false, 0.988), (-125, false, 0.5), (-250, false, 0), (-300, false, -0.2),
  ])
  func workedValues(offset: Double, isHidden: Bool, ratio: Double) throws {  // S53, S56, S58
    var run = album(background: .hidden, hides: true)
    #expect(run.isHidden)
    run.act(.scrollTo(-10))
    run.act(.scrollTo(offset))
    #expect(run.isHidden == isHidden)
    guard case .number(let actual) = run.questions.quantity(.headerVisibleRatio)
    else { throw WrongQuantity() }
    #expect(abs(actual - ratio) < 1e-9)
    if !isHidden { #expect(run.isLight) }
  }

  @Test func leavingAScrolledAlbumShowsTheBar() {  // S56c, S57, D5
    var run = album(background: .hidden, hides: true)
    run.act(.scrollTo(-100))
    run.act(.navigate(.back))
    #expect(!run.isHidden)
    var platform = Platform.phone(16)
    platform.policies.resetFiresOffsetHandler = true
    run = album(background: .hidden, platform, hides: true)
    run.act(.scrollTo(-100))
    run.act(.navigate(.back))
    #expect(run.isHidden)
  }

  @Test func leavingAnUnscrolledAlbumShowsTheBar() {  // S57
    var run = album(background: .hidden, hides: true)
    run.act(.navigate(.back))
    #expect(!run.isHidden)
  }

  @Test func placementDecidesFrom27() {  // S30, S46
    var builder = ProgramBuilder()
    let text = builder.text("Home")
    let hidden = builder.visibility(.hidden)
    let root = builder.modified(text, .bar(.toolbarVisibility(hidden, .statusBar)))
    #expect(builder.run(root, .phone(27)).isHidden)
    #expect(!builder.launch(.phone(26)).isHidden)

    var other = ProgramBuilder()
    let label = other.text("Home")
    let dark = other.scheme(.dark)
    let styled = other.modified(label, .bar(.toolbarColorScheme(dark, .statusBar)))
    #expect(other.run(styled, .phone(27)).isLight)
    #expect(!other.launch(.phone(26)).isLight)
  }

  @Test func rootSubclassDecidesButNotForACover() {  // S11
    var builder = ProgramBuilder()
    let host = builder.controller("BrandHost", .hosting, style: .lightContent)
    let card = builder.screen("Card", builder.text("Card"))
    builder.window(builder.text("Home"), host: host)
    var run = builder.launch()
    #expect(run.isLight)
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: nil, swiftUI: .fullScreenCover, captures: false,
          detentIsLarge: true, from: nil)))
    #expect(!run.isLight)
  }

  @Test func defaultIsAutomaticFrom17() {  // U41, P6
    var builder = ProgramBuilder()
    let root = builder.text("Home")
    let run = builder.run(root, .phone(17))
    #expect(run.bar.isAutomatic && run.bar.isHint && !run.isLight)
    #expect(!builder.launch(.phone(16)).bar.isAutomatic)
  }

  @Test func backdropDecidesTheAutomaticContent() {  // S45
    var builder = ProgramBuilder()
    let text = builder.text("Home")
    let scroll = builder.view(.scroll(content: text, header: nil))
    builder.program.screens[0].backdrop = Backdrop(isDark: true, changesAt: -220)
    var run = builder.run(scroll, .phone(26))
    #expect(run.isLight && !run.bar.isHint)
    run.act(.scrollTo(-220))
    #expect(!run.isLight)
  }
}

private struct WrongQuantity: Error {}
