import StatusBar
import Testing

@Suite struct OrderTests {
  /// A window in front shows a second use of a screen that lies in the arena before the first one.
  @Test func theTopmostUseIsTheOneInFront() {
    var builder = ProgramBuilder()
    let home = builder.controller("Home")
    let card = builder.controller("Card")
    let photo = builder.controller("Photo")
    builder.window(builder.use(home), name: "Front")
    builder.window(builder.use(home), name: "Back")
    var run = builder.launch(.pad(16))
    let front = builder.symbol("Front")
    let back = builder.symbol("Back")
    func present(_ screen: ScreenID) -> Action {
      .navigate(
        .present(
          screen, arguments: [], style: .overFullScreen, swiftUI: nil, captures: true,
          detentIsLarge: true, from: nil))
    }
    run.act(.showWindow(front, asKey: true))
    run.act(present(card))
    run.act(.showWindow(back, asKey: true))
    run.act(present(photo))
    let first = run.questions.topmostInstance(of: photo)
    run.act(.showWindow(front, asKey: true))
    run.act(.navigate(.dismiss(nil)))
    run.act(present(photo))
    #expect(run.problem == nil)
    #expect(run.questions.instanceCount(of: photo) == 2)
    #expect(run.questions.topmostInstance(of: photo) != first)
    #expect(run.hiddenOwner == "Photo#2")
  }

  /// Ordering a window front time and again leads to no new worlds.
  @Test func windowsOrderedFrontTwiceAreAlike() {
    var builder = ProgramBuilder()
    let home = builder.controller("Home")
    builder.window(builder.use(home), name: "Front")
    builder.window(builder.use(home), name: "Back")
    var run = builder.launch(.pad(16))
    let front = builder.symbol("Front")
    let back = builder.symbol("Back")
    run.act(.showWindow(front, asKey: true))
    let once = run.world
    run.act(.showWindow(back, asKey: true))
    #expect(run.world != once)
    run.act(.showWindow(front, asKey: true))
    #expect(run.world == once)
  }

  /// A screen that makes an object takes it along when it goes.
  @Test func objectsGoWithTheScreenThatMadeThem() {
    var builder = ProgramBuilder()
    let text = builder.text("Content")
    let album = builder.screen("Album", text)
    let initial = builder.formula(.makeObject(isHidden: nil, isAnimated: nil))
    let name = builder.symbol("state")
    builder.program.screens[Int(album.index)].slots.append(
      Slot(name: name, kind: .object, initial: initial, site: .none))
    let link = builder.link("Album", builder.use(album))
    var run = builder.run(builder.stack(link))
    let before = run.world
    run.tap("Album")
    run.act(.navigate(.back))
    #expect(run.problem == nil)
    #expect(run.world == before)
  }
}
