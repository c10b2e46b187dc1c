import StatusBar
import Testing

/// Each reading of a walk that a policy or the switch for assumptions decides is named where it
/// makes a difference, and nowhere else.
@Suite struct RelianceReadingTests {
  /// The rules on which the published answer rests.
  private func rules(_ run: Run) -> [String] {
    run.world.published.reliances.map { reliance in
      let rule = if case .rule(let rule) = reliance.assumption { rule.spelling } else { "?" }
      return "\(rule) \(reliance.aspect)"
    }
  }

  private func presented(
    _ style: PresentationStyle, hidden: Bool? = nil, over presenterHides: Bool = false,
    of kind: ControllerClass = .plain, _ platform: Platform
  ) -> Run {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: presenterHides, style: .darkContent)
    let card = builder.controller("Card", kind, hidden: hidden)
    var run = builder.run(builder.use(feed), platform)
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: style, swiftUI: nil, captures: false, detentIsLarge: true,
          from: nil)))
    return run
  }

  @Test func aCardThatBringsBackAHiddenBarRestsOnP3() {
    #expect(rules(presented(.pageSheet, over: true, .phone(16))) == ["P3 visibility"])
    #expect(rules(presented(.pageSheet, .phone(16))).isEmpty)
  }

  @Test func whatACardDoesFrom26RestsOnD9() {
    #expect(rules(presented(.pageSheet, .phone(26))) == ["D9 style"])
    #expect(rules(presented(.pageSheet, over: true, .phone(26))) == ["D9 visibility", "U21 style"])
    #expect(rules(presented(.overFullScreen, over: true, .phone(26))) == ["U21 style"])
  }

  @Test func thatAnAlertLeavesControlRestsOnP18() {
    let hiding = presented(.automatic, over: true, of: .alert, .phone(16))
    #expect(hiding.isHidden && rules(hiding) == ["P18 visibility", "U21 style"])
  }

  @Test func theContextStyleWithoutTheFlagRestsOnP19() {
    #expect(
      rules(presented(.currentContext, hidden: true, .phone(16))) == ["P19 visibility"])
    #expect(rules(presented(.overCurrentContext, hidden: true, .phone(16))).isEmpty)
  }

  @Test func theBrokenChainRestsOnP7From10() {
    for (platform, expected) in [
      (Platform.phone(16), ["P7 visibility"]), (.named("iPhone 6", 9), []),
    ] {
      let first = presented(.overFullScreen, platform)
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
      #expect(!run.isHidden && rules(run) == expected)
    }
  }

  @Test func theStyleOfAHiddenBarRestsOnU21() {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let no = builder.bool(false)
    let name = builder.symbol("isAway")
    builder.program.screens[1].slots.append(
      Slot(name: name, kind: .state, initial: no, site: .none))
    let isAway = builder.read(.own(0))
    let (dark, light) = (builder.style(.darkContent), builder.style(.lightContent))
    builder.program.screens[1].overrides[.prefersStatusBarHidden] = isAway
    builder.program.screens[1].overrides[.preferredStatusBarStyle] = builder.formula(
      .ternary(isAway, light, dark))
    let leave = builder.handler([.change(.toggle(.own(0))), .configure(.requestUpdate(of: nil))])
    var run = builder.run(builder.use(feed))
    #expect(rules(run).isEmpty)
    run.act(.call(ScreenUse(feed), leave, arguments: []))
    #expect(run.isHidden && run.bar.style == .darkContent && rules(run) == ["U21 style"])
  }

  // MARK: - Containers

  private func columns(_ platform: Platform) -> Run {
    var builder = ProgramBuilder()
    let first = builder.controller("First", style: .lightContent)
    let last = builder.controller("Last", hidden: true, style: .darkContent)
    let split = builder.controller("Split", .split)
    return builder.run(builder.holding(split, [builder.use(first), builder.use(last)]), platform)
  }

  @Test func aSplitViewRestsOnP12ForVisibility() {
    #expect(rules(columns(.phone(15))).contains("P12 visibility"))
  }

  @Test func andOnU27AndU29ForStyle() {
    var builder = ProgramBuilder()
    let first = builder.controller("First", style: .lightContent)
    let last = builder.controller("Last", style: .lightContent)
    let split = builder.controller("Split", .split)
    builder.window(builder.holding(split, [builder.use(first), builder.use(last)]))
    #expect(rules(builder.launch(.phone(15))) == ["U27 style"])
    var pad = Platform.pad(15)
    pad.orientation = .landscapeLeft
    #expect(rules(builder.launch(pad)) == ["U29 style"])
  }

  @Test func anOpenSidebarRestsOnU26() {
    var builder = ProgramBuilder()
    let tab = builder.controller("Tab", style: .lightContent)
    let open = builder.bool(false)
    let sidebar = builder.symbol("tabSidebar")
    let mode = builder.formula(.constant(.enumCase(sidebar)))
    let tabs = builder.controller("Tabs", .tabBar) {
      $0[.isSidebarHidden] = open
      $0[.tabMode] = mode
    }
    let run = builder.run(builder.holding(tabs, [builder.use(tab)]), .pad(18))
    #expect(rules(run).contains("U26 style"))
  }

  // MARK: - Style

  @Test func aBackdropThatDecidesRestsOnP6UpTo25() {
    for (major, isDark, expected) in [
      (17, true, ["P6 style"]), (17, false, []), (26, true, []), (16, true, []),
    ] as [(UInt8, Bool, [String])] {
      var builder = ProgramBuilder()
      let home = builder.controller("Home")
      builder.program.screens[Int(home.index)].backdrop = Backdrop(isDark: isDark, changesAt: nil)
      #expect(rules(builder.run(builder.use(home), .phone(major))) == expected)
    }
  }

  @Test func blackOpaqueRestsOnP17() {
    for platform in [Platform.homeButton(12), .homeButton(13)] {
      var builder = ProgramBuilder()
      let home = builder.controller("Home", style: .blackOpaque)
      let run = builder.run(builder.use(home), platform)
      #expect(run.isLight == (platform.os < Version(13)) && rules(run) == ["P17 style"])
    }
  }

  // MARK: - SwiftUI

  @Test func modifiersThatDisagreeRestOnD2AndS24() {
    var builder = ProgramBuilder()
    let nested = builder.hidden(builder.hidden(builder.text("Page"), false))
    #expect(rules(builder.run(nested)) == ["D2 visibility"])
    builder = ProgramBuilder()
    let first = builder.hidden(builder.text("A"), false)
    let second = builder.hidden(builder.text("B"))
    let stack = builder.symbol("VStack")
    let beside = builder.view(.group(type: stack, [first, second]))
    let run = builder.run(beside)
    #expect(run.isHidden && rules(run) == ["S24 visibility"])
    builder = ProgramBuilder()
    #expect(rules(builder.run(builder.hidden(builder.hidden(builder.text("Page"))))).isEmpty)
  }

  @Test(arguments: [PresentationKind?.some(.fullScreenCover), nil])
  func aSchemeGoesOnToWhatSwiftUIPresentsOnly(kind: PresentationKind?) {  // D11, S33
    var builder = ProgramBuilder()
    let dark = builder.scheme(.dark)
    let root = builder.modified(builder.text("Home"), .bar(.preferredColorScheme(dark)))
    let page = builder.screen("Page", builder.text("Page"))
    var run = builder.run(root)
    #expect(run.isLight)
    run.act(
      .navigate(
        .present(
          page, arguments: [], style: kind == nil ? .fullScreen : nil, swiftUI: kind,
          captures: false, detentIsLarge: true, from: nil)))
    #expect(run.isLight == (kind != nil))
    #expect(rules(run) == (kind == nil ? [] : ["D11 style"]))
  }
}
