import Testing

/// Expects that something could be done; a macro cannot hold what mutates.
private func did(_ isDone: Bool, at location: SourceLocation = #_sourceLocation) {
  #expect(isDone, sourceLocation: location)
}

private func answer(
  hidden: Bool, _ content: OracleContent, tree: OracleView, os: Int = 1600, isDark: Bool = false
) -> Bool {
  var platform = OraclePlatform()
  platform.os = os
  platform.isDark = isDark
  let oracle = SwiftUIOracle(
    platform: platform, presentations: [OraclePresentation(kind: .root, tree: tree)])
  let answer = oracle.resolve()
  return answer.isHidden == hidden && (hidden || answer.content == content)
}

@Suite struct OracleWorkedValueTests {
  /// Header of 250 points, light mode, hidden bar background, dark bar scheme.
  private struct Album {
    var state = ScrollOracle()
    var oracle: SwiftUIOracle

    init() {
      let photo = OracleView.barScheme(
        isDark: true, .barBackground(.hidden, .scroll(.leaf)))
      oracle = SwiftUIOracle(presentations: [
        OraclePresentation(kind: .root, tree: .navigation(.stack, 1, photo))
      ])
      state.appear(0)
    }

    mutating func scroll(to offset: Double) {
      state.scroll(0, to: offset)
      _ = oracle.scroll(to: offset)
    }

    var ratio: Double {
      ScrollOracle.ratio(height: 250, offset: state.offsets[0] ?? 0, stretches: true)
    }
  }

  @Test(arguments: [
    (20.0, true, OracleContent.dark, 1.08, 0.0), (0, true, .dark, 1, 0),
    (-2, true, .dark, 0.992, 0.008), (-2.9, true, .dark, 0.9884, 0.0116),
    (-3, false, .light, 0.988, 0.012), (-125, false, .light, 0.5, 0.5),
    (-250, false, .light, 0, 1), (-300, false, .light, -0.2, 1),
  ])
  func theWorkedValues(
    offset: Double, hidden: Bool, content: OracleContent, ratio: Double, title: Double
  ) {
    var album = Album()
    album.scroll(to: offset)
    #expect(album.state.isHidden == hidden)
    #expect(album.oracle.resolve().content == content)
    #expect(abs(album.ratio - ratio) < 1e-9)
    #expect(abs(ScrollOracle.titleOpacity(ratio: album.ratio) - title) < 1e-9)
  }

  @Test func leavingShowsTheBarAndMayHideItAgain() {
    for resetFires in [false, true] {
      var state = ScrollOracle()
      state.resetFires = resetFires
      state.appear(0)
      #expect(state.isHidden)
      state.scroll(0, to: -125)
      #expect(!state.isHidden)
      state.presentedChanged(0)
      #expect(state.isHidden == resetFires)
      state.appear(0)
      state.presentedChanged(0)
      #expect(!state.isHidden)
    }
  }

  @Test func onlyTheFlaggedStateAnimates() {
    var state = ScrollOracle()
    state.isAnimated = true
    state.appear(0)
    #expect(state.wasAnimated)
    state.presentedChanged(0)
    #expect(!state.wasAnimated)
    #expect(ScrollOracle.hidesUntilPulled(1.9))
    #expect(!ScrollOracle.hidesUntilPulled(2))
  }
}

@Suite struct OracleQueueTraceTests {
  private func active() -> QueueOracle {
    var queue = QueueOracle()
    queue.activate()
    queue.appear(.light)
    return queue
  }

  @Test func pushingAndPoppingIsRight() {
    var queue = active()
    queue.appear(.dark)
    #expect(queue.queue == [.light, .dark])
    queue.disappear()
    #expect(queue.queue == [.dark])
    #expect(queue.shown == .dark)
    queue.appear(.light)
    #expect(queue.queue == [.dark, .light])
    queue.disappear()
    #expect(queue.queue == [.light])
    #expect(queue.shown == .light)
  }

  @Test func aSheetLeavesItsStyleBehind() {
    var queue = active()
    queue.appear(.dark)
    queue.disappear()
    #expect(queue.queue == [.dark])
    #expect(queue.shown == .dark)
  }

  @Test func aChangeWithTwoEntriesDropsTheOtherScreens() {
    var queue = active()
    queue.appear(.dark)
    queue.change(.default)
    #expect(queue.queue == [.dark, .default])
  }

  @Test func anEmptyQueueTraps() {
    var queue = QueueOracle()
    queue.disappear()
    #expect(queue.hasTrapped)
  }

  @Test func aSecondActivationReportsFailureAndKeepsTheExchange() {
    var queue = active()
    #expect(queue.shown == .light)
    #expect(!queue.showsFallbackStrip)
    queue.activate()
    #expect(queue.showsFallbackStrip)
    #expect(queue.style == .light)
    var late = QueueOracle()
    late.appear(.light)
    #expect(late.shown == .default)
    late.activate(hasKeyWindow: false)
    late.activate()
    #expect(late.showsFallbackStrip)
    #expect(late.style == .default)
  }
}

@Suite struct OracleSanityTests {
  @Test func visibilityInContainersOfSwiftUI() {
    #expect(answer(hidden: true, .dark, tree: .statusBarHidden(true, .leaf)))
    #expect(answer(hidden: false, .light, tree: .leaf, isDark: true))
    #expect(
      answer(hidden: true, .dark, tree: .statusBarHidden(true, .statusBarHidden(false, .leaf))))
    let siblings = OracleView.group([.statusBarHidden(false, .leaf), .statusBarHidden(true, .leaf)])
    #expect(answer(hidden: true, .dark, tree: siblings))
    let embedded = OracleView.statusBarHidden(true, .group([.embedded(hidden: nil, style: nil)]))
    #expect(answer(hidden: true, .dark, tree: embedded))
    let overriding = OracleView.statusBarHidden(
      true, .group([.embedded(hidden: false, style: nil)]))
    #expect(answer(hidden: false, .dark, tree: overriding))
  }

  @Test func aStackDoesNotAskWhatItPushesAndAViewDoes() {
    for (kind, hidden) in [(OracleView.Navigation.stack, false), (.view, true)] {
      var oracle = SwiftUIOracle(presentations: [
        OraclePresentation(kind: .root, tree: .navigation(kind, 1, .leaf))
      ])
      did(oracle.push(.statusBarHidden(true, .leaf), isBackdropDark: nil))
      #expect(oracle.resolve().isHidden == hidden)
      did(oracle.pop())
      #expect(oracle.resolve().isHidden == false)
      did(!oracle.pop())
    }
  }

  @Test func aCardIsLightUpToIOS25AndACoverDecides() {
    for (os, content) in [(1600, OracleContent.light), (2600, .automatic(isLightByHint: false))] {
      var oracle = SwiftUIOracle(presentations: [OraclePresentation(kind: .root, tree: .leaf)])
      oracle.platform.os = os
      did(oracle.present(.statusBarHidden(true, .leaf), as: .sheet, isLarge: true))
      #expect(oracle.resolve().isHidden == false)
      #expect(oracle.resolve().content == content)
      did(oracle.dismiss())
      did(oracle.present(.statusBarHidden(true, .leaf), as: .cover, isLarge: true))
      #expect(oracle.resolve().isHidden == true)
    }
  }

  @Test func generatorsGiveTheSameForTheSameSeedAndDoThings() {
    var actions = 0
    for seed in 0..<200 as Range<UInt64> {
      var first = SplitMix64(seed: seed)
      var second = SplitMix64(seed: seed)
      let one = first.uikitCase(seed: seed)
      let other = second.uikitCase(seed: seed)
      #expect(one.actions.count == other.actions.count)
      #expect(one.start.resolve() == other.start.resolve())
      #expect(one.start.controllers.count == other.start.controllers.count)
      actions += one.actions.count
      #expect(
        first.swiftUICase(seed: seed).actions.count == second.swiftUICase(seed: seed).actions.count)
    }
    #expect(actions > 400)
  }

  @Test func theFirstNumbersOfTheGeneratorAreThoseOfItsDefinition() {
    var generator = SplitMix64(seed: 1_234_567)
    let first = generator.next()
    let second = generator.next()
    #expect(first == 6_457_827_717_110_365_317)
    #expect(second == 3_203_168_211_198_807_973)
  }
}

@Suite struct OracleUIKitTests {
  private func app(_ os: Int = 1600, _ change: (inout OraclePlatform) -> Void = { _ in })
    -> UIKitOracle
  {
    var oracle = UIKitOracle()
    oracle.platform.os = os
    oracle.platform.sdk = os
    change(&oracle.platform)
    var navigation = OracleController(kind: .navigation)
    navigation.children = [1]
    var top = OracleController()
    top.parent = 0
    top.hidden = true
    top.style = .light
    oracle.controllers = [navigation, top]
    oracle.windows = [OracleWindow(root: 0)]
    return oracle
  }

  @Test func u25AndU22AVisibleNavigationBarKeepsTheQuestions() {
    let notched = app()
    #expect(notched.resolve().isHidden == false)
    #expect(notched.resolve().hiddenOwner == .member(0))
    #expect(notched.resolve().style == .default)
    #expect(app(1600) { $0.hasHomeButton = true }.resolve().isHidden == true)
    #expect(app(1600) { $0.assumptions = false }.resolve().isHidden == true)
    var hidden = app()
    hidden.controllers[0].isBarHidden = true
    #expect(hidden.resolve().isHidden == true)
    hidden.controllers[1].hidden = false
    #expect(hidden.resolve().style == .light)
    #expect(hidden.resolve().styleOwner == .member(1))
  }

  @Test func u34U35AndU36WhatIsPresentedTakesControlOrNot() {
    var hiding = OracleController()
    hiding.hidden = true
    for (os, style, takes) in [
      (1205, OracleController.ModalStyle.formSheet, true), (1300, .formSheet, false),
      (1300, .fullScreen, true), (802, .custom, false), (803, .custom, true),
      (1000, .custom, false), (1600, .overFullScreen, false),
    ] {
      var oracle = app(os) { $0.hasHomeButton = true }
      oracle.controllers[1].hidden = false
      did(oracle.present(hiding, as: style, captures: false, isLarge: false))
      #expect(oracle.resolve().isHidden == takes, "\(os) \(style.rawValue)")
      did(oracle.dismiss())
      #expect(oracle.resolve().isHidden == false)
    }
  }

  @Test func u37ACardMakesTheBarVisibleAndLight() {
    var oracle = app(1600) { $0.hasHomeButton = true }
    #expect(oracle.resolve().isHidden == true)
    did(oracle.present(OracleController(), as: .automatic, captures: false, isLarge: true))
    #expect(oracle.resolve().isHidden == false)
    #expect(oracle.resolve().content == .light)
    oracle.platform.assumptions = false
    #expect(oracle.resolve().isHidden == true)
  }

  @Test func u10SDK27IgnoresTheApplicationsSetters() {
    for (sdk, hidden) in [(2600, true), (2700, false)] {
      var oracle = app(2700) { $0.isControllerBased = false }
      oracle.platform.sdk = sdk
      oracle.appHidden = true
      #expect(oracle.resolve().isHidden == hidden)
    }
  }

  @Test func u44AWindowOnTopIsAskedIfItFillsTheScreen() {
    var oracle = app()
    oracle.controllers.append(OracleController(hidden: true))
    oracle.windows.append(OracleWindow(root: 2, level: 1, order: 1, fillsScreen: false))
    #expect(oracle.resolve().hiddenOwner == .member(0))
    oracle.windows[1].fillsScreen = true
    #expect(oracle.resolve().hiddenOwner == .member(2))
    oracle.windows[1].isHidden = true
    #expect(oracle.resolve().hiddenOwner == .member(0))
  }
}
