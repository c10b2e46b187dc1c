import StatusBar
import Testing

/// What makes the system ask again, and what does not (U19, U20, P9).
@Suite struct RequestTests {
  private func advice(_ run: Run) -> [Advice] {
    var found: [Advice] = []
    for case .ignored(let advice) in run.journal.events
    where advice.kind == .changeWithoutRequest {
      found.append(advice)
    }
    return found
  }

  private func wasEvaluated(_ run: Run) -> Bool {
    run.journal.events.contains { if case .evaluated = $0 { true } else { false } }
  }

  /// Two pages of which the second hides the bar, in a class that names the page shown.
  private func pages(second hidden: Bool) -> Run {
    var builder = ProgramBuilder()
    let first = builder.controller("First")
    let second = builder.controller("Second", hidden: hidden)
    let me = builder.formula(.thisController)
    let shown = builder.formula(.property(.firstViewController, of: me))
    let pages = builder.controller("Pages", .page) { $0[.childForStatusBarHidden] = shown }
    return builder.run(builder.holding(pages, [builder.use(first), builder.use(second)]))
  }

  @Test func anExchangeOfPagesIsNoEvent() {  // U19
    var run = pages(second: true)
    run.act(.select(.pageNumber(2)))
    #expect(run.problem == nil && !run.isHidden && !wasEvaluated(run))
    #expect(run.questions.resolve().bar.isHidden)
    #expect(advice(run).map { $0.rule } == [.u19])
    #expect(!run.journal.wasIgnored)
    run.act(.requestUpdate(nil))
    #expect(run.isHidden && run.hiddenOwner == "Second" && advice(run).isEmpty)
    run.act(.select(.pageNumber(1)))
    #expect(run.isHidden && advice(run).map { $0.rule } == [.u19])
    run.act(.device(.rotate(.portraitUpsideDown)))
    #expect(!run.isHidden && advice(run).isEmpty)
  }

  @Test func pagesThatAnswerAlikeNeedNoRequest() {  // U19
    var run = pages(second: false)
    run.act(.select(.pageNumber(2)))
    #expect(!run.isHidden && advice(run).isEmpty)
  }

  @Test func tabsAreAnEvent() {  // U19, U26
    var builder = ProgramBuilder()
    let first = builder.controller("First")
    let second = builder.controller("Second", hidden: true)
    let tabs = builder.controller("Tabs", .tabBar)
    var run = builder.run(builder.holding(tabs, [builder.use(first), builder.use(second)]))
    run.act(.select(.tabNumber(2)))
    #expect(run.isHidden && wasEvaluated(run) && advice(run).isEmpty)
  }

  /// A root that keeps a controller in a property, to lay that one's view into its own or to make
  /// it a child, and hides where that one says so.
  private func keeping(asChild: Bool) -> (run: Run, content: ScreenID, change: HandlerID) {
    var builder = ProgramBuilder()
    let content = builder.controller("Content")
    let root = builder.controller("Root")
    let no = builder.bool(false)
    let isAway = builder.symbol("isAway")
    builder.program.screens[Int(content.index)].slots.append(
      Slot(name: isAway, kind: .state, initial: no, site: .none))
    let new = builder.formula(
      .makeController(
        NewController(.screen(content, arguments: []), style: nil, captures: nil)))
    let kept = builder.symbol("content")
    builder.program.screens[Int(root.index)].slots.append(
      Slot(name: kept, kind: .state, initial: new, site: .none))
    let held = builder.read(.own(0))
    let answer = builder.formula(.stored(slot: 0, of: held))
    builder.program.screens[Int(root.index)].overrides[.prefersStatusBarHidden] = answer
    if asChild {
      let add = builder.handler([.attach(.addChild(held, to: nil))])
      builder.program.screens[Int(root.index)].callbacks.append((.viewDidLoad, add))
    }
    let change = builder.handler([.change(.toggle(.own(0))), .configure(.requestUpdate(of: nil))])
    return (builder.run(builder.use(root)), content, change)
  }

  @Test func theRequestOfAnOrphanReachesNoWindow() {  // U20, P9
    var (run, content, change) = keeping(asChild: false)
    run.act(.call(ScreenUse(content), change, arguments: []))
    #expect(run.problem == nil && !run.isHidden && run.journal.wasIgnored && !wasEvaluated(run))
    #expect(advice(run).map { $0.rule } == [.u20])
    run.act(.requestUpdate(ScreenUse(content)))
    #expect(!run.isHidden && run.journal.wasIgnored)
    run.act(.requestUpdate(nil))
    #expect(run.isHidden && !run.journal.wasIgnored)
  }

  @Test func thatOfAChildReachesIts() {  // U20, P9
    var (run, content, change) = keeping(asChild: true)
    run.act(.call(ScreenUse(content), change, arguments: []))
    #expect(run.isHidden && !run.journal.wasIgnored && wasEvaluated(run))
  }
}
