import StatusBar
import Testing

/// Seed 001: the swizzled queue, by its traces.
@Suite struct StyleQueueTests {
  private func app() -> (ProgramBuilder, ViewID) {
    var builder = ProgramBuilder()
    let text = builder.text("Detail")
    let dark = builder.style(.darkContent)
    let detail = builder.modified(text, .live(.styleQueue(dark, duration: nil)))
    let card = builder.screen("Detail", detail)
    let use = builder.use(card)
    let link = builder.link("Detail", use)
    let stack = builder.stack(link, .view)
    let light = builder.style(.lightContent)
    let root = builder.modified(stack, .live(.styleQueue(light, duration: nil)))
    return (builder, root)
  }

  @Test func pushIsRightAndStays() {  // S65
    var (builder, root) = app()
    var run = builder.run(root, .phone(15))
    #expect(run.isLight)
    run.tap("Detail")
    #expect(!run.isLight)
    run.act(.navigate(.back))
    #expect(run.problem == nil)
    // The first entry, not the last, is removed: the root's own style is lost (S65, S66).
    #expect(!run.isLight)
  }

  @Test func secondActivationReportsFailure() {  // S68a, S69
    var (builder, root) = app()
    var run = builder.run(root, .phone(15))
    #expect(run.questions.quantity(.fallbackStripHeight) == .none)
    run.act(.background)
    run.act(.foreground)
    #expect(run.isLight)
    #expect(run.questions.quantity(.fallbackStripHeight) == .number(47))
  }

  @Test func sheetLeavesItsStyleBehind() {  // S66a
    var (builder, root) = app()
    builder.window(root)
    var run = builder.launch(.phone(15))
    let detail = ScreenID(1)
    run.act(
      .navigate(
        .present(
          detail, arguments: [], style: nil, swiftUI: .sheet, captures: false, detentIsLarge: true,
          from: nil)))
    run.act(.navigate(.dismiss(nil)))
    #expect(!run.isLight)
  }
}

extension StyleQueueTests {
  @Test func requestGoesToTheKeyWindowOnly() {  // S67, P9, S3
    var builder = ProgramBuilder()
    let style = builder.state("style", .style(.lightContent))
    let dark = builder.style(.darkContent)
    let button = builder.button("Change", [.change(.assign(style, dark))])
    let read = builder.read(style)
    let screen = builder.screen(
      "Home", builder.modified(button, .live(.styleQueue(read, duration: nil))))
    let overlay = builder.screen("Overlay", builder.text("Overlay"))
    builder.window(builder.use(screen))
    builder.window(builder.use(overlay), name: "Over", level: 1, isHidden: true)
    var run = builder.launch(.phone(15))
    #expect(run.isLight)
    run.act(.showWindow(builder.symbol("Over"), asKey: false))
    #expect(run.isLight)
    run.tap("Change")
    #expect(run.problem == nil)
    #expect(run.isLight)
    #expect(run.questions.resolve().bar.content == .dark)
  }

  @Test func exchangingTwiceRestoresTheOriginal() {  // S63
    var builder = ProgramBuilder()
    let light = builder.style(.lightContent)
    let again = builder.handler([.configure(.interpose), .configure(.requestUpdate(of: nil))])
    let root = builder.modified(builder.text("Home"), .live(.styleQueue(light, duration: nil)))
    var run = builder.run(root, .phone(15))
    #expect(!run.isLight)  // an app that exchanges by hand has not done so yet
    run.act(.run(again))
    #expect(run.isLight)
    run.act(.run(again))
    #expect(!run.isLight)
  }
}
