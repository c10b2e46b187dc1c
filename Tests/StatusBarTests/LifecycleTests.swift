import StatusBar
import Testing

@Suite struct LifecycleTests {
  /// A view that appends its digits to a counter of the app when it appears and disappears.
  private struct Logged {
    var builder = ProgramBuilder()
    var log: Variable

    init() { log = builder.state("log", .number(0)) }

    private mutating func append(_ digit: Double) -> HandlerID {
      let ten = builder.number(10)
      let old = builder.read(log)
      let shifted = builder.formula(.arithmetic(Arithmetic(.multiply, .double), old, ten))
      let digit = builder.number(digit)
      let sum = builder.formula(.arithmetic(Arithmetic(.add, .double), shifted, digit))
      return builder.handler([.change(.assign(log, sum))])
    }

    mutating func view(_ child: ViewID, appear: Double, disappear: Double) -> ViewID {
      let onAppear = append(appear)
      let onDisappear = append(disappear)
      let inner = builder.modified(child, .live(.onAppear(onAppear)))
      return builder.modified(inner, .live(.onDisappear(onDisappear)))
    }

    /// What was logged in a run.
    func digits(_ run: Run) -> Value {
      var program = run.program
      program.formulas.append(Formula(.variable(log), site: .none))
      return Questions(run.world, SharedProgram(program)).value(
        FormulaID(Int32(program.formulas.count - 1)), screen: nil)
    }
  }

  @Test func pushAndPopTellTheNewScreenFirst() {  // S72, S73
    var logged = Logged()
    let text = logged.builder.text("Detail")
    let detail = logged.view(text, appear: 3, disappear: 4)
    let link = logged.builder.link("Detail", detail)
    let home = logged.view(link, appear: 1, disappear: 2)
    var run = logged.builder.run(logged.builder.stack(home))
    run.tap("Detail")
    #expect(logged.digits(run) == .number(132))
    run.act(.navigate(.back))
    #expect(logged.digits(run) == .number(13214))
  }

  @Test func sheetTellsOnlyItsContent() {  // S75
    var logged = Logged()
    let text = logged.builder.text("Card")
    let body = logged.view(text, appear: 3, disappear: 4)
    let card = logged.builder.screen("Card", body)
    let label = logged.builder.text("Home")
    let home = logged.view(label, appear: 1, disappear: 2)
    var run = logged.builder.run(home)
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: nil, swiftUI: .sheet, captures: false, detentIsLarge: true,
          from: nil)))
    run.act(.navigate(.dismiss(nil)))
    #expect(logged.digits(run) == .number(134))
  }

  @Test func tabsTellTheNewOneFirst() {  // S76
    var logged = Logged()
    let first = logged.builder.text("One")
    let one = logged.view(first, appear: 1, disappear: 2)
    let second = logged.builder.text("Two")
    let two = logged.view(second, appear: 3, disappear: 4)
    let label = logged.builder.symbol("Two")
    let tabs = logged.builder.view(
      .tabs(
        [Tab(label: nil, tag: nil, content: one), Tab(label: label, tag: nil, content: two)],
        selection: nil, isAdaptable: false))
    var run = logged.builder.run(tabs)
    run.act(.select(.tab(label)))
    #expect(run.problem == nil)
    #expect(logged.digits(run) == .number(132))
  }

  @Test func cancelledWayBackTellsNobodyUnlessThePolicySaysSo() {  // S74, D6
    var logged = Logged()
    let text = logged.builder.text("Detail")
    let link = logged.builder.link("Detail", text)
    let home = logged.view(link, appear: 1, disappear: 2)
    let root = logged.builder.stack(home)
    var run = logged.builder.run(root)
    run.tap("Detail")
    run.act(.moment(.beginBack))
    run.act(.moment(.cancel))
    #expect(logged.digits(run) == .number(12))
    var platform = Platform.phone(16)
    platform.policies.cancelledBackFires = true
    run = logged.builder.launch(platform)
    run.tap("Detail")
    run.act(.moment(.beginBack))
    run.act(.moment(.cancel))
    #expect(logged.digits(run) == .number(1212))
    run.act(.moment(.beginBack))
    run.act(.moment(.finish))
    #expect(logged.digits(run) == .number(12121))
  }

  @Test func hideOnAppearAndShowOnDisappearEndsVisible() {  // S84
    var builder = ProgramBuilder()
    let flag = builder.state("isHidden", .bool(false))
    let yes = builder.bool(true)
    let no = builder.bool(false)
    let hide = builder.handler([.change(.assign(flag, yes))])
    let show = builder.handler([.change(.assign(flag, no))])
    func hiding(_ child: ViewID, _ builder: inout ProgramBuilder) -> ViewID {
      let inner = builder.modified(child, .live(.onAppear(hide)))
      return builder.modified(inner, .live(.onDisappear(show)))
    }
    let text = builder.text("Second")
    let second = hiding(text, &builder)
    let link = builder.link("Second", second)
    let first = hiding(link, &builder)
    let stack = builder.stack(first)
    let read = builder.read(flag)
    var run = builder.run(builder.modified(stack, .bar(.statusBarHidden(read))))
    #expect(run.isHidden)
    run.tap("Second")
    #expect(!run.isHidden)
  }

  @Test func onChangeDoesNotRunForTheFirstValue() {  // S81
    var builder = ProgramBuilder()
    let flag = builder.state("flag", .bool(false))
    let isHidden = builder.state("isHidden", .bool(false))
    let yes = builder.bool(true)
    let read = builder.read(flag)
    let handler = builder.handler([.change(.assign(isHidden, yes))])
    let button = builder.button("Go", [.change(.toggle(flag))])
    let watched = builder.modified(
      button, .live(.onChange(of: read, Watch(initial: nil, isSteadyAtLaunch: false), handler)))
    let hidden = builder.read(isHidden)
    var run = builder.run(builder.modified(watched, .bar(.statusBarHidden(hidden))))
    #expect(!run.isHidden)
    run.tap("Go")
    #expect(run.isHidden)
  }

  @Test func sheetsInheritTheEnvironmentFrom14() {  // S82, S55
    for (platform, crashes) in [
      (Platform.phone(16), false), (.homeButton(14), false), (.homeButton(13), true),
    ] {
      var builder = ProgramBuilder()
      let state = builder.visibleState()
      let text = builder.text("Card")
      let card = builder.screen("Card", text)
      let name = builder.symbol("state")
      builder.program.screens[Int(card.index)].slots.append(
        Slot(name: name, kind: .environmentObject, initial: nil, site: .none))
      let isShown = builder.state("isShown", .bool(false))
      let button = builder.button("Show", [.change(.toggle(isShown))])
      let content = builder.use(card)
      let presenting = builder.modified(
        button,
        .live(
          .presentation(
            .sheet, PresentationTrigger(variable: isShown, isItem: false), content: content,
            onDismiss: nil)))
      let read = builder.read(state)
      var run = builder.run(builder.modified(presenting, .bar(.statusBarVisible(read))), platform)
      run.tap("Show")
      #expect((run.problem == .trap(.s55, .none)) == crashes)
    }
  }

  @Test func interactiveDismissalSetsTheStateBack() {
    var builder = ProgramBuilder()
    let isShown = builder.state("isShown", .bool(false))
    let button = builder.button("Show", [.change(.toggle(isShown))])
    let text = builder.text("Card")
    let presenting = builder.modified(
      button,
      .live(
        .presentation(
          .sheet, PresentationTrigger(variable: isShown, isItem: false), content: text,
          onDismiss: nil)))
    let read = builder.read(isShown)
    var run = builder.run(builder.modified(presenting, .bar(.statusBarHidden(read))), .pad(16))
    run.tap("Show")
    #expect(run.isHidden)
    run.act(.moment(.beginDismiss))
    run.act(.moment(.cancel))
    #expect(run.isHidden)
    run.act(.moment(.beginDismiss))
    run.act(.moment(.finish))
    #expect(!run.isHidden)
    #expect(run.world.controllerCount == 1)
  }

  @Test func replacedContainerIsToldAgainByQuirk() {  // S77
    for (platform, quirks, isTold) in [
      (Platform.phone(17), false, false), (.phone(17), true, true),
      (.homeButton(15, 8), true, false),
      (.homeButton(16), true, true), (.phone(18, 4), true, true), (.phone(18, 5), true, false),
    ] {
      var logged = Logged()
      let isIn = logged.builder.state("isIn", .bool(false))
      let text = logged.builder.button("Go", [.change(.toggle(isIn))])
      let root = logged.view(text, appear: 1, disappear: 2)
      let stack = logged.builder.stack(root)
      let label = logged.builder.text("Main")
      let main = logged.view(label, appear: 3, disappear: 4)
      let read = logged.builder.read(isIn)
      let view = logged.builder.view(.conditional(read, then: main, otherwise: stack))
      logged.builder.window(view)
      var platform = platform
      platform.policies.quirks = quirks ? .released : []
      var run = logged.builder.launch(platform)
      run.tap("Go")
      #expect(logged.digits(run) == .number(isTold ? 1231 : 123))
    }
  }

  @Test func embeddedLifecycleOrderIsThatOfUIKit() {  // seed 004
    var builder = ProgramBuilder()
    let first = builder.controller("First")
    let second = builder.controller("Second")
    let stack = builder.controller("Stack", .navigation)
    var run = builder.run(builder.holding(stack, [builder.use(first)]))
    run.act(.navigate(.push(second, arguments: [])))
    var calls: [String] = []
    for case .callback(let id, let callback) in run.journal.events {
      calls.append("\(run.questions.name(of: id)).\(callback.spelling)")
    }
    #expect(
      calls == [
        "Second.viewDidLoad", "First.viewWillDisappear", "Second.viewWillAppear",
        "Second.viewIsAppearing", "Second.viewDidLayoutSubviews", "First.viewDidDisappear",
        "Second.viewDidAppear",
      ])
  }
}

/// Views behind a condition that is not known.
@Suite struct DoubtTests {
  /// A root that hides the bar by a state, which a view behind an unknown condition sets.
  private func doubtful(inStack: Bool) -> Run {
    var builder = ProgramBuilder()
    let flag = builder.state("isOn", .bool(false))
    let yes = builder.bool(true)
    let appear = builder.handler([.change(.assign(flag, yes))])
    let shown = builder.modified(builder.text("In"), .live(.onAppear(appear)))
    let then = inStack ? builder.stack(shown) : shown
    let isIn = builder.input("session.isIn")
    let out = builder.text("Out")
    let view = builder.view(.conditional(isIn, then: then, otherwise: out))
    let read = builder.read(flag)
    return builder.run(builder.modified(view, .bar(.statusBarHidden(read))))
  }

  @Test(arguments: [false, true])
  func whatAViewThatMayNotBeThereSetsIsUnknown(inStack: Bool) {
    let run = doubtful(inStack: inStack)
    #expect(run.problem == nil)
    #expect(!run.world.published.alternatives.isEmpty)
  }

  @Test(arguments: [false, true])
  func settingTheInputSettlesIt(inStack: Bool) {
    var run = doubtful(inStack: inStack)
    run.act(.set(.input(InputID(0)), .bool(true)))
    #expect(run.isHidden && run.world.published.alternatives.isEmpty)
  }
}
