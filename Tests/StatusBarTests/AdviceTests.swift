import StatusBar
import Testing

@Suite struct AdviceTests {
  private func advice(_ run: Run) -> [Advice.Kind] {
    var kinds: [Advice.Kind] = []
    for case .ignored(let advice) in run.journal.events { kinds.append(advice.kind) }
    return kinds
  }

  @Test func overrideThatNoContainerAsks() {  // U28
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", hidden: true)
    let container = builder.controller("Drawer", .plain)
    let run = builder.run(builder.holding(container, [builder.use(feed)]))
    #expect(advice(run) == [.overrideNotAsked])
  }

  @Test func styleUnderAShownNavigationBar() {  // U22
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed", style: .lightContent)
    let container = builder.controller("Stack", .navigation)
    let run = builder.run(builder.holding(container, [builder.use(feed)]))
    #expect(advice(run) == [.styleUnderNavigationBar])
  }

  @Test func plistStyleUnderYes() {  // U3
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    var platform = Platform.phone(16)
    platform.plist.style = .lightContent
    #expect(advice(builder.run(builder.use(feed), platform)) == [.plistStyleAfterLaunch])
  }

  @Test func changeWithoutARequest() {  // U20
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let no = builder.bool(false)
    let name = builder.symbol("isFullscreen")
    builder.program.screens[1].slots.append(
      Slot(name: name, kind: .state, initial: no, site: .none))
    builder.program.screens[1].overrides[.prefersStatusBarHidden] = builder.read(.own(0))
    let toggle = builder.handler([.change(.toggle(.own(0)))])
    let both = builder.handler([.change(.toggle(.own(0))), .configure(.requestUpdate(of: nil))])
    var run = builder.run(builder.use(feed))
    run.act(.call(ScreenUse(feed), both, arguments: []))
    #expect(advice(run).isEmpty)
    run.act(.call(ScreenUse(feed), toggle, arguments: []))
    #expect(advice(run) == [.changeWithoutRequest])
  }

  @Test func captureFlagOnAFullScreenPresentation() {  // U33
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let card = builder.controller("Card")
    var run = builder.run(builder.use(feed))
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: .fullScreen, swiftUI: nil, captures: true,
          detentIsLarge: true, from: nil)))
    #expect(advice(run) == [.captureFlagWithoutEffect])
  }

  @Test func modifierOnAPushedScreen() {  // S18
    var builder = ProgramBuilder()
    let text = builder.text("Photo")
    let photo = builder.hidden(text)
    let link = builder.link("Photo", photo)
    var run = builder.run(builder.stack(link))
    run.tap("Photo")
    #expect(advice(run) == [.modifierOnDestination])
  }

  @Test(arguments: [UInt8(26), 27])
  func theModifierIsDeprecatedFrom27(os: UInt8) {  // S15, U30, D12
    var builder = ProgramBuilder()
    let text = builder.text("Home")
    let run = builder.run(builder.hidden(text), .phone(os))
    #expect(run.isHidden)
    #expect(advice(run) == (os < 27 ? [] : [.deprecatedCall]))
  }

  @Test func modifierUnderPlistModeAndInASheet() {  // S2, S22
    var builder = ProgramBuilder()
    let text = builder.text("Home")
    let root = builder.hidden(text)
    var platform = Platform.phone(16)
    platform.plist.isViewControllerBased = false
    #expect(advice(builder.run(root, platform)) == [.modifierUnderPlistMode])

    var other = ProgramBuilder()
    let home = other.text("Home")
    let body = other.hidden(other.text("Card"))
    let card = other.screen("Card", body)
    var run = other.run(home)
    run.act(
      .navigate(
        .present(
          card, arguments: [], style: nil, swiftUI: .sheet, captures: false, detentIsLarge: true,
          from: nil)))
    #expect(advice(run) == [.sheetContentNotAsked])
  }

  @Test func overridesUnderPlistMode() {  // U2
    var builder = ProgramBuilder()
    let shy = builder.controller("Shy", hidden: true)
    let root = builder.use(shy)
    var platform = Platform.phone(16)
    #expect(advice(builder.run(root, platform)) == [])
    platform.plist.isViewControllerBased = false
    #expect(advice(builder.run(root, platform)) == [.overrideUnderPlistMode])
  }
}
