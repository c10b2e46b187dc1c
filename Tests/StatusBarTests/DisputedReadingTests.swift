import StatusBar
import Testing

/// Points with two readings: a policy chooses, and the answer says that it rests on the choice.
@Suite struct DisputedReadingTests {
  // MARK: - S2

  private func plistStyle(
    swiftUI: Bool = true, _ platform: Platform = .phone(18), counts: Bool = true
  ) -> Run {
    var builder = ProgramBuilder()
    let root = swiftUI ? builder.text("Home") : builder.use(builder.controller("Feed"))
    var platform = platform
    platform.plist.isViewControllerBased = false
    platform.plist.style = .lightContent
    platform.policies.plistStyleCounts = counts
    return builder.run(root, platform)
  }

  @Test func thePlistsStyleIsDisputedInSwiftUIsLifeCycle() {  // S2
    #expect(plistStyle().isLight && plistStyle().bar.style == .lightContent)
    #expect(plistStyle().world.published.reliances == [Reliance(.rule(.s2), .style)])
    let ignored = plistStyle(counts: false)
    #expect(!ignored.isLight && ignored.bar.style == .default)
    #expect(ignored.world.published.reliances == [Reliance(.rule(.s2), .style)])
  }

  @Test func itIsNotWhereADelegateMakesTheWindow() {  // S2
    var platform = Platform.phone(18)
    platform.lifecycle = .sceneDelegate
    for run in [
      plistStyle(platform, counts: false), plistStyle(swiftUI: false, counts: false),
      plistStyle(.phone(15), counts: true),
    ] {
      #expect(run.isLight)
    }
    #expect(plistStyle(platform).world.published.reliances.isEmpty)
    #expect(plistStyle(swiftUI: false).world.published.reliances.isEmpty)
  }

  @Test func theApplicationsSetterWorksInBoth() {  // S2
    var run = plistStyle(counts: false)
    let style = {
      var builder = ProgramBuilder()
      builder.program = run.program
      let light = builder.style(.lightContent)
      let handler = builder.handler([.configure(.setApplicationStyle(light))])
      run.program = builder.program
      return handler
    }()
    run.act(.run(style))
    #expect(run.isLight && run.styleOwner == "application")
    #expect(run.world.published.reliances.isEmpty)
  }

  // MARK: - S8, U30

  private func rules(_ run: Run) -> [Rule] {
    run.world.published.reliances.compactMap {
      if case .rule(let rule) = $0.assumption { rule } else { nil }
    }
  }

  /// A UIKit controller in a tree that asks for no bar.
  private func embedding(
    _ platform: Platform, asked: Bool? = nil, overrides: Bool? = nil
  ) -> Run {
    var builder = ProgramBuilder()
    let camera = builder.controller("Camera", hidden: overrides)
    let root = builder.hidden(builder.view(.group(type: nil, [builder.use(camera)])))
    var platform = platform
    platform.policies.embeddedAreAsked = asked
    return builder.run(root, platform)
  }

  @Test(arguments: [(14, 4), (16, 0), (26, 0), (27, 0)] as [(UInt8, UInt8)])
  func anEmbeddedControllerThatOverridesIsAskedUnlessThePolicySaysNo(
    major: UInt8, minor: UInt8
  ) {  // S8, U30
    let platform: Platform = major == 14 ? .homeButton(major, minor) : .phone(major, minor)
    let run = embedding(platform, overrides: false)
    #expect(!run.isHidden && run.hiddenOwner == "Camera" && rules(run) == [.s8])
    let ignored = embedding(.phone(16), asked: false, overrides: false)
    #expect(ignored.isHidden && rules(ignored) == [.s8])
    let bare = embedding(platform)
    #expect(bare.isHidden && rules(bare) == [.s8])
    #expect(!embedding(platform, asked: true).isHidden)
  }

  @Test func whereNobodyReportedIsOpen() {  // S8
    for platform in [Platform.homeButton(13), .homeButton(14, 3)] {
      let open = embedding(platform)
      #expect(open.world.published.undecided == [.open(.s8)])
      #expect(!embedding(platform, asked: true).isHidden)
      #expect(embedding(platform, asked: true).world.published.alternatives.isEmpty)
      #expect(embedding(platform, asked: false).isHidden)
    }
  }

  // MARK: - S11

  private func hosted(_ major: UInt8, asked: Bool = true, namesNoChild: Bool = false) -> Run {
    var builder = ProgramBuilder()
    let nobody = builder.formula(.constant(.none))
    let host = builder.controller("Host", .hosting, style: .lightContent) {
      if namesNoChild { $0[.childForStatusBarStyle] = nobody }
    }
    builder.window(builder.text("Home"), host: host)
    var platform = major < 16 ? Platform.homeButton(major) : .phone(major)
    platform.policies.hostingSubclassIsAsked = asked
    return builder.launch(platform)
  }

  @Test func aHostingSubclassIsDisputedFrom16UnlessItNamesNoChild() {  // S11
    #expect(hosted(15, asked: false).isLight && rules(hosted(15)).isEmpty)
    #expect(hosted(16).isLight && rules(hosted(16)) == [.s11])
    #expect(!hosted(16, asked: false).isLight && rules(hosted(16, asked: false)) == [.s11])
    let both = hosted(16, asked: false, namesNoChild: true)
    #expect(both.isLight && rules(both).isEmpty)
  }

  // MARK: - S17, D3

  private func oldNavigation(
    _ major: UInt8, pushed: Bool, _ listens: Bool? = nil
  ) -> Run {
    var builder = ProgramBuilder()
    let photo = builder.hidden(builder.text("Photo"))
    let root = pushed ? builder.link("Photo", photo) : photo
    var platform = major < 16 ? Platform.homeButton(major) : .phone(major)
    platform.policies.navigationViewListens = listens
    var run = builder.run(builder.stack(root, .view), platform)
    if pushed { run.tap("Photo") }
    return run
  }

  @Test(arguments: [true, false])
  func aNavigationViewListensFrom16NotOn14AndNobodyKnowsBesides(pushed: Bool) {  // S17, D3
    for major in [16, 26] as [UInt8] {
      #expect(oldNavigation(major, pushed: pushed).isHidden)
      #expect(rules(oldNavigation(major, pushed: pushed)).isEmpty)
    }
    let later = oldNavigation(27, pushed: pushed)
    #expect(later.isHidden && rules(later) == [.s17])
    let deaf = oldNavigation(14, pushed: pushed)
    #expect(!deaf.isHidden && rules(deaf) == [.d3])
    for major in [13, 15] as [UInt8] {
      let open = oldNavigation(major, pushed: pushed)
      #expect(open.world.published.undecided == [.open(.d3)])
    }
    for major in [13, 14, 15] as [UInt8] {
      #expect(oldNavigation(major, pushed: pushed, true).isHidden)
      #expect(!oldNavigation(major, pushed: pushed, false).isHidden)
      #expect(oldNavigation(major, pushed: pushed, true).world.published.alternatives.isEmpty)
    }
  }

  @Test func aModifierAroundANavigationViewCounts() {  // S17
    var builder = ProgramBuilder()
    let inside = builder.stack(builder.hidden(builder.text("Photo"), false), .view)
    let run = builder.run(builder.hidden(inside), .homeButton(14))
    #expect(run.isHidden && rules(run) == [])
  }

  // MARK: - S18, D1

  private func newNavigation(
    _ platform: Platform, barless: Bool, configure: (inout Policies) -> Void = { _ in }
  ) -> Run {
    var builder = ProgramBuilder()
    var photo = builder.hidden(builder.text("Photo"))
    if barless {
      let hidden = builder.visibility(.hidden)
      photo = builder.modified(photo, .bar(.toolbarVisibility(hidden, .navigationBar)))
    }
    let link = builder.link("Photo", photo)
    var platform = platform
    configure(&platform.policies)
    var run = builder.run(builder.stack(link), platform)
    run.tap("Photo")
    return run
  }

  @Test func aPushedScreenThatHidesTheNavigationBarIsAsked() {  // D1, S18
    for platform in [Platform.phone(16), .phone(18), .pad(26)] {
      let run = newNavigation(platform, barless: true)
      #expect(run.isHidden && rules(run).contains(.d1))
      let strict = newNavigation(platform, barless: true) { $0.assumptions = false }
      #expect(!strict.isHidden && rules(strict) == [.d1])
    }
  }

  @Test func underAShownOneItIsNotAndThatIsCertainUpTo16_3() {  // S18, D1
    #expect(!newNavigation(.phone(16, 3), barless: false).isHidden)
    #expect(rules(newNavigation(.phone(16, 3), barless: false)).isEmpty)
    #expect(!newNavigation(.phone(16, 4), barless: false).isHidden)
    #expect(rules(newNavigation(.phone(16, 4), barless: false)) == [.d1])
    let later = newNavigation(.phone(26), barless: false) {
      $0.stackDestinationsHonouredFrom = Version(26)
    }
    #expect(later.isHidden && rules(later) == [.d1])
  }

  // MARK: - S37, D8

  @Test func aSchemeWithoutABackgroundIsDisputedFrom26() {  // D8, S37
    for (major, needsBackground, isLight, rule) in [
      (18, true, false, nil), (18, false, false, nil), (26, true, false, .d8),
      (26, false, true, .d8),
    ] as [(UInt8, Bool, Bool, Rule?)] {
      var builder = ProgramBuilder()
      let dark = builder.scheme(.dark)
      let page = builder.modified(
        builder.text("Page"), .bar(.toolbarColorScheme(dark, .navigationBar)))
      var platform = Platform.phone(major)
      platform.policies.schemeNeedsBackgroundFrom26 = needsBackground
      let run = builder.run(builder.stack(page), platform)
      #expect(run.isLight == isLight && rules(run) == (rule.map { [$0] } ?? []))
    }
  }

  // MARK: - U37

  /// A card above a presenter that was itself presented over the current context.
  private func cardOverContext(captures: Bool, asEverywhere: Bool) -> Run {
    var builder = ProgramBuilder()
    let root = builder.controller("Root")
    let drawer = builder.controller("Drawer")
    let card = builder.controller("Card")
    var platform = Platform.phone(16)
    platform.policies.cardsTakeOverInContexts = asEverywhere
    var run = builder.run(builder.use(root), platform)
    for (screen, style) in [(drawer, PresentationStyle.overCurrentContext), (card, .automatic)] {
      run.act(
        .navigate(
          .present(
            screen, arguments: [], style: style, swiftUI: nil,
            captures: captures && screen == drawer,
            detentIsLarge: true, from: nil)))
    }
    return run
  }

  @Test func aCardOverAContextIsDisputed() {  // U37, U38
    let general = cardOverContext(captures: true, asEverywhere: true)
    #expect(general.isLight && general.styleOwner == "system" && rules(general) == [.u37])
    let reported = cardOverContext(captures: true, asEverywhere: false)
    #expect(!reported.isLight && reported.styleOwner == "Drawer" && rules(reported) == [.u37])
    let plain = cardOverContext(captures: false, asEverywhere: true)
    #expect(!plain.isLight && plain.styleOwner == "Root" && rules(plain) == [.u37])
    let reportedPlain = cardOverContext(captures: false, asEverywhere: false)
    #expect(reportedPlain.isLight && rules(reportedPlain) == [.u37])
  }
}
