import Host
import StatusBar
import Testing

/// SwiftUI inside UIKit and the other way round.
@Suite struct MixedWorldTests {
  @Test func hostedScreenInAUIKitStackHasTheDefaultStyle() {  // S12, S13
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", style: .lightContent)
    let detail = builder.screen("Detail", builder.text("Detail"))
    let stack = builder.controller("Forwarding", .navigation) { _ in }
    let me = builder.formula(.thisController)
    let top = builder.formula(.property(.topViewController, of: me))
    builder.program.screens[Int(stack.index)].overrides[.childForStatusBarStyle] = top
    var run = builder.run(builder.holding(stack, [builder.use(feed)]))
    #expect(run.isLight)
    run.act(.navigate(.push(detail, arguments: [])))
    #expect(!run.isLight && run.styleOwner == "Detail")
  }

  @Test func plainViewNeverOwnsTheBar() {  // S10
    var builder = ProgramBuilder()
    let label = builder.view(.leaf(type: builder.symbol("MapView"), label: nil))
    #expect(builder.run(builder.hidden(label)).isHidden)
  }

  @Test func popoverNeverOwnsTheBar() {  // S6
    var builder = ProgramBuilder()
    let card = builder.screen("Card", builder.hidden(builder.text("Card")))
    var run = builder.run(builder.text("Home"), .pad(16))
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: nil, swiftUI: .popover, captures: false,
          detentIsLarge: true, from: nil)))
    #expect(!run.isHidden)
  }

  @Test func capturingSheetIsAsked() {  // S4
    var builder = ProgramBuilder()
    let card = builder.screen("Card", builder.hidden(builder.text("Card")))
    var run = builder.run(builder.text("Home"))
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: .pageSheet, swiftUI: nil, captures: true,
          detentIsLarge: true, from: nil)))
    #expect(run.isHidden)
  }

  @Test func splitViewAsksLikeAStack() {  // S23
    var builder = ProgramBuilder()
    let photo = builder.hidden(builder.text("Photo"))
    let link = builder.link("Photo", photo)
    var run = builder.run(builder.stack(link, .splitView))
    run.tap("Photo")
    #expect(!run.isHidden)
  }

  @Test func preferenceLeavesWithItsView() {  // S16
    var builder = ProgramBuilder()
    let flag = builder.state("isReading", .bool(true))
    let page = builder.hidden(builder.text("Page"))
    let other = builder.text("Cover")
    let read = builder.read(flag)
    let branch = builder.view(.conditional(read, then: page, otherwise: other))
    let button = builder.button("Close", [.change(.toggle(flag))])
    var run = builder.run(builder.view(.group(type: nil, [branch, button])))
    #expect(run.isHidden)
    run.tap("Close")
    #expect(!run.isHidden)
  }

  @Test func coverInheritsTheSchemeUnlessThePolicyDeniesIt() {  // D11, S44
    for inherits in [true, false] {
      var builder = ProgramBuilder()
      let card = builder.screen("Card", builder.text("Card"))
      let dark = builder.scheme(.dark)
      let home = builder.modified(builder.text("Home"), .bar(.preferredColorScheme(dark)))
      var platform = Platform.phone(16)
      platform.policies.coverInheritsScheme = inherits
      var run = builder.run(home, platform)
      run.act(
        .navigate(
          .present(
            card, arguments: [], style: nil, swiftUI: .fullScreenCover, captures: false,
            detentIsLarge: true, from: nil)))
      #expect(run.isLight == inherits)
    }
  }

  @Test func presentationHangsAtTheOutermostAncestor() {  // U17
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let drawer = builder.controller("Drawer", .plain)
    let card = builder.controller("Card", hidden: true)
    let style = builder.constant(.presentation(.fullScreen))
    let show = builder.handler([
      .navigate(.present(.screen(card, arguments: []), style: style, captures: nil))
    ])
    var run = builder.run(builder.holding(drawer, [builder.use(feed)]))
    run.act(.call(ScreenUse(feed), show, arguments: []))
    #expect(run.isHidden && run.hiddenOwner == "Card")
  }

  @Test func queueIsSharedAndReachesEveryHost() {  // S64, D14
    var builder = ProgramBuilder()
    let card = builder.screen("Card", builder.text("Card"))
    let light = builder.style(.lightContent)
    let root = builder.modified(builder.text("Home"), .live(.styleQueue(light, duration: nil)))
    var run = builder.run(root, .phone(15))
    #expect(run.isLight)
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: nil, swiftUI: .fullScreenCover, captures: false,
          detentIsLarge: true, from: nil)))
    #expect(run.isLight)
  }

  @Test func queueUpdateAnimatesForItsDuration() {  // S67
    let queue = StyleQueueProbe()
    #expect(queue.firstActivation == .successful)
    #expect(queue.secondActivation == .failed)
  }

  @Test func deepRecursionOfScreensIsALimitNotATrap() {
    var builder = ProgramBuilder()
    let placeholder = builder.view(.empty)
    let a = builder.screen("A", placeholder)
    let use = builder.use(a)
    builder.program.screens[Int(a.index)].body = use
    let run = DeepStack.run { builder.run(use) }
    #expect(run.problem == .modelLimit)
  }
}

/// Seed 001's interposition states, through a world.
private struct StyleQueueProbe {
  var firstActivation = Interposed.pending
  var secondActivation = Interposed.pending

  init() {
    var builder = ProgramBuilder()
    let light = builder.style(.lightContent)
    let root = builder.modified(builder.text("Home"), .live(.styleQueue(light, duration: nil)))
    var run = builder.run(root, .phone(15))
    firstActivation = interposed(run)
    run.act(.background)
    run.act(.foreground)
    secondActivation = interposed(run)
  }

  private func interposed(_ run: Run) -> Interposed {
    var program = run.program
    program.formulas.append(Formula(.environment(.interposed), site: .none))
    let value = Questions(run.world, SharedProgram(program)).value(
      FormulaID(Int32(program.formulas.count - 1)), screen: nil)
    if case .interposed(let state) = value { return state }
    return .pending
  }
}
