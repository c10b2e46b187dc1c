import StatusBar
import Testing

@Suite struct QuirkTests {
  private func quirky(_ platform: Platform) -> Platform {
    var platform = platform
    platform.policies.quirks = .released
    return platform
  }

  @Test func cancelledDismissalOfIOS7LeavesThePresenterInControl() {  // Q1
    for (platform, owner) in [
      (Platform.named("iPhone 5s", 7), "Card"), (quirky(.named("iPhone 5s", 7)), "Feed"),
      (quirky(.named("iPhone 6", 8)), "Card"),
    ] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed")
      let card = builder.controller("Card", hidden: true)
      var run = builder.run(builder.use(feed), platform)
      run.act(
        .navigate(
          .present(
            card, arguments: [], style: .fullScreen, swiftUI: nil, captures: false,
            detentIsLarge: true, from: nil)))
      run.act(.moment(.beginDismiss))
      run.act(.moment(.cancel))
      #expect(run.hiddenOwner == owner)
    }
  }

  @Test func controlIsDecidedWhenPresentingUpTo12() {  // P8, Q4
    for release in [9, 12] as [UInt8] {
      for (first, second, owner) in [
        (SizeClass.regular, SizeClass.compact, "Feed"), (.compact, .regular, "Card"),
      ] {
        var builder = ProgramBuilder()
        let feed = builder.controller("Feed")
        let card = builder.controller("Card", hidden: true)
        var run = builder.run(builder.use(feed), .named("iPad Air 2", release))
        run.act(.device(.resize(first)))
        run.act(
          .navigate(
            .present(
              card, arguments: [], style: .formSheet, swiftUI: nil, captures: false,
              detentIsLarge: true, from: nil)))
        #expect(run.hiddenOwner == owner)
        run.act(.device(.resize(second)))
        #expect(run.hiddenOwner == owner)
      }
    }
  }

  @Test(arguments: [(12, false), (13, true), (14, true), (15, false)])
  func navigationBarOverlapsUntilARotation(major: UInt8, isAffected: Bool) {  // Q9
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let no = builder.bool(false)
    let name = builder.symbol("isHidden")
    builder.program.screens[1].slots.append(
      Slot(name: name, kind: .state, initial: no, site: .none))
    builder.program.screens[1].overrides[.prefersStatusBarHidden] = builder.read(.own(0))
    let toggle = builder.handler([.change(.toggle(.own(0))), .configure(.requestUpdate(of: nil))])
    let relayout = builder.handler([.configure(.relayoutNavigationBar)])
    let stack = builder.controller("Stack", .navigation)
    var run = builder.run(builder.holding(stack, [builder.use(feed)]), quirky(.homeButton(major)))
    func overlaps(_ run: Run) -> Bool? {
      run.questions.navigationBar()?.overlapsStatusBar
    }
    run.act(.call(ScreenUse(feed), toggle, arguments: []))
    #expect(run.isHidden && overlaps(run) == false)
    run.act(.call(ScreenUse(feed), toggle, arguments: []))
    #expect(!run.isHidden && overlaps(run) == isAffected)
    var mended = run
    mended.act(.call(ScreenUse(feed), relayout, arguments: []))
    #expect(overlaps(mended) == false)
    run.act(.device(.rotate(.landscapeLeft)))
    run.act(.device(.rotate(.portrait)))
    #expect(overlaps(run) == false)
  }

  private func turning(
    _ platform: Platform, from start: Orientation, _ quirks: Quirks = .released
  ) -> Run {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    var platform = platform
    platform.plist.isViewControllerBased = false
    platform.policies.quirks = quirks
    platform.orientation = start
    return builder.run(builder.use(feed), platform)
  }

  @Test(arguments: [10, 11, 14, 16] as [UInt8])
  func aLaunchInLandscapeLosesTheBarUnderNo(major: UInt8) {  // Q10, U12
    for quirks in [Quirks.released, []] {
      var run = turning(.homeButton(major), from: .landscapeRight, quirks)
      #expect(run.isHidden)  // U11, U51
      run.act(.device(.rotate(.landscapeLeft)))
      run.act(.device(.rotate(.portrait)))
      #expect(run.isHidden == quirks.contains(.q10))
      // The way there and back brings it back.
      run.act(.device(.rotate(.landscapeLeft)))
      #expect(run.isHidden)
      run.act(.device(.rotate(.portrait)))
      #expect(!run.isHidden)
    }
  }

  @Test func theWayThereAndBackLosesNothing() {  // Q10, U12
    var run = turning(.homeButton(11), from: .portrait)
    run.act(.device(.rotate(.landscapeLeft)))
    #expect(run.isHidden)
    run.act(.device(.rotate(.portrait)))
    #expect(!run.isHidden)
  }

  @Test(arguments: [(9, false), (10, true), (16, true), (17, false)] as [(UInt8, Bool)])
  func theBarWasLostFrom10To16(major: UInt8, isLost: Bool) {  // Q10
    let phone = major == 9 ? Platform.named("iPhone 6", 9) : .phone(major)
    var run = turning(major < 14 ? .named("iPhone 6s", major) : phone, from: .landscapeLeft)
    run.act(.device(.rotate(.portrait)))
    #expect(run.isHidden == isLost)
  }

  @Test func aPickerInAPopoverTakesTheBarAlong() {  // Q2
    for (quirks, release, isShown) in [
      ([], Version(8, 1), false), (Quirks(.q2), Version(8, 1), true),
      (.released, Version(8, 1), true), (Quirks(.q2), Version(8), false),
      (Quirks(.q2), Version(8, 3), false), (Quirks(.q1), Version(8, 1), false),
    ] as [(Quirks, Version, Bool)] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed", hidden: true)
      let picker = builder.controller("Picker", .imagePicker)
      var platform = Platform(os: release, device: .named("iPad Air 2"))
      if release < Version(8, 1) { platform.device = .named("iPad Air") }
      platform.policies.quirks = quirks
      var run = builder.run(builder.use(feed), platform)
      run.act(
        .navigate(
          .present(
            picker, arguments: [], style: .popover, swiftUI: nil, captures: false,
            detentIsLarge: true, from: nil)))
      #expect(run.isHidden == !isShown)
      run.act(.navigate(.dismiss(nil)))
      #expect(run.isHidden == !isShown && run.questions.resolve().bar.isHidden)
      run.act(.requestUpdate(nil))
      #expect(run.isHidden)
    }
  }

  @Test func aPreviewedWishForNoBarIsLost() {  // Q6
    for (quirks, release, captures, isHidden) in [
      ([], Version(9), true, true), (Quirks(.q6), Version(9), true, false),
      (Quirks(.q6), Version(9), false, true), (Quirks(.q6), Version(9, 1), true, true),
    ] as [(Quirks, Version, Bool, Bool)] {
      for style in [nil, PresentationStyle.fullScreen] {
        var builder = ProgramBuilder()
        let feed = builder.controller("Feed")
        let yes = builder.bool(captures)
        let photo = builder.controller("Photo", hidden: true) {
          $0[.capturesStatusBarAppearance] = yes
        }
        let stack = builder.controller("Stack", .navigation)
        var platform = Platform(os: release, device: .named("iPhone 6s"))
        platform.policies.quirks = quirks
        var run = builder.run(builder.holding(stack, [builder.use(feed)]), platform)
        run.act(.moment(.beginPeek(photo, arguments: [], style: style)))
        #expect(run.problem == nil && !run.isHidden && run.world.isMomentOpen)
        run.act(.moment(.cancel))
        #expect(!run.isHidden && !run.world.isMomentOpen)
        run.act(.moment(.beginPeek(photo, arguments: [], style: style)))
        run.act(.moment(.finish))
        #expect(run.isHidden == isHidden && run.hiddenOwner == "Photo")
      }
    }
  }

  @Test func theBetasOf10AskNobodyThatIsPresented() {  // Q7
    for (quirks, release, isHidden) in [
      (.released, Version(10), true), (Quirks(.q7), Version(10), false),
      (Quirks(.q7), Version(10, 1), true), (Quirks(.q7), Version(9, 3), true),
    ] as [(Quirks, Version, Bool)] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed")
      let card = builder.controller("Card", hidden: true)
      var platform = Platform(os: release, device: .named("iPhone 6"))
      platform.policies.quirks = quirks
      var run = builder.run(builder.use(feed), platform)
      run.act(
        .navigate(
          .present(
            card, arguments: [], style: .fullScreen, swiftUI: nil, captures: false,
            detentIsLarge: true, from: nil)))
      #expect(run.isHidden == isHidden)
    }
  }

  @Test(
    arguments: [
      ([], false), (Quirks(.s33), true), (.released, true), (Quirks(.s47), false),
    ] as [(Quirks, Bool)])
  func theDarkSchemeStaysAfterNil(quirks: Quirks, stays: Bool) {  // S33
    for major in [14, 18, 26] as [UInt8] {
      var builder = ProgramBuilder()
      let isNight = builder.state("isNight", .bool(false))
      let (dark, none) = (builder.scheme(.dark), builder.scheme(nil))
      let reads = builder.read(isNight)
      let scheme = builder.formula(.ternary(reads, dark, none))
      let button = builder.button("Night", [.change(.toggle(isNight))])
      var platform = major < 16 ? Platform.homeButton(major) : .phone(major)
      platform.policies.quirks = quirks
      var run = builder.run(builder.modified(button, .bar(.preferredColorScheme(scheme))), platform)
      #expect(!run.isLight)
      run.tap("Night")
      #expect(run.isLight)
      run.tap("Night")
      #expect(run.isLight == stays)
    }
  }

  @Test func anotherSchemeTakesItsPlace() {  // S33
    var builder = ProgramBuilder()
    let isNight = builder.state("isNight", .bool(true))
    let (dark, light) = (builder.scheme(.dark), builder.scheme(.light))
    let reads = builder.read(isNight)
    let scheme = builder.formula(.ternary(reads, dark, light))
    let button = builder.button("Night", [.change(.toggle(isNight))])
    var platform = Platform.phone(18)
    platform.policies.quirks = Quirks(.s33)
    var run = builder.run(builder.modified(button, .bar(.preferredColorScheme(scheme))), platform)
    #expect(run.isLight)
    run.tap("Night")
    #expect(!run.isLight)
  }

  @Test func eachQuirkIsOfTheReleasesOfItsRule() {
    for quirk in Quirk.allCases {
      let entry = quirk.rule.entry
      #expect(entry.status == .quirk && quirk.rule.quirk == quirk)
      #expect(Quirk.named(quirk.spelling) == quirk)
      let happens = Version.releases.filter { release in
        Device.catalogue.indices.contains { index in
          let id = DeviceID(UInt8(index))
          return id.device.exists(on: release)
            && quirk.canHappen(on: Platform(os: release, device: id))
        }
      }
      #expect(!happens.isEmpty && happens.allSatisfy { entry.holds(on: $0) })
    }
    #expect(Quirks.released.spelling == "on" && Quirks().spelling == "off")
    #expect(Quirks([Quirks(.q7), Quirks(.q9)]).spelling == "Q7,Q9")
  }

  @Test func imagePickerAnswersForItselfBefore9() {  // U40
    for (platform, isHidden) in [
      (Platform.named("iPhone 6", 8), false), (.named("iPhone 6", 9), true),
    ] {
      var builder = ProgramBuilder()
      let picker = builder.controller("Picker", .imagePicker, hidden: true)
      #expect(builder.run(builder.use(picker), platform).isHidden == isHidden)
    }
  }
}
