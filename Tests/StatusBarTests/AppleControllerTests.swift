import StatusBar
import Testing

/// Apple's own controllers: what is known of them, and that nothing else is claimed (U40).
@Suite struct AppleControllerTests {
  @Test func everyClassHasARowOfItsOwn() {
    let names = AppleController.all.map { $0.name }
    #expect(names.count > 35 && Set(names).count == names.count)
    for row in AppleController.all {
      #expect(AppleController.named(row.name)?.name == row.name)
      #expect(AppleController.named(Array(row.name.utf8))?.framework == row.framework)
      #expect(row.last.map { $0 >= row.first } ?? true)
      #expect(row.documentation.hasPrefix("https://developer.apple.com/documentation/"))
    }
    #expect(AppleController.named("UIPencilController") == nil)
    #expect(AppleController.named("") == nil)
  }

  @Test func aClassOfTheModelHasItsRow() {
    for known in ControllerClass.allCases {
      #expect(AppleController.named(known.spelling)?.controllerClass == known)
    }
    #expect(
      Set(ControllerClass.allCases.map { $0.spelling }).count == ControllerClass.allCases.count)
  }

  @Test func whatIsNoControllerIsNeverAsked() {
    for name in ["MTKView", "CPTemplate"] {
      #expect(AppleController.named(name)?.controllerClass == nil)
    }
    // These present one that the app never sees.
    for name in ["UIDocumentInteractionController", "ASWebAuthenticationSession"] {
      #expect(AppleController.named(name)?.kind == .presenter)
    }
  }

  @Test func anAnswerIsClaimedForTheReleasesOfItsReportsOnly() {
    let safari = AppleController.named("SFSafariViewController")
    #expect(safari?.hidden(on: Version(11, 1)) == .fixed(false))
    #expect(safari?.style(on: Version(12, 2, 1)) == .fixed(.default))
    #expect(safari?.style(on: Version(13)) == .unknown && safari?.exists(on: Version(8)) == false)
    let picker = AppleController.named("UIImagePickerController")
    #expect(picker?.hearsSubclass(on: Version(8)) == false)
    #expect(picker?.hearsSubclass(on: Version(9)) == true)
    #expect(picker?.hidden(on: Version(9)) == .unknown)
    #expect(AppleController.named("QLPreviewController")?.hearsSubclass(on: Version(16)) == nil)
    for row in AppleController.all where row.kind == .system {
      let isClaimed = row.hidden != .unknown || row.style != .unknown
      #expect(!isClaimed || row.reported != nil && !row.sources.isEmpty, "\(row.name)")
    }
  }

  // MARK: - On screen

  private func named(_ name: String) -> ControllerClass {
    AppleController.named(name)?.controllerClass ?? .plain
  }

  private func presented(
    _ kind: ControllerClass, as style: PresentationStyle = .fullScreen, hidden: Bool? = nil,
    style own: StatusBarStyle? = nil, _ platform: Platform
  ) -> Run {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", style: .lightContent)
    let other = builder.controller("Other", kind, hidden: hidden, style: own)
    var run = builder.run(builder.use(feed), platform)
    run.act(
      .navigate(
        .present(
          other, arguments: [], style: style, swiftUI: nil, captures: false, detentIsLarge: true,
          from: nil)))
    return run
  }

  /// Every bar that is possible: visibility, and the style of those that are shown.
  private func bars(_ run: Run) -> Set<String> {
    let published = run.world.published
    return Set(
      ([published.bar] + published.alternatives).map {
        $0.isHidden ? "hidden" : $0.style.spelling
      })
  }

  @Test func whatNobodyKnowsMayBeAnything() {  // U40
    let run = presented(named("QLPreviewController"), .phone(16))
    #expect(bars(run) == ["hidden", ".default", ".lightContent", ".darkContent"])
    #expect(run.world.published.undecided == [.open(.u40)])
  }

  @Test func anOverrideThatIsHeardDecidesAndOneOfWhichNobodyKnowsDoesNot() {  // U40
    let mail = presented(
      named("MFMailComposeViewController"), hidden: false, style: .lightContent, .phone(16))
    #expect(bars(mail) == [".lightContent"])
    let half = presented(named("MFMailComposeViewController"), hidden: false, .phone(16))
    #expect(bars(half) == [".default", ".lightContent", ".darkContent"])
    let preview = presented(
      named("QLPreviewController"), hidden: false, style: .lightContent, .phone(16))
    #expect(bars(preview).count == 4)
  }

  @Test func safarisIsReportedUpTo12() {  // U40
    for (platform, expected) in [
      (Platform.homeButton(12), Set([".default"])),
      (.phone(16), ["hidden", ".default", ".lightContent", ".darkContent"]),
    ] {
      #expect(bars(presented(.safari, hidden: true, style: .lightContent, platform)) == expected)
    }
  }

  @Test func theDefaultStyleOfAPresentationMayBeOpenToo() {  // U40, U33
    let open = presented(named("PHPickerViewController"), as: .automatic, .phone(16))
    // A card makes the text light; what fills the screen answers in a way that is not known.
    #expect(bars(open) == ["hidden", ".default", ".lightContent", ".darkContent"])
    let feed = presented(named("PHPickerViewController"), as: .overFullScreen, .phone(16))
    #expect(bars(feed) == [".lightContent"])
  }

  @Test func anAlertLeavesControl() {  // U40, P18
    let run = presented(.alert, as: .automatic, .phone(16))
    #expect(bars(run) == [".lightContent"] && run.styleOwner == "Feed")
  }

  // MARK: - Where the application decides

  private func application(
    _ kind: ControllerClass, _ platform: Platform, plistHidden: Bool = false,
    quirks: Quirks = .released
  ) -> Run {
    var platform = platform
    platform.plist.isViewControllerBased = false
    platform.plist.isHidden = plistHidden
    platform.plist.style = .lightContent
    platform.policies.quirks = quirks
    return presented(kind, platform)
  }

  @Test func anImagePickerShowsTheBarOfTheApplicationToo() {  // U40
    var run = application(.imagePicker, .named("iPhone 6", 8), plistHidden: true)
    #expect(bars(run) == [".default"] && !run.isLight && run.hiddenOwner == "Other")
    run.act(.navigate(.dismiss(nil)))
    #expect(bars(run) == ["hidden", ".lightContent"])
    #expect(run.world.published.undecided == [.open(.u40)])
    let yes = {
      var builder = ProgramBuilder()
      builder.program = run.program
      let handler = builder.handler([
        .configure(.setApplicationHidden(builder.bool(true), animation: .none))
      ])
      run.program = builder.program
      return handler
    }()
    run.act(.run(yes))
    #expect(bars(run) == ["hidden"])
    let later = application(.imagePicker, .named("iPhone 6", 9), plistHidden: true)
    #expect(bars(later) == ["hidden"])
  }

  @Test func aVisibleBarIsVisibleAfterThePicker() {  // U40
    var run = application(.imagePicker, .named("iPhone 6", 8))
    run.act(.navigate(.dismiss(nil)))
    #expect(bars(run) == [".lightContent"])
  }

  @Test(arguments: ["MFMailComposeViewController", "MFMessageComposeViewController"])
  func aComposerResetsTheStyle(name: String) {  // Q13
    for (platform, quirks, style) in [
      (Platform.named("iPhone 5s", 7), Quirks(.q13), ".default"),
      (.named("iPhone 6", 8), .released, ".default"), (.named("iPhone 6", 8), [], ".lightContent"),
      (.named("iPhone 6", 9), .released, ".lightContent"),
    ] {
      var run = application(named(name), platform, quirks: quirks)
      #expect(bars(run) == [style])
      run.act(.navigate(.dismiss(nil)))
      #expect(bars(run) == [".lightContent"])
    }
    #expect(
      bars(application(named("QLPreviewController"), .named("iPhone 6", 8))) == [".lightContent"])
  }

  @Test(arguments: ["AVPlayerViewController", "MPMoviePlayerViewController"])
  func theBarStaysHiddenAfterAVideo(name: String) {  // Q14
    for (platform, quirks, isLost) in [
      (Platform.named("iPhone 6", 8), Quirks(.q14), true), (.named("iPhone 6", 8), [], false),
      (.named("iPhone 6", 9), .released, false),
    ] {
      var platform = platform
      platform.policies.quirks = quirks
      var run = presented(named(name), platform)
      run.act(.navigate(.dismiss(nil)))
      #expect(run.isHidden == isLost && run.hiddenOwner == (isLost ? "system" : "Feed"))
      run.act(.requestUpdate(nil))
      #expect(run.isHidden == isLost)
      run.act(.launch)
      #expect(!run.isHidden)
    }
  }

  @Test func theOptionsMenuOfADocumentTurnsTheTextLight() {  // Q15
    for (release, quirks, isLight) in [
      (Version(7, 1), Quirks(.q15), true), (Version(7, 1), [], false),
      (Version(8), .released, false),
    ] {
      var builder = ProgramBuilder()
      let feed = builder.controller("Feed")
      let menu = builder.controller("Menu", named("UIDocumentInteractionController"))
      var platform = Platform(os: release, device: .named("iPhone 5s"))
      platform.policies.quirks = quirks
      var run = builder.run(builder.use(feed), platform)
      run.act(
        .navigate(
          .present(
            menu, arguments: [], style: .custom, swiftUI: nil, captures: false, detentIsLarge: true,
            from: nil)))
      #expect(run.isLight == isLight)
      run.act(.navigate(.dismiss(nil)))
      #expect(!run.isLight)
    }
  }
}
