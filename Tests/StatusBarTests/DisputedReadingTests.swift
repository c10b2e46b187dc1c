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
      let handler = builder.handler([.setApplicationStyle(light)])
      run.program = builder.program
      return handler
    }()
    run.act(.run(style))
    #expect(run.isLight && run.styleOwner == "application")
    #expect(run.world.published.reliances.isEmpty)
  }
}
