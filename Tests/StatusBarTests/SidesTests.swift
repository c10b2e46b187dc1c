import StatusBar
import Testing

/// Sidebars and columns side by side (U26, U27, U29).
@Suite struct SidesTests {
  /// A container of two controllers of these styles.
  private func pair(
    _ kind: ControllerClass, _ first: StatusBarStyle?, _ second: StatusBarStyle?,
    _ platform: Platform, configure: (inout Overrides, inout ProgramBuilder) -> Void = { _, _ in }
  ) -> Run {
    var builder = ProgramBuilder()
    let leading = builder.controller("Leading", style: first)
    let trailing = builder.controller("Trailing", style: second)
    let container = builder.controller("Container", kind)
    var overrides = Overrides()
    configure(&overrides, &builder)
    builder.program.screens[Int(container.index)].overrides = overrides
    let children = [builder.use(leading), builder.use(trailing)]
    return builder.run(builder.holding(container, children), platform)
  }

  private func landscape(_ major: UInt8, _ minor: UInt8 = 0) -> Platform {
    var platform = Platform.pad(major)
    platform.os = Version(major, minor)
    platform.orientation = .landscapeLeft
    return platform
  }

  private func mode(_ name: String, _ builder: inout ProgramBuilder) -> FormulaID {
    let symbol = builder.symbol(name)
    return builder.constant(.enumCase(symbol))
  }

  @Test func eachColumnColoursItsOwnEnd() {  // U27, U29
    let run = pair(.split, .lightContent, .darkContent, landscape(16))
    #expect(run.isLight && run.bar.isSplit && run.styleOwner == "Leading")
    #expect(run.bar.trailing?.content == .dark)
    #expect(run.bar.trailing.map { run.name($0.owner) } == "Trailing")
    #expect(!run.isHidden && run.hiddenOwner == "Container")
    #expect(!pair(.split, .lightContent, .lightContent, landscape(16)).bar.isSplit)
  }

  @Test func thereIsOneColourBefore13Point4AndWithOlderSDKs() {  // U27, U29
    let old = pair(.split, .lightContent, .darkContent, landscape(13, 3))
    #expect(!old.isLight && !old.bar.isSplit && old.styleOwner == "Container")
    #expect(pair(.split, .lightContent, .darkContent, landscape(13, 4)).bar.isSplit)
    var linked = landscape(16)
    linked.sdk = Version(12)
    #expect(!pair(.split, .lightContent, .darkContent, linked).bar.isSplit)
    var strict = landscape(16)
    strict.policies.assumptions = false
    let fallback = pair(.split, .lightContent, .darkContent, strict)
    #expect(!fallback.bar.isSplit && !fallback.isLight)
  }

  @Test func aClassThatAnswersSpeaksForTheWholeBar() {
    let own = pair(.split, .lightContent, .darkContent, landscape(16)) { overrides, builder in
      overrides[.preferredStatusBarStyle] = builder.style(.darkContent)
    }
    #expect(!own.isLight && !own.bar.isSplit && own.styleOwner == "Container")
    let nobody = pair(.split, .lightContent, .darkContent, landscape(16)) { overrides, builder in
      overrides[.childForStatusBarStyle] = builder.constant(.none)
    }
    #expect(!nobody.bar.isSplit && nobody.styleOwner == "Container")
  }

  @Test func whichColumnsAreSeenInPortraitIsOpen() {  // U27
    let open = pair(.split, .lightContent, .darkContent, .pad(16))
    #expect(open.world.published.undecided == [.open(.u27)])
    #expect(pair(.split, .lightContent, .lightContent, .pad(16)).bar.content == .light)
    let alone = pair(.split, .lightContent, .darkContent, .pad(16)) { overrides, builder in
      overrides[.preferredDisplayMode] = mode("secondaryOnly", &builder)
    }
    #expect(alone.styleOwner == "Trailing" && !alone.bar.isSplit)
    #expect(alone.world.published.undecided.isEmpty)
    let beside = pair(.split, .lightContent, .darkContent, .pad(16)) { overrides, builder in
      overrides[.preferredDisplayMode] = mode("oneBesideSecondary", &builder)
    }
    #expect(beside.styleOwner == "Leading" && beside.bar.isSplit)
  }

  @Test func collapsingAndExpandingTellTheColumns() {
    func told(_ run: Run) -> [String] {
      run.journal.events.compactMap { event in
        guard case .callback(let id, let callback) = event else { return nil }
        return run.name(.controller(id)) + "." + callback.spelling
      }
    }
    var run = pair(.split, .lightContent, .darkContent, landscape(16))
    #expect(told(run).contains("Leading.viewDidAppear"))
    #expect(told(run).contains("Trailing.viewDidAppear"))
    run.act(.device(.resize(.compact)))
    #expect(told(run) == ["Leading.viewWillDisappear", "Leading.viewDidDisappear"])
    #expect(!run.isLight && !run.bar.isSplit && run.styleOwner == "Trailing")
    run.act(.device(.resize(.regular)))
    #expect(
      told(run) == [
        "Leading.viewWillAppear", "Leading.viewIsAppearing", "Leading.viewDidLayoutSubviews",
        "Leading.viewDidAppear",
      ])
    #expect(run.isLight && run.bar.isSplit)
  }

  @Test func theColumnsOfAHiddenTabCollapseUnseen() {  // U27
    var builder = ProgramBuilder()
    let leading = builder.controller("Leading", style: .darkContent)
    let trailing = builder.controller("Trailing", style: .lightContent)
    let split = builder.controller("Split", .split)
    let other = builder.controller("Other", style: .darkContent)
    let tabs = builder.controller("Tabs", .tabBar)
    let columns = builder.holding(split, [builder.use(leading), builder.use(trailing)])
    var run = builder.run(
      builder.holding(tabs, [columns, builder.use(other)]), landscape(16))
    #expect(run.bar.isSplit && run.styleOwner == "Leading")
    run.act(.select(.tabNumber(2)))
    run.act(.device(.resize(.compact)))
    #expect(!run.bar.isSplit && run.styleOwner == "Other")
    run.act(.select(.tabNumber(1)))
    #expect(!run.bar.isSplit && run.styleOwner == "Trailing")
    run.act(.device(.resize(.regular)))
    #expect(run.bar.isSplit && run.styleOwner == "Leading")
  }

  @Test func aTurnToWhatIsSoAlreadyIsIgnored() {
    var run = pair(.split, nil, nil, landscape(16))
    let turns: [(Action, Action)] = [
      (.device(.resize(.compact)), .device(.resize(.regular))),
      (.device(.appearance(.dark)), .device(.appearance(.light))),
      (.device(.rotate(.portrait)), .device(.rotate(.landscapeLeft))),
      (.device(.indicator(.call)), .device(.indicator(.none))),
    ]
    for (there, back) in turns {
      run.act(back)
      #expect(run.journal.wasIgnored, "\(back)")
      run.act(there)
      #expect(!run.journal.wasIgnored, "\(there)")
      run.act(back)
    }
    var phone = pair(.split, nil, nil, .phone(16))
    phone.act(.device(.resize(.compact)))
    #expect(phone.journal.wasIgnored)
  }

  // MARK: - Sidebars

  private func tabs(
    isHidden: Bool?, _ platform: Platform, _ style: StatusBarStyle = .lightContent
  ) -> Run {
    pair(.tabBar, style, nil, platform) { overrides, builder in
      overrides[.tabMode] = mode("tabSidebar", &builder)
      overrides[.isSidebarHidden] = isHidden.map { builder.bool($0) }
    }
  }

  @Test func anOpenSidebarKeepsTheQuestion() {  // U26, U29
    let open = tabs(isHidden: false, .pad(18))
    #expect(!open.isLight && open.styleOwner == "Container" && open.bar.isAutomatic)
    #expect(open.bar.trailing?.content == .light)
    let closed = tabs(isHidden: true, .pad(18))
    #expect(closed.isLight && closed.styleOwner == "Leading" && !closed.bar.isSplit)
    #expect(tabs(isHidden: false, .pad(17)).isLight)
    #expect(tabs(isHidden: false, .phone(18)).isLight)
    var strict = Platform.pad(18)
    strict.policies.assumptions = false
    #expect(tabs(isHidden: false, strict).isLight)
  }

  @Test func theSidebarFollowsTheInterfaceStyleOfTheTabs() {  // U26, U41
    var platform = Platform.pad(18)
    platform.appearance = .dark
    #expect(tabs(isHidden: false, platform).isLight)
    let dark = tabs(isHidden: false, platform, .darkContent)
    #expect(dark.isLight && dark.bar.trailing?.content == .dark)
  }

  @Test func visibilityGoesOnToTheSelectedTab() {  // U26
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: true)
    let symbol = builder.symbol("tabSidebar")
    let mode = builder.constant(.enumCase(symbol))
    let no = builder.bool(false)
    let container = builder.controller("Tabs", .tabBar) {
      $0[.tabMode] = mode
      $0[.isSidebarHidden] = no
    }
    let run = builder.run(builder.holding(container, [builder.use(feed)]), .pad(18))
    #expect(run.isHidden && run.hiddenOwner == "Feed")
  }

  @Test func whatNobodySaysOfASidebarIsOpen() {  // U26
    let run = tabs(isHidden: nil, .pad(18))
    #expect(run.world.published.undecided == [.open(.u26)])
    #expect(tabs(isHidden: nil, .phone(18)).world.published.undecided.isEmpty)
  }

  @Test func aSidebarIsShownAndHidden() {
    var run = tabs(isHidden: nil, .pad(18))
    run.act(.hideSidebar)
    #expect(run.problem == nil && run.isLight && run.world.published.undecided.isEmpty)
    run.act(.showSidebar)
    #expect(run.problem == nil && !run.isLight && run.bar.isSplit)
    run.act(.device(.resize(.compact)))
    #expect(run.isLight && !run.bar.isSplit)
    run.act(.hideSidebar)
    #expect(run.problem == .noSidebar)
  }

  @Test func tabsOfSwiftUIAreLoweredToThem() {  // U26, S36
    var builder = ProgramBuilder()
    let text = builder.text("One")
    let scheme = builder.scheme(.dark)
    let visible = builder.visibility(.visible)
    let dark = builder.modified(text, .bar(.toolbarColorScheme(scheme, .navigationBar)))
    let bar = builder.modified(dark, .bar(.toolbarBackgroundVisibility(visible, .navigationBar)))
    let stack = builder.stack(bar)
    let tabs = builder.view(
      .tabs([Tab(label: nil, tag: nil, content: stack)], selection: nil, isAdaptable: true))
    var run = builder.run(tabs, .pad(18))
    run.act(.hideSidebar)
    #expect(run.isLight && !run.bar.isSplit)
    run.act(.showSidebar)
    #expect(!run.isLight && run.styleOwner == "TabView" && run.bar.trailing?.content == .light)
  }

  @Test func ofThreeEmbeddedControllersAnyMayAnswer() {  // S9
    var builder = ProgramBuilder()
    var views: [ViewID] = []
    for style in [StatusBarStyle.darkContent, .darkContent, .lightContent] {
      let screen = builder.controller("Embedded\(views.count)", style: style)
      views.append(builder.view(.representable(screen, arguments: [])))
    }
    let run = builder.run(builder.view(.group(type: nil, views)))
    #expect(run.world.published.undecided == [.open(.s9)])
    #expect(run.world.published.alternatives.contains { $0.content == .light })
  }
}
