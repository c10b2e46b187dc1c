import StatusBar
import Testing

@Suite struct PresentationTests {
  /// Presents a controller that hides the bar in light style from one that does neither.
  private func presented(
    _ style: PresentationStyle, captures: Bool = false, isLarge: Bool = true, _ platform: Platform
  ) -> Run {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: false, style: .darkContent)
    let card = builder.controller("Card", hidden: true, style: .lightContent)
    var run = builder.run(builder.use(feed), platform)
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: style, swiftUI: nil, captures: captures,
          detentIsLarge: isLarge, from: nil)))
    return run
  }

  @Test func fullScreenTakesOver() {  // U33
    #expect(presented(.fullScreen, .phone(16)).hiddenOwner == "Card")
  }

  @Test(arguments: [
    PresentationStyle.overFullScreen, .currentContext, .overCurrentContext, .custom, .popover,
    .formSheet, .pageSheet,
  ])
  func otherStylesNeedTheFlag(style: PresentationStyle) {  // U34, P4, P19
    #expect(presented(style, captures: true, .pad(16)).hiddenOwner == "Card")
    #expect(presented(style, .pad(16)).hiddenOwner == "Feed")
  }

  @Test func customAlwaysTookControlFrom8To9() {  // U35, Q3
    #expect(presented(.custom, .named("iPhone 6", 9)).hiddenOwner == "Card")
    #expect(presented(.custom, .named("iPhone 6", 8)).hiddenOwner == "Feed")
    #expect(presented(.custom, .homeButton(11)).hiddenOwner == "Feed")
  }

  @Test func sheetsAdaptedToFullScreenBefore13() {  // U36
    #expect(presented(.formSheet, .homeButton(12)).hiddenOwner == "Card")
    #expect(presented(.automatic, .homeButton(12)).hiddenOwner == "Card")
  }

  @Test func cardShowsLightContent() {  // U37, S5
    let run = presented(.automatic, .phone(16))
    #expect(!run.isHidden && run.isLight && run.styleOwner == "system")
    #expect(presented(.pageSheet, isLarge: false, .phone(16)).styleOwner == "Feed")
    #expect(presented(.pageSheet, .pad(16)).styleOwner == "Feed")
    #expect(presented(.pageSheet, .phone(26)).styleOwner == "Feed")  // D9
  }

  @Test func chainBreaksAtAPresentationWithoutControl() {  // U38, P7
    var run = presented(.overFullScreen, .pad(16))
    var builder = ProgramBuilder()
    builder.program = run.program
    let cover = builder.controller("Cover", hidden: true, style: .lightContent)
    run.program = builder.program
    run.act(
      .navigate(
        .present(
          cover, arguments: [], style: .fullScreen, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil)))
    #expect(run.problem == nil)
    #expect(run.hiddenOwner == "Feed")
  }

  @Test func dismissalGivesControlBack() {  // U39
    var run = presented(.fullScreen, .phone(16))
    run.act(.moment(.beginDismiss))
    #expect(run.hiddenOwner == "Card")
    run.act(.moment(.cancel))
    #expect(run.hiddenOwner == "Card")
    run.act(.navigate(.dismiss(nil)))
    #expect(run.hiddenOwner == "Feed")
    #expect(run.world.controllerCount == 1)
  }

  @Test func pushAndPopRestoreTheWorld() {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let photo = builder.controller("Photo", hidden: true)
    let container = builder.controller("Stack", .navigation)
    var run = builder.run(builder.holding(container, [builder.use(feed)]), .homeButton(16))
    let before = run.bar
    run.act(.navigate(.push(photo, arguments: [])))
    #expect(run.isHidden)
    #expect(run.lastChange?.isAnimated == true)
    run.act(.navigate(.pop))
    #expect(run.bar == before)
    #expect(run.world.controllerCount == 2)
  }
}
