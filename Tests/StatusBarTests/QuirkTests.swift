import StatusBar
import Testing

@Suite struct QuirkTests {
  private func quirky(_ platform: Platform) -> Platform {
    var platform = platform
    platform.policies.quirks = true
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
        .present(
          card, arguments: [], style: .fullScreen, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil))
      run.act(.beginDismiss)
      run.act(.cancel)
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
        run.act(.resize(first))
        run.act(
          .present(
            card, arguments: [], style: .formSheet, swiftUI: nil, captures: false,
            detentIsLarge: true, from: nil))
        #expect(run.hiddenOwner == owner)
        run.act(.resize(second))
        #expect(run.hiddenOwner == owner)
      }
    }
  }

  @Test func navigationBarOverlapsUntilARotation() {  // Q9
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let no = builder.bool(false)
    let name = builder.symbol("isHidden")
    builder.program.screens[1].slots.append(
      Slot(name: name, kind: .state, initial: no, didSet: nil, site: .none))
    builder.program.screens[1].overrides.prefersStatusBarHidden = builder.read(.own(0))
    let toggle = builder.handler([.toggle(.own(0)), .requestUpdate(of: nil)])
    let relayout = builder.handler([.relayoutNavigationBar])
    let stack = builder.controller("Stack", .navigation)
    var run = builder.run(builder.holding(stack, [builder.use(feed)]), quirky(.homeButton(13)))
    func overlaps(_ run: Run) -> Bool? {
      run.world.navigationBar(in: run.program)?.overlapsStatusBar
    }
    run.act(.call(feed, toggle, arguments: []))
    #expect(run.isHidden && overlaps(run) == false)
    run.act(.call(feed, toggle, arguments: []))
    #expect(!run.isHidden && overlaps(run) == true)
    var mended = run
    mended.act(.call(feed, relayout, arguments: []))
    #expect(overlaps(mended) == false)
    run.act(.rotate(.landscapeLeft))
    run.act(.rotate(.portrait))
    #expect(overlaps(run) == false)
  }

  @Test func rotationLosesTheBarUnderNo() {  // Q10, U12
    for quirks in [false, true] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed")
      var platform = Platform.homeButton(11)
      platform.plist.isViewControllerBased = false
      platform.policies.quirks = quirks
      var run = builder.run(builder.use(feed), platform)
      run.act(.rotate(.landscapeLeft))
      #expect(run.isHidden)  // U11
      run.act(.rotate(.portrait))
      #expect(run.isHidden == quirks)
    }
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
