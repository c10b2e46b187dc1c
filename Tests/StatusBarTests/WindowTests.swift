import StatusBar
import Testing

/// Which windows qualify, and what a window says of the colours in it (U41, U44, U46–U48).
@Suite struct WindowTests {
  /// The app's own window with light text, and one above it that hides the bar.
  private func two(
    _ platform: Platform, isHidden: Bool = false,
    configure: (inout WindowTemplate) -> Void
  ) -> Run {
    var builder = ProgramBuilder()
    let front = builder.controller("Front", style: .lightContent)
    let over = builder.controller("Over", hidden: true)
    builder.window(builder.use(front))
    builder.window(
      builder.use(over), name: "Second", level: 1, isHidden: isHidden, configure: configure)
    return builder.launch(platform)
  }

  private func second(_ run: Run) -> Symbol { symbol("Second", run) }

  private func symbol(_ text: String, _ run: Run) -> Symbol {
    Symbol(UInt32(run.program.symbols.firstIndex(of: text) ?? 0))
  }

  private func advice(_ run: Run) -> [Advice.Kind] {
    run.journal.events.compactMap { event in
      guard case .ignored(let advice) = event else { return nil }
      return advice.kind
    }
  }

  private func old(_ major: UInt8) -> Platform {
    Platform(os: Version(major), device: .named("iPhone 5s"))
  }

  // MARK: - Which window decides

  @Test func aWindowOnAnotherScreenNeverDecides() {  // U46
    for platform in [old(7), old(9), old(12), .phone(16)] {
      #expect(two(platform) { $0.isOnMainScreen = true }.isHidden)
      let elsewhere = two(platform) { $0.isOnMainScreen = false }
      #expect(!elsewhere.isHidden && elsewhere.hiddenOwner == "Front")
    }
  }

  @Test func aWindowThatIsPassedOverIsNamed() {  // U46
    func isNamed(_ configure: (inout WindowTemplate) -> Void) -> Bool {
      let run = two(.phone(16), configure: configure)
      return run.questions.resolve().reasons.contains {
        $0.rule == .u46 && $0.kind == .remark(.windowPassedOver)
      }
    }
    #expect(isNamed { $0.isOnMainScreen = false })
    #expect(isNamed { $0.fillsScreen = false })
    #expect(!isNamed { _ in })
    #expect(!isNamed { $0.hasScene = false })
    #expect(
      !isNamed {
        $0.fillsScreen = false
        $0.level = -1
      })
  }

  @Test func aWindowWithoutASceneDecidesUpTo12() {  // U44
    #expect(two(.homeButton(12)) { $0.hasScene = false }.isHidden)
    #expect(!two(.homeButton(13)) { $0.hasScene = false }.isHidden)
    #expect(two(.homeButton(13)) { $0.hasScene = true }.isHidden)
  }

  @Test func anAppWhoseDelegateMakesTheWindowNeedsNoScene() {  // U44
    var platform = Platform.phone(16)
    platform.lifecycle = .appDelegate
    let run = two(platform) { $0.hasScene = false }
    #expect(run.isHidden && advice(run).isEmpty)
  }

  @Test func aWindowWithoutASceneIsNotOnScreen() {  // U44
    let atLaunch = two(.phone(16)) { $0.hasScene = false }
    #expect(advice(atLaunch) == [.windowWithoutScene])
    var run = two(.phone(16), isHidden: true) { $0.hasScene = false }
    #expect(advice(run).isEmpty)
    run.act(.showWindow(second(run), asKey: true))
    #expect(run.problem == nil && !run.isHidden)
    #expect(run.journal.wasIgnored && advice(run) == [.windowWithoutScene])
    let appeared = run.journal.events.contains {
      if case .callback = $0 { true } else { false }
    }
    #expect(!appeared)
    #expect(run.questions.topController().map { run.name(.controller($0)) } == "Front")
    let over = ScreenID(2)
    run.act(
      .navigate(
        .present(
          over, arguments: [], style: .fullScreen, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil, in: second(run))))
    #expect(run.problem == .windowWithoutScene(second(run)))
    run.act(.hideWindow(second(run)))
    #expect(run.problem == nil && advice(run).isEmpty)
  }

  // MARK: - Windows without a root

  @Test func aWindowWithoutARootEndsTheLaunchFrom9() {  // U47
    func problem(
      _ platform: Platform, _ configure: (inout WindowTemplate) -> Void = { _ in }
    ) -> Problem? {
      var builder = ProgramBuilder()
      let front = builder.controller("Front")
      builder.window(builder.use(front))
      builder.window(nil, name: "Bare", configure: configure)
      return builder.launch(platform).problem
    }
    #expect(problem(old(8)) == nil)
    for platform in [old(9), .homeButton(12), .phone(16)] {
      #expect(problem(platform) == .trap(.u47, .none))
      #expect(problem(platform) { $0.isHidden = true } == nil)
    }
    #expect(problem(.phone(16)) { $0.hasScene = false } == nil)
  }

  @Test func shownLaterItHasTheDefaultBar() {  // U47
    var builder = ProgramBuilder()
    let front = builder.controller("Front", hidden: true, style: .lightContent)
    builder.window(builder.use(front))
    builder.window(nil, name: "Bare", isHidden: true)
    var run = builder.launch()
    run.act(.showWindow(builder.symbol("Bare"), asKey: false))
    #expect(run.problem == nil && !run.isHidden && !run.isLight && run.styleOwner == "system")
  }

  @Test func onlyAWindowOnThisScreenCoversTheBar() {  // U48
    func isCovered(_ major: UInt8, _ configure: (inout WindowTemplate) -> Void) -> Bool {
      two(.homeButton(major)) {
        $0.level = 1001
        configure(&$0)
      }.bar.isCovered
    }
    #expect(isCovered(12) { _ in })
    #expect(!isCovered(12) { $0.isOnMainScreen = false })
    #expect(!isCovered(12) { $0.level = 1000 })
    #expect(!isCovered(13) { _ in })
  }

  // MARK: - The interface style of a window

  /// A window of the dark style that holds what `root` makes.
  private func dark(
    _ platform: Platform = .phone(16), _ root: (inout ProgramBuilder) -> ViewID
  ) -> Run {
    var builder = ProgramBuilder()
    let root = root(&builder)
    builder.window(root) { $0.interfaceStyle = .dark }
    return builder.launch(platform)
  }

  @Test func theDefaultStyleFollowsTheWindow() {  // U41
    func plain(_ builder: inout ProgramBuilder) -> ViewID {
      let plain = builder.controller("Plain")
      return builder.use(plain)
    }
    #expect(dark(.homeButton(12), plain).isLight == false)
    #expect(dark(.homeButton(13), plain).isLight)
    #expect(dark(.phone(16), plain).isLight)
    #expect(dark(.phone(17), plain).isLight && dark(.phone(17), plain).bar.isAutomatic)
    var forced = Platform.phone(16)
    forced.plist.interfaceStyle = .light
    #expect(dark(forced, plain).isLight)
  }

  @Test func theNearestOverrideWins() {  // U41
    let own = dark { builder in
      let light = builder.scheme(.light)
      let plain = builder.controller("Plain") { $0[.overrideUserInterfaceStyle] = light }
      return builder.use(plain)
    }
    #expect(!own.isLight)
    let held = dark { builder in
      let light = builder.scheme(.light)
      let plain = builder.controller("Plain")
      let tabs = builder.controller("Tabs", .tabBar) { $0[.overrideUserInterfaceStyle] = light }
      return builder.holding(tabs, [builder.use(plain)])
    }
    #expect(!held.isLight)
    let hosted = dark { builder in
      let light = builder.scheme(.light)
      let text = builder.text("a")
      return builder.modified(text, .bar(.preferredColorScheme(light)))
    }
    #expect(!hosted.isLight)
  }

  @Test func whatIsPresentedLiesInTheWindowOfItsPresenter() {  // U41
    for inherits in [true, false] {
      var platform = Platform.phone(16)
      platform.policies.coverInheritsScheme = inherits
      var run = dark(platform) { builder in
        let plain = builder.controller("Plain")
        return builder.use(plain)
      }
      run.act(
        .navigate(
          .present(
            ScreenID(1), arguments: [], style: .fullScreen, swiftUI: nil, captures: false,
            detentIsLarge: true, from: nil)))
      #expect(run.isLight)
    }
  }

  // MARK: - Setting it

  /// Two windows, and handlers that set the style of one of them.
  private func setting(
    _ target: (inout ProgramBuilder) -> WindowTarget,
    _ value: (inout ProgramBuilder) -> FormulaID, isDark: Bool = false
  ) -> (run: Run, set: Action) {
    var builder = ProgramBuilder()
    let own = builder.controller("Own")
    let second = builder.controller("Other")
    let (target, value) = (target(&builder), value(&builder))
    let handler = builder.handler([.configure(.setWindowStyle(target, value))])
    builder.window(builder.use(own)) { $0.interfaceStyle = isDark ? .dark : nil }
    builder.window(builder.use(second), name: "Second", isHidden: true)
    return (builder.launch(), .call(ScreenUse(own), handler, arguments: []))
  }

  @Test func codeMeansAWindowInFourWays() {  // U41
    let dark = { (builder: inout ProgramBuilder) in builder.scheme(.dark) }
    let targets: [((inout ProgramBuilder) -> WindowTarget, own: Bool, second: Bool)] = [
      ({ _ in .ofController }, true, false), ({ _ in .own }, true, false),
      ({ _ in .key }, false, true), ({ .named($0.symbol("Second")) }, false, true),
    ]
    for (target, own, second) in targets {
      var (run, set) = setting(target, dark)
      run.act(.showWindow(self.second(run), asKey: true))
      run.act(set)
      #expect(run.problem == nil && run.styleOwner == "Other" && run.isLight == second)
      run.act(.hideWindow(self.second(run)))
      #expect(run.styleOwner == "Own" && run.isLight == own)
    }
  }

  @Test func unspecifiedTakesItBack() {  // U41
    var (run, set) = setting({ _ in .own }, { $0.scheme(nil) }, isDark: true)
    #expect(run.isLight)
    run.act(set)
    #expect(!run.isLight)
  }

  @Test func whatNobodyKnowsIsUndecided() {
    var (run, set) = setting({ _ in .own }, { $0.input("isNight") })
    let before = run.world
    run.act(set)
    #expect(run.problem == nil && run.journal.decisions.inputs == [InputID(0)])
    let (others, isComplete) = before.otherConsequences(
      of: set, after: run.journal.decisions, in: SharedProgram(run.program), recording: [])
    #expect(isComplete && others.count == 2)
    #expect(Set(others.map { $0.world.published.bar.content }) == [.light, .dark])
    var (other, wrong) = setting({ .named($0.symbol("Third")) }, { $0.scheme(.dark) })
    other.act(wrong)
    #expect(other.problem == .noWindow(symbol("Third", other)))
  }
}
