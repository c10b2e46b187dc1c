import StatusBar
import Testing

@Suite struct UIKitWalkTests {
  /// A controller of the given answers, alone or in a container.
  private func contained(
    in kind: ControllerClass?, hidden: Bool? = nil, style: StatusBarStyle? = nil,
    _ platform: Platform, configure: (inout Overrides, inout ProgramBuilder) -> Void = { _, _ in }
  ) -> Run {
    var builder = ProgramBuilder()
    let leaf = builder.controller("Feed", hidden: hidden, style: style)
    var view = builder.use(leaf)
    if let kind {
      let container = builder.controller("Container", kind)
      var overrides = builder.program.screens[Int(container.index)].overrides
      configure(&overrides, &builder)
      builder.program.screens[Int(container.index)].overrides = overrides
      view = builder.holding(container, [view])
    }
    return builder.run(view, platform)
  }

  @Test func plainControllerDecides() {  // U13, U14, U18
    let run = contained(in: nil, hidden: true, style: .lightContent, .phone(16))
    #expect(run.isHidden && run.hiddenOwner == "Feed")
    #expect(contained(in: nil, style: .lightContent, .phone(16)).isLight)
    #expect(!contained(in: nil, .phone(16)).isHidden)
  }

  /// A class answers itself, or as the nearest of its superclasses that does, in whatever order
  /// they were declared; one that comes round to itself is above itself.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func aClassAnswersAsTheNearestAbove(order: [Int]) {
    var builder = ProgramBuilder()
    var classes: [Int: ScreenID] = [:]
    for level in order {
      // Only the topmost hides the bar, and only the one below it is light.
      classes[level] = builder.controller(
        "Level\(level)", hidden: level == 0 ? true : nil, style: level == 1 ? .lightContent : nil)
    }
    guard let top = classes[0], let middle = classes[1], let bottom = classes[2] else { return }
    builder.program.screens[Int(middle.index)].superclass = top
    builder.program.screens[Int(bottom.index)].superclass = middle
    var inherited = builder
    let hidden = inherited.run(inherited.use(bottom), .phone(16))
    #expect(hidden.isHidden && hidden.hiddenOwner == "Level2")
    var round = builder
    round.program.screens[Int(top.index)].superclass = bottom
    #expect(round.run(round.use(middle), .phone(16)).isHidden)
    let no = builder.bool(false)
    builder.program.screens[Int(bottom.index)].overrides[.prefersStatusBarHidden] = no
    let shown = builder.run(builder.use(bottom), .phone(16))
    #expect(!shown.isHidden && shown.isLight)
  }

  @Test func plistStyleIsForTheLaunchScreenOnly() {  // U3
    var platform = Platform.phone(16)
    platform.plist.style = .lightContent
    platform.plist.isHidden = true
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    builder.window(builder.use(feed))
    builder.program.seal()
    var world = World(builder.program, platform: platform)
    #expect(world.apply(.beginLaunch, in: SharedProgram(builder.program)) == nil)
    #expect(world.published.bar.isHidden && world.published.bar.hiddenOwner == .plist)
    #expect(world.apply(.moment(.finish), in: SharedProgram(builder.program)) == nil)
    #expect(!world.published.bar.isHidden && world.published.bar.content == .dark)
  }

  @Test func plistModeReadsNoController() {  // U2, S2
    var platform = Platform.phone(16)
    platform.plist.isViewControllerBased = false
    platform.plist.style = .lightContent
    let run = contained(in: nil, hidden: true, style: .darkContent, platform)
    #expect(!run.isHidden && run.isLight && run.styleOwner == "plist")
  }

  @Test func shownNavigationBarDecidesTheStyle() {  // U22, U23
    let run = contained(in: .navigation, style: .lightContent, .phone(16))
    #expect(!run.isLight && run.styleOwner == "Container")
    let black = contained(in: .navigation, .phone(16)) { overrides, builder in
      overrides[.barStyle] = builder.bool(true)
    }
    #expect(black.isLight)
  }

  @Test func hiddenNavigationBarAsksTheTop() {  // U24
    let run = contained(in: .navigation, style: .lightContent, .phone(16)) { overrides, builder in
      overrides[.isNavigationBarHidden] = builder.bool(true)
    }
    #expect(run.isLight && run.styleOwner == "Feed")
  }

  @Test func visibilityUnderAShownBarDependsOnTheHomeButton() {  // U25, P2
    #expect(contained(in: .navigation, hidden: true, .homeButton(16)).isHidden)
    #expect(contained(in: .navigation, hidden: true, .pad(16)).isHidden)
    #expect(!contained(in: .navigation, hidden: true, .phone(16)).isHidden)
    var platform = Platform.phone(16)
    platform.policies.assumptions = false
    #expect(contained(in: .navigation, hidden: true, platform).isHidden)
  }

  @Test func delegationOverrideWins() {  // U16, P10
    let run = contained(in: .navigation, style: .lightContent, .phone(16)) { overrides, builder in
      let me = builder.formula(.thisController)
      overrides[.childForStatusBarStyle] = builder.formula(.property(.topViewController, of: me))
      overrides[.preferredStatusBarStyle] = builder.style(.darkContent)
    }
    #expect(run.isLight && run.styleOwner == "Feed")
  }

  @Test func tabBarAsksTheSelectedTab() {  // U26, S14
    let run = contained(in: .tabBar, hidden: true, style: .lightContent, .phone(16))
    #expect(run.isHidden && run.hiddenOwner == "Feed")
  }

  @Test func pagesAndCustomContainersDoNotForward() {  // U28
    for kind in [ControllerClass.page, .plain] {
      let run = contained(in: kind, hidden: true, style: .lightContent, .phone(16))
      #expect(!run.isHidden && !run.isLight && run.hiddenOwner == "Container")
    }
  }

  @Test func collapsedSplitForwardsStyleOnly() {  // U27, P12
    let phone = contained(in: .split, hidden: true, style: .lightContent, .phone(16))
    #expect(!phone.isHidden && phone.isLight)
    let expanded = contained(in: .split, style: .lightContent, .pad(13))
    #expect(!expanded.isLight && expanded.styleOwner == "Container")
  }

  @Test func landscapeHasNoBar() {  // U50, U51, U52
    for (platform, isHidden) in [
      (Platform.phone(16), true), (.homeButton(13), true), (.homeButton(12), false),
      (.pad(16), false),
    ] {
      var run = contained(in: nil, hidden: false, platform)
      run.act(.device(.rotate(.landscapeLeft)))
      #expect(run.isHidden == isHidden)
      if isHidden { #expect(run.bar.height == 0 && run.hiddenOwner == "device") }
    }
  }

  @Test func compactHeightHidesByDefault() {  // U14
    var run = contained(in: nil, .homeButton(12))
    run.act(.device(.rotate(.landscapeRight)))
    #expect(run.isHidden && run.hiddenOwner == "Feed")
  }

  @Test func preferenceNeedsARequest() {  // U20
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let no = builder.bool(false)
    let name = builder.symbol("isFullscreen")
    builder.program.screens[1].slots.append(
      Slot(name: name, kind: .state, initial: no, site: .none))
    builder.program.screens[1].overrides[.prefersStatusBarHidden] = builder.read(.own(0))
    let toggle = builder.handler([.change(.toggle(.own(0)))])
    var run = builder.run(builder.use(feed))
    run.act(.call(ScreenUse(feed), toggle, arguments: []))
    #expect(!run.isHidden)
    #expect(run.questions.resolve().bar.isHidden)
    run.act(.requestUpdate(nil))
    #expect(run.isHidden)
    #expect(run.lastChange?.isAnimated == false)
  }

  @Test func highestVisibleWindowDecides() {  // U44, U45, U46, S3
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: true)
    let overlay = builder.controller("Overlay", hidden: false)
    builder.window(builder.use(feed))
    builder.window(builder.use(overlay), name: "Palette", level: 1, isHidden: true)
    var run = builder.launch()
    #expect(run.isHidden)
    run.act(.showWindow(builder.symbol("Palette"), asKey: false))
    #expect(!run.isHidden && run.hiddenOwner == "Overlay")
    run.act(.hideWindow(builder.symbol("Palette")))
    #expect(run.isHidden)
  }

  @Test func smallWindowsDoNotCountFrom10() {  // U46
    for (platform, isHidden) in [(Platform.homeButton(11), true), (.named("iPhone 6", 9), false)] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed", hidden: true)
      let overlay = builder.controller("Overlay", hidden: false)
      builder.window(builder.use(feed))
      builder.window(builder.use(overlay), level: 1, fillsScreen: false)
      #expect(builder.launch(platform).isHidden == isHidden)
    }
  }

  @Test func settersAreIgnoredUnderYes() {  // U7, U8, U10
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let yes = builder.bool(true)
    let hide = builder.handler([.configure(.setApplicationHidden(yes, animation: .none))])
    builder.window(builder.use(feed))
    var run = builder.launch()
    run.act(.run(hide))
    #expect(!run.isHidden)
    #expect(
      run.journal.events.contains {
        if case .ignored(let a) = $0 { a.kind == .setterIgnored } else { false }
      })
    var platform = Platform.phone(16)
    platform.plist.isViewControllerBased = false
    run = builder.launch(platform)
    run.act(.run(hide))
    #expect(run.isHidden && run.hiddenOwner == "application")
    platform = .phone(27)
    platform.plist.isViewControllerBased = false
    run = builder.launch(platform)
    run.act(.run(hide))
    #expect(!run.isHidden)
  }
}

extension Platform {
  static func named(_ device: String, _ major: UInt8) -> Platform {
    Platform(os: Version(major), device: .named(device))
  }
}
