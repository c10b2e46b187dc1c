import StatusBar
import Testing

@Suite struct AnimationTests {
  /// A controller whose visibility a handler toggles and requests inside an animation block.
  private func toggling(_ kind: UpdateAnimation?, inBlock: Bool) -> Run {
    var builder = ProgramBuilder()
    let feed = builder.controller("Feed")
    let no = builder.bool(false)
    let name = builder.symbol("isFullscreen")
    builder.program.screens[1].slots.append(
      Slot(name: name, kind: .state, initial: no, site: .none))
    builder.program.screens[1].overrides[.prefersStatusBarHidden] = builder.read(.own(0))
    if let kind {
      let animation = builder.formula(.constant(.animation(kind)))
      builder.program.screens[1].overrides[.preferredStatusBarUpdateAnimation] = animation
    }
    let second = builder.number(1)
    let request = Effect(.configure(.requestUpdate(of: nil)), site: .none)
    let body: [Effect.Kind] =
      inBlock
      ? [.change(.toggle(.own(0))), .viewAnimation(duration: second, [request])]
      : [.change(.toggle(.own(0))), .configure(.requestUpdate(of: nil))]
    let toggle = builder.handler(body)
    var run = builder.run(builder.use(feed))
    run.act(.call(ScreenUse(feed), toggle, arguments: []))
    return run
  }

  @Test func blockGivesItsDuration() {  // U57
    #expect(
      toggling(.slide, inBlock: true).lastChange
        == Event.Change(isAnimated: true, animation: .slide, duration: 1))
    #expect(toggling(.slide, inBlock: false).lastChange?.isAnimated == false)
  }

  @Test func kindIsFadeUnlessTheOwnerSaysOtherwise() {  // U56
    #expect(toggling(nil, inBlock: true).lastChange?.animation == .fade)
    #expect(toggling(UpdateAnimation.none, inBlock: true).lastChange?.isAnimated == false)
  }

  @Test func animationLeavesTheFinalStateAlone() {  // U58
    #expect(toggling(.slide, inBlock: true).bar == toggling(.slide, inBlock: false).bar)
  }

  @Test func ancestorAnimationFades() {  // S25
    for isWatched in [false, true] {
      var builder = ProgramBuilder()
      let flag = builder.state("isHidden", .bool(false))
      let button = builder.button("Go", [.change(.toggle(flag))])
      let read = builder.read(flag)
      let hidden = builder.modified(button, .bar(.statusBarHidden(read)))
      let root = isWatched ? builder.modified(hidden, .live(.animation(value: read))) : hidden
      var run = builder.run(root)
      run.tap("Go")
      #expect(run.isHidden && run.lastChange?.isAnimated == isWatched)
    }
  }

  @Test func stateThatIsAnimatedFades() {  // S54
    for isAnimated in [false, true] {
      var builder = ProgramBuilder()
      let state = builder.visibleState(isAnimated: isAnimated)
      let read = builder.read(state)
      let limit = builder.number(-3)
      let text = builder.text("Rows")
      let scroll = builder.view(.scroll(content: text, header: nil))
      let updater = VisibilityUpdater(
        state: read, offset: nil, hidesWhen: .greater, limit: limit)
      let screen = builder.modified(scroll, .live(.visibilityUpdater(updater)))
      let album = builder.screen("Album", screen)
      let link = builder.link("Album", builder.use(album))
      let stack = builder.stack(link)
      var run = builder.run(builder.modified(stack, .bar(.statusBarVisible(read))))
      run.tap("Album")
      #expect(run.isHidden && run.lastChange?.isAnimated == isAnimated)
      run.act(.scrollTo(-3))
      #expect(!run.isHidden && run.lastChange?.isAnimated == isAnimated)
      run.act(.scrollTo(0))
      run.act(.navigate(.back))
      #expect(!run.isHidden && run.lastChange?.isAnimated == false)
    }
  }
}
