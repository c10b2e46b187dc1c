import StatusBar
import Testing

@Suite struct UIKitStyleTests {
  private func run(
    style: StatusBarStyle, hidden: Bool? = nil, _ platform: Platform
  ) -> Run {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: hidden, style: style)
    return builder.run(builder.use(feed), platform)
  }

  @Test func explicitStylesIgnoreTheInterfaceStyle() {  // U42
    for appearance in InterfaceStyle.allCases {
      var platform = Platform.phone(16)
      platform.appearance = appearance
      #expect(run(style: .lightContent, platform).isLight)
      #expect(!run(style: .darkContent, platform).isLight)
    }
  }

  @Test func blackOpaqueIsLightUpTo12AndDefaultAfter() {  // U43, P17
    #expect(run(style: .blackOpaque, .homeButton(12)).isLight)
    #expect(!run(style: .blackOpaque, .homeButton(13)).isLight)
  }

  @Test func defaultIsDarkBefore13() {  // U41
    var platform = Platform.homeButton(12)
    platform.appearance = .dark
    #expect(!run(style: .default, platform).isLight)
    platform.os = Version(13)
    #expect(run(style: .default, platform).isLight)
  }

  @Test func plistInterfaceStyleOverridesTheUser() {  // U41
    var platform = Platform.phone(16)
    platform.plist.interfaceStyle = .dark
    #expect(run(style: .default, platform).isLight)
  }

  @Test func overrideOnAnAncestorCounts() {  // U41
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let tabs = builder.controller("Tabs", .tabBar)
    let dark = builder.scheme(.dark)
    let view = builder.holding(tabs, [builder.use(feed)])
    let root = builder.modified(view, .controllerSetting(.overrideUserInterfaceStyle, dark))
    #expect(builder.run(root).isLight)
  }

  @Test func styleIsNotAskedForWhileHidden() {  // U21
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: true, style: .lightContent)
    var platform = Platform.phone(16)
    var run = builder.run(builder.use(feed), platform)
    #expect(run.isHidden && run.bar.style == .default)
    platform.policies.assumptions = false
    run = builder.launch(platform)
    #expect(run.bar.style == .lightContent)
  }

  @Test func windowsAboveTheBarCoverItUpTo12() {  // U48
    for (platform, isCovered) in [(Platform.homeButton(12), true), (.homeButton(13), false)] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed")
      let overlay = builder.controller("Overlay")
      builder.window(builder.use(feed))
      builder.window(builder.use(overlay), name: "Over", level: 2000)
      #expect(builder.launch(platform).bar.isCovered == isCovered)
    }
  }

  @Test func windowWithoutARootShowsTheDefaultBar() {  // U47
    var builder = ProgramBuilder()
    builder.window(nil)
    let run = builder.launch()
    #expect(!run.isHidden && !run.isLight && run.styleOwner == "system")
  }

  @Test func withoutAWindowTheLaunchStateStays() {  // U5
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    builder.window(builder.use(feed), isHidden: true)
    var platform = Platform.phone(16)
    platform.plist.isHidden = true
    #expect(builder.launch(platform).isHidden)
  }

  @Test func launchScreenInLandscape() {  // U6
    for (platform, isHidden) in [
      (Platform.named("iPhone 6 Plus", 9), false), (.named("iPhone 8 Plus", 13), true),
    ] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed")
      builder.window(builder.use(feed))
      builder.program.seal()
      var platform = platform
      platform.orientation = .landscapeLeft
      var world = World(builder.program, platform: platform)
      #expect(world.apply(.beginLaunch, in: SharedProgram(builder.program)) == nil)
      #expect(world.published.bar.isHidden == isHidden)
      #expect(world.apply(.moment(.finish), in: SharedProgram(builder.program)) == nil)
      #expect(world.published.bar.isHidden)
    }
  }

  @Test func heightIsZeroWhileHidden() {  // U53
    #expect(run(style: .default, hidden: true, .phone(16)).bar.height == 0)
    #expect(run(style: .default, .phone(16)).bar.height == 47)
  }

  @Test func callDoublesTheBarOfAPhoneWithAHomeButton() {  // U55
    var phone = run(style: .default, .homeButton(12))
    phone.act(.device(.indicator(.call)))
    #expect(phone.bar.height == 40)
    #expect(!phone.isHidden)
    phone.act(.device(.indicator(.none)))
    #expect(phone.bar.height == 20)
  }

  @Test func changeOfTheBarStyleEvaluatesByItself() {  // U19, U31
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let stack = builder.controller("Stack", .navigation)
    let me = builder.formula(.thisController)
    let navigation = builder.formula(.property(.navigationController, of: me))
    let black = builder.bool(true)
    let paint = builder.handler([.configure(.setController(.barStyle, of: navigation, black))])
    var run = builder.run(builder.holding(stack, [builder.use(feed)]))
    #expect(!run.isLight)
    run.act(.call(ScreenUse(feed), paint, arguments: []))
    #expect(run.isLight)
  }

  @Test(arguments: [13, 16] as [UInt8])
  func theApplicationsDefaultFollowsTheSystem(major: UInt8) {  // U41
    for (appearance, plist) in [(InterfaceStyle.dark, InterfaceStyle.light), (.light, .dark)] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed")
      builder.window(builder.use(feed)) { $0.interfaceStyle = plist }
      builder.program.seal()
      var platform = Platform.homeButton(major)
      platform.appearance = appearance
      platform.plist.interfaceStyle = plist
      platform.plist.isViewControllerBased = false
      var world = World(builder.program, platform: platform)
      #expect(world.apply(.beginLaunch, in: SharedProgram(builder.program)) == nil)
      #expect((world.published.bar.content == .light) == (appearance == .dark))
      #expect(world.apply(.moment(.finish), in: SharedProgram(builder.program)) == nil)
      #expect((world.published.bar.content == .light) == (appearance == .dark))
    }
  }

  @Test func theLaunchScreenFollowsTheSystemAndTheFirstControllerItsTraits() {  // U41
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    builder.window(builder.use(feed))
    builder.program.seal()
    var platform = Platform.phone(16)
    platform.plist.interfaceStyle = .dark
    var world = World(builder.program, platform: platform)
    #expect(world.apply(.beginLaunch, in: SharedProgram(builder.program)) == nil)
    #expect(world.published.bar.content == .dark)
    #expect(world.apply(.moment(.finish), in: SharedProgram(builder.program)) == nil)
    #expect(world.published.bar.content == .light)
  }

  @Test func appearanceEvaluatesByItself() {  // U19
    var phone = run(style: .default, .phone(16))
    phone.act(.device(.appearance(.dark)))
    #expect(phone.isLight)
  }

  @Test func setterIsDeprecatedAndWorksFrom9To26() {  // U9
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let yes = builder.bool(true)
    let hide = builder.handler([.configure(.setApplicationHidden(yes, animation: .slide))])
    builder.window(builder.use(feed))
    for (major, isDeprecated) in [(UInt8(8), false), (9, true), (26, true)] {
      var platform = Platform.named(major < 10 ? "iPhone 6" : "iPhone 14", major)
      platform.plist.isViewControllerBased = false
      var run = builder.launch(platform)
      run.act(.run(hide))
      #expect(run.isHidden)
      let advised = run.journal.events.contains {
        if case .ignored(let advice) = $0 { advice.kind == .deprecatedCall } else { false }
      }
      #expect(advised == isDeprecated)
    }
  }
}
