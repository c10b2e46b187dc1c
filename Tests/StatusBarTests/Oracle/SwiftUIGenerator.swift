/// What happens in a generated run of a SwiftUI app.
enum SwiftUIAction {
  case push(Int)
  case pop
  case present(Int, OraclePresentation.Kind, isLarge: Bool)
  case dismiss
  case selectTab(Int)
  case rotate(isLandscape: Bool)
  case appearance(isDark: Bool)
  case scroll(Double)
}

/// A generated SwiftUI app and what is done to it.
struct SwiftUICase {
  var seed: UInt64
  var start: SwiftUIOracle
  /// Screens that are pushed: without containers.
  var screens: [OracleView]
  var backdrops: [Bool?] = []
  /// Screens that are presented: perhaps with containers.
  var sheets: [OracleView]
  var actions: [SwiftUIAction]
}

extension SplitMix64 {
  mutating func swiftUICase(seed: UInt64) -> SwiftUICase {
    let platform = platform(releases: OracleReleases.withSwiftUI)
    var number = 0
    let root = container(platform.os, &number)
    var oracle = SwiftUIOracle(
      platform: platform, presentations: [OraclePresentation(kind: .root, tree: root)])
    if oneIn(8) { oracle.presentations[0].hostStyle = pick(OracleStyle.allCases) }
    if oneIn(6) { oracle.stackChildHonouredFrom = pick([1604, 1800, 2600]) }
    var result = SwiftUICase(seed: seed, start: oracle, screens: [], sheets: [], actions: [])
    // What iOS 27's placement does on a pushed screen is not known.
    for _ in 0..<3 {
      result.screens.append(screen(min(platform.os, 2600)))
      result.backdrops.append(maybe(oneIn: 3, [true, false]))
    }
    for _ in 0..<2 { result.sheets.append(container(platform.os, &number)) }
    result.actions = swiftUIActions(result)
    return result
  }

  /// A tree with a container of screens, or a plain one, perhaps with modifiers around it.
  private mutating func container(_ os: Int, _ number: inout Int) -> OracleView {
    var view: OracleView
    switch below(5) {
    case 0: view = screen(os)
    case 1:
      var tabs: [OracleView] = []
      for _ in 0..<2 { tabs.append(oneIn(2) ? screen(os) : navigation(os, &number)) }
      view = .tabs(tabs)
    default: view = navigation(os, &number)
    }
    if oneIn(3) { view = .statusBarHidden(oneIn(2), view) }
    if oneIn(4) { view = .preferredScheme(isDark: oneIn(4) ? nil : oneIn(2), view) }
    if oneIn(8) { view = .localScheme(isDark: oneIn(2), view) }
    return view
  }

  private mutating func navigation(_ os: Int, _ number: inout Int) -> OracleView {
    number += 1
    // `NavigationStack` came with iOS 16.
    let kind: OracleView.Navigation = os >= 1600 && !oneIn(3) ? .stack : .view
    return .navigation(kind, number, screen(os))
  }

  /// A screen without containers; each toolbar modifier occurs once at most.
  mutating func screen(_ os: Int) -> OracleView {
    var view = oneIn(2) ? OracleView.scroll(content(os)) : content(os)
    if os >= 1600 && oneIn(2) { view = .barScheme(isDark: oneIn(5) ? nil : oneIn(2), view) }
    if os >= 1600 && oneIn(2) {
      view = .barBackground(pick(OracleView.Visibility.allCases), view)
    }
    if os >= 1600 && oneIn(5) { view = .barVisibility(oneIn(3) ? .visible : .hidden, view) }
    if os >= 2700 && oneIn(4) {
      view = .statusVisibility(pick(OracleView.Visibility.allCases), view)
    }
    if os >= 2700 && oneIn(4) { view = .statusScheme(isDark: oneIn(2), view) }
    if oneIn(3) { view = .statusBarHidden(oneIn(2), view) }
    if oneIn(5) { view = .preferredScheme(isDark: oneIn(4) ? nil : oneIn(2), view) }
    return view
  }

  private mutating func content(_ os: Int) -> OracleView {
    switch below(6) {
    case 0:
      var parts = [OracleView.leaf]
      for _ in 0..<2 { parts.append(part(os)) }
      return .group(parts)
    case 1: return part(os)
    default: return .leaf
    }
  }

  private mutating func part(_ os: Int) -> OracleView {
    switch below(5) {
    case 0: return .statusBarHidden(oneIn(2), .leaf)
    case 1: return .preferredScheme(isDark: oneIn(3) ? nil : oneIn(2), .leaf)
    case 2 where os >= 1404:
      return .embedded(
        hidden: maybe(oneIn: 2, [true, false]), style: maybe(oneIn: 2, OracleStyle.allCases))
    default: return .leaf
    }
  }

  private mutating func swiftUIActions(_ start: SwiftUICase) -> [SwiftUIAction] {
    var oracle = start.start
    var actions: [SwiftUIAction] = []
    for _ in 0..<(2 + below(8)) {
      let action = anySwiftUIAction(start)
      if oracle.apply(action, start) { actions.append(action) }
    }
    return actions
  }

  private mutating func anySwiftUIAction(_ start: SwiftUICase) -> SwiftUIAction {
    switch below(10) {
    case 0, 1: .push(below(start.screens.count))
    case 2: .pop
    case 3: .present(below(start.sheets.count), .cover, isLarge: true)
    case 4:
      .present(below(start.sheets.count), pick([.sheet, .sheet, .popover]), isLarge: !oneIn(3))
    case 5: .dismiss
    case 6: .selectTab(below(2))
    case 7: .rotate(isLandscape: oneIn(2))
    case 8: .appearance(isDark: oneIn(2))
    default: .scroll(pick([-250, -3, -2.9, 0, 20]))
    }
  }
}

extension SwiftUIOracle {
  /// Does one action; `false` iff it cannot be done.
  mutating func apply(_ action: SwiftUIAction, _ start: SwiftUICase) -> Bool {
    switch action {
    case .push(let index):
      return push(start.screens[index], isBackdropDark: start.backdrops[index])
    case .pop: return pop()
    case .present(let index, let kind, let isLarge):
      return present(start.sheets[index], as: kind, isLarge: isLarge)
    case .dismiss: return dismiss()
    case .selectTab(let number): return selectTab(number)
    case .rotate(let isLandscape):
      platform.isLandscape = isLandscape
      return true
    case .appearance(let isDark):
      platform.isDark = isDark
      return true
    case .scroll(let offset): return scroll(to: offset)
    }
  }
}
