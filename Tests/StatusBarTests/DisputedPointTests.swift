import StatusBar
import Testing

/// Points on which sources disagree, decided as recommended.
@Suite struct DisputedPointTests {
  private func presenting(
    _ style: PresentationStyle, hidden: Bool? = nil, _ platform: Platform
  ) -> Run {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let card = builder.controller("Card", hidden: hidden)
    var run = builder.run(builder.use(feed), platform)
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: style, swiftUI: nil, captures: false, detentIsLarge: true,
          from: nil)))
    return run
  }

  @Test func controllerWithoutOverrideIsDefaultWhateverThePlistSays() {  // P1, U3
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    var platform = Platform.phone(16)
    platform.plist.style = .lightContent
    #expect(builder.run(builder.use(feed), platform).bar.style == .default)
  }

  @Test func landscapeIsHiddenByConstructionFrom13() {  // P5, U51
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: false)
    var run = builder.run(builder.use(feed), .homeButton(14))
    run.act(.device(.rotate(.landscapeLeft)))
    #expect(run.isHidden)
  }

  @Test func notchPhonesIgnoreEverythingInLandscapeFrom11() {  // Q8, U50
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: false)
    var run = builder.run(builder.use(feed), .named("iPhone X", 11))
    run.act(.device(.rotate(.landscapeLeft)))
    #expect(run.isHidden && run.hiddenOwner == "device")
  }

  @Test func smallWindowsNeverControlFrom10() {  // P11, U46
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: true)
    let overlay = builder.controller("Overlay")
    builder.window(builder.use(feed))
    builder.window(builder.use(overlay), level: 1, fillsScreen: false)
    #expect(builder.launch(.homeButton(10)).isHidden)
  }

  @Test func searchDoesNotMoveControl() {  // P13, U32
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let search = builder.controller("Search", .search, hidden: true)
    var run = builder.run(builder.use(feed), .pad(16))
    run.act(
      .navigate(
        .present(
          search, arguments: [], style: .overCurrentContext, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil)))
    #expect(!run.isHidden && run.hiddenOwner == "Feed")
  }

  @Test func miniPhonesHaveABarOf50Points() {  // P14, U54
    var builder = ProgramBuilder()
    let root = builder.text("Home")
    let run = builder.run(root, .named("iPhone 13 mini", 16))
    #expect(run.bar.height == 50)
  }

  @Test func settersEndWithTheSDKOf27() {  // P15, U10
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let light = builder.style(.lightContent)
    let paint = builder.handler([.configure(.setApplicationStyle(light))])
    builder.window(builder.use(feed))
    for (sdk, isLight) in [(UInt8(26), true), (27, false)] {
      var platform = Platform.phone(27)
      platform.sdk = Version(sdk)
      platform.plist.isViewControllerBased = false
      platform.plist.style = .darkContent
      var run = builder.launch(platform)
      run.act(.run(paint))
      #expect(run.isLight == isLight)
    }
  }

  @Test func presentationsThatAreNotFullScreenHideNothing() {  // D13, U34
    #expect(!presenting(.overFullScreen, .phone(14)).isHidden)
    #expect(!presenting(.formSheet, hidden: true, .pad(14)).isHidden)
  }

  @Test func whatANonControllingControllerPresentsIsNotReached() {  // Q5, U38
    let first = presenting(.overFullScreen, .named("iPad Air 2", 9))
    var builder = ProgramBuilder()
    builder.program = first.program
    let cover = builder.controller("Cover", hidden: true)
    var run = first
    run.program = builder.program
    run.act(
      .navigate(
        .present(
          cover, arguments: [], style: .fullScreen, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil)))
    #expect(!run.isHidden && run.hiddenOwner == "Feed")
  }

  @Test func applicationValueStaysOverACardUnderNo() {  // Q12, U37
    var platform = Platform.phone(14)
    platform.plist.isViewControllerBased = false
    platform.plist.style = .darkContent
    let run = presenting(.pageSheet, platform)
    #expect(!run.isLight && run.styleOwner == "plist")
  }

  @Test func hidingTakesTheInsetOfPhonesWithAHomeButtonOnly() {  // S26
    for (platform, inset) in [(Platform.homeButton(16), 0.0), (.phone(16), 47), (.pad(16), 0)] {
      var builder = ProgramBuilder()
      let root = builder.hidden(builder.text("Home"))
      let run = builder.run(root, platform)
      #expect(run.questions.quantity(.topInset) == .number(inset))
    }
  }

  @Test func isPresentedIsAboutBeingPushedNotAboutBeingOnTop() {  // S80
    var builder = ProgramBuilder()
    let isPresented = builder.formula(.environment(.isPresented))
    let third = builder.text("Third")
    let link = builder.link("Third", third)
    let second = builder.modified(link, .bar(.statusBarHidden(isPresented)))
    let first = builder.link("Second", second)
    let root = builder.modified(first, .bar(.statusBarHidden(isPresented)))
    var run = builder.run(builder.stack(root, .view))
    #expect(!run.isHidden)
    run.tap("Second")
    #expect(run.isHidden)
    run.tap("Third")
    #expect(!run.isHidden)
    run.act(.navigate(.back))
    #expect(run.isHidden)
    run.act(.navigate(.back))
    #expect(!run.isHidden)
  }

  @Test func schemeOfABarOf26NeedsAVisibleBackground() {  // D8, S45
    for isVisible in [false, true] {
      var builder = ProgramBuilder()
      let rows = builder.view(.scroll(content: builder.text("Rows"), header: nil))
      let dark = builder.scheme(.dark)
      var content = builder.modified(rows, .bar(.toolbarColorScheme(dark, .navigationBar)))
      if isVisible {
        let value = builder.visibility(.visible)
        content = builder.modified(
          content, .bar(.toolbarBackgroundVisibility(value, .navigationBar)))
      }
      builder.program.screens[0].backdrop = Backdrop(isDark: false, changesAt: nil)
      let run = builder.run(builder.stack(content), .phone(26))
      #expect(run.isLight == isVisible)
      #expect(run.bar.isAutomatic != isVisible)
    }
  }
}
