import StatusBar
import Testing

/// Several scenes of one app (U49).
@Suite struct SceneTests {
  /// An app of a controller, with scenes beside it.
  private struct Scenes {
    var builder = ProgramBuilder()
    var platform = Platform.pad(16)

    init() {
      platform.plist.supportsMultipleScenes = true
      platform.lifecycle = .sceneDelegate
    }

    mutating func scene(_ name: String, _ root: ViewID?) {
      let window = WindowTemplate(
        name: nil, root: root, host: nil, level: 0, isHidden: false, fillsScreen: true,
        site: .none)
      builder.program.scenes.append(
        SceneTemplate(name: builder.symbol(name), windows: [window]))
    }
  }

  private func two(
    _ change: (inout Platform) -> Void = { _ in }
  ) -> (run: Run, second: Symbol, own: Symbol) {
    var scenes = Scenes()
    change(&scenes.platform)
    let first = scenes.builder.controller("First", style: .lightContent)
    let second = scenes.builder.controller("Second", hidden: true)
    scenes.scene("Two", scenes.builder.use(second))
    let root = scenes.builder.use(first)
    let symbol = scenes.builder.symbol("Two")
    let run = scenes.builder.run(root, scenes.platform)
    return (run, symbol, scenes.builder.symbol("App"))
  }

  @Test func eachIsResolvedSeparately() {
    var (run, second, own) = two()
    #expect(run.isLight && run.styleOwner == "First")
    run.act(.scene(.open(second)))
    #expect(run.problem == nil && run.isHidden && run.hiddenOwner == "Second")
    run.act(.scene(.activate(own)))
    #expect(!run.isHidden && run.isLight && run.styleOwner == "First")
    run.act(.scene(.activate(second)))
    #expect(run.isHidden)
    run.act(.scene(.close(nil)))
    #expect(!run.isHidden && run.styleOwner == "First")
    #expect(run.questions.resolve().bar.styleOwner == run.bar.styleOwner)
  }

  @Test func worldsAreEqualHoweverTheyCameAbout() {
    var (run, second, own) = two()
    let alone = run.world
    run.act(.scene(.open(second)))
    let open = run.world
    run.act(.scene(.activate(own)))
    run.act(.scene(.activate(second)))
    #expect(run.world == open)
    run.act(.scene(.close(second)))
    #expect(run.world == alone)
  }

  @Test func thereAreSeveralOnlyOnAnIPadThatAllowsThem() {
    let cases: [((inout Platform) -> Void, Problem.SceneObstacle)] = [
      ({ $0.os = Version(12) }, .release),
      ({ $0.device = .named("iPhone 14") }, .phone),
      ({ $0.lifecycle = .appDelegate }, .appDelegate),
      ({ $0.plist.supportsMultipleScenes = false }, .plist),
    ]
    for (change, obstacle) in cases {
      var (run, second, _) = two(change)
      run.act(.scene(.open(second)))
      #expect(run.problem == .noScenes(obstacle))
    }
  }

  @Test func whatCannotBeDoneIsTold() {
    var (run, second, own) = two()
    run.act(.scene(.activate(second)))
    #expect(run.problem == .sceneNotOpen(second))
    run.act(.scene(.close(nil)))
    #expect(run.problem == .onlyScene)
    run.act(.scene(.open(own)))
    #expect(run.problem == .sceneOpen(own))
    run.act(.scene(.open(second)))
    run.act(.scene(.open(second)))
    #expect(run.problem == .sceneOpen(second))
  }

  @Test func theApplicationCountsForAll() {  // U2, U8
    var scenes = Scenes()
    scenes.platform.plist.isViewControllerBased = false
    let plain = scenes.builder.controller("Plain")
    scenes.scene("Two", scenes.builder.use(plain))
    let yes = scenes.builder.bool(true)
    let hide = scenes.builder.handler([.configure(.setApplicationHidden(yes, animation: .none))])
    let (own, second) = (scenes.builder.symbol("App"), scenes.builder.symbol("Two"))
    var run = scenes.builder.run(scenes.builder.use(plain), scenes.platform)
    run.act(.scene(.open(second)))
    run.act(.run(hide))
    #expect(run.isHidden && run.hiddenOwner == "application")
    run.act(.scene(.activate(own)))
    #expect(run.isHidden && run.hiddenOwner == "application")
  }

  @Test func sharedStateReachesEachBarAndOnlyTheOwnChangeIsTold() {
    var scenes = Scenes()
    let flag = scenes.builder.state("flag", .bool(false))
    let read = scenes.builder.read(flag)
    let text = scenes.builder.text("a")
    let view = scenes.builder.modified(text, .bar(.statusBarHidden(read)))
    scenes.scene("Two", view)
    let toggle = scenes.builder.handler([.change(.toggle(flag))])
    let plain = scenes.builder.text("b")
    let (own, second) = (scenes.builder.symbol("App"), scenes.builder.symbol("Two"))
    var run = scenes.builder.run(plain, scenes.platform)
    run.act(.scene(.open(second)))
    run.act(.scene(.activate(own)))
    run.act(.run(toggle))
    #expect(!run.isHidden && run.lastChange == nil)
    run.act(.scene(.activate(second)))
    #expect(run.isHidden && run.lastChange == nil && run.hiddenOwner == "Two")
  }

  @Test func aSceneHasItsOwnPhaseAndTheAppTheirsTogether() {
    var scenes = Scenes()
    let phase = scenes.builder.formula(.environment(.scenePhase))
    let count = scenes.builder.state("count", .number(0))
    let one = scenes.builder.number(1)
    let sum = scenes.builder.formula(.arithmetic(Arithmetic(.add), scenes.builder.read(count), one))
    let handler = scenes.builder.handler([.change(.assign(count, sum))])
    scenes.builder.program.scenePhaseHandlers = [handler]
    let text = scenes.builder.text("a")
    let background = scenes.builder.constant(.scenePhase(.background))
    let isAway = scenes.builder.formula(.compare(.equal, phase, background))
    scenes.scene("Two", scenes.builder.modified(text, .bar(.statusBarHidden(isAway))))
    let (own, second) = (scenes.builder.symbol("App"), scenes.builder.symbol("Two"))
    let root = scenes.builder.text("b")
    let read = scenes.builder.read(count)
    var run = scenes.builder.run(root, scenes.platform)
    func counted() -> Value { run.questions.value(read, screen: nil) }
    #expect(counted() == .number(1))
    run.act(.scene(.open(second)))
    run.act(.background)
    #expect(run.isHidden && counted() == .number(1))
    run.act(.scene(.activate(own)))
    run.act(.background)
    #expect(counted() == .number(3))
    run.act(.scene(.activate(second)))
    #expect(!run.isHidden && counted() == .number(4))
  }

  @Test func aRequestOfAnotherSceneIsAnsweredThere() {  // U20, P9
    var scenes = Scenes()
    let first = scenes.builder.controller("First")
    let second = scenes.builder.controller("Second")
    let no = scenes.builder.bool(false)
    scenes.builder.program.screens[Int(second.index)].slots.append(
      Slot(
        name: scenes.builder.symbol("flag"), kind: .state, initial: no, site: .none))
    scenes.builder.program.screens[Int(second.index)].overrides[.prefersStatusBarHidden] =
      scenes.builder.read(.own(0))
    let hide = scenes.builder.handler([
      .change(.toggle(.own(0))), .configure(.requestUpdate(of: nil)),
    ])
    scenes.scene("Two", scenes.builder.use(second))
    let (own, two) = (scenes.builder.symbol("App"), scenes.builder.symbol("Two"))
    var run = scenes.builder.run(scenes.builder.use(first), scenes.platform)
    run.act(.scene(.open(two)))
    run.act(.scene(.activate(own)))
    run.act(.call(ScreenUse(second), hide, arguments: []))
    #expect(!run.isHidden && run.problem == nil)
    run.act(.scene(.activate(two)))
    #expect(run.isHidden)
  }

  @Test func aSceneHasItsOwnSize() {
    var scenes = Scenes()
    let split = scenes.builder.controller("Split", .split)
    let light = scenes.builder.controller("Light", style: .lightContent)
    let dark = scenes.builder.controller("Dark", style: .darkContent)
    let children = [scenes.builder.use(light), scenes.builder.use(dark)]
    let view = scenes.builder.holding(split, children)
    scenes.scene("Two", view)
    let (own, two) = (scenes.builder.symbol("App"), scenes.builder.symbol("Two"))
    scenes.platform.orientation = .landscapeLeft
    var run = scenes.builder.run(view, scenes.platform)
    run.act(.device(.resize(.compact)))
    #expect(!run.bar.isSplit)
    run.act(.scene(.open(two)))
    #expect(run.bar.isSplit)
    run.act(.scene(.activate(own)))
    #expect(!run.bar.isSplit && !run.questions.resolve().bar.isSplit)
  }
}
