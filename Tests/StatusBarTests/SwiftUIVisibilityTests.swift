import StatusBar
import Testing

@Suite struct SwiftUIVisibilityTests {
  /// A link to a pushed screen that hides the bar, in a container of `kind`.
  private func pushedHiding(_ kind: NavigationKind, _ platform: Platform = .phone(16)) -> Run {
    var builder = ProgramBuilder()
    let text = builder.text("Photo")
    let destination = builder.hidden(text)
    let link = builder.link("Navigate", destination)
    let root = builder.stack(link, kind)
    return builder.run(root, platform)
  }

  @Test func navigationViewAsksTheVisibleScreen() {  // S17
    var run = pushedHiding(.view)
    #expect(!run.isHidden)
    run.tap("Navigate")
    #expect(run.isHidden)
    run.act(.navigate(.back))
    #expect(!run.isHidden)
  }

  @Test func navigationStackDoesNotAskWhatItPushes() {  // S18
    var run = pushedHiding(.stack)
    run.tap("Navigate")
    #expect(!run.isHidden)
    let reasons = run.questions.resolve().reasons
    #expect(reasons.contains { $0.rule == .s18 && $0.kind == .ineffective })
    #expect(run.problem == nil)
  }

  @Test func policyLetsLaterVersionsAskDestinations() {  // D1
    var platform = Platform.phone(26)
    platform.policies.stackDestinationsHonouredFrom = Version(26)
    var run = pushedHiding(.stack, platform)
    run.tap("Navigate")
    #expect(run.isHidden)
  }

  @Test func sharedStateIsNotScoped() {  // S19, S20, S25
    var builder = ProgramBuilder()
    let flag = builder.state("isHidden", .bool(false))
    let yes = builder.bool(true)
    let appear = builder.handler([
      .animated(duration: nil, [Effect(.change(.assign(flag, yes)), site: .none)])
    ])
    let text = builder.text("Photo")
    let destination = builder.modified(text, .live(.onAppear(appear)))
    let link = builder.link("Navigate", destination)
    let stack = builder.stack(link)
    let read = builder.read(flag)
    let root = builder.modified(stack, .bar(.statusBarHidden(read)))
    var run = builder.run(root)
    #expect(!run.isHidden)
    run.tap("Navigate")
    #expect(run.isHidden)
    #expect(run.lastChange == Event.Change(isAnimated: true, animation: .fade, duration: 0.35))
    run.act(.navigate(.back))
    #expect(run.isHidden)
    #expect(run.lastChange == nil)
  }

  @Test func coverRulesAndSheetDoesNot() {  // S21, S22, U33, U34
    for kind in [PresentationKind.fullScreenCover, .sheet] {
      var builder = ProgramBuilder()
      let text = builder.text("Content")
      let content = builder.hidden(text)
      let card = builder.screen("Card", content)
      let root = builder.text("Home")
      var run = builder.run(root)
      run.act(
        .navigate(
          .present(
            card, arguments: [], style: nil, swiftUI: kind, captures: false, detentIsLarge: true,
            from: nil)))
      #expect(run.problem == nil)
      #expect(run.isHidden == (kind == .fullScreenCover))
      if kind == .sheet { #expect(run.isLight) }
      run.act(.navigate(.dismiss(nil)))
      #expect(!run.isHidden)
      #expect(!run.isLight)
    }
  }

  @Test func outermostNestedModifierWins() {  // S24, D2
    var builder = ProgramBuilder()
    let text = builder.text("Photo")
    let inner = builder.hidden(text, true)
    let root = builder.hidden(inner, false)
    var run = builder.run(root)
    #expect(!run.isHidden)
    var platform = Platform.phone(16)
    platform.policies.outermostNestedWins = false
    run = builder.launch(platform)
    #expect(run.isHidden)
  }

  @Test func oneHidingSiblingIsEnough() {  // D2
    var builder = ProgramBuilder()
    let first = builder.text("A")
    let shown = builder.hidden(first, false)
    let second = builder.text("B")
    let hiding = builder.hidden(second, true)
    let root = builder.view(.group(type: nil, [shown, hiding]))
    #expect(builder.run(root).isHidden)
  }

  @Test func unknownInputLeavesBothPossible() {
    var builder = ProgramBuilder()
    let text = builder.text("Reader")
    let isOffline = builder.input("session.isOffline")
    let root = builder.modified(text, .bar(.statusBarHidden(isOffline)))
    let run = builder.run(root)
    #expect(run.world.published.alternatives.count == 1)
    #expect(run.world.published.undecided == [.input(InputID(0))])
  }

  @Test func conditionWhoseBranchesAgreeIsDecided() {
    var builder = ProgramBuilder()
    let isOffline = builder.input("session.isOffline")
    let first = builder.text("A")
    let a = builder.hidden(first)
    let second = builder.text("B")
    let b = builder.hidden(second)
    let root = builder.view(.conditional(isOffline, then: a, otherwise: b))
    let run = builder.run(root)
    #expect(run.isHidden)
    #expect(run.world.published.alternatives.isEmpty)
  }

  @Test func embeddedControllerThatOverridesTakesTheBar() {  // S8
    var builder = ProgramBuilder()
    let plain = builder.controller("Scanner", hidden: false)
    let scanner = builder.view(.representable(plain, arguments: []))
    let root = builder.hidden(scanner)
    let run = builder.run(root)
    #expect(!run.isHidden)
    #expect(run.hiddenOwner == "Scanner")
  }

  @Test func severalEmbeddedControllersAreAmbiguous() {  // S9
    var builder = ProgramBuilder()
    let one = builder.controller("One", hidden: true)
    let other = builder.controller("Other", hidden: false)
    let a = builder.view(.representable(one, arguments: []))
    let b = builder.view(.representable(other, arguments: []))
    let root = builder.view(.group(type: nil, [a, b]))
    let run = builder.run(root)
    #expect(run.world.published.undecided.contains(.open(.s9)))
  }
}
